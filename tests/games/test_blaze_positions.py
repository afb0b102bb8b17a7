"""What a position of Blaze may be, beyond what every game checks."""

import copy
import random

import pytest

from tests.helpers import cards_in, walk
from tests.models.blaze import KINDS
from tests.mutations import accepted, refused
from tests.puzzles import puzzle, sort


def position(hands, table=(), **more):
    """Phase 2 of round 1, blue trumps, with these cards; the rest is discarded or set aside."""
    players = len(hands)
    rows = [row(*entry) for entry in table]
    rest = [card for card in KINDS if players > 3 or card[1] != "1"] * 2
    for card in cards_in([hands, *([r["challenge"], r["reject"]] for r in rows)]):
        rest.remove(card)
    document = {
        "game": "blaze",
        "players": players,
        "round": 1,
        "phase": 2,
        "trump": "B5",
        "hands": [sort(hand, KINDS) for hand in hands],
        "deck": [],
        "set_aside": rest[:10],
        "box": [],
        "discard": rest[10:],
        "stage": "open",
        "active": 0,
        "limit": min(5, len(hands[1]) + sum(r["reject"] is not None for r in rows)),
        "passed": False,
        "extended": False,
        "table": rows,
        "out": [],
        "feathers": list(range(players - 1, 0, -1)),
        "bets_left": [[1, 1]] + [[0, 1]] * (players - 1),
        "bets": [{"value": 0, "on": 1}] + [{"value": 1, "on": 0}] * (players - 1),
        "won_feathers": [[] for _ in range(players)],
        "won_bets": [[] for _ in range(players)],
    }
    return copy.deepcopy(document | more)


def row(challenge, by=0, reject=None):
    return {"challenge": challenge, "by": by, "reject": reject}


HANDS = [["R2", "R5"], ["R4", "R6", "Y4"], ["Y6"]]
ROUND_2 = {
    "round": 2,
    "set_aside": [],
    "feathers": [3, 2],
    "won_feathers": [[[1, 2]], [[1, 1]], []],
}


def round_2(hands, **more):
    document = position(hands)
    return document | {"box": document["set_aside"]} | copy.deepcopy(ROUND_2) | more


def test_puzzles_and_play_are_taken():
    accepted(position(HANDS))
    accepted(round_2(HANDS))
    for players in (3, 4, 5):
        for state, _, _ in walk("blaze", players, 11):
            accepted(state.position())


def test_a_lower_limit_is_taken():
    for limit in (1, 2, 3):
        accepted(position(HANDS, limit=limit))
    document = puzzle("blaze", 4, random.Random("phase 1")) | {"limit": 2}
    accepted(document)


@pytest.mark.parametrize("limit", [0, 4, 5, 6, -1, 10**20, True, 2.0, "2", None])
def test_a_limit_beyond_the_rules_is_refused(limit):
    """B3.7: in phase 2 no more than the target held."""
    refused(position(HANDS, limit=limit), "limit", "1 … 3")


def test_rejection_cards_count_for_the_limit():
    table = [("R2", 0, "R3")]
    accepted(position(HANDS, table, stage="extend", limit=4))
    refused(position(HANDS, table, stage="extend", limit=5), "limit", "1 … 4")


def test_no_more_challenge_cards_than_the_limit():
    table = [("R2",), ("Y2",), ("B2",)]
    hands = [["R5"], ["R4", "R6"], ["Y6"]]
    refused(position(hands, table, extended=True, limit=2), "3 challenge cards", "limit of 2")
    many = [("R2",), ("R2",), ("Y2",), ("Y2",), ("B2",), ("B2",)]
    refused(position([["R5"], ["R4"] * 2 + ["R6"] * 2 + ["Y4"], ["Y6"]], many), "more than 5")


@pytest.mark.parametrize(
    ("stage", "table", "more", "words"),
    [
        ("open", [("R2",)], {}, "no moves"),
        ("open", [], {"extended": True}, "no moves"),
        ("open", [("R2", 0, "R3")], {}, "no moves"),
        ("open", [("R2",)], {"extended": True, "passed": True}, "no moves"),
        ("open", [("R2",), ("R3",)], {"extended": True}, "table[1].challenge"),
        ("open", [("R2", 2)], {"extended": True}, "table[0].by"),
        ("open", [("R2",), ("Y2", 2)], {"extended": True}, "no moves"),
        ("open", [("R2", 1)], {"extended": True}, "table[0].by"),
        ("answer", [], {}, "no moves"),
        ("answer", [("R2",)], {}, "no moves"),
        ("answer", [("R2", 0, "R3")], {}, "no moves"),
        ("answer", [("R2",)], {"extended": True, "passed": True}, "no moves"),
        ("answer", [("R2",), ("Y2", 0, "Y3")], {"extended": True}, "no moves"),
        ("answer", [("R2",), ("Y2", 0, "Y3"), ("B3",)], {}, "no moves"),
        ("answer", [("R2",), ("Y2", 2)], {"extended": True}, "no moves"),
        ("answer", [("R2", 0, "R3"), ("R3", 2), ("Y3", 0)], {"extended": True}, "no moves"),
        ("answer", [("R2", 0, "RF")], {}, "table[0].reject"),
        ("answer", [("R3", 0, "R2")], {}, "table[0].reject"),
        ("answer", [("R3", 0, "Y9")], {}, "table[0].reject"),
        ("answer", [("B3", 0, "R9")], {}, "table[0].reject"),
        ("answer", [("BF", 0, "B9")], {}, "table[0].reject"),
        ("answer", [("R2", 0, "BF"), ("RF",)], {"extended": True}, "table[1].challenge"),
        ("extend", [], {}, "no moves"),
        ("extend", [("R2",)], {}, "no moves"),
        ("extend", [("R2",)], {"extended": True}, "no moves"),
        ("extend", [("R2", 0, "R3")], {"extended": True}, "no moves"),
        ("extend", [("R2", 0, "R3"), ("R3",)], {}, "no moves"),
        ("extend", [("R2", 0, "R3"), ("R3", 2)], {"extended": True}, "no moves"),
        ("extend", [("R2", 0, "R3")], {"passed": True}, "no moves"),
        ("support", [("R2",)], {}, "no moves"),
        ("support", [("R2", 0, "R3")], {"passed": True}, "no moves"),
        ("support", [("R2", 0, "R3"), ("R3", 2), ("Y3", 0)], {"extended": True}, "no moves"),
        ("over", [("R2",)], {}, ""),
    ],
)
def test_a_table_that_no_moves_could_have_laid_is_refused(stage, table, more, words):
    hands = [["R5", "Y7"], ["R4", "R6", "Y4"], ["Y6", "Y8"]]
    refused(position(hands, table, stage=stage, **more), words)


@pytest.mark.parametrize(
    ("stage", "table", "more"),
    [
        ("open", [("R2",), ("Y2",), ("R2",)], {"extended": True}),
        ("answer", [("R2",), ("Y2", 0, "Y3")], {}),
        ("answer", [("R2", 0, "R3"), ("R3", 2)], {"extended": True}),
        ("answer", [("R2", 0, "R3"), ("Y2", 0), ("R3", 2, "R9")], {}),
        ("extend", [("R2", 0, "R3"), ("R3",)], {"extended": True}),
        ("extend", [("R2",), ("Y2", 0, "Y3"), ("Y3",)], {"extended": True, "passed": True}),
        ("support", [("R2", 0, "R3")], {}),
        ("support", [("R2", 0, "R3"), ("R3", 2)], {"extended": True}),
        ("support", [("R2",)], {"passed": True}),
        ("support", [("RF", 0, "B2"), ("Y2",), ("YF", 2)], {"extended": True}),
    ],
)
def test_a_table_that_moves_have_laid_is_taken(stage, table, more):
    hands = [["R5", "Y7"], ["R4", "R6", "Y4"], ["Y6", "Y8"]]
    accepted(position(hands, table, stage=stage, **more))


@pytest.mark.parametrize("stage", ["extend", "support"])
@pytest.mark.parametrize(("hands", "limit"), [(["R5", "Y7"], 1), ([], 3)])
def test_who_publicly_cannot_extend_is_not_asked(stage, hands, limit):
    """B4.5; the opening always asks for `done`."""
    rows = [("R2", 0, "R3")]
    seats = {"extend": 0, "support": 2}
    asked = [["R5"], ["R4", "R6", "Y4"], ["Y6"]]
    asked[seats[stage]] = hands
    refused(position(asked, rows, stage=stage, limit=limit), f"seat {seats[stage]} cannot extend")
    accepted(position(asked, [("R2",)], extended=True, limit=limit))


def test_with_two_players_left_there_is_no_supporter():
    won = {"out": [2], "feathers": [1], "won_feathers": [[], [], [[1, 2]]]}
    hands = [["R2"], ["R4", "R6"], []]
    accepted(position(hands, **won))
    refused(position(hands, [("R9",)], stage="support", passed=True, **won), "no supporter")
    refused(position(hands, [("R9", 2)], **won), "table[0].by")


def test_decks_belong_to_their_phase_and_round():
    """B6.1, B8.1; notation: in phase 2 `deck` is empty, in round 2 `set_aside` is."""
    document = position(HANDS)
    discard = document["discard"]
    moved = {"deck": discard[-2:], "discard": discard[:-2], "trump": discard[-1]}
    refused(document | moved, "deck")
    unbet = {"bets": [None] * 3, "bets_left": [[0, 1, 1]] * 3}
    refused(document | moved | unbet | {"phase": 1, "stage": "bet", "limit": 5}, "deck")
    accepted(document | moved | unbet | {"phase": 1, "limit": 5})
    refused(document | unbet | {"phase": 1, "limit": 5}, "deck")
    aside = document["set_aside"]
    refused(document | {"set_aside": [], "discard": discard + aside}, "set_aside")
    refused(document | {"box": aside[:1], "set_aside": aside[1:]}, "box")
    late = round_2(HANDS)
    refused(late | {"set_aside": late["box"], "box": []}, "set_aside")


def test_the_trump_lies_under_the_deck():
    document = position(HANDS, bets=[None] * 3, bets_left=[[0, 1, 1]] * 3, phase=1, limit=5)
    discard = document["discard"]
    document |= {"deck": discard[-2:], "discard": discard[:-2]}
    accepted(document | {"trump": discard[-1]})
    refused(document | {"trump": "B2"}, "trump B2", "last card")


def test_with_three_players_there_are_no_1s():
    """B1.2: nowhere, the trump neither."""
    document = position(HANDS)
    refused(document | {"trump": "B1"}, "trump", "'B1'")
    refused(document | {"discard": [*document["discard"], "B1"]}, "B1", "not in use")
    four = position([*HANDS, ["Y7"]])
    accepted(four | {"trump": "B1"})
    refused(four | {"discard": [card for card in four["discard"] if card != "R1"]}, "R1 is missing")


@pytest.mark.parametrize(
    ("out", "feathers", "won"),
    [
        ([2], [2, 1], [[], [], [[1, 2]]]),
        ([2], [1], [[], [], []]),
        ([2], [1], [[], [[1, 2]], []]),
        ([2], [1], [[], [], [[1, 1]]]),
        ([2], [1], [[], [], [[2, 2]]]),
        ([2], [1], [[], [], [[1, 2], [1, 2]]]),
        ([2], [1], [[], [], [[1, 2, 3]]]),
        ([2], [1], [[], [], [1, 2]]),
        ([2], [1], [[], [], [[1, True]]]),
        ([2], [1], [[], [], {}]),
        ([2], [True], [[], [], [[1, 2]]]),
        ([2], [1.0], [[], [], [[1, 2]]]),
        ([], [2, 1], [[[1, 2]], [], []]),
        ([], [2, 1], [[[2, 2]], [], []]),
        ([], [1, 2], [[], [], []]),
        ([], [3, 2], [[], [], []]),
        ([2, 2], [], [[], [], [[1, 2]]]),
        ([3], [1], [[], [], [[1, 2]]]),
        ([True], [1], [[], [[1, 2]], []]),
        (["2"], [1], [[], [], [[1, 2]]]),
        ([0], [1], [[[1, 2]], [], []]),
        ([1, 2], [], [[], [[1, 2]], [[1, 1]]]),
        ([2], [1], [[], [[1, 2]]]),
    ],
)
def test_feathers_and_seats_that_left_must_agree(out, feathers, won):
    """B1.4, B6.5: the highest first, in the order of leaving."""
    hands = [["R2"], ["R4", "R6"], []]
    accepted(position(hands, out=[2], feathers=[1], won_feathers=[[], [], [[1, 2]]]))
    refused(position(hands, out=out, feathers=feathers, won_feathers=won))


def test_feathers_of_round_1_are_won_once():
    accepted(round_2(HANDS))
    for won in (
        [[[1, 2]], [[1, 2]], []],
        [[[1, 3]], [[1, 1]], []],
        [[[1, 0]], [[1, 1]], []],
        [[[1, 2]], [[1, 1]], [[2, 3]]],
        [[[3, 2]], [[1, 1]], []],
        [[[1, -2]], [[1, 1]], []],
    ):
        refused(round_2(HANDS, won_feathers=won), "eather")


def test_a_seat_that_left_holds_nothing():
    won = {"out": [2], "feathers": [1], "won_feathers": [[], [], [[1, 2]]]}
    refused(position(HANDS, **won), "seat 2 is out")
    refused(position([["R2"], ["R4"], []], active=2, limit=1, **won), "seat 2", "is out")


def test_whoever_opens_holds_a_card():
    refused(position([[], ["R4"], ["Y6"]]), "hands[0] is empty")
    refused(position([["R4"], [], ["Y6"]], limit=0), "hands[1] is empty")
    accepted(position([[], ["R4"], ["Y6"]], [("R2",)], extended=True))


BET = {"value": 1, "on": 0}


@pytest.mark.parametrize(
    "bets",
    [
        [None, BET, BET],
        [None, None, None],
        [{"value": 2, "on": 1}, BET, BET],
        [{"value": True, "on": 1}, BET, BET],
        [{"value": "?", "on": 1}, BET, BET],
        [{"value": 0, "on": 0}, BET, BET],
        [{"value": 0, "on": 3}, BET, BET],
        [{"value": 0, "on": -1}, BET, BET],
        [{"value": 0, "on": "?"}, BET, BET],
        [{"value": 0}, BET, BET],
        [{"value": 0, "on": 1, "by": 0}, BET, BET],
        [[0, 1], BET, BET],
        [{"value": 1, "on": 1}, BET, BET],
        [BET, BET],
        [{"value": 0, "on": 1}, BET, BET, BET],
        None,
        {},
    ],
)
def test_bets_must_be_whole(bets):
    refused(position(HANDS, bets=bets), "et")


@pytest.mark.parametrize(
    "left",
    [
        [[1], [0, 1], [0, 1]],
        [[0, 1], [0, 1], [0, 1]],
        [[1, 1], [0, 1], [0, 1, 1]],
        [[1, 1], [1, 1], [0, 1]],
        [[1, 1], [0, 0], [0, 1]],
        [[1, 1], [0, True], [0, 1]],
        [[1, 1], [0, 1.0], [0, 1]],
        [[1, 1], [0, 2], [0, 1]],
        [[1, 1], ["?", 1], [0, 1]],
        [[1, 1], [0, 1]],
        [[1, 1], None, [0, 1]],
    ],
)
def test_betting_cards_are_all_there(left):
    """B1.5: each player's 0, 1, 1, in hand, placed or won."""
    refused(position(HANDS, bets_left=left), "et")


def test_betting_cards_that_were_won_count():
    left, won = [[1], [0, 1], [0, 1]], [[], [1], []]
    accepted(position(HANDS, bets_left=left, won_bets=won))
    for wrong in ([[], [1, 1], []], [[], [0], []], [[], [True], []], [[1], []], [[], None, []]):
        refused(position(HANDS, bets_left=left, won_bets=wrong), "et")


def test_bets_belong_to_their_stage():
    document = position(HANDS, stage="bet", limit=5)
    refused(document, "all bets are placed")
    open_bet = {"bets": [None, BET, None], "bets_left": [[0, 1, 1], [0, 1], [0, 1, 1]]}
    state = accepted(document | open_bet)
    assert state.to_act == (0, 2)
    refused(document | open_bet | {"passed": True}, "no moves")
    refused(document | open_bet | {"extended": True}, "no moves")
    empty = position([[], [], []], stage="bet", limit=5)
    accepted(empty | open_bet)


def test_a_finished_game_is_taken_whole():
    for state, seat, move in walk("blaze", 4, 5):
        end = state.copy()
        end.play(seat, move)
    document = end.position()
    assert accepted(document).result == end.result
    for wrong in (
        {"round": 1},
        {"phase": 1},
        {"out": document["out"][:-1]},
        {"passed": True},
        {"bets": [BET, None, None, None]},
        {"stage": "open"},
        {"stage": "bet"},
    ):
        refused(document | wrong)


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("players", (2, 6, 4, True, "3", 3.0, None)),
        ("round", (0, 3, True, "1", None)),
        ("phase", (0, 3, True, "1", None)),
        ("stage", ("Open", "", None, 1, "attack", [])),
        ("active", (-1, 3, True, None, "0")),
        ("passed", (0, 1, None, "no")),
        ("extended", (0, 1, None, "no")),
        ("table", (None, {}, [None], [[]], [{}], ["R2"])),
        ("out", (None, {}, 0, [[0]], [None])),
        ("trump", (None, "B", "B0", "b5", 5, ["B5"])),
        ("hands", ([], [[]] * 4, {}, None, [None] * 3)),
    ],
)
def test_values_of_the_wrong_kind_are_refused(key, values):
    document = position(HANDS)
    for value in values:
        refused(document | {key: value}, key if key != "players" else "", name="blaze")
