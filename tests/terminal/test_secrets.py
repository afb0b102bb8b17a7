"""Nothing that is hidden from a seat changes what its terminal shows."""

import random

import pytest

import kozyr
from tests.helpers import TABLE_IDS, TABLES, played
from tests.terminal.helpers import Lines, Numbers, deal, shown, table


@pytest.mark.parametrize(("name", "players"), TABLES, ids=TABLE_IDS)
@pytest.mark.parametrize("moves", [0, 5, 20, 60])
def test_hidden_cards_change_nothing_on_the_screen(name, players, moves):
    state = played(name, players, moves, moves)
    seat = state.to_act[0] if state.to_act else 0
    view = state.view(seat)
    texts = set()
    for i in range(4):
        unseen = state.game.unseen(view)
        random.Random(i).shuffle(unseen)
        other = state.game.load(state.game.guess(view, unseen), seed="1")
        session = table(other, Lines("h", "?"), seat=seat)
        session.run()
        texts.add(shown(session))
    assert len(texts) == 1


def in_bets(state):
    return state.over or state.position()["stage"] == "bet"


def to_bets(players=4):
    session = table(deal("blaze", "3", players), Numbers(1, in_bets))
    session.run()
    return session


def test_bets_are_hidden_until_all_have_bet():
    session = to_bets()
    assert "Greedy 1 bets on" not in shown(session)
    before = len(shown(session))
    session.obey(session.state.legal(0)[0])
    session.play_bots()
    session.show()
    told = shown(session)[before:].splitlines()
    hidden = [line for line in told if line.endswith("places a bet, face down.")]
    assert [line.split(" places")[0] for line in hidden] == ["Greedy 1", "Greedy 2", "Greedy 3"]
    last = told.index(hidden[-1])
    assert not [line for line in told[:last] if " bets on " in line]
    assert [line for line in told[last:] if line.startswith("Greedy 1 bets on ")]


def test_the_value_of_a_bet_changes_nothing_before_the_round_ends():
    session = to_bets()
    position = session.state.position()
    texts = []
    for value in (0, 1):
        left = [1, 1] if value == 0 else [0, 1]
        doc = position | {
            "bets": [None, {"value": value, "on": 2}, *position["bets"][2:]],
            "bets_left": [position["bets_left"][0], left, *position["bets_left"][2:]],
        }
        other = table(kozyr.game("blaze").load(doc, seed="1"), Lines("bet 1@1"))
        other.run()
        texts.append(shown(other))
    assert texts[0] == texts[1]
    assert "Greedy 1 bets on Greedy 2." in texts[0]
