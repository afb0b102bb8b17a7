"""The icon as PNG, for systems that take no SVG: painted from `icons/kozyr-maskable.svg`.

What that drawing is made of is all that is understood: groups, rectangles with round corners and
one contour, paths of `M`, `L`, `H`, `C` and `Z`, `translate`, `scale` and `rotate`.
"""

import math
import re
import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

SIZES = (180, 192, 512)
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
CURVE_STEPS = 12
LINES = 4
"""How many lines are looked at in each row of pixels, for smooth edges."""


class Shape(NamedTuple):
    """An outline and the colour that fills it."""

    outline: list[Point]
    colour: bytes


def png(drawing: bytes, size: int) -> bytes:
    """The drawing as a square picture without transparency, `size` pixels wide."""
    root = fromstring(drawing)
    width = float(root.get("viewBox", "").split()[2])
    scale = size / width
    rows = [bytearray(3 * size) for _ in range(size)]
    for shape in shapes(root, (scale, 0, 0, scale, 0, 0), {}):
        fill(rows, shape)
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    chunks = (chunk(b"IHDR", header), chunk(b"IDAT", pixels), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def chunk(kind: bytes, content: bytes) -> bytes:
    """A part of a PNG file."""
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))


def shapes(element: Element, matrix: Matrix, given: dict[str, str]) -> Iterator[Shape]:
    """What an element paints, the lowest first; `given` is what it has from its groups."""
    kind = element.tag.rpartition("}")[2]
    style = given | dict(element.attrib)
    matrix = moved(matrix, element.get("transform", ""))
    if kind == "rect":
        width = float(style.get("stroke-width", 0)) if "stroke" in style else 0.0
        if width:
            yield Shape(through(matrix, box(style, width / 2)), colour(style["stroke"]))
        yield Shape(through(matrix, box(style, -width / 2)), colour(style["fill"]))
    elif kind == "path":
        yield Shape(through(matrix, traced(style["d"])), colour(style["fill"]))
    else:
        given = {key: style[key] for key in ("stroke", "stroke-width") if key in style}
        for child in element:
            yield from shapes(child, matrix, given)


def colour(text: str) -> bytes:
    """A colour such as `#143a2b` as three bytes."""
    return bytes.fromhex(text.removeprefix("#"))


def moved(matrix: Matrix, transform: str) -> Matrix:
    """A matrix after the moves of a `transform`."""
    for name, listed in re.findall(r"(\w+)\(([^)]*)\)", transform):
        numbers = [float(word) for word in listed.split()]
        if name == "translate":
            matrix = times(matrix, (1, 0, 0, 1, numbers[0], numbers[1]))
        elif name == "scale":
            matrix = times(matrix, (numbers[0], 0, 0, numbers[0], 0, 0))
        else:
            angle, x, y = numbers
            cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            matrix = times(matrix, (1, 0, 0, 1, x, y))
            matrix = times(matrix, (cos, sin, -sin, cos, 0, 0))
            matrix = times(matrix, (1, 0, 0, 1, -x, -y))
    return matrix


def times(m: Matrix, n: Matrix) -> Matrix:
    """First n, then m."""
    a, b, c, d, e, f = m
    return (
        a * n[0] + c * n[1],
        b * n[0] + d * n[1],
        a * n[2] + c * n[3],
        b * n[2] + d * n[3],
        a * n[4] + c * n[5] + e,
        b * n[4] + d * n[5] + f,
    )


def through(matrix: Matrix, outline: list[Point]) -> list[Point]:
    """An outline where a matrix puts it."""
    a, b, c, d, e, f = matrix
    return [(a * x + c * y + e, b * x + d * y + f) for x, y in outline]


def box(style: dict[str, str], more: float) -> list[Point]:
    """A rectangle with round corners, larger on every side by `more`."""
    left, top = float(style.get("x", 0)) - more, float(style.get("y", 0)) - more
    width, height = float(style["width"]) + 2 * more, float(style["height"]) + 2 * more
    round_ = float(style["rx"]) + more if "rx" in style else 0.0
    outline = []
    for corner, (x, y) in enumerate(((1, 1), (0, 1), (0, 0), (1, 0))):
        middle_x = left + (width - round_ if x else round_)
        middle_y = top + (height - round_ if y else round_)
        for step in range(CURVE_STEPS + 1):
            angle = math.pi / 2 * (corner + step / CURVE_STEPS)
            outline.append(
                (middle_x + round_ * math.cos(angle), middle_y + round_ * math.sin(angle))
            )
    return outline


def traced(data: str) -> list[Point]:
    """A path as points along it."""
    outline: list[Point] = []
    for command, listed in re.findall(r"([MLHCZ])([^MLHCZ]*)", data):
        numbers = [float(word) for word in listed.split()]
        if command in "ML":
            outline.append((numbers[0], numbers[1]))
        elif command == "H":
            outline.append((numbers[0], outline[-1][1]))
        elif command == "C":
            outline += curve([outline[-1], *zip(numbers[::2], numbers[1::2], strict=True)])
    return outline


def curve(ends: list[Point]) -> list[Point]:
    """Points along a cubic curve, without its first."""
    found = []
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x = sum(weight * end[0] for weight, end in zip(weights, ends, strict=True))
        y = sum(weight * end[1] for weight, end in zip(weights, ends, strict=True))
        found.append((x, y))
    return found


def fill(rows: list[bytearray], shape: Shape) -> None:
    """Paint a shape over what is there."""
    size = len(rows)
    heights = [y for _, y in shape.outline]
    for y in range(max(0, math.floor(min(heights))), min(size, math.ceil(max(heights)))):
        lines = [crossings(shape.outline, y + (i + 0.5) / LINES) for i in range(LINES)]
        first, last = whole(lines, size)
        rows[y][3 * first : 3 * last] = shape.colour * (last - first)
        covered = [0.0] * size
        for line in lines:
            for start, end in zip(line[::2], line[1::2], strict=True):
                for left, right in ((0, first), (last, size)):
                    cover(covered, max(left, start), min(right, end))
        blend(rows[y], shape.colour, covered)


def whole(lines: list[list[float]], size: int) -> tuple[int, int]:
    """The pixels between two places that every line covers; none if they are not in one piece."""
    if any(len(line) != 2 for line in lines):
        return 0, 0
    first = max(0, math.ceil(max(line[0] for line in lines)))
    last = min(size, math.floor(min(line[1] for line in lines)))
    return (first, last) if first < last else (0, 0)


def blend(row: bytearray, colour: bytes, covered: list[float]) -> None:
    """Paint the pixels of a row as far as they are covered."""
    for x, part in enumerate(covered):
        if part:
            for i in range(3):
                old = row[3 * x + i]
                row[3 * x + i] = round(old + (colour[i] - old) * part / LINES)


def crossings(outline: list[Point], y: float) -> list[float]:
    """Where a horizontal line crosses an outline, from left to right."""
    found = []
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y0 <= y) != (y1 <= y):
            found.append(x0 + (x1 - x0) * (y - y0) / (y1 - y0))
    return sorted(found)


def cover(covered: list[float], start: float, end: float) -> None:
    """Add how far each pixel lies between two places of a line."""
    if start >= end:
        return
    first, last = int(start), min(int(end), len(covered) - 1)
    if first == last:
        covered[first] += end - start
        return
    covered[first] += first + 1 - start
    for x in range(first + 1, last):
        covered[x] += 1
    covered[last] += end - last
