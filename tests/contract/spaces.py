"""The whole move space of each game, and texts that are no moves at all."""

from functools import cache

import kozyr
from tests.helpers import walk

GARBAGE = (
    "",
    " ",
    "?",
    "7",
    "DONE",
    "done ",
    " take",
    "7s 9s",
    "7s\n",
    "bet",
    "bet 1@9",
    "bet 2@0",
    "bet 1@-1",
    "bet 1@²",
    "B3:",
    ":B3",
    "B3:R9:R9",
    "7ML+",
    "7ML+7ML",
    "7ML*3MW",
    "+",
    "deal",
    "deal 7s",
    "т",
    "null",
    "0",
    "x" * 10_000,
    "{brace}",
    "%s",
)
NOT_TEXT = (None, 0, 7, True, 1.5, b"7s", ["7s"], {"move": "7s"})


def durak():
    return [*kozyr.game("durak").deck.codes, "take", "done"]


def blaze():
    codes = kozyr.game("blaze").deck.codes
    rejections = [f"{challenge}:{card}" for challenge in codes for card in codes]
    bets = [f"bet {value}@{seat}" for value in (0, 1) for seat in range(5)]
    return [*codes, *rejections, *bets, "pass", "done"]


def blulu():
    codes = kozyr.game("blulu").deck.codes
    value = {"A": 1, "C": 10} | {str(n): n for n in range(2, 10)}
    pairs = [
        (a, b) if value[a[0]] >= value[b[0]] else (b, a)
        for i, a in enumerate(codes)
        for b in codes[i + 1 :]
    ]
    return [a + sign + b for a, b in pairs for sign in "+-=,"]


SPACES = {"durak": durak, "blaze": blaze, "blulu": blulu}


@cache
def move_space(name):
    """Every move a game has, written as the game writes it; for a new game those met in play."""
    return sorted(set(SPACES[name]() if name in SPACES else met(name)))


def met(name):
    """The moves that were legal at some time in a few games."""
    game = kozyr.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for seed in range(10):
            for state, seat, _ in walk(name, players, seed):
                yield from state.legal(seat)
