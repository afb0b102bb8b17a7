"""What several tests use: every table there can be, and games played on them by chance.

All chance comes from seeds that stand in a test's id or in its messages.
"""

import json
import random

import pytest

import kozyr
from tests.share import share

TABLES = [
    (name, players)
    for name in kozyr.games()
    for players in range(kozyr.game(name).min_players, kozyr.game(name).max_players + 1)
]
TABLE_IDS = [f"{name}-{players}" for name, players in TABLES]
MOST_MOVES = 6000

every_table = pytest.mark.parametrize(("name", "players"), TABLES, ids=TABLE_IDS)
every_game = pytest.mark.parametrize("name", kozyr.games())


def seeds(count):
    """Run the test for that many seeds, or for this run's share of them."""
    return pytest.mark.parametrize("seed", range(share(count)), ids="seed{}".format)


def deal(name, players, seed):
    return kozyr.game(name).deal(players, seed=seed)


def walk(name, players, seed, most=MOST_MOVES):
    """A game by chance: yields the state with the (seat, move) that it will play next.

    How willingly the seats play cards is drawn for each game, so that games differ in kind.
    """
    rng = random.Random(f"walk {name} {players} {seed}")
    state = deal(name, players, seed)
    eager = rng.uniform(0.3, 1)
    for _ in range(most):
        if state.over:
            return
        seat = rng.choice(state.to_act)
        move = choose(rng, state.legal(seat), eager)
        yield state, seat, move
        state.play(seat, move)


def choose(rng, legal, eager):
    """One of the moves; with probability `eager` not one that gives way, if there is another."""
    cards = [move for move in legal if move not in ("take", "pass", "done")]
    return rng.choice(cards if cards and rng.random() < eager else legal)


def played(name, players, seed, moves=MOST_MOVES):
    """The state after that many moves of a walk, or at its end."""
    state = deal(name, players, seed)
    for state, _, _ in walk(name, players, seed, moves):  # noqa: B007
        pass
    return state


def facts(state):
    """All that a state tells anyone."""
    return {
        "position": state.position(),
        "to_act": state.to_act,
        "legal": [state.legal(seat) for seat in range(state.players)],
        "over": state.over,
        "result": state.result,
        "returns": state.returns,
        "views": [state.view(seat) for seat in (*range(state.players), None)],
    }


def dump(document):
    """A document as canonical text."""
    return json.dumps(document, sort_keys=True, allow_nan=False)


def cards_in(value):
    """Every card that lies somewhere inside a position's zones."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [card for item in value for card in cards_in(item)]
    return [value] if isinstance(value, str) else []
