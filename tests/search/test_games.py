"""Whole games between bots: every move is legal, and every game ends."""

import pytest

import kozyr
from kozyr.search import BOTS, Budget, Knowledge, make_bot
from kozyr.search.knowledge import DEAL, heard
from tests.helpers import every_table
from tests.search import bot_games
from tests.share import SHARE, share

FEW = Budget(iterations=10)
NAMES = sorted(BOTS)
APART = 3
"""How far apart neighbours' bots stand in `NAMES`: all meet in turn."""


@every_table
def test_games_of_quick_bots_end_and_every_move_is_legal(name, players):
    """10,000 games in all where all samples are taken."""
    count = share(2000)
    tally_of = bot_games.tally_by_machine
    if SHARE < 1:
        count, tally_of = share(100), bot_games.tally_interpreted
    tally = tally_of(kozyr.game(name), players, count)
    assert tally[bot_games.ILLEGAL] == 0
    assert tally[bot_games.OVER_AT_LAST] + tally[bot_games.CUT_OFF] == count
    assert tally[bot_games.CUT_OFF] <= (0.02 * count if name == "blaze" else 0)
    assert tally[bot_games.MOVES] > 20 * count


@pytest.mark.parametrize("name", ["durak"])
def test_both_ways_play_the_same_games(name):
    game = kozyr.game(name)
    both = (bot_games.tally_by_machine, bot_games.tally_interpreted)
    one, other = (tally_of(game, game.min_players, 5) for tally_of in both)
    assert one == other


@every_table
def test_games_of_every_bot_end_and_every_move_is_legal(name, players):
    met = set()
    for number in range(60 if SHARE >= 1 else len(NAMES)):
        bots = [NAMES[(number + APART * seat) % len(NAMES)] for seat in range(players)]
        play_game(kozyr.game(name), bots, number)
        met |= {(seat, bot) for seat, bot in enumerate(bots)}
    assert len(met) == players * len(NAMES)


def play_game(game, names, number):
    """Play a game to its end, each seat told as a bot is; every move must be legal."""
    state = game.deal(len(names), seed=f"bots {number}")
    bots = [make_bot(name, number) for name in names]
    told = [Knowledge(game, len(names), seat) for seat in range(len(names))]
    for each in told:
        each.observe(-1, DEAL, state.view(each.seat))
    while not state.over and game.rules.laps(state.board) < game.rules.CUT_OFF:
        seat, done = state.to_act[0], len(state.history)
        legal = state.legal(seat)
        move = bots[seat].choose(told[seat], legal, FEW)
        assert move in legal, (names, number, state.history)
        state.play(seat, move)
        for each in told:
            for who, what in state.history[done:]:
                view = state.view(each.seat)
                each.observe(who, heard(game, what, who, each.seat), view)
    assert state.over or game.name == "blaze"
