"""Bots choose legal moves from a view, and nothing else."""

import pytest

import kozyr
from kozyr.search import BOTS, Budget, Knowledge, UnknownBot, make_bot
from tests.helpers import every_table, seeds, walk

FEW = Budget(iterations=20)


@every_table
@seeds(3)
def test_bots_play_legal_moves_and_the_same_ones_for_the_same_seed(name, players, seed):
    pairs = {bot: (make_bot(bot, seed), make_bot(bot, str(seed))) for bot in sorted(BOTS)}
    for state, seat, _ in walk(name, players, seed, 150):
        knowledge, legal = Knowledge.at(state, seat), state.legal(seat)
        for bot, (one, other) in pairs.items():
            chosen = one.choose(knowledge, legal, FEW)
            assert chosen in legal, f"{bot}, seed {seed}, after {len(state.history)} moves"
            assert other.choose(knowledge, legal, FEW) == chosen, f"{bot}, seed {seed}"


def test_random_bots_of_different_seeds_differ():
    state = kozyr.game("durak").deal(seed=1)
    seat = state.to_act[0]
    told = (Knowledge.at(state, seat), state.legal(seat))
    assert {make_bot("random", seed).choose(*told) for seed in range(100)} == set(state.legal(seat))


def test_greedy_bots_play_their_lowest_card_and_keep_trumps():
    position = kozyr.game("durak").deal(seed=1).position()
    trump = position["trump"][1]
    state = kozyr.game("durak").load(position)
    seat = state.to_act[0]
    hand = position["hands"][seat]
    plain = [card for card in hand if card[1] != trump]
    lowest = min(plain or hand, key=lambda card: "6789TJQKA".index(card[0]))
    chosen = make_bot("greedy", 1).choose(Knowledge.at(state, seat), state.legal(seat), FEW)
    assert chosen[0] == lowest[0]


@pytest.mark.parametrize("name", ["", "Greedy", "clever", "random ", "x" * 500])
def test_there_is_no_bot_of_another_name(name):
    with pytest.raises(UnknownBot, match="the bots are"):
        make_bot(name, 1)
