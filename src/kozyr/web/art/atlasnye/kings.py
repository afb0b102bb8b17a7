"""The kings: long beards, jewelled crowns, ermine; the king of diamonds a turban."""

from kozyr.web.art.atlasnye import arms, cloth, crowns, heads
from kozyr.web.art.atlasnye.cloth import beads, cuff, fist, jewel, orb, palm, shade
from kozyr.web.art.atlasnye.palette import (
    BLACK,
    CHESTNUT,
    GOLD,
    GREY,
    PAPER,
    PERIWINKLE,
    ROSE,
    SKIN,
    ULTRAMARINE,
    VERMILION,
    flat,
    head,
    stroke,
)
from kozyr.web.art.pen import circle, path


def spades() -> str:
    """With orb and sceptre."""
    chain = "M94 130 C102 154 116 167 130 168 C144 167 158 154 166 130"
    return "".join(
        (
            path(
                "M96 118 C74 122 40 130 24 176 H232 C222 132 186 124 164 116Z", cloth.BLUE_BROCADE
            ),
            path("M130 130 L100 178 H150Z", VERMILION),
            stroke(chain, 5),
            stroke(chain, 3, stroke=GOLD),
            jewel(130, 168, 4.5, VERMILION),
            path("M106 104 C74 116 32 128 9 178 H64 C72 156 98 148 120 136Z", cloth.ERMINE_FUR),
            path(
                "M160 102 C190 114 226 128 246 178 H200 C190 156 166 148 146 136Z", cloth.ERMINE_FUR
            ),
            shade("M200 176 C190 156 166 148 146 136 L158 132 C186 142 206 156 214 176Z"),
            shade("M9 178 C20.5 153 36.8 137.5 54 126.8 C40 144 32 160 30 178Z"),
            head(132, 79, _spades_head()),
            arms.flame_sceptre(),
            cuff(79, 154, VERMILION, GOLD),
            orb(79, 133, 16, ULTRAMARINE),
            palm(79, 143),
            cuff(190, 152, VERMILION, GOLD),
            fist(191, 152, -3),
        )
    )


def _spades_head() -> str:
    beard = (
        "M-31 4 C-35 22 -36 42 -40 58 C-44 78 -40 92 -30 108 C-24 118 -16 124 -12 136"
        " C-8 124 2 118 10 106 C20 92 27 76 29 56 C31 40 36 22 37 -4 C32 6 28 18 20 23"
        " C12 28 6 25 0 22 C-6 19 -9 18 -13 20 C-17 18 -20 19 -23 21 C-28 18 -30 10 -31"
        " 4Z"
    )
    return "".join(
        (
            path(
                "M-18 -46 C-34 -40 -40 -10 -42 20 C-44 36 -50 44 -54 48 C-46 56 -34 52 -30 40"
                " L30 30 C36 46 50 56 62 50 C54 42 52 34 52 18 C52 -14 44 -42 26 -48Z",
                GREY,
            ),
            stroke(
                "M44 -20 C47 0 45 24 52 44 M40 -14 C41 8 40 30 46 46 M-37 4 C-38 22 -40 36 -46"
                " 46 M50 0 C50 18 50 32 56 46",
                0.9,
            ),
            heads.turned(eyes="#4c6ea8", aged=True, stern=1.5, brows=GREY, neck=False),
            path(beard, GREY),
            path(
                "M-13 17 C-19 17 -25 24 -33 38 C-25 37 -18 33 -13 26 C-6 32 4 38 18 38 C10 26"
                " -4 17 -13 17Z",
                PAPER,
            ),
            flat("M-18 30 C-15 28 -9 28 -5 31 C-8 35 -15 35 -18 30Z", ROSE),
            stroke("M-18 30 C-15 28.6 -9 28.6 -5 31", 1.2),
            stroke(
                "M-28 34 C-34 54 -36 72 -30 96 M-22 42 C-28 64 -28 86 -20 110 M-14 42 C-18 68"
                " -16 96 -12 124 M-6 42 C-6 66 -4 88 -6 112 M4 42 C8 62 8 82 2 104 M14 40 C20"
                " 58 18 76 12 94 M24 30 C26 48 26 64 20 80",
                0.9,
            ),
            crowns.arched(),
        )
    )


def hearts() -> str:
    """With orb and upright sword."""
    stripes = "M110 132 H151 M112 143 H147.6 M113.6 154 H144.6 M115.6 165 H140"
    return "".join(
        (
            path("M96 118 C66 124 30 136 16 178 H234 C226 138 196 126 160 116Z", cloth.RED_BROCADE),
            path("M108 120 C112 150 114 166 118 178 H132 C142 164 150 146 152 120Z", PERIWINKLE),
            stroke(stripes, 4.6, stroke_linecap="butt"),
            stroke(stripes, 3, stroke=GOLD, stroke_linecap="butt"),
            path(
                "M98 106 C84 112 66 118 54 132 C66 146 92 150 112 146 C110 134 108 124 108 112Z",
                cloth.ERMINE_FUR,
            ),
            path(
                "M160 104 C180 112 198 120 206 134 C192 146 170 148 150 146 C152 134 152 124"
                " 152 112Z",
                cloth.ERMINE_FUR,
            ),
            shade("M150 146 C152 134 152 124 152 114 L160 118 C160 130 160 138 164 147Z"),
            shade("M16 178 C23 157 35.5 143.5 50 134.5 C42 150 38 164 38 178Z"),
            shade("M234 178 C230 158 220.5 145 207.5 135.8 C212 150 212 164 208 178Z"),
            head(128, 79, _hearts_head(), right=True),
            arms.sword(),
            cuff(78, 153, ULTRAMARINE, GOLD),
            fist(77, 153, left=True),
            cuff(190, 154, ULTRAMARINE, GOLD),
            orb(190, 133, 16, VERMILION),
            palm(190, 143, left=True),
        )
    )


def _hearts_head() -> str:
    beard = (
        "M-31 4 C-37 18 -36 32 -42 46 C-50 58 -46 66 -42 72 C-48 84 -38 92 -34 96 C-36"
        " 108 -24 112 -20 114 C-18 124 -8 126 -4 134 C-4 124 6 120 8 112 C18 110 20 100"
        " 20 94 C30 90 32 78 28 72 C36 64 34 54 32 46 C36 28 36 12 37 -4 C32 6 28 18 20"
        " 23 C12 28 6 25 0 22 C-6 19 -9 18 -13 20 C-17 18 -20 19 -23 21 C-28 18 -30 10"
        " -31 4Z"
    )
    return "".join(
        (
            path(
                "M-18 -46 C-38 -40 -40 -14 -40 4 C-50 12 -46 24 -52 28 C-46 40 -36 36 -32 28"
                " L30 30 C34 44 46 48 56 42 C66 36 60 28 56 24 C62 14 56 4 50 0 C52 -22 44 -42"
                " 26 -48Z",
                CHESTNUT,
            ),
            stroke(
                "M46 -4 C40 2 44 10 50 8 M52 24 C44 22 42 32 48 36 M38 -20 C42 -4 38 12 42 26"
                " M-38 6 C-38 14 -42 20 -46 26 M36 30 C38 36 42 40 48 40",
                1,
            ),
            heads.turned(eyes="#6b4a2b", nose="broad", gaze=-2, neck=False),
            path(beard, CHESTNUT),
            path(
                "M-13 17 C-20 17 -26 22 -30 30 C-34 36 -40 36 -44 32 C-42 42 -32 44 -26 38 C-20"
                " 34 -16 30 -13 26 C-8 32 0 36 8 40 C16 42 24 38 26 30 C20 34 14 32 10 28 C4 22"
                " -4 17 -13 17Z",
                CHESTNUT,
            ),
            flat("M-18 30 C-15 28 -9 28 -5 31 C-8 35 -15 35 -18 30Z", ROSE),
            stroke("M-18 30 C-15 28.6 -9 28.6 -5 31", 1.2),
            stroke(
                "M-30 44 C-36 54 -26 60 -32 70 M-20 42 C-26 56 -16 64 -24 80 C-28 88 -20 92 -24"
                " 100 M-11 40 C-16 58 -4 66 -12 84 C-16 96 -6 100 -8 114 M-1 42 C-4 56 8 66 0"
                " 82 C-4 92 4 98 0 106 M10 44 C8 56 18 62 12 76 C8 84 14 88 12 96 M22 36 C18 48"
                " 26 54 22 66",
                1,
            ),
            crowns.lilies(),
        )
    )


def clubs() -> str:
    """With a band like a snake, and a sceptre."""
    band = "M172 120 C148 132 186 146 166 156 C146 164 134 152 116 162 C108 167 104 172 100 182"
    return "".join(
        (
            path(
                "M96 116 C66 122 30 134 16 178 H234 C226 136 196 124 164 116Z", cloth.PALE_BROCADE
            ),
            path("M96 118 C96 142 98 162 100 178 H150 C160 160 166 140 166 118Z", VERMILION),
            stroke("M99 150 H158 M100 158 H157 M100 166 H155 M100 174 H152", 0.7),
            shade("M16 178 C23 156 35.5 142 50 132.8 C42 148 38 164 38 178Z"),
            shade("M234 178 C230 157 220.5 143.5 208 134.3 C214 150 214 164 210 178Z"),
            path(
                "M104 104 C92 110 74 116 58 128 C62 138 74 138 80 146 C90 142 96 152 106 150"
                " C114 146 120 140 126 132 L158 132 C148 142 152 146 160 150 C170 152 180 142"
                " 190 146 C196 138 208 138 212 128 C196 116 180 110 160 102Z",
                cloth.ERMINE_FUR,
            ),
            stroke(band, 12),
            stroke(band, 10, stroke=GOLD),
            stroke(band, 10, stroke=cloth.CROSSED, stroke_linecap="butt"),
            stroke(band, 3, stroke=VERMILION, stroke_dasharray="1 6"),
            path(
                "M166 122 C164 112 172 108 180 107 C188 107 194 112 194 117 C192 122 184 122"
                " 179 126 C174 130 168 128 166 122Z",
                GOLD,
            ),
            circle(182, 113, 2.2, VERMILION),
            stroke("M194 117 C189 117 186 119 183 121 M172 113 C174 117 174 121 172 125", 0.8),
            head(132, 79, _clubs_head()),
            arms.trefoil_sceptre(),
            cuff(73, 152, VERMILION, cloth.ERMINE_FUR),
            fist(72, 152, 4, left=True),
        )
    )


def _clubs_head() -> str:
    beard = (
        "M-31 0 C-37 18 -38 36 -42 54 C-46 76 -44 98 -34 124 C-28 112 -18 104 -10 92"
        " C-2 104 8 112 14 124 C26 98 32 76 30 54 C32 38 36 20 37 -8 C32 4 28 16 20 22"
        " C12 28 6 25 0 22 C-6 19 -9 18 -13 20 C-17 18 -20 19 -23 21 C-28 17 -30 9 -31"
        " 0Z"
    )
    return "".join(
        (
            path(
                "M-18 -46 C-36 -36 -40 -8 -40 14 C-42 26 -46 30 -50 34 C-44 40 -36 38 -32 32"
                " L30 30 C36 42 46 48 58 44 C52 36 50 26 50 12 C50 -16 44 -42 26 -48Z",
                BLACK,
            ),
            stroke(
                "M42 -20 C45 0 42 22 50 40 M38 -10 C38 8 36 24 42 38 M-36 0 C-36 14 -40 26 -44 34",
                1,
                stroke=GREY,
            ),
            heads.turned(eyes="#4a5a3c", nose="eagle", gaze=-3, stern=2.5, neck=False),
            path(beard, BLACK),
            path(
                "M-13 17 C-20 16 -28 22 -32 32 C-36 42 -42 44 -48 42 C-40 50 -30 46 -24 40 C-19"
                " 35 -16 30 -13 26 C-8 32 0 38 8 42 C16 47 28 48 34 40 C26 42 20 38 14 32 C6 24"
                " -4 16 -13 17Z",
                BLACK,
                stroke=PAPER,
                stroke_width=0.9,
            ),
            flat("M-18 30 C-15 28 -9 28 -5 31 C-8 35 -15 35 -18 30Z", ROSE),
            stroke(
                "M-30 42 C-36 62 -38 84 -33 108 M-23 46 C-30 66 -28 86 -26 102 M-15 44 C-20 60"
                " -18 76 -16 90 M-6 44 C-4 60 -4 74 -5 88 M4 46 C10 64 10 82 8 100 M14 48 C20"
                " 64 20 84 15 106 M24 36 C26 52 26 66 22 82",
                1,
                stroke=GREY,
            ),
            crowns.rays(),
        )
    )


def diamonds() -> str:
    """In profile, in a plumed turban, without ermine."""
    braids = "".join(
        stroke(
            f"M{117 - k * 4} {y} C{125 - k * 3} {y + 5} {139 - k} {y + 5} 149 {y}",
            width,
            stroke=colour,
        )
        for k, y in enumerate((136, 147, 158, 169))
        for width, colour in ((4.6, None), (2.8, GOLD))
    )
    return "".join(
        (
            path(
                "M100 116 C66 122 32 136 20 178 H230 C222 136 194 122 166 114Z", cloth.BLUE_BROCADE
            ),
            path("M110 120 C108 144 98 162 90 178 H160 C162 160 164 140 160 118Z", VERMILION),
            braids,
            beads([(132.6, 139.8), (130.6, 150.8), (128.6, 161.8), (126.6, 172.8)], 2.4, PAPER),
            path("M104 106 C82 116 68 136 62 178 H84 C90 150 102 134 124 126Z", cloth.GOLD_BROCADE),
            path(
                "M158 102 C180 112 186 140 188 178 H166 C166 152 164 136 140 128Z",
                cloth.GOLD_BROCADE,
            ),
            shade("M20 178 C26 157 37.5 143 51.8 133.5 C44 148 40 164 40 178Z"),
            shade("M230 178 C226 157 217 143 205.5 133.3 C211 148 211 164 208 178Z"),
            path("M134 74 V122 H164 C157 114 155 98 158 70Z", SKIN),
            path(
                "M118 114 C134 122 148 120 160 108 L174 120 C160 138 134 138 114 130Z",
                cloth.PALE_BROCADE,
            ),
            stroke("M119 118 C134 126 150 124 162 111", 0.8),
            head(136, 80, _diamonds_head()),
            arms.sabre(),
            cuff(72, 151, VERMILION, GOLD),
            fist(72, 151, -8, left=True),
        )
    )


def _diamonds_head() -> str:
    beard = (
        "M14 2 C10 14 2 16 -6 17 C-14 18 -20 16 -27 18 C-32 20 -36 24 -37 30 C-33 31"
        " -29 29.5 -26 30 C-32 34 -36 42 -38 54 C-44 78 -42 96 -34 110 C-30 118 -26 124"
        " -26 134 C-20 126 -6 120 4 104 C18 84 24 62 24 42 C26 28 28 14 28 2 C24 10 18"
        " 10 14 2Z"
    )
    return "".join(
        (
            heads.profile(eyes="#4a3524", neck=False),
            path(beard, BLACK),
            path(
                "M-29 19 C-23 15 -14 17 -8 24 C-4 29 2 32 8 31 C2 38 -10 37 -16 32 C-20 28 -24"
                " 26 -30 27 C-34 28 -38 28 -40 26 C-36 25 -32 23 -29 19Z",
                BLACK,
                stroke=PAPER,
                stroke_width=0.9,
            ),
            stroke(
                "M-30 46 C-36 66 -36 88 -30 106 M-22 42 C-28 64 -28 88 -24 112 M-12 42 C-16 64"
                " -16 88 -18 112 M-2 42 C-2 62 -4 84 -10 104 M8 40 C10 58 8 76 0 94 M16 34 C18"
                " 50 16 64 11 78 M22 18 C22 30 22 42 20 50",
                1,
                stroke=GREY,
            ),
            crowns.turban(),
        )
    )
