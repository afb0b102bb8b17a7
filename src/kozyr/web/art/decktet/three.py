"""Rank 3: the Journey, the Painter, the Savage."""

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
    scratch,
    solid,
    wash,
)
from kozyr.web.art.decktet.scenery import GROUND, burst, crescent, face, leaf, star
from kozyr.web.art.pen import circle
from kozyr.web.art.woodcut import fringe, rays, shading


def journey() -> str:
    """A ship under full sail by night."""
    main = "M112 74C150 92 158 132 146 168H84C96 140 106 110 112 74Z"
    fore = "M164 96C192 112 198 142 190 170H152C160 148 166 122 164 96Z"
    aft = "M70 104C80 128 80 150 74 170H46C58 152 66 130 70 104Z"
    hull = "M34 176C36 204 52 226 66 232H172C190 224 206 200 214 170L188 184H60Z"
    stars = ((72, 44), (98, 28), (150, 34), (226, 110), (30, 156), (222, 148), (64, 78))
    return (
        solid(GROUND)
        + wash("M10 150H240V216H10Z", MOON, 0.5)
        + scratch(shading("M10 120H240V214H10Z", 0, 6, 2, 0.95), MOON)
        + "".join(star(x, y, 9) for x, y in stars)
        + crescent(204, 62, 27, MOON, 200)
        + line("M118 66V190M168 88V186M72 98V186", 4.4)
        + line("M34 176L118 64L214 170M168 88L216 168", 1.6, PAPER)
        + carve(main, PAPER, 8, 5, 0.5, 2.2)
        + carve(fore, PAPER, 8, 5, 0.5, 2.2)
        + carve(aft, PAPER, 8, 5, 0.5, 2.2)
        + crescent(116, 140, 15, WAVE, 0)
        + cut("M118 66C130 60 136 72 150 64V50C138 58 130 46 118 52Z", WAVE)
        + carve(hull, MOON, 0, 6, 0.6, 2.6, 3.2)
        + line("M46 196C90 210 160 210 204 190M42 186L60 190H190L208 180", 2.2)
        + "".join(circle(x, 206, 3.6, PAPER, stroke_width=2) for x in (80, 100, 120, 140, 160))
        + cut(
            (
                "M10 222C22 212 34 214 44 224S68 236 82 224S108 214 122 224"
                "S150 236 164 224S190 212 204 222S230 234 240 220V318H10Z"
            ),
            WAVE,
            3,
        )
        + line(
            (
                "M10 246C24 236 38 236 52 246S80 256 94 246S122 236 136 246"
                "S164 256 178 246M10 268C30 256 48 258 64 268S100 280 118 268"
                "S156 256 176 268M10 292C30 280 52 280 70 292S114 304 134 292"
                "S172 282 194 292"
            ),
            2.2,
        )
        + scratch(
            fringe(
                (
                    "M14 232C24 220 34 222 44 232S68 244 82 232S108 222 122 232"
                    "S150 244 164 232S190 220 204 230"
                ),
                22,
                7,
                8,
                3,
            )
        )
    )


def painter() -> str:
    """An easel with a rising sun on the canvas, a palette before it."""
    palette = (
        "M28 262C22 232 60 214 98 220C134 226 150 250 136 268C124 280 110 266 98 274"
        "C88 282 104 292 92 302C70 316 34 298 28 262Z"
    )
    blobs = ((56, 250, SUN), (80, 238, WYRM), (108, 240, WAVE), (50, 274, LEAF), (66, 288, MOON))
    return (
        wash(GROUND, SUN, 0.28)
        + solid(shading("M10 10H240V230H10Z", 90, 9, 2, 0.45))
        + cut("M10 236H240V318H10Z", KNOT)
        + line("M10 258H240M10 284H240M150 236V258M60 258V284M178 258V284M120 284V318", 1.6)
        + line("M136 30L72 300M136 30L206 300M136 36V240", 9)
        + line("M136 30L72 300M136 30L206 300M136 36V240", 4, KNOT)
        + cut("M66 60H210V182H66Z", KNOT, 3)
        + cut("M74 68H202V174H74Z", PAPER, 2)
        + wash("M74 68H202V150H74Z", SUN, 0.35)
        + solid(rays(140, 142, 34, 74, 18, 3, first=180, last=360))
        + cut("M112 142A28 28 0 0 1 168 142Z", SUN)
        + hatch("M112 142C112 104 168 104 168 142Z", 0, 4.5, 2, 0.4)
        + carve("M74 150C100 132 124 136 142 146S184 150 202 138V174H74Z", LEAF, 60, 6, 0.6, 1.8, 2)
        + cut("M56 182H218V194H56Z", KNOT)
        + rope("M120 40C126 34 146 34 152 42S146 56 136 52S124 48 120 58", KNOT, 5)
        + line("M112 282L196 186M104 270L172 158M98 262L142 168", 5)
        + line("M112 282L190 192M104 270L168 166M98 262L139 174", 1.6, SUN)
        + cut("M190 196C194 180 204 176 212 164C210 180 206 192 198 202Z", WYRM, 2)
        + cut("M164 168C166 154 176 150 182 138C182 154 180 164 172 174Z", WAVE, 2)
        + cut("M136 176C136 162 144 158 148 146C150 160 150 168 145 180Z", PAPER, 2)
        + carve(palette, PAPER, 20, 5.5, 0.3, 2, 3.2)
        + cut(disc(112, 256, 7), KNOT, 2)
        + "".join(cut(disc(x, y, 8.5), fill, 2) for x, y, fill in blobs)
    )


def savage() -> str:
    """A wild man's face in leaves, with tusks and paint."""
    mane = "".join(
        leaf(126 + 44 * c, 150 + 50 * s, length, turn, LEAF)
        for c, s, turn, length in (
            (-0.9, 0.9, 130, 62),
            (0.9, 0.9, 50, 62),
            (-1.1, 0.3, 165, 58),
            (1.1, 0.3, 12, 62),
            (-1, -0.3, 196, 56),
            (1, -0.3, -20, 66),
            (-0.8, -0.8, 222, 60),
            (0.8, -0.8, -42, 70),
            (-0.4, -1, 250, 62),
            (0.45, -1, -66, 74),
            (0, -1, -92, 70),
        )
    )
    beard = "".join(
        leaf(126 + dx, 186 + dy, length, turn, LEAF)
        for dx, dy, turn, length in (
            (-36, 0, 110, 64),
            (36, 0, 68, 66),
            (-24, 14, 102, 66),
            (24, 14, 78, 68),
            (-10, 22, 94, 70),
            (12, 22, 86, 70),
        )
    )
    stripes = (
        "M92 178L112 170L110 176L94 186ZM96 192L112 184L111 190L99 199ZM160 178"
        "L140 170L142 176L158 186ZM156 192L140 184L141 190L153 199Z"
    )
    teeth = "".join(
        cut(f"M{x} {y}L{x + 5} {y + 26}L{x + 11} {y}Z", PAPER, 2)
        for x, y in ((54, 262), (74, 274), (96, 281), (119, 284), (142, 281), (164, 274))
    )
    return (
        wash(GROUND, WYRM, 0.55)
        + burst(126, 160, 74)
        + mane
        + face(126, 164, 1.5, "#e9b98c")
        + cut(stripes, WYRM, 1.6)
        + cut(
            "M122 126L126 104L130 126L126 138Z M108 122L106 106L116 120Z M144 122L146 106L136 120Z",
            WYRM,
            1.6,
        )
        + beard
        + cut("M104 200C116 194 136 194 148 200C140 212 112 212 104 200Z", INK, 2)
        + scratch("M110 199L114 208L118 198ZM134 198L138 208L142 199ZM122 198L126 204L130 198Z")
        + line("M46 258C80 290 170 290 186 266", 3.4)
        + teeth
    )


EMBLEMS: dict[str, Callable[[], str]] = {"3MW": journey, "3SK": painter, "3LY": savage}
