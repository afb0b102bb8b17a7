"""What is won: Feathers, and the Betting cards with the Firebird's egg in its nest, or none."""

import math

from kozyr.web.art.firebird.paint import (
    CREAM,
    GOLD,
    GREEN,
    INK,
    LACQUER,
    RED,
    about_middle,
    grass,
    mirrored,
    paper,
    stem,
)
from kozyr.web.art.firebird.plumes import barbs_at
from kozyr.web.art.numerals import numeral
from kozyr.web.art.pen import circle, ellipse, group, half_turn, path, use

PLAYER = "var(--player,#7a5ea8)"
NIGHT = "#3b1633"
FIELD = (
    "M22 10H228A12 12 0 0 1 240 22V328A12 12 0 0 1 228 340H22A12 12 0 0 1 10 328V22"
    "A12 12 0 0 1 22 10Z"
)


def blank_feather() -> str:
    """What all Feathers share."""
    curve = [(84.0, 328.0), (84.0, 210.0), (142.0, 132.0)]
    shades = (RED, GOLD, "#e2702a", "#f6d27a")
    barbs = "".join(
        path(barb, shades[i % 4])
        for i in range(16)
        for barb in barbs_at(
            curve, 0.04 + 0.058 * i, 0.75 + 0.9 * math.sin(math.pi * (0.08 + i / 18))
        )
    )
    sparks = "".join(
        circle(x, y, r, GOLD)
        for x, y, r in (
            (34, 150, 2.4),
            (50, 120, 1.6),
            (28, 220, 1.8),
            (214, 250, 2.4),
            (200, 290, 1.8),
            (170, 310, 2.2),
            (222, 210, 1.6),
            (70, 60, 2),
            (100, 36, 1.6),
            (186, 226, 1.8),
        )
    )
    drop = (
        "M142 150C84 150 82 92 108 64C128 42 152 34 184 22C194 54 204 76 200 104"
        "C196 134 172 150 142 150Z"
    )
    return (
        paper()
        + path(FIELD, NIGHT, stroke=INK, stroke_width=3)
        + path(
            FIELD, "none", stroke=GOLD, stroke_width=2, transform="matrix(.95 0 0 .964 6.25 6.3)"
        )
        + sparks
        + stem("M84 330Q84 210 142 132", 6)
        + barbs
        + stem("M84 330Q84 210 142 132", 2, CREAM)
        + path(drop, GOLD, stroke=INK, stroke_width=3)
        + path(drop, "#e2702a", transform="matrix(.86 0 0 .86 20 13)")
        + path(drop, RED, transform="matrix(.74 0 0 .74 37.5 24)")
        + circle(147, 100, 35, CREAM, stroke=GOLD, stroke_width=3)
    )


def feather(number: str) -> str:
    """A Feather: its value stands in the eye."""
    corner = f"firebird-feather-{number}-index"
    return (
        use("firebird-plume")
        + numeral(number, 147, 70, 60, INK)
        + group(numeral(number, 42, 26, 50, GOLD, INK), id=corner)
        + half_turn(corner)
    )


def egg() -> str:
    """The golden egg, painted with a band of berries."""
    shape = (
        "M125 98C150 98 166 138 166 164C166 190 148 206 125 206C102 206 84 190 84 164"
        "C84 138 100 98 125 98Z"
    )
    return (
        path(shape, GOLD, stroke=INK, stroke_width=3)
        + path(
            (
                "M86 148C104 158 146 158 164 148C167 158 167 168 165 174"
                "C146 186 104 186 85 174C83 168 83 158 86 148Z"
            ),
            RED,
            stroke=INK,
            stroke_width=1.8,
        )
        + "".join(
            circle(x, y, 4.4, CREAM)
            for x, y in ((97, 165), (111, 168), (125, 169), (139, 168), (153, 165))
        )
        + path(
            "M99 136q6.500 -12 13 0q6.500 -12 13 0q6.500 -12 13 0q6.500 -12 13 0",
            "none",
            stroke=INK,
            stroke_width=2.4,
        )
        + path(
            "M104 116C98 124 94 132 92 140",
            "none",
            stroke=CREAM,
            stroke_width=4,
            stroke_linecap="round",
        )
    )


def nest(front: bool) -> str:
    """The nest: its far rim, or its front with the twigs."""
    if not front:
        return ellipse(125, 194, 76, 22, "#5b3a1c", stroke=INK, stroke_width=3) + ellipse(
            125, 197, 58, 13, LACQUER
        )
    twigs = "".join(
        (
            f"M{50 + 15 * i} {204 + (i % 3) * 5}"
            f"C{70 + 13 * i} {226 + (i * 5) % 9} {84 + 11 * i} {236 - (i * 7) % 11}"
            f" {98 + 9 * i} {222 + (i * 3) % 14}"
        )
        for i in range(9)
    )
    return (
        path(
            "M49 194C54 254 90 266 125 266S196 254 201 194C186 216 160 220 125 220S64 216 49 194Z",
            "#8a5a2c",
            stroke=INK,
            stroke_width=3,
        )
        + path(twigs, "none", stroke=INK, stroke_width=2.2, stroke_linecap="round")
        + path(
            (
                "M60 222C90 240 150 244 188 224M72 240C100 256 150 254 176 242M52 206"
                "C80 226 170 228 198 206"
            ),
            "none",
            stroke=GOLD,
            stroke_width=2,
            stroke_linecap="round",
        )
        + mirrored(grass(196, 208, 0.9, -60, GREEN) + grass(196, 212, 0.9, -10, GREEN))
        + grass(196, 208, 0.9, -60, GREEN)
        + grass(196, 212, 0.9, -10, GREEN)
    )


def folk_border(colour: str) -> str:
    """A panel in one colour inside a cut-paper border."""
    teeth = "".join(f"M{20 + 15 * i} 14l7.500 11l7.500 -11Z" for i in range(14)) + "".join(
        f"M14 {25 + 15 * i}l11 7.500l-11 7.500Z" for i in range(20)
    )
    petals = "".join(
        path("M0 -5C-9 -12 -7 -20 0 -24C7 -20 9 -12 0 -5Z", CREAM, transform=f"rotate({45 * i})")
        for i in range(8)
    )
    rosette = group(petals, circle(0, 0, 4, CREAM), transform="translate(200 56)")
    return (
        paper()
        + path(FIELD, colour, stroke=INK, stroke_width=3)
        + about_middle(path(teeth, CREAM) + rosette)
    )


def bet(number: str) -> str:
    """A Betting card: an egg in the nest counts one, an empty nest nothing."""
    corner = f"firebird-bet-{number}-index"
    rays = "".join(
        f"M125 172L{125 + 86 * math.cos(a):.0f} {172 + 86 * math.sin(a):.0f}"
        f"A86 86 0 0 1 {125 + 86 * math.cos(a + 0.13):.0f} {172 + 86 * math.sin(a + 0.13):.0f}Z"
        for a in (math.pi * (1.03 + i / 12) for i in range(12))
    )
    return (
        folk_border(PLAYER)
        + circle(125, 172, 98, CREAM, stroke=INK, stroke_width=3)
        + (group(path(rays, "#f6dc97")) if number == "1" else "")
        + circle(125, 172, 91, "none", stroke=PLAYER, stroke_width=4, stroke_dasharray="2 7")
        + nest(False)
        + (egg() if number == "1" else "")
        + nest(True)
        + group(
            circle(50, 56, 26, CREAM, stroke=INK, stroke_width=3)
            + numeral(number, 50, 36, 40, INK),
            id=corner,
        )
        + half_turn(corner)
    )
