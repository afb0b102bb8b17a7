"""Rank 2: the Author, the Desert, the Origin."""

from collections.abc import Callable

from kozyr.web.art.decktet.block import (
    KNOT,
    LEAF,
    MOON,
    PAPER,
    SUN,
    WAVE,
    carve,
    cut,
    hatch,
    line,
    rope,
    solid,
    wash,
)
from kozyr.web.art.decktet.scenery import (
    GROUND,
    burst,
    crescent,
    leaf,
    sky,
    water,
    wyrm,
    wyrm_head,
)
from kozyr.web.art.pen import ellipse
from kozyr.web.art.woodcut import rays


def author() -> str:
    """A quill over an open book, by candle and moon."""
    left = "M104 236C84 222 50 222 26 232L22 288C50 278 86 280 106 294Z"
    right = "M104 236C124 222 158 222 184 232L190 288C162 278 126 280 106 294Z"
    vane = "M118 204C94 168 112 84 214 30C232 92 200 168 134 196Z"
    text = "".join(
        f"M{32 + i} {242 + 9 * i}C54 {234 + 9 * i} 76 {235 + 9 * i} {96 + i} {243 + 9 * i}"
        for i in range(5)
    ) + "".join(
        f"M116 {244 + 9 * i}C132 {236 + 9 * i} 150 {234 + 9 * i} 168 {238 + 9 * i}"
        for i in range(2)
    )
    return (
        sky(MOON, 0.6, 24, 207, 12)
        + crescent(98, 62, 28, PAPER, 160)
        + cut("M10 206H240V318H10Z", KNOT)
        + line("M10 218H240M60 212H130M150 224H240M10 308H200", 1.4)
        + carve("M206 208V156H226V208Z", PAPER, 0, 5, 0.5)
        + cut("M216 116C228 132 226 146 216 148C206 146 204 134 216 116Z", SUN)
        + line("M216 156V142", 2)
        + solid(rays(216, 134, 22, 34, 14, 2.4))
        + cut("M22 206L28 180H60L66 206Z M34 180V172H54V180Z", MOON)
        + hatch("M22 206L28 180H60L66 206Z", 0, 4.5, 2, 0.5)
        + cut("M18 236L12 300C50 288 88 292 106 304C124 292 166 288 198 300L192 236Z", MOON)
        + cut(left)
        + cut(right)
        + hatch("M104 236C84 222 70 224 62 226L66 283C84 284 96 288 106 294Z", 0, 5, 1.8, 0.5)
        + line(text, 1.6)
        + rope(
            "M106 296C110 306 120 312 132 308C144 302 138 294 130 298C124 304 136 312 152 310",
            KNOT,
            4,
        )
        + cut(vane, MOON)
        + hatch("M118 204C112 160 150 90 214 30C232 92 200 168 134 196Z", 28, 5, 2.2, 0.8)
        + line("M96 246C116 190 160 100 208 42", 3.4)
    )


def desert() -> str:
    """A serpent in the sand under the noon sun."""
    far = "M10 178C50 150 90 160 130 176S210 168 240 150V318H10Z"
    mid = "M10 226C40 190 84 186 116 206C150 226 200 216 240 186V318H10Z"
    near = "M10 262C60 232 120 236 160 262S220 270 240 262V318H10Z"
    return (
        wash(GROUND, SUN, 0.3)
        + burst(150, 84, 52)
        + cut("M150 84m-40 0a40 40 0 1 1 80 0a40 40 0 1 1 -80 0Z", SUN, 3)
        + hatch(
            "M150 44C172 44 190 62 190 84S172 124 150 124C166 112 170 100 170 84S166 56 150 44Z",
            0,
            4.5,
            2,
            0.85,
        )
        + cut("M52 172L84 122L116 172Z", PAPER)
        + hatch("M84 122L116 172H92Z", 0, 4.5, 2, 1)
        + cut(far, "#f6dca0")
        + hatch("M130 176S210 168 240 150V200C210 200 170 200 130 176Z", 60, 6, 2, 0.55)
        + cut(mid, SUN)
        + hatch("M116 206C150 226 200 216 240 186V262C180 262 150 250 116 206Z", 50, 6, 2.4, 0.6)
        + cut(near, "#f6dca0")
        + hatch("M10 262C60 232 120 236 160 262C130 290 60 300 10 318Z", -62, 6, 2, 0.4)
        + wyrm("M22 300C36 266 62 268 74 286S110 308 124 284S112 236 122 210S156 184 148 168", 15)
        + wyrm_head(146, 160, 1.25, -8)
    )


def origin() -> str:
    """A seed that has sprouted over still water, its roots below."""
    roots = (
        "M122 244C120 262 124 280 118 306M122 250C108 262 92 262 76 282M122 250"
        "C138 262 152 266 164 290"
        "M116 262C104 276 100 288 96 304M126 266C136 280 138 290 140 306M92 268"
        "C74 270 62 274 46 270"
    )
    return (
        wash(GROUND, LEAF, 0.25)
        + burst(124, 128, 72)
        + wash("M10 206H240V318H10Z", PAPER)
        + water(206, 318, WAVE, 15, 0.75)
        + "".join(
            ellipse(124, 212, rx, ry, "none", stroke=PAPER, stroke_width=2.4)
            for rx, ry in ((36, 6), (66, 11), (100, 17))
        )
        + line(roots, 5)
        + line(roots, 1.6, PAPER)
        + carve("M122 210C150 214 152 244 122 252C92 244 94 214 122 210Z", KNOT, 0, 4, 0.55, 2, 3)
        + line("M122 214C126 190 116 176 122 150C124 142 124 136 124 132", 9)
        + line("M122 214C126 190 116 176 122 150C124 142 124 136 124 132", 4.4, LEAF)
        + leaf(124, 140, 92, -36, LEAF)
        + leaf(122, 140, 72, -146, LEAF)
        + leaf(123, 136, 44, -88, PAPER)
    )


EMBLEMS: dict[str, Callable[[], str]] = {"2MK": author, "2SY": desert, "2WL": origin}
