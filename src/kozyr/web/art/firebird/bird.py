"""The Firebird's card: the bird on lacquer, ten when it attacks, nothing when it defends."""

from kozyr.web.art.firebird.paint import CREAM, GOLD, INK, LACQUER, RED, YELLOW, paper, stem
from kozyr.web.art.firebird.plumes import plume
from kozyr.web.art.firebird.suits import COLOURS
from kozyr.web.art.numerals import numeral
from kozyr.web.art.pen import circle, group, half_turn, path, use

MIDDLE = 30
PANEL = (
    "M66 10H230A10 10 0 0 1 240 20V176A8 8 0 0 1 232 184H200A8 8 0 0 0 192 192"
    "V330A10 10 0 0 1 182 340"
    "H20A10 10 0 0 1 10 330V174A8 8 0 0 1 18 166H50A8 8 0 0 0 58 158V18A8 8 0 0 1 66 10Z"
)
ACCENTS = {"B": CREAM, "R": YELLOW, "Y": RED}
RIMS = {"B": "13 5 1 5", "R": "0 11", "Y": "6 6"}

BODY = (
    "M162 66C170 52 190 54 194 70C196 82 190 92 191 106C200 146 178 186 142 198"
    "C122 204 102 202 90 192"
    "C106 184 112 166 118 148C126 122 152 112 156 90C157 80 156 74 162 66Z"
)


def wing(
    root: tuple[float, float], tips: tuple[tuple[float, float], ...], colours: tuple[str, ...]
) -> str:
    """Long feathers that spread from a shoulder."""
    out = ""
    for i, (x, y) in enumerate(tips):
        dx, dy = x - root[0], y - root[1]

        def at(along: float, aside: float, dx: float = dx, dy: float = dy) -> str:
            return (
                f"{root[0] + dx * along - dy * aside:.0f} {root[1] + dy * along + dx * aside:.0f}"
            )

        vane = (
            f"M{at(0, 0)}C{at(0.4, 0.2)} {at(0.8, 0.2)} {at(1, 0)}"
            f"C{at(0.8, -0.1)} {at(0.4, -0.1)} {at(0, 0)}Z"
        )
        out += path(vane, colours[i % len(colours)], stroke=INK, stroke_width=1.6)
        out += stem(f"M{at(0.3, 0)}L{at(0.86, 0)}", 1.4, INK)
    return out


def bird(suit: str) -> str:
    """The bird in a suit's colours, its head high and its tail sweeping down."""
    colour, accent = COLOURS[suit], ACCENTS[suit]
    tail = "".join(
        plume((104, 190), bend, end, size, colour, accent, barbs, RED if suit == "Y" else GOLD)
        for bend, end, size, barbs in (
            ((60, 170), (36, 204), 0.8, 4),
            ((150, 236), (168, 296), 0.95, 7),
            ((50, 200), (34, 268), 0.9, 6),
            ((134, 246), (122, 306), 1, 7),
            ((76, 220), (72, 304), 1, 7),
        )
    )
    crest = "".join(
        stem(f"M174 60Q{x - 4} {y + 20} {x} {y + 4}", 2.2)
        + circle(x, y, 5, fill, stroke=INK, stroke_width=1.2)
        for x, y, fill in ((150, 36, accent), (168, 26, colour), (188, 28, accent))
    )
    scales = "".join(
        f"M{x} {y}q6 8 12 0"
        for x, y in (
            (164, 112),
            (176, 114),
            (156, 124),
            (168, 126),
            (180, 128),
            (160, 138),
            (172, 140),
            (176, 154),
            (164, 152),
            (168, 166),
            (156, 164),
            (146, 176),
            (158, 178),
        )
    )
    return (
        wing(
            (172, 140),
            ((230, 90), (235, 110), (234, 130), (227, 149), (214, 164)),
            (GOLD, colour, accent, colour, GOLD),
        )
        + tail
        + crest
        + path(BODY, colour, stroke=INK, stroke_width=2.4)
        + path(scales, "none", stroke=accent, stroke_width=2, stroke_linecap="round")
        + path(
            "M156 92C164 100 182 100 191 96L191 106C180 110 164 110 154 102Z",
            GOLD,
            stroke=INK,
            stroke_width=1.4,
        )
        + path("M192 66L212 76L191 82C194 78 194 72 192 66Z", GOLD, stroke=INK, stroke_width=1.8)
        + circle(179, 70, 5, CREAM, stroke=INK, stroke_width=1.6)
        + circle(180, 70, 2, INK)
        + wing(
            (148, 158),
            ((84, 28), (72, 50), (68, 74), (68, 98), (70, 122), (80, 146)),
            (colour, GOLD, accent, colour, GOLD, colour),
        )
        + path(
            "M118 122C136 112 156 124 158 144C158 160 146 168 134 162C122 156 112 138 118 122Z",
            accent,
            stroke=INK,
            stroke_width=2,
        )
        + path(
            "M124 130q5 7 10 0q5 7 10 0M126 142q6 7 12 0q5 7 10 0M132 153q6 6 12 0",
            "none",
            stroke=INK,
            stroke_width=1.6,
        )
    )


def bird_card(suit: str) -> str:
    """The markup of a suit's Firebird."""
    colour = COLOURS[suit]
    corner = f"firebird-{suit}F-index"
    index = (
        path(f"M{MIDDLE} 8L{MIDDLE + 8} 16H{MIDDLE - 8}Z", INK)
        + numeral("10", MIDDLE, 18, 46, colour, INK)
        + use(f"firebird-suit-{suit}", x=MIDDLE - 18, y=68, width=36, height=36)
        + numeral("0", MIDDLE, 108, 36, colour, INK)
        + path(f"M{MIDDLE} 156L{MIDDLE + 8} 148H{MIDDLE - 8}Z", INK)
    )
    spots = {"B": CREAM, "R": CREAM, "Y": INK}[suit]
    return (
        paper()
        + path(PANEL, LACQUER, stroke=colour, stroke_width=9, stroke_linejoin="round")
        + path(
            PANEL,
            "none",
            stroke=spots,
            stroke_width=4,
            stroke_dasharray=RIMS[suit],
            stroke_linecap="round" if suit == "R" else "butt",
        )
        + "".join(
            circle(x, y, 1.8, GOLD)
            for x, y in (
                (100, 24),
                (126, 60),
                (224, 30),
                (206, 40),
                (30, 184),
                (24, 236),
                (24, 310),
                (52, 324),
                (96, 326),
                (150, 324),
                (180, 240),
                (178, 210),
                (148, 230),
                (112, 34),
                (140, 18),
            )
        )
        + bird(suit)
        + group(index, id=corner)
        + half_turn(corner)
    )
