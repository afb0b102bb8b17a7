"""What stands in a table's log. Written as JSON; keys that a reader does not know are ignored."""

import re
from typing import Any, Literal

import msgspec
from msgspec import Struct

from kozyr.errors import N_
from kozyr.table.errors import LogError
from kozyr.table.options import Options

By = Literal["player", "bot", "forced", "absent"]


def tag_of(name: str) -> str:
    """The tag of an event's class: `TimedOut` is `timed_out`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Tagged(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=tag_of):
    """The base of all events."""


class Created(Tagged, frozen=True):
    """The table is there; every seat is open. `owner` is an identity."""

    options: Options
    owner: str


class Seated(Tagged, frozen=True):
    """A person (`player` is an identity) sits down."""

    seat: int
    player: str
    name: str


class BotSeated(Tagged, frozen=True):
    """A bot sits down."""

    seat: int
    level: str


class Stood(Tagged, frozen=True):
    """A seat is given up before the start, and open again."""

    seat: int


class Left(Tagged, frozen=True):
    """A player goes away during the game; a stand-in plays the seat, which stays theirs."""

    seat: int


class Returned(Tagged, frozen=True):
    """An absent player plays the seat again."""

    seat: int


class Dealt(Tagged, frozen=True):
    """The first deal, and the start of the game. `seed` and `salt` are secret until `Ended`."""

    position: dict[str, Any]
    seed: str
    salt: str
    commitment: str


class DealtAgain(Tagged, frozen=True):
    """A later deal: the text `deal B7 RF …`, secret."""

    cards: str


class Moved(Tagged, frozen=True):
    """A move, as the game writes it, after `ms` milliseconds of thinking.

    `by` tells who chose it: the player, a bot in its own seat, the table because there was no
    choice (`forced`), or the stand-in of an absent player. `effect` is what all saw come of it
    (`Game.effect`).
    """

    seat: int
    move: str
    by: By
    ms: int = 0
    nonce: str | None = None
    player: str | None = None
    effect: dict[str, Any] | None = None


class Undone(Tagged, frozen=True):
    """The moves that stand at `plies` are taken back."""

    seat: int
    plies: tuple[int, ...]


class TimedOut(Tagged, frozen=True):
    """A seat's time is up; a stand-in plays until its owner returns."""

    seat: int


class Replaced(Tagged, frozen=True):
    """The owner of the table chose the bot that plays for an absent player."""

    seat: int
    level: str


class Chatted(Tagged, frozen=True):
    """Somebody said something; `seat` is theirs, None for a spectator."""

    player: str
    name: str
    seat: int | None
    text: str
    nonce: str | None = None


class Signalled(Tagged, frozen=True):
    """A quick word between the challengers of Blaze."""

    seat: int
    signal: str
    nonce: str | None = None


class Reported(Tagged, frozen=True):
    """`player` asks the host to look at the entry at `about`."""

    player: str
    about: int


class Muted(Tagged, frozen=True):
    """`player` does not want to hear a seat, or spectators of a name; or wants to again."""

    player: str
    seat: int | None = None
    name: str | None = None
    on: bool = True


class Ended(Tagged, frozen=True):
    """The game is over; the secrets of its deals are told."""

    result: dict[str, Any]
    seed: str
    salt: str


class Rematched(Tagged, frozen=True):
    """The players go on at another table."""

    table: str


Event = (
    Created
    | Seated
    | BotSeated
    | Stood
    | Left
    | Returned
    | Dealt
    | DealtAgain
    | Moved
    | Undone
    | TimedOut
    | Replaced
    | Chatted
    | Signalled
    | Reported
    | Muted
    | Ended
    | Rematched
)


class Entry(Struct, frozen=True):
    """An event in its place: `ply` counts from 0 without a gap, `at` is in ms since the epoch."""

    ply: int
    at: int
    event: Event


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decode(data: bytes) -> Event:
    """A stored event.

    Raises: LogError.
    """
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise LogError(N_("an event that cannot be read: {why}"), why=str(error)) from None
