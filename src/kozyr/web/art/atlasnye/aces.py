"""The aces: one great pip, and the ornate one of diamonds."""

from kozyr.web.art.atlasnye.palette import CRIMSON, GOLD, INK, PAPER, STRAW, flat, ink, stroke
from kozyr.web.art.atlasnye.suits import pip
from kozyr.web.art.pen import circle, group, half_turn, path

_MIDDLE = (125, 175)


def ace(suit: str) -> str:
    """What stands between the corners."""
    return _stamped() if suit == "d" else _great(suit)


def _great(suit: str) -> str:
    inset = group(pip(suit, *_MIDDLE, 116), fill="none", stroke=PAPER, stroke_width=1.6)
    return pip(suit, *_MIDDLE, 142) + inset


def _stamped() -> str:
    """A nod to the duty that paid for the Foundling Home: its pelican, in a seal."""
    spray = "".join(
        (
            stroke("M125 296 C96 292 70 268 62 222 M62 222 C60 206 64 196 72 192", 1.4),
            *(
                group(
                    path("M0 0 C-8 -3 -12 -11 -9 -19 C-1 -15 3 -8 0 0Z", GOLD),
                    transform=f"translate({x} {y})rotate({turn})",
                )
                for x, y, turn in (
                    (110, 293, -96),
                    (98, 287, -66),
                    (87, 277, -52),
                    (77, 264, -38),
                    (69, 249, -26),
                    (64, 233, -14),
                    (104, 291, 8),
                    (92, 281, 22),
                    (81, 270, 36),
                    (72, 256, 46),
                    (66, 241, 56),
                )
            ),
            *(circle(x, y, 2, CRIMSON) for x, y in ((72, 192), (100, 296), (84, 284), (60, 240))),
        )
    )
    whole = "atlasnye-spray"
    pair = group(spray, group(spray, transform="matrix(-1 0 0 1 250 0)"), id=whole)
    return "".join(
        (
            ink(pair, half_turn(whole)),
            path(
                "M125 50 C143 100 170 142 206 175 C170 208 143 250 125 300 C107 250 80 208 44"
                " 175 C80 142 107 100 125 50Z"
            ),
            path(
                "M125 68 C141 110 166 146 196 175 C166 204 141 240 125 282 C109 240 84 204 54"
                " 175 C84 146 109 110 125 68Z",
                "none",
                stroke=PAPER,
                stroke_width=1.6,
            ),
            _rays(),
            circle(125, 175, 45, PAPER, stroke=INK, stroke_width=1.2),
            circle(125, 175, 39.5, STRAW, stroke=INK, stroke_width=1),
            circle(
                125,
                175,
                42.2,
                "none",
                stroke=INK,
                stroke_width=2.4,
                stroke_dasharray="0 4.42",
                stroke_linecap="round",
            ),
            ink(_pelican(), width=1),
        )
    )


def _rays() -> str:
    rays = "M125 76 V124 M119 92 L122 124 M131 92 L128 124 M113 110 L118 126 M137 110 L132 126"
    down = "M125 274 V226 M119 258 L122 226 M131 258 L128 226 M113 240 L118 224 M137 240 L132 224"
    return path(rays + down, "none", stroke=PAPER, stroke_width=1.2, stroke_linecap="round")


def _pelican() -> str:
    return "".join(
        (
            # nest and young
            path(
                "M96 196 C104 190 146 190 154 196 C152 206 140 212 125 212 C110 212 98 206 96 196Z",
                GOLD,
            ),
            stroke(
                "M98 198 C110 204 140 204 152 198 M102 203 C114 209 136 209 148 203 M108 194"
                " L114 208 M120 193 L122 211 M132 193 L129 211 M143 194 L137 208",
                0.7,
            ),
            *(
                path(
                    f"M{x - 6} 197 C{x - 7} 190 {x - 5} 186 {x} 186"
                    f" C{x + 5} 186 {x + 7} 190 {x + 6} 197Z M{x - 2} 186 L{x} 180 L{x + 2} 186Z",
                    PAPER,
                )
                for x in (111, 125, 139)
            ),
            # wings raised
            path(
                "M118 168 C104 164 94 152 92 142 C100 148 106 148 112 150 C108 146 106 142 106"
                " 138 C114 146 122 150 124 160Z",
                PAPER,
            ),
            path(
                "M132 168 C146 164 156 152 158 142 C150 148 144 148 138 150 C142 146 144 142"
                " 144 138 C136 146 128 150 126 160Z",
                PAPER,
            ),
            stroke(
                "M98 150 C104 156 110 160 117 163 M108 152 C112 156 116 158 120 160 M152 150"
                " C146 156 140 160 133 163 M142 152 C138 156 134 158 130 160",
                0.7,
            ),
            # body, neck bent to the breast
            path(
                "M112 190 C106 178 112 164 121 160 C117 152 119 143 127 142 C135 141 138 149"
                " 134 154 C140 162 144 178 138 190 C130 195 120 195 112 190Z",
                PAPER,
            ),
            path("M134 149 C137 156 134 164 127 169 C129 162 129 157 128 152Z", GOLD),
            circle(130, 147.4, 1.1, INK),
            flat("M125 168 C128 172 128 175 125.4 176.6 C122.6 175 123 172 125 168Z", CRIMSON),
            stroke(
                "M116 178 C119 181 122 180 124 183 M128 183 C130 180 133 181 135 178 M120 187"
                " C123 185 127 185 130 187",
                0.7,
            ),
        )
    )
