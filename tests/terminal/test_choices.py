"""What a choice promises is what happens."""

import json
from pathlib import Path

import pytest

import kozyr
from kozyr.locale import language
from kozyr.terminal.presenters import make_presenter

CASES = Path(__file__).parent.parent / "cases"


def described(case, moves, seat, move):
    state = kozyr.game("durak").load(json.loads((CASES / case).read_text())["position"])
    for played in moves:
        state.play(state.to_act[0], played)
    presenter = make_presenter("durak", language("en"), ["Anna", "Boris"], seat, plain=True)
    return presenter.action_words(state.view(seat), move)


@pytest.mark.parametrize(
    ("case", "moves", "words"),
    [
        ("durak-both-empty-is-a-draw.json", ["9c", "Tc"], "the game is over"),
        ("durak-refill-before-swapping-roles.json", ["8c", "9c"], "Boris attacks next"),
        ("durak-limit-is-the-hand-at-the-start.json", ["9c", "Qc"], "Boris attacks next"),
    ],
)
def test_done_says_whether_the_deal_goes_on(case, moves, words):
    assert words in described(case, moves, 0, "done")


def test_taking_does_not_promise_that_no_more_cards_follow():
    """D3.5: the attacker may still add."""
    case = "durak-throw-in-after-take-keeps-the-limit.json"
    assert "at least 1 card comes" in described(case, ["7c"], 1, "take")
