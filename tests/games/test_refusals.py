"""Each reason for a refusal, with the clause it cites."""

import pytest

import kozyr
from tests.games import test_blaze_positions as blaze
from tests.games import test_blulu_positions as blulu
from tests.games import test_durak_positions as durak


def refused(document, seat, move, clause, *words):
    state = kozyr.game(document["game"]).load(document)
    with pytest.raises(kozyr.IllegalMove) as caught:
        state.play(seat, move)
    assert caught.value.clause == clause
    assert str(caught.value).endswith(f"({clause})")
    for word in words:
        assert word in str(caught.value)
    assert state.position() == document


LEAD = durak.position([["7h", "7d", "9c"], ["8h", "8s", "8c"]])
ANSWER = durak.position([["7d", "9c"], ["8h", "8s", "8c", "6h"]], [("7h", None)])
TRUMPS = durak.position([["7d", "9c"], ["8h", "7s", "8c"]], [("8s", None)])
ADD = durak.position([["7d", "9c", "8d"], ["8s", "8c"]], [("7h", "8h")])
FULL = durak.position([["7d", "9c"], ["8s"]], [("7h", "8h")], limit=1)
TAKEN = durak.position([["7d", "9c"], ["8s", "8c"]], [("7h", None)], taking=True)


@pytest.mark.parametrize(
    ("document", "seat", "move", "clause", "words"),
    [
        (LEAD, 0, "8h", "D3.1", ["8h is not in your hand"]),
        (LEAD, 0, "done", "D3.1", ["lead a card first"]),
        (LEAD, 0, "take", "D3.5", ["only the defender"]),
        (LEAD, 1, "8h", "D3", ["not seat 1's turn, but seat 0's"]),
        (LEAD, 0, "1h", "D1.1", ["not a move of Durak"]),
        (ANSWER, 1, "9c", "D3.2", ["9c is not in your hand"]),
        (ANSWER, 1, "6h", "D3.2", ["6h does not beat 7h", "or a trump"]),
        (ANSWER, 1, "8c", "D3.2", ["8c does not beat 7h"]),
        (ANSWER, 1, "done", "D3.3", ["only the attacker"]),
        (TRUMPS, 1, "7s", "D3.2", ["only a higher trump beats a trump"]),
        (TRUMPS, 1, "8h", "D3.2", ["only a higher trump"]),
        (ADD, 0, "9c", "D3.3", ["no card of its rank"]),
        (ADD, 0, "take", "D3.5", ["only the defender"]),
        (FULL, 0, "7d", "D3.4", ["1, is reached"]),
        (TAKEN, 0, "9c", "D3.5", ["no card of its rank"]),
        (TAKEN, 1, "8s", "D3", ["not seat 1's turn"]),
    ],
)
def test_durak(document, seat, move, clause, words):
    refused(document, seat, move, clause, *words)


HANDS = [["R2", "R5", "Y7"], ["R4", "R6", "RF", "YF", "B3"], ["Y6", "Y8"]]
OPEN = blaze.position(HANDS)
OPENING = blaze.position(HANDS, [("R2",)], extended=True)
TARGET = blaze.position(HANDS, [("R5",), ("Y5", 0, "Y9")], stage="answer")
TRUMP = blaze.position(HANDS, [("BF",)], stage="answer", extended=True)
HIGH = blaze.position(HANDS, [("B7",)], stage="answer", extended=True)
FIREBIRD = blaze.position(HANDS, [("RF",)], stage="answer", extended=True)
EXTEND = blaze.position(HANDS, [("R3", 0, "R7")], stage="extend")
LIMIT = blaze.position(HANDS, [("R3",)], extended=True, limit=1)
BETTING = blaze.position(HANDS, stage="bet", limit=5) | {
    "bets": [None, blaze.BET, None],
    "bets_left": [[0, 1, 1], [0, 1], [0, 1, 1]],
}
NO_ONES = BETTING | {"bets_left": [[0], [0, 1], [0, 1, 1]], "won_bets": [[1, 1], [], []]}


@pytest.mark.parametrize(
    ("document", "seat", "move", "clause", "words"),
    [
        (OPEN, 0, "done", "B3.2", ["open with a card first"]),
        (OPEN, 0, "R9", "B3.2", ["R9 is not in your hand"]),
        (OPEN, 0, "pass", "B3.3", ["only the target"]),
        (OPEN, 0, "R2:R4", "B3.3", ["only the target"]),
        (OPEN, 0, "bet 1@2", "B6.2", ["between the phases"]),
        (OPEN, 1, "R4", "B4", ["not seat 1's turn, but seat 0's"]),
        (OPEN, 0, "X1", "B1.1", ["not a move of Blaze"]),
        (OPENING, 0, "R5", "B3.2", ["one value"]),
        (TARGET, 1, "R4", "B3.3", ["you are the target"]),
        (TARGET, 1, "done", "B3.3", ["you are the target"]),
        (TARGET, 1, "R9:R6", "B3.3", ["R9 is not among the challenge cards"]),
        (TARGET, 1, "Y5:B3", "B3.3", ["Y5 is already rejected"]),
        (TARGET, 1, "R5:R9", "B3.3", ["R9 is not in your hand"]),
        (TARGET, 1, "R5:R4", "B3.4", ["R4 does not reject R5", "or a trump"]),
        (TARGET, 1, "R5:RF", "B3.5", ["RF rejects nothing"]),
        (TARGET, 1, "R5:YF", "B3.5", ["YF rejects nothing"]),
        (TRUMP, 1, "BF:B3", "B3.5", ["a Firebird in trumps"]),
        (HIGH, 1, "B7:B3", "B3.4", ["a trump as high or higher"]),
        (HIGH, 1, "B7:R6", "B3.4", ["a trump as high or higher"]),
        (FIREBIRD, 1, "RF:R6", "B3.5", ["falls only to a trump"]),
        (EXTEND, 0, "R5", "B3.6", ["its value has not been played"]),
        (EXTEND, 0, "R9", "B3.6", ["not in your hand"]),
        (EXTEND, 0, "pass", "B3.3", ["only the target"]),
        (LIMIT, 0, "Y7", "B3.7", ["1, is reached"]),
        (BETTING, 0, "R2", "B6.2", ["now all place a bet"]),
        (BETTING, 0, "done", "B6.2", ["now all place a bet"]),
        (BETTING, 0, "bet 1@0", "B6.2", ["on themselves"]),
        (BETTING, 0, "bet 1@3", "B6.2", ["there is no seat 3"]),
        (BETTING, 1, "bet 1@0", "B4", ["seat 0, 2's"]),
        (NO_ONES, 0, "bet 1@2", "B8.3", ["no Betting card 1 left"]),
    ],
)
def test_blaze(document, seat, move, clause, words):
    refused(document, seat, move, clause, *words)


OTHERS = ["5ML", "6MW", "8MS", "8WL"]
CAPTURE = blulu.position([["AM", "2MK", "3MW", "7ML"], OTHERS], ["4WL", "CM", "CS"], 8)
PAIR = blulu.position([["4MS", "4WL", "9MS", "CM"], ["5ML", "6MW", "7ML", "8MS"]], ["8WL"], 8)


@pytest.mark.parametrize(
    ("document", "move", "clause", "words"),
    [
        (CAPTURE, "CW+3MW", "L3.1", ["CW is not in your hand"]),
        (CAPTURE, "7ML+2MK", "L3.1", ["makes 9", "no card of rank 9"]),
        (CAPTURE, "7ML-AM", "L3.1", ["makes 6"]),
        (CAPTURE, "7ML=3MW", "L3.1", ["two cards of one rank"]),
        (CAPTURE, "7ML,3MW", "L3.4", ["you can capture, so you must"]),
        (CAPTURE, "7ML", "L3.1", ["not a move of Blulu"]),
        (CAPTURE, "7ML+7ML", "L3.1", ["not a move of Blulu"]),
        (PAIR, "4MS-4WL", "L3.3", ["difference of a pair is 0"]),
        (PAIR, "4MS=4WL", "L3.1", ["makes 4"]),
        (PAIR, "CM+9MS", "L3.1", ["the sum is 19", "higher than a Crown"]),
    ],
)
def test_blulu(document, move, clause, words):
    refused(document, 0, move, clause, *words)


def test_the_order_of_blulus_two_cards_does_not_matter():
    """Written with the higher rank first, equal ranks in the order of L1."""
    for written, said in (("7ML+3MW", "3MW+7ML"), ("7ML-3MW", "3MW-7ML")):
        state = kozyr.game("blulu").load(CAPTURE)
        state.play(0, said)
        assert state.history == [(0, written)]
    state = kozyr.game("blulu").load(PAIR)
    state.play(0, "4WL+4MS")
    assert state.history == [(0, "4MS+4WL")]


def test_of_two_challenge_cards_alike_the_first_is_rejected_first():
    """B1.1: the two copies of a card are alike."""
    state = kozyr.game("blaze").load(
        blaze.position(HANDS, [("R3",), ("R3",)], stage="answer", extended=True)
    )
    state.play(1, "R3:R4")
    assert [row["reject"] for row in state.position()["table"]] == ["R4", None]
    state.play(1, "R3:R6")
    assert [row["reject"] for row in state.position()["table"]] == ["R4", "R6"]
