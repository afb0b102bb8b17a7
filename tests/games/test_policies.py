"""The policies of the rules: what simulations choose by."""

import pytest

import kozyr
from kozyr.games.chance import Generator, below, seed_words, start
from kozyr.games.playing import SCRATCH
from tests.games.test_durak_positions import position
from tests.helpers import every_table, seeds, walk
from tests.models.compare import seeded
from tests.puzzles import puzzle


@every_table
@seeds(4)
def test_sample_draws_one_number_and_takes_that_legal_action(name, players, seed):
    """sample() is legal()[below(n)], without writing all of them where it can."""
    rules = kozyr.game(name).rules
    one, other = Generator(), Generator()
    start(one, seed_words(seed), 0)
    start(other, seed_words(seed), 0)
    for state, _, _ in walk(name, players, seed):
        for seat in state.to_act:
            board, out = state.board.copy(), [0] * SCRATCH
            action = rules.sample(board, seat, one, [0] * SCRATCH)
            n = rules.legal(board, seat, out)
            at = f"seed {seed}, after {len(state.history)} moves"
            assert action == out[below(other, n)], at
            assert one == other, at
            assert board == state.board, at


@every_table
@seeds(4)
def test_greedy_is_legal_and_needs_no_chance(name, players, seed):
    game = kozyr.game(name)
    for number in range(60):
        state = game.load(puzzle(name, players, seeded("greedy", seed, number)))
        for seat in state.to_act:
            board = state.board.copy()
            action = game.rules.greedy(board, seat, None, [0] * SCRATCH)
            assert game.write(board, action) in state.legal(seat)
            assert board == state.board


@every_table
@pytest.mark.parametrize("policy", ["expert", "novice"])
@seeds(4)
def test_hand_written_play_is_legal(name, players, policy, seed):
    game = kozyr.game(name)
    for number in range(60):
        state = game.load(puzzle(name, players, seeded(policy, seed, number)))
        for seat in state.to_act:
            board = state.board.copy()
            action = getattr(game.thinking, policy)(board, seat, None, [0] * SCRATCH)
            assert game.write(board, action) in state.legal(seat)
            assert board == state.board


@pytest.mark.parametrize(
    ("hand", "plays"),
    [(["7h", "6s", "9d"], "7h"), (["9h", "9d", "8s"], "9h"), (["As", "7s"], "7s")],
)
def test_greedy_durak_leads_its_lowest_plain_card(hand, plays):
    state = kozyr.game("durak").load(position([hand, ["8h", "8d", "8c"]], trump="6s", limit=3))
    action = kozyr.game("durak").rules.greedy(state.board, 0, None, [])
    assert kozyr.game("durak").write(state.board, action) == plays
