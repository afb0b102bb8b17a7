"""The law of hidden information.

Permute what a seat has not seen in any way that agrees with what it has, and nothing that this
seat receives changes: its view, its legal moves, its refusals, its bot's choices.
"""

import random

import pytest

import kozyr
from kozyr.search import Knowledge, make_bot
from tests.contract.spaces import GARBAGE, move_space
from tests.helpers import choose, dump, every_table, seeds, walk

QUICK = ("beginner", "expert", "greedy", "random")


def shuffled_world(rng, game, view):
    """A position that agrees with a view: hidden cards, and Blaze's hidden bets, drawn anew."""
    unseen = game.unseen(view)
    rng.shuffle(unseen)
    position = game.guess(view, unseen)
    for seat, bet in enumerate(view.get("bets", [])):
        if bet and bet["value"] == "?":
            draw_bet(rng, position, seat, view)
    return position


def draw_bet(rng, position, seat, view):
    """One of the Betting cards this seat can have had: one 0, and 1s (B1.5)."""
    had = [0] + [1] * len(view["bets_left"][seat])
    value = rng.choice(had)
    had.remove(value)
    others = [other for other in range(view["players"]) if other != seat]
    on = view["bets"][seat]["on"]
    position["bets"][seat] = {"value": value, "on": rng.choice(others) if on == "?" else on}
    position["bets_left"][seat] = had


def refusals(state, seat, moves):
    """What a seat is told about moves it may not play."""
    said = []
    for move in moves:
        try:
            state.copy().play(seat, move)
        except kozyr.IllegalMove as error:
            said.append((move, error.code, str(error)))
        else:
            said.append((move, "played"))
    return said


def bot_choices(state, seat):
    legal = state.legal(seat)
    if not legal:
        return []
    return [make_bot(bot, 5).choose(Knowledge.at(state, seat), legal) for bot in QUICK]


@every_table
@seeds(5)
def test_hidden_cards_change_nothing_that_a_seat_receives(name, players, seed):
    rng = random.Random(f"hidden {seed}")
    game = kozyr.game(name)
    for i, (state, _, _) in enumerate(walk(name, players, seed)):
        if i % 11 != seed % 11:
            continue
        moves = rng.sample(move_space(name), 12) + rng.sample(GARBAGE, 2)
        for viewer in (*range(players), None):
            at = f"seed {seed}, after {len(state.history)} moves, seen by {viewer}"
            view = state.view(viewer)
            world = game.load(shuffled_world(rng, game, view))
            assert dump(world.view(viewer)) == dump(view), at
            assert (world.to_act, world.over, world.result) == (state.to_act, False, None), at
            assert repr(world) == repr(state), at
            if viewer is not None:
                assert world.legal(viewer) == state.legal(viewer), at
                assert refusals(world, viewer, moves) == refusals(state, viewer, moves), at
                assert bot_choices(world, viewer) == bot_choices(state, viewer), at


@every_table
@seeds(5)
def test_a_guess_can_be_loaded_and_played_to_the_end(name, players, seed):
    rng = random.Random(f"guess {seed}")
    game = kozyr.game(name)
    for i, (state, _, _) in enumerate(walk(name, players, seed)):
        if i % 4 != seed % 4:
            continue
        viewer = rng.choice((*range(players), None))
        view = state.view(viewer)
        before = dump(view)
        game.load(game.guess(view, game.unseen(view)))
        world = game.load(shuffled_world(rng, game, view), seed=seed)
        assert dump(view) == before
        if i % 60 == seed % 4:
            play_out(rng, world)


def play_out(rng, state):
    for _ in range(4000):
        if state.over:
            return
        seat = rng.choice(state.to_act)
        state.play(seat, choose(rng, state.legal(seat), 0.8))
    pytest.fail("the guessed world does not end")


@every_table
@seeds(4)
def test_greedy_bots_need_no_more_than_a_view(name, players, seed):
    """They play whole games, and what they see leads them to the rules' own greedy choice."""
    game = kozyr.game(name)
    state = game.deal(players, seed=seed)
    bot = make_bot("greedy", 1)
    for _ in range(3000):
        if state.over:
            break
        seat = state.to_act[-1]
        move = bot.choose(Knowledge.at(state, seat), state.legal(seat))
        board = state.board.copy()
        action = game.rules.greedy(board, seat, None, [0] * game.most_moves)
        assert move == game.write(board, action)
        assert board == state.board
        state.play(seat, move)
    else:
        assert game.longest_game is None
