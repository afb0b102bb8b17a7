"""Rank 4: the Mountain, the Sailor, the Battle."""

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
    mirrored,
    rope,
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
    water,
    wyrm,
    wyrm_head,
)
from kozyr.web.art.pen import circle


def mountain() -> str:
    """A peak between night and day."""
    peak = "M22 256L96 120L118 92L134 64L154 104L172 120L236 250Z"
    snow = (
        "M98 118L118 92L134 64L154 104L172 120L176 142L160 130L150 152L136 128"
        "L122 154L114 130L100 146L88 142Z"
    )
    ridge = "M10 262L46 226L74 252L104 222L136 256L168 224L200 250L240 222V318H10Z"
    near = "M10 292C50 264 90 290 126 276S196 268 240 288V318H10Z"
    return (
        wash("M10 10H134V318H10Z", MOON, 0.85)
        + wash("M134 10H240V318H134Z", SUN, 0.5)
        + hatch("M10 10H134V260H10Z", 0, 7, 2.2, -0.8)
        + burst(192, 72, 32)
        + crescent(88, 66, 25, PAPER, 20)
        + carve(disc(192, 72, 24), SUN, 45, 4.5, 0.35)
        + cut(peak, "#cfc6c4", 3.2)
        + hatch("M134 64L154 104L172 120L236 250H150L138 200L146 160L132 120Z", 32, 5.5, 2.8, 0.85)
        + hatch("M96 120L60 200L22 256H100L90 220L104 190L92 150Z", 118, 7, 1.8, 0.5)
        + cut(snow, PAPER)
        + hatch("M134 64L154 104L172 120L176 142L160 130L150 152L140 130Z", 30, 5, 1.8, 0.6)
        + cut(ridge, MOON)
        + hatch(
            "M46 226L74 252L60 318H30ZM104 222L136 256L130 318H96ZM168 224L200 250V318H170Z",
            20,
            5,
            2.2,
            0.7,
        )
        + carve(near, SUN, 78, 7, 0.6)
        + "".join(
            cut(cloud, PAPER, 2.4) + line(whorl, 1.6)
            for cloud, whorl in (
                (
                    "M14 206C18 192 36 190 42 200C48 188 68 188 72 202C86 198 94 212 84 218H10Z",
                    "M30 210C36 204 44 206 46 212M58 212C62 206 70 206 72 212",
                ),
                (
                    (
                        "M236 172C230 160 214 158 208 168C200 158 182 160 180 172"
                        "C168 170 164 184 172 188H240Z"
                    ),
                    "M190 182C194 176 202 176 204 182M216 182C220 174 230 176 230 182",
                ),
            )
        )
        + "".join(
            cut(f"M{x} {y}L{x - 9} {y + 26}H{x + 9}Z", INK, 2) + line(f"M{x} {y + 26}V{y + 34}", 3)
            for x, y in ((32, 262), (54, 266), (152, 248), (172, 252), (76, 270))
        )
    )


def sailor() -> str:
    """A bearded sailor with his pipe before the sea."""
    cap = "M82 118C78 84 100 66 128 66S180 84 174 116C146 104 110 104 82 118Z"
    beard = (
        "M84 150C86 196 104 224 128 226C152 224 170 196 172 150"
        "C166 172 152 172 142 168C134 162 122 162 114 168C104 172 92 172 84 150Z"
    )
    body = "M20 318C24 256 62 238 92 228L128 252L164 228C186 234 204 246 214 264V318Z"
    stripes = "".join(
        f"M24 {y}C70 {y - 18} 180 {y - 18} 216 {y}V{y + 9}C180 {y - 9} 70 {y - 9} 24 {y + 9}Z"
        for y in (272, 292, 312)
    )
    return (
        sky(WAVE, 0.22, 24, 170)
        + water(168, 318, WAVE, 14, 0.8)
        + line(
            (
                "M168 52C176 42 184 42 190 52C196 42 206 42 214 50M198 84"
                "C204 77 210 77 214 84C219 77 226 78 230 84"
            ),
            3,
        )
        + cut("M84 318V214H172V318Z", "#e2b287")
        + cut(body, PAPER, 3)
        + wash(stripes, WAVE)
        + line("M20 318C24 256 62 238 92 228M164 228C186 234 204 246 214 264", 3)
        + face(128, 146, 1.5, "#e8ba90")
        + carve(beard, PAPER, 90, 5, 0.75, 2.2, 3)
        + line(
            (
                "M102 180C106 196 112 206 116 214M122 178V218M134 178V218M154 180"
                "C150 196 144 206 140 214"
            ),
            1.6,
        )
        + cut(
            (
                "M100 176C108 164 122 166 128 172C134 166 148 164 156 176"
                "C146 178 136 180 128 177C120 180 110 178 100 176Z"
            ),
            PAPER,
            2.2,
        )
        + line("M118 182C124 185 132 185 138 182", 2.4)
        + line("M138 182L186 192", 6)
        + line("M138 182L184 191.500", 2, KNOT)
        + cut("M180 176H200L198 202C194 208 186 208 182 202Z", KNOT)
        + hatch("M180 176H200L198 202H182Z", 0, 4, 2, 0.6)
        + line("M190 170C182 158 200 152 192 140S204 122 198 112", 2.4)
        + carve(cap, LEAF, 20, 5, 0.5, 2.2, 3)
        + cut("M78 120C108 102 148 102 178 118L174 134C146 120 112 120 82 134Z", INK)
        + cut(disc(128, 90, 11), PAPER, 2)
        + line("M128 82V97M122 91C123 98 133 98 134 91M124 85H132", 2)
        + cut(
            (
                "M84 232L128 266L172 230L176 244C160 268 148 272 138 274L150 306"
                "L128 296L108 308L118 274C100 270 88 258 78 246Z"
            ),
            LEAF,
        )
        + hatch("M128 266L172 230L176 244C160 268 148 272 138 274L150 306L128 296Z", 30, 5, 2, 0.6)
    )


def battle() -> str:
    """Swords and spears crossed behind a shield."""
    blade = (
        cut("M-6 60V-92L0 -106L6 -92V60Z", PAPER)
        + hatch("M0 60V-104L6 -92V60Z", 0, 5, 2, 1)
        + cut("M-24 60H24V68H-24Z", KNOT)
        + rope("M0 70V92", KNOT, 6)
        + cut(disc(0, 98, 7), WYRM)
    )
    spear = (
        line("M0 -90V150", 7)
        + line("M0 -90V150", 2.6, KNOT)
        + cut("M0 -126L10 -98L0 -84L-10 -98Z", PAPER)
        + cut("M0 -80C14 -74 26 -84 42 -76V-46C28 -54 14 -44 0 -50Z", WYRM)
    )
    shield = (
        "M74 122C104 122 118 114 126 106C134 114 148 122 178 122"
        "C182 186 160 230 126 250C92 230 70 186 74 122Z"
    )
    return (
        wash(GROUND, KNOT, 0.3)
        + burst(126, 176, 96)
        + carve("M10 270C60 258 180 258 240 274V318H10Z", KNOT, 70, 7, 0.5)
        + turned(spear, 126, 170, 1, 22)
        + mirrored(turned(spear, 126, 170, 1, 22), 126)
        + turned(blade, 126, 170, 1.15, 48)
        + mirrored(turned(blade, 126, 170, 1.15, 48), 126)
        + line("M24 286L44 236M38 300L60 252M180 300L164 252", 3)
        + solid("M40 242L46 228L50 244ZM56 258L63 244L67 260ZM160 258L160 244L170 254Z")
        + cut(shield, WYRM, 4)
        + wash("M126 106C134 114 148 122 178 122C182 186 160 230 126 250Z", PAPER)
        + hatch("M126 106C134 114 148 122 178 122C182 186 160 230 126 250Z", 0, 5, 2, 0.35)
        + hatch("M74 122C104 122 118 114 126 106V250C92 230 70 186 74 122Z", 0, 5, 2, -0.4)
        + wyrm("M108 222C88 210 92 190 106 184S116 164 104 158", 8, KNOT)
        + wyrm_head(104, 150, 0.62, -20, KNOT)
        + turned(
            rope("M0 0C22 -8 22 22 2 18C-16 14 -12 -14 8 -14C26 -12 28 12 16 26", KNOT, 5), 142, 174
        )
        + line(shield, 4)
        + "".join(
            circle(x, y, 3, PAPER, stroke_width=1.8)
            for x, y in (
                (82, 130),
                (170, 130),
                (84, 168),
                (168, 168),
                (98, 210),
                (154, 210),
                (126, 238),
                (126, 118),
            )
        )
    )


EMBLEMS: dict[str, Callable[[], str]] = {"4MS": mountain, "4WL": sailor, "4YK": battle}
