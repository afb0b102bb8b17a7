"""Searchers for whoever needs one, made in the background: nobody waits for the compiler.

What no earlier run has compiled is compiled in a process of its own, so that this one can end at
any time; then a thread loads it.
"""

import subprocess
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from kozyr.games.game import Game

if TYPE_CHECKING:
    from kozyr.search.searcher import Searcher

_preparing: dict[str, "Preparation"] = {}
_lock = threading.Lock()


class Preparation:
    """One game's searcher in the making: `searcher` is None until it is made, or if that failed.

    Who asks for it by `load` has it tried again, and learns why it fails.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.searcher: Searcher | None = None
        self.loading = threading.Lock()

    def start(self) -> None:
        """Begin in the background."""
        threading.Thread(target=self.work, name=f"prepare {self.game.name}", daemon=True).start()

    def work(self) -> None:
        """Compile elsewhere, then load; where no process can be started, compile here."""
        with suppress(OSError):
            subprocess.run(
                [sys.executable, "-m", "kozyr.search.warm", self.game.name],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )
        self.load()

    def load(self) -> "Searcher":
        """Load here and now; compile if need be."""
        with self.loading:
            if self.searcher is None:
                self.searcher = made(self.game)
            return self.searcher


def made(game: Game[Any]) -> "Searcher":
    """A searcher that has searched once, so that its code is there.

    Its imports take Numba, which takes longer than a first move may.
    """
    from kozyr.compiled.cache import compiling
    from kozyr.search import exact
    from kozyr.search.searcher import Searcher

    with compiling(f"search_{game.name}"):
        searcher = Searcher(game)
        searcher.run(0)
        exact.prepare(game.name)
    return searcher


def prepare(game: Game[Any]) -> Preparation:
    """Have a game's searcher made in the background, unless that was asked before."""
    with _lock:
        if game.name not in _preparing:
            _preparing[game.name] = Preparation(game)
            _preparing[game.name].start()
        return _preparing[game.name]


def ready_searcher(game: Game[Any]) -> "Searcher | None":
    """The game's searcher if it is ready; if not, its making has begun."""
    return prepare(game).searcher


def searcher(game: Game[Any]) -> "Searcher":
    """The game's searcher; waits until it is made."""
    with _lock:
        preparation = _preparing.setdefault(game.name, Preparation(game))
    return preparation.load()
