"""`kozyr match`: two players over many deals, with a progress bar, and the result."""

import json
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from kozyr.arena import Contest, play_match
from kozyr.arena.match import Play
from kozyr.arena.report import win_rate
from kozyr.errors import N_
from kozyr.locale import Language
from kozyr.terminal.style import printable

REASONS = {
    "illegal": N_("an illegal move"),
    "late": N_("an answer that came too late"),
    "unreadable": N_("an answer that cannot be read"),
    "exit": N_("the program ended"),
}
SHOWN = 10


def run_match(
    contest: Contest,
    deals: int,
    play: Play,
    resume: str | None,
    as_json: bool,
    lang: Language,
) -> None:
    """Play a match, progress on standard error, the result on standard output.

    Raises: KozyrError as `kozyr.arena.play_match` does.
    """
    contest.check()
    path = None if resume is None else Path(resume)
    with ended_in_order():
        result = with_progress(contest, deals, play, path, lang)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        for line in lines(result, lang):
            print(line)


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Have SIGTERM leave as an exception, so that programs and processes are ended first."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def leave(number: int, frame: FrameType | None) -> NoReturn:
    """End as a shell says that a signal ended a process."""
    raise SystemExit(128 + number)


def with_progress(
    contest: Contest, deals: int, play: Play, resume: Path | None, lang: Language
) -> dict[str, Any]:
    """The match, while a progress bar runs if somebody can see it."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(file=sys.stderr)
    title = lang.text("{a} against {b}", a=name_of(contest.a), b=name_of(contest.b))
    with Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[rate]}", markup=False),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as bar:
        task = bar.add_task(title, total=deals, rate="")

        def progress(done: Sequence[Any]) -> None:
            if done and console.is_terminal:
                bar.update(task, completed=len(done), rate=lang.percent(win_rate(done).rate))

        return play_match(contest, deals, play, resume, progress)


def name_of(player: str) -> str:
    """A player's name as it is shown."""
    return printable(player, 40)


def lines(result: dict[str, Any], lang: Language) -> list[str]:
    """The result for people."""
    number, percent = lang.number, lang.percent
    a, b = name_of(result["a"]), name_of(result["b"])
    low, high = result["interval"]
    shown = [
        lang.plural(
            "{a} against {b}: {deals} deal, played from each of {seats} seats",
            "{a} against {b}: {deals} deals, each played from each of {seats} seats",
            result["deals"],
            a=a,
            b=b,
            deals=number(result["deals"]),
            seats=result["players"],
        ),
        lang.text(
            "{a} won {rate} (95 %: {low} to {high}); a fair share is {fair}",
            a=a,
            rate=percent(result["rate"]),
            low=percent(low),
            high=percent(high),
            fair=percent(result["fair_share"]),
        ),
        lang.text(
            "games won: {won}, drawn: {drawn}, lost: {lost}",
            won=number(result["won"]),
            drawn=number(result["drawn"]),
            lost=number(result["lost"]),
        ),
        lang.text(
            "Elo difference: {elo} (95 %: {low} to {high})",
            elo=points(result["elo"], result["rate"], lang),
            low=points(result["elo_interval"][0], low, lang),
            high=points(result["elo_interval"][1], high, lang),
        ),
    ]
    shown += [
        lang.text("in seat {seat}: {rate}", seat=seat["seat"], rate=percent(seat["rate"]))
        for seat in result["seats"]
    ]
    shown += thinking(a, result["time_a"], lang) + thinking(b, result["time_b"], lang)
    if result["cut_off"]:
        shown.append(lang.text("cut off as too long: {games}", games=number(result["cut_off"])))
    return shown + forfeits(result, lang)


def points(elo: float | None, rate: float, lang: Language) -> str:
    """The Elo points of a rate; without bound if nothing is won, or everything."""
    if elo is None:
        return "−∞" if rate < 0.5 else "∞"
    number = lang.number(abs(elo))
    return number if elo > -0.5 else f"−{number}"


def thinking(name: str, times: dict[str, Any], lang: Language) -> list[str]:
    """How long a player took for a move that left it a choice."""
    if not times["moves"]:
        return []
    return [
        lang.text(
            "{name} took {mean} ms a move, {p99} ms at the 99th percentile",
            name=name,
            mean=lang.number(1000 * times["mean"], 2),
            p99=lang.number(1000 * times["p99"], 2),
        )
    ]


def forfeits(result: dict[str, Any], lang: Language) -> list[str]:
    """The games lost by a failure: how many, and the first of them."""
    failures = result["forfeits"]
    if not failures:
        return []
    shown = [lang.text("games lost by a failure: {games}", games=lang.number(len(failures)))]
    for failure in failures[:SHOWN]:
        why = lang.gettext(REASONS[failure["reason"]])
        if failure["said"]:
            why = lang.text("{why}: {said}", why=why, said=printable(failure["said"], 100))
        shown.append(
            lang.text(
                "deal {deal}, {player} in seat {seat}: {why}",
                deal=failure["deal"],
                player=name_of(failure["player"]),
                seat=failure["seat"],
                why=why,
            )
        )
    return shown
