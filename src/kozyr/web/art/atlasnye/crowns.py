"""Crowns, coronets and a turban, on a head as `heads` draws it."""

from kozyr.web.art.atlasnye.cloth import beads, shade
from kozyr.web.art.atlasnye.palette import (
    CRIMSON,
    GOLD,
    PAPER,
    PERIWINKLE,
    STRAW,
    ULTRAMARINE,
    VERMILION,
    stroke,
)
from kozyr.web.art.pen import circle, ellipse, path


def arched() -> str:
    """The crown of the king of spades: arches about a velvet cap, and a cross."""
    return "".join(
        (
            path("M-36 -48 C-44 -88 -10 -98 2 -96 C18 -98 48 -86 40 -50Z", ULTRAMARINE),
            shade("M14 -94 C30 -92 43 -78 39 -52 L22 -52 C30 -70 26 -84 14 -94Z"),
            path(
                "M-38 -46 C-46 -66 -42 -74 -40 -78 C-36 -70 -34 -66 -26 -64 C-22 -72 -20 -78"
                " -18 -84 C-12 -76 -8 -70 -4 -70 C0 -78 2 -84 4 -88 C8 -80 12 -74 16 -72 C20"
                " -78 22 -82 26 -86 C28 -78 28 -72 32 -66 C38 -68 42 -72 46 -78 C48 -66 46 -58"
                " 42 -48Z",
                GOLD,
            ),
            path("M-37 -38 C-14 -48 16 -49 42 -41 L44 -53 C16 -61 -16 -59 -39 -49Z", STRAW),
            circle(-23, -49, 3.4, VERMILION),
            path("M-8 -53 L-2 -48 L-8 -45 L-14 -49Z", ULTRAMARINE),
            circle(8, -51.5, 3.8, VERMILION),
            path("M23 -54 L29 -49 L23 -45 L17 -50Z", ULTRAMARINE),
            circle(36, -48, 3, VERMILION),
            beads([(-40, -80), (-18, -87), (4, -91), (26, -89), (46, -80)], 3.4, PAPER),
            path("M-1 -97 H5 V-102 H10 V-108 H5 V-113 H-1 V-108 H-6 V-102 H-1Z", GOLD),
        )
    )


def lilies() -> str:
    """The crown of the king of hearts: five lilies."""

    def lily(x: float, y: float, size: float) -> str:
        return path(
            f"M{x - 3 * size} {y} C{x - 3 * size} {y - 8 * size} {x - 9 * size} {y - 6 * size}"
            f" {x - 10 * size} {y - 11 * size} C{x - 8 * size} {y - 17 * size} {x - 3 * size}"
            f" {y - 14 * size} {x - 3 * size} {y - 12 * size} C{x - 4 * size} {y - 20 * size}"
            f" {x - 2 * size} {y - 24 * size} {x} {y - 28 * size} C{x + 2 * size} {y - 24 * size}"
            f" {x + 4 * size} {y - 20 * size} {x + 3 * size} {y - 12 * size} C{x + 3 * size}"
            f" {y - 14 * size} {x + 8 * size} {y - 17 * size} {x + 10 * size} {y - 11 * size}"
            f" C{x + 9 * size} {y - 6 * size} {x + 3 * size} {y - 8 * size} {x + 3 * size} {y}Z",
            GOLD,
        )

    return "".join(
        (
            path("M-36 -50 C-40 -86 -14 -88 2 -88 C20 -88 46 -84 40 -52Z", CRIMSON),
            shade("M16 -88 C36 -86 44 -74 40 -52 L24 -54 C30 -70 26 -82 16 -88Z"),
            *(
                lily(x, y, size)
                for x, y, size in (
                    (-34, -54, 1.05),
                    (40, -55, 1.05),
                    (-17, -58, 1.3),
                    (23, -59, 1.3),
                    (3, -60, 1.75),
                )
            ),
            path("M-37 -37 C-14 -47 16 -48 42 -40 L45 -56 C16 -64 -16 -62 -40 -52Z", GOLD),
            stroke("M-38 -41 C-14 -51 16 -52 43 -44 M-39 -48 C-14 -58 16 -59 44 -52", 0.9),
            *(
                ellipse(x, y, 4.6, 3, colour)
                for x, y, colour in (
                    (-26, -48.5, ULTRAMARINE),
                    (-9, -52.5, VERMILION),
                    (9, -53, ULTRAMARINE),
                    (27, -50.5, VERMILION),
                )
            ),
        )
    )


def rays() -> str:
    """The crown of the king of clubs: five rays."""
    return "".join(
        (
            path(
                "M-40 -50 L-50 -88 L-29 -66 L-24 -100 L-8 -70 L4 -108 L16 -70 L32 -100 L36 -66"
                " L56 -88 L45 -52 C16 -61 -14 -60 -40 -50Z",
                GOLD,
            ),
            shade("M16 -70 L32 -100 L36 -66 L56 -88 L45 -52 L22 -57Z"),
            stroke("M-29 -66 L-32 -54 M-8 -70 L-9 -59 M16 -70 L17 -59 M36 -66 L37 -55", 0.9),
            path("M-37 -37 C-14 -47 16 -48 42 -40 L45 -54 C16 -62 -16 -60 -40 -50Z", VERMILION),
            beads([(-50, -90), (-24, -102), (4, -110), (32, -102), (56, -90)], 3.4, PERIWINKLE),
            beads(
                [
                    (-30, -46.5),
                    (-19, -49.5),
                    (-8, -51.4),
                    (4, -52),
                    (16, -51.4),
                    (27, -49.5),
                    (37, -47),
                ],
                2.8,
                PAPER,
            ),
        )
    )


def turban() -> str:
    """The plumed turban of the king of diamonds."""
    return "".join(
        (
            # plume
            path(
                "M-4 -78 C-10 -104 8 -122 38 -118 C30 -116 28 -113 34 -110 C24 -110 22 -106 28"
                " -103 C18 -104 15 -99 21 -95 C12 -96 9 -91 12 -84 C6 -88 2 -84 2 -78Z",
                PAPER,
            ),
            stroke("M-2 -78 C-2 -98 8 -112 30 -116", 1),
            # cap and windings
            path("M-8 -72 C-4 -94 34 -92 36 -64Z", CRIMSON),
            path(
                "M-30 -30 C-44 -50 -30 -76 -4 -78 C24 -84 54 -74 56 -46 C58 -28 46 -14 30 -12"
                " C26 -24 22 -30 12 -34 C-2 -38 -18 -34 -30 -30Z",
                PAPER,
            ),
            path(
                "M-32 -34 C-34 -48 -14 -60 12 -56 C34 -52 48 -40 50 -24 C44 -36 30 -42 12 -44"
                " C-6 -46 -22 -42 -32 -34Z",
                PERIWINKLE,
            ),
            path(
                "M-34 -48 C-24 -66 0 -70 22 -66 C42 -62 54 -54 56 -42 C44 -54 28 -58 8 -58 C-10"
                " -60 -26 -56 -34 -48Z",
                GOLD,
            ),
            stroke(
                "M-28 -60 C-14 -72 10 -76 32 -71 M-22 -36 C-8 -42 10 -41 22 -36 M14 -33 C24 -32"
                " 32 -26 36 -15 M20 -36 C32 -34 40 -28 44 -19",
                1,
            ),
            shade("M56 -44 C58 -28 46 -14 30 -12 C42 -20 48 -30 48 -46Z"),
            ellipse(-12, -66, 9, 10, GOLD),
            ellipse(-12, -66, 5.4, 6.4, VERMILION),
            circle(-14, -69, 1.6, PAPER, stroke="none"),
            circle(-12, -51, 3.4, PAPER),
        )
    )


def pointed_coronet() -> str:
    """The small crown of the queen of hearts."""
    return "".join(
        (
            path(
                "M-26 -52 C-10 -60 14 -60 30 -53 L36 -80 L22 -70 L16 -86 L3 -72 L-10 -86 L-16"
                " -70 L-32 -78Z",
                GOLD,
            ),
            path("M-27 -50 C-10 -58 14 -58 31 -51 L32 -58 C14 -65 -10 -65 -28 -57Z", STRAW),
            beads([(-32, -80), (-10, -88), (16, -88), (36, -82)], 3, PAPER),
            circle(-13, -59, 2.6, VERMILION),
            circle(2, -60.6, 3, ULTRAMARINE),
            circle(17, -59, 2.6, VERMILION),
        )
    )


def tilted_coronet() -> str:
    """The small crown of the queen of spades, seen from the side."""
    return "".join(
        (
            path(
                "M-24 -46 C-8 -58 20 -60 38 -46 L44 -70 L30 -64 L24 -82 L10 -68 L-4 -82 L-10"
                " -64 L-28 -68Z",
                GOLD,
            ),
            path("M-25 -44 C-8 -56 20 -58 38 -44 L40 -51 C20 -65 -8 -63 -26 -52Z", VERMILION),
            beads([(-28, -70), (-4, -84), (24, -84), (44, -72)], 3, PAPER),
            beads([(-17, -52), (-6, -56), (6, -57.6), (18, -56.6), (29, -52.4)], 2.2, STRAW),
        )
    )


def petalled_coronet() -> str:
    """The small crown of the queen of diamonds."""
    return "".join(
        (
            path(
                "M-28 -50 C-10 -60 16 -60 34 -51 C38 -60 42 -68 40 -76 C34 -76 30 -72 28 -68"
                " C26 -76 22 -82 16 -86 C12 -80 10 -74 10 -70 C8 -78 6 -86 3 -92 C0 -86 -2 -78"
                " -4 -70 C-5 -76 -8 -82 -12 -86 C-18 -80 -20 -74 -22 -68 C-26 -72 -30 -76 -35"
                " -75 C-36 -66 -32 -58 -28 -50Z",
                GOLD,
            ),
            path("M-28 -49 C-10 -58 16 -58 34 -50 L35 -56 C16 -65 -10 -65 -30 -56Z", STRAW),
            *(
                path(f"M{x} {y} l4 4.4 l-4 4.4 l-4 -4.4Z", VERMILION)
                for x, y in ((-16, -63), (3, -66), (22, -63.6))
            ),
        )
    )


def scalloped_coronet() -> str:
    """The small crown of the queen of clubs."""
    return "".join(
        (
            path(
                "M-28 -50 C-10 -59 16 -59 34 -51 L37 -72 C30 -78 24 -74 24 -68 C18 -84 8 -76 10"
                " -69 C6 -88 0 -88 -4 -69 C-4 -78 -14 -82 -18 -67 C-20 -74 -26 -76 -32 -70Z",
                GOLD,
            ),
            path("M-28 -49 C-10 -58 16 -58 34 -50 L35 -57 C16 -65 -10 -65 -30 -56Z", ULTRAMARINE),
            beads([(-20, -56.4), (-9, -59.4), (3, -60.4), (15, -59.6), (26, -57)], 2.4, PAPER),
            circle(3, -76, 3, VERMILION),
        )
    )
