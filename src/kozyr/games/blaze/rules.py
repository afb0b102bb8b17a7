"""The rules of Blaze for three to five players, clauses B1 to B9, over a state of integers."""

from kozyr.games.blaze.actions import actor, actors, legal, play
from kozyr.games.blaze.board import Board
from kozyr.games.blaze.dealing import begin, deal, pack
from kozyr.games.blaze.policies import greedy, sample
from kozyr.games.blaze.rounds import score, winner

__all__ = [
    "CUT_OFF",
    "Board",
    "actor",
    "actors",
    "begin",
    "deal",
    "greedy",
    "laps",
    "legal",
    "pack",
    "payoff",
    "play",
    "sample",
    "score",
    "winner",
]

CUT_OFF = 400


def payoff(s: Board, seat: int) -> int:
    """What the finished game is worth to a seat: 1 to the winner, 0 to the others."""
    return 1 if winner(s) == seat else 0


def laps(s: Board) -> int:
    """The challenges resolved so far, which `CUT_OFF` limits in simulations (B11.1)."""
    return s.resolved
