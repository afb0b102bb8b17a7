"""The painter's box: Khokhloma's lacquer, gold and cinnabar, and its comma-shaped strokes."""

from kozyr.web.art.pen import OUTLINE, Value, circle, group, moved, path

INK = "#1a1412"
LACQUER = "#1c1513"
GOLD = "#e3a92f"
DIM = "#9c6f1f"
CREAM = "#fdf5e3"
GREEN = "#4f8f4a"
BLUE = "var(--firebird-blue,#2c6fc4)"
RED = "var(--firebird-red,#d1341f)"
YELLOW = "var(--firebird-yellow,#f3bd2b)"


COMMA = "M0 0C5 -11 20 -16 36 -11C24 -9 15 -3 8 7C4 7 1 5 0 0Z"
"""A blade of grass, pointing right: one press of the brush."""

PETAL = "M6 0C14 -9 28 -8 40 0C28 8 14 9 6 0ZM15 0C20 -3 26 -3 30 0C26 3 20 3 15 0Z"


def paper() -> str:
    """An empty card."""
    return path(OUTLINE, CREAM, stroke="#8c8069")


def stem(d: str, width: float = 3, colour: str = GOLD) -> str:
    """A line of the brush."""
    return path(d, "none", stroke=colour, stroke_width=width, stroke_linecap="round")


def blade(x: float, y: float, scale: float, turn: float, flip: bool = False) -> str:
    """The path data of a blade of grass that starts at (x, y)."""
    return moved(COMMA, x, y, turn, scale, -scale if flip else scale)


def grass(x: float, y: float, scale: float, turn: float, colour: str) -> str:
    """A blade of grass that starts at (x, y)."""
    return path(blade(x, y, scale, turn), colour)


def fan(x: float, y: float, colour: str) -> str:
    """A quarter rosette for a corner at the upper right: petals, and berries between them."""
    petals = "".join(
        path(moved(PETAL, x, y, turn, size, size), colour, fill_rule="evenodd")
        for turn, size in ((98, 1.15), (135, 1.35), (172, 1.15))
    )
    berries = stem(f"M{x} {y}L{x - 17} {y + 39}M{x} {y}L{x - 39} {y + 17}", 2, colour) + "".join(
        circle(x - across, y + down, 4.2, colour) for across, down in ((17, 39), (39, 17))
    )
    return petals + berries + circle(x, y, 7, colour)


def about_middle(markup: str, **attributes: Value) -> str:
    """Markup, and the same turned half about the middle of the card."""
    return group(markup, group(markup, transform="rotate(180 125 175)"), **attributes)


def mirrored(markup: str) -> str:
    """The mirror image, left for right, about the middle of the card."""
    return group(markup, transform="matrix(-1 0 0 1 250 0)")
