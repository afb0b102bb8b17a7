"""Rank 5: the Forest, the Discovery, the Soldier."""

from collections.abc import Callable

from kozyr.web.art.decktet.block import (
    INK,
    KNOT,
    LEAF,
    MOON,
    PAPER,
    SUN,
    WAVE,
    WYRM,
    carve,
    cut,
    disc,
    hatch,
    line,
    rope,
    solid,
    turned,
    wash,
)
from kozyr.web.art.decktet.scenery import (
    GROUND,
    burst,
    face,
    wyrm_head,
)
from kozyr.web.art.pen import circle
from kozyr.web.art.woodcut import fringe, shading


def fir(x: float, y: float, height: float, fill: str) -> str:
    """A fir in four tiers, standing at (x, y)."""
    w, out = height * 0.3, ""
    out += cut(
        (
            f"M{x - w * 0.13} {y + height * 0.08}V{y - height * 0.2}H{x + w * 0.13}"
            f"V{y + height * 0.08}Z"
        ),
        KNOT,
        2,
    )
    for t, s in ((0, 1.0), (0.22, 0.82), (0.44, 0.62), (0.64, 0.42)):
        base, half = y - height * t, w * s
        top, low, bend = base - height * 0.36, base - 4, base - height * 0.16
        tier = (
            f"M{x} {top}"
            f"C{x + half * 0.3} {bend} {x + half * 0.6} {base - height * 0.05} {x + half} {base}"
            f"L{x + half * 0.5} {low}L{x + half * 0.3} {base + 5}L{x} {base - 3}"
            f"L{x - half * 0.3} {base + 5}L{x - half * 0.5} {low}L{x - half} {base}"
            f"C{x - half * 0.6} {base - height * 0.05} {x - half * 0.3} {bend} {x} {top}Z"
        )
        out += carve(tier, fill, 62, 5, -0.5, 2.2, 2.4)
    return out


def forest() -> str:
    """Firs before a great moon."""
    moon = disc(142, 104, 62)
    return (
        wash(GROUND, INK)
        + burst(142, 104, 70, MOON)
        + carve(moon, MOON, 30, 6, 0.3)
        + line(
            (
                "M112 84C122 78 132 82 134 92M160 118C168 114 176 118 176 126M128 130"
                "C132 126 140 128 142 134"
            ),
            2,
        )
        + fir(52, 246, 110, PAPER)
        + fir(206, 240, 120, PAPER)
        + fir(104, 238, 96, PAPER)
        + fir(160, 232, 100, PAPER)
        + cut("M10 252C60 236 150 236 240 250V318H10Z", MOON)
        + fir(30, 286, 130, LEAF)
        + fir(216, 282, 150, LEAF)
        + fir(140, 278, 196, LEAF)
        + fir(82, 296, 144, LEAF)
        + fir(180, 300, 104, LEAF)
        + cut("M10 300C70 288 150 292 240 304V318H10Z", LEAF)
        + solid(fringe("M14 302C70 290 150 294 236 305", 40, 2, -11, 4))
    )


def discovery() -> str:
    """A compass rose over a chart with a coast."""
    coast = (
        "M10 10H104C96 34 118 44 108 66C96 84 70 74 66 98C64 120 40 118 36 140"
        "C32 158 20 160 10 164Z"
    )
    isle = "M150 318C148 290 170 292 182 276C196 262 220 270 240 256V318Z"
    long = (
        cut("M0 -92L13 -13L0 0Z", PAPER, 2.2)
        + cut("M0 -92L-13 -13L0 0Z", SUN, 2.2)
        + solid(shading("M0 -92L13 -13L0 0Z", 0, 5, 2, 1))
    )
    short = cut("M0 -62L10 -10L0 0Z", PAPER, 2) + cut("M0 -62L-10 -10L0 0Z", WAVE, 2)
    return (
        wash(GROUND, WAVE, 0.35)
        + line(
            "".join(
                f"M124 164L{x} {y}"
                for x, y in (
                    (10, 40),
                    (10, 230),
                    (60, 318),
                    (180, 318),
                    (240, 250),
                    (240, 120),
                    (200, 10),
                    (110, 10),
                    (240, 40),
                    (10, 318),
                )
            ),
            1,
        )
        + carve(coast, "#f6dca0", 90, 6, 0.28, 2, 3)
        + line("M104 10C104 34 126 48 114 70C102 90 78 80 74 104C70 126 46 124 42 146", 1.4)
        + carve(isle, "#f6dca0", 90, 6, 0.4, 2, 3)
        + solid("M58 52L66 36L74 52ZM74 56L84 38L92 56ZM40 92L47 78L54 92Z")
        + line("M176 306L184 294M184 306L176 294", 3.4, WYRM)
        + line("M178 296C160 280 150 262 140 250", 2.4, WYRM)
        + line(
            (
                "M196 232C206 226 212 238 222 232S234 226 238 230M22 236"
                "C32 230 38 242 48 236S60 230 66 236M190 50C200 44 206 56 216 50"
            ),
            2,
        )
        + cut(disc(124, 164, 76), PAPER, 3)
        + wash(disc(124, 164, 76), SUN, 0.25)
        + line(disc(124, 164, 66), 1.4)
        + turned(
            "".join(
                turned(line("M0 -66V-76", 2.4 if i % 2 == 0 else 1.4), turn=i * 15)
                for i in range(24)
            ),
            124,
            164,
        )
        + "".join(turned(short, 124, 164, 1, 45 + i * 90) for i in range(4))
        + "".join(turned(long, 124, 164, 1, i * 90) for i in range(4))
        + carve(disc(124, 164, 15), SUN, 30, 4, 0.4, 1.8)
        + circle(124, 164, 3.4)
    )


def soldier() -> str:
    """A pikeman in his morion, a serpent's plume on it."""
    dome = "M84 116C84 70 110 50 128 46C146 50 172 70 172 116C146 106 110 106 84 116Z"
    brim = "M60 96C70 120 90 126 128 126S186 120 196 96C192 132 168 142 128 142S64 132 60 96Z"
    comb = "M104 70C112 40 144 40 152 70L146 106C136 104 120 104 110 106Z"
    plate = "M24 318C22 264 58 244 92 236C110 254 146 254 164 236C196 244 222 262 224 318Z"
    return (
        wash(GROUND, KNOT, 0.32)
        + solid(shading("M10 10H240V220H10Z", 90, 8, 2, 0.4))
        + line("M206 20V318", 8)
        + line("M206 20V318", 3.4, KNOT)
        + cut("M206 16L198 46H214Z", PAPER)
        + carve(
            "M210 52C226 44 234 60 238 48C240 74 236 92 230 100C226 88 218 86 210 88Z",
            PAPER,
            0,
            4.5,
            0.5,
        )
        + cut("M202 56L186 66L202 82Z", PAPER)
        + cut(
            (
                "M150 62C186 30 214 60 206 96C200 116 186 110 190 100"
                "C176 110 168 96 172 90C160 92 152 78 150 62Z"
            ),
            WYRM,
            3,
        )
        + hatch(
            "M150 62C186 30 214 60 206 96C200 116 186 110 190 100C176 110 168 96 172 90Z",
            60,
            5,
            2.2,
            0.5,
        )
        + cut("M96 250V200H160V250Z", "#d8a67c")
        + hatch("M128 204H160V250H128Z", 0, 4.5, 2, 0.8)
        + face(128, 162, 1.4, "#e8ba90")
        + cut(
            (
                "M92 146C88 168 96 190 106 202C98 178 100 164 98 146ZM164 146"
                "C168 168 160 190 150 202C158 178 156 164 158 146Z"
            ),
            KNOT,
            2.2,
        )
        + cut(
            (
                "M128 184C118 180 108 184 98 178C102 192 116 196 128 190"
                "C140 196 154 192 158 178C148 184 138 180 128 184Z"
            ),
            KNOT,
            2.2,
        )
        + cut("M122 202L128 224L134 202C132 206 124 206 122 202Z", KNOT, 2.2)
        + carve(dome, "#b9b6bd", 12, 5, 0.5, 2.4, 3)
        + carve(comb, "#d9d7dc", 0, 5, 0.5)
        + carve(brim, "#d9d7dc", 70, 6, 0.6, 2.2, 3)
        + "".join(
            circle(x, y, 2.6)
            for x, y in ((86, 128), (104, 133), (128, 135), (152, 133), (170, 128))
        )
        + cut(plate, "#b9b6bd", 3.2)
        + hatch("M128 256C146 254 158 244 164 236C196 244 222 262 224 318H140Z", 0, 6, 2.4, 0.75)
        + cut("M84 226C100 246 156 246 172 226L180 244C156 268 100 268 76 244Z", PAPER)
        + line(
            "".join(
                f"M{82 + 6 * i} {236 + abs(8 - i) * -0.6 + 10}V{250 + (64 - (i - 8) ** 2) / 8}"
                for i in range(17)
            ),
            1.6,
        )
        + rope("M40 262C80 296 130 312 190 312", KNOT, 9)
        + wyrm_head(112, 286, 0.8, 0, WYRM)
    )


EMBLEMS: dict[str, Callable[[], str]] = {"5ML": forest, "5SW": discovery, "5YK": soldier}
