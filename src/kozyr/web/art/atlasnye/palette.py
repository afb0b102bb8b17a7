"""The colours of the court, and ink: shapes with a contour, strokes, fine strokes."""

from kozyr.web.art.pen import Value, element, group, path, short

INK = "#1a1518"
PAPER = "#fffdf6"
VERMILION = "#d5402a"
CRIMSON = "#a3241f"
ULTRAMARINE = "#2d3f97"
PERIWINKLE = "#8496da"
GOLD = "#e8b339"
STRAW = "#f7dd8b"
YELLOW = "#ffd91f"
SKIN = "#fbe0c6"
BLUSH = "#efb394"
ROSE = "#c9473c"
ERMINE = "#fffdf8"
GREY = "#cdcac6"
SILVER = "#dfe3ea"
BLACK = "#26212a"
BROWN = "#7b4a26"
CHESTNUT = "#8f4a22"
FAIR = "#e3b256"
GREEN = "#4d7d3c"


def ink(*content: str, width: float = 1.1, **attributes: Value | None) -> str:
    """A group whose shapes have a contour, as wide as asked."""
    return group(
        *content,
        stroke=INK,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
        **attributes,
    )


def stroke(data: str, width: float | None = None, **attributes: Value | None) -> str:
    """A stroke in the ink around it."""
    return path(data, "none", stroke_width=width, **attributes)


def flat(data: str, fill: str, **attributes: Value | None) -> str:
    """A shape without a contour."""
    return path(data, fill, stroke="none", **attributes)


def clip(id_: str, data: str) -> str:
    """A shape to cut drawings to."""
    return element("clipPath", element("path", d=short(data)), id=id_)


def head(x: float, y: float, *content: str, right: bool = False, scale: float = 0.58) -> str:
    """A head, drawn large and looking left, about (x, y); `right` turns it round."""
    across = -scale if right else scale
    return ink(*content, width=1.9, transform=f"matrix({across} 0 0 {scale} {x} {y})")
