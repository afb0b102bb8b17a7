"""What a client sends over its socket. docs/protocol.md is the reference."""

from msgspec import Struct


class Incoming(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower
):
    """The base of all incoming messages. `nonce` is the sender's mark, which the answer carries."""

    nonce: str | None = None


class Play(Incoming, frozen=True):
    """A move of one's seat. `seen` is the last ply the sender had seen."""

    move: str
    seen: int
    nonce: str


class Chat(Incoming, frozen=True):
    """Say something to the table."""

    text: str
    nonce: str


class Signal(Incoming, frozen=True):
    """A quick word between the challengers of Blaze."""

    signal: str
    nonce: str


class Sit(Incoming, frozen=True):
    """Take an open seat; without a number, the first."""

    seat: int | None = None


class Stand(Incoming, frozen=True):
    """Give up one's seat before the start."""


class Bot(Incoming, frozen=True):
    """The owner puts a bot in an open seat."""

    seat: int
    level: str


class Start(Incoming, frozen=True):
    """The owner has the cards dealt."""


class Undo(Incoming, frozen=True):
    """Take one's last move back, at a table against bots."""


class Leave(Incoming, frozen=True):
    """Go away for good; a bot plays on."""


class Back(Incoming, frozen=True):
    """Play one's seat again."""


class Replace(Incoming, frozen=True):
    """The owner has a bot play for somebody who is absent."""

    seat: int
    level: str


class Rematch(Incoming, frozen=True):
    """Go on at a new table with the same seats."""


class Report(Incoming, frozen=True):
    """Ask the host to look at an entry."""

    ply: int


class Mute(Incoming, frozen=True):
    """Hear a seat, or spectators of a name, no more; with `on` false again."""

    seat: int | None = None
    name: str | None = None
    on: bool = True


class Sync(Incoming, frozen=True):
    """Ask for every entry after a ply, and the table as it is."""

    since: int


class Ping(Incoming, frozen=True):
    """Ask whether the connection works."""


Message = (
    Play
    | Chat
    | Signal
    | Sit
    | Stand
    | Bot
    | Start
    | Undo
    | Leave
    | Back
    | Replace
    | Rematch
    | Report
    | Mute
    | Sync
    | Ping
)

Talk = Chat | Signal | Report | Mute
"""What is limited more than the rest: it stays in the log, at any time in the game."""


def fault(error: Exception) -> str:
    """What is wrong with something that cannot be read, in one line of bounded length."""
    return " ".join(str(error).split())[:120]
