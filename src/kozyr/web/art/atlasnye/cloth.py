"""What the court wears and carries: furs, brocades, hatching, hands, and gold."""

from kozyr.web.art.atlasnye.palette import (
    CRIMSON,
    ERMINE,
    GOLD,
    INK,
    PERIWINKLE,
    SKIN,
    STRAW,
    ULTRAMARINE,
    VERMILION,
    clip,
    flat,
    ink,
    stroke,
)
from kozyr.web.art.pen import circle, element, group, path, place, rect

ERMINE_FUR = "url(#atlasnye-fur)"
BLUE_BROCADE = "url(#atlasnye-brocade-b)"
RED_BROCADE = "url(#atlasnye-brocade-r)"
GOLD_BROCADE = "url(#atlasnye-brocade-g)"
PALE_BROCADE = "url(#atlasnye-brocade-p)"
HATCH = "url(#atlasnye-hatch)"
CROSSED = "url(#atlasnye-crossed)"

_TAIL = "C1 3 2.2 5 1.9 8.5 L.6 7 L0 9.5 L-.6 7 L-1.9 8.5 C-2.2 5 -1 3 0 0Z"


def definitions() -> str:
    """The patterns, the hands, and the half of a card that a figure is cut to."""
    tails = flat(f"M4 1 {_shift(4, 1)} M12 11 {_shift(12, 11)}", INK)
    leaf = "M8 1 C11 4 11 6 8 9 C5 6 5 4 8 1Z M0 9 C3 12 3 14 0 17 C-3 14 -3 12 0 9Z"
    leaf += " M16 9 C19 12 19 14 16 17 C13 14 13 12 16 9Z"
    scroll = "M8 9 V12 M3 5 C5 6 6 8 8 11 C10 8 11 6 13 5 M0 1 V4"
    return "".join(
        (
            _pattern("fur", 16, 20, rect(0, 0, 16, 20, ERMINE), tails),
            *(
                _pattern(
                    f"brocade-{name}",
                    16,
                    16,
                    rect(0, 0, 16, 16, ground),
                    flat(leaf, figure),
                    path(scroll, "none", stroke=figure, stroke_width=0.9),
                )
                for name, ground, figure in (
                    ("b", ULTRAMARINE, GOLD),
                    ("r", VERMILION, STRAW),
                    ("g", GOLD, CRIMSON),
                    ("p", PERIWINKLE, ERMINE),
                )
            ),
            _pattern("hatch", 3, 3, stroke("M-1 1 L1 -1 M0 3 L3 0 M2 4 L4 2", 0.6, stroke=INK)),
            _pattern(
                "crossed",
                4,
                4,
                stroke("M0 4 L4 0 M0 0 L4 4 M-1 1 L1 -1 M3 5 L5 3", 0.5, stroke=INK),
            ),
            clip("atlasnye-upper", "M9 9 H241 V175 H9Z"),
            ink(_fist(), id="atlasnye-fist"),
            ink(_pinch(), id="atlasnye-pinch"),
            ink(_palm(), id="atlasnye-palm"),
        )
    )


def shade(data: str, pattern: str = HATCH) -> str:
    """Hatching over a shape."""
    return flat(data, pattern)


def fist(x: float, y: float, turn: float = 0, *, left: bool = False) -> str:
    """A hand closed about a shaft that runs through (x, y); fingers to the right, or left."""
    return _put("fist", x, y, turn, left)


def pinch(x: float, y: float, turn: float = 0, *, left: bool = False) -> str:
    """A hand with its finger tips at (x, y), its wrist low on the right, or left."""
    return _put("pinch", x, y, turn, left)


def palm(x: float, y: float, turn: float = 0, *, left: bool = False) -> str:
    """An open hand under something round that rests at (x, y)."""
    return _put("palm", x, y, turn, left)


def cuff(x: float, y: float, sleeve: str, band: str) -> str:
    """A cuff and the sleeve below it, for a hand about (x, y)."""
    return group(
        path("M-12 15 C-18 20 -22 24 -26 36 H26 C22 24 18 20 12 15Z", sleeve),
        stroke("M-15 22 C-18 26 -19 29 -20 34 M14 22 C17 26 18 30 19 34", 0.8),
        path("M-10 9 C-4 12 4 12 10 9 L16 17 C8 22 -8 22 -16 17Z", band),
        stroke("M-14.4 14.6 C-7 19 7 19 14.4 14.6", 0.7),
        transform=f"translate({x} {y})",
    )


def jewel(x: float, y: float, r: float, colour: str) -> str:
    """A stone in a golden setting."""
    return (
        circle(x, y, r + 1.6, GOLD)
        + circle(x, y, r, colour)
        + circle(x - r * 0.3, y - r * 0.35, r * 0.3, ERMINE, stroke="none")
    )


def orb(x: float, y: float, r: float, colour: str) -> str:
    """An orb with its belt and cross."""
    return group(
        path("M-2 -15 V-19 H-6 V-23 H-2 V-27 H2 V-23 H6 V-19 H2 V-15Z", GOLD),
        circle(0, 0, 15, colour),
        shade("M4 -14.4 A15 15 0 0 1 -9 12 C4 10 10 -2 4 -14.4Z"),
        path("M-15 -2.5 C-6 2 6 2 15 -2.5 L15 2.5 C6 7 -6 7 -15 2.5Z", GOLD),
        path("M-2.5 -15 H2.5 V0.8 H-2.5Z", GOLD),
        flat("M-11 -7 C-9 -10 -7 -11.5 -5.5 -12 C-7 -9.5 -8 -7.5 -8 -5.5Z", ERMINE),
        circle(0, 3, 2.2, VERMILION),
        circle(-8, 2, 1.5, ULTRAMARINE),
        circle(8, 2, 1.5, ULTRAMARINE),
        transform=f"translate({x} {y})scale({r / 15:.2f})",
    )


def beads(points: list[tuple[float, float]], r: float, colour: str) -> str:
    """A row of pearls or buttons."""
    return "".join(circle(x, y, r, colour) for x, y in points)


def _put(name: str, x: float, y: float, turn: float, left: bool) -> str:
    drawn = place(f"atlasnye-{name}", 0, 0, 1, turn)
    return group(drawn, transform=f"translate({x} {y})" + ("scale(-1 1)" if left else ""))


def _pattern(name: str, width: float, height: float, *content: str) -> str:
    return element(
        "pattern",
        *content,
        id=f"atlasnye-{name}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def _shift(x: float, y: float) -> str:
    numbers = iter(_TAIL.replace("C", "C ").replace("L", "L ").replace("Z", " Z").split())
    out, horizontal = [], True
    for token in numbers:
        if token in "CLZ":
            out.append(token)
        else:
            out.append(str(float(token) + (x if horizontal else y)))
            horizontal = not horizontal
    return " ".join(out)


def _fist() -> str:
    return "".join(
        (
            path(
                "M-8 -10 C-3 -13 5 -12.5 8 -9.5 C10.3 -8.5 10.6 -6 9.5 -4.5 C11.2 -3.5 11.2 -.5"
                " 10 .8 C11 2 11 5 9.5 6 C10 8 9.5 10.5 7.5 11 C3 13 -4 13 -8 10.5 C-12 7 -12"
                " -5 -8 -10Z",
                SKIN,
            ),
            stroke(
                "M9.5 -4.5 C5 -5.5 1 -5 -2 -4 M10 .8 C5 0 1 .2 -2 1 M9.5 6 C5 5.2 1 5.4 -2 6", 0.9
            ),
            path(
                "M-9 -8 C-6 -13 0 -15.5 5 -14 C6.5 -12.5 5 -10.6 2 -10.4 C-1 -9.5 -3 -8 -4 -5", SKIN
            ),
            stroke("M-9 6 L-6 3 M-8 9 L-4 5 M-5 10.5 L-3 8.5", 0.6),
        )
    )


def _pinch() -> str:
    return "".join(
        (
            path("M12 6 C7 1 2 -5 -2 -6 C-5 -6 -4 -2 -1 1 L6 10Z", SKIN),
            path(
                "M30 19 C24 13 19 8 13 4 C8 1 3 -2 0 -1 C-2.5 0 -1 3 3 5 C0 4 -4 4.5 -4 7 C-3.5"
                " 9.5 1 9 4 10.5 C1 10.5 -2.5 11.5 -2 14 C-1 16.4 3 14.6 6 15.4 C3.5 16.4 2"
                " 18.4 3.5 20 C7 21.4 10 20 13 22 C16 24 18 27 21 31Z",
                SKIN,
            ),
            stroke(
                "M3 5 C6 6 9 8 11 10 M4 10.5 C7 11 9 12.5 11 14.5 M6 15.4 C8 15.6 10 16.6 11.5 18",
                0.9,
            ),
            stroke("M16 23 L20 20 M18.5 26 L23 22 M14 21 L17 19", 0.6),
        )
    )


def _palm() -> str:
    return "".join(
        (
            path(
                "M-14 0 C-17 -4 -15 -8 -11.5 -6 C-9 -1 -5 4 1 4 C7 4 10 0 12 -5 C14 -9 18 -7 17"
                " -3 C15 6 12 12 9 20 L-9 20 C-11 13 -12 7 -14 0Z",
                SKIN,
            ),
            stroke("M-11 4 C-8 8 -4 9.5 0 9.5 M-10 9 C-7 12 -4 13 -1 13", 0.9),
            stroke("M8 18 L12 8 M5 18.5 L10 9", 0.6),
        )
    )
