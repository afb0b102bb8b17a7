"""The back: the six suits in a net of rope."""

from kozyr.web.art.decktet.block import INK, KNOT, PAPER, line, rope
from kozyr.web.art.pen import OUTLINE, element, group, path, use

FIELD = "M22 14H228A8 8 0 0 1 236 22V328A8 8 0 0 1 228 336H22A8 8 0 0 1 14 328V22A8 8 0 0 1 22 14Z"
RING = OUTLINE + FIELD


ACROSS, DOWN = 37, 26.83
"""How far apart the crossings of the net are; every second row lies half a step further."""

_CROSSINGS = "decktet-crossings"


def definitions() -> str:
    """The suits at the crossings, as a pattern: a page shows some dozens of backs at once."""
    crossings = [
        use(
            f"decktet-suit-{'MSWLYK'[(column * 2 + row) % 6]}",
            x=5 + ACROSS * column + ACROSS / 2 * (row % 2),
            y=5 + DOWN * row,
            width=18,
            height=18,
        )
        for row in range(6)
        for column in range(3)
    ]
    return element(
        "pattern",
        group(*crossings, transform="translate(-4.75 -0.6)"),
        id=_CROSSINGS,
        x=4.75,
        y=0.6,
        width=3 * ACROSS,
        height=6 * DOWN,
        patternUnits="userSpaceOnUse",
    )


def back() -> str:
    """A lozenge net with a suit at every crossing, inside a border."""
    net = "".join(f"M{x} 14L{x + 222} 336M{x} 336L{x + 222} 14" for x in range(-208, 240, 37))
    return group(
        path(FIELD, "#27364f", stroke="none"),
        line(net, 5),
        line(net, 2, KNOT),
        path(FIELD, f"url(#{_CROSSINGS})", stroke="none"),
        path(RING, PAPER, fill_rule="evenodd", stroke="none"),
        path(OUTLINE, "none", stroke="#8c8069", stroke_width=1),
        line(FIELD, 3),
        rope(
            (
                "M24 19H226A5 5 0 0 1 231 24V326A5 5 0 0 1 226 331H24"
                "A5 5 0 0 1 19 326V24A5 5 0 0 1 24 19Z"
            ),
            KNOT,
            5,
        ),
        fill=INK,
        stroke=INK,
    )
