"""The commands of `kozyr`: their arguments, options and help."""

from typing import Annotated, Any

import typer

from kozyr.locale import Language
from kozyr.terminal import actions, contests, serving
from kozyr.terminal.help_pages import Command, make_group

Text = str | None


def make_app(lang: Language) -> typer.Typer:
    """All commands, their help in this language."""
    app = make_group(lang)
    for add in (
        add_version,
        add_serve,
        add_play,
        add_rules,
        add_position,
        add_solve,
        add_hint,
        add_replay,
        add_verify,
        add_simulate,
        add_match,
    ):
        add(app, lang)
    return app


def game_argument(lang: Language) -> Any:
    """The argument for the game."""
    return typer.Argument(metavar="GAME", help=lang.text("durak, blaze or blulu"))


def file_argument(lang: Language) -> Any:
    """The argument for a file."""
    return typer.Argument(metavar="FILE", help=lang.text("a JSON file, or - for standard input"))


def lang_option(lang: Language) -> Any:
    """The option for the language."""
    return typer.Option(
        "--lang",
        metavar="en|fr|ru",
        help=lang.text("the language; else KOZYR_LANG or LANG decides"),
    )


def json_option(lang: Language) -> Any:
    """The option for JSON."""
    return typer.Option("--json", help=lang.text("write one JSON document and nothing else"))


def plain_option(lang: Language) -> Any:
    """The option for plain text."""
    return typer.Option(
        "--plain",
        help=lang.text(
            "words only, no colours or lines, as for screen readers; pipes get it anyway"
        ),
    )


def players_option(lang: Language) -> Any:
    """The option for the number of players."""
    return typer.Option(
        metavar="P", help=lang.text("how many play: 2, in Blaze 3 to 5 (default 3)")
    )


def seed_option(lang: Language) -> Any:
    """The option for the seed."""
    return typer.Option(
        metavar="S", help=lang.text("a number or text; the same seed deals the same cards")
    )


def ray_option(lang: Language) -> Any:
    """The option for a cluster; the address may be left out (see `cli.with_address`)."""
    return typer.Option(
        "--ray", metavar="[ADDRESS]", help=lang.text("play on a Ray cluster, here or there")
    )


def add_version(app: typer.Typer, words: Language) -> None:
    """`kozyr --version`; and `kozyr` alone, which shows the help."""

    @app.callback()
    def kozyr(
        context: typer.Context,
        version: Annotated[
            bool, typer.Option("--version", help=words.text("show the version"))
        ] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        actions.chosen(lang, words)
        if version:
            actions.show_version()
            raise typer.Exit
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())


def add_serve(app: typer.Typer, words: Language) -> None:
    """`kozyr serve`."""

    @app.command(
        cls=Command,
        help=words.text("Open tables that people and programs can play at, over the network."),
        epilog="kozyr serve\nkozyr serve --port 8080 --data ./data --open",
    )
    def serve(
        host: Annotated[
            Text,
            typer.Option(
                metavar="HOST",
                help=words.text("the address to listen on (default 127.0.0.1, this machine only)"),
            ),
        ] = None,
        port: Annotated[
            Text, typer.Option(metavar="PORT", help=words.text("the port (default 8000)"))
        ] = None,
        data: Annotated[
            Text,
            typer.Option(metavar="FOLDER", help=words.text("where games are kept")),
        ] = None,
        workers: Annotated[
            Text,
            typer.Option(metavar="N", help=words.text("how many processes think for bots")),
        ] = None,
        open_page: Annotated[
            bool, typer.Option("--open", help=words.text("open the page in a browser"))
        ] = False,
        full_sync: Annotated[
            bool,
            typer.Option(
                "--full-sync", help=words.text("have every move survive even a power cut; slower")
            ),
        ] = False,
        no_limits: Annotated[bool, typer.Option("--no-limits", hidden=True)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        options = serving.ServeOptions(
            host, port, data, workers, open_page, full_sync, not no_limits
        )
        serving.serve(options, actions.chosen(lang, words))


def add_play(app: typer.Typer, words: Language) -> None:
    """`kozyr play`."""

    @app.command(
        cls=Command,
        help=words.text("Play against bots in the terminal, no knowledge needed."),
        epilog="kozyr play durak\n"
        "kozyr play blaze --players 4 --bots strong,casual,beginner\n"
        "kozyr play blulu --seed 7 --lang fr\n"
        "kozyr play --resume game.json",
    )
    def play(
        game: Annotated[Text, game_argument(words)] = None,
        players: Annotated[Text, players_option(words)] = None,
        seat: Annotated[
            Text, typer.Option(metavar="K", help=words.text("your seat, from 0 (default 0)"))
        ] = None,
        bots: Annotated[
            Text,
            typer.Option(
                metavar="BOTS",
                help=words.text(
                    "beginner, casual, strong, master, greedy (default) or another level; "
                    "or a comma list, one per other seat"
                ),
            ),
        ] = None,
        seed: Annotated[Text, seed_option(words)] = None,
        resume: Annotated[
            Text, typer.Option(metavar="FILE", help=words.text("go on with a saved game"))
        ] = None,
        plain: Annotated[bool, plain_option(words)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        options = actions.PlayOptions(game, players, seat, bots, seed, resume, plain)
        actions.play(options, actions.chosen(lang, words))


def add_rules(app: typer.Typer, words: Language) -> None:
    """`kozyr rules`."""

    @app.command(
        cls=Command,
        help=words.text("Show the rules of a game; as Markdown when piped."),
        epilog="kozyr rules durak\nkozyr rules blaze --lang ru",
    )
    def rules(
        game: Annotated[Text, game_argument(words)] = None,
        plain: Annotated[bool, plain_option(words)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        actions.show_rules(game, plain, actions.chosen(lang, words))


def add_position(app: typer.Typer, words: Language) -> None:
    """`kozyr position`."""

    @app.command(
        cls=Command,
        help=words.text("Load a position, play moves in it, and show where they lead."),
        epilog='kozyr position p.json --moves "7s 9s done"\n'
        'kozyr position p.json --moves "0/bet 1@2 1/bet 0@2" --json',
    )
    def position(
        file: Annotated[Text, file_argument(words)] = None,
        moves: Annotated[
            Text,
            typer.Option(
                metavar="MOVES",
                help=words.text("moves with spaces between; seat/move where several seats may act"),
            ),
        ] = None,
        seed: Annotated[
            Text,
            typer.Option(metavar="S", help=words.text("the seed of later deals (default 0)")),
        ] = None,
        as_json: Annotated[bool, json_option(words)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        actions.show_position(file, moves, seed, as_json, actions.chosen(lang, words))


def add_solve(app: typer.Typer, words: Language) -> None:
    """`kozyr solve`."""

    @app.command(
        cls=Command,
        help=words.text("Solve an ending: its value with best play, and the best line."),
        epilog="kozyr solve p.json\nkozyr solve - --json < p.json",
    )
    def solve(
        file: Annotated[Text, file_argument(words)] = None,
        nodes: Annotated[
            Text,
            typer.Option(metavar="N", help=words.text("how many positions to look at, at most")),
        ] = None,
        as_json: Annotated[bool, json_option(words)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        actions.solve(file, nodes, as_json, actions.chosen(lang, words))


def add_hint(app: typer.Typer, words: Language) -> None:
    """`kozyr hint`."""

    @app.command(
        cls=Command,
        help=words.text("Tell what each move of a seat is worth, from what that seat knows."),
        epilog="kozyr hint game.json\nkozyr hint p.json --seat 1 --iterations 20000 --json",
    )
    def hint(
        file: Annotated[Text, file_argument(words)] = None,
        seat: Annotated[
            Text, typer.Option(metavar="K", help=words.text("the seat, from 0 (default: to act)"))
        ] = None,
        iterations: Annotated[
            Text,
            typer.Option(
                metavar="N",
                help=words.text("how many tries: as many as 1 s allows if not given"),
            ),
        ] = None,
        seed: Annotated[
            Text, typer.Option(metavar="S", help=words.text("the seed of the tries (default 0)"))
        ] = None,
        as_json: Annotated[bool, json_option(words)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        options = actions.HintOptions(file, seat, iterations, seed, as_json)
        actions.hint(options, actions.chosen(lang, words))


def add_replay(app: typer.Typer, words: Language) -> None:
    """`kozyr replay`."""

    @app.command(
        cls=Command,
        help=words.text("Replay a record, check it, and show where it ends."),
        epilog="kozyr replay game.json\nkozyr replay - --json < game.json",
    )
    def replay(
        file: Annotated[Text, file_argument(words)] = None,
        as_json: Annotated[bool, json_option(words)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        actions.show_replay(file, as_json, actions.chosen(lang, words))


def add_verify(app: typer.Typer, words: Language) -> None:
    """`kozyr verify`."""

    @app.command(
        cls=Command,
        help=words.text(
            "Check that the deals of a record follow from its seed; exit status 1 if they do not."
        ),
        epilog="kozyr verify game.json",
    )
    def verify(
        file: Annotated[Text, file_argument(words)] = None,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        path = actions.named_file(file, "verify")
        status = serving.verify(path, actions.chosen(lang, words))
        if status:
            raise typer.Exit(status)


def add_simulate(app: typer.Typer, words: Language) -> None:
    """`kozyr simulate`."""

    @app.command(
        cls=Command,
        help=words.text("Let bots play many games, fast, and count the results."),
        epilog="kozyr simulate durak --games 100000 --policy greedy",
    )
    def simulate(
        game: Annotated[Text, game_argument(words)] = None,
        games: Annotated[
            Text, typer.Option(metavar="N", help=words.text("how many games (default 10000)"))
        ] = None,
        players: Annotated[Text, players_option(words)] = None,
        seed: Annotated[Text, seed_option(words)] = None,
        policy: Annotated[
            Text,
            typer.Option(
                metavar="random|greedy", help=words.text("how everyone plays (default random)")
            ),
        ] = None,
        threads: Annotated[
            Text,
            typer.Option(metavar="T", help=words.text("how many threads (default: all cores)")),
        ] = None,
        ray: Annotated[Text, ray_option(words)] = None,
        as_json: Annotated[bool, json_option(words)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        options = actions.SimulateOptions(game, games, players, seed, policy, threads, ray, as_json)
        actions.simulate(options, actions.chosen(lang, words))


def add_match(app: typer.Typer, words: Language) -> None:
    """`kozyr match`."""

    @app.command(
        cls=Command,
        help=words.text("Let two players meet over many deals, and tell who is stronger."),
        epilog="kozyr match exec:./mine greedy --game durak --deals 1000",
    )
    def match(
        a: Annotated[Text, typer.Argument(metavar="A", help=player_help(words))] = None,
        b: Annotated[Text, typer.Argument(metavar="B", help=words.text("its rival"))] = None,
        game: Annotated[
            Text, typer.Option(metavar="GAME", help=words.text("durak, blaze or blulu"))
        ] = None,
        players: Annotated[Text, players_option(words)] = None,
        deals: Annotated[
            Text, typer.Option(metavar="N", help=words.text("how many deals (default 100)"))
        ] = None,
        time: Annotated[
            Text, typer.Option(metavar="T", help=words.text("seconds for a move (default 0.1)"))
        ] = None,
        iterations: Annotated[
            Text, typer.Option(metavar="I", help=words.text("a search's steps for a move"))
        ] = None,
        seed: Annotated[Text, seed_option(words)] = None,
        resume: Annotated[
            Text, typer.Option(metavar="FILE", help=words.text("keep deals there, and go on"))
        ] = None,
        workers: Annotated[
            Text, typer.Option(metavar="W", help=words.text("processes (default: all cores)"))
        ] = None,
        ray: Annotated[Text, ray_option(words)] = None,
        as_json: Annotated[bool, json_option(words)] = False,
        lang: Annotated[Text, lang_option(words)] = None,
    ) -> None:
        options = contests.MatchOptions(
            a, b, game, players, deals, time, iterations, seed, resume, workers, ray, as_json
        )
        contests.match(options, actions.chosen(lang, words))


def player_help(words: Language) -> str:
    """What may stand for a player of a match."""
    return words.text("a bot, or exec:COMMAND for a program")
