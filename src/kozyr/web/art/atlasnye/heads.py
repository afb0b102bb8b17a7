"""Faces, in a box about (0, 0) with the hairline at -52 and the chin at 51, looking left.

A figure scales it down, puts hair behind and before it, and flips it to look right.
"""

from kozyr.web.art.atlasnye.palette import BLUSH, INK, PAPER, ROSE, SKIN, flat, stroke
from kozyr.web.art.pen import circle, ellipse, group, path

_NECK = "M-14 34 C-12 52 -14 66 -26 78 L44 78 C28 66 26 50 28 22"
_NECK_ASIDE = "M-8 34 C-4 50 -8 64 -20 78 L48 78 C32 64 28 46 28 16"
_TURNED = (
    "M-19 -52 C-29 -45 -32 -34 -31 -25 C-31 -20 -28 -17 -28.5 -12 C-29 -6 -33 0 -32"
    " 8 C-31 17 -28 25 -25 33 C-22 42 -16 50.5 -8 51 C2 52 10 47 18 39 C25 32 29 22"
    " 31 8 L34 -22 C33 -42 22 -54 0 -55Z"
)
_TURNED_WOMAN = (
    "M-19 -52 C-29 -45 -32 -34 -31 -25 C-31 -20 -28.5 -17 -29 -12 C-30 -6 -33 0 -32"
    " 7 C-31 16 -27 24 -23 32 C-19 41 -14 48.5 -8 49 C1 49.5 10 43 17 35 C25 27 29"
    " 18 31 6 L34 -22 C33 -42 22 -54 0 -55Z"
)
_PROFILE = (
    "M4 -55 C-10 -53 -19 -46 -21 -36 C-22 -31 -22 -27 -24 -23 C-25.5 -19 -23 -17"
    " -23 -14 C-26 -6 -31 1 -36 7 C-38.5 10.5 -36 13.5 -30.5 14 C-28.5 15 -28.5 17"
    " -29.5 19 C-30 21 -33 22 -33 24.5 C-33 26.5 -30.5 27 -28.5 27.3 C-31 28 -32 30"
    " -31 32 C-30 34 -27.5 35 -27.5 38 C-28.5 42 -28 47.5 -23 50 C-16 53 -6 49 2 43"
    " C10 37 15 27 16 16 L24 -30Z"
)

_PROFILE_WOMAN = (
    "M4 -55 C-10 -53 -19 -46 -21 -36 C-22 -31 -22.5 -27 -23.5 -23 C-24.5 -19 -23.5"
    " -17 -23.5 -13 C-26 -6 -30 0 -34.5 5 C-37 8.6 -35 12 -30 12.4 C-28.4 13.4"
    " -28.6 15.4 -29.2 17.4 C-30.6 19 -32.4 20.4 -32 22.4 C-31.6 24 -30 24.6 -28.6"
    " 25 C-30 25.8 -31 27.6 -30.4 29.4 C-29.6 31 -28 32 -27.6 34.4 C-28.8 38 -28.6"
    " 43 -24.6 46.4 C-18 50.6 -7 46 2 40 C10 34.6 15 26 16 16 L24 -30Z"
)
_STUBBLE = (
    "M-14 17.5 L-13.5 21 M-10.5 17.5 L-10 21 M20 30 L27 22 M17 34.5 L28 23 M13.5 39"
    " L22 31 M28 27 L30 19 M9 43 L16 37.5 M22 26 L28.5 16"
)


def turned(
    *,
    eyes: str,
    woman: bool = False,
    nose: str = "straight",
    gaze: float = 0,
    stern: float = 0,
    aged: bool = False,
    brows: str = INK,
    neck: bool = True,
) -> str:
    """A face in three quarters.

    `gaze` moves the eyes to the right, `stern` lowers the brows; `nose` is a key of `_NOSES`.
    """
    outline = _TURNED_WOMAN if woman else _TURNED
    lower = (
        flat(
            "M-19.5 25 C-17 21.8 -14.5 21.6 -12 23.2 C-9 21.4 -4 22 2.5 25 C-2 31 -8 32.6"
            " -12 32.2 C-16 31.8 -18 29 -19.5 25Z",
            ROSE,
        )
        if woman
        else flat("M-17 28 C-13 29 -7 29 -1 28 C-4 33 -8 34 -11 34 C-14 34 -16 31 -17 28Z", BLUSH)
    )
    return "".join(
        (
            _throat() if neck else "",
            flat(outline, SKIN),
            flat("M31 7 C29 20 25 29 17 36 C10 43 2 49 -8 49 C6 45 16 34 22 20Z", BLUSH),
            ellipse(15, 15, 11, 8, BLUSH, stroke="none", opacity=0.4),
            ellipse(-26, 14, 4, 6, BLUSH, stroke="none", opacity=0.4),
            stroke(outline),
            _eye(
                "M-3 -9 C1 -17 11 -18.5 18 -10.5",
                "C12 -6.5 4 -6 -3 -9Z",
                7 + gaze,
                -11.6,
                4.3,
                eyes,
            ),
            _eye(
                "M-27 -10 C-25 -16 -18 -17.5 -13.5 -9",
                "C-18 -6.6 -24 -7 -27 -10Z",
                -21.3 + gaze * 0.7,
                -11.4,
                3.8,
                eyes,
            ),
            stroke("M0 -17 C5 -22 13 -21 19 -15 M-26 -17 C-23 -21 -18 -21 -14 -16", 1),
            _lashes()
            if woman
            else stroke("M1 -4 C6 -2 12 -3 15 -6 M-24 -4 C-21 -2 -18 -3 -16 -4", 0.9),
            _brows(woman, stern, brows),
            _NOSES["soft" if woman and nose == "straight" else nose],
            _lines() if aged else "",
            lower,
            stroke(
                "M-20 24.6 C-17 24.4 -15 25 -12 26 C-8 24.8 -2 25 3.4 24.2"
                if woman
                else "M-20.5 26 C-17 25.6 -15 26.4 -12 27.2 C-8 26 -2 26.4 4.5 25.6",
                1.5,
            ),
            stroke("M-15 38.5 C-12 40.5 -8 40.3 -5 38.4", 1.2),
            "" if woman else stroke(_STUBBLE, 0.8),
        )
    )


def profile(*, eyes: str, woman: bool = False, neck: bool = True) -> str:
    """A face from the side, with its neck."""
    lips = (
        flat(
            "M-29.2 17.4 C-30.6 19 -32.4 20.4 -32 22.4 C-31.6 24 -30 24.6 -28.6 25 C-30"
            " 25.8 -31 27.6 -30.4 29.4 C-26 31 -22.4 29.4 -20.4 26.4 C-22.6 22 -26 20 -29.2"
            " 17.4Z",
            ROSE,
        )
        + stroke("M-29 25 C-25.6 24 -22.4 24.6 -19.6 25.4", 1.4)
        if woman
        else stroke("M-29.5 27.3 C-25 26 -21.5 27 -18.5 29", 1.8)
    )
    return "".join(
        (
            _throat_aside() if neck else "",
            flat(_PROFILE_WOMAN if woman else _PROFILE, SKIN),
            flat("M16 16 C15 26 10 35 2 41 C-6 46 -15 49 -22 47.6 C-8 45 2 37 7 24Z", BLUSH),
            ellipse(-10, 14, 10, 7, BLUSH, stroke="none", opacity=0.45),
            stroke((_PROFILE_WOMAN if woman else _PROFILE).removesuffix("Z")),
            path(
                "M-19.5 -10 C-17 -14.5 -10 -15 -5 -9 C-10 -6.6 -15 -6.4 -18.5 -7.4Z",
                PAPER,
                stroke_width=0.9,
            ),
            ellipse(-16.6, -10.2, 2.5, 3.7, eyes, stroke_width=0.8),
            stroke("M-20.5 -9.5 C-17 -15 -10 -15.5 -4 -8.6", 2.4),
            stroke("M-19 -17 C-14 -20 -8 -19 -3 -14", 1),
            stroke("M-20 -10 L-24 -12 M-18.5 -13 L-22 -16", 1.1)
            if woman
            else stroke("M-16 -4 C-12 -2 -8 -3 -5 -5", 0.9),
            path(
                "M-22.5 -21 C-16 -28 -7 -27 1 -19 C-8 -23.5 -15 -23.5 -22.5 -18Z"
                if not woman
                else "M-22 -23 C-16 -28 -7 -27 1 -20 C-8 -25 -15 -25 -22 -21.5Z",
                INK,
                stroke_width=0.8,
            ),
            lips,
            stroke("M-31.5 11.5 C-30 8 -26.5 8.5 -26 12", 1.4),
            ""
            if woman
            else stroke(
                "M2 32 L10 24 M-1 37 L11 25.5 M-5 42 L6 33 M-10 46 L0 39 M6 26 L12 17", 0.8
            ),
            ear(),
        )
    )


def ear() -> str:
    """The ear of a head in profile."""
    return path("M14 -12 C20 -20 29 -14 27 -4 C26 4 22 8 19 12 C15 14 13 10 14 4Z", SKIN) + stroke(
        "M17 -8 C21 -13 25 -9 23 -3 C22 1 19 1 19 6", 1
    )


def _throat() -> str:
    shadow = "M-12 46 C-2 56 12 50 27 32 C26 44 27 52 30 60 C18 66 2 64 -13 56Z"
    return _neck(_NECK) + flat(shadow, BLUSH)


def _throat_aside() -> str:
    shadow = "M-7 46 C4 46 14 34 18 14 L28 18 C28 36 30 50 34 60 C20 66 4 64 -7 57Z"
    return _neck(_NECK_ASIDE) + flat(shadow, BLUSH)


def _neck(data: str) -> str:
    return flat(data, SKIN) + stroke(data.replace("L", "M"))


def _eye(lid: str, rest: str, x: float, y: float, r: float, colour: str) -> str:
    return "".join(
        (
            path(lid + rest, PAPER, stroke_width=0.9),
            circle(x, y, r, colour, stroke_width=0.8),
            circle(x, y, r * 0.45, INK, stroke="none"),
            circle(x - r * 0.4, y - r * 0.4, r * 0.28, PAPER, stroke="none"),
            stroke(lid, 2.6),
        )
    )


def _nose(ridge: str, wing: str, width: float = 1.9) -> str:
    return stroke(ridge, width) + stroke(wing, width - 0.3)


def _lines() -> str:
    return stroke(
        "M-20 -31 C-8 -35 8 -35 22 -30 M-15 -35.5 C-6 -38 8 -38 18 -35 M20 -7 L26 -5"
        " M20 -10 L26.5 -11 M1 10 C5 15 7 20 7 26",
        0.9,
    )


_NOSES = {
    "straight": _nose(
        "M-11.5 -14 C-13 -7 -18 2 -20.5 9 C-21.5 13 -18.5 15.5 -14.5 14.4",
        "M-14.5 14.4 C-12 12.4 -9.5 12.6 -7.5 14.6 C-4 14.6 -2.5 10.5 -5.5 7",
    ),
    "eagle": _nose(
        "M-11 -16 C-17 -10 -17 -3 -21.5 8 C-23.5 13 -20 16.6 -15 14.8",
        "M-15 14.8 C-12 12.4 -9.5 12.6 -7.5 14 C-4 13.6 -3 9.5 -6 6.5",
    ),
    "broad": _nose(
        "M-10.5 -12 C-12 -5 -15 1 -20.5 7 C-23 12 -20.5 16.6 -14.5 15",
        "M-14.5 15 C-12 13 -9 13 -6.5 15.4 C-2 15.4 -.5 9.6 -4.5 6",
    ),
    "soft": _nose(
        "M-12 -10 C-13.5 -4 -17 2 -18.6 7.6 C-19.6 11 -17 13.4 -14 12.6",
        "M-14 12.6 C-12 11.2 -10 11.4 -8.4 12.8 C-5.6 12.6 -4.4 9.6 -6.4 7.2",
        1.5,
    ),
    "small": _nose(
        "M-13.5 -4 C-14 0 -16 3.5 -18.8 6.4 C-20.4 9.6 -18 12.4 -14.2 11.8",
        "M-14.2 11.8 C-12 10.6 -10 10.8 -8.6 12 C-6 11.8 -5 9 -6.8 7",
        1.5,
    ),
    "noble": _nose(
        "M-11.5 -13 C-14.5 -7 -16.5 0 -19.6 7.6 C-20.8 11.4 -18 14 -14.2 13",
        "M-14.2 13 C-12 11.4 -10 11.6 -8.4 13 C-5.4 12.8 -4.2 9.6 -6.4 7",
        1.5,
    ),
}


def _lashes() -> str:
    return stroke("M18 -10.5 L22.5 -13.5 M15.5 -13.5 L19 -17 M-27 -10 L-30 -12.5", 1.2)


def _brows(woman: bool, stern: float, colour: str) -> str:
    near = (
        "M-3 -25 C4 -32 16 -31 24 -22 C16 -28 6 -28.5 -3 -23.5Z"
        if woman
        else "M-4 -24 C4 -32 16 -31 25 -21 C16 -26 6 -26 -4 -19.5Z"
    )
    far = (
        "M-30 -22 C-27 -28 -20 -29.5 -13 -25 C-19 -27 -26 -26 -30 -22Z"
        if woman
        else "M-31 -20 C-28 -28 -20 -29.5 -12.5 -24 L-12.5 -20 C-19 -24.5 -26 -24 -31 -20Z"
    )
    turn = f"translate(0 {stern})" if stern else None
    return group(path(near + far, colour, stroke_width=0.8), transform=turn)
