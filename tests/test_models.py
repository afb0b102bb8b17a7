"""The engine against the naive models, move for move, in games played by chance."""

import os

import pytest

import kozyr
from tests.helpers import deal, every_table, seeds
from tests.models import MODELS, blaze, blulu, durak
from tests.models.compare import play_both, seeded
from tests.puzzles import puzzle
from tests.share import share

GAMES = int(os.environ.get("KOZYR_MODEL_GAMES", share(12)))
STARTS = {"blaze": blaze.check_start, "blulu": blulu.check_start, "durak": durak.check_start}


@every_table
@seeds(5)
def test_dealt_games_agree(name, players, seed):
    for number in range(GAMES if name == "blaze" else 2 * GAMES):
        label = f"{name}, {players} players, game {seed} {number}"
        state = deal(name, players, f"{seed} {number}")
        play_both(state, label, seeded(label))


@every_table
@seeds(5)
def test_puzzles_agree(name, players, seed):
    for number in range(3 * GAMES):
        label = f"{name}, {players} players, puzzle {seed} {number}"
        rng = seeded(label)
        position = puzzle(name, players, rng)
        state = kozyr.game(name).load(position, seed=number)
        assert state.position() == position, label
        play_both(state, label, rng)


@every_table
def test_games_begin_as_the_rules_say(name, players):
    for seed in range(300):
        STARTS[name](deal(name, players, seed).position())


@pytest.mark.parametrize(("name", "key"), [("blulu", "dealer"), ("blaze", "active")])
def test_who_begins_is_drawn(name, key):
    """L2.3, B2.3: every seat now and then."""
    for players in range(kozyr.game(name).min_players, kozyr.game(name).max_players + 1):
        begun = {deal(name, players, seed).position()[key] for seed in range(100)}
        assert begun == set(range(players))


def test_every_game_has_a_model():
    assert set(MODELS) == set(kozyr.games())
