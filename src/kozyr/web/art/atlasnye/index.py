"""Corner indices: letters and figures of this deck, 40 by 56, and the corner they stand in."""

from kozyr.web.art.atlasnye.suits import pip
from kozyr.web.art.pen import group, path, place

_SIX = (
    "M36 0 C16 3 1 18 1 37 C1 50 9 57 20 57 C32 57 39 49 39 38 C39 28 32 21 23 21"
    " C19 21 15 22 12 24 C15 13 23 5 36 3Z M20 25 C27 25 29 30 29 38 C29 48 27 53"
    " 20 53 C13 53 11 46 11 38 C11 30 14 25 20 25Z"
)

_GLYPHS = {
    "6": _SIX,
    "7": "M2 0 H39 V6 C27 22 20 36 20 57 H8 C8 40 18 22 30 9 H13 C8 9 6 11 5 18 H2Z",
    "8": "M20 -1 C30 -1 37 5 37 13 C37 19 33 24 28 26 C35 29 40 34 40 41 C40 51 32 57 20"
    " 57 C8 57 0 51 0 42 C0 35 5 30 12 27 C6 24 3 19 3 14 C3 5 10 -1 20 -1Z M21 3"
    " C15 3 12 6 12 10 C12 16 17 20 25 24 C28 21 29 17 29 13 C29 7 26 3 21 3Z M14"
    " 29 C10 32 9 36 9 41 C9 48 13 53 20 53 C27 53 31 50 31 45 C31 38 24 34 14 29Z",
    "10": "M-4 4 C1 4 4 2 6 -1 H11 V49 C11 52 12 53 16 53 V56 H-4 V53 C0 53 1 52 1 49 V11"
    " C1 9 0 8 -4 8Z M31 -1 C40 -1 45 11 45 28 C45 45 40 57 31 57 C22 57 17 45 17"
    " 28 C17 11 22 -1 31 -1Z M31 3 C27.5 3 26.5 12 26.5 28 C26.5 44 27.5 53 31 53"
    " C34.5 53 35.5 44 35.5 28 C35.5 12 34.5 3 31 3Z",
    "J": "M14 0 H36 V3 C33 3 31 4 31 7 V40 C31 50 26 57 16 57 C8 57 3 53 3 47 C3 43 5 41"
    " 9 41 C12 41 14 43 14 46 C14 49 13 50 13 51 C13 53 14 54 16 54 C20 54 21 50 21"
    " 43 V7 C21 4 18 3 14 3Z",
    "Q": "M21 -1 C33 -1 41 11 41 28 C41 40 37 50 30 54 C32 57 34 59 37 59 C39 59 40 58"
    " 41 56 L43 57 C42 63 39 67 34 67 C27 67 23 61 20 57 C9 57 1 46 1 28 C1 11 9 -1"
    " 21 -1Z M21 3 C14 3 11 12 11 28 C11 44 14 53 21 53 C28 53 31 44 31 28 C31 12"
    " 28 3 21 3Z",
    "K": "M1 0 H19 V3 C16 3 15 4 15 7 V28 L30 7 C31 4 30 3 27 3 V0 H41 V3 C38 3 36 4 34"
    " 7 L24 21 L38 49 C39 52 40 53 43 53 V56 H24 V53 C27 53 28 52 27 49 L18 30 L15"
    " 34 V49 C15 52 16 53 19 53 V56 H1 V53 C4 53 5 52 5 49 V7 C5 4 4 3 1 3Z",
    "A": "M18 0 H24 L37 49 C38 52 39 53 42 53 V56 H23 V53 C27 53 28 52 27 49 L24 38 H12"
    " L9 49 C8 52 9 53 13 53 V56 H-1 V53 C3 53 4 52 5 48Z M18.5 13 L13 34 H23Z",
    "V": "M1 0 H22 C33 0 38 6 38 14 C38 20 34 25 28 27 C36 28 41 33 41 41 C41 50 35 56"
    " 23 56 H1 V53 C4 53 5 52 5 49 V7 C5 4 4 3 1 3Z M15 4 V25 H20 C26 25 28 21 28"
    " 14 C28 7 26 4 20 4Z M15 29 V52 H21 C28 52 31 48 31 41 C31 33 28 29 21 29Z",
    "D": "M9 0 H39 V3 C36 3 35 4 35 7 V51 H42 V65 H39 C39 59 37 56 32 56 H9 C4 56 2 59 2"
    " 65 H-1 V51 H3 C9 45 13 25 13 7 C13 4 12 3 9 3Z M25 5 H18 C18 25 15 42 10 51"
    " H25Z",
    "T": "M2 0 H40 V15 H37 C36 8 33 5 26 5 V49 C26 52 28 53 32 53 V56 H10 V53 C14 53 16"
    " 52 16 49 V5 C9 5 6 8 5 15 H2Z",
}

# What a rank's code shows: its Cyrillic and its Latin glyph.
_SHOWN = {"T": ("10", "10"), "J": ("V", "J"), "Q": ("D", "Q"), "K": ("K", "K"), "A": ("T", "A")}

CYRILLIC = "var(--cyrillic, inline)"
LATIN = "var(--latin, none)"


def glyphs() -> str:
    """The shapes of all indices, about the middle of their line: `atlasnye-i-10`."""
    drawn = [
        path(shape, id=f"atlasnye-i-{name}", fill_rule="evenodd", transform="translate(-20)")
        for name, shape in _GLYPHS.items()
    ]
    nine = path(_SIX, fill_rule="evenodd", transform="rotate(180 10 28)")
    return "".join(drawn) + group(nine, id="atlasnye-i-9")


def corner(rank: str, suit: str) -> str:
    """The index and the pip under it, at the top left of a card."""
    cyrillic, latin = _SHOWN.get(rank, (rank, rank))
    if cyrillic == latin:
        letters = _glyph(cyrillic)
    else:
        letters = _glyph(cyrillic, CYRILLIC) + _glyph(latin, LATIN)
    return letters + pip(suit, 34, 101, 37)


def _glyph(name: str, display: str | None = None) -> str:
    return place(f"atlasnye-i-{name}", 34, 17, display=display)
