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
) -> None:
    """Play `games` games of one kind, progress on standard error, figures on standard output.

    Raises: KozyrError as `kozyr.compiled.simulate` does.
    """
    kind = game_named(game)
    count = kind.check_players(kind.min_players if players is None else players)
    kind.check_seed(seed)
    result = with_progress(kind, games, count, seed, policy, threads, language)
    if as_json:
        print(json.dumps(document(result)))
    else:
        for line in lines(kind.title, policy, result, language):
            print(line)


def with_progress(
    kind: Any,
    games: int,
    players: int,
    seed: str | None,
    policy: str,
    threads: int | None,
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
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as bar:
        waiting = language.text("Preparing: the first run of a game compiles its rules …")
        task = bar.add_task(waiting, total=games)
        playing = language.text("Playing {game}", game=kind.title)
        from kozyr.compiled import simulate

        def progress(done: int) -> None:
            bar.update(task, description=playing, completed=done)

        return simulate(kind, games, players, seed, policy, threads, progress)


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
    say = language.text
    shown = [
        say(
            "{game}, {players} players, everyone plays {policy}",
            game=title,
            players=len(result.wins),
            policy=policy,
        ),
        say(
            "{games:,} games in {seconds:.2f} s: {rate:,.0f} games/s, {actions:,.0f} actions/s",
            games=result.games,
            seconds=result.seconds,
            rate=result.games_per_second,
            actions=result.actions_per_second,
        ),
        say(
            "length: {mean:.1f} actions on average, {longest} at most",
            mean=result.mean_length,
            longest=result.longest,
        ),
    ]
    for seat, wins in enumerate(result.wins):
        shown.append(
            say(
                "seat {seat} won {share:.2%} ({wins:,})",
                seat=seat,
                share=wins / result.games,
                wins=wins,
            )
        )
    if result.draws:
        shown.append(
            say(
                "drawn: {share:.2%} ({draws:,})",
                share=result.draws / result.games,
                draws=result.draws,
            )
        )
    if result.cut_off:
        shown.append(say("cut off as too long: {cut:,}", cut=result.cut_off))
    return shown
