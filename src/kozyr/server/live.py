"""A table in memory, and who looks at it."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from kozyr.locale import Language
from kozyr.server.messages_out import Ack, Message, Presence, Update
from kozyr.table import Entry, Table, TableError, seen, snapshot
from kozyr.table.mutes import Mutes

RECENT = 4
MOST_WAITING = 64

NOT_FOR_YOU = 4404
TRY_AGAIN = 1013

encode = msgspec.json.Encoder().encode


class Goodbye(NamedTuple):
    """Why the server closes a socket."""

    code: int
    reason: str


class Viewer:
    """Somebody who has a table open. Frames wait here until the socket takes them.

    `identity` is "" for a guest without one. `abort` ends the connection at once: a viewer whose
    socket takes no frames is given up, and can come back and ask for what it missed.
    """

    __slots__ = ("abort", "arrived", "frames", "goodbye", "identity", "language", "name")

    def __init__(
        self, identity: str, name: str, language: Language, abort: Callable[[], None]
    ) -> None:
        self.identity = identity
        self.name = name
        self.language = language
        self.abort = abort
        self.frames: deque[str] = deque()
        self.arrived = asyncio.Event()
        self.goodbye: Goodbye | None = None

    def post(self, frame: str) -> None:
        """Queue a frame."""
        if self.goodbye is not None:
            return
        if len(self.frames) < MOST_WAITING:
            self.frames.append(frame)
            self.arrived.set()
        else:
            self.frames.clear()
            self.close(TRY_AGAIN, "slow")
            self.abort()

    def tell(self, message: Message) -> None:
        """Queue a message."""
        self.post(encode(message).decode())

    def close(self, code: int, reason: str) -> None:
        """Have the socket closed, once what waits is sent."""
        if self.goodbye is None:
            self.goodbye = Goodbye(code, reason)
        self.arrived.set()


class LiveTable:
    """A table in memory since `opened`, in ms since the epoch.

    `parted` tells when a player's last socket closed. `doubtful` tells that an append may or may
    not have been committed. `users` counts who works with it or looks at it; with none it can be
    dropped.
    """

    __slots__ = (
        *("bots", "doubtful", "lock", "opened", "parted", "recent", "table", "users"),
        "viewers",
    )

    def __init__(self, table: Table, opened: int, entries: Sequence[Entry] = ()) -> None:
        self.table = table
        self.opened = opened
        self.parted: dict[str, int] | None = None
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.recent = list(entries)[-RECENT:]
        self.bots: asyncio.Task[None] | None = None
        self.doubtful = False
        self.users = 0

    def apply(self, entries: Sequence[Entry]) -> None:
        """Continue the table by committed entries."""
        for entry in entries:
            self.table.apply(entry)
        self.recent = [*self.recent, *entries][-RECENT:]

    def remembered(self, first: int) -> list[Entry] | None:
        """The entries from a ply on, if they are still remembered."""
        if first > self.table.head:
            return []
        if not self.recent or self.recent[0].ply > first:
            return None
        return [entry for entry in self.recent if entry.ply >= first]

    def connected(self) -> list[bool]:
        """Which seats' players have the table open; bots always do."""
        here = {viewer.identity for viewer in self.viewers}
        return [seat.kind == "bot" or seat.player in here for seat in self.table.seats]

    def part(self, viewer: Viewer, now: int) -> None:
        """A viewer's socket is closed."""
        self.viewers.discard(viewer)
        if self.table.seat_of(viewer.identity) is not None:
            self.parted = {**(self.parted or {}), viewer.identity: now}

    def away(self, seat: int, now: int) -> int:
        """For how many ms a seat's player has not had the table open, as far as is known."""
        if not 0 <= seat < len(self.table.seats) or self.connected()[seat]:
            return 0
        return now - (self.parted or {}).get(self.table.seats[seat].player or "", self.opened)

    def update(self, viewer: Viewer, entries: Sequence[Entry], ack: Ack | None = None) -> Update:
        """Entries and the table for one viewer."""
        seat = self.table.seat_of(viewer.identity)
        muted = self.table.muted_by(viewer.identity)
        shown = [seen(entry, seat, muted) for entry in entries]
        return Update(shown, snapshot(self.table, seat, muted), self.connected(), ack)

    def publish(self, entries: Sequence[Entry], sender: Viewer | None, ack: Ack | None) -> None:
        """Tell everyone of new entries; those who know the same get the same frame."""
        if not self.table.options.spectators:
            self.show_out()
        frames: dict[tuple[int | None, Mutes], str] = {}
        if sender is not None:
            sender.tell(self.update(sender, entries, ack))
        for viewer in self.viewers:
            if viewer is sender:
                continue
            key = self.table.seat_of(viewer.identity), self.table.muted_by(viewer.identity)
            if key not in frames:
                frames[key] = encode(self.update(viewer, entries)).decode()
            viewer.post(frames[key])

    def show_out(self) -> None:
        """Have those leave who may not look, now that the game has started."""
        for viewer in tuple(self.viewers):
            try:
                self.table.viewer(viewer.identity)
            except TableError as error:
                self.viewers.discard(viewer)
                viewer.close(NOT_FOR_YOU, error.code)

    def publish_presence(self) -> None:
        """Tell everyone who is there."""
        frame = encode(Presence(self.connected())).decode()
        for viewer in self.viewers:
            viewer.post(frame)
