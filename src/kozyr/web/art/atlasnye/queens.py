"""The queens: long veils, small crowns, bare necks, a flower in hand."""

from kozyr.web.art.atlasnye import arms, cloth, crowns, flowers, heads
from kozyr.web.art.atlasnye.cloth import beads, cuff, fist, jewel, pinch
from kozyr.web.art.atlasnye.palette import (
    BLACK,
    BROWN,
    CHESTNUT,
    FAIR,
    GOLD,
    PAPER,
    PERIWINKLE,
    SKIN,
    STRAW,
    ULTRAMARINE,
    VERMILION,
    YELLOW,
    head,
    stroke,
)
from kozyr.web.art.pen import circle, group, path

_BREAST = "M126 108 C122 124 98 125 74 132 L96 166 H172 L192 132 C170 125 150 122 146 108Z"
_VEIL = (
    "M134 20 C100 20 96 60 93 92 C90 124 60 142 40 178 H226 C206 142 178 124 175 92"
    " C172 60 168 20 134 20Z"
)


def hearts() -> str:
    """With a rose, looking right."""
    return "".join(
        (
            path(
                "M136 24 C106 24 92 54 90 88 C86 122 54 140 34 178 H228 C210 140 184 124 176 92"
                " C170 56 166 26 136 24Z",
                STRAW,
            ),
            stroke(
                "M94 88 C90 124 62 142 44 178 M99 92 C96 122 76 142 60 178 M172 92 C178 124 206"
                " 142 226 178 M167 96 C172 122 192 144 208 178 M104 104 C100 126 88 148 76 178"
                " M163 104 C168 126 180 150 192 178",
                0.8,
            ),
            path(_BREAST, SKIN),
            path(
                "M74 131 C48 138 30 156 22 178 H228 C224 156 212 138 192 131 C182 146 160 156"
                " 132 156 C106 156 84 146 74 131Z",
                cloth.RED_BROCADE,
            ),
            path(
                "M74 131 C84 146 106 156 132 156 C160 156 182 146 192 131 L196 137 C186 154 162"
                " 163 132 163 C104 163 80 154 70 137Z",
                GOLD,
            ),
            beads(
                [
                    (80, 145),
                    (92, 152),
                    (105, 157),
                    (118, 159.4),
                    (132, 160),
                    (146, 159.4),
                    (160, 157),
                    (173, 152),
                    (185, 145),
                ],
                1.7,
                PAPER,
            ),
            path("M122 160 L132 178 L142 160Z", PERIWINKLE),
            jewel(132, 164, 3.6, ULTRAMARINE),
            head(132, 78, _hearts_head(), right=True),
            _necklace(),
            group(flowers.rose(), transform="translate(78 106)rotate(-6)"),
            path("M96 178 L108 158 C116 154 128 158 140 178Z", cloth.RED_BROCADE),
            path("M92 170 L104 154 L115 160 L104 178 H96Z", PAPER),
            stroke("M97 172 L107 158 M101 175 L111 160", 0.7),
            pinch(80, 142),
        )
    )


def _necklace() -> str:
    return beads(
        [(121, 122), (126, 126.5), (132, 129), (138.5, 129), (145, 126), (149.5, 121)], 2.3, PAPER
    ) + jewel(135.4, 134.5, 2.8, VERMILION)


def _hearts_head() -> str:
    curls = (
        "M30 6 C44 8 50 20 44 30 C54 34 56 46 48 54 C56 60 56 72 48 78 C52 86 44 94 36"
        " 90 C28 86 30 78 34 74 C26 68 28 58 34 54 C26 46 28 36 34 32 C28 26 28 16 30"
        " 6Z"
    )
    return "".join(
        (
            path(
                "M-2 -62 C-42 -60 -48 -18 -42 10 C-40 28 -44 42 -54 50 C-44 58 -30 54 -22 40"
                " L30 34 C46 30 50 10 48 -8 C48 -42 30 -62 -2 -62Z",
                FAIR,
            ),
            heads.turned(eyes="#3f6aa8", woman=True, nose="small", brows=BROWN),
            path(curls, FAIR),
            stroke(
                "M44 30 C40 28 36 28 34 32 M48 54 C44 50 38 50 34 54 M48 78 C44 72 38 72 34 74"
                " M40 14 C42 20 42 24 40 28 M44 38 C46 42 46 46 44 50 M44 62 C46 66 46 70 44 73",
                1,
            ),
            path(
                "M-8 -55 C-26 -54 -38 -34 -36 2 C-30 -4 -30 -26 -6 -42 C18 -38 28 -22 29 8 C36"
                " 10 44 2 44 -12 C44 -42 22 -60 -8 -55Z",
                FAIR,
            ),
            stroke(
                "M-10 -50 C-24 -42 -32 -26 -34 -8 M-14 -46 C-24 -38 -29 -28 -31 -18 M0 -48 C20"
                " -46 32 -30 35 0 M4 -52 C26 -50 38 -32 40 -6 M6 -44 C20 -40 28 -26 31 -8",
                0.9,
            ),
            _earring(32, 20),
            crowns.pointed_coronet(),
        )
    )


def _earring(x: float, y: float) -> str:
    return circle(x, y, 2.4, GOLD) + path(
        f"M{x} {y + 3} C{x + 6} {y + 10} {x + 3} {y + 16} {x} {y + 16} C{x - 3} {y + 16}"
        f" {x - 6} {y + 10} {x} {y + 3}Z",
        PAPER,
    )


def spades() -> str:
    """In profile, with a tulip."""
    return "".join(
        (
            path(
                "M138 52 C138 28 184 30 182 84 C182 120 214 140 232 178 H118 C140 150 148 110"
                " 138 52Z",
                ULTRAMARINE,
            ),
            path(
                "M220 178 C204 144 175 126 174 88 C173 54 156 36 141 40 C156 24 183 42 182 84"
                " C182 120 214 140 232 178Z",
                GOLD,
            ),
            stroke(
                "M216 178 C200 146 170 128 168 90 C168 64 162 44 154 36 M204 178 C188 148 164"
                " 132 161 98 M188 178 C178 154 162 138 156 114 M172 178 C166 160 158 148 152"
                " 136",
                0.8,
                stroke=PERIWINKLE,
            ),
            path(
                "M130 108 C124 126 98 127 76 134 L96 168 H172 L196 134 C176 126 158 122 154 106Z",
                SKIN,
            ),
            path(
                "M76 132 C50 140 30 158 22 178 H228 C224 158 214 140 196 132 C184 146 160 158"
                " 134 158 C108 158 88 148 76 132Z",
                cloth.PALE_BROCADE,
            ),
            path(
                "M76 132 C88 148 108 158 134 158 C160 158 184 146 196 132 L200 139 C188 156 162"
                " 166 134 166 C106 166 82 156 71 139Z",
                BLACK,
            ),
            *(
                path(f"M{x} {y} l3.4 3.4 l-3.4 3.4 l-3.4 -3.4Z", YELLOW)
                for x, y in (
                    (84, 147),
                    (100, 154.6),
                    (117, 158.4),
                    (134, 159.2),
                    (151, 158.4),
                    (168, 154.6),
                    (185, 147),
                )
            ),
            head(136, 81, _spades_head()),
            beads(
                [(127, 118), (131, 123.6), (137, 127.4), (144, 129), (151, 128), (158, 124)],
                2.3,
                BLACK,
            ),
            path("M142 132 L147 139 L142 147 L137 139Z", YELLOW),
            group(flowers.tulip(), transform="translate(76 102)rotate(-4)"),
            path("M96 178 L106 158 C116 154 130 160 142 178Z", cloth.PALE_BROCADE),
            path("M92 170 L103 154 L114 160 L104 178 H96Z", BLACK),
            pinch(78, 142),
        )
    )


def _spades_head() -> str:
    return "".join(
        (
            # knot of plaits behind
            path("M30 -40 C54 -46 66 -28 60 -8 C66 6 52 18 40 12 C30 14 24 6 26 -4Z", BLACK),
            stroke(
                "M36 -38 C48 -36 56 -26 54 -12 M32 -28 C44 -26 50 -14 46 -2 M30 -14 C40 -12 44"
                " 0 40 10 M56 -22 C48 -18 38 -18 30 -22 M58 -6 C50 0 40 0 30 -4",
                1,
                stroke=PERIWINKLE,
            ),
            heads.profile(eyes="#3a2c22", woman=True),
            path(
                "M4 -57 C-12 -56 -22 -46 -22 -34 C-14 -40 -6 -40 0 -34 C8 -28 6 -14 12 -10 C18"
                " -18 28 -16 28 -4 C28 4 24 10 24 16 C34 14 40 2 40 -14 C42 -42 26 -60 4 -57Z",
                BLACK,
            ),
            stroke(
                "M-18 -40 C-8 -48 8 -46 16 -30 C18 -24 20 -20 24 -18 M-14 -46 C0 -54 18 -48 24"
                " -32 C26 -26 30 -20 34 -10 M-4 -52 C14 -56 30 -44 34 -26",
                1,
                stroke=PERIWINKLE,
            ),
            _earring(20, 16),
            crowns.tilted_coronet(),
        )
    )


def diamonds() -> str:
    """Beside a golden mask, with a carnation."""
    return "".join(
        (
            group(
                path(
                    "M130 24 C100 26 96 58 94 90 C92 122 64 140 44 178 H218 C200 140 178 122 174 90"
                    " C172 56 166 26 130 24Z",
                    VERMILION,
                ),
                path(
                    "M50 178 C70 140 100 122 100 90 C102 58 106 28 130 24 C100 26 96 58 94 90 C92"
                    " 122 64 140 44 178Z M212 178 C194 140 170 122 168 90 C166 58 160 28 130 24"
                    " C166 26 172 56 174 90 C178 122 200 140 218 178Z",
                    GOLD,
                ),
                transform="translate(8)",
            ),
            path(
                _BREAST.replace("M126 108 C122", "M134 108 C130").replace(
                    "150 122 146", "158 122 154"
                ),
                SKIN,
            ),
            path(
                "M74 131 C48 138 30 156 22 178 H228 C224 156 212 138 192 131 C186 140 176 146"
                " 164 148 L132 170 L102 148 C90 146 80 140 74 131Z",
                cloth.BLUE_BROCADE,
            ),
            path(
                "M74 131 C80 140 90 146 102 148 L132 170 L164 148 C176 146 186 140 192 131 L197"
                " 138 C190 147 180 153 167 155 L132 178 L98 155 C86 153 75 146 69 138Z",
                YELLOW,
            ),
            stroke(
                "M72 136 C80 145 90 150 100 152 L132 174 L166 152 C178 149 188 144 194 136", 0.7
            ),
            head(143, 78, _diamonds_head()),
            beads(
                [(132, 121), (137, 125.6), (143, 128), (149.6, 128), (156, 125), (161, 120)],
                2.2,
                ULTRAMARINE,
            ),
            path("M146 130 L151 137 L146 146 L141 137Z", VERMILION),
            group(arms.mask(), transform="matrix(.88 0 0 .88 11 13)"),
            cuff(73, 151, cloth.BLUE_BROCADE, PAPER),
            fist(72, 151, 6, left=True),
            group(flowers.carnation(), transform="translate(198 106)rotate(6)"),
            path("M180 178 L164 156 C154 154 142 162 132 178Z", cloth.BLUE_BROCADE),
            path("M183 172 L170 153 L159 160 L170 178 H180Z", PAPER),
            pinch(194, 142, left=True),
        )
    )


def _diamonds_head() -> str:
    return "".join(
        (
            path(
                "M-2 -62 C-40 -60 -46 -20 -42 6 C-41 24 -36 40 -20 50 L34 48 C46 36 50 10 48 -8"
                " C48 -42 30 -62 -2 -62Z",
                CHESTNUT,
            ),
            heads.turned(eyes="#59602f", woman=True, gaze=-3),
            path(
                "M0 -55 C-18 -58 -36 -42 -37 -16 C-37 -4 -36 6 -34 14 C-30 0 -32 -14 -26 -26"
                " C-16 -30 -4 -36 4 -44 C14 -34 26 -28 28 -10 C29 4 28 10 28 18 C40 16 46 0 46"
                " -14 C46 -42 24 -58 0 -55Z",
                CHESTNUT,
            ),
            stroke(
                "M-2 -50 C-18 -46 -30 -34 -33 -14 M-8 -42 C-18 -38 -28 -32 -31 -22 M6 -50 C22"
                " -46 34 -30 35 -6 M10 -54 C30 -48 40 -32 41 -8 M8 -44 C20 -38 30 -28 32 -14",
                0.9,
            ),
            _earring(33, 24),
            crowns.petalled_coronet(),
        )
    )


def clubs() -> str:
    """With an ermine collar and a daisy."""
    return "".join(
        (
            path(_VEIL, PERIWINKLE),
            stroke(
                "M104 60 C108 36 120 27 134 26 C148 27 162 36 166 60 M110 50 C112 40 122 32 134"
                " 32 C146 32 158 40 160 52",
                0.8,
            ),
            stroke(
                "M98 90 C94 126 66 144 50 178 M103 96 C100 128 80 148 66 178 M168 90 C174 126"
                " 200 144 216 178 M163 96 C168 128 186 148 200 178",
                0.8,
            ),
            path(
                "M76 132 C48 140 30 158 22 178 H228 C224 158 214 140 192 132Z", cloth.GOLD_BROCADE
            ),
            path("M110 132 L132 178 L158 132Z", VERMILION),
            path(_BREAST.replace("L96 166 H172", "L124 164 H144"), SKIN),
            path(
                "M110 96 C96 104 78 112 60 126 C64 132 62 138 68 142 C72 144 74 150 80 150 C86"
                " 150 88 156 94 156 C104 156 114 160 128 170 C118 150 112 128 113 112Z",
                cloth.ERMINE_FUR,
            ),
            path(
                "M160 94 C174 102 192 112 208 126 C204 132 206 138 200 142 C196 144 194 150 188"
                " 150 C182 150 180 156 174 156 C164 156 150 160 138 170 C148 150 157 128 156"
                " 110Z",
                cloth.ERMINE_FUR,
            ),
            head(134, 78, _clubs_head()),
            beads(
                [(122, 120), (127, 125.4), (133, 128.4), (140, 128.4), (146.6, 125), (151, 119)],
                2.2,
                STRAW,
            ),
            jewel(137, 134.6, 3, ULTRAMARINE),
            jewel(133, 171, 4, VERMILION),
            group(flowers.daisy(), transform="translate(76 102)rotate(-6)"),
            path("M94 178 L106 158 C118 154 130 160 142 178Z", cloth.GOLD_BROCADE),
            path("M91 170 L103 153 L115 160 L104 178 H95Z", cloth.ERMINE_FUR),
            pinch(79, 140),
        )
    )


def _clubs_head() -> str:
    plait = (
        "M30 10 C44 6 52 16 46 26 C54 32 52 42 45 46 C52 52 50 62 43 66 C48 72 46 80 40"
        " 84 L38 96 L34 84 C28 80 28 72 32 66 C26 60 26 52 32 46 C26 40 26 32 32 26 C28"
        " 20 28 14 30 10Z"
    )
    return "".join(
        (
            path(
                "M-2 -62 C-42 -60 -46 -18 -42 8 C-41 26 -36 42 -20 52 L34 48 C46 36 50 10 48 -8"
                " C48 -42 30 -62 -2 -62Z",
                BROWN,
            ),
            heads.turned(eyes="#5a4028", woman=True, nose="noble", gaze=1),
            path(plait, BROWN),
            stroke(
                "M46 26 C40 30 36 28 32 26 M45 46 C40 50 36 48 32 46 M43 66 C40 69 36 68 32 66"
                " M40 84 H34 M38 12 C40 18 38 22 36 24 M40 32 C42 38 38 42 36 44 M40 52 C42 58"
                " 38 62 36 64",
                1,
            ),
            path(
                "M-10 -54 C-28 -50 -38 -30 -36 6 C-32 10 -29 2 -30 -8 C-30 -24 -20 -38 -10 -44"
                " C10 -40 26 -26 29 10 C38 12 44 4 44 -12 C44 -42 20 -60 -10 -54Z",
                BROWN,
            ),
            stroke(
                "M-12 -48 C-26 -40 -33 -24 -34 -4 M-4 -48 C18 -46 32 -30 35 2 M2 -52 C26 -50 38"
                " -32 40 -6 M2 -43 C18 -39 28 -26 31 -8",
                0.9,
            ),
            _earring(33, 22),
            crowns.scalloped_coronet(),
        )
    )
