"""How a court card is put together: a head on its shoulders, cut to half a card."""

from kozyr.web.art.atlasnye import jacks, kings, queens
from kozyr.web.art.atlasnye.palette import INK, ink
from kozyr.web.art.atlasnye.suits import pip
from kozyr.web.art.pen import group, path, rect

_FIGURES = {
    "Js": jacks.spades,
    "Jh": jacks.hearts,
    "Jd": jacks.diamonds,
    "Jc": jacks.clubs,
    "Qs": queens.spades,
    "Qh": queens.hearts,
    "Qd": queens.diamonds,
    "Qc": queens.clubs,
    "Ks": kings.spades,
    "Kh": kings.hearts,
    "Kd": kings.diamonds,
    "Kc": kings.clubs,
}
CODES = tuple(_FIGURES)


def upper(code: str) -> str:
    """The upper half: the figure, and the pip beside its head."""
    figure = group(ink(_FIGURES[code]()), clip_path="url(#atlasnye-upper)")
    return figure + pip(code[1], 208, 42, 48)


def frame() -> str:
    """The thin frame, and the line between the halves."""
    lines = rect(9, 9, 232, 332, "none", rx=5) + path("M9 175 H241", "none")
    return group(lines, stroke=INK, stroke_width=1.2)
