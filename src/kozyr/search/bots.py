"""The simplest bots, in one table.

A bot is given what its seat knows and its legal moves, never the state: it cannot peek.
"""

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from kozyr.errors import N_, KozyrError
from kozyr.games.chance import Generator
from kozyr.games.document import short
from kozyr.search.budget import Budget
from kozyr.search.knowledge import Knowledge


class UnknownBot(KozyrError):
    """There is no bot of that name."""

    code = "bot"


class Bot(Protocol):
    """Chooses moves for a seat."""

    def choose(
        self, knowledge: Knowledge, legal: Sequence[str], budget: Budget | None = None
    ) -> str:
        """One of the legal moves; without a budget, within the bot's own."""


class RandomBot:
    """Each legal move is as likely as any other."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(str(seed))

    def choose(
        self, knowledge: Knowledge, legal: Sequence[str], budget: Budget | None = None
    ) -> str:
        return self.random.choice(legal)


class GreedyBot:
    """The rules' `greedy` policy: the lowest card that works, the capture worth most now."""

    def __init__(self, seed: int | str) -> None:
        pass

    def choose(
        self, knowledge: Knowledge, legal: Sequence[str], budget: Budget | None = None
    ) -> str:
        game, view = knowledge.game, knowledge.view
        board = game.read(game.guess(view, game.unseen(view)))
        action = game.rules.greedy(board, knowledge.seat, Generator(), [0] * game.most_moves)
        return game.write(board, action)


BOTS: dict[str, Callable[[int | str], Bot]] = {"greedy": GreedyBot, "random": RandomBot}

SECONDS = {"greedy": 0.1, "random": 0.1}
"""What each may take for a move."""


def make_bot(name: str, seed: int | str) -> Bot:
    """The bot of that name; the seed is for its own choices.

    Raises: UnknownBot.
    """
    check_bot(name)
    return BOTS[name](seed)


def check_bot(name: str) -> None:
    """Complain about a bot that there is not.

    Raises: UnknownBot.
    """
    if name not in BOTS:
        raise UnknownBot(
            N_("there is no bot {name}: the bots are {bots}"),
            name=short(name),
            bots=", ".join(sorted(BOTS)),
        )
