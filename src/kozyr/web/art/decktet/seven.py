"""Rank 7: the Chance Meeting, the Castle, the Cave."""

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
    box,
    carve,
    cut,
    disc,
    hatch,
    line,
    mirrored,
    scratch,
    solid,
    turned,
    wash,
)
from kozyr.web.art.decktet.scenery import (
    GROUND,
    burst,
    leaf,
)
from kozyr.web.art.pen import circle
from kozyr.web.art.woodcut import rays, shading


def traveller(fill: str) -> str:
    """A hooded traveller in profile, looking right, standing at (0, 0), 150 high."""
    cloak = "M-10 -122C-34 -110 -46 -60 -52 0H34C38 -40 34 -84 20 -112Z"
    return (
        cut("M-20 0L-24 10H4L0 0ZM12 0L10 10H38L30 0Z", INK)
        + cut(cloak, fill, 3)
        + hatch("M-10 -122C-34 -110 -46 -60 -52 0H-10C-14 -50 -8 -90 0 -116Z", 100, 6, 2.4, 0.7)
        + line("M4 -106C-2 -70 0 -30 4 -2M16 -90C16 -60 20 -30 20 -2", 2.2)
        + cut(
            (
                "M2 -148C18 -146 22 -138 21 -132L28 -124L21 -121L22 -115"
                "C18 -106 8 -104 2 -108C-4 -120 -4 -138 2 -148Z"
            ),
            "#e8ba90",
            2.2,
        )
        + line("M10 -132L18 -134M14 -116L21 -117", 2)
        + cut(
            (
                "M-26 -116C-36 -148 -10 -170 18 -152C6 -150 0 -140 -2 -128"
                "C-2 -116 2 -110 6 -104C-6 -100 -18 -106 -26 -116Z"
            ),
            fill,
            3,
        )
        + hatch(
            "M-26 -116C-36 -148 -10 -170 18 -152C6 -150 0 -140 -2 -128C-8 -120 -16 -114 -26 -116Z",
            60,
            5,
            2.2,
            0.6,
        )
    )


def meeting() -> str:
    """Two travellers face to face on a path under the moon."""
    return (
        wash(GROUND, MOON, 0.5)
        + hatch(GROUND, 0, 8, 2.4, 0.4)
        + carve(disc(128, 76, 38), PAPER, 40, 5, 0.3, 1.8)
        + line("M108 64C114 58 122 62 122 68M134 88C140 84 148 88 146 94", 1.8)
        + carve("M10 250C70 232 180 232 240 250V318H10Z", LEAF, 80, 8, 0.4, 2.2)
        + cut("M104 238H146C150 262 170 290 186 318H40C72 292 98 266 104 238Z", "#f6dca0")
        + line("M96 282H112M132 296H150M120 262H128M72 306H90", 2)
        + turned(traveller(MOON), 68, 284, 1.08)
        + mirrored(turned(traveller(LEAF), 76, 284, 1.08), 126)
        + line("M88 198L112 190", 9)
        + line("M88 198L112 190", 4.4, MOON)
        + line("M112 186V198", 2.4)
        + cut("M104 198H120L123 222H101Z", SUN)
        + cut("M104 198L112 190L120 198Z", INK, 2)
        + line("M112 198V222", 1.6)
        + solid(rays(112, 212, 16, 26, 12, 2.2))
        + line("M142 150V290", 6)
        + line("M142 150V290", 2.2, KNOT)
        + line("M164 208L144 200", 9)
        + line("M164 208L144 200", 4.4, LEAF)
        + line("M240 30C214 26 196 34 178 28M210 28C202 40 198 48 196 60", 4.4)
        + "".join(
            leaf(x, y, n, t, LEAF)
            for x, y, n, t in (
                (178, 28, 30, 170),
                (196, 30, 28, 110),
                (196, 60, 30, 100),
                (216, 30, 32, 70),
                (226, 28, 28, -100),
                (200, 46, 24, 10),
            )
        )
    )


def tower(x: float, y: float, width: float, height: float, fill: str, roof: str | None) -> str:
    """A tower with its foot at y, battlements or a pointed roof."""
    half, top = width / 2, y - height
    wall = box(x - half, top, width, height)
    out = carve(wall, fill, 0, 6, 0.4, 2.4)
    if roof:
        cone = f"M{x - half - 6} {top}L{x} {top - width * 1.25}L{x + half + 6} {top}Z"
        out += cut(cone, roof) + hatch(
            f"M{x} {top - width * 1.25}L{x + half + 6} {top}H{x}Z", 75, 5, 2.2, 0.8
        )
    else:
        n = width / 5
        out += cut(
            (
                f"M{x - half - 3} {top + 8}V{top - 10}H{x - half - 3 + n}V{top - 3}"
                f"H{x - n / 2}V{top - 10}H{x + n / 2}V{top - 3}H{x + half + 3 - n}"
                f"V{top - 10}H{x + half + 3}V{top + 8}Z"
            ),
            fill,
        )
    return out


def castle() -> str:
    """A castle on its hill before the sun."""
    bricks = "".join(
        f"M{x} {y}h11M{x + 6} {y + 7}h10"
        for x, y in (
            (62, 200),
            (92, 186),
            (66, 236),
            (88, 222),
            (150, 196),
            (164, 232),
            (150, 246),
            (44, 206),
            (182, 190),
        )
    )
    slits = "".join(
        f"M{x - 3.5} {y}V{y - 9}A3.500 3.500 0 0 1 {x + 3.5} {y - 9}V{y}Z"
        for x, y in ((48, 178), (126, 122), (204, 176), (98, 176), (154, 176), (126, 92))
    )
    return (
        wash(GROUND, SUN, 0.35)
        + burst(126, 118, 84)
        + cut(disc(126, 118, 76), SUN, 3)
        + line(disc(126, 118, 69), 1.4)
        + cut("M10 276C40 250 80 246 126 244S210 248 240 274V318H10Z", KNOT)
        + hatch("M126 244C180 246 210 248 240 274V318H150Z", 60, 7, 2.6, 0.6)
        + tower(126, 250, 46, 178, "#ecdcc0", KNOT)
        + tower(48, 264, 38, 118, "#ecdcc0", KNOT)
        + tower(204, 262, 38, 118, "#ecdcc0", KNOT)
        + cut(
            "M62 266V168H72V160H84V168H96V160H108V168H144V160H156V168H168V160H180V168H190V266Z",
            "#ecdcc0",
            3,
        )
        + hatch("M150 168H190V266H150Z", 0, 6, 2.4, 0.7)
        + cut("M100 266V214C100 184 152 184 152 214V266Z", INK)
        + scratch(
            (
                "M107 266V206H111V266ZM118 266V198H122V266ZM130 266V198H134V266Z"
                "M141 266V206H145V266ZM102 218H150V222H102ZM102 238H150V242H102Z"
            ),
            KNOT,
        )
        + line(bricks, 1.6)
        + solid(slits)
        + "".join(
            line(f"M{x} {y}V{y - 24}", 2.6)
            + cut(
                (
                    f"M{x} {y - 24}"
                    f"C{x + 10} {y - 30} {x + 16} {y - 18} {x + 28} {y - 24}V{y - 10}"
                    f"C{x + 16} {y - 6} {x + 10} {y - 16} {x} {y - 10}Z"
                ),
                WYRM if x == 126 else SUN,
                2.2,
            )
            for x, y in ((126, 42), (48, 100), (204, 98))
        )
        + cut("M100 266H152C160 284 176 300 196 318H56C80 300 94 284 100 266Z", "#f6dca0")
        + line("M88 292H112M124 278H142M96 308H140", 1.8)
    )


def cave() -> str:
    """A cave with eyes in its dark and a stream running out."""
    mouth = "M42 262C30 200 46 130 84 104C104 84 150 80 172 102C208 130 220 190 204 258Z"
    edge = (
        "M56 142L66 178L80 120L92 158L104 104L116 172L128 98L140 148L152 102L162 164"
        "L176 120L186 166L196 140"
    )
    teeth = edge + "C192 122 182 112 172 102C150 80 104 84 84 104C72 112 62 126 56 142Z"
    return (
        wash(GROUND, WYRM, 0.5)
        + solid(
            "".join(
                shading(d, a, 8, 3.4, r)
                for d, a, r in (
                    ("M10 10H240V120H10Z", 70, 0.8),
                    ("M10 110H70V318H10Z", 8, 0.75),
                    ("M190 100H240V318H190Z", 10, -0.75),
                )
            )
        )
        + line(
            (
                "M10 60L60 44L84 70L130 40L180 62L240 36M10 130L40 118L56 140M240 120"
                "L212 124L200 104M10 210L34 200M240 200L218 190M120 40L112 10M60 44"
                "L52 10M180 62L196 10"
            ),
            3,
        )
        + cut(mouth, INK, 4)
        + scratch(
            (
                "M64 258C56 200 66 150 92 124C72 160 72 210 84 258ZM190 256"
                "C196 200 186 150 164 126C180 160 182 210 172 256Z"
            ),
            "#5a1d18",
        )
        + wash(teeth, PAPER)
        + wash(teeth, WYRM, 0.5)
        + line(edge)
        + hatch(teeth, 0, 6, 2.4, 0.6)
        + "".join(
            cut(
                (
                    f"M{x - 22} 196C{x - 12} 180 {x + 12} 180 {x + 22} 190"
                    f"C{x + 10} 206 {x - 10} 208 {x - 22} 196Z"
                ),
                SUN,
                2,
            )
            + cut(
                f"M{x} 183C{x + 6} 190 {x + 6} 198 {x} 204C{x - 6} 198 {x - 6} 190 {x} 183Z", INK, 1
            )
            + circle(x + 2, 189, 2, PAPER, stroke="none")
            for x in (98, 152)
        )
        + line("M112 224C118 220 120 222 122 226M140 226C142 222 146 220 150 224", 2.4, WYRM)
        + cut(
            "M92 246C110 238 140 238 160 246C150 262 196 270 206 318H34C46 280 106 268 92 246Z",
            WAVE,
            3,
        )
        + line(
            (
                "M110 254C120 250 130 258 144 252M96 276C112 268 126 284 146 274"
                "S166 272 172 278M70 296C94 286 110 304 134 294S170 292 182 298"
                "M60 312C80 304 100 316 120 310"
            ),
            2.2,
        )
        + cut(
            (
                "M10 318V250C24 240 44 250 56 262C70 268 60 290 44 300L34 318Z"
                "M240 318V246C226 238 208 244 196 256C184 264 190 280 204 290"
                "L210 318Z"
            ),
            WYRM,
            3,
        )
        + hatch("M10 318V250C24 240 44 250 56 262C70 268 60 290 44 300L34 318Z", 40, 6, 2.6, 0.6)
        + hatch(
            "M240 318V246C226 238 208 244 196 256C184 264 190 280 204 290L210 318Z", 40, 6, 2.6, 0.6
        )
    )


EMBLEMS: dict[str, Callable[[], str]] = {"7ML": meeting, "7SK": castle, "7WY": cave}
