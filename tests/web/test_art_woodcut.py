"""Woodcut marks: hatching keeps to its shape, and the nib's pieces turn one way."""

import re

import pytest

from kozyr.web.art.numerals import STROKES
from kozyr.web.art.pen import short
from kozyr.web.art.woodcut import chords, commands, fringe, nib, outlines, shading, wedges

BLOCK = "M10 20H50V60H10Z"


def area(polygon):
    """Twice the area that a polygon encloses, negative if it turns the other way."""
    pairs = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)


def test_short_commands_are_written_out():
    assert list(commands("M1 2H5V6C7 8 9 10 11 12S15 16 17 18Z")) == [
        ("M", [(1, 2)]),
        ("L", [(5, 2)]),
        ("L", [(5, 6)]),
        ("C", [(7, 8), (9, 10), (11, 12)]),
        ("C", [(13, 14), (15, 16), (17, 18)]),
        ("Z", []),
    ]


@pytest.mark.parametrize("angle", [0, 30, 90, 135])
def test_chords_end_at_the_edge(angle):
    found = list(chords(BLOCK, angle, 5))
    assert len(found) >= 8
    for end in (end for chord in found for end in chord):
        assert min(abs(end[0] - 10), abs(end[0] - 50), abs(end[1] - 20), abs(end[1] - 60)) < 1e-9


def test_hatching_starts_at_the_far_side_or_at_the_near_one():
    assert set(re.findall(r"M(\d+)", shading(BLOCK, reach=0.5))) == {"50"}
    assert set(re.findall(r"M(\d+)", shading(BLOCK, reach=-0.5))) == {"10"}


def test_wedges_follow_one_another():
    marks = [((0, 0), (20, 0)), ((0, 5), (20, 5))]
    assert short(wedges(marks, 2)) == "M0 0l0 2 20-1zm0 5l0 2 20-1z"


def test_a_fringe_has_its_count():
    assert fringe("M0 0L100 0", 7, 0, -10, 2).count("z") == 7


@pytest.mark.parametrize("sign", STROKES)
def test_straight_pieces_of_a_numeral_turn_the_same_way(sign):
    for piece in re.findall(r"M[^M]*", nib(STROKES[sign], 2.6, -1.6)):
        if "C" not in piece:
            assert area(outlines(piece)[0]) >= 0
