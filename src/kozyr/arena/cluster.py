"""Matches and mass play on a Ray cluster. Ray is an extra: `pip install 'kozyr[ray]'`.

kozyr must be installed on every machine of the cluster. A task whose worker or machine dies is
given to another; what comes out depends on the seeds alone.
"""

import importlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from kozyr.arena.contest import Contest, ContestError
from kozyr.arena.deals import Deal, play_deal
from kozyr.errors import N_
from kozyr.games.game import Game

AHEAD = 4
RETRIES = 100
CHUNKS = 100


def ray_module() -> Any:
    """Ray.

    Raises: ContestError if it is not installed.
    """
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ContestError(N_("Ray is not installed: pip install 'kozyr[ray]'")) from None


@contextmanager
def cluster(address: str | None) -> Iterator[Any]:
    """Ray, connected to a cluster: at an address, or as RAY_ADDRESS says, or made for now.

    Raises: ContestError if there is none.
    """
    ray = ray_module()
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ContestError(
            N_("there is no Ray cluster at {address}: {why}"),
            address=address or "RAY_ADDRESS",
            why=str(error).partition("\n")[0][:200],
        ) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def spread(
    ray: Any, function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]
) -> Iterator[Any]:
    """What a function gives for each of many arguments, as it comes in from the cluster."""
    remote = ray.remote(max_retries=RETRIES)(function)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(tasks)
    running = [remote.remote(*task) for _, task in zip(range(ahead), waiting, strict=False)]
    while running:
        done, running = ray.wait(running, num_returns=1)
        for task in waiting:
            running.append(remote.remote(*task))
            break
        yield from ray.get(done)


def on_ray(address: str | None) -> Callable[[Contest, list[int]], Iterator[Deal]]:
    """A way to play matches: on the cluster at an address (see `cluster`)."""

    def play(contest: Contest, numbers: list[int]) -> Iterator[Deal]:
        with cluster(address) as ray:
            yield from spread(ray, play_deal, [(contest, number) for number in numbers])

    return play


def simulate_on_ray(
    game: Game[Any],
    games: int,
    players: int,
    seed: int | str | None,
    policy: str,
    address: str | None,
    progress: Callable[[int], None] = lambda done: None,
) -> Any:
    """`kozyr.compiled.simulate` on a cluster: the same numbers for the same seed.

    Raises: KozyrError, ValueError as that does; ContestError without Ray or a cluster.
    """
    from kozyr.compiled import simulation

    words = simulation.checked(game, games, players, seed, policy)
    size = -(-games // CHUNKS)
    tasks = [
        (game.name, policy, players, words, first, min(size, games - first))
        for first in range(0, games, size)
    ]
    with cluster(address) as ray:
        progress(0)
        start = time.perf_counter()
        parts = spread(ray, simulation.play_part, tasks)
        tally = simulation.summed(parts, progress)
        return simulation.result(tally, players, time.perf_counter() - start)
