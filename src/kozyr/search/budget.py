"""How much a bot may think about a move."""

import math
import operator
from contextlib import suppress
from dataclasses import dataclass
from numbers import Real
from typing import SupportsIndex

from kozyr.errors import N_, KozyrError
from kozyr.games.document import short


class BudgetError(KozyrError):
    """A budget that no search can keep."""

    code = "budget"


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds, or iterations of the search, or both: whichever is used up first.

    With iterations alone a search gives the same move for the same seed, on any machine. With
    neither a bot has what its level has; `hint`, and levels without a limit, need one of them.

    Raises: BudgetError for numbers that are no budget.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None:
            object.__setattr__(self, "seconds", time_of(self.seconds))
        if self.iterations is not None:
            object.__setattr__(self, "iterations", count_of(self.iterations))


def time_of(value: object) -> float:
    """A time that ends, in seconds; any real number's type will do, NumPy's as well.

    Raises: BudgetError.
    """
    seconds = math.nan
    if isinstance(value, Real) and not isinstance(value, bool):
        with suppress(OverflowError):
            seconds = float(value)
    if not 0 < seconds < math.inf:
        raise BudgetError(
            N_("the seconds of a budget are a number more than 0, not {value}"),
            value=short(value),
        )
    return seconds


def count_of(value: object) -> int:
    """A number of iterations; any whole number's type will do, NumPy's as well.

    Raises: BudgetError.
    """
    count = 0
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        with suppress(TypeError):
            count = operator.index(value)
    if count < 1:
        raise BudgetError(
            N_("the iterations of a budget are a whole number from 1 upwards, not {value}"),
            value=short(value),
        )
    return count


def is_count(value: object) -> bool:
    """Whether this is a number of things to do."""
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def check_budget(budget: object) -> None:
    """Complain about what is no budget.

    Raises: BudgetError.
    """
    if not isinstance(budget, Budget):
        raise BudgetError(
            N_("a budget is Budget(seconds, iterations), not {value}"), value=short(budget)
        )


def check_limit(budget: object) -> None:
    """Complain about a budget that sets a search no end.

    Raises: BudgetError.
    """
    check_budget(budget)
    if budget == Budget():
        raise BudgetError(
            N_("a search needs an end: give its budget seconds, or iterations, or both")
        )
