"""Mass play: the same numbers however it is divided, and the same games as one by one."""

from dataclasses import replace

import numpy as np
import pytest

import kozyr
from kozyr.compiled import POLICIES, Simulation, board_of, new_record, simulate, simulation
from kozyr.games import playing
from kozyr.games.binding import Binder
from kozyr.games.chance import POLICY_STREAM, STREAMS_PER_GAME, Generator, seed_words, start
from kozyr.games.status import OVER
from tests.compiled import every_policy
from tests.helpers import every_game


def numbers(run):
    """All but the time."""
    return replace(run, seconds=0.0)


def interpreted(name, players, policy, games, seed):
    """What `simulate` should say, from the same loop interpreted."""
    game = kozyr.game(name)
    choose = game.rules.sample if policy == "random" else game.rules.greedy
    play = Binder({"rules": game.rules, "choose": choose}).bind(playing.play_games)
    tally = [0] * playing.TALLY
    scratch = [0] * playing.SCRATCH
    play(0, games, players, seed_words(seed), game.board_type(), Generator(), scratch, tally)
    return Simulation(
        games=tally[playing.GAMES],
        actions=tally[playing.ACTIONS],
        seconds=0.0,
        longest=tally[playing.LONGEST],
        wins=tuple(tally[playing.WINS : playing.WINS + players]),
        draws=tally[playing.DRAWS],
        cut_off=tally[playing.CUT],
    )


@every_policy
def test_a_simulation_counts_what_the_interpreter_counts(name, players, policy):
    run = simulate(kozyr.game(name), 40, players, seed="tally", policy=policy, threads=1)
    assert numbers(run) == interpreted(name, players, policy, 40, "tally")
    assert run.games == 40
    assert sum(run.wins) + run.draws + run.cut_off == 40


@every_policy
def test_threads_and_chunks_do_not_matter(name, players, policy, monkeypatch):
    game = kozyr.game(name)
    one = numbers(simulate(game, 500, players, seed=9, policy=policy, threads=1))
    for threads in (2, 3):
        assert numbers(simulate(game, 500, players, seed=9, policy=policy, threads=threads)) == one
    assert numbers(simulate(game, 500, players, seed=9, policy=policy)) == one
    for chunks, most in ((1, 500), (3, 77), (100, 1)):
        monkeypatch.setattr(simulation, "CHUNKS", chunks)
        monkeypatch.setattr(simulation, "MOST_CHUNK", most)
        assert numbers(simulate(game, 500, players, seed=9, policy=policy, threads=2)) == one
    other = numbers(simulate(game, 500, players, seed=10, policy=policy, threads=2))
    assert policy == "greedy" or other != one


@every_policy
def test_a_game_of_a_seed_is_the_game_of_its_number(name, players, policy):
    """Game k of a simulation is `deal(seed, number=k)`, played with the policy's own stream."""
    game = kozyr.game(name)
    play = simulation.player(name, policy)
    choose = game.rules.sample if policy == "random" else game.rules.greedy
    words = seed_words("numbers")
    for number in (0, 1, 5, 2**40):
        record, rng = new_record(game.board_type), new_record(Generator)
        scratch, tally = np.zeros(playing.SCRATCH, np.int64), np.zeros(playing.TALLY, np.int64)
        play(number, 1, players, np.array(words), record, rng, scratch, tally)
        state = game.deal(players, seed="numbers", number=number)
        own = Generator()
        start(own, words, number * STREAMS_PER_GAME + POLICY_STREAM)
        actions = 0
        while not state.over and game.rules.laps(state.board) < game.rules.CUT_OFF:
            seat = state.to_act[0]
            action = choose(state.board, seat, own, [0] * playing.SCRATCH)
            state.play(seat, game.write(state.board, action))
            actions += 1
        assert board_of(game.board_type, record) == state.board, f"number {number}"
        assert tally[playing.ACTIONS] == actions
        assert tally[playing.CUT] == (record["status"] != OVER)


@every_game
def test_progress_is_told_from_nothing_to_all(name):
    told = []
    run = simulate(kozyr.game(name), 300, seed=1, threads=2, progress=told.append)
    assert told[0] == 0
    assert told == sorted(set(told))
    assert told[-1] == 300
    assert len(told) > 50
    assert run.games_per_second == pytest.approx(300 / run.seconds)
    assert run.actions_per_second == pytest.approx(run.actions / run.seconds)
    assert run.mean_length == run.actions / 300 <= run.longest


@every_game
def test_players_and_seed_have_defaults(name):
    game = kozyr.game(name)
    run = simulate(game, 5)
    assert len(run.wins) == game.min_players
    assert run.games == 5
    assert numbers(simulate(game, 50)) != numbers(simulate(game, 50))


def test_what_cannot_be_simulated_is_refused_before_anything_is_compiled():
    durak = kozyr.game("durak")
    for wrong in ({"policy": "clever"}, {"games": 0}, {"games": -3}, {"threads": 0}):
        with pytest.raises(ValueError, match="simulate"):
            simulate(durak, **{"games": 3, **wrong})
    with pytest.raises(kozyr.SeatError):
        simulate(durak, 3, players=3)
    with pytest.raises(kozyr.PositionError):
        simulate(durak, 3, seed=True)


def test_policies_are_named():
    assert POLICIES == ("random", "greedy")
