"""Woodcut marks: broad-nib lettering and hatching that knows the shape it shades.

Paths are SVG path data with the absolute commands M, L, H, V, C, S, Q and Z only; units are those
of the card (250 × 350).
"""

import math
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

Point = tuple[float, float]

TOKEN = re.compile(r"[MLHVCSQZ]|-?\d*\.?\d+")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}


def commands(d: str) -> Iterator[tuple[str, list[Point]]]:
    """The commands of a path with their points; H and V come out as L, and S as C."""
    tokens = TOKEN.findall(d)
    at, letter, here, bend = 0, "M", (0.0, 0.0), (0.0, 0.0)
    while at < len(tokens):
        if tokens[at] in ARGUMENTS:
            letter = tokens[at]
            at += 1
        n = ARGUMENTS[letter]
        values = [float(token) for token in tokens[at : at + n]]
        at += n
        if letter == "H":
            points = [(values[0], here[1])]
        elif letter == "V":
            points = [(here[0], values[0])]
        else:
            points = list(zip(values[::2], values[1::2], strict=True))
        if letter == "S":
            points.insert(0, (2 * here[0] - bend[0], 2 * here[1] - bend[1]))
        if points:
            here, bend = points[-1], points[-2] if letter in "CS" else points[-1]
        yield {"H": "L", "V": "L", "S": "C"}.get(letter, letter), points
        letter = "L" if letter == "M" else letter


def bezier(points: list[Point], t: float) -> Point:
    """The point at t of the curve with these control points."""
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def outlines(d: str, steps: int = 10) -> list[list[Point]]:
    """A path as polygons, each curve cut into `steps` pieces."""
    polygons: list[list[Point]] = []
    for letter, points in commands(d):
        if letter == "M":
            polygons.append(points)
        elif letter == "L":
            polygons[-1].append(points[0])
        elif letter in "CQ":
            curve = [polygons[-1][-1], *points]
            polygons[-1].extend(bezier(curve, i / steps) for i in range(1, steps + 1))
    return polygons


def chords(d: str, angle: float, gap: float) -> Iterator[tuple[Point, Point]]:
    """The pieces of parallel lines, `gap` apart at `angle` degrees, that lie inside a path."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [[(x * cos + y * sin, y * cos - x * sin) for x, y in poly] for poly in outlines(d)]
    heights = [y for poly in turned for _, y in poly]
    level = min(heights) + gap / 2
    while level < max(heights):
        cuts = []
        for poly in turned:
            for (x0, y0), (x1, y1) in zip(poly, [*poly[1:], poly[0]], strict=True):
                if (y0 <= level) != (y1 <= level):
                    cuts.append(x0 + (x1 - x0) * (level - y0) / (y1 - y0))
        cuts.sort()
        for left, right in zip(cuts[::2], cuts[1::2], strict=False):
            yield (
                (left * cos - level * sin, left * sin + level * cos),
                (right * cos - level * sin, right * sin + level * cos),
            )
        level += gap


def wedges(marks: Iterable[tuple[Point, Point]], width: float) -> str:
    """Cuts of the graver from base to tip: triangles `width` wide at the base that run out.

    Each is placed relative to the one before, and corners are rounded: neighbours then look alike
    in the text, which compresses well.
    """
    data = ""
    last: tuple[int, int] | None = None
    for base, tip in marks:
        dx, dy = tip[0] - base[0], tip[1] - base[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = round(-dy / length * width * 2) / 2, round(dx / length * width * 2) / 2
        x, y = round(base[0]), round(base[1])
        data += f"M{x} {y}" if last is None else f"m{x - last[0]} {y - last[1]}"
        data += f"l{nx} {ny} {round(tip[0] - x - nx / 2)} {round(tip[1] - y - ny / 2)}z"
        last = x, y
    return data


def shading(
    d: str,
    angle: float = 0,
    gap: float = 5,
    width: float = 2,
    reach: float = 0.5,
    ragged: float = 0.2,
) -> str:
    """Tapering hatches inside a path, from the far end of each chord.

    `reach` is the share of the chord they cover, `ragged` how much every other one falls short.
    Negative `reach` starts from the near end.
    """
    marks = []
    for i, (a, b) in enumerate(chords(d, angle, gap)):
        base, end = (b, a) if reach > 0 else (a, b)
        share = abs(reach) * (1 - ragged * (i * 7 % 5) / 4)
        tip = (base[0] + (end[0] - base[0]) * share, base[1] + (end[1] - base[1]) * share)
        if math.dist(base, tip) > 2:
            marks.append((base, tip))
    return wedges(marks, width)


def rays(
    x: float,
    y: float,
    inner: float,
    outer: float,
    count: int,
    width: float,
    turn: float = 0,
    first: float = 0,
    last: float = 360,
) -> str:
    """Wedges around a centre, wide at the inner radius; every other one is shorter."""
    marks = []
    for i in range(count):
        angle = math.radians(turn + first + (last - first) * i / count)
        cos, sin = math.cos(angle), math.sin(angle)
        far = outer if i % 2 == 0 else inner + (outer - inner) * 0.6
        marks.append(((x + inner * cos, y + inner * sin), (x + far * cos, y + far * sin)))
    return wedges(marks, width)


def at(sides: list[tuple[Point, Point]], way: float) -> Point:
    """The point that far along a line of several sides."""
    for a, b in sides:
        length = math.dist(a, b)
        if way <= length:
            break
        way -= length
    t = way / length if length else 0
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def fringe(d: str, count: int, dx: float, dy: float, width: float) -> str:
    """Wedges set along an open path, all leaning by (dx, dy), every other one shorter."""
    sides = list(pairwise(outlines(d)[0]))
    total = sum(math.dist(*side) for side in sides)
    marks = []
    for i in range(count):
        x, y = at(sides, total * (i + 0.5) / count)
        share = 1 - 0.45 * (i % 2)
        marks.append(((x, y), (x + dx * share, y + dy * share)))
    return wedges(marks, width)


def nib(d: str, dx: float, dy: float) -> str:
    """The ink that a broad nib, from (-dx, -dy) to (dx, dy), leaves along a path.

    Each command gives a piece of its own, all turning the same way, so that pieces which cross
    add to one another under the rule of nonzero winding.
    """
    out, here = "", (0.0, 0.0)
    for letter, points in commands(d):
        if points and letter != "M":
            (x0, y0), (x1, y1) = here, points[-1]
            side = 1 if dx * (y1 - y0) >= dy * (x1 - x0) else -1
            ahead = [(x + side * dx, y + side * dy) for x, y in points]
            back = [(x - side * dx, y - side * dy) for x, y in [*points[-2::-1], here]]
            start, turn = (x0 + side * dx, y0 + side * dy), (x1 - side * dx, y1 - side * dy)
            out += (
                f"M{spaced([start])}{letter}{spaced(ahead)}L{spaced([turn])}{letter}{spaced(back)}Z"
            )
        here = points[-1] if points else here
    return out


def spaced(points: list[Point]) -> str:
    """Coordinates, one after another."""
    return " ".join(f"{x} {y}" for x, y in points)
