"""The commands of `kozyr`: their arguments, options and help."""

from typing import Annotated

import typer

from kozyr.errors import N_
from kozyr.terminal import actions, contests, serving
from kozyr.terminal.help_pages import Command, make_group
from kozyr.terminal.shared_options import (
    File,
    GameName,
    Json,
    Lang,
    Plain,
    Players,
    Ray,
    Seed,
    Text,
)

app = make_group()
"""All commands; whoever makes its context gives it the language as `obj`."""


@app.callback()
def kozyr(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=N_("show the version"))] = False,
    lang: Lang = None,
) -> None:
    """`kozyr --version`; and `kozyr` alone, which shows the help."""
    actions.chosen(lang, context.obj)
    if version:
        actions.show_version()
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(
    cls=Command,
    help=N_("Open tables that people and programs can play at, over the network."),
    epilog="kozyr serve\nkozyr serve --port 8080 --data ./data --open",
)
def serve(
    context: typer.Context,
    host: Annotated[
        Text,
        typer.Option(
            metavar="HOST",
            help=N_("the address to listen on (default 127.0.0.1, this machine only)"),
        ),
    ] = None,
    port: Annotated[Text, typer.Option(metavar="PORT", help=N_("the port (default 8000)"))] = None,
    data: Annotated[
        Text,
        typer.Option(metavar="FOLDER", help=N_("where games are kept")),
    ] = None,
    workers: Annotated[
        Text,
        typer.Option(metavar="N", help=N_("how many processes think for bots")),
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help=N_("open the page in a browser"))
    ] = False,
    full_sync: Annotated[
        bool,
        typer.Option("--full-sync", help=N_("have every move survive even a power cut; slower")),
    ] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", hidden=True)] = False,
    lang: Lang = None,
) -> None:
    """`kozyr serve`."""
    options = serving.ServeOptions(host, port, data, workers, open_page, full_sync, not no_limits)
    serving.serve(options, actions.chosen(lang, context.obj))


@app.command(
    cls=Command,
    help=N_("Play against bots in the terminal, no knowledge needed."),
    epilog="kozyr play durak\n"
    "kozyr play blaze --players 4 --bots strong,casual,beginner\n"
    "kozyr play blulu --seed 7 --lang fr\n"
    "kozyr play --resume game.json",
)
def play(
    context: typer.Context,
    game: GameName = None,
    players: Players = None,
    seat: Annotated[
        Text, typer.Option(metavar="K", help=N_("your seat, from 0 (default 0)"))
    ] = None,
    bots: Annotated[
        Text,
        typer.Option(
            metavar="BOTS",
            help=N_(
                "beginner, casual, strong, master, greedy (default) or another level; "
                "or a comma list, one per other seat"
            ),
        ),
    ] = None,
    seed: Seed = None,
    resume: Annotated[
        Text, typer.Option(metavar="FILE", help=N_("go on with a saved game"))
    ] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """`kozyr play`."""
    options = actions.PlayOptions(game, players, seat, bots, seed, resume, plain)
    actions.play(options, actions.chosen(lang, context.obj))


@app.command(
    cls=Command,
    help=N_("Show the rules of a game; as Markdown when piped."),
    epilog="kozyr rules durak\nkozyr rules blaze --lang ru",
)
def rules(
    context: typer.Context,
    game: GameName = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """`kozyr rules`."""
    actions.show_rules(game, plain, actions.chosen(lang, context.obj))


@app.command(
    cls=Command,
    help=N_("Load a position, play moves in it, and show where they lead."),
    epilog='kozyr position p.json --moves "7s 9s done"\n'
    'kozyr position p.json --moves "0/bet 1@2 1/bet 0@2" --json',
)
def position(
    context: typer.Context,
    file: File = None,
    moves: Annotated[
        Text,
        typer.Option(
            metavar="MOVES",
            help=N_("moves with spaces between; seat/move where several seats may act"),
        ),
    ] = None,
    seed: Annotated[
        Text,
        typer.Option(metavar="S", help=N_("the seed of later deals (default 0)")),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """`kozyr position`."""
    actions.show_position(file, moves, seed, as_json, actions.chosen(lang, context.obj))


@app.command(
    cls=Command,
    help=N_("Solve an ending: its value with best play, and the best line."),
    epilog="kozyr solve p.json\nkozyr solve game.json --json",
)
def solve(
    context: typer.Context,
    file: File = None,
    nodes: Annotated[
        Text,
        typer.Option(metavar="N", help=N_("how many positions to look at, at most")),
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """`kozyr solve`."""
    actions.solve(file, nodes, as_json, actions.chosen(lang, context.obj))


@app.command(
    cls=Command,
    help=N_("Tell what each move of a seat is worth, from what that seat knows."),
    epilog="kozyr hint game.json\nkozyr hint p.json --seat 1 --iterations 20000 --json\n"
    "kozyr hint knowledge.json",
)
def hint(
    context: typer.Context,
    file: File = None,
    seat: Annotated[
        Text, typer.Option(metavar="K", help=N_("the seat, from 0 (default: to act)"))
    ] = None,
    iterations: Annotated[
        Text,
        typer.Option(
            metavar="N",
            help=N_("how many tries: as many as 1 s allows if not given"),
        ),
    ] = None,
    seed: Annotated[
        Text, typer.Option(metavar="S", help=N_("the seed of the tries (default 0)"))
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """`kozyr hint`."""
    options = actions.HintOptions(file, seat, iterations, seed, as_json)
    actions.hint(options, actions.chosen(lang, context.obj))


@app.command(
    cls=Command,
    help=N_("Replay a record, check it, and show where it ends."),
    epilog="kozyr replay game.json\nkozyr replay - --json < game.json",
)
def replay(
    context: typer.Context,
    file: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """`kozyr replay`."""
    actions.show_replay(file, as_json, actions.chosen(lang, context.obj))


@app.command(
    cls=Command,
    help=N_("Check that the deals of a record follow from its seed; exit status 1 if they do not."),
    epilog="kozyr verify game.json",
)
def verify(
    context: typer.Context,
    file: File = None,
    lang: Lang = None,
) -> None:
    """`kozyr verify`."""
    path = actions.named_file(file, "verify")
    status = serving.verify(path, actions.chosen(lang, context.obj))
    if status:
        raise typer.Exit(status)


@app.command(
    cls=Command,
    help=N_("Let bots play many games, fast, and count the results."),
    epilog="kozyr simulate durak --games 100000 --policy greedy",
)
def simulate(
    context: typer.Context,
    game: GameName = None,
    games: Annotated[
        Text, typer.Option(metavar="N", help=N_("how many games (default 10000)"))
    ] = None,
    players: Players = None,
    seed: Seed = None,
    policy: Annotated[
        Text,
        typer.Option(metavar="random|greedy", help=N_("how everyone plays (default random)")),
    ] = None,
    threads: Annotated[
        Text,
        typer.Option(metavar="T", help=N_("how many threads (default: all cores)")),
    ] = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """`kozyr simulate`."""
    options = actions.SimulateOptions(game, games, players, seed, policy, threads, ray, as_json)
    actions.simulate(options, actions.chosen(lang, context.obj))


@app.command(
    cls=Command,
    help=N_("Let two players meet over many deals, and tell who is stronger."),
    epilog="kozyr match exec:./mine greedy --game durak --deals 1000",
)
def match(
    context: typer.Context,
    a: Annotated[
        Text,
        typer.Argument(
            metavar="A",
            help=N_("beginner, casual, strong, master, dmcts, expert, greedy or random"),
        ),
    ] = None,
    b: Annotated[
        Text,
        typer.Argument(metavar="B", help=N_("its rival; either may be exec:COMMAND, a program")),
    ] = None,
    game: Annotated[Text, typer.Option(metavar="GAME", help=N_("durak, blaze or blulu"))] = None,
    players: Players = None,
    deals: Annotated[
        Text, typer.Option(metavar="N", help=N_("how many deals (default 100)"))
    ] = None,
    time: Annotated[
        Text, typer.Option(metavar="T", help=N_("seconds for a move (default 0.1)"))
    ] = None,
    iterations: Annotated[
        Text, typer.Option(metavar="I", help=N_("a search's steps for a move, whatever its level"))
    ] = None,
    seed: Seed = None,
    resume: Annotated[
        Text, typer.Option(metavar="FILE", help=N_("keep deals there, and go on"))
    ] = None,
    workers: Annotated[
        Text, typer.Option(metavar="W", help=N_("processes (default: all cores)"))
    ] = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """`kozyr match`."""
    options = contests.MatchOptions(
        a, b, game, players, deals, time, iterations, seed, resume, workers, ray, as_json
    )
    contests.match(options, actions.chosen(lang, context.obj))
