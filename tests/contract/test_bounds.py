"""No index wraps and no field overflows: compiled, either would silently read rubbish."""

import pytest

import kozyr
from kozyr.games import chance, playing
from kozyr.games.binding import Binder
from kozyr.games.status import DEALING, OVER
from tests.helpers import every_table, seeds


class CheckedList(list):
    """A list that has no negative places and holds only integers of so many bits."""

    bits = 64

    def __getitem__(self, place):
        if isinstance(place, slice):
            return checked(super().__getitem__(place), self.bits)
        return super().__getitem__(self.inside(place))

    def __setitem__(self, place, value):
        super().__setitem__(self.inside(place), fitting(value, self.bits))

    def inside(self, place):
        assert type(place) is int
        if not 0 <= place < len(self):
            raise IndexError(f"place {place} of a list of {len(self)}")
        return place


def checked(values, bits=64):
    twin = CheckedList(values)
    twin.bits = bits
    return twin


def fitting(value, bits):
    """A value that a field of so many bits can hold, below the limit of the rules."""
    assert isinstance(value, int), value
    assert -(1 << bits - 1) <= value < 1 << min(bits - 1, 62), f"{value} needs over {bits} bits"
    return value


class CheckedBoard:
    """A board, or generator, that checks every value it is given."""

    def __init__(self, kind):
        fields = kind.fields
        object.__setattr__(self, "_bits", {name: field.bits for name, field in fields.items()})
        for name, field in fields.items():
            value = checked([0] * field.length, field.bits) if field.length else 0
            object.__setattr__(self, name, value)

    def __setattr__(self, name, value):
        object.__setattr__(self, name, fitting(value, self._bits[name]))


def test_the_checks_work():
    board = CheckedBoard(kozyr.game("durak").board_type)
    with pytest.raises(IndexError):
        board.hand[-1]
    with pytest.raises(IndexError):
        board.talon[36] = 1
    with pytest.raises(AssertionError, match="needs over 8 bits"):
        board.trump = 128
    with pytest.raises(AssertionError, match="needs over 64 bits"):
        board.hand[0] = 1 << 62
    with pytest.raises(KeyError):
        board.tramp = 1


@every_table
@pytest.mark.parametrize("policy", ["sample", "greedy"])
@seeds(6)
def test_the_rules_stay_within_bounds(name, players, policy, seed):
    """Every function of the rules, on a board, a generator and lists that check themselves."""
    game = kozyr.game(name)
    rules = game.rules
    board, rng = CheckedBoard(game.board_type), CheckedBoard(chance.Generator)
    scratch = checked([0] * playing.SCRATCH)
    out = checked([0] * game.most_moves)
    chance.start(rng, chance.seed_words(seed), 0)
    game.bound(playing.first_deal)(board, players, rng, scratch)
    choose = getattr(rules, policy)
    for _ in range(2000):
        if board.status == OVER or rules.laps(board) >= rules.CUT_OFF:
            break
        if board.status == DEALING:
            game.bound(playing.next_deal)(board, rng, scratch)
            continue
        seat = rules.actor(board)
        assert rules.actors(board) >> seat & 1
        n = rules.legal(board, seat, out)
        action = choose(board, seat, rng, scratch)
        assert action in [out[i] for i in range(n)], f"{name}, {players} players, seed {seed}"
        rules.play(board, seat, action)
        game.position(board)
    for seat in range(players):
        fitting(rules.payoff(board, seat), 8)


@every_table
@seeds(3)
def test_whole_games_stay_within_bounds(name, players, seed):
    """The loop that simulations compile, with both policies."""
    game = kozyr.game(name)
    board, rng = CheckedBoard(game.board_type), CheckedBoard(chance.Generator)
    scratch, tally = checked([0] * playing.SCRATCH), checked([0] * playing.TALLY)
    words = checked(chance.seed_words(seed))
    for choose in (game.rules.sample, game.rules.greedy):
        play_games = Binder({"rules": game.rules, "choose": choose}).bind(playing.play_games)
        play_games(seed, 3, players, words, board, rng, scratch, tally)
    assert tally[playing.GAMES] == 6
