"""The solver for any game: equal to brute force over the rules, silent where it is not sure."""

import operator
import random

import pytest

import kozyr
from kozyr.games.status import PLAYING
from kozyr.search import endings
from kozyr.search.endings import any_game
from tests.helpers import walk
from tests.puzzles import puzzle
from tests.share import share


def best_values(game, board, players):
    """Max^n without a table or a shortcut; of equal moves the first."""
    if board.status != PLAYING:
        return any_game.standing(game, board, players)
    seat = game.rules.actor(board)
    out = [0] * game.most_moves
    best = None
    for action in out[: game.rules.legal(board, seat, out)]:
        after = board.copy()
        game.rules.play(after, seat, action)
        values = best_values(game, after, players)
        if best is None or values[seat] > best[seat]:
            best = values
    return best


def endings_of(name, players, count):
    """Endings that puzzles give."""
    rng = random.Random(f"endings of {name} {players}")
    made = 0
    while made < count:
        state = kozyr.game(name).load(puzzle(name, players, rng))
        if endings.is_ending(state.game, state.board):
            made += 1
            yield state


def test_blulus_last_deal_against_brute_force():
    for state in endings_of("blulu", 2, share(160)):
        found = endings.solve(state.game, state.board)
        assert found is not None
        assert found.values == best_values(state.game, state.board, 2)
        assert check_line(state, found)


def test_blulus_last_deal_as_reached_by_play():
    for seed in range(share(20)):
        for state, _, _ in walk("blulu", 2, seed):
            if endings.is_ending(state.game, state.board):
                found = endings.solve(state.game, state.board)
                assert found is not None
                assert found.values == best_values(state.game, state.board, 2)


def check_line(state, found):
    """The line can be played, and leads to what was promised."""
    state = state.copy()
    state.auto_deal = False
    assert found.line[0] == (found.seat, found.move)
    for seat, move in found.line:
        state.play(seat, move)
    players = state.players
    return found.values == any_game.standing(state.game, state.board, players)


@pytest.mark.parametrize("players", [3, 4])
def test_blazes_endings_lead_where_they_say(players):
    solved = 0
    for state in endings_of("blaze", players, share(60)):
        found = endings.solve(state.game, state.board, nodes=1500)
        if found is not None:
            solved += 1
            assert check_line(state, found)
    assert solved > 0


def test_blazes_small_endings_against_brute_force():
    """Two players with few cards, who cannot hand them round for ever."""
    rng = random.Random("blaze for two")
    compared = 0
    while compared < share(60):
        position = puzzle("blaze", 3, rng)
        cards = sum(len(hand) for hand in position["hands"])
        if (position["phase"], position["stage"], len(position["out"])) != (2, "open", 1):
            continue
        if cards > 5:
            continue
        state = kozyr.game("blaze").load(position)
        found = endings.solve(state.game, state.board)
        assert found is not None
        assert found.values == best_values(state.game, state.board, 3)
        compared += 1


def test_too_small_a_budget_gives_nothing():
    for state in endings_of("blulu", 2, 20):
        found = endings.solve(state.game, state.board)
        if found is not None and found.nodes > 3:
            assert endings.solve(state.game, state.board, nodes=found.nodes - 1) is None
            again = endings.solve(state.game, state.board, nodes=found.nodes, line=False)
            assert again is not None
            assert (again.values, again.move) == (found.values, found.move)
            return
    pytest.fail("no ending of some length")


@pytest.mark.parametrize(("name", "players"), [("blulu", 2), ("blaze", 3), ("blaze", 4)])
def test_a_budget_gives_the_whole_line_or_nothing(name, players):
    told = refused = 0
    for state in endings_of(name, players, share(60)):
        whole = endings.solve(state.game, state.board, nodes=1500)
        if whole is None:
            continue
        for nodes in {1, max(1, whole.nodes // 2), max(1, whole.nodes - 1), whole.nodes}:
            found = endings.solve(state.game, state.board, nodes)
            if found is None:
                refused += 1
                continue
            told += 1
            assert (found, found.nodes <= nodes) == (whole, True)
            assert check_line(state, found)
        assert endings.solve(state.game, state.board, whole.nodes) == whole
    assert told
    assert refused


def refused(position):
    with pytest.raises(endings.NotAnEnding) as error:
        endings.solve(kozyr.game(position["game"]), position)
    return str(error.value)


def test_what_is_no_ending_is_refused():
    assert "no cards are left to draw: here there are 24" in refused(
        kozyr.game("durak").deal(seed=1).position()
    )
    assert "there are 24" in refused(kozyr.game("blulu").deal(seed=1).position())
    rng = random.Random("bets")
    position = puzzle("blaze", 3, rng)
    while position["stage"] != "bet":
        position = puzzle("blaze", 3, rng)
    assert "at the same time" in refused(position)
    over = kozyr.game("durak").deal(seed=1).position()
    over |= {"discard": over["hands"][0] + over["talon"], "talon": [], "limit": 0}
    over |= {"hands": [[], over["hands"][1]], "attacker": 1}
    assert "nobody is to act" in refused(over)


@pytest.mark.parametrize("players", [3, 4])
def test_who_can_hope_for_no_more_need_not_look_further(players, monkeypatch):
    """With the shortcut or without, the values are the same; with it fewer positions are seen."""
    asked = list(endings_of("blaze", players, share(60)))
    found = [endings.solve(state.game, state.board, 700) for state in asked]
    monkeypatch.setattr(any_game.Search, "hopes", lambda search, board: (2.0,) * players)
    compared = saved = 0
    for state, quick in zip(asked, found, strict=True):
        slow = endings.solve(state.game, state.board, 700)
        if slow is not None:
            assert quick is not None
            assert (quick.values, quick.move) == (slow.values, slow.move)
            compared += 1
            saved += slow.nodes - quick.nodes
    assert compared > 0
    assert saved > 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_gets_more_than_they_can_hope_for(players):
    game = kozyr.game("blaze")
    ends = 0
    for seed in range(share(8)):
        hopes = []
        for state, seat, move in walk("blaze", players, seed, 900):
            board = state.board
            if endings.is_ending(game, board):
                hopes.append(any_game.Search(game, players, 1, any_game.standing).hopes(board))
            after = board.copy()
            game.rules.play(after, seat, state.game.judge(board, seat, move))
            if hopes and after.status != PLAYING:
                values = any_game.standing(game, after, players)
                for hope in hopes:
                    assert all(map(operator.le, values, hope))
                ends += 1
                hopes = []
    assert ends > 0
