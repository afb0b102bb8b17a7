"""The back: the six suits in a net of rope."""

from kozyr.web.art.decktet.block import INK, KNOT, PAPER, line, rope
from kozyr.web.art.pen import OUTLINE, group, path, use

FIELD = "M22 14H228A8 8 0 0 1 236 22V328A8 8 0 0 1 228 336H22A8 8 0 0 1 14 328V22A8 8 0 0 1 22 14Z"
RING = OUTLINE + FIELD


def back() -> str:
    """A lozenge net with a suit at every crossing, inside a border."""
    net = "".join(f"M{x} 14L{x + 222} 336M{x} 336L{x + 222} 14" for x in range(-208, 240, 37))
    crossings = []
    for row in range(13):
        for column in range(7):
            x = 14 + 37 * column + 18.5 * (row % 2)
            y = 14 + 26.83 * row
            suit = "MSWLYK"[(column * 2 + row) % 6]
            crossings.append(use(f"decktet-suit-{suit}", x=x - 9, y=y - 9, width=18, height=18))
    return group(
        path(FIELD, "#27364f", stroke="none"),
        line(net, 5),
        line(net, 2, KNOT),
        *crossings,
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
