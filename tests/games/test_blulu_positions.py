"""What a position of Blulu may be, beyond what every game checks."""

import pytest

from tests.helpers import walk
from tests.models.blulu import PACK
from tests.mutations import accepted, refused


def position(hands, table, stock=0, **more):
    """A position with these cards, the next of the pack in the stock, the rest in seat 0's pile."""
    rest = [card for card in PACK if card not in (*hands[0], *hands[1], *table)]
    document = {
        "game": "blulu",
        "round": 1,
        "dealer": 1,
        "to_act": 0,
        "hands": hands,
        "table": table,
        "stock": rest[:stock],
        "piles": [rest[stock:], []],
        "bonus": [0, 0],
        "scores": [0, 0],
        "last_capture": None,
    }
    return document | more


FOUR = [["AM", "AS", "2MK", "3MW"], ["4MS", "5ML", "6MW", "7ML"]]
TWO = [["AM", "AS"], ["4MS", "5ML"]]
TABLE = ["CM", "CS"]


def test_puzzles_and_play_are_taken():
    for stock in (0, 8, 16, 24):
        accepted(position(FOUR, TABLE, stock))
        accepted(position(TWO, TABLE, stock))
    accepted(position([FOUR[0], TWO[1]], [], 8, dealer=0))
    accepted(position([TWO[0], []], PACK[8:], 0, dealer=0))
    accepted(position(FOUR, TABLE, round=1_000_000, scores=[9999, 0], bonus=[40, 2]))
    for state, _, _ in walk("blulu", 2, 11):
        accepted(state.position())


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        ([["AM"], ["4MS", "5ML"]], "the length of hands[0] is 1,"),
        ([FOUR[0], FOUR[1][:3]], "the length of hands[1] is 3,"),
        ([[*FOUR[0], "8MS", "8WL"], FOUR[1]], "the length of hands[0] is 6,"),
        ([TWO[0], FOUR[1]], "as many cards as the other, or two more"),
        ([FOUR[0], []], "as many cards as the other, or two more"),
        ([[], TWO[1]], "as many cards as the other, or two more"),
    ],
)
def test_hands_are_as_turns_leave_them(hands, words):
    """L2, L3.1: both play two cards in turn; who acts has as many, or two more."""
    refused(position(hands, TABLE, 8), words)


@pytest.mark.parametrize(
    ("hands", "dealer"), [(FOUR, 0), (TWO, 0), ([[], []], 0), ([FOUR[0], TWO[1]], 1)]
)
def test_the_dealers_opponent_plays_first(hands, dealer):
    """L2.3: with equal hands the opponent is to act, else the dealer, who then has two more."""
    document = position(hands, [], dealer=dealer)
    refused(document, "seat 1 is to act", "(L2.3)")
    accepted(document | {"dealer": 1 - dealer})


@pytest.mark.parametrize("stock", [1, 4, 7, 9, 12, 20, 23])
def test_the_stock_is_dealt_eight_at_a_time(stock):
    refused(position(FOUR, TABLE, stock), "the length of stock is", "a multiple of 8")


def test_empty_hands_would_have_been_dealt():
    refused(position([[], []], TABLE, 8), "both hands are empty")


def test_the_last_capturer_has_taken_the_table():
    """L5.1: at the end of a round nothing lies there, unless nobody captured."""
    refused(position([[], []], TABLE, last_capture=0), "taken the table")
    between = accepted(position([[], []], PACK))
    assert (between.to_act, between.over) == ((), False)


def test_a_finished_game_has_its_result():
    over = accepted(position([[], []], [], last_capture=0, scores=[4, 21]))
    assert over.result == {"scores": [22, 21], "winner": 0}
    assert over.returns == (1.0, -1.0)
    both = {"last_capture": 0, "piles": [PACK[:18], PACK[18:]]}
    tied = accepted(position([[], []], [], scores=[30, 30], **both))
    assert not tied.over
    ahead = accepted(position([[], []], [], scores=[30, 28], bonus=[0, 4], **both))
    assert ahead.result == {"scores": [30, 32], "winner": 1}


@pytest.mark.parametrize("bonus", [[1, 0], [0, 3], [-2, 0], [10_000, 0]])
def test_a_bonus_is_2_or_4_points(bonus):
    refused(position(FOUR, TABLE, bonus=bonus), "bonus")


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("round", (0, -1, True, 1.0, "1", None, 10**30)),
        ("dealer", (2, -1, True, False, None, "0")),
        ("to_act", (2, -1, True, False, None, "0")),
        ("last_capture", (2, -1, True, False, "0", [])),
        ("hands", ([], [[]], [[], [], []], {}, None, [None, None])),
        ("piles", ([], [[]], {}, None)),
        ("table", (None, {}, "AM", [["AM"]])),
        ("stock", (None, {}, 24)),
        ("bonus", ([0], [0, 0, 0], None, 0, [0.0, 0], [False, 0], ["0", 0], [None, 0])),
        ("scores", ([0], None, [-1, 0], [0, 10_000], [True, 0], ["0", 0])),
    ],
)
def test_values_of_the_wrong_kind_are_refused(key, values):
    document = position(FOUR, TABLE, 8)
    for value in values:
        refused(document | {key: value}, key)
