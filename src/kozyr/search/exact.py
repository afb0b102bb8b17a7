"""Handing over to the exact solver, once what a seat knows leaves one layout of the cards."""

from typing import Any, NamedTuple

from kozyr.search import endings
from kozyr.search.endings import any_game
from kozyr.search.knowledge import Knowledge
from kozyr.search.layouts import canonical_board, settled


class Effort(NamedTuple):
    """The positions a solver looks at in a second, and at most where there is no time limit.

    The latter is the same on every machine.
    """

    a_second: int
    untimed: int


COMPILED = {"durak": Effort(1_500_000, 100_000)}
"""The games whose solver is compiled; those of others are searched by the interpreter."""
INTERPRETED = Effort(5_000, 1_000)
PART = 0.4
"""The part of the time that goes to the solver before the search gets the rest."""


class Proof(NamedTuple):
    """A best move, and what the seat gets by it with perfect play: 0 … 1, its chance to win."""

    move: str
    value: float


def prepare(name: str) -> None:
    """Have the solver compiled."""
    if name in COMPILED:
        endings.ready()


def solved(knowledge: Knowledge, seconds: float | None) -> Proof | None:
    """The outcome of perfect play; None if something is hidden, or there are too many positions.

    A round that does not end the game is worth what the search's own `estimate` says of the score.
    """
    game = knowledge.game
    if not settled(knowledge):
        return None
    board: Any = canonical_board(knowledge)[0]
    if not endings.is_ending(game, board):
        return None
    effort = COMPILED.get(game.name, INTERPRETED)
    nodes = effort.untimed if seconds is None else max(1, int(PART * seconds * effort.a_second))
    if game.name in COMPILED:
        found = endings.solve(game, board, nodes, line=False)
    else:
        found = any_game.solve(game, board, nodes, False, any_game.chances)
    if found is None:
        return None
    value = found.values[knowledge.seat]
    return Proof(found.move, (value + 1) / 2 if game.name in COMPILED else value)
