"""Handing over to the exact solver, once what a seat knows leaves one layout of the cards."""

from typing import Any

from kozyr.search import endings
from kozyr.search.endings import Solution
from kozyr.search.knowledge import Knowledge
from kozyr.search.layouts import canonical_board, settled

COMPILED = frozenset({"durak"})
"""The games whose solver is compiled; others are small enough at their end for the search."""
NODES_A_SECOND = 1_500_000
FEW_NODES = 100_000
"""What a search without a time limit spends, so that it is the same on every machine."""
PART = 0.4
"""The part of the time that goes to the solver before the search gets the rest."""


def prepare(name: str) -> None:
    """Have the solver compiled."""
    if name in COMPILED:
        endings.ready()


def solved(knowledge: Knowledge, seconds: float | None) -> Solution | None:
    """The outcome of perfect play; None if something is hidden, or there are too many positions."""
    game = knowledge.game
    if game.name not in COMPILED:
        return None
    if not settled(knowledge):
        return None
    board: Any = canonical_board(knowledge)[0]
    if not endings.is_ending(game, board):
        return None
    nodes = FEW_NODES if seconds is None else max(1, int(PART * seconds * NODES_A_SECOND))
    return endings.solve(game, board, nodes, line=False)
