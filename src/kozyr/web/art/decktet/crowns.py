"""The Crowns: the Huntress and the Bard; the others are in `fates`."""

from collections.abc import Callable

from kozyr.web.art.decktet.block import (
    INK,
    KNOT,
    MOON,
    PAPER,
    SUN,
    WYRM,
    carve,
    cut,
    disc,
    hatch,
    line,
    solid,
    turned,
    wash,
)
from kozyr.web.art.decktet.scenery import (
    CHEEK,
    EGG,
    GROUND,
    burst,
    crescent,
    face,
    star,
)
from kozyr.web.art.pen import circle
from kozyr.web.art.woodcut import fringe


def huntress() -> str:
    """An archer with the crescent on her brow, her bow beside her."""
    hair = (
        "M82 130C74 78 100 52 130 52S184 78 176 130C184 170 190 196 198 214"
        "C176 226 166 210 160 196H98C92 214 78 226 58 214C72 196 78 168 82 130Z"
    )
    cloak = "M14 318C20 264 60 244 96 234L128 252L162 234C196 244 228 262 236 318Z"
    arrows = "".join(
        line(f"M{x} {y}L{x - 16} {y + 90}", 2.4, PAPER)
        + cut(
            (
                f"M{x} {y}L{x + 8} {y - 18}L{x + 13} {y - 2}L{x + 5} {y + 22}"
                f"L{x - 8} {y + 16}L{x - 8} {y - 8}Z"
            ),
            f,
            2.2,
        )
        for x, y, f in ((206, 62, PAPER), (226, 84, SUN), (190, 90, PAPER))
    )
    return (
        solid(GROUND)
        + burst(128, 120, 96, MOON)
        + "".join(star(x, y, 11) for x, y in ((92, 36), (228, 34), (156, 30)))
        + arrows
        + carve("M170 152L222 164L202 262L152 250Z", KNOT, 14, 5, 0.5, 2.2, 2.8)
        + carve(hair, KNOT, 82, 6, 0.8, 2.4, 3)
        + cut("M100 246V196H156V246L128 256Z", "#e6b890")
        + hatch("M128 206H156V246L128 256Z", 0, 4.5, 2, 0.8)
        + face(128, 142, 1.45, "#f0caa4")
        + carve(
            (
                "M128 84C104 90 92 112 86 138C80 104 96 70 128 70S176 104 170 138"
                "C164 112 152 90 128 84Z"
            ),
            KNOT,
            20,
            5,
            0.6,
            2,
            2.6,
        )
        + line("M92 104C112 92 144 92 164 104", 5)
        + line("M92 104C112 92 144 92 164 104", 2, SUN)
        + crescent(128, 74, 22, PAPER, -90)
        + cut(cloak, MOON, 3.2)
        + hatch("M128 252L162 234C196 244 228 262 236 318H150Z", 0, 6, 2.4, 0.7)
        + hatch("M14 318C20 264 60 244 96 234L128 252L110 318Z", 96, 8, 2.2, 0.5)
        + cut(
            (
                "M92 232C104 246 116 252 128 258C140 252 152 246 164 232L172 246"
                "C160 262 146 270 128 280C110 270 96 262 84 246Z"
            ),
            PAPER,
            2.6,
        )
        + solid(fringe("M88 240C100 256 114 264 128 270C142 264 156 256 168 240", 14, 1, 7, 4))
        + cut(disc(128, 274, 9), SUN, 2.4)
        + line("M30 146L58 318", 1.8, PAPER)
        + line("M30 146C64 176 72 216 60 250C54 272 54 296 58 318", 11)
        + line("M30 146C64 176 72 216 60 250C54 272 54 296 58 318", 6, MOON)
        + cut(
            "M48 244C44 236 52 230 60 232L76 236C82 240 82 250 78 258L74 272C66 278 52 276 48 270Z",
            "#f0caa4",
            2.6,
        )
        + line("M50 246L76 248M49 256L77 258M50 265L74 267", 1.8)
        + cut("M48 270L76 274L84 318H44Z", MOON, 2.6)
    )


def bard() -> str:
    """A singer with a feathered cap who plays the lute in the sun."""
    body = "M14 318C22 256 62 236 96 226H162C198 236 230 262 236 318Z"
    lute = (
        "M96 236C120 226 134 240 136 262C136 292 104 318 66 318C34 316 26 290 38 268"
        "C50 250 74 246 96 236Z"
    )
    cap = "M72 96C84 58 120 44 156 54C184 62 192 84 188 100C152 84 108 84 72 96Z"
    return (
        wash(GROUND, SUN, 0.4)
        + burst(130, 126, 92)
        + cut(disc(130, 126, 88), SUN, 3)
        + line(disc(130, 126, 80), 1.4)
        + carve(
            "M90 110C78 150 82 190 100 210H160C178 190 182 150 170 110Z", KNOT, 84, 5, 0.9, 2.2, 2.8
        )
        + cut("M104 236V196H156V236L130 248Z", "#e6b890")
        + hatch("M130 204H156V236L130 248Z", 0, 4.5, 2, 0.8)
        + turned(cut(EGG, "#f0caa4") + hatch(CHEEK, 8, 4, 1.7, 0.75), 130, 136, 1.4)
        + line("M98 122C106 114 116 114 124 120M136 120C144 114 154 114 162 122", 3)
        + line(
            (
                "M100 132C106 126 116 126 122 132M138 132C144 126 154 126 160 132"
                "M128 124C126 138 120 148 122 154C128 158 134 158 138 154"
            ),
            2.4,
        )
        + cut("M118 168C124 162 136 162 142 168C142 180 136 184 130 184S118 180 118 168Z", INK)
        + cut("M123 178C127 175 133 175 137 178C135 183 125 183 123 178Z", WYRM, 1)
        + cut(body, WYRM, 3.2)
        + hatch("M162 226C198 236 230 262 236 318H170Z", 0, 6, 2.4, 0.6)
        + wash("M60 246L84 318H14C18 280 34 258 60 246Z", SUN)
        + line("M60 246L84 318", 2.4)
        + cut(
            (
                "M96 224C106 238 118 244 130 252C142 244 154 238 164 224L176 238"
                "L158 262L130 250L102 262L84 238Z"
            ),
            PAPER,
            2.6,
        )
        + cut("M118 250L216 158L226 168L132 266Z", KNOT, 2.8)
        + line("".join(f"M{134 + 16 * i} {236 - 15 * i}l10 11" for i in range(5)), 1.6)
        + cut("M214 158L206 132L216 128L230 158L226 170Z", KNOT, 2.6)
        + line("M208 138L200 140M212 146L204 150M220 136L228 130M224 146L234 140", 3)
        + cut(lute, KNOT, 3.2)
        + hatch(
            "M38 268C26 290 34 316 66 318C104 318 136 292 136 262C124 290 70 300 38 268Z",
            40,
            5,
            2.2,
            0.8,
        )
        + cut(disc(88, 272, 17), INK)
        + "".join(turned(cut("M-3 -9L0 -16L3 -9Z", SUN, 1), 88, 272, 1, 45 * i) for i in range(8))
        + circle(88, 272, 7, SUN, stroke_width=1.4)
        + line("M52 302L220 160M56 308L223 164M60 312L226 168", 1.5)
        + line("M46 292L68 316", 5)
        + cut(
            (
                "M170 196C164 188 172 180 180 184L200 198C206 206 200 218 190 216"
                "L168 210C162 206 164 198 170 196Z"
            ),
            "#f0caa4",
            2.6,
        )
        + line("M176 190L168 202M184 192L176 208M192 198L184 212", 1.8)
        + cut("M204 198C214 204 222 220 226 236L200 240C198 228 194 220 190 214Z", WYRM, 2.6)
        + cut(
            "M118 284C126 276 112 268 104 274L84 286C78 292 82 300 90 300L112 302Z", "#f0caa4", 2.6
        )
        + line("M96 280L88 292M104 284L96 297", 1.8)
        + cut("M112 276C134 268 160 284 176 318H110C120 306 120 290 112 276Z", WYRM, 2.8)
        + hatch("M112 276C134 268 160 284 176 318H150C140 300 130 290 112 276Z", 40, 5, 2.2, 0.6)
        + carve(cap, WYRM, 20, 5, 0.5, 2.4, 3)
        + cut("M72 96C108 84 152 84 188 100L190 110C154 96 108 96 68 106Z", SUN, 2.6)
        + cut(
            (
                "M160 70C176 30 206 20 232 26C224 36 228 42 216 46"
                "C216 56 206 56 202 62C194 74 180 78 164 78Z"
            ),
            PAPER,
            2.6,
        )
        + line("M164 76C178 54 196 40 216 34", 1.8)
    )


EMBLEMS: dict[str, Callable[[], str]] = {"CM": huntress, "CS": bard}
