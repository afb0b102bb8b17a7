"""The shared cases: a position, moves, and what must come of them."""

import json
from pathlib import Path

import pytest

import kozyr

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path):
    case = json.loads(path.read_text(encoding="utf-8"))
    expected = case["expect"]
    state = kozyr.game(case["position"]["game"]).load(case["position"])
    assert state.position() == case["position"]
    for move in case["moves"]:
        (seat,) = state.to_act
        state.play(seat, move)
    assert state.to_act == tuple(expected["to_act"])
    assert state.over == expected["over"]
    assert state.result == expected["result"]
    legal = {str(seat): list(state.legal(seat)) for seat in state.to_act}
    if expected["position"] is not None:
        assert legal == expected["legal"]
        assert state.position() == expected["position"]
    else:
        # Where a case has no position, a round has ended and the next was dealt at random, so its
        # `legal` cannot be known either: the opener may open with any card dealt to them (B3.2).
        opener = state.to_act[0]
        hand = state.position()["hands"][opener]
        assert legal == {str(opener): sorted(set(hand))}
    for move in case["refused"]:
        refuse(state, move)


def refuse(state, move):
    before, history = state.position(), list(state.history)
    with pytest.raises(kozyr.IllegalMove, match=r"\([DBL]\d+(\.\d+)?\)$"):
        state.play(state.to_act[0], move)
    assert (state.position(), state.history) == (before, history)


def test_the_cases_are_there():
    assert len(CASES) == 25
