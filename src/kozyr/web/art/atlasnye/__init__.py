"""The Atlasnye deck: 36 double-ended cards after the manner of Saint Petersburg, and their back."""

from collections.abc import Iterator

from kozyr.decks import ATLASNYE
from kozyr.web.art.atlasnye import pips
from kozyr.web.art.atlasnye.index import corner, glyphs
from kozyr.web.art.atlasnye.suits import COLOURS, pip, suit_shapes, suit_symbols
from kozyr.web.art.pen import Symbol, group, half_turn, rect, use

__all__ = ["definitions", "symbols"]

_BLANK = "atlasnye-blank"


def definitions() -> str:
    """What several cards share: pips, indices, the empty card."""
    blank = rect(1, 1, 248, 348, "#fffdf6", rx=15, stroke="#3b3733", stroke_width=1.5)
    return suit_shapes() + glyphs() + group(blank, id=_BLANK)


def symbols() -> Iterator[Symbol]:
    """The cards by their codes, the back, and the suits."""
    for code in ATLASNYE.codes:
        yield Symbol(f"atlasnye-{code}", _card(code))
    yield Symbol("atlasnye-back", use(_BLANK))
    yield from suit_symbols()


def _card(code: str) -> str:
    rank, suit = code[0], code[1]
    half, middle = corner(rank, suit), ""
    if rank in pips.NUMBERS:
        half += pips.upper(rank, suit)
        middle = pips.centre(rank, suit)
    else:
        middle = pip(suit, 125, 175, 100)
    id_ = f"atlasnye-{code}-half"
    return use(_BLANK) + group(group(half, id=id_), half_turn(id_), middle, fill=COLOURS[suit])
