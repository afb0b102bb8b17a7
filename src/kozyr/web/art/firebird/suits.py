"""The three suits, each its own plant: bluebell, rowan, sunflower; in a box of 32 × 32."""

from kozyr.web.art.firebird.paint import BLUE, CREAM, GREEN, INK, RED, YELLOW
from kozyr.web.art.pen import circle, group, moved, path

SIZE = 32

COLOURS = {"B": BLUE, "R": RED, "Y": YELLOW}


def bluebell() -> str:
    """A hanging bell with a frilled rim."""
    bell = (
        "M16 6C24 6 25 13 26 19C27 22 29 24 31 26C27 29 24 28 21.5 26"
        "C20 29.5 12 29.5 10.5 26C8 28 5 29 1 26C3 24 5 22 6 19C7 13 8 6 16 6Z"
    )
    return (
        path("M16 7C16 3 18 1.5 22 1.5", "none")
        + path(bell, BLUE)
        + path(
            "M12 10C10.5 14 10 18 9.5 21M16 10V22M20 10C21.5 14 22 18 22.5 21",
            "none",
            stroke=CREAM,
            stroke_width=2,
        )
    )


def rowan() -> str:
    """Three berries under a leaf."""
    berries = ((9.5, 15), (22.5, 15), (16, 24.5))
    return path(
        "M16 10C10 9 7 5 7 1.5C13 .5 17 4 16 10ZM16 10C17 5 21 2 26 3C26 8 22 11 16 10Z",
        GREEN,
        stroke_width=1.8,
    ) + "".join(
        circle(x, y, 6.6, RED) + circle(x - 2, y - 2, 1.9, CREAM, stroke="none") for x, y in berries
    )


def sunflower() -> str:
    """A sunflower, twelve petals about a chequered heart."""
    petal = "M0 -4C-4.5 -7 -5 -12 0 -15.4C5 -12 4.5 -7 0 -4Z"
    petals = "".join(path(moved(petal, 16, 16, 36 * i), YELLOW) for i in range(10))
    seeds = "M12.8 14.4L17.6 19.2M14.4 12.8L19.2 17.6M12.8 17.6L17.6 12.8M14.4 19.2L19.2 14.4"
    return (
        group(petals, stroke_width=1.3)
        + circle(16, 16, 5.6, "#7a4a17", stroke_width=1.6)
        + path(seeds, "none", stroke=YELLOW, stroke_width=0.9)
    )


GLYPHS = {"B": bluebell, "R": rowan, "Y": sunflower}


def glyph(suit: str) -> str:
    """The markup of a suit's glyph."""
    return group(
        GLYPHS[suit](), stroke=INK, stroke_width=2, stroke_linejoin="round", stroke_linecap="round"
    )
