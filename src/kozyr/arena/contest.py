"""What is played: two players, a game, deals and budgets; and the seeds that follow from them."""

import hashlib
import shlex
import shutil
from dataclasses import asdict, dataclass
from typing import Any

from kozyr.errors import N_, KozyrError
from kozyr.games import game as game_named
from kozyr.games.document import short
from kozyr.games.game import Game
from kozyr.search import Budget, check_bot

PROGRAM = "exec:"


class ContestError(KozyrError):
    """A match that cannot be played as it was asked for."""

    code = "contest"


@dataclass(frozen=True)
class Contest:
    """A match of `a` against `b`, each a bot's name or `exec:COMMAND`.

    Every deal is played once from every seat: `a` in that seat, `b` in all others. `seconds` and
    `iterations` are what a move may cost; without either each bot takes its own time.
    """

    a: str
    b: str
    game: str
    players: int
    seconds: float | None = None
    iterations: int | None = None
    seed: str = "0"

    @property
    def rules(self) -> Game[Any]:
        """The game."""
        return game_named(self.game)

    @property
    def budget(self) -> Budget | None:
        """What a move may cost.

        Raises: BudgetError.
        """
        if self.seconds is None and self.iterations is None:
            return None
        return Budget(self.seconds, self.iterations)

    def check(self) -> None:
        """Complain about what cannot be.

        Raises: ContestError, UnknownBot, UnknownGame, SeatError, PositionError, BudgetError.
        """
        self.rules.check_players(self.players)
        if not isinstance(self.seed, str):
            raise ContestError(
                N_("the seed of a match is a text, not {seed}"), seed=short(self.seed)
            )
        self.rules.check_seed(self.seed)
        Budget(self.seconds, self.iterations)
        for name in (self.a, self.b):
            if not isinstance(name, str) or not name.startswith(PROGRAM):
                check_bot(name)
            elif shutil.which((command_of(name) or [""])[0]) is None:
                raise ContestError(N_("there is no program to run in {player}"), player=name)

    def seat_seed(self, deal: int, place: int, seat: int) -> int:
        """The seed for the choices of a seat, when `a` sits in `place`."""
        text = f"{self.seed} {deal} {place} {seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 1

    def document(self) -> dict[str, Any]:
        """All of it, JSON-ready.

        Raises: BudgetError.
        """
        return asdict(self) | asdict(self.budget or Budget())


def command_of(name: str) -> list[str]:
    """The words of the command in `exec:COMMAND`.

    Raises: ContestError.
    """
    try:
        return shlex.split(name.removeprefix(PROGRAM))
    except ValueError:
        raise ContestError(N_("a quotation mark is open in {player}"), player=name) from None
