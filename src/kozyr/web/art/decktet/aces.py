"""The Aces: each suit's sign, large."""

from collections.abc import Callable

from kozyr.web.art.decktet.block import (
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
    features,
    leaf,
    star,
    wyrm,
    wyrm_head,
)
from kozyr.web.art.pen import circle, path
from kozyr.web.art.woodcut import fringe, rays, shading


def moons() -> str:
    """A moon with a face in its halo, among stars."""
    crescent = (
        "M150 62C88 70 48 116 52 170C56 226 104 264 150 250C172 243 188 230 198 210"
        "C186 222 166 224 154 214C151 206 143 202 135 199C140 198 144 194 142 190L132 186L142 181"
        "C142 177 138 173 134 171L158 165C149 156 132 150 128 140C125 120 134 90 150 62Z"
    )
    stars = (
        (190, 60, 18), (206, 124, 18), (84, 40, 12), (40, 286, 14), (168, 112, 11), (108, 290, 12),
        (30, 190, 9), (176, 286, 10),
    )  # fmt: skip
    return (
        solid(GROUND)
        + scratch(rays(130, 164, 112, 150, 60, 2.5), MOON)
        + "".join(star(x, y, r) for x, y, r in stars)
        + carve(crescent, MOON, 20, 5, -0.42, 2.4)
        + line("M94 138C102 130 112 130 120 136", 3)
        + cut("M96 149C103 142 112 142 119 148C112 153 103 153 96 149Z", PAPER, 2)
        + circle(111, 147, 3)
        + line("M132 186C126 188 120 188 116 184M140 163C136 166 134 168 134 171", 2)
    )


def suns() -> str:
    """A sun with a face, straight rays between tongues of flame."""
    flame = cut("M-9 -56C-16 -72 -2 -78 -8 -94C8 -88 12 -70 9 -56Z", SUN)
    spike = cut("M-9 -55L0 -88L9 -55Z", PAPER)
    return (
        wash(GROUND, SUN, 0.35)
        + burst(126, 164, 96)
        + "".join(turned(flame if i % 2 else spike, 126, 164, 1, i * 22.5) for i in range(16))
        + cut(disc(126, 164, 57), SUN, 3.2)
        + hatch(
            (
                "M126 107C158 107 183 132 183 164C183 196 158 221 126 221"
                "C150 208 164 190 164 164S150 120 126 107Z"
            ),
            0,
            4.5,
            2.2,
            0.85,
        )
        + line(disc(126, 164, 49), 1.4)
        + turned(features(2.6), 126, 164, 1.15)
        + circle(98, 180, 6, WYRM, stroke="none", opacity=".5")
        + circle(154, 180, 6, WYRM, stroke="none", opacity=".5")
    )


def waves() -> str:
    """A great wave about to break."""
    swell = (
        "M10 318V196C40 210 60 198 74 170C92 116 138 72 188 80C218 86 236 108 234 136"
        "C222 122 206 116 192 120C160 128 140 152 146 180C152 210 184 232 240 226V318Z"
    )
    face = (
        "M10 318V236C60 250 92 230 104 190C114 160 132 136 160 128C142 142 136 160 142 182"
        "C150 212 184 232 240 226V318Z"
    )
    foam = (
        "M108 110C130 86 160 74 188 80C218 86 236 108 234 136C230 130 226 128 222 130"
        "C220 138 212 138 210 130C206 126 202 128 200 132C198 142 186 142 186 132"
        "C182 130 178 132 176 138C176 150 162 150 162 140C156 142 154 146 154 152"
        "C156 162 144 166 142 158C138 164 138 170 142 176C140 184 130 182 130 174"
        "C126 160 134 138 148 124C134 126 122 124 116 132C112 126 108 118 108 110Z"
    )
    front = "M10 262C30 244 48 246 64 262S98 284 116 266S154 246 172 262S210 282 240 262V318H10Z"
    spray = (
        (214, 152, 4),
        (196, 154, 5),
        (178, 162, 4),
        (206, 172, 3),
        (164, 172, 4),
        (186, 180, 3),
    )
    return (
        wash(GROUND, WAVE, 0.22)
        + solid(
            "".join(
                shading(f"M60 {y}H240V{y + 4}H60Z", 0, 4, 2, 0.8 - i * 0.1)
                for i, y in enumerate(range(24, 72, 11))
            )
        )
        + cut(swell, WAVE, 3.2)
        + cut(face, PAPER, 2)
        + wash(face, WAVE, 0.45)
        + hatch(
            (
                "M10 196C40 210 60 198 74 170C92 116 138 72 188 80"
                "C140 90 108 120 92 168C80 202 56 226 10 222Z"
            ),
            60,
            6,
            2.2,
            0.6,
        )
        + line(
            "M30 256C80 262 108 240 116 204C120 186 124 174 130 160M60 262C100 258 128 240 130 206"
            "M116 262C136 250 146 236 148 216M172 258C186 250 190 244 190 236"
            "M212 250C224 248 232 246 238 244",
            2,
        )
        + cut(foam, PAPER, 2.6)
        + line("M124 104C144 90 166 86 186 90C206 94 220 104 226 118", 1.8)
        + "".join(cut(disc(x, y, r), PAPER, 2) for x, y, r in spray)
        + cut(front, WAVE, 3)
        + line(
            "M16 284C32 270 48 272 64 284S98 302 116 288S150 270 168 284S190 296 200 292"
            "M30 306C44 294 56 296 70 306M96 310C112 300 128 300 144 308",
            2,
        )
        + scratch(
            fringe("M18 264C34 252 48 254 62 266S98 288 116 272S152 254 170 266", 24, 5, 8, 3.4)
        )
    )


def leaves() -> str:
    """One great leaf over smaller ones."""
    small = (
        (60, 150, 44, 200),
        (200, 40, 46, 20),
        (206, 180, 46, 60),
        (38, 200, 46, 140),
        (150, 284, 50, 30),
        (90, 64, 40, 250),
        (30, 290, 40, 200),
        (130, 44, 36, 280),
    )
    half = "M44 286C66 296 150 292 192 220C222 166 226 94 220 44C170 110 100 200 44 286Z"
    veins = (
        "M86 226C84 206 82 190 74 172M112 190C110 164 104 142 96 122M140 152"
        "C140 128 138 108 134 86M170 112C172 94 174 80 174 66M86 226"
        "C106 232 126 232 144 230M112 190C136 196 158 196 180 190M140 152"
        "C162 156 184 152 206 142M170 112C186 112 200 106 214 98"
    )
    return (
        wash(GROUND, LEAF, 0.28)
        + "".join(leaf(x, y, length, turn, PAPER) for x, y, length, turn in small)
        + cut(
            (
                "M44 286C26 240 50 160 96 108C136 66 180 52 220 44"
                "C226 94 222 166 192 220C150 292 66 296 44 286Z"
            ),
            LEAF,
            3.4,
        )
        + hatch(half, 18, 5.5, 2.3, 0.72)
        + line("M22 312C60 262 150 142 208 60", 5)
        + line(veins, 2.4)
    )


def wyrms() -> str:
    """A serpent that bites its tail, about a flame."""
    return (
        wash(GROUND, WYRM, 0.22)
        + burst(126, 172, 96)
        + wyrm(
            (
                "M112 90C66 98 44 136 48 178C54 224 92 254 134 250"
                "C182 244 212 206 206 164C202 132 184 108 158 98"
            ),
            22,
        )
        + solid("M148 106L178 88L172 104Z")
        + cut(
            (
                "M126 128C150 148 136 160 152 174C160 196 146 216 126 216"
                "C106 216 92 198 100 178C104 188 110 188 112 182"
                "C108 166 114 146 126 128Z"
            ),
            SUN,
            3,
        )
        + hatch(
            (
                "M126 128C150 148 136 160 152 174C160 196 146 216 126 216"
                "C140 200 140 180 128 168C124 156 122 144 126 128Z"
            ),
            0,
            4.5,
            2,
            0.7,
        )
        + cut("M126 182C138 192 136 210 126 210C116 210 114 194 126 182Z", PAPER, 2)
        + wyrm_head(112, 92, 1.45, -6)
    )


def knots() -> str:
    """A looped square of rope."""
    cord = (
        "M101 148V129A19 19 0 1 0 82 148H168A19 19 0 1 0 149 129V215A19 19 0 1 0 168 196H82"
        "A19 19 0 1 0 101 215Z"
    )
    over = "M101 134V162M135 148H163M149 182V210M87 196H115"
    strands = path(over, "none", stroke_width=21, stroke_linecap="butt")
    strands += path(over, "none", stroke=KNOT, stroke_width=15, stroke_linecap="butt")
    strands += path(over, "none", stroke_width=15, stroke_dasharray="2 5", stroke_linecap="butt")
    net = "".join(f"M10 {y}L240 {y + 230}M10 {y + 230}L240 {y}" for y in range(-230, 330, 34))
    return (
        wash(GROUND, KNOT, 0.3)
        + line(net, 1.3)
        + "".join(cut(disc(125, 172, r), fill, 2.4) for r, fill in ((92, KNOT), (84, PAPER)))
        + solid(rays(125, 172, 84, 50, 56, 3))
        + rope(cord, KNOT, 15)
        + strands
    )


EMBLEMS: dict[str, Callable[[], str]] = {
    "AM": moons,
    "AS": suns,
    "AW": waves,
    "AL": leaves,
    "AY": wyrms,
    "AK": knots,
}
