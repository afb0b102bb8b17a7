"""The Decktet's cards: 36 woodcuts, each tinted with the colours of its suits.

The Decktet is P. D. Magnus's design (CC BY-NC-SA); these drawings are the project's own. A card is
a panel with its emblem, notched at two corners for rank and suits. The band beneath the panel
(y 318 to 342, x 14 to 190) stays empty, for the card's name in the reader's language.

Custom properties: `--moons`, `--suns`, `--waves`, `--leaves`, `--wyrms`, `--knots`.
"""

from collections.abc import Iterator

from kozyr.decks import DECKTET
from kozyr.web.art.decktet import (
    aces,
    back,
    crowns,
    eight,
    fates,
    five,
    four,
    nine,
    scenery,
    seven,
    six,
    three,
    two,
)
from kozyr.web.art.decktet.block import INK, PAPER
from kozyr.web.art.decktet.suits import GLYPHS, SIZE, crown, glyph
from kozyr.web.art.numerals import numeral
from kozyr.web.art.pen import HEIGHT, OUTLINE, WIDTH, Symbol, element, group, half_turn, path, use

EMBLEMS = {
    **aces.EMBLEMS,
    **crowns.EMBLEMS,
    **fates.EMBLEMS,
    **eight.EMBLEMS,
    **five.EMBLEMS,
    **four.EMBLEMS,
    **nine.EMBLEMS,
    **seven.EMBLEMS,
    **six.EMBLEMS,
    **three.EMBLEMS,
    **two.EMBLEMS,
}

PANEL = (
    "M62 14H228A8 8 0 0 1 236 22V182A8 8 0 0 1 228 190H204A8 8 0 0 0 196 198V306A8 8 0 0 1 190 314"
    "H22A8 8 0 0 1 14 306V168A8 8 0 0 1 22 160H46A8 8 0 0 0 54 152V22A8 8 0 0 1 62 14Z"
)

MIDDLE = 29


def definitions() -> str:
    """The card around the panel, laid over every emblem so that drawings may run out of it."""
    frame = path(OUTLINE + PANEL, PAPER, fill_rule="evenodd", stroke="none")
    lines = path(OUTLINE, "none", stroke="#8c8069", stroke_width=1) + path(
        PANEL, "none", stroke_width=3
    )
    return (
        group(frame, lines, id="decktet-frame", stroke=INK, stroke_linejoin="round")
        + scenery.definitions()
        + back.definitions()
    )


def index(code: str) -> str:
    """Rank over suits, for a corner."""
    rank, suits = code[0], code[1:]
    if rank == "C":
        top = group(crown(), transform=f"translate({MIDDLE - 19} 8) scale(1.2)") + numeral(
            "10", MIDDLE, 46, 50, INK
        )
        first = 102
    else:
        top, first = numeral(rank, MIDDLE, 9, 60, INK), 72
    glyphs = "".join(
        use(f"decktet-suit-{suit}", x=MIDDLE - 21, y=first + 42 * i, width=42, height=42)
        for i, suit in enumerate(suits)
    )
    return top + glyphs


def card(code: str) -> str:
    """The markup of a card; an inner `svg` keeps the emblem off the rounded corners."""
    emblem = element(
        "svg",
        EMBLEMS[code](),
        x=10,
        y=10,
        width=230,
        height=308,
        viewBox="10 10 230 308",
        fill=INK,
        stroke=INK,
        stroke_width=2.6,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    corner = f"decktet-{code}-index"
    return (
        element("rect", x=10, y=10, width=230, height=308, fill=PAPER)
        + emblem
        + use("decktet-frame")
        + group(index(code), id=corner)
        + half_turn(corner)
    )


def symbols() -> Iterator[Symbol]:
    """The cards, the suits for use in text, and the back."""
    for suit in GLYPHS:
        yield Symbol(f"decktet-suit-{suit}", glyph(suit), SIZE, SIZE)
    for code in DECKTET.codes:
        yield Symbol(f"decktet-{code}", card(code), WIDTH, HEIGHT)
    yield Symbol("decktet-back", back.back(), WIDTH, HEIGHT)
