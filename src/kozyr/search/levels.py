"""The levels of play, in one table: who thinks how, and for how long."""

from typing import NamedTuple

from kozyr.search.budget import Budget
from kozyr.search.style import EXPERT, GREEDY, Style


class Level(NamedTuple):
    """A bot that searches: its style, and the budget it has if it is given none.

    With `forgets` it goes by what lies on the table now, and remembers nothing.
    """

    style: Style
    budget: Budget
    forgets: bool = False

    def within(self, budget: Budget | None) -> Budget:
        """The budget for a move: more time makes no level think of more than is its own."""
        if budget is None:
            return self.budget
        iterations = budget.iterations
        return Budget(budget.seconds, self.budget.iterations if iterations is None else iterations)


BY_TREE_ALONE = Style(rollout=GREEDY, belief=False, exact=False)
"""Quick play by the rules' own policy, no guess from others' moves, no proofs."""

LEVELS: dict[str, Level] = {
    "dmcts": Level(BY_TREE_ALONE._replace(explore=1400, worlds=30), Budget(0.5, 30)),
    "casual": Level(BY_TREE_ALONE, Budget(0.2, 60), forgets=True),
    "strong": Level(BY_TREE_ALONE._replace(rollout=EXPERT), Budget(0.2, 600)),
    "master": Level(Style(), Budget(0.5)),
}
"""`dmcts` is a baseline for measurement, by the method of single determinizations."""
