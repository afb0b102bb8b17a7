"""A pen for SVG: elements as text, short numbers, and the few shapes that cards are made of.

The page takes sprites into a document whose policy forbids inline styles, so everything here ends
in presentation attributes.
"""

import math
import re
from typing import NamedTuple
from xml.sax.saxutils import quoteattr

WIDTH, HEIGHT = 250, 350

OUTLINE = (
    "M14 .5H236A13.5 13.5 0 0 1 249.5 14V336A13.5 13.5 0 0 1 236 349.5H14"
    "A13.5 13.5 0 0 1 .5 336V14A13.5 13.5 0 0 1 14 .5Z"
)
"""A card's edge, its corners rounded."""

Value = str | float
Point = tuple[float, float]

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
_PAIR = re.compile(rf"\s*{_NUMBER.pattern}[\s,]*{_NUMBER.pattern}")


class Symbol(NamedTuple):
    """Something to show with `<use>`: its id, its markup, and the box it is drawn in."""

    id: str
    markup: str
    width: float = WIDTH
    height: float = HEIGHT


def number(value: float, decimals: int = 1) -> str:
    """A number with at most so many decimals, written as short as SVG allows."""
    text = f"{value:.{decimals}f}"
    text = text.rstrip("0").rstrip(".") if decimals else text
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def short(data: str) -> str:
    """Path data or a transform with its numbers shortened and needless space left out."""
    data = _NUMBER.sub(lambda found: " " + number(float(found[0])), data)
    data = re.sub(r"\s+", " ", data)
    data = re.sub(r"\s*([a-zA-Z,()])\s*", r"\1", data)
    return re.sub(r" (?=-)", "", data).strip()


def moved(
    data: str, x: float, y: float, turn: float = 0, across: float = 1, down: float = 1
) -> str:
    """Path data scaled, turned by degrees, then moved: drawn so once, it needs no transform.

    Browsers lay out and paint every element with a transform apart from its neighbours, so what a
    card has dozens of is moved here. ValueError for other commands than M, L, C, Q and Z.
    """
    if found := re.search(r"[a-zA-Z](?<![MLCQZ])", data):
        raise ValueError(f"path data to be moved has M, L, C, Q and Z, not {found[0]}")
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def point(found: re.Match[str]) -> str:
        first, second = (float(value) for value in _NUMBER.findall(found[0]))
        first, second = first * across, second * down
        return f" {x + first * cos - second * sin:.2f} {y + first * sin + second * cos:.2f}"

    return _PAIR.sub(point, data)


def element(tag: str, *content: str, **attributes: Value | None) -> str:
    """An element: `_` in names stands for `-`, numbers are shortened, None leaves one out."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(_text(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    inner = "".join(content)
    return f"<{tag}{written}>{inner}</{tag}>" if inner else f"<{tag}{written}/>"


def path(data: str, fill: str | None = None, **attributes: Value | None) -> str:
    """A path; its data may be written with spaces and as many decimals as come."""
    return element("path", d=short(data), fill=fill, **attributes)


def line(data: str, stroke: str = "#000", width: float = 1, **attributes: Value | None) -> str:
    """A path that is drawn along and not filled."""
    return path(data, "none", stroke=stroke, stroke_width=width, **attributes)


def circle(
    x: float, y: float, r: float, fill: str | None = None, **attributes: Value | None
) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str | None = None, **attributes: Value | None
) -> str:
    """An ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str | None = None,
    **attributes: Value | None,
) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def group(*content: str, **attributes: Value | None) -> str:
    """A group that gives its attributes to what it holds."""
    return element("g", *content, **attributes)


def use(id_: str, **attributes: Value | None) -> str:
    """What has been defined under an id, once more."""
    return element("use", href=f"#{id_}", **attributes)


def place(
    id_: str, x: float, y: float, scale: float = 1, turn: float = 0, **attributes: Value | None
) -> str:
    """A definition drawn about its own (0, 0), put at (x, y), scaled, then turned by degrees."""
    moves = f"translate({number(x)} {number(y)})"
    moves += f"rotate({number(turn)})" if turn else ""
    moves += f"scale({number(scale, 3)})" if scale != 1 else ""
    return use(id_, transform=moves, **attributes)


def half_turn(id_: str) -> str:
    """A definition once more, turned about the middle of the card: the other half of a court."""
    return use(id_, transform=f"rotate(180 {number(WIDTH / 2)} {number(HEIGHT / 2)})")


def symbol(drawn: Symbol) -> str:
    """A `<symbol>` that `<use>` shows."""
    box = f"0 0 {number(drawn.width)} {number(drawn.height)}"
    return element("symbol", drawn.markup, id=drawn.id, viewBox=box)


def _text(value: Value) -> str:
    return value if isinstance(value, str) else number(value, 2)
