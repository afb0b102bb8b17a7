"""Deals on several processes of this machine; a process that dies costs only time."""

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for

from kozyr.arena.contest import Contest, ContestError
from kozyr.arena.deals import Deal, play_deal
from kozyr.arena.programs import kill_all
from kozyr.errors import N_

MOST_DEATHS = 5
AHEAD = 2


def play_here(contest: Contest, numbers: list[int]) -> Iterator[Deal]:
    """Play deals in this process, in turn."""
    for number in numbers:
        yield play_deal(contest, number)


def play_on_processes(
    contest: Contest,
    numbers: list[int],
    workers: int,
) -> Iterator[Deal]:
    """Play deals on so many processes; they come as they are done.

    When a process dies all are started anew, and what was being played is played again.
    Raises: ContestError if processes die again and again without a deal being done.
    """
    left = dict.fromkeys(numbers)
    deaths = 0
    while left:
        try:
            for deal in play_until_broken(contest, list(left), workers):
                del left[deal.number]
                deaths = 0
                yield deal
        except BrokenProcessPool:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise ContestError(
                    N_("the processes that play die again and again; {count} deals are left"),
                    count=len(left),
                ) from None


def guard(order: Connection) -> None:
    """Have this process end when its parent says so, by closing `order`, or is gone.

    It ends at once at a signal as well, without a word, even in the midst of machine code: the
    process in front says what is to be said. Its programs end with it.
    """
    bell, clapper = socket.socketpair()
    clapper.setblocking(False)
    signal.set_wakeup_fd(clapper.fileno(), warn_on_full_buffer=False)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: None)
    threading.Thread(target=watch, args=(order, bell, clapper), daemon=True).start()


def watch(order: Connection, bell: socket.socket, clapper: socket.socket) -> None:
    """Wait for the parent's order or end, or for a signal; end this process then."""
    wait_for([order, bell])
    clapper.close()
    kill_all()
    os._exit(1)


def play_until_broken(contest: Contest, numbers: list[int], workers: int) -> Iterator[Deal]:
    """As `play_on_processes`, until a process dies.

    Raises: BrokenProcessPool.
    """
    context = multiprocessing.get_context("spawn")
    waiting = iter(numbers)
    order, parent = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        min(workers, len(numbers)), context, initializer=guard, initargs=(order,)
    )
    try:
        running: set[Future[Deal]] = set()
        for number in waiting:
            running.add(pool.submit(play_deal, contest, number))
            if len(running) == AHEAD * workers:
                break
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
                for number in waiting:
                    running.add(pool.submit(play_deal, contest, number))
                    break
    except BaseException:
        parent.close()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        parent.close()
        order.close()
