"""What the owner of a table chooses: the game, its seats, who may see it, the clock."""

import re

from msgspec import Struct

from kozyr.errors import N_, KozyrError
from kozyr.games import game
from kozyr.games.document import short
from kozyr.table.errors import TableError

OPEN_SEAT = "open"
OWNER_SEAT = "owner"
BOT_PREFIX = "bot:"
LEVEL = re.compile(r"[a-z][a-z0-9_-]{0,23}", re.ASCII)

MOVE_SECONDS = (5, 3600)
BANK_SECONDS = (10, 86_400)
INCREMENT_SECONDS = (0, 600)
DAYS = (1, 30)


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Take your time."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each move."""

    seconds: int


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """So many seconds for all moves, and `increment` more after each."""

    seconds: int
    increment: int = 0


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each move."""

    days: int


Clock = NoClock | MoveClock | BankClock | DaysClock


class Options(Struct, frozen=True):
    """The options of a table, fixed when it is made.

    `seats` has one word a seat: `open`, `owner`, or `bot:` and a level. A table that is not
    `public` is found by its link only. `known_cards` shows the cards that everyone saw a player
    take up. With `forced`, moves without any choice that all can see are played by the table.
    """

    game: str
    players: int
    seats: tuple[str, ...]
    public: bool = False
    spectators: bool = True
    clock: Clock = NoClock()
    known_cards: bool = False
    forced: bool = False


def check_options(options: Options) -> Options:
    """The options, or TableError `bad_option` with what is wrong and what would be right."""
    try:
        game(options.game).check_players(options.players)
    except KozyrError as error:
        raise TableError("bad_option", error.template, **error.values) from None
    check_seats(options)
    check_clock(options.clock)
    for name in ("public", "spectators", "known_cards", "forced"):
        if type(getattr(options, name)) is not bool:
            raise bad_option(name, "true / false", getattr(options, name))
    return options


def check_seats(options: Options) -> None:
    """One word a seat, and one seat at most for the owner."""
    if not isinstance(options.seats, tuple) or len(options.seats) != options.players:
        raise TableError(
            "bad_option",
            N_("seats should have a word for each of {count} seats"),
            count=options.players,
        )
    for seat, word in enumerate(options.seats):
        if not isinstance(word, str):
            raise bad_option(f"seats[{seat}]", "open / owner / bot:LEVEL", word)
        if word.startswith(BOT_PREFIX):
            check_level(word.removeprefix(BOT_PREFIX))
        elif word not in (OPEN_SEAT, OWNER_SEAT):
            raise bad_option(f"seats[{seat}]", "open / owner / bot:LEVEL", word)
    if options.seats.count(OWNER_SEAT) > 1:
        raise TableError("bad_option", N_("the owner can take one seat only"))


def check_level(level: object) -> str:
    """The word for a bot's level; whether there is such a bot is not the table's business."""
    if not isinstance(level, str) or not LEVEL.fullmatch(level):
        raise bad_option("level", N_("a word such as greedy"), level)
    return level


def check_clock(clock: object) -> None:
    """The clock's times, each within its bounds."""
    match clock:
        case NoClock():
            pass
        case MoveClock(seconds=seconds):
            check_number("seconds", seconds, MOVE_SECONDS)
        case BankClock(seconds=seconds, increment=increment):
            check_number("seconds", seconds, BANK_SECONDS)
            check_number("increment", increment, INCREMENT_SECONDS)
        case DaysClock(days=days):
            check_number("days", days, DAYS)
        case _:
            raise bad_option("clock", "none / move / bank / days", clock)


def check_number(name: str, value: object, bounds: tuple[int, int]) -> None:
    """Complain unless this is a whole number within the bounds."""
    low, high = bounds
    if type(value) is not int or not low <= value <= high:
        raise bad_option(name, f"{low} … {high}", value)


def bad_option(name: str, should: str, value: object) -> TableError:
    """The error for an option that cannot be."""
    return TableError(
        "bad_option",
        N_("{option} is {value}, and should be {should}"),
        option=name,
        value=short(value),
        should=should,
    )
