"""The levels of play, in one table: who thinks how, and for how long."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from kozyr.search.budget import Budget
from kozyr.search.style import EXPERT, GREEDY, Style

NO_LIMIT: Mapping[str, int] = MappingProxyType({})
ANY_GAME = "any"


class Level(NamedTuple):
    """A bot that searches: its style, and what it thinks for a move if it is told nothing else.

    `iterations` are those of each game: a game of few choices takes few to be played as well as
    another is with many. With `forgets` it goes by what lies on the table, and remembers nothing.
    """

    style: Style
    seconds: float
    iterations: Mapping[str, int] = NO_LIMIT
    forgets: bool = False

    def budget(self, game: str, told: Budget | None = None) -> Budget:
        """The budget for a move: more time makes no level think of more than is its own."""
        own = self.iterations.get(game, self.iterations.get(ANY_GAME))
        if told is None:
            return Budget(self.seconds, own)
        return Budget(told.seconds, own if told.iterations is None else told.iterations)


BY_TREE_ALONE = Style(rollout=GREEDY, belief=False, exact=False, habit=0)
"""Quick play by the rules' own policy, no guess from others' moves, no proofs."""

LEVELS: dict[str, Level] = {
    "dmcts": Level(BY_TREE_ALONE._replace(explore=1400, worlds=30), 0.5, {ANY_GAME: 30}),
    "casual": Level(BY_TREE_ALONE, 0.2, {ANY_GAME: 60, "blaze": 105, "blulu": 3}, forgets=True),
    "strong": Level(
        BY_TREE_ALONE._replace(rollout=EXPERT), 0.2, {ANY_GAME: 600, "blaze": 180, "blulu": 20}
    ),
    "master": Level(Style(), 0.5),
}
"""`dmcts` is a baseline for measurement, by the method of single determinizations."""
