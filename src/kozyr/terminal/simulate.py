"""`kozyr simulate`: mass play with a progress bar, and its figures."""

import json
import sys
from typing import Any

from kozyr.games import game as game_named
from kozyr.locale import Language


def run_simulation(
    game: str,
    games: int,
    players: int | None,
    seed: str | None,
    policy: str,
    threads: int | None,
    as_json: bool,
    language: Language,
    ray: str | None = None,
) -> None:
    """Play `games` games of one kind, progress on standard error, figures on standard output.

    `ray`: the address of a cluster to play on, empty for the one at hand; None to play here.

    Raises: KozyrError as `kozyr.compiled.simulate` does.
    """
    kind = game_named(game)
    count = kind.check_players(kind.min_players if players is None else players)
    kind.check_seed(seed)
    result = with_progress(kind, games, count, seed, policy, threads, ray, language)
    if as_json:
        print(json.dumps(document(result)))
    else:
        for line in lines(language.gettext(kind.title), policy, result, language):
            print(line)


def with_progress(
    kind: Any,
    games: int,
    players: int,
    seed: str | None,
    policy: str,
    threads: int | None,
    ray: str | None,
    language: Language,
) -> Any:
    """The simulation, while a progress bar runs if somebody can see it."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(file=sys.stderr)
    preparing = console.status(
        language.text("Preparing: the first run of a game compiles its rules …")
    )
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
    task = bar.add_task(
        language.text("Playing {game}", game=language.gettext(kind.title)), total=games
    )

    def progress(done: int) -> None:
        if console.is_terminal:
            preparing.stop()
            bar.start()
            bar.update(task, completed=done)

    if console.is_terminal:
        preparing.start()
    try:
        if ray is not None:
            from kozyr.arena.cluster import simulate_on_ray

            return simulate_on_ray(kind, games, players, seed, policy, ray or None, progress)
        from kozyr.compiled import simulate

        return simulate(kind, games, players, seed, policy, threads, progress)
    finally:
        if console.is_terminal:
            preparing.stop()
            bar.stop()


def document(result: Any) -> dict[str, Any]:
    """The figures as one JSON document."""
    return {
        "games": result.games,
        "actions": result.actions,
        "seconds": round(result.seconds, 6),
        "games_per_second": round(result.games_per_second, 1),
        "actions_per_second": round(result.actions_per_second, 1),
        "length": {"mean": round(result.mean_length, 3), "max": result.longest},
        "results": list(result.wins),
        "draws": result.draws,
        "cut_off": result.cut_off,
    }


def lines(title: str, policy: str, result: Any, language: Language) -> list[str]:
    """The figures for people."""
    number, percent = language.number, language.percent
    shown = [
        language.plural(
            "{game}, {n} player, every seat plays {policy}",
            "{game}, {n} players, every seat plays {policy}",
            len(result.wins),
            game=title,
            policy=policy,
        ),
        language.plural(
            "{games} game in {seconds} s: {rate} games/s, {actions} actions/s",
            "{games} games in {seconds} s: {rate} games/s, {actions} actions/s",
            result.games,
            games=number(result.games),
            seconds=number(result.seconds, 2),
            rate=number(result.games_per_second),
            actions=number(result.actions_per_second),
        ),
        language.text(
            "actions a game: {mean} on average, {longest} at most",
            mean=number(result.mean_length, 1),
            longest=number(result.longest),
        ),
    ]
    shown += [
        language.text(
            "seat {seat} won {share} ({wins})",
            seat=seat,
            share=percent(wins / result.games),
            wins=number(wins),
        )
        for seat, wins in enumerate(result.wins)
    ]
    if result.draws:
        shown.append(
            language.text(
                "drawn: {share} ({draws})",
                share=percent(result.draws / result.games),
                draws=number(result.draws),
            )
        )
    if result.cut_off:
        shown.append(language.text("cut off as too long: {games}", games=number(result.cut_off)))
    return shown
