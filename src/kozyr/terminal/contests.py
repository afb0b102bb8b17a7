"""What `kozyr match` does, its options checked."""

import math
from dataclasses import dataclass

from kozyr.errors import N_
from kozyr.games import games
from kozyr.locale import Language
from kozyr.terminal.actions import MOST_ITERATIONS, named_game
from kozyr.terminal.failures import UsageError, whole_number
from kozyr.terminal.style import printable

MOST_DEALS = 10**7
MOST_WORKERS = 1024
LONGEST_TIME = 3600.0
SECONDS = 0.1
DEALS = 100


@dataclass(frozen=True)
class MatchOptions:
    """The options of `kozyr match`, as typed."""

    a: str | None
    b: str | None
    game: str | None
    players: str | None
    deals: str | None
    time: str | None
    iterations: str | None
    seed: str | None
    resume: str | None
    workers: str | None
    ray: str | None
    as_json: bool


def seconds(option: str, text: str | None) -> float | None:
    """The time an option was given; None if it was not given.

    Raises: UsageError.
    """
    if text is None:
        return None
    try:
        # Python alone takes 1_0, and the digits of other scripts.
        value = float(text) if text.isascii() and "_" not in text else math.nan
    except ValueError:
        value = math.nan
    if not 0 < value <= LONGEST_TIME:
        raise UsageError(
            N_("{option} is {value}, and should be seconds, more than 0 and at most {most}"),
            option=option,
            value=repr(printable(text, 40)),
            most=round(LONGEST_TIME),
        )
    return value


def match(options: MatchOptions, lang: Language) -> None:
    """`kozyr match`.

    Raises: KozyrError for any option that cannot be.
    """
    if options.a is None or options.b is None:
        raise UsageError(N_("say who meets whom: kozyr match A B --game GAME"))
    if options.game is None:
        raise UsageError(
            N_("say which game: --game GAME, where GAME is one of {games}"),
            games=", ".join(games()),
        )
    game = named_game(options.game, "match")
    players = whole_number("--players", options.players, 1)
    count = game.check_players(game.min_players if players is None else players)
    deals = whole_number("--deals", options.deals, 1, MOST_DEALS)
    iterations = whole_number("--iterations", options.iterations, 1, MOST_ITERATIONS)
    workers = whole_number("--workers", options.workers, 1, MOST_WORKERS)
    budget = seconds("--time", options.time)
    if budget is None and iterations is None:
        budget = SECONDS
    if workers is not None and options.ray is not None:
        raise UsageError(N_("{one} and {other} do not go together"), one="--workers", other="--ray")
    from kozyr.arena import Contest, on_processes
    from kozyr.arena.cluster import on_ray
    from kozyr.terminal.match import run_match

    seed = "0" if options.seed is None else options.seed
    contest = Contest(options.a, options.b, game.name, count, budget, iterations, seed)
    play = on_processes(workers) if options.ray is None else on_ray(options.ray or None)
    run_match(contest, deals or DEALS, play, options.resume, options.as_json, lang)
