"""Dealing and playing any game to its end, for `Binder` to bind to one game's `rules`.

`rules` is a rules module (`kozyr.games.game.Rules`), and `choose` a policy: a function of a board,
a seat, a generator and a scratch list that returns an action.
"""

from typing import Any

from kozyr.games.chance import (
    POLICY_STREAM,
    STREAMS_PER_GAME,
    Generator,
    below,
    deal_stream,
    shuffle,
    start,
)
from kozyr.games.status import DEALING, OVER

rules: Any = None
choose: Any = None

SCRATCH = 256

GAMES = 0
ACTIONS = 1
LONGEST = 2
CUT = 3
DRAWS = 4
WINS = 5
TALLY = 10


def first_deal(s: Any, players: int, rng: Generator, cards: list[int]) -> None:
    """Begin a game: a seat is drawn (B2.3's active player, L2.3's dealer), then cards are dealt."""
    rules.begin(s, players, below(rng, players))
    next_deal(s, rng, cards)


def next_deal(s: Any, rng: Generator, cards: list[int]) -> int:
    """Shuffle and deal; the cards stand in `cards` in dealing order. Returns their number."""
    n: int = rules.pack(s, cards)
    shuffle(rng, cards, n)
    rules.deal(s, cards)
    return n


def deal_later(
    s: Any, words: list[int], number: int, deal: int, rng: Generator, scratch: list[int]
) -> None:
    """Make a later deal of game `number`; choices then go on in their stream from where it was."""
    a, b, c, counter = rng.a, rng.b, rng.c, rng.counter
    start(rng, words, deal_stream(number, deal))
    next_deal(s, rng, scratch)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter


def play_game(
    s: Any, players: int, words: list[int], number: int, rng: Generator, scratch: list[int]
) -> int:
    """Play game `number` of a seed, all seats by `choose`; return the number of actions.

    Deals come from the game's deal streams, as `Game.deal` makes them; choices from its policy
    stream. A game that reaches `rules.CUT_OFF` laps stops there, not over (B11.1).
    """
    start(rng, words, deal_stream(number, 0))
    first_deal(s, players, rng, scratch)
    start(rng, words, number * STREAMS_PER_GAME + POLICY_STREAM)
    actions = 0
    deals = 1
    while s.status != OVER and rules.laps(s) < rules.CUT_OFF:
        if s.status == DEALING:
            deal_later(s, words, number, deals, rng, scratch)
            deals += 1
        else:
            seat = rules.actor(s)
            rules.play(s, seat, choose(s, seat, rng, scratch))
            actions += 1
    return actions


def play_games(
    first: int,
    count: int,
    players: int,
    words: list[int],
    s: Any,
    rng: Generator,
    scratch: list[int],
    tally: list[int],
) -> None:
    """Play `count` games of a seed from number `first` on, adding them up in `tally`."""
    for number in range(first, first + count):
        actions = play_game(s, players, words, number, rng, scratch)
        tally[GAMES] += 1
        tally[ACTIONS] += actions
        tally[LONGEST] = max(tally[LONGEST], actions)
        if s.status != OVER:
            tally[CUT] += 1
        else:
            drawn = 1
            for seat in range(players):
                if rules.payoff(s, seat) > 0:
                    tally[WINS + seat] += 1
                    drawn = 0
            tally[DRAWS] += drawn
