"""What the queens hold: a flower each, its head about (0, 0), its stem downward."""

from kozyr.web.art.atlasnye.cloth import beads
from kozyr.web.art.atlasnye.palette import (
    CRIMSON,
    GREEN,
    INK,
    PAPER,
    PERIWINKLE,
    VERMILION,
    YELLOW,
    flat,
    stroke,
)
from kozyr.web.art.pen import circle, group, path


def rose() -> str:
    """For the queen of hearts."""
    return _stem(
        "M0 8 C4 24 0 40 6 62",
        "M3 26 C12 18 20 22 24 28 C16 32 8 32 3 26Z M2 34 C-8 26 -16 30 -20 36 C-12 42 -4 40 2 34Z",
    ) + "".join(
        (
            path("M-9 6 C-16 12 -10 18 -5 13 C-3 18 4 18 5 13 C10 17 15 12 9 6Z", GREEN),
            path(
                "M-13 -6 C-20 2 -13 14 0 13 C13 14 20 2 13 -6 C14 -15 4 -19 0 -15 C-5 -19 -15"
                " -14 -13 -6Z",
                VERMILION,
            ),
            path(
                "M-13 -5 C-10 4 -4 6 0 6 C5 6 11 3 13 -5 C15 4 9 13 0 13 C-9 13 -16 5 -13 -5Z",
                CRIMSON,
            ),
            path("M-8 -7 C-8 1 8 2 8 -7 C7 -13 -7 -13 -8 -7Z", VERMILION),
            stroke(
                "M-4 -7 C-3 -3 4 -3 4 -7 C3 -10 -3 -10 -2 -7 C-1 -5 1 -6 1 -7 M-13 -5 C-11 -10"
                " -8 -13 -4 -14 M13 -5 C12 -10 9 -12 6 -14",
                0.8,
            ),
        )
    )


def tulip() -> str:
    """For the queen of spades."""
    return _stem(
        "M0 10 C-3 26 2 40 0 62",
        "M-1 50 C-16 44 -18 24 -14 16 C-8 26 -4 38 -1 50Z M0 52 C12 46 18 32 15 22 C8"
        " 30 3 42 0 52Z",
    ) + "".join(
        (
            path(
                "M-9 -14 C-4 -10 -4 -4 -3 0 L4 0 C5 -6 5 -10 9 -14 C8 -18 4 -16 0 -20 C-4 -16"
                " -8 -18 -9 -14Z",
                PERIWINKLE,
            ),
            path("M-12 -16 C-2 -8 0 4 0 12 C-14 12 -15 -4 -12 -16Z", PAPER),
            path("M12 -16 C2 -8 0 4 0 12 C14 12 15 -4 12 -16Z", PAPER),
            stroke("M-10 -8 C-8 0 -5 6 -2 10 M10 -8 C8 0 5 6 2 10 M-11 0 C-9 4 -7 7 -5 9", 0.7),
            flat(
                "M-11 -13 C-8 -8 -6 -3 -5 2 C-9 -2 -11 -8 -11 -13Z M11 -13 C8 -8 6 -3 5 2 C9 -2"
                " 11 -8 11 -13Z",
                PERIWINKLE,
            ),
        )
    )


def carnation() -> str:
    """For the queen of diamonds."""
    fringe = (
        "M0 12 C-8 8 -16 2 -18 -6 L-14 -5 L-15 -11 L-10 -9 L-10 -15 L-5 -12 L-3 -18 L0"
        " -13 L4 -18 L6 -12 L11 -15 L11 -9 L16 -10 L14 -4 L18 -4 C16 3 8 8 0 12Z"
    )
    return _stem(
        "M0 12 C3 26 0 42 2 62",
        "M1 36 C8 24 14 22 20 22 C16 32 9 38 1 36Z M1 44 C-8 38 -12 32 -18 32 C-16 42 -8 48 1 44Z",
    ) + "".join(
        (
            path(fringe, CRIMSON),
            path(
                "M0 12 C-6 6 -11 1 -12 -4 L-8 -2 L-7 -8 L-3 -5 L0 -10 L3 -5 L8 -8 L8 -2 L12 -3"
                " C11 2 6 7 0 12Z",
                VERMILION,
            ),
            stroke("M0 9 L-5 0 M0 9 L0 -3 M0 9 L5 0", 0.8),
            path("M-5 7 C-5 14 -3 18 0 20 C3 18 5 14 5 7 L2.5 10 L0 7 L-2.5 10Z", GREEN),
        )
    )


def daisy() -> str:
    """For the queen of clubs."""
    petals = "".join(
        group(path("M0 0 C-5 -6 -5 -15 0 -18 C5 -15 5 -6 0 0Z", PAPER), transform=f"rotate({turn})")
        for turn in range(0, 360, 36)
    )
    return _stem(
        "M0 10 C4 24 -4 40 2 62",
        "M0 32 C8 24 16 26 20 22 C18 34 10 38 0 32Z M-1 42 C-10 34 -14 36 -18 32 C-16"
        " 44 -8 48 -1 42Z",
    ) + "".join(
        (
            petals,
            circle(0, 0, 6, YELLOW),
            beads([(-3, -2.5), (0, -3.6), (3, -2.5), (-2, 0.6), (2, 0.6), (0, 3.4)], 0.7, INK),
        )
    )


def _stem(along: str, leaves: str) -> str:
    return stroke(along, 3.2) + stroke(along, 1.4, stroke=GREEN) + path(leaves, GREEN)
