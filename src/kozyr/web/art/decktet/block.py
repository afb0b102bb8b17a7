"""The printer's block: inks, and the cuts that the emblems are made of.

An emblem is drawn in one group that sets ink for contour and fill, so that a cut names its colour
only; see `kozyr.web.art.decktet`.
"""

from kozyr.web.art.pen import element, path
from kozyr.web.art.woodcut import shading

INK = "#1d1712"
PAPER = "#fbf4e3"
MOON = "var(--moons,#9b93c4)"
SUN = "var(--suns,#eeb02b)"
WAVE = "var(--waves,#3f8fc0)"
LEAF = "var(--leaves,#6a9f46)"
WYRM = "var(--wyrms,#cc4a35)"
KNOT = "var(--knots,#ad7a45)"


def cut(d: str, fill: str = PAPER, width: float | None = None) -> str:
    """A flat shape with its contour."""
    return path(d, fill, stroke_width=width)


def wash(d: str, fill: str, strength: float = 1) -> str:
    """A flat shape without contour; less than full strength lets the paper through."""
    return path(d, fill, stroke="none", fill_opacity=None if strength == 1 else strength)


def solid(d: str) -> str:
    """A shape in ink, or marks such as hatching."""
    return path(d, stroke="none")


def scratch(d: str, fill: str = PAPER) -> str:
    """Marks that the graver took out of the ink."""
    return path(d, fill, stroke="none")


def line(d: str, width: float | None = None, colour: str | None = None) -> str:
    """A line, in ink unless it says otherwise."""
    return path(d, "none", stroke_width=width, stroke=colour)


def hatch(d: str, angle: float = 0, gap: float = 5, width: float = 2, reach: float = 0.5) -> str:
    """Hatching inside a shape; see `woodcut.shading`."""
    return solid(shading(d, angle, gap, width, reach))


def carve(
    d: str,
    fill: str = PAPER,
    angle: float = 0,
    gap: float = 5,
    reach: float = 0.45,
    width: float = 2,
    contour: float | None = None,
) -> str:
    """A flat shape with its contour, hatched on its shaded side."""
    return cut(d, fill, contour) + hatch(d, angle, gap, width, reach)


def disc(x: float, y: float, r: float) -> str:
    """A circle as path data, of four curves."""
    k = r * 0.552
    return (
        f"M{x + r} {y}C{x + r} {y + k} {x + k} {y + r} {x} {y + r}"
        f"C{x - k} {y + r} {x - r} {y + k} {x - r} {y}C{x - r} {y - k} {x - k} {y - r} {x} {y - r}"
        f"C{x + k} {y - r} {x + r} {y - k} {x + r} {y}Z"
    )


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle as path data."""
    return f"M{x} {y}H{x + width}V{y + height}H{x}Z"


def rope(d: str, colour: str = KNOT, width: float = 9) -> str:
    """A twisted rope along a path."""
    return (
        line(d, width + 5)
        + line(d, width, colour)
        + path(d, "none", stroke_width=width, stroke_dasharray="2 5", stroke_linecap="butt")
    )


def turned(markup: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """Markup drawn about (0, 0), scaled, turned and put at (x, y)."""
    moves = f"translate({x:g} {y:g})" + (f"rotate({turn:g})" if turn else "")
    return element("g", markup, transform=moves + (f"scale({scale:g})" if scale != 1 else ""))


def mirrored(markup: str, about: float) -> str:
    """The mirror image, left for right, about a vertical line."""
    return element("g", markup, transform=f"matrix(-1 0 0 1 {2 * about:g} 0)")
