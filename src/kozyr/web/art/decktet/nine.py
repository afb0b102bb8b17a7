"""Rank 9: the Pact, Darkness, the Merchant."""

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
    turned,
    wash,
)
from kozyr.web.art.decktet.scenery import (
    GROUND,
    burst,
    crescent,
    leaf,
)
from kozyr.web.art.pen import ellipse
from kozyr.web.art.woodcut import rays, shading, wedges

SKIN, TANNED = "#efcaa6", "#cf9a6c"


def pact() -> str:
    """Two hands clasped over a sealed treaty, between moon and sun."""
    hand = (
        "M70 160C88 146 106 140 122 142C138 146 150 152 158 160L170 172"
        "C174 190 166 206 152 212C132 214 100 212 84 204L66 200Z"
    )
    fingers = "".join(
        cut(
            (
                f"M120 {y}C134 {y - 5} 154 {y - 3} 164 {y + 1}"
                f"C172 {y + 5} 170 {y + 14} 162 {y + 13}"
                f"C148 {y + 11} 134 {y + 12} 120 {y + 13}Z"
            ),
            SKIN,
            2.4,
        )
        for y in (160, 172, 184, 196)
    )
    under = "".join(
        cut(
            f"M{x} 200C{x - 8} 206 {x - 8} 220 {x + 2} 222C{x + 12} 222 {x + 14} 210 {x + 12} 202Z",
            TANNED,
            2.4,
        )
        for x in (88, 102, 116, 130)
    )
    return (
        wash("M10 10H126V318H10Z", MOON, 0.75)
        + wash("M126 10H240V318H126Z", SUN, 0.6)
        + burst(126, 178, 70)
        + crescent(88, 72, 32, PAPER, 10)
        + cut(disc(182, 74, 27), SUN)
        + "".join(
            turned(cut("M-6 -31L0 -46L6 -31Z", SUN, 2.2), 182, 74, 1, i * 36) for i in range(10)
        )
        + hatch(disc(182, 74, 27), 30, 4.5, 2, 0.4)
        + cut("M58 232L190 240L184 318H52Z", PAPER, 2.8)
        + line("M72 250L170 256M71 262L168 268M70 274L140 278", 1.6)
        + cut(
            "M84 300L78 322L90 316L98 324L96 300ZM140 302L136 322L147 316L156 322L152 302Z", WYRM, 2
        )
        + cut(disc(92, 296, 12), MOON, 2.6)
        + cut(disc(146, 298, 12), SUN, 2.6)
        + cut(
            (
                "M240 152L186 150C160 148 140 146 124 154L112 196L150 214"
                "C166 216 180 208 196 204L240 210Z"
            ),
            TANNED,
            3,
        )
        + hatch("M170 216C180 208 196 204 240 210V186C206 190 190 196 176 204Z", 70, 5, 2, 0.8)
        + under
        + cut(hand, SKIN, 3)
        + hatch(
            "M66 200L84 204C100 212 132 214 120 213L124 190C104 196 84 190 68 184Z", 80, 5, 2, 0.7
        )
        + fingers
        + cut(
            (
                "M112 160C116 146 132 134 148 136C158 138 156 148 148 150"
                "C138 150 130 156 126 168C118 172 112 168 112 160Z"
            ),
            TANNED,
            2.6,
        )
        + line("M150 138C146 140 146 146 149 149", 1.6)
        + cut("M14 150L66 148C74 162 74 190 66 210L14 214Z", PAPER, 2.6)
        + line("M58 150C64 168 64 192 58 208", 1.8)
        + cut("M-4 142L46 140C54 164 54 196 46 220L-4 224Z", MOON, 3)
        + hatch("M-4 180H50C50 196 50 206 46 220L-4 224Z", 80, 6, 2.4, 0.7)
        + cut("M246 142L202 144C194 162 194 194 202 214L246 218Z", PAPER, 2.6)
        + cut("M252 134L218 136C210 160 210 196 218 224L252 228Z", SUN, 3)
        + hatch("M252 180H213C213 196 214 210 218 224L252 228Z", 80, 6, 2.4, 0.7)
    )


def darkness() -> str:
    """A wyrm's eye in the black, mirrored in black water."""
    eye = "M34 158C66 104 176 96 220 140C186 208 86 214 34 158Z"
    scales = "".join(
        f"M{x - 9} {y}C{x - 7} {y + 9} {x + 7} {y + 9} {x + 9} {y}"
        for row, y in enumerate(range(22, 112, 12))
        for x in range(24 + 9 * (row % 2), 240, 18)
        if y < 92 - 0.0028 * (x - 130) ** 2 * 2
    )
    low = "".join(
        f"M{x - 9} {y}C{x - 7} {y + 9} {x + 7} {y + 9} {x + 9} {y}"
        for row, y in enumerate((210, 222))
        for x in range(24 + 9 * (row % 2), 200, 18)
    )
    return (
        solid(GROUND)
        + line(scales + low, 2, WYRM)
        + cut("M20 162C50 92 184 78 236 136L220 140C176 96 66 104 34 158Z", WYRM, 3)
        + solid(
            shading("M20 162C50 92 184 78 236 136L220 140C176 96 66 104 34 158Z", 90, 7, 2.6, 0.7)
        )
        + cut("M26 170C80 230 190 222 228 148L220 140C186 208 86 214 34 158Z", WYRM, 3)
        + cut(eye, PAPER, 3)
        + hatch("M34 158C66 104 176 96 220 140C180 116 80 120 34 158Z", 90, 5, 2, 0.85)
        + cut(disc(126, 150, 44), SUN, 3)
        + solid(rays(126, 150, 43, 16, 44, 3.2))
        + cut("M126 104C140 128 140 174 126 198C112 174 112 128 126 104Z", INK)
        + cut(disc(140, 132, 7), PAPER, 1)
        + cut("M34 158C66 104 176 96 220 140C180 110 70 122 34 158Z", INK, 1)
        + "".join(
            scratch(wedges((((126 + s * 4, y), (126 + s * w, y)) for s in (-1, 1)), 4.5), colour)
            for y, w, colour in (
                (244, 104, WAVE),
                (252, 60, SUN),
                (260, 110, WAVE),
                (268, 40, SUN),
                (277, 84, WAVE),
                (287, 26, SUN),
                (296, 70, WAVE),
                (306, 40, WAVE),
            )
        )
        + line("M10 238H240", 2.6, WAVE)
    )


def merchant() -> str:
    """Scales that weigh a herb against a tied purse, coins beneath."""

    def pan(x: float, y: float) -> str:
        return line(f"M{x} 92L{x - 38} {y}M{x} 92L{x + 38} {y}M{x} 92V{y}", 1.8) + carve(
            f"M{x - 46} {y}H{x + 46}C{x + 40} {y + 26} {x - 40} {y + 26} {x - 46} {y}Z",
            SUN,
            0,
            4,
            0.5,
            2,
            3,
        )

    coins = "".join(
        cut(
            (
                f"M{x - 17} {y - 6}V{y + 1}"
                f"C{x - 17} {y + 11} {x + 17} {y + 11} {x + 17} {y + 1}V{y - 6}Z"
            ),
            SUN,
            2,
        )
        + ellipse(x, y - 6, 17, 7, SUN, stroke_width=2)
        + ellipse(x, y - 6, 10, 3.6, "none", stroke_width=1.2)
        for x, y in (
            (52, 296),
            (52, 288),
            (52, 280),
            (92, 300),
            (92, 292),
            (160, 298),
            (160, 290),
            (160, 282),
            (160, 274),
        )
    )
    purse = "M-8 -34C-30 -20 -34 0 -20 4H20C34 0 30 -20 8 -34Z"
    return (
        wash(GROUND, LEAF, 0.28)
        + burst(126, 60, 34)
        + cut("M10 286C80 276 180 276 240 286V318H10Z", KNOT)
        + line("M10 300H120M150 306H240", 1.6)
        + carve(
            "M96 286C100 268 116 266 118 256H134C136 266 152 268 156 286Z", SUN, 0, 4.5, 0.5, 2, 3
        )
        + cut("M120 258V64H132V258Z", SUN, 3)
        + solid(shading("M120 258V64H132V258Z", 0, 5, 2, 0.6))
        + cut(disc(126, 158, 10), SUN, 2.6)
        + cut(disc(126, 208, 8), SUN, 2.4)
        + "".join(
            leaf(84 + dx, 176, n, t, LEAF)
            for dx, t, n in (
                (-16, -128, 50),
                (16, -52, 50),
                (-8, -108, 58),
                (8, -72, 58),
                (0, -90, 64),
            )
        )
        + pan(84, 178)
        + turned(
            carve(purse, KNOT, 0, 5, 0.5, 2, 2.6)
            + cut("M-8 -34C-18 -46 -8 -48 0 -44C8 -48 18 -46 8 -34Z", KNOT, 2.4)
            + rope("M-10 -34H10", PAPER, 4)
            + line("M6 -34C14 -28 16 -22 12 -16", 2),
            184,
            188,
            1.1,
        )
        + pan(184, 192)
        + carve(
            (
                "M70 96C90 76 112 72 120 84H132C140 72 174 80 196 96"
                "C180 88 154 84 146 96H108C104 84 84 86 70 96Z"
            ),
            SUN,
            0,
            4,
            0.4,
            1.8,
            3,
        )
        + cut(disc(126, 58, 16), SUN, 3)
        + turned(rope("M-5 3C-10 -3 -2 -6 0 0S10 3 5 -2S-2 6 -5 3Z", KNOT, 2), 126, 58, 1.1)
        + coins
    )


EMBLEMS: dict[str, Callable[[], str]] = {"9MS": pact, "9WY": darkness, "9LK": merchant}
