"""The backs. Their fields are flat, so that the page's shimmer may play over them."""

from kozyr.web.art.firebird.paint import CREAM, GOLD, INK, RED, about_middle, mirrored, paper
from kozyr.web.art.firebird.plumes import plume
from kozyr.web.art.firebird.prizes import FIELD, PLAYER, folk_border
from kozyr.web.art.pen import HEIGHT, WIDTH, circle, element, path

DEEP = "#0e3c46"

_FEATHERS = "firebird-four"


def definitions() -> str:
    """The feathers of the back, as a pattern: a page shows some dozens of backs at once."""
    quarter = plume((125, 165), (126, 110), (180, 76), 1.5, "#2f7f86", RED, 7)
    return element(
        "pattern",
        about_middle(quarter + mirrored(quarter)),
        id=_FEATHERS,
        width=WIDTH,
        height=HEIGHT,
        patternUnits="userSpaceOnUse",
    )


def back() -> str:
    """Four feathers about a berry on a deep field."""
    return (
        paper()
        + path(FIELD, DEEP, stroke=INK, stroke_width=3)
        + path(
            FIELD, "none", stroke=GOLD, stroke_width=7, transform="matrix(.93 0 0 .95 8.75 8.75)"
        )
        + path(
            FIELD,
            "none",
            stroke=INK,
            stroke_width=3.4,
            stroke_dasharray="0 9",
            stroke_linecap="round",
            transform="matrix(.93 0 0 .95 8.75 8.75)",
        )
        + path(FIELD, f"url(#{_FEATHERS})")
        + circle(125, 175, 17, GOLD, stroke=INK, stroke_width=2)
        + circle(125, 175, 11, RED)
        + circle(121, 171, 3, CREAM)
    )


def bet_back() -> str:
    """A feather over an egg's outline, in the player's colour."""
    shape = (
        "M125 72C176 72 206 150 206 196C206 250 170 282 125 282C80 282 44 250 44 196"
        "C44 150 74 72 125 72Z"
    )
    return (
        folk_border(PLAYER)
        + path(shape, CREAM, stroke=INK, stroke_width=3)
        + path(
            shape,
            "none",
            stroke=PLAYER,
            stroke_width=5,
            stroke_dasharray="0 11",
            stroke_linecap="round",
            transform="matrix(.88 0 0 .88 15 21.600)",
        )
        + plume((98, 270), (98, 200), (142, 140), 1.7, RED, CREAM, 8)
    )
