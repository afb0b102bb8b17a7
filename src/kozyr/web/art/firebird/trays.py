"""The lacquered trays on which a suit's flowers lie: a shape and patterns for each suit."""

from kozyr.web.art.firebird.paint import (
    CREAM,
    DIM,
    GOLD,
    INK,
    LACQUER,
    about_middle,
    blade,
    fan,
    mirrored,
    stem,
)
from kozyr.web.art.firebird.suits import COLOURS
from kozyr.web.art.pen import group, path
from kozyr.web.art.woodcut import chords

SHAPES = {
    "B": (
        "M125 18C186 18 204 92 204 175C204 258 186 332 125 332C64 332 46 258 46 175"
        "C46 92 64 18 125 18Z"
    ),
    "R": (
        "M125 12C138 52 202 84 202 175C202 266 138 298 125 338C112 298 48 266 48 175"
        "C48 84 112 52 125 12Z"
    ),
    "Y": (
        "M94 18H156C156 66 170 82 204 84V266C170 268 156 284 156 332H94"
        "C94 284 80 268 46 266V84C80 82 94 66 94 18Z"
    ),
}
DASHES = {"B": "13 5 1 5", "R": "0 11", "Y": "6 6"}
SPOTS = {"B": "butt", "R": "round", "Y": "butt"}


def inner(suit: str, share: float) -> str:
    """The transform that shrinks a shape about the middle of the card, by as much on every side."""
    across = 1 - share / 78
    along = 1 - share / 157
    return f"matrix({across:.3f} 0 0 {along:.3f} {125 * (1 - across):.2f} {175 * (1 - along):.2f})"


def ground(suit: str) -> str:
    """The pattern that fills a suit's tray: scales, seeds or a lattice, cut to its shape."""
    shape, data = SHAPES[suit], ""
    if suit == "Y":
        for angle in (45, 135):
            data += "".join(
                f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}" for a, b in chords(shape, angle, 13)
            )
        return data
    for row, (a, b) in enumerate(chords(shape, 0, 9 if suit == "B" else 12)):
        x = 125 - 160 + 8 * (row % 2)
        while x < b[0] - 6:
            if x > a[0] + 6:
                data += f"M{x - 7} {a[1]:.0f}q7 9 14 0" if suit == "B" else f"M{x} {a[1]:.0f}h.1"
            x += 16
    return data


def vine() -> str:
    """A quarter of the vine that every tray carries, right of the middle and above it."""
    blades = (
        (166, 132, 0.62, -52),
        (160, 146, 0.62, -20),
        (144, 156, 0.62, 30),
        (156, 96, 0.6, -70),
        (150, 106, 0.6, -20),
        (138, 114, 0.6, 24),
        (148, 62, 0.5, -70),
        (140, 74, 0.5, -10),
        (125, 46, 0.6, -72),
    )
    pairs = ((172, 0.62), (128, 0.6), (88, 0.5))
    lines = (
        "M125 175V44"
        "M125 162C146 164 168 150 167 130C166 116 149 116 149 128C149 136 158 137 159 130"
        "M125 120C142 120 158 110 157 94C156 82 142 82 142 92C142 99 150 100 151 94"
        "M125 80C138 80 150 72 149 60C148 51 137 51 137 59C137 64 143 66 145 60"
    )
    return (
        stem(lines, 2.2, DIM)
        + path("".join(blade(x, y, s, t, True) for x, y, s, t in blades), DIM)
        + path("".join(blade(125, y, s, -30) for y, s in pairs), DIM)
    )


def tray(suit: str) -> str:
    """A suit's tray with its rim, its pattern and the vine, and sprays in the two free corners."""
    shape, colour = SHAPES[suit], COLOURS[suit]
    spots = {"B": CREAM, "R": CREAM, "Y": INK}[suit]
    return (
        about_middle(fan(233, 17, colour))
        + path(shape, colour, stroke=INK, stroke_width=3)
        + path(
            shape,
            "none",
            transform=inner(suit, 7),
            stroke=spots,
            stroke_width=5 if suit != "B" else 4,
            stroke_dasharray=DASHES[suit],
            stroke_linecap=SPOTS[suit],
        )
        + path(shape, LACQUER, transform=inner(suit, 14), stroke=GOLD, stroke_width=2.6)
        + group(
            path(
                ground(suit),
                "none",
                stroke=colour,
                stroke_width=3.4 if suit == "R" else 1.5,
                stroke_linecap="round",
                opacity=".5",
            ),
            transform=inner(suit, 16),
        )
        + about_middle(vine() + mirrored(vine()), transform="matrix(1 0 0 .94 0 10.5)")
    )
