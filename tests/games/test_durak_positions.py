"""What a position of Durak may be, beyond what every game checks."""

import random
from collections import Counter

import pytest

import kozyr
from tests.helpers import walk
from tests.models.durak import PACK, RANKS, SUITS, Durak
from tests.mutations import accepted, refused


def position(hands, table=(), talon=(), trump="6s", **more):
    """A position with these cards; the rest is discarded."""
    lying = [*hands[0], *hands[1], *talon, *(card for pair in table for card in pair if card)]
    document = {
        "game": "durak",
        "trump": trump,
        "hands": [sort(hand) for hand in hands],
        "talon": list(talon),
        "discard": [card for card in PACK if card not in lying],
        "attacker": 0,
        "table": [list(pair) for pair in table],
        "limit": min(6, len(hands[1]) + sum(any(pair[1:]) for pair in table)),
        "taking": False,
    }
    return document | more


def sort(cards):
    return sorted(cards, key=PACK.index)


def test_a_small_hand_beside_a_full_talon_is_a_puzzle():
    talon = [card for card in PACK if card not in ("7h", "8h", "6s")] + ["6s"]
    state = accepted(position([["7h"], ["8h"]], talon=talon))
    assert state.legal(0) == ("7h",)


def test_a_lower_limit_is_taken():
    """D3.4 says never more; a puzzle may say fewer."""
    hands = [["7h", "7d", "7c"], ["8h", "8d", "8c"]]
    for limit in (1, 2, 3):
        assert accepted(position(hands, limit=limit)).position()["limit"] == limit


@pytest.mark.parametrize("limit", [0, 4, 6, 7, -1, 10**20, True, 2.0, "3", None])
def test_a_limit_beyond_the_rules_is_refused(limit):
    refused(position([["7h", "7d", "7c"], ["8h", "8d", "8c"]], limit=limit), "limit", "1 … 3")


def test_beaten_cards_count_for_the_limit():
    """The defender held two cards when the bout began."""
    hands, table = [["7c", "9c"], ["Ac"]], [("7d", "8d")]
    for limit in (1, 2):
        accepted(position(hands, table, limit=limit))
    refused(position(hands, table, limit=3), "limit", "1 … 2")


def test_never_below_what_lies_there():
    hands, table = [["9c"], ["Ac", "Kc"]], [("7d", "8d"), ("8c", "Tc")]
    refused(position(hands, table, limit=1), "limit", "2 … 4")


def test_no_more_attacks_than_the_defender_held():
    table = [("7d", None), ("7c", None)]
    refused(position([["9c"], ["Ac"]], table, taking=True, limit=2), "attacks, 2,", "cards, 1")
    refused(position([["9c"], []], [("7d", None)], limit=1), "attacks, 1,", "cards, 0")


def test_at_most_six_attacks():
    pairs = [("6h", "7h"), ("7d", "8d"), ("8c", "9c"), ("9h", "Th"), ("Td", "Jd"), ("Jc", "Qc")]
    accepted(position([["Kc"], ["Kh"]], pairs, limit=6))
    refused(position([["Kc"], ["Kh"]], [*pairs, ("Qd", "Kd")], limit=6), "more than 6 attacks")


def test_the_trump_lies_under_the_talon():
    hands = [["7h"], ["8h"]]
    accepted(position(hands, talon=["9s", "Ts"], trump="Ts"))
    refused(position(hands, talon=["9s", "Ts"], trump="9s"), "trump 9s", "last card")
    refused(position(hands, talon=["9s", "Ts"], trump="6s"), "trump 6s", "last card")
    refused(position(hands, talon=[], trump="1s"), "trump", "'1s'")
    refused(position(hands, talon=[], trump=None), "trump", "null")


def test_with_an_empty_talon_the_trump_may_be_anywhere():
    for trump in ("7h", "8h", "As"):
        accepted(position([["7h"], ["8h"]], trump=trump))


def test_an_empty_hand_would_have_drawn():
    """D4.1, D5.2: between bouts a hand is empty only when the talon is."""
    refused(position([[], ["8h"]], talon=["6s"]), "hands[0] is empty")
    refused(position([["8h"], []], talon=["6s"], limit=0), "hands[1] is empty")
    over = accepted(position([[], ["8h"]], limit=1))
    assert over.result == {"durak": 1}
    drawn = accepted(position([[], []], limit=0))
    assert drawn.result == {"draw": True}


def test_within_a_bout_a_hand_may_be_empty():
    """D5.3: the attacker's last card lies there, and may be answered."""
    state = accepted(position([[], ["8h", "6d"]], [("7h", None)]))
    assert state.legal(1) == ("8h", "take")
    assert not state.over


@pytest.mark.parametrize(
    ("table", "taking", "words"),
    [
        ([("7h", "9d")], False, ("table[0]", "does not beat")),
        ([("9h", "8h")], False, ("table[0]", "does not beat")),
        ([("7s", "9h")], False, ("table[0]", "does not beat")),
        ([("9s", "8s")], False, ("table[0]", "does not beat")),
        ([("7h", None), ("7d", None)], False, ("table[1]", "no answer")),
        ([("7h", None), ("7d", "8d")], False, ("table[1]", "no answer")),
        ([("7h", None), ("7d", "8d")], True, ("table[1]", "no answer")),
        ([("7h", "8h"), ("9d", None)], False, ("table[1]", "rank")),
        ([("7h", "8h"), ("9d", "Td")], False, ("table[1]", "rank")),
        ([("7h", None), ("8d", None)], True, ("table[1]", "rank")),
        ([], True, ("taking is true",)),
        ([("7h", "8h")], True, ("taking is true",)),
        ([("7h",)], False, ("table[0]", "[attack, defence]")),
        ([("7h", "8h", "9h")], False, ("table[0]", "[attack, defence]")),
        ([(None, "8h")], False, ("table[0][0]", "null")),
        ([("??", None)], False, ("table[0][0]", "'??'")),
    ],
)
def test_a_table_that_no_moves_could_have_laid_is_refused(table, taking, words):
    refused(position([["Kc"], ["Ac", "Ah", "Qc"]], table, taking=taking, limit=3), *words)


@pytest.mark.parametrize("table", [None, {}, "7h", 5, [None], ["7h"], [{}]])
def test_a_table_is_a_list_of_pairs(table):
    document = position([["Kc"], ["Ac"]]) | {"table": table}
    refused(document, "table")


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("attacker", (2, -1, True, None, "0", 0.0)),
        ("taking", (0, 1, None, "false")),
        ("hands", ([], [[]], [[], [], []], {}, None, "7s")),
        ("talon", (None, {}, "6s", [["6s"]])),
        ("discard", (None, {}, 0)),
        ("game", ("Durak", "chess", None, 5)),
    ],
)
def test_values_of_the_wrong_kind_are_refused(key, values):
    document = position([["7h"], ["8h"]])
    for value in values:
        refused(document | {key: value}, key, name="durak")


def could_be_laid(document):
    """Whether the naive model gets there from an empty table, its players holding these cards."""
    attacker, table = document["attacker"], document["table"]
    hands = [["6c"], ["6c"]]
    hands[attacker] += [attack for attack, _ in table]
    hands[1 - attacker] += [defence for _, defence in table if defence]
    start = document | {"hands": hands, "table": [], "taking": False, "limit": 9}
    todo = [Durak(start)]
    while todo:
        model = todo.pop()
        if (model.at["table"], model.at["taking"]) == (table, document["taking"]):
            return True
        (seat,) = model.to_act()
        for move in model.legal(seat):
            child = Durak(model.at)
            child.play(seat, move)
            if move != "done" and is_prefix(child.at["table"], table):
                todo.append(child)
    return False


def is_prefix(lying, table):
    return len(lying) <= len(table) and all(
        attack == wanted and defence in (None, answer)
        for (attack, defence), (wanted, answer) in zip(lying, table, strict=False)
    )


@pytest.mark.parametrize("seed", range(4))
def test_tables_are_taken_exactly_if_the_model_can_lay_them(seed):
    verdicts = Counter()
    for number in range(500):
        rng = random.Random(f"durak table {seed} {number}")
        document = chance_table(rng)
        possible = could_be_laid(document)
        try:
            kozyr.game("durak").load(document)
            taken = True
        except kozyr.PositionError:
            taken = False
        assert taken == possible, f"{seed} {number}: {document}"
        verdicts[possible] += 1
    assert min(verdicts.values()) > 40


def chance_table(rng):
    """A table of few ranks and suits, so that it is now and then possible."""
    few = [rank + suit for suit in SUITS[: rng.choice((2, 4))] for rank in rng.sample(RANKS, 3)]
    few = rng.sample([card for card in few if card != "6c"], min(8, len(few) - 1))
    table = []
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        attack = few.pop()
        table.append((attack, few.pop() if few and rng.random() < 0.6 else None))
        if not few:
            break
    rest = [card for card in PACK if card not in {c for pair in table for c in pair}]
    hands = [rest[:3], rest[3:9]]
    return position(
        hands, table, trump=rng.choice(rest), limit=len(table), taking=rng.random() < 0.4
    )


def test_positions_of_play_are_taken():
    for state, _, _ in walk("durak", 2, 11):
        accepted(state.position())
