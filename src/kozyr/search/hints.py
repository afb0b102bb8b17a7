"""Hints: what the search thinks of each move a seat may make, and how sure it is."""

import time
from math import sqrt
from typing import NamedTuple

from kozyr.search import engine, exact
from kozyr.search.budget import Budget, check_limit
from kozyr.search.knowledge import Knowledge
from kozyr.search.levels import LEVELS

ONE_TRY = 0.98
"""The margin of a single try: 1.96 standard deviations, which for a share are one half at most.

The margin of n tries is that over the square root of n.
"""
SHORTEST = 0.001
"""Seconds that are left to the search, whatever the solver took."""


class Hint(NamedTuple):
    """A move, its expected result (1 a win, 0 a loss), and how far that may be off, either way.

    `proved`: nothing is hidden any more, and with perfect play this is what the seat gets, by this
    move and by no other more. Of a round that does not end the game only the score is proved: the
    result is then an estimate of the chance to win with it.
    """

    move: str
    result: float
    margin: float
    proved: bool


def hint(knowledge: Knowledge, budget: Budget, seed: int | str = 0) -> list[Hint]:
    """The moves worth a thought, the best first; empty if it is not the seat's turn.

    Where a win or a draw is proved, that is one move. Where the loss is, every move is a proved 0,
    the hardest to answer first. The margin is that of the tries alone, not of what the search does
    not know of the others' play. With a budget of iterations the same seed gives the same hints.
    Waits for the compiler.

    Raises: BudgetError for a budget without an end; PositionError for knowledge of nothing.
    """
    check_limit(budget)
    if not to_move(knowledge):
        return []
    searcher = engine.searcher(knowledge.game)
    began = time.perf_counter()
    proof = exact.solved(knowledge, budget.seconds)
    if proof is not None and proof.value > 0:
        return [Hint(proof.move, proof.value, 0.0, True)]
    rest = rest_of(budget, time.perf_counter() - began)
    lines = searcher.search(knowledge, seed, rest, LEVELS["master"].style._replace(exact=False))
    if proof is not None:
        return [Hint(line.move, 0.0, 0.0, True) for line in lines]
    return [Hint(line.move, line.value, margin(line.visits), False) for line in lines]


def rest_of(budget: Budget, spent: float) -> Budget:
    """What is left of a budget after some seconds."""
    if budget.seconds is None:
        return budget
    return Budget(max(SHORTEST, budget.seconds - spent), budget.iterations)


def margin(tries: int) -> float:
    """How far the average of so many tries may be off, in 95 of 100 cases."""
    return min(1.0, ONE_TRY / sqrt(max(1, tries)))


def to_move(knowledge: Knowledge) -> bool:
    """Whether it is the seat's turn."""
    return knowledge.seat in seats_to_move(knowledge)


def seats_to_move(knowledge: Knowledge) -> list[int]:
    """The seats whose turn it is."""
    game, view = knowledge.game, knowledge.view
    actors = game.rules.actors(game.read(game.guess(view, game.unseen(view))))
    return [seat for seat in range(knowledge.players) if actors >> seat & 1]
