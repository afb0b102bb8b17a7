"""The six suits as glyphs in a box of 32 × 32: each has a colour and a silhouette of its own."""

from kozyr.web.art.decktet.block import INK, KNOT, LEAF, MOON, PAPER, SUN, WAVE, WYRM
from kozyr.web.art.pen import circle, group, path

SIZE = 32

COLOURS = {"M": MOON, "S": SUN, "W": WAVE, "L": LEAF, "Y": WYRM, "K": KNOT}


def band(d: str, colour: str, width: float) -> str:
    """A coloured band along a path with ink on both sides."""
    return path(d, "none", stroke_width=width + 4) + path(
        d, "none", stroke=colour, stroke_width=width
    )


def moon() -> str:
    """A crescent."""
    return path(
        (
            "M18 2C8 3 2 9 2 17C2 25 9 30.5 17 30C23 29.6 28 26 30 21"
            "C25 24 19 23.5 16 20C12 15.5 13 7 18 2Z"
        ),
        MOON,
    )


def sun() -> str:
    """A disc in eight points."""
    points = (
        "M16 0L19 6L26.5 3.500L25 11L32 16L25 21L27.3 27.300L20 26L16 32L12 26"
        "L4.7 27.300L7 21L0 16L7 11L4.7 4.700L12 6Z"
    )
    return path(points, SUN, stroke_width=1.8) + circle(16, 16, 5.2, PAPER, stroke_width=1.8)


def wave() -> str:
    """Two running waves."""
    one = "M3 {0}C6 {1} 10 {1} 13 {0}S19 {2} 22 {0}S26.5 {1} 29 {1}"
    return "".join(band(one.format(y, y - 5, y + 5), WAVE, 3.6) for y in (10, 23.5))


def leaf() -> str:
    """A leaf with its midrib."""
    return path("M3 29C2 14 10 3 29 3C30 20 20 29 7 25.500Z", LEAF) + path(
        "M3 29.500L21 11M11 21V13M11 21H19", "none", stroke_width=2
    )


def wyrm() -> str:
    """A serpent in an S, its head raised."""
    body = "M24 7C17 3 8 4 9 10.5C10 17 25 14 25 22C25 29 13 30 5 25"
    head = "M20 2.5C24 .5 29 3 31 7.5C28 10.5 24 11.500 20 10Z"
    return band(body, WYRM, 3.8) + path(head, WYRM) + circle(25.5, 5.8, 0.9)


def knot() -> str:
    """A square with a loop at each corner, one endless cord."""
    cord = "M11 11V7A4 4 0 1 0 7 11H25A4 4 0 1 0 21 7V25A4 4 0 1 0 25 21H7A4 4 0 1 0 11 25Z"
    over = "M11 9V14M18 11H23M21 18V23M9 21H14"
    return (
        band(cord, KNOT, 2.2)
        + path(over, "none", stroke_width=6.2, stroke_linecap="butt")
        + path(over, "none", stroke=KNOT, stroke_width=2.2, stroke_linecap="butt")
    )


GLYPHS = {"M": moon, "S": sun, "W": wave, "L": leaf, "Y": wyrm, "K": knot}


def glyph(suit: str) -> str:
    """The markup of a suit's glyph."""
    return group(
        GLYPHS[suit](),
        fill=INK,
        stroke=INK,
        stroke_width=2.2,
        stroke_linejoin="round",
        stroke_linecap="round",
        transform="translate(.8 .8) scale(.95)",
    )


CROWN = "M2 8L8.5 16L16 4L23.5 16L30 8L27 27H5Z"


def crown() -> str:
    """The sign of the rank above nine."""
    return group(
        path(CROWN, PAPER) + path("M6 21H26", "none"),
        stroke=INK,
        stroke_width=2.6,
        stroke_linejoin="round",
    )
