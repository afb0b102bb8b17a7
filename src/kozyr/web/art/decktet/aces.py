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
from kozyr.web.art.woodcut import rays, shading


def moons() -> str:
    """A moon with a face in its halo, among stars."""
    crescent = (
        "M150 62C88 70 48 116 52 170C56 226 104 262 152 250C186 242 206 224 216 196"
        "C190 212 156 208 138 186C108 150 112 96 150 62Z"
    )
    face = (
        "M126 118C112 128 108 140 112 152C104 160 100 166 104 170L114 174"
        "C110 182 112 188 118 190C116 200 122 208 132 206"
    )
    stars = (
        (190, 60, 18), (206, 130, 22), (84, 40, 12), (40, 286, 14), (160, 130, 12), (108, 290, 12),
        (30, 190, 9), (176, 286, 10),
    )  # fmt: skip
    return (
        solid(GROUND)
        + scratch(rays(130, 164, 112, 150, 60, 2.5), MOON)
        + "".join(star(x, y, r) for x, y, r in stars)
        + cut(crescent, MOON)
        + hatch(crescent, 20, 5, 2.4, -0.42)
        + line(face, 2.4)
        + line("M84 146C92 138 100 138 106 144", 3)
        + line("M86 152C94 147 100 148 104 152", 2)
        + circle(97, 151, 3)
        + line("M104 194C112 192 116 192 120 190", 2)
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
        "M10 318V190C40 206 62 196 76 168C92 116 138 76 188 86"
        "C214 92 226 108 226 124C216 118 206 118 200 124"
        "C196 116 184 114 178 122C170 116 160 120 158 130C148 128 140 138 144 148"
        "C134 154 136 170 146 176"
        "C148 206 182 230 240 226V318Z"
    )
    inner = (
        "M10 318V236C60 250 96 232 106 190C112 164 122 146 144 148"
        "C134 154 136 170 146 176C148 206 182 230 240 226V318Z"
    )
    foam = (
        (226, 124, 5),
        (200, 126, 7),
        (178, 124, 7),
        (158, 132, 7),
        (145, 150, 7),
        (147, 176, 6),
        (214, 140, 4),
        (190, 142, 4),
        (170, 146, 4),
        (160, 162, 3.5),
        (206, 156, 3),
        (182, 164, 3),
    )
    return (
        wash(GROUND, WAVE, 0.22)
        + solid(
            "".join(
                shading(f"M60 {y}H240V{y + 4}H60Z", 0, 4, 2, 0.8 - i * 0.1)
                for i, y in enumerate(range(24, 80, 11))
            )
        )
        + cut(swell, WAVE, 3.2)
        + cut(inner, PAPER, 2)
        + wash(inner, WAVE, 0.45)
        + line(
            (
                "M26 200C60 214 84 190 94 162C106 124 136 96 178 96M20 214"
                "C64 228 92 204 102 172C112 136 134 112 160 106"
            ),
            2,
        )
        + line(
            (
                "M30 252C80 262 110 244 120 206C124 190 126 176 130 168M24 270"
                "C90 282 128 258 134 218M40 290C100 300 146 276 156 240M90 304"
                "C130 304 160 292 176 262M200 250C210 254 226 252 236 248M190 276"
                "C206 280 224 276 236 272"
            ),
            2,
        )
        + hatch(
            (
                "M10 190C40 206 62 196 76 168C92 116 138 76 188 86"
                "C140 92 106 120 92 166C82 196 60 218 10 214Z"
            ),
            60,
            6,
            2,
            0.6,
        )
        + "".join(cut(disc(x, y, r), PAPER, 2) for x, y, r in foam)
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
