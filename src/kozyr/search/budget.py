"""How much a bot may think about a move."""

from typing import NamedTuple


class Budget(NamedTuple):
    """Seconds, or iterations of the search, or both: whichever is used up first.

    With iterations alone a search gives the same move for the same seed, on any machine.
    """

    seconds: float | None = None
    iterations: int | None = None
