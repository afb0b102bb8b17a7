"""Handing over to the exact solver, once what a seat knows leaves one layout of the cards."""

import threading
import time
from typing import Any, NamedTuple

from kozyr.games.game import Game
from kozyr.search import endings
from kozyr.search.endings import Solution, any_game, durak
from kozyr.search.knowledge import Knowledge
from kozyr.search.layouts import canonical_board, settled


class Effort(NamedTuple):
    """What a solver may cost, in positions.

    `a_second` is the most for each second of its time; a slow machine looks at fewer. `untimed` is
    the most where there is no time limit, the same on every machine.
    """

    a_second: int
    untimed: int


COMPILED = {"durak": Effort(1_500_000, 100_000)}
"""The games whose solver is compiled; those of others are searched by the interpreter."""
INTERPRETED = Effort(5_000, 1_000)
PART = 0.4
"""The part of the time that goes to the solver before the search gets the rest."""
TRIAL = 0.1
"""The part of the solver's positions that it tries first, to see how fast it is."""
MOST = 1 << 40
SHORTEST = 1e-6


class Proof(NamedTuple):
    """A best move, and what the seat gets by it with perfect play: 0 … 1, its chance to win."""

    move: str
    value: float


def prepare(name: str) -> None:
    """Have the solver compiled."""
    if name in COMPILED:
        endings.ready()


def solved(knowledge: Knowledge, seconds: float | None) -> Proof | None:
    """The outcome of perfect play; None if something is hidden, or there are too many positions.

    A round that does not end the game is worth what the search's own `estimate` says of the score.
    """
    game = knowledge.game
    if not settled(knowledge):
        return None
    board: Any = canonical_board(knowledge)[0]
    if not endings.is_ending(game, board):
        return None
    effort = COMPILED.get(game.name, INTERPRETED)
    if seconds is None:
        found = solve(game, board, effort.untimed)
    else:
        found = solve_in_turn(game, board, PART * seconds, effort.a_second)
    if found is None:
        return None
    value = found.values[knowledge.seat]
    return Proof(found.move, (value + 1) / 2 if game.name in COMPILED else value)


def solve(game: Game[Any], board: Any, nodes: int) -> Solution | None:
    """An ending's solution, if it takes no more positions."""
    if game.name in COMPILED:
        return endings.solve(game, board, nodes, line=False)
    return any_game.solve(game, board, nodes, False, any_game.chances)


def solve_in_turn(game: Game[Any], board: Any, seconds: float, a_second: int) -> Solution | None:
    """As `solve_in_time`; the time in which another thread has the compiled solver counts."""
    if game.name not in COMPILED:
        return solve_in_time(game, board, seconds, a_second)
    began = time.perf_counter()
    lock = durak.solver(True).lock
    if not lock.acquire(timeout=min(seconds, threading.TIMEOUT_MAX)):
        return None
    try:
        return solve_in_time(game, board, seconds - (time.perf_counter() - began), a_second)
    finally:
        lock.release()


def solve_in_time(game: Game[Any], board: Any, seconds: float, a_second: int) -> Solution | None:
    """An ending's solution, if it takes no more time.

    A solver counts positions and looks at no clock. So a small part of what it may look at is tried
    first, and what that took tells how many positions this machine manages in the rest.
    """
    most = max(1, int(min(MOST, seconds * a_second)))
    trial = max(1, int(TRIAL * most))
    began = time.perf_counter()
    found = solve(game, board, trial)
    took = time.perf_counter() - began
    manages = int(min(most, trial * (seconds - took) / max(took, SHORTEST)))
    if found is not None or manages <= trial:
        return found
    return solve(game, board, manages)
