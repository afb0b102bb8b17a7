"""What the court bears: sceptres, weapons, a shield, a mask."""

from kozyr.web.art.atlasnye.cloth import beads, shade
from kozyr.web.art.atlasnye.palette import (
    BROWN,
    CRIMSON,
    GOLD,
    INK,
    PAPER,
    PERIWINKLE,
    SILVER,
    STRAW,
    ULTRAMARINE,
    VERMILION,
    stroke,
)
from kozyr.web.art.atlasnye.suits import COLOURS, pip
from kozyr.web.art.pen import circle, group, path


def flame_sceptre() -> str:
    """The sceptre of the king of spades."""
    return "".join(
        (
            path("M190 178 L184 108 H189 L195 178Z", GOLD),
            path("M177 104 C174 96 182 92 186 80 C190 92 199 96 196 104Z", GOLD),
            path(
                "M186 80 V104 M181 103 C181 98 184 96 186 90 M191 103 C191 98 188 96 186 90", "none"
            ),
            path("M176 103 H197 V108 H176Z", STRAW),
            circle(186, 78, 4, VERMILION),
        )
    )


def trefoil_sceptre() -> str:
    """The sceptre of the king of clubs."""
    return "".join(
        (
            path("M70 178 L77 80 H82 L76 178Z", GOLD),
            path("M71 78 H88 V83 H71Z", STRAW),
            path(
                "M79.5 44 C86 44 88 52 84 57 C90 54 96 60 92 66 C89 71 83 70 82 67 L83 78 H76"
                " L77 67 C76 70 70 71 67 66 C63 60 69 54 75 57 C71 52 73 44 79.5 44Z",
                GOLD,
            ),
            circle(79.5, 61, 3.4, VERMILION),
            *(circle(x, y, 1.4, PAPER) for x, y in ((79.5, 51), (72, 63), (87, 63))),
        )
    )


def sword() -> str:
    """The upright sword of the king of hearts."""
    return "".join(
        (
            path("M73 142 V40 L77 24 L81 40 V142Z", SILVER),
            shade("M77 26 L81 40 V142 H77Z"),
            stroke("M77 30 V140", 0.8),
            path(
                "M57 138 C54 132 62 130 64 134 H90 C92 130 100 132 97 138 C94 143 90 141 88 140"
                " H66 C64 141 60 143 57 138Z",
                GOLD,
            ),
            path("M74 140 H80 V166 H74Z", CRIMSON),
        )
    )


def sabre() -> str:
    """The sabre of the king of diamonds."""
    return "".join(
        (
            path("M64 140 C54 104 56 66 82 34 C74 68 72 104 78 138Z", SILVER),
            shade("M60 116 C54 90 62 58 82 34 C68 64 62 92 66 124 L68 139 L64 140Z"),
            path(
                "M54 142 C52 136 58 135 61 138 L84 133 C86 129 92 131 90 136 L86 140 L60 145Z", GOLD
            ),
            path("M68 142 L76 140.5 L80 164 L73 166Z", ULTRAMARINE),
        )
    )


def halberd(suit: str) -> str:
    """The jacks' halberd, with a pip on its blade."""
    return "".join(
        (
            path("M73 178 V66 H79 V178Z", BROWN),
            stroke("M75 178 V76", 0.6),
            path("M76 13 L81 36 L79 62 H73 L71 36Z", SILVER),
            stroke("M76 18 V60", 0.8),
            path("M79 38 C86 40 93 35 99 28 C106 42 106 58 99 72 C93 66 86 60 79 62Z", SILVER),
            path("M73 42 C66 42 62 46 58 54 C64 52 68 54 73 60Z", SILVER),
            shade("M99 28 C106 42 106 58 99 72 L94.6 67 C100 56 100 44 95 32.6Z"),
            path("M71 60 H81 V68 H71Z M71.6 72 H80.4 V75 H71.6Z", GOLD),
            group(pip(suit, 89, 50, 15.5), fill=COLOURS[suit], stroke="none"),
            path("M70 75 L66 92 L71 88 L76 94 L81 88 L86 92 L82 75Z", VERMILION),
            stroke("M73 78 L71 87 M76 78 V91 M79 78 L81 87", 0.7),
        )
    )


def shield() -> str:
    """The shield of the jack of hearts."""
    outline = (
        "M170 112 C184 116 196 114 204 108 C212 114 224 116 238 112 C240 140 234 164"
        " 204 182 C174 164 168 140 170 112Z"
    )
    inner = (
        "M175.6 119 C186 121.4 196 119.6 204 115 C212 119.6 222 121.4 232.4 119 C233"
        " 142 226 160 204 174.6 C182 160 175 142 175.6 119Z"
    )
    return "".join(
        (
            path(outline, GOLD),
            path(inner, ULTRAMARINE),
            path("M204 115 C212 119.6 222 121.4 232.4 119 C233 142 226 160 204 174.6Z", PERIWINKLE),
            group(pip("h", 204, 144, 33), fill=COLOURS["h"]),
            beads(
                [(173.4, 120), (176, 142), (186, 160), (234.6, 120), (232, 142), (222, 160)],
                1.3,
                INK,
            ),
        )
    )


def mask() -> str:
    """The golden mask of the queen of diamonds."""
    return "".join(
        (
            path("M71 178 L77 104 H81 L76 178Z", CRIMSON),
            path(
                "M62 62 C48 66 64 82 54 92 C46 102 58 108 52 118 C60 118 64 108 60 100 C66 88"
                " 62 74 66 66Z M95 62 C108 68 92 84 102 94 C110 104 96 110 104 120 C96 118 92"
                " 110 96 102 C90 90 94 76 90 66Z",
                VERMILION,
            ),
            path(
                "M78 50 C92 50 99 62 98 76 C97 92 90 106 79 108 C68 106 60 92 59 76 C58 62 64"
                " 50 78 50Z",
                GOLD,
            ),
            path("M60 66 C66 56 90 56 97 66 C94 54 88 50 78 50 C68 50 62 54 60 66Z", CRIMSON),
            beads([(66, 58.6), (72, 55), (78.4, 54), (85, 55), (91, 58.6)], 1.6, PAPER),
            path(
                "M64 75 C67 70 73 70 75.6 76 C72 79 67 79 64 75Z M82 76 C84 70 90 70 93 75 C90"
                " 79 85 79 82 76Z",
                INK,
            ),
            stroke(
                "M63 69 C67 65 73 66 76 70 M82 70 C85 66 91 65 94 69 M78 72 C78 78 75 84 75 87"
                " C77 89 80 89 82 87",
                1,
            ),
            path("M72 95 C75 93 77 93.6 79 94.4 C81 93.6 83 93 86 95 C83 99 75 99 72 95Z", CRIMSON),
            stroke("M71 95 C75 96 83 96 87 95", 0.8),
            shade("M92 56 C98 62 99 70 98 76 C97 92 90 106 79 108 C88 100 92 88 92 76Z"),
        )
    )
