"""Who sits at a seat of a match: a bot, or somebody's program."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kozyr.arena.contest import PROGRAM, Contest
from kozyr.games.game import Game
from kozyr.search import Bot, Budget, Knowledge, make_bot


class Forfeit(Exception):
    """A player who broke off or against the rules; `reason` is a word of `REASONS`."""

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.said = said.encode(errors="replace").decode()


REASONS = ("illegal", "late", "unreadable", "exit")


class Player(Protocol):
    """One seat's player in one game."""

    def observe(self, seat: int, move: str, view: Mapping[str, Any]) -> None:
        """Learn of a move or a deal, and the view after it."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        """One of the legal moves.

        Raises: Forfeit.
        """

    def end(self, result: Mapping[str, Any] | None) -> None:
        """The game is over, or broken off (None)."""


class BotPlayer:
    """One of our bots, which is told what its seat knows."""

    def __init__(self, bot: Bot, knowledge: Knowledge, budget: Budget | None) -> None:
        self.bot = bot
        self.knowledge = knowledge
        self.budget = budget

    def observe(self, seat: int, move: str, view: Mapping[str, Any]) -> None:
        self.knowledge.observe(seat, move, view)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        return self.bot.choose(self.knowledge, legal, self.budget)

    def end(self, result: Mapping[str, Any] | None) -> None:
        """A bot learns nothing from a result."""


def make_player(contest: Contest, name: str, game: Game[Any], seat: int, seed: int) -> Player:
    """The player of that name for one game."""
    if name.startswith(PROGRAM):
        seconds = contest.budget.seconds if contest.budget else None
        from kozyr.arena.programs import ProgramPlayer

        return ProgramPlayer(name, game, contest.players, seat, seed, seconds)
    knowledge = Knowledge(game, contest.players, seat)
    bot = make_bot(name, seed)
    bot.prepare(game)
    return BotPlayer(bot, knowledge, contest.budget)
