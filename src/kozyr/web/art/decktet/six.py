"""Rank 6: the Lunatic, the Penitent, the Market."""

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
    EGG,
    GROUND,
    burst,
    crescent,
    leaf,
    wyrm,
    wyrm_head,
)
from kozyr.web.art.woodcut import shading


def lunatic() -> str:
    """A fool with rolling eyes under the moon, up to his neck in water."""
    cap = (
        "M78 128C40 120 30 90 44 66C60 92 84 84 100 92C104 60 118 40 150 32"
        "C146 60 160 76 162 92C182 86 196 70 222 88C212 116 196 128 178 128"
        "C148 112 108 112 78 128Z"
    )
    spiral = "M0 0C4 -4 8 2 3 6C-4 10 -10 2 -6 -5C0 -14 14 -8 12 4"
    grin = "M96 184C112 193 144 193 160 184C158 204 146 213 128 213S98 204 96 184Z"
    return (
        solid(GROUND)
        + burst(128, 150, 100, MOON)
        + crescent(128, 150, 112, MOON, 0)
        + turned(cut(EGG, PAPER), 128, 158, 1.75)
        + hatch("M177 120C177 170 164 206 148 220C160 190 166 160 164 130Z", 8, 4.5, 1.8, 0.8)
        + line("M84 132C92 120 108 120 118 130M138 126C148 114 164 118 172 130", 3.4)
        + cut(disc(104, 148, 15), PAPER)
        + turned(line(spiral, 2.2), 103, 147, 1, 0)
        + cut(disc(153, 146, 18), PAPER)
        + turned(line(spiral, 2.4), 152, 145, 1.2, 120)
        + line("M122 150C122 164 116 170 118 176C124 182 134 182 140 176", 2.4)
        + cut(grin, INK)
        + scratch("M100 187C112 194 144 194 156 187L154 194C142 200 114 200 102 194Z")
        + line("M111 189V198M123 191V200M135 191V200M146 189V198", 1.6)
        + cut("M114 208C120 201 136 201 142 208C134 213 122 213 114 208Z", WYRM, 1.6)
        + cut(cap, WAVE, 3.2)
        + cut(
            (
                "M100 92C104 60 118 40 150 32C146 60 160 76 162 92"
                "C156 100 152 112 150 117C136 113 120 113 106 118"
                "C106 108 104 98 100 92Z"
            ),
            PAPER,
        )
        + hatch(
            "M162 92C182 86 196 70 222 88C212 116 196 128 178 128C166 121 156 118 150 117Z",
            40,
            5,
            2.2,
            0.6,
        )
        + hatch(
            (
                "M78 128C40 120 30 90 44 66C60 92 84 84 100 92"
                "C104 100 106 108 106 118C96 120 88 123 78 128Z"
            ),
            40,
            5,
            2.2,
            0.4,
        )
        + hatch(
            "M130 60L150 32C146 60 160 76 162 92C156 100 152 112 150 117L130 114Z", 0, 5, 2, 0.6
        )
        + "".join(
            cut(disc(x, y, 9), SUN) + line(f"M{x - 8} {y + 1}H{x + 8}M{x} {y + 1}V{y + 8}", 1.6)
            for x, y in ((44, 60), (152, 28), (226, 90))
        )
        + cut(
            (
                "M10 238C24 226 36 228 48 238S74 250 88 238S114 228 128 238"
                "S156 250 170 238S198 226 240 240V318H10Z"
            ),
            WAVE,
            3,
        )
        + line(
            (
                "M20 260C32 250 44 250 56 260S82 270 96 260S122 250 136 260"
                "S164 270 182 260M10 284C26 272 44 274 58 284S88 294 104 284"
                "S136 274 150 284S178 292 190 284M30 304C44 294 60 296 74 304"
                "S104 314 122 304S152 296 170 304"
            ),
            2.2,
        )
    )


def penitent() -> str:
    """A hooded man on his knees before a serpent, the sun behind him."""
    robe = "M84 122C60 150 44 200 36 262L20 296H186L176 272C160 250 140 240 132 224L126 160Z"
    hood = (
        "M72 142C62 104 84 66 124 58C150 66 156 92 148 120C142 134 132 150 118 154"
        "C100 158 82 154 72 142Z"
    )
    return (
        wash(GROUND, SUN, 0.3)
        + burst(118, 112, 80)
        + cut(disc(118, 112, 72), SUN, 3)
        + line(disc(118, 112, 64), 1.4)
        + cut("M10 282C70 270 160 272 240 286V318H10Z", "#f6dca0")
        + solid(shading("M10 292H240V318H10Z", 0, 7, 2, 0.8))
        + cut(robe, WYRM, 3.2)
        + hatch("M84 122C60 150 44 200 36 262L20 296H80C76 240 90 180 104 150Z", 100, 7, 2.8, 0.75)
        + line(
            (
                "M96 160C86 200 84 250 92 292M112 170C108 210 118 252 140 290M126 200"
                "C132 232 146 250 160 290"
            ),
            2.4,
        )
        + hatch("M36 262L20 296H186L176 272C150 286 80 286 36 262Z", 90, 7, 2.6, -0.6)
        + rope("M54 216C80 232 110 234 134 228", PAPER, 6)
        + rope("M96 232C98 250 90 262 94 278", PAPER, 5)
        + cut(hood, WYRM, 3.2)
        + hatch(
            "M72 142C62 104 84 66 124 58C108 80 100 120 104 156C92 156 80 152 72 142Z",
            60,
            6,
            2.8,
            0.8,
        )
        + cut("M124 72C148 78 148 104 142 122C136 138 124 146 116 144C104 120 108 88 124 72Z", INK)
        + cut(
            (
                "M128 92C142 96 144 102 143 106L150 116L143 119L144 126L138 136"
                "C132 140 124 140 120 134C116 116 118 100 128 92Z"
            ),
            "#e8ba90",
            2.2,
        )
        + line("M132 108L140 106M136 128L143 126", 2)
        + cut(
            (
                "M108 168C128 184 146 180 160 164L176 168C170 196 150 214 124 208"
                "C108 204 96 190 108 168Z"
            ),
            WYRM,
            3,
        )
        + hatch(
            "M124 208C150 214 170 196 176 168L164 166C156 190 140 200 124 208Z", 40, 5, 2.4, 0.7
        )
        + cut(
            (
                "M160 168L172 132C176 124 184 128 182 138L180 150L188 134"
                "C192 128 198 134 194 142L180 174C176 180 164 178 160 168Z"
            ),
            "#e8ba90",
            2.4,
        )
        + line("M180 150L174 164", 2)
        + wyrm("M20 306C60 296 96 316 132 304S178 282 184 300S200 262 216 240S230 204 224 190", 10)
        + wyrm_head(222, 186, 0.85, 0, WYRM, flip=True)
    )


def market() -> str:
    """A stall under a striped awning, with baskets and a string of onions."""
    stripes = "".join(
        cut(
            (
                f"M{32 + 27 * i} 66L{14 + 32 * i} 120"
                f"C{14 + 32 * i} 138 {46 + 32 * i} 138 {46 + 32 * i} 120"
                f"L{59 + 27 * i} 66Z"
            ),
            LEAF if i % 2 else PAPER,
            2.6,
        )
        + (
            hatch(
                (
                    f"M{32 + 27 * i} 66L{14 + 32 * i} 120"
                    f"C{14 + 32 * i} 138 {46 + 32 * i} 138 {46 + 32 * i} 120"
                    f"L{59 + 27 * i} 66Z"
                ),
                88,
                7,
                2,
                0.35,
            )
        )
        for i in range(7)
    )
    basket = (
        cut("M-30 0H30L23 30H-23Z", KNOT)
        + line("M-28 8H28M-26 15H26M-24 22H24", 1.6)
        + line("M-20 1L-16 29M-10 1L-8 29M0 1V29M10 1L8 29M20 1L16 29", 1.6)
    )
    apples = "".join(
        carve(disc(x, y, 9), fill, 30, 4, 0.4, 1.8, 2.2)
        for x, y, fill in (
            (-18, -4, WYRM),
            (0, -5, WYRM),
            (18, -4, WYRM),
            (-9, -16, WYRM),
            (9, -17, WYRM),
        )
    )
    greens = "".join(
        leaf(x, 2, 30, turn, LEAF)
        for x, turn in ((-16, -140), (-8, -112), (0, -90), (8, -66), (16, -40))
    )
    loaves = "".join(
        turned(
            cut("M-12 0C-12 -12 12 -12 12 0C12 5 -12 5 -12 0Z", SUN, 2.2)
            + line("M-5 -6L-2 0M2 -7L5 0", 1.6),
            x,
            y,
        )
        for x, y in ((-13, -2), (14, -2), (0, -12))
    )
    return (
        wash(GROUND, KNOT, 0.28)
        + solid(shading("M10 120H240V222H10Z", 90, 8, 2, -0.5))
        + cut("M24 100H34V318H24ZM218 100H228V318H218Z", KNOT)
        + line("M62 128V150M190 128V148", 2.4)
        + turned(apples + basket, 82, 196, 1.05)
        + turned(greens + basket, 150, 196, 1.05)
        + turned(loaves + basket, 212, 200, 0.8)
        + turned(loaves + basket, 30, 200, 0.6)
        + rope("M124 130V146", KNOT, 4)
        + "".join(
            cut(
                (
                    f"M{124 + dx} {150 + dy}"
                    f"C{136 + dx} {154 + dy} {134 + dx} {170 + dy} {124 + dx} {170 + dy}"
                    f"C{114 + dx} {170 + dy} {112 + dx} {154 + dy} {124 + dx} {150 + dy}Z"
                ),
                PAPER,
                2,
            )
            for dx, dy in ((-62, -6), (-52, 4), (-66, 8), (66, -6), (58, 8), (70, 8))
        )
        + cut("M10 226H240V244H10Z", KNOT)
        + line("M10 232H120M150 236H240", 1.4)
        + carve("M18 244H232V318H18Z", LEAF, 90, 7, -0.6, 2.2)
        + cut("M74 254H142V300H74Z", PAPER)
        + turned(rope("M-16 6C-30 -10 -6 -18 0 0S30 10 16 -6S-6 18 0 0Z", KNOT, 4), 108, 277, 1)
        + stripes
        + cut("M26 56H226L230 68H22Z", KNOT)
        + cut("M118 56V26H120L150 34L122 42V56Z", LEAF, 2.4)
    )


EMBLEMS: dict[str, Callable[[], str]] = {"6MW": lunatic, "6SY": penitent, "6LK": market}
