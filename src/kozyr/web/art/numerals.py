"""Numerals and the letter A, written with a broad nib in a box of 30 × 44."""

from kozyr.web.art.pen import path
from kozyr.web.art.woodcut import nib

WIDTH, HEIGHT = 30, 44

STROKES = {
    "0": "M15 5C8 5 5 13 5 22C5 31 8 39 15 39C22 39 25 31 25 22C25 13 22 5 15 5",
    "1": "M8 11L16 5V39M8 39H24",
    "2": "M6 12C7 7 10 5 15 5C21 5 24 9 24 14C24 23 12 28 6 39H25",
    "3": "M6 8C10 5 12 5 15 5C20 5 23 8 23 12.5C23 17 19 20 13 20.5C20 21 25 24 25 30"
    "C25 36 20 39 14 39C10 39 8 38 5 35",
    "4": "M20 39V5L4 28H26",
    "5": "M23 5H10L8 19C11 17.5 13 17 15 17C21 17 25 21 25 28C25 35 20 39 14 39C10 39 7 38 5 35",
    "6": "M22 6C12 8 5 17 5 27C5 35 9 39 15 39"
    "C21 39 25 35 25 29C25 22 21 19 15.5 19C10 19 6 22 5 28",
    "7": "M5 5H25C18 16 14 26 13 39",
    "8": "M15 5C9 5 7 9 7 12.5C7 22 25 20 25 31C25 36 20 39 15 39"
    "C10 39 5 36 5 31C5 20 23 22 23 12.5"
    "C23 9 21 5 15 5",
    "9": "M8 38C18 36 25 27 25 17C25 9 21 5 15 5C9 5 5 9 5 15C5 22 9 25 14.5 25C20 25 24 22 25 16",
    "A": "M4 39L15 5L26 39M8 27H22",
}


def numeral(
    value: str,
    x: float,
    y: float,
    height: float = HEIGHT,
    fill: str = "#000",
    edge: str | None = None,
) -> str:
    """A number of one or two digits, its middle at x and its top at y; two are set narrower.

    `edge` is the colour of a contour; without it the digits are a little bolder.
    """
    scale = height / HEIGHT
    narrow = 1.0 if len(value) == 1 else 0.66
    width = WIDTH * scale * narrow
    left = x - width * len(value) / 2
    digits = ""
    for i, digit in enumerate(value):
        d = nib(STROKES[digit], 2.6, -1.6)
        moves = f"matrix({scale * narrow:.3f} 0 0 {scale:.3f} {left + i * width:g} {y})"
        if edge:
            digits += path(
                d, edge, stroke=edge, stroke_width=6, stroke_linejoin="round", transform=moves
            )
        digits += path(
            d, fill, stroke=fill, stroke_width=1.8, stroke_linejoin="round", transform=moves
        )
    return digits
