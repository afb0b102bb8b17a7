"""Exact endings: perfect play where nothing is hidden any more and no card is left to draw."""

from collections.abc import Mapping
from typing import Any

from kozyr.games.game import Game
from kozyr.search.endings import any_game, durak
from kozyr.search.endings.durak import COMPILED, ready
from kozyr.search.endings.solution import (
    MOST_NODES,
    BadNodes,
    NotAnEnding,
    Solution,
    check_ending,
    check_nodes,
    is_ending,
)

__all__ = [
    "COMPILED",
    "MOST_NODES",
    "NODES",
    "BadNodes",
    "NotAnEnding",
    "Solution",
    "check_ending",
    "is_ending",
    "ready",
    "solve",
]

NODES = 100_000
"""What `solve` may cost if nobody says otherwise, in positions."""


def solve(
    game: Game[Any],
    position: Any,
    nodes: int = NODES,
    machine: bool = True,
    line: bool = True,
) -> Solution | None:
    """The outcome of perfect play with open cards; None if it takes more than `nodes` positions.

    `position` is a board or a position's document. With `machine`, Durak's solver is compiled (see
    `ready`), else interpreted. Without `line` the line stops at the first move; else all of it has
    to be found within `nodes`, which is from 1 to `MOST_NODES`. The same question gets the same
    answer, whatever was asked before. An interrupt is heard within a fraction of a second.

    Raises: NotAnEnding where cards are still to be drawn or bets are open; PositionError; BadNodes
    for a number of positions that cannot be.
    """
    check_nodes(nodes)
    board = game.read(position) if isinstance(position, Mapping) else position
    check_ending(game, board)
    if game.name == "durak":
        return durak.solve(game, board, nodes, machine, line)
    return any_game.solve(game, board, nodes, line)
