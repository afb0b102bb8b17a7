"""What the server sends over a socket. docs/protocol.md is the reference."""

from msgspec import Struct

from kozyr.table import PublicEntry, Snapshot


class Outgoing(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """The base of all outgoing messages."""


class Ack(Outgoing, frozen=True):
    """The command with this nonce stands in the log, committed, at this ply.

    For one that changes nothing it is the ply of the head.
    """

    nonce: str
    ply: int


class Update(Outgoing, frozen=True):
    """New entries, and the table after them, as this viewer may know both.

    `ack` is there when one of the entries is the viewer's own command. `connected` tells which
    seats' players have the table open.
    """

    entries: list[PublicEntry]
    table: Snapshot
    connected: list[bool]
    ack: Ack | None = None


class Presence(Outgoing, frozen=True):
    """Who has the table open now, by seat."""

    connected: list[bool]


class Problem(Outgoing, frozen=True):
    """A command was refused, and nothing has changed.

    `code` is stable, `message` is for people, `clause` names the rule of the game, `entries` are
    those that a stale command had not seen.
    """

    code: str
    message: str
    nonce: str | None = None
    clause: str | None = None
    entries: list[PublicEntry] | None = None


class Pong(Outgoing, frozen=True):
    """The connection works. `now` is the server's time, in ms since the epoch."""

    now: int
    nonce: str | None = None


Message = Update | Ack | Presence | Problem | Pong
