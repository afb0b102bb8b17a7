"""How a search goes about it."""

from typing import NamedTuple

GREEDY = 0
EXPERT = 1


class Style(NamedTuple):
    """How a search goes about it.

    `rollout` is the quick policy that plays on (`EXPERT`, …) for `patience` moves at most,
    `explore` the weight of curiosity in thousandths of a win. With `worlds` the search is that of
    so many single layouts of the hidden cards, each with a tree of its own and all the iterations.
    With `belief` cards lie where the moves of their holders make it likely. With `exact` an ending
    in which nothing is hidden is solved, where that fits the budget.

    Two shares in thousandths, of others' moves that the quick policy makes in the tree (`habit`)
    and of iterations in which another imagines the observer's hand (`redeal`), see `search.tree`.
    """

    rollout: int = EXPERT
    explore: int = 700
    patience: int = 1000
    worlds: int = 0
    belief: bool = True
    exact: bool = True
    habit: int = 250
    redeal: int = 0
