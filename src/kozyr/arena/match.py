"""Matches: from a contest to its report."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from kozyr.arena.contest import Contest, ContestError
from kozyr.arena.deals import Deal
from kozyr.arena.journal import Journal
from kozyr.arena.report import report
from kozyr.arena.workers import play_here, play_on_processes
from kozyr.errors import N_
from kozyr.games.document import short
from kozyr.search.budget import is_count

Play = Callable[[Contest, list[int]], Iterator[Deal]]


def on_processes(workers: int | None) -> Play:
    """Play on so many processes of this machine (default: one a core); on one, in this process.

    Raises: ContestError for a number that cannot be.
    """
    count = workers
    if count is None:
        from kozyr.compiled.simulation import usable_cores

        count = usable_cores()
    if not is_count(count):
        raise ContestError(
            N_("a match is played on 1 process or more, not on {workers}"), workers=short(workers)
        )
    if count == 1:
        return play_here
    return partial(play_on_processes, workers=count)


def play_match(
    contest: Contest,
    deals: int,
    play: Play = play_here,
    resume: str | Path | None = None,
    progress: Callable[[Sequence[Deal]], None] = lambda done: None,
) -> dict[str, Any]:
    """Play deals 0 … `deals` - 1 of a contest from every seat; the report (see `report`).

    The same contest gives the same report, its times apart, whatever plays it, as long as its
    players choose by their seeds alone (iterations, no clock). With `resume` deals that stand in
    that file are not played again, and those played are written there. `progress` is given the
    deals done so far, whenever there is another.

    Raises: ContestError for a number of deals that cannot be; KozyrError as `Contest.check` and
    `Journal` do; OSError.
    """
    contest.check()
    if not is_count(deals):
        raise ContestError(N_("a match has 1 deal or more, not {deals}"), deals=short(deals))
    with nullcontext() if resume is None else Journal(Path(resume), contest) as journal:
        done = [] if journal is None else [deal for deal in journal.deals if deal.number < deals]
        known = {deal.number for deal in done}
        progress(done)
        for deal in play(contest, [number for number in range(deals) if number not in known]):
            if journal is not None:
                journal.add(deal)
            done.append(deal)
            progress(done)
    return report(contest, done)
