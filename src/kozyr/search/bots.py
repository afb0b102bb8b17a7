"""All bots, in one table.

A bot is given what its seat knows and its legal moves, never the state: it cannot peek.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from kozyr.errors import N_, KozyrError
from kozyr.games.chance import Generator, seed_words, start
from kozyr.games.document import short
from kozyr.games.game import Game
from kozyr.search import engine
from kozyr.search.asked import check_question, check_turn, one_of
from kozyr.search.budget import Budget
from kozyr.search.knowledge import Knowledge
from kozyr.search.levels import LEVELS, Level

SCRATCH = 256
QUICK_SECONDS = 0.1


class UnknownBot(KozyrError):
    """There is no bot of that name."""

    code = "bot"


class Bot(Protocol):
    """Chooses moves for a seat."""

    def prepare(self, game: Game[Any]) -> None:
        """Wait until it can play at full strength."""

    def choose(
        self, knowledge: Knowledge, legal: Sequence[str], budget: Budget | None = None
    ) -> str:
        """One of the legal moves; without a budget, within the bot's own.

        Raises: IllegalMove if there are none, or they are not those of what the seat knows;
        PositionError if it has seen nothing yet; BudgetError.
        """


class RandomBot:
    """Each legal move is as likely as any other."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(str(seed))

    def prepare(self, game: Game[Any]) -> None:
        pass

    def choose(
        self, knowledge: Knowledge, legal: Sequence[str], budget: Budget | None = None
    ) -> str:
        check_question(knowledge, legal, budget)
        return self.random.choice(legal)


class PolicyBot:
    """Plays by one of a game's quick policies, `greedy`, `expert` or `novice`."""

    def __init__(self, policy: str, seed: int | str) -> None:
        self.policy = policy
        self.rng = Generator()
        start(self.rng, seed_words(seed), 0)

    def prepare(self, game: Game[Any]) -> None:
        pass

    def choose(
        self, knowledge: Knowledge, legal: Sequence[str], budget: Budget | None = None
    ) -> str:
        check_question(knowledge, legal, budget)
        game, view = knowledge.game, knowledge.view
        board = game.read(game.guess(view, game.unseen(view)))
        check_turn(knowledge, board)
        source: Any = game.rules if self.policy == "greedy" else game.thinking
        choice = getattr(source, self.policy)(board, knowledge.seat, self.rng, [0] * SCRATCH)
        return one_of(legal, game.write(board, choice))


class SearchBot:
    """Searches. Until the search is compiled it plays as `expert` does, unless it may wait.

    It waits when its budget is one of iterations alone: then the same seed gives the same moves.
    """

    def __init__(self, level: Level, seed: int | str) -> None:
        self.level = level
        self.seed = seed
        self.moves = 0
        self.stopgap = PolicyBot("expert", seed)

    def prepare(self, game: Game[Any]) -> None:
        engine.searcher(game)

    def choose(
        self, knowledge: Knowledge, legal: Sequence[str], budget: Budget | None = None
    ) -> str:
        check_question(knowledge, legal, budget)
        self.moves += 1
        budget = self.level.budget(knowledge.game.name, budget)
        patient = budget.seconds is None
        find = engine.searcher if patient else engine.ready_searcher
        searcher = find(knowledge.game)
        if len(legal) == 1:
            return legal[0]
        if searcher is None:
            return self.stopgap.choose(knowledge, legal)
        told = knowledge.forgotten() if self.level.forgets else knowledge
        seed = f"{self.seed}/{self.moves}"
        lines = searcher.search(told, seed, budget, self.level.style, decide=True)
        return one_of(legal, lines[0].move)


def search_bot(name: str) -> Callable[[int | str], Bot]:
    """What makes the searching bot of a level."""
    return lambda seed: SearchBot(LEVELS[name], seed)


def policy_bot(policy: str) -> Callable[[int | str], Bot]:
    """What makes a bot of a quick policy."""
    return lambda seed: PolicyBot(policy, seed)


FOR_PEOPLE: dict[str, Callable[[int | str], Bot]] = {
    "beginner": policy_bot("novice"),
    **{name: search_bot(name) for name in ("casual", "strong", "master")},
}
"""Whom people choose between, the weakest first: each wins most games against the one before."""

BASELINES: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": policy_bot("greedy"),
    "expert": policy_bot("expert"),
    "dmcts": search_bot("dmcts"),
}
"""What strength is measured against."""

BOTS = FOR_PEOPLE | BASELINES


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
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownBot(
            N_("there is no bot {name}: the bots are {bots}"),
            name=short(name),
            bots=", ".join(sorted(BOTS)),
        )


def seconds_for(name: str) -> float:
    """What a bot may take for a move, in seconds."""
    return LEVELS[name].seconds if name in LEVELS else QUICK_SECONDS
