"""The Atlasnye deck: 36 double-ended cards after the manner of Saint Petersburg, and their back."""

from collections.abc import Iterator

from kozyr.decks import ATLASNYE
from kozyr.web.art.atlasnye import aces, back, cloth, court, pips
from kozyr.web.art.atlasnye.index import corner, glyphs
from kozyr.web.art.atlasnye.palette import PAPER
from kozyr.web.art.atlasnye.suits import COLOURS, suit_shapes, suit_symbols
from kozyr.web.art.pen import Symbol, group, half_turn, rect, use

__all__ = ["definitions", "symbols"]

_BLANK = "atlasnye-blank"
_FRAME = "atlasnye-frame"


def definitions() -> str:
    """What several cards share: pips, indices, patterns, hands, the empty card."""
    blank = rect(1, 1, 248, 348, PAPER, rx=15, stroke="#3b3733", stroke_width=1.5)
    return "".join(
        (
            suit_shapes(),
            glyphs(),
            cloth.definitions(),
            back.definitions(),
            group(blank, id=_BLANK),
            group(use(_BLANK), court.frame(), id=_FRAME),
        )
    )


def symbols() -> Iterator[Symbol]:
    """The cards by their codes, the back, and the suits."""
    for code in ATLASNYE.codes:
        yield Symbol(f"atlasnye-{code}", _card(code))
    yield Symbol("atlasnye-back", use(_BLANK) + back.back())
    yield from suit_symbols()


def _card(code: str) -> str:
    rank, suit = code[0], code[1]
    ground, half, middle = _BLANK, corner(rank, suit), ""
    if code in court.CODES:
        ground, half = _FRAME, court.upper(code) + half
    elif rank in pips.NUMBERS:
        half, middle = half + pips.upper(rank, suit), pips.centre(rank, suit)
    else:
        middle = aces.ace(suit)
    id_ = f"atlasnye-{code}-half"
    return use(ground) + group(group(half, id=id_), half_turn(id_), middle, fill=COLOURS[suit])
