"""Whether a bot is asked what it can answer."""

from collections.abc import Sequence
from typing import Any

from kozyr.errors import N_, IllegalMove, PositionError
from kozyr.search.budget import Budget, check_budget
from kozyr.search.knowledge import Knowledge


def check_question(knowledge: Knowledge, legal: Sequence[str], budget: Budget | None) -> None:
    """Complain if nothing is known, nothing can be chosen, or the budget is none.

    Raises: PositionError, IllegalMove, BudgetError.
    """
    if not knowledge.view:
        raise PositionError(N_("seat {seat} has seen nothing yet"), seat=knowledge.seat)
    if not legal:
        raise no_move(knowledge)
    if budget is not None:
        check_budget(budget)


def check_turn(knowledge: Knowledge, board: Any) -> None:
    """Complain unless the knowledge's seat is to act on its board.

    Raises: IllegalMove.
    """
    if not knowledge.game.rules.actors(board) >> knowledge.seat & 1:
        raise no_move(knowledge)


def no_move(knowledge: Knowledge) -> IllegalMove:
    """The error for a seat that has nothing to choose."""
    return IllegalMove(
        N_("seat {seat} has no move to choose: it is not to act, or the game is over"),
        clause=knowledge.game.turn_clause,
        seat=knowledge.seat,
    )


def one_of(legal: Sequence[str], move: str) -> str:
    """A move, found to be among those that were called legal.

    Raises: IllegalMove if those are not the legal moves of what the seat knows.
    """
    if move not in legal:
        raise IllegalMove(
            N_("the moves to choose from are not the legal moves of what the seat knows")
        )
    return move
