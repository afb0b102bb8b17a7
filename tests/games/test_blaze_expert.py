"""What the hand-written player of Blaze does, and that it does well. Blue is trump throughout."""

import pytest

import kozyr
from kozyr.arena import Contest, play_match
from kozyr.games.playing import SCRATCH
from tests.games.test_blaze_positions import position

BLAZE = kozyr.game("blaze")
OTHERS = [["R4", "R6", "Y4"], ["Y6"]]


def plays(*told, **more):
    state = BLAZE.load(position(*told, **more))
    board = state.board
    seat = state.to_act[0]
    return BLAZE.write(board, BLAZE.thinking.expert(board, seat, None, [0] * SCRATCH))


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        (["B2", "R5", "RF"], "RF"),
        (["B2", "R5", "Y7"], "R5"),
        (["B3", "BF"], "B3"),
        (["R5", "R6", "Y6"], "R6"),
    ],
    ids=["a Firebird", "the lowest plain card", "a trump at need", "of two rather"],
)
def test_it_opens_with(hand, card):
    assert plays([hand, *OTHERS]) == card


@pytest.mark.parametrize(
    ("hand", "table", "move"),
    [
        (["R4", "R6", "B2"], ["R3"], "R3:R4"),
        (["Y4", "B2", "B9"], ["R3"], "R3:B2"),
        (["R4", "Y4", "Y5"], ["R3", "B3"], "pass"),
        (["R4", "R6", "B9"], ["R3", "R3"], "R3:R4"),
    ],
    ids=["the cheapest", "a trump at need", "nothing where one cannot", "one of two alike"],
)
def test_it_answers(hand, table, move):
    rows = [(card,) for card in table]
    more = {"stage": "answer", "extended": True}
    assert plays([["Y2", "R9"], hand, ["Y6"]], rows, **more) == move


def test_it_keeps_its_trumps_in_phase_1():
    """The same cards lie there and in hand, and phase 2 makes it spend them."""
    rows = [("R3", 0, "R5")]
    hands = [["Y7", "B3"], ["R6", "Y4", "Y9"], ["Y6"]]
    late = position(hands, rows, stage="extend")
    assert plays(hands, rows, stage="extend") == "B3"
    deck = late["set_aside"][:3]
    early = {
        "phase": 1,
        "deck": [*deck, "B5"],
        "set_aside": late["set_aside"][3:],
        "discard": list(late["discard"]),
        "bets_left": [[0, 1, 1]] * 3,
        "bets": [None] * 3,
        "limit": 5,
    }
    early["discard"].remove("B5")
    assert plays(hands, rows, stage="extend", **early) == "done"


def test_it_bets_a_0_while_its_own_hand_is_the_fullest():
    bets = {"stage": "bet", "bets": [None] * 3, "bets_left": [[0, 1, 1]] * 3}
    assert plays([["R2", "R5", "Y3", "Y5"], ["R4"], ["Y6", "Y9"]], **bets) == "bet 0@2"
    assert plays([["R2"], ["R4"], ["Y6", "Y9"]], **bets) == "bet 1@2"


def test_it_beats_greedy():
    report = play_match(Contest("expert", "greedy", "blaze", 3, seconds=1.0, seed="rule"), 10)
    assert report["rate"] > 0.45
