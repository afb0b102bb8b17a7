"""Mass play: whole games inside machine code, on several threads."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from kozyr.compiled.records import new_record
from kozyr.compiled.translation import compiled
from kozyr.games import game as game_named
from kozyr.games import playing
from kozyr.games.chance import Generator, seed_words
from kozyr.games.game import Game

POLICIES = ("random", "greedy")
CHUNKS = 100
MOST_CHUNK = 20_000


@dataclass(frozen=True)
class Simulation:
    """What a run gave. `wins` counts won games by seat; `length` is in actions a game.

    `seconds` does not include compilation.
    """

    games: int
    actions: int
    seconds: float
    longest: int
    wins: tuple[int, ...]
    draws: int
    cut_off: int

    @property
    def games_per_second(self) -> float:
        """Games a second."""
        return self.games / self.seconds

    @property
    def actions_per_second(self) -> float:
        """Actions a second."""
        return self.actions / self.seconds

    @property
    def mean_length(self) -> float:
        """Actions a game."""
        return self.actions / self.games


@cache
def player(name: str, policy: str) -> Any:
    """The compiled `play_games` of a game and a policy."""
    rules = game_named(name).rules
    choose = rules.sample if policy == "random" else rules.greedy
    return compiled(playing.play_games, f"play_{name}_{policy}", rules=rules, choose=choose)


class Worker:
    """Memory for one thread's games."""

    def __init__(self, game: Game[Any], policy: str, players: int, words: tuple[int, ...]) -> None:
        self.play = player(game.name, policy)
        self.players = players
        self.words = np.array(words)
        self.board = new_record(game.board_type)
        self.rng = new_record(Generator)
        self.scratch = np.zeros(playing.SCRATCH, np.int64)

    def run(self, first: int, count: int) -> Any:
        """Play some games; the tally of `kozyr.games.playing`."""
        tally = np.zeros(playing.TALLY, np.int64)
        self.play(first, count, self.players, self.words, self.board, self.rng, self.scratch, tally)
        return tally


def simulate(
    game: Game[Any],
    games: int,
    players: int | None = None,
    seed: int | str | None = None,
    policy: str = "random",
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play `games` games with every seat on one policy, "random" or "greedy".

    The same seed gives the same numbers, whatever the number of threads (default: one a usable
    core). `progress` is called with the number of games done: 0 when compilation is over, then
    after each of about a hundred chunks.

    Raises: SeatError, PositionError as `Game.deal` does; ValueError for a policy, a number of games
    or of threads that cannot be.
    """
    if threads is not None and threads < 1:
        raise ValueError("simulate: at least one thread")
    count = game.check_players(game.min_players if players is None else players)
    words = checked(game, games, count, seed, policy)
    workers = [
        Worker(game, policy, count, words) for _ in range(min(threads or usable_cores(), games))
    ]
    workers[0].run(0, 0)
    progress(0)
    start = time.perf_counter()
    tally = summed(parts(workers, games), progress)
    return result(tally, count, time.perf_counter() - start)


def checked(
    game: Game[Any], games: int, players: int, seed: int | str | None, policy: str
) -> tuple[int, ...]:
    """The words of a seed, all arguments of a simulation checked.

    Raises: as `simulate` does.
    """
    if policy not in POLICIES or games < 1:
        raise ValueError("simulate: a known policy, and at least one game")
    game.check_players(players)
    return seed_words(game.check_seed(seed))


def play_part(
    name: str, policy: str, players: int, words: tuple[int, ...], first: int, count: int
) -> Any:
    """The tally of some games of a simulation, in any process."""
    return Worker(game_named(name), policy, players, words).run(first, count)


def summed(tallies: Iterable[Any], progress: Callable[[int], None]) -> Any:
    """The tally of all parts; `progress` is called with the number of games after each."""
    tally = np.zeros(playing.TALLY, np.int64)
    for part in tallies:
        longest = max(tally[playing.LONGEST], part[playing.LONGEST])
        tally += part
        tally[playing.LONGEST] = longest
        progress(int(tally[playing.GAMES]))
    return tally


def result(tally: Any, players: int, seconds: float) -> Simulation:
    """A tally as figures."""
    numbers = tally.tolist()
    return Simulation(
        games=numbers[playing.GAMES],
        actions=numbers[playing.ACTIONS],
        seconds=seconds,
        longest=numbers[playing.LONGEST],
        wins=tuple(numbers[playing.WINS : playing.WINS + players]),
        draws=numbers[playing.DRAWS],
        cut_off=numbers[playing.CUT],
    )


def usable_cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def parts(workers: list[Worker], games: int) -> Iterator[Any]:
    """The tallies of all chunks, as they are done; each worker plays one chunk at a time."""
    size = max(1, min(MOST_CHUNK, games // CHUNKS))
    chunks = iter((first, min(size, games - first)) for first in range(0, games, size))
    with ThreadPoolExecutor(len(workers)) as pool:
        running: dict[Future[Any], Worker] = {}
        for worker in workers:
            submit(pool, running, worker, chunks)
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                submit(pool, running, running.pop(future), chunks)
                yield future.result()


def submit(
    pool: ThreadPoolExecutor,
    running: dict[Future[Any], Worker],
    worker: Worker,
    chunks: Iterator[tuple[int, int]],
) -> None:
    """Give a worker the next chunk, if there is one."""
    for first, count in chunks:
        running[pool.submit(worker.run, first, count)] = worker
        return
