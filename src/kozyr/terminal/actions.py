"""What each command of `kozyr` does, its options checked."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kozyr import __version__
from kozyr.errors import N_
from kozyr.games import game as find_game
from kozyr.games import games
from kozyr.games.document import quoted
from kozyr.games.game import Game
from kozyr.games.state import State
from kozyr.locale import Language, language
from kozyr.terminal.failures import UsageError, whole_number
from kozyr.terminal.screen import make_screen
from kozyr.terminal.seating import (
    Seating,
    does_not_go_with_resume,
    seat_players,
    seats_of_record,
)
from kozyr.terminal.style import printable

MOST_GAMES = 10**12
MOST_THREADS = 1024
MOST_ITERATIONS = 10**9
POLICIES = ("random", "greedy")


@dataclass(frozen=True)
class PlayOptions:
    """The options of `kozyr play`, as typed."""

    game: str | None
    players: str | None
    seat: str | None
    bots: str | None
    seed: str | None
    resume: str | None
    plain: bool


@dataclass(frozen=True)
class SimulateOptions:
    """The options of `kozyr simulate`, as typed."""

    game: str | None
    games: str | None
    players: str | None
    seed: str | None
    policy: str | None
    threads: str | None
    ray: str | None
    as_json: bool


@dataclass(frozen=True)
class HintOptions:
    """The options of `kozyr hint`, as typed."""

    file: str | None
    seat: str | None
    iterations: str | None
    seed: str | None
    as_json: bool


def chosen(code: str | None, otherwise: Language) -> Language:
    """The language that was asked for.

    Raises: UnknownLanguage.
    """
    return otherwise if code is None else language(code)


def named_game(name: str | None, command: str) -> Game[Any]:
    """The game that was asked for.

    Raises: UsageError, UnknownGame.
    """
    if name is None:
        raise UsageError(
            N_("say which game: kozyr {command} GAME, where GAME is one of {games}"),
            command=command,
            games=", ".join(games()),
        )
    return find_game(name.lower())


def show_version() -> None:
    """Write the version."""
    sys.stdout.write(f"kozyr {__version__}\n")


def play(options: PlayOptions, lang: Language) -> None:
    """`kozyr play`.

    Raises: KozyrError for any option that cannot be.
    """
    from kozyr.terminal.session import Session

    state, seating = resumed(options) if options.resume is not None else dealt(options)
    origin = Path(options.resume) if options.resume is not None else None
    screen = make_screen(sys.stdout, sys.stdin, options.plain, lang)
    Session(state, seating, lang, screen, origin).run()


def dealt(options: PlayOptions) -> tuple[State, Seating]:
    """A new game."""
    game = named_game(options.game, "play")
    players = whole_number("--players", options.players, 1)
    count = game.check_players(game.min_players if players is None else players)
    seating = seat_players(count, whole_number("--seat", options.seat, 0), options.bots)
    return game.deal(count, options.seed), seating


def resumed(options: PlayOptions) -> tuple[State, Seating]:
    """A game that was saved."""
    from kozyr.terminal.documents import load_record

    for option, value in (("--players", options.players), ("--seed", options.seed)):
        if value is not None:
            raise does_not_go_with_resume(option)
    assert options.resume is not None
    record, state = load_record(options.resume)
    if options.game is not None and options.game.lower() != record.game:
        raise UsageError(
            N_("{path} is a game of {game}, not of {other}"),
            path=printable(options.resume),
            game=record.game,
            other=printable(options.game, 40),
        )
    if state.waiting:
        state.deal_next()
    seat = whole_number("--seat", options.seat, 0)
    return state, seats_of_record(record.players, seat, options.bots)


def show_rules(name: str | None, plain: bool, lang: Language) -> None:
    """`kozyr rules`."""
    from kozyr.locale import rules_text

    game = named_game(name, "rules")
    more = lang.text("Enter: more. q, then Enter: stop. ")
    make_screen(sys.stdout, sys.stdin, plain, lang).document(rules_text(game.name, lang.code), more)


def named_file(file: str | None, command: str) -> str:
    """The file that was asked for.

    Raises: UsageError.
    """
    if file is None:
        raise UsageError(
            N_("say which file: kozyr {command} FILE, or - for standard input"), command=command
        )
    return file


def show_position(
    file: str | None, moves: str | None, seed: str | None, as_json: bool, lang: Language
) -> None:
    """`kozyr position`."""
    from kozyr.terminal import documents

    state = documents.load_position(named_file(file, "position"), seed if seed is not None else "0")
    documents.play_moves(state, moves or "")
    if as_json:
        documents.show_json(state, sys.stdout)
        return
    names = documents.seat_names(state.players, lang)
    documents.show_state(state, names, lang, make_screen(sys.stdout, sys.stdin, False, lang))


def solve(file: str | None, nodes: str | None, as_json: bool, lang: Language) -> None:
    """`kozyr solve`."""
    from kozyr.search.endings import MOST_NODES
    from kozyr.terminal import solving

    budget = whole_number("--nodes", nodes, 1, MOST_NODES)
    state = solving.read_ending(named_file(file, "solve"))
    solving.solve_position(state, budget, as_json, lang)


def hint(options: HintOptions, lang: Language) -> None:
    """`kozyr hint`."""
    from kozyr.terminal import hinting

    seat = whole_number("--seat", options.seat, 0)
    iterations = whole_number("--iterations", options.iterations, 1, MOST_ITERATIONS)
    knowledge = hinting.read_knowledge(named_file(options.file, "hint"), seat)
    seed = knowledge.game.check_seed("0" if options.seed is None else options.seed)
    hinting.show_hints(knowledge, iterations, seed, options.as_json, lang)


def show_replay(file: str | None, as_json: bool, lang: Language) -> None:
    """`kozyr replay`."""
    from kozyr.terminal import documents

    record, state = documents.load_record(named_file(file, "replay"))
    if as_json:
        documents.show_json(state, sys.stdout)
        return
    screen = make_screen(sys.stdout, sys.stdin, False, lang)
    moves = lang.plural(
        "The record replays: {n} move.", "The record replays: {n} moves.", record.played
    )
    screen.say(moves)
    documents.show_state(state, documents.record_names(record, lang), lang, screen)


def simulate(options: SimulateOptions, lang: Language) -> None:
    """`kozyr simulate`."""
    game = named_game(options.game, "simulate")
    players = whole_number("--players", options.players, 1)
    if players is not None:
        game.check_players(players)
    policy = options.policy or "random"
    if policy not in POLICIES:
        raise UsageError(
            N_("there is no policy {policy}: the policies are {policies}"),
            policy=quoted(printable(policy)),
            policies=", ".join(POLICIES),
        )
    count = whole_number("--games", options.games, 1, MOST_GAMES)
    threads = whole_number("--threads", options.threads, 1, MOST_THREADS)
    if threads is not None and options.ray is not None:
        raise UsageError(N_("{one} and {other} do not go together"), one="--threads", other="--ray")
    from kozyr.terminal.simulate import run_simulation

    run_simulation(
        game=game.name,
        games=10_000 if count is None else count,
        players=players,
        seed=options.seed,
        policy=policy,
        threads=threads,
        ray=options.ray,
        as_json=options.as_json,
        language=lang,
    )
