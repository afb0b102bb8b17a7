"""Rank 8: the Diplomat, the Mill, the Betrayal."""

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
    face,
    sky,
    tree,
    wyrm,
    wyrm_head,
)
from kozyr.web.art.pen import circle
from kozyr.web.art.woodcut import fringe, shading


def diplomat() -> str:
    """A courtier in a ruff between night and day, a sealed treaty in his hand."""
    pleats = "".join(
        f"M{128 + 7.75 * i} {223 if i % 2 else 229}"
        f"C{128 + 6.25 * i} 218 {128 + 5.75 * i} 216 {128 + 5 * i} 213"
        f"M{128 + 7.75 * i} 228"
        f"C{128 + 7.5 * i} 238 {128 + 7 * i} 244 {128 + 6.75 * i} {248 - abs(i) * 0.6}"
        for i in range(-8, 9)
    )
    coat = "M14 318C20 264 60 246 92 238H164C198 248 226 266 236 318Z"
    hat = "M70 112C100 96 156 96 188 112C176 128 84 128 70 112Z"
    crown = "M92 106C86 70 100 52 130 52S172 70 166 106C144 98 114 98 92 106Z"
    return (
        wash("M10 10H128V318H10Z", MOON, 0.7)
        + wash("M128 10H240V318H128Z", SUN, 0.5)
        + hatch("M10 10H128V250H10Z", 0, 8, 2.2, -0.7)
        + burst(206, 70, 26)
        + cut(disc(206, 70, 18), SUN)
        + crescent(36, 172, 17, PAPER, 20)
        + cut("M100 240V206H156V240Z", "#d8a67c")
        + face(128, 158, 1.4, "#ecc39c")
        + cut(
            (
                "M96 176C104 192 114 194 128 190C142 194 152 192 160 176"
                "C158 198 146 232 128 236C110 232 98 198 96 176Z"
            ),
            KNOT,
            2.4,
        )
        + solid(
            shading(
                (
                    "M96 176C104 192 114 194 128 190C142 194 152 192 160 176"
                    "C158 198 146 232 128 236C110 232 98 198 96 176Z"
                ),
                90,
                4,
                1.8,
                0.6,
            )
        )
        + cut(
            (
                "M110 188C118 180 124 182 128 185C132 182 138 180 146 188"
                "C140 192 134 193 128 190C122 193 116 192 110 188Z"
            ),
            KNOT,
            2,
        )
        + line("M120 196C126 199 130 199 136 196", 2.4)
        + cut("M88 130C84 150 88 164 92 170V130ZM168 130C172 150 168 164 164 170V130Z", KNOT, 2.2)
        + cut(coat, MOON, 3.2)
        + wash("M128 318V238H164C198 248 226 266 236 318Z", SUN)
        + cut(coat, "none", 3.2)
        + hatch("M14 318C20 264 60 246 92 238H128V318Z", 90, 6, 2.4, -0.4)
        + hatch("M128 318V238H164C198 248 226 266 236 318Z", 0, 6, 2.4, 0.4)
        + line("M128 240V318", 2.4)
        + "".join(circle(128, y, 3.2, PAPER, stroke_width=1.8) for y in (264, 282, 300))
        + cut(
            (
                "M64 226C64 206 90 206 128 210C166 206 192 206 192 226"
                "C192 248 166 252 128 250C90 252 64 248 64 226Z"
            ),
            PAPER,
            2.8,
        )
        + line(pleats, 1.6)
        + cut("M44 262L140 292L134 314L38 286Z", PAPER, 2.8)
        + cut("M44 262C52 260 54 284 38 286C28 282 32 262 44 262Z", PAPER, 2.4)
        + line("M60 274L128 295M58 282L110 298", 1.4)
        + line("M112 300L108 318M124 303L122 318", 3, WYRM)
        + cut(disc(116, 302, 9), WYRM, 2.2)
        + carve(crown, MOON, 0, 5, 0.5, 2.2, 3)
        + cut("M92 106C114 98 144 98 166 106L167 96C144 88 114 88 91 96Z", SUN, 2.2)
        + carve(hat, MOON, 80, 5, 0.5, 2, 3)
        + cut(
            (
                "M160 96C168 60 196 30 226 42C216 48 222 54 214 58"
                "C218 66 208 70 206 74C206 84 194 84 188 88C180 96 168 98 160 96Z"
            ),
            PAPER,
            2.6,
        )
        + line("M162 94C176 70 194 52 214 46", 1.8)
        + hatch("M162 94C176 70 194 52 214 46L206 74C206 84 194 84 188 88Z", 20, 5, 1.8, 0.6)
    )


def mill() -> str:
    """A mill under its thatch, the wheel in the stream."""
    roof = "M92 122L132 52C158 46 206 48 232 58L246 128C200 116 140 112 92 122Z"
    paddles = "".join(
        turned(cut("M-9 -76H9V-56H-9Z", KNOT, 2.2), 86, 210, 1, i * 30) for i in range(12)
    )
    spokes = "".join(
        turned(cut("M-3 -54H3V0H-3Z", KNOT, 1.8), 86, 210, 1, 15 + i * 45) for i in range(8)
    )
    return (
        wash(GROUND, WAVE, 0.2)
        + sky(WAVE, 0.12, 22, 110, 6)
        + "".join(tree(x, y, h, LEAF) for x, y, h in ((70, 150, 76), (34, 214, 110)))
        + carve("M10 206C60 190 180 190 240 200V318H10Z", LEAF, 80, 8, -0.3, 2.2)
        + carve("M108 116H232V222H108Z", "#efdfc2", 0, 7, 0.35, 2.2, 3)
        + line(
            "M108 150H232M108 186H232M150 116V222M196 116V222M150 150L196 186M150 186L172 168", 5
        )
        + line(
            "M108 150H232M108 186H232M150 116V222M196 116V222M150 150L196 186M150 186L172 168",
            1.6,
            KNOT,
        )
        + cut("M204 222V192H224V222Z", INK)
        + cut("M160 122H184V142H160Z", INK)
        + line("M172 122V142M160 132H184", 2, SUN)
        + carve(roof, SUN, 78, 5.5, -0.75, 2.4, 3)
        + line("M92 122C140 112 200 116 246 128", 4)
        + cut("M190 54V30H208V56Z", PAPER)
        + line("M199 24C192 16 204 12 198 2", 2.4)
        + cut("M10 258C40 250 60 262 84 258S150 250 200 262V318H10Z", WAVE, 3)
        + paddles
        + line(disc(86, 210, 58), 13)
        + line(disc(86, 210, 58), 8, KNOT)
        + line(disc(86, 210, 40), 7)
        + line(disc(86, 210, 40), 3, KNOT)
        + spokes
        + cut(disc(86, 210, 11), KNOT)
        + circle(86, 210, 4)
        + cut(
            (
                "M10 270C24 262 36 264 48 270S72 280 86 270S112 262 126 270"
                "S150 280 166 270S190 262 206 270V318H10Z"
            ),
            WAVE,
            3,
        )
        + line(
            (
                "M10 286C24 278 38 278 52 286S80 294 94 286S122 278 136 286"
                "S164 294 178 286M10 302C28 294 44 294 60 302S92 310 108 302"
                "S140 294 156 302S184 310 196 302"
            ),
            2.2,
        )
        + scratch(fringe("M30 272C60 262 110 262 146 274", 12, 5, 9, 4))
    )


def betrayal() -> str:
    """A fist with a dagger about to cut the rope of a knot, a serpent round the blade."""
    blade = "M112 132H140L136 262L126 292L116 262Z"
    fingers = "".join(
        cut(
            f"M96 {y}C90 {y} 90 {y + 15} 96 {y + 15}H150C158 {y + 15} 158 {y} 150 {y}Z",
            "#e2b287",
            2.6,
        )
        + hatch(f"M120 {y}H150C158 {y} 158 {y + 15} 150 {y + 15}H120Z", 0, 4, 1.8, 0.4)
        for y in (54, 69, 84, 99)
    )
    return (
        solid(GROUND)
        + burst(126, 292, 40, WYRM)
        + rope(
            (
                "M10 250C50 226 80 230 104 246C128 262 128 286 104 288"
                "C80 286 84 256 116 248C146 240 186 250 208 262"
            ),
            KNOT,
            15,
        )
        + rope("M126 252C150 262 160 282 142 290C124 296 116 276 126 262", KNOT, 13)
        + cut(blade, PAPER, 3)
        + hatch("M126 132H140L136 262L126 292Z", 0, 5, 2.4, 0.9)
        + line("M126 136V270", 1.8)
        + solid("M96 256L118 250L112 238ZM140 262L158 258L150 270Z")
        + wyrm("M176 318", 1)
        + wyrm("M112 238C94 232 100 216 126 218S156 206 140 196", 11)
        + wyrm("M112 188C92 184 98 170 122 170S160 172 166 190", 11)
        + wyrm_head(166, 196, 0.95, 62)
        + carve(
            "M84 116H168C176 116 176 132 168 132H84C76 132 76 116 84 116Z", SUN, 90, 5, 0.5, 2, 3
        )
        + cut("M112 52V40H140V52Z", KNOT)
        + cut(disc(126, 32, 12), SUN, 2.6)
        + cut(
            "M240 24L186 34C168 38 160 50 158 70V106C170 118 184 112 196 104L240 92Z", "#e2b287", 3
        )
        + hatch(
            "M240 70L190 84C170 90 164 96 158 106C170 118 184 112 196 104L240 92Z", 80, 5, 2, 0.7
        )
        + fingers
        + cut("M158 74C146 66 124 66 112 74C108 82 116 88 124 86L150 88Z", "#e2b287", 2.6)
        + cut("M204 14L246 10V110L204 104C196 76 196 44 204 14Z", WYRM, 3)
        + hatch("M204 14L246 10V110L204 104Z", 90, 6, 2.6, 0.6)
        + line("M214 14C206 44 206 76 214 104", 2)
    )


EMBLEMS: dict[str, Callable[[], str]] = {"8MS": diplomat, "8WL": mill, "8YK": betrayal}
