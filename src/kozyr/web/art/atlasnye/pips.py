"""The cards with pips: 6 to 10, and the aces."""

from kozyr.web.art.atlasnye.suits import pip
from kozyr.web.art.pen import Point

# Pips upright in the upper half, then those in the middle; the lower half is the upper one turned.
_LEFT, _MIDDLE, _RIGHT = 87, 125, 163
_UPPER: dict[str, list[Point]] = {
    "6": [(_LEFT, 66), (_RIGHT, 66)],
    "7": [(_LEFT, 66), (_RIGHT, 66)],
    "8": [(_LEFT, 66), (_RIGHT, 66), (_MIDDLE, 120)],
    "9": [(_LEFT, 57), (_RIGHT, 57), (_LEFT, 135.7), (_RIGHT, 135.7)],
    "T": [(_LEFT, 57), (_RIGHT, 57), (_LEFT, 135.7), (_RIGHT, 135.7), (_MIDDLE, 96)],
}
_CENTRE: dict[str, list[Point]] = {
    "6": [(_LEFT, 175), (_RIGHT, 175)],
    "7": [(_LEFT, 175), (_RIGHT, 175), (_MIDDLE, 120)],
    "8": [(_LEFT, 175), (_RIGHT, 175)],
    "9": [(_MIDDLE, 175)],
    "T": [],
}
NUMBERS = tuple(_UPPER)
_SIZE = 45


def upper(rank: str, suit: str) -> str:
    """The pips of the upper half."""
    return "".join(pip(suit, x, y, _SIZE) for x, y in _UPPER[rank])


def centre(rank: str, suit: str) -> str:
    """The pips that are not turned."""
    return "".join(pip(suit, x, y, _SIZE) for x, y in _CENTRE[rank])
