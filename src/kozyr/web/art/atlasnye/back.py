"""The back: a blue lattice with a rosette of the four suits."""

from kozyr.web.art.atlasnye.palette import (
    CRIMSON,
    GOLD,
    INK,
    PAPER,
    PERIWINKLE,
    STRAW,
    ULTRAMARINE,
    VERMILION,
    stroke,
)
from kozyr.web.art.atlasnye.suits import pip
from kozyr.web.art.pen import HEIGHT, WIDTH, circle, element, group, path, rect

_LATTICE = "atlasnye-lattice"
_ROSETTE = "atlasnye-rosette"


def definitions() -> str:
    """The lattice and the rosette, as patterns: a page shows some dozens of backs at once."""
    return _lattice() + element(
        "pattern",
        _star(),
        _suits(),
        id=_ROSETTE,
        width=WIDTH,
        height=HEIGHT,
        patternUnits="userSpaceOnUse",
    )


def _lattice() -> str:
    bud = "M0 -6 C3 -3 3 -1.5 0 0 C-3 -1.5 -3 -3 0 -6Z"
    flower = "".join(
        group(path(bud, STRAW), transform=f"translate(12.5 12.5)rotate({turn})")
        for turn in (0, 90, 180, 270)
    )
    return element(
        "pattern",
        rect(0, 0, 25, 25, ULTRAMARINE),
        path("M0 0 L25 25 M25 0 L0 25", "none", stroke=PERIWINKLE, stroke_width=2.6),
        path("M12.5 4 L21 12.5 L12.5 21 L4 12.5Z", "#243380", stroke=PERIWINKLE, stroke_width=0.8),
        flower,
        circle(12.5, 12.5, 1.7, VERMILION),
        *(circle(x, y, 2.6, GOLD) for x in (0, 25) for y in (0, 25)),
        id=_LATTICE,
        width=25,
        height=25,
        patternUnits="userSpaceOnUse",
    )


def back() -> str:
    """The whole back, the same both ways up."""
    return "".join(
        (
            rect(12, 12, 226, 326, ULTRAMARINE, rx=8, stroke=INK, stroke_width=1.2),
            rect(16, 16, 218, 318, "none", rx=5, stroke=GOLD, stroke_width=2),
            rect(25, 25, 200, 300, f"url(#{_LATTICE})", stroke=GOLD, stroke_width=1.4),
            circle(125, 175, 74, GOLD, stroke=INK, stroke_width=1.2),
            circle(125, 175, 70, VERMILION, stroke=INK, stroke_width=1),
            circle(
                125,
                175,
                66,
                "none",
                stroke=STRAW,
                stroke_width=2.4,
                stroke_dasharray="0 5.184",
                stroke_linecap="round",
            ),
            circle(125, 175, 61, ULTRAMARINE, stroke=INK, stroke_width=1),
            circle(125, 175, 60.5, f"url(#{_ROSETTE})"),
        )
    )


def _star() -> str:
    petal = path("M0 -57 C9 -42 9 -30 0 -17 C-9 -30 -9 -42 0 -57Z", GOLD) + stroke(
        "M0 -50 V-22 M-3.4 -40 C-2 -34 -1 -30 0 -27 M3.4 -40 C2 -34 1 -30 0 -27", 0.8
    )
    leaf = path("M0 -52 C5 -42 5 -30 0 -20 C-5 -30 -5 -42 0 -52Z", PERIWINKLE)
    return group(
        *(group(leaf, transform=f"rotate({turn})") for turn in range(22, 382, 45)),
        *(group(petal, transform=f"rotate({turn})") for turn in range(0, 360, 45)),
        circle(0, 0, 25, CRIMSON),
        circle(0, 0, 22, PAPER),
        transform="translate(125 175)",
        stroke=INK,
        stroke_width=1,
    )


def _suits() -> str:
    spots = (("s", 0), ("h", 90), ("s", 180), ("h", 270))
    return "".join(
        group(
            pip(suit, 0, -11.5, 12),
            fill=CRIMSON if suit in "hd" else INK,
            transform=f"translate(125 175)rotate({turn})",
        )
        for suit, turn in spots
    )
