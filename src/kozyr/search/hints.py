"""Hints: what the search thinks of each move a seat may make, and how sure it is."""

from typing import NamedTuple

from kozyr.search import engine
from kozyr.search.budget import Budget
from kozyr.search.knowledge import Knowledge
from kozyr.search.levels import LEVELS

WIDTH = 0.98
"""Half the width of a 95 % interval around a share of so many tries is at most this over sqrt."""


class Hint(NamedTuple):
    """A move, its expected result (1 a win, 0 a loss), and how far that may be off, either way.

    `proved`: nothing is hidden any more, and no move has a better outcome with perfect play.
    """

    move: str
    result: float
    margin: float
    proved: bool


def hint(knowledge: Knowledge, budget: Budget, seed: int | str = 0) -> list[Hint]:
    """The moves worth a thought, the best first; empty if it is not the seat's turn.

    The margin is that of the tries alone, not of what the search does not know of the others' play.
    With a budget of iterations the same seed gives the same hints. Waits for the compiler.
    """
    if not to_move(knowledge):
        return []
    lines = engine.searcher(knowledge.game).search(knowledge, seed, budget, LEVELS["master"].style)
    return [
        Hint(
            line.move,
            line.value,
            0.0 if line.proved else min(1.0, WIDTH / max(1, line.visits) ** 0.5),
            line.proved,
        )
        for line in lines
    ]


def to_move(knowledge: Knowledge) -> bool:
    """Whether it is the seat's turn."""
    game, view = knowledge.game, knowledge.view
    board = game.read(game.guess(view, game.unseen(view)))
    return bool(game.rules.actors(board) >> knowledge.seat & 1)
