"""The four pips, each drawn in a box of 100 by 100."""

from kozyr.decks import ATLASNYE
from kozyr.web.art.pen import Symbol, path, place, short

COLOURS = {
    "s": "var(--spades, #16161c)",
    "h": "var(--hearts, #c8321f)",
    "d": "var(--diamonds, #c8321f)",
    "c": "var(--clubs, #16161c)",
}

SHAPES = {
    "s": "M50 3 C56 20 93 38 93 63 C93 76 83 84 73 84 C65 84 58 80 54 73 C55 84 59 92 68"
    " 97 H32 C41 92 45 84 46 73 C42 80 35 84 27 84 C17 84 7 76 7 63 C7 38 44 20 50"
    " 3Z",
    "h": "M50 96 C41 76 5 58 5 30 C5 15 16 6 28 6 C39 6 47 13 50 25 C53 13 61 6 72 6 C84"
    " 6 95 15 95 30 C95 58 59 76 50 96Z",
    "d": "M50 2 C58 20 72 36 88 50 C72 64 58 80 50 98 C42 80 28 64 12 50 C28 36 42 20 50 2Z",
    "c": "M50 4 C62 4 71 13 71 25 C71 32 68 37 63 43 C67 41 71 40 75 40 C87 40 96 49 96"
    " 61 C96 73 87 82 75 82 C66 82 58 77 54 68 C54 81 58 91 67 97 H33 C42 91 46 81"
    " 46 68 C42 77 34 82 25 82 C13 82 4 73 4 61 C4 49 13 40 25 40 C29 40 33 41 37"
    " 43 C32 37 29 32 29 25 C29 13 38 4 50 4Z",
}


def suit_symbols() -> list[Symbol]:
    """A symbol a suit: `atlasnye-suit-h`."""
    return [
        Symbol(f"atlasnye-suit-{suit.code}", path(SHAPES[suit.code], COLOURS[suit.code]), 100, 100)
        for suit in ATLASNYE.suits
    ]


def suit_shapes() -> str:
    """The pips as shapes about their middle, without a colour: `atlasnye-p-h`."""
    return "".join(
        path(short(shape), id=f"atlasnye-p-{code}", transform="translate(-50-50)")
        for code, shape in SHAPES.items()
    )


def pip(suit: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A pip of a size about a point, in the colour of what it stands in."""
    return place(f"atlasnye-p-{suit}", x, y, size / 100, turn)
