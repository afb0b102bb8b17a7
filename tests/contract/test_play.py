"""Whole games by chance: what holds before and after every move."""

import math

import pytest

import kozyr
from kozyr.games.playing import SCRATCH
from tests.helpers import MOST_MOVES, cards_in, deal, dump, every_table, played, seeds, walk


@every_table
@seeds(24)
def test_a_game_keeps_its_promises_to_the_end(name, players, seed):
    game = kozyr.game(name)
    in_use = sorted(game.cards_in_use(players))
    moves = 0
    for state, _, move in walk(name, players, seed):
        at = f"{name}, {players} players, seed {seed}, move {moves} ({move})"
        check_moves(state, at)
        check_running(state, at)
        check_cards(state, in_use, at)
        moves += 1
    check_cards(state, in_use, "the end")
    assert state.over, f"not over after {MOST_MOVES} moves"
    assert game.longest_game is None or moves <= game.longest_game
    check_end(state)


def check_moves(state, at):
    """Legal moves are sorted, distinct and few; each is accepted; the others have none."""
    assert state.to_act, at
    assert state.to_act == tuple(sorted(set(state.to_act))), at
    for seat in range(state.players):
        legal = state.legal(seat)
        assert list(legal) == sorted(set(legal)), at
        assert bool(legal) == (seat in state.to_act), at
        assert len(legal) <= state.game.most_moves, at
        for move in legal:
            twin = state.copy()
            twin.play(seat, move)
            assert twin.history[len(state.history)] == (seat, move), at


def check_running(state, at):
    assert not state.over, at
    assert not state.waiting, at
    assert state.result is None, at
    assert state.returns == (0.0,) * state.players, at


def check_cards(state, in_use, at):
    """No card is made or lost, and the position lists cards only in its zones."""
    position = state.position()
    assert sorted(cards_in([position[zone] for zone in state.game.zones])) == in_use, at
    assert max(map(len, position["hands"])) <= state.game.longest_hand, at


def check_end(state):
    """Nobody may act, and the result agrees with the returns."""
    assert state.to_act == ()
    assert all(state.legal(seat) == () for seat in range(state.players))
    assert isinstance(state.result, dict)
    assert dump(state.result)
    assert len(state.returns) == state.players
    assert all(type(value) is float and math.isfinite(value) for value in state.returns)
    winner = state.result.get("winner")
    if winner is not None:
        assert state.returns[winner] == max(state.returns) > 0
        assert sum(value > 0 for value in state.returns) == 1
    if "scores" in state.result:
        assert len(state.result["scores"]) == state.players
        assert state.result["scores"][winner] == max(state.result["scores"])
    if state.result.get("draw"):
        assert set(state.returns) == {0.0}
    if "durak" in state.result:
        assert state.returns[state.result["durak"]] == -1.0


@every_table
def test_a_seed_deals_one_game(name, players):
    game = kozyr.game(name)
    for seed in (0, 7, "7", "a long seed with ünïcode", -1, 10**30):
        assert game.deal(players, seed=seed) == game.deal(players, seed=seed)
    assert game.deal(players, seed=7) == game.deal(players, seed="7")
    assert game.deal(players, seed=7, number=0) == game.deal(players, seed=7)


@every_table
def test_different_seeds_and_numbers_deal_different_games(name, players):
    game = kozyr.game(name)
    dealt = [game.deal(players, seed=seed) for seed in range(40)]
    dealt += [game.deal(players, seed=0, number=number) for number in range(1, 40)]
    assert len({dump(state.position()) for state in dealt}) == 79


@every_table
def test_the_same_seed_gives_the_same_later_deals(name, players):
    assert played(name, players, 3).history == played(name, players, 3).history


@every_table
def test_without_a_seed_games_differ(name, players):
    game = kozyr.game(name)
    assert game.deal(players) != game.deal(players)


@every_table
def test_a_seed_must_be_a_short_text_or_an_integer(name, players):
    for seed in (True, 1.5, b"7", [7], "x" * 201, 10**300, 10**5000):
        with pytest.raises(kozyr.PositionError, match="a seed is"):
            kozyr.game(name).deal(players, seed=seed)


@every_table
def test_the_number_of_a_game_is_a_natural_number(name, players):
    for number in (-1, 2**48, True, 1.0, "1", None):
        with pytest.raises(kozyr.PositionError, match="the number of a game is"):
            kozyr.game(name).deal(players, seed=1, number=number)


@every_table
def test_only_so_many_may_play(name, players):
    game = kozyr.game(name)
    assert game.deal(players).players == players
    assert game.deal().players == game.min_players
    wrong = (0, -1, game.min_players - 1, game.max_players + 1, 10**9, True, 3.0, "3", [3])
    for number in wrong:
        with pytest.raises(kozyr.SeatError, match="players, not"):
            game.deal(number)


@every_table
def test_the_first_position_is_the_start(name, players):
    state = deal(name, players, 5)
    assert state.start() == state.position()
    start = state.start()
    state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    assert state.start() == start != state.position()


@every_table
def test_a_state_shows_itself(name, players):
    for state, _, _ in walk(name, players, 1):
        assert str(state)
        assert repr(state).startswith(f"<{state.game.title}, {players} players, to act: seat ")
    assert repr(state).endswith(f"over, {state.result}>")


@every_table
def test_scratch_lists_are_long_enough(name, players):
    game = kozyr.game(name)
    assert game.most_moves + 10 <= SCRATCH
    assert len(game.cards_in_use(players)) <= SCRATCH
