"""Blaze's deck: three suits on lacquered trays, Firebirds, Feathers and Betting cards.

Ids: `firebird-B7`, `firebird-RF` (a Firebird), `firebird-suit-Y`, `firebird-feather-3`,
`firebird-bet-0`, `firebird-bet-1`, `firebird-back`, `firebird-bet-back`. Custom properties:
`--firebird-blue`, `--firebird-red`, `--firebird-yellow`, and `--player` for the owner of a bet.
"""

from collections.abc import Iterator

from kozyr.decks import FIREBIRD
from kozyr.web.art.firebird.backs import back, bet_back
from kozyr.web.art.firebird.backs import definitions as back_definitions
from kozyr.web.art.firebird.bird import bird_card
from kozyr.web.art.firebird.paint import INK, paper
from kozyr.web.art.firebird.prizes import bet, blank_feather, feather
from kozyr.web.art.firebird.suits import COLOURS, GLYPHS, SIZE, glyph
from kozyr.web.art.firebird.trays import tray
from kozyr.web.art.numerals import numeral
from kozyr.web.art.pen import HEIGHT, WIDTH, Symbol, group, half_turn, use

MIDDLE = 28

PLACES = {
    "1": ((125, 175),),
    "2": ((125, 105), (125, 245)),
    "3": ((125, 85), (125, 175), (125, 265)),
    "4": ((100, 125), (150, 125), (100, 225), (150, 225)),
    "5": ((96, 115), (154, 115), (125, 175), (96, 235), (154, 235)),
    "6": ((98, 107), (152, 107), (98, 175), (152, 175), (98, 243), (152, 243)),
    "7": ((98, 110), (152, 110), (125, 66), (125, 150), (90, 200), (160, 200), (125, 250)),
    "8": (
        (125, 66),
        (96, 112),
        (154, 112),
        (96, 175),
        (154, 175),
        (96, 238),
        (154, 238),
        (125, 284),
    ),
    "9": (
        (125, 60),
        (96, 104),
        (154, 104),
        (125, 148),
        (88, 188),
        (162, 188),
        (96, 236),
        (154, 236),
        (125, 282),
    ),
}
"""Where a card's flowers lie, by its value."""
SIZES = {"1": 96, "2": 66, "3": 56, "4": 48, "5": 46}


def card(code: str) -> str:
    """The markup of a playing card."""
    suit, rank = code[0], code[1]
    size = SIZES.get(rank, 42)
    flowers = "".join(
        use(f"firebird-suit-{suit}", x=x - size / 2, y=y - size / 2, width=size, height=size)
        for x, y in PLACES[rank]
    )
    corner = f"firebird-{code}-index"
    index = numeral(rank, MIDDLE, 11, 62, COLOURS[suit], INK) + use(
        f"firebird-suit-{suit}", x=MIDDLE - 23, y=76, width=46, height=46
    )
    return use(f"firebird-tray-{suit}") + flowers + group(index, id=corner) + half_turn(corner)


def definitions() -> str:
    """The trays, and the Feather without its value."""
    trays = "".join(group(paper(), tray(suit), id=f"firebird-tray-{suit}") for suit in GLYPHS)
    return trays + group(blank_feather(), id="firebird-plume") + back_definitions()


def symbols() -> Iterator[Symbol]:
    """The cards, the suits for use in text, and the backs."""
    for suit in GLYPHS:
        yield Symbol(f"firebird-suit-{suit}", glyph(suit), SIZE, SIZE)
    for code in FIREBIRD.codes:
        drawn = bird_card(code[0]) if code[1] == "F" else card(code)
        yield Symbol(f"firebird-{code}", drawn, WIDTH, HEIGHT)
    for number in "12345":
        yield Symbol(f"firebird-feather-{number}", feather(number), WIDTH, HEIGHT)
    for number in "01":
        yield Symbol(f"firebird-bet-{number}", bet(number), WIDTH, HEIGHT)
    yield Symbol("firebird-back", back(), WIDTH, HEIGHT)
    yield Symbol("firebird-bet-back", bet_back(), WIDTH, HEIGHT)
