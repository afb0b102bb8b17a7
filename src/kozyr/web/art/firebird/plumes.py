"""Feathers of the Firebird: a curved shaft, barbs like blades of grass, an eye at the end."""

import math

from kozyr.web.art.firebird.paint import GOLD, INK, stem
from kozyr.web.art.pen import circle, group, moved, path
from kozyr.web.art.woodcut import Point, bezier

BARB = "M0 0C10 -9 30 -17 54 -13C36 -10 20 -2 9 5Z"
EYE = "M-14 0C-6 -17 12 -21 30 0C12 21 -6 17 -14 0Z"


def eye(x: float, y: float, scale: float, turn: float, colour: str, accent: str) -> str:
    """The eye of a feather, its point away from the shaft."""
    return group(
        path(EYE, GOLD, stroke=INK, stroke_width=1.6)
        + path("M-9 0C-3 -12 9 -14 21 0C9 14 -3 12 -9 0Z", colour)
        + circle(4, 0, 7, accent)
        + circle(5, 0, 3.6, INK),
        transform=f"translate({x:.0f} {y:.0f})rotate({turn:.0f})scale({scale:g})",
    )


def barbs_at(curve: list[Point], t: float, size: float) -> tuple[str, str]:
    """The path data of two barbs, one on either side of a shaft, at t along it."""
    (x, y), (x1, y1) = bezier(curve, t), bezier(curve, t + 0.02)
    along = math.degrees(math.atan2(y1 - y, x1 - x))
    left, right = (
        moved(BARB, round(x, 1), round(y, 1), round(along + side * 12), size, -side * size)
        for side in (1, -1)
    )
    return left, right


def plume(
    start: Point,
    bend: Point,
    end: Point,
    size: float,
    colour: str,
    accent: str,
    barbs: int = 6,
    second: str = GOLD,
) -> str:
    """A feather along a curve from its root to its eye."""
    curve = [start, bend, end]
    out = stem(f"M{start[0]} {start[1]}Q{bend[0]} {bend[1]} {end[0]} {end[1]}", 3.2 * size)
    for i in range(barbs):
        share = i / barbs
        pair = barbs_at(curve, 0.2 + 0.68 * share, size * (0.5 + 0.3 * math.sin(math.pi * share)))
        out += "".join(path(barb, colour if i % 2 else second) for barb in pair)
    (x, y), (x1, y1) = bezier(curve, 0.97), end
    return out + eye(*end, size, math.degrees(math.atan2(y1 - y, x1 - x)), colour, accent)
