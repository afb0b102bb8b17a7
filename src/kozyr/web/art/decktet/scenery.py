"""What several emblems share: grounds, sun and moon, water, foliage, faces and serpents."""

from kozyr.web.art.decktet.block import (
    INK,
    KNOT,
    LEAF,
    MOON,
    PAPER,
    SUN,
    WAVE,
    WYRM,
    carve,
    cut,
    disc,
    hatch,
    line,
    mirrored,
    solid,
    turned,
    wash,
)
from kozyr.web.art.pen import circle, group, path, place
from kozyr.web.art.woodcut import Point, rays, shading, wedges

GROUND = "M10 10H240V318H10Z"
"""All of the panel."""


def sky(colour: str, strength: float, top: float, bottom: float, count: int = 9) -> str:
    """A tinted sky with broken engraved lines that thin out towards the horizon."""
    thick: list[tuple[Point, Point]] = []
    thin: list[tuple[Point, Point]] = []
    for i in range(count):
        y = top + (bottom - top) * i / count
        start, length = (i * 83) % 190 + 14, 60 + (i * 47) % 70
        (thick if i < count / 2 else thin).append(((start, y), (start + length, y)))
        thin.append(((start - 12, y + 2), (start - 40, y + 2)))
    marks = wedges(thick, 2.4) + wedges(thin, 1.5)
    return wash(f"M10 10H240V{bottom}H10Z", colour, strength) + solid(marks)


def sun(x: float, y: float, r: float, colour: str = SUN) -> str:
    """A sun with straight rays."""
    return solid(rays(x, y, r + 5, r * 1.9, 24, max(r * 0.14, 2.5))) + carve(
        disc(x, y, r), colour, 45, 4.5, 0.32, 1.8
    )


def crescent(x: float, y: float, r: float, colour: str = MOON, turn: float = 0) -> str:
    """A crescent moon, its back to the left before it is turned."""
    d = (
        f"M{0.3 * r} {-0.95 * r}C{-0.5 * r} {-1.1 * r} {-r} {-0.55 * r} {-r} 0"
        f"C{-r} {0.55 * r} {-0.5 * r} {1.1 * r} {0.3 * r} {0.95 * r}"
        f"C{-0.35 * r} {0.6 * r} {-0.35 * r} {-0.6 * r} {0.3 * r} {-0.95 * r}Z"
    )
    return turned(carve(d, colour, 0, r / 7 + 1, -0.45, 1.8), x, y, 1, turn)


def water(
    top: float, bottom: float, colour: str = WAVE, step: float = 14, strength: float = 1
) -> str:
    """A body of water: a tint, and rows of rippling lines that widen towards the viewer."""
    rows = ""
    y, row = top + 6.0, 0
    while y < bottom:
        swing = 2.5 + 3.5 * (y - top) / (bottom - top)
        wide = 20 + 22 * (y - top) / (bottom - top)
        x = 6.0 - (row % 2) * wide / 2
        rows += f"M{x} {y}"
        while x < 244:
            rows += f"Q{x + wide / 2} {y + swing * 2} {x + wide} {y}"
            x += wide
        y += step * (0.6 + 0.7 * (y - top) / (bottom - top))
        row += 1
    return (
        wash(f"M10 {top}H240V{bottom}H10Z", colour, strength)
        + line(f"M10 {top}H240", 2)
        + line(rows, 1.8)
    )


def wyrm_head(
    x: float, y: float, scale: float = 1, turn: float = 0, colour: str = WYRM, flip: bool = False
) -> str:
    """A serpent's head looking right, its neck at (0, 0), 14 wide."""
    head = place("decktet-wyrm", 0, 0, fill=colour)
    return turned(mirrored(head, 0) if flip else head, x, y, scale, turn)


def wyrm(d: str, width: float = 13, colour: str = WYRM) -> str:
    """A serpent's body along a path: scales above, pale belly."""
    return (
        line(d, width + 5)
        + line(d, width, colour)
        + path(d, "none", stroke_width=width, stroke_dasharray="1.500 5", stroke_linecap="butt")
        + line(d, width * 0.34, PAPER)
    )


def tree(x: float, y: float, height: float, colour: str = LEAF) -> str:
    """A round tree standing at (x, y)."""
    r = height * 0.34
    crown = "".join(
        cut(disc(x + r * dx, y - height * 0.62 + r * dy, r * s), colour)
        for dx, dy, s in ((-0.55, 0.35, 0.62), (0.55, 0.3, 0.66), (0, -0.3, 0.8))
    )
    top = disc(x, y - height * 0.62, r)
    return (
        carve(
            (
                f"M{x - r * 0.2} {y}L{x - r * 0.12} {y - height * 0.6}H{x + r * 0.12}"
                f"L{x + r * 0.25} {y}Z"
            ),
            KNOT,
            0,
            4,
            0.6,
            1.5,
            2,
        )
        + crown
        + wash(top, colour)
        + hatch(disc(x, y - height * 0.58, r * 1.2), 12, 5, 2, 0.42)
    )


def leaf(x: float, y: float, length: float, turn: float = 0, colour: str = LEAF) -> str:
    """A leaf whose stalk is at (x, y), pointing right before it is turned."""
    return place("decktet-leaf", x, y, length / 50, turn, fill=colour)


def burst(x: float, y: float, inner: float, colour: str | None = None) -> str:
    """Rays that fill the panel from a circle outwards."""
    return place("decktet-rays", x, y, inner / 70, fill=colour)


def star(x: float, y: float, size: float) -> str:
    """A star on a dark sky."""
    return place("decktet-star", x, y, size / 10, fill=PAPER)


def face(x: float, y: float, scale: float, skin: str = PAPER) -> str:
    """A face, 56 wide and 80 high before it is scaled, its right cheek in shade."""
    return turned(cut(EGG, skin) + hatch(CHEEK, 8, 4, 1.7, 0.75), x, y, scale) + place(
        "decktet-face", x, y, scale
    )


def definitions() -> str:
    """What is drawn once and placed often; leaf and serpent take their colour where placed."""
    half = "M0 0C12.5 25 35 20 50 0Z"
    veins = "".join(
        f"M{x} 0L{x + 7} {-y}M{x} 0L{x + 7} {y}" for x, y in ((10, 13), (20, 12.5), (30, 9))
    )
    foliage = (
        path("M0 0C12.5 -25 35 -20 50 0C35 20 12.5 25 0 0Z")
        + path(shading(half, 62, 3.6, 1.6, 0.8), INK, stroke="none")
        + line("M-9 0H47", 2.4)
        + line(veins, 1.4)
    )
    beast = (
        path("M-4 -8L-14 -20L4 -13L2 -24L14 -13Z", stroke_width=2.2)
        + line("M40 10C48 10 52 14 58 12M50 11.5L56 8", 2)
        + cut("M4 9C14 14 26 16 36 13L38 9C30 9 24 8 18 8Z", PAPER, 2.2)
        + path("M-8 -7C0 -14 14 -16 22 -10C30 -8 40 -6 44 0L40 5C30 4 24 5 18 8C10 12 0 11 -8 7Z")
        + cut("M11 -6C15 -10 20 -9 22 -5C18 -3 14 -3 11 -6Z", PAPER, 1.6)
        + circle(17, -6, 1.8, INK, stroke="none")
        + path("M30 5L32 10L34 5ZM24 6L26 11L28 5Z", INK, stroke="none")
        + line("M37 -2L39 -1", 2)
    )
    glint = (
        "M0-10L1.2-2.9L5-5L2.9-1.2L10 0L2.9 1.2L5 5L1.2 2.9L0 10L-1.2 2.9L-5 5"
        "L-2.9 1.2L-10 0L-2.9-1.2L-5-5L-1.2-2.9Z"
    )
    return (
        group(foliage, id="decktet-leaf")
        + group(beast, id="decktet-wyrm")
        + group(features(), id="decktet-face")
        + path(rays(0, 0, 70, 330, 64, 4.2), id="decktet-rays", stroke="none")
        + path(glint, id="decktet-star", stroke="none")
    )


def features(pupil: float = 2.3) -> str:
    """Eyes, brows, nose and mouth of a face about (0, 0), 56 wide and 80 high."""
    eye = (
        line("M-21 -11C-16 -17 -10 -17 -5 -12", 2.8)
        + cut("M-20 -4C-15 -10 -9 -9 -6 -3C-11 -1 -16 -1 -20 -4Z", PAPER, 1.7)
        + circle(-12.5, -5, pupil, stroke="none")
    )
    return (
        eye
        + mirrored(eye, 0)
        + line(
            (
                "M-5 -11C-4 0 -9 8 -8 12C-4 16 4 16 7 12M-9 23C-5 20 -2 22 0 22"
                "C2 22 5 20 9 23M-5 28C-2 30 2 30 5 28"
            ),
            2,
        )
    )


CHEEK = "M28 -22C28 10 18 36 0 41C8 28 14 12 14 -12L18 -32Z"
EGG = "M-28 -20C-30 -46 30 -46 28 -20C28 10 18 36 0 41C-18 36 -28 10 -28 -20Z"
