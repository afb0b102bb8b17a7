"""A table in memory, and who looks at it."""

import asyncio
from collections import deque
from collections.abc import Sequence

import msgspec

from kozyr.locale import Language
from kozyr.server.messages_out import Ack, Message, Presence, Update
from kozyr.table import Entry, Table, seen, snapshot

RECENT = 64
MOST_WAITING = 256

encode = msgspec.json.Encoder().encode


class Viewer:
    """Somebody who has a table open. Frames wait here until the socket takes them.

    `identity` is "" for a guest without one. A viewer whose socket takes no frames is given up:
    it can come back and ask for what it missed.
    """

    __slots__ = ("arrived", "closed", "frames", "identity", "language", "name")

    def __init__(self, identity: str, name: str, language: Language) -> None:
        self.identity = identity
        self.name = name
        self.language = language
        self.frames: deque[str] = deque()
        self.arrived = asyncio.Event()
        self.closed = False

    def post(self, frame: str) -> None:
        """Queue a frame."""
        if len(self.frames) >= MOST_WAITING:
            self.closed = True
        else:
            self.frames.append(frame)
        self.arrived.set()

    def tell(self, message: Message) -> None:
        """Queue a message."""
        self.post(encode(message).decode())


class LiveTable:
    """A table in memory. `doubtful` tells that an append may or may not have been committed.

    `users` counts who works with it or looks at it; with none it can be dropped.
    """

    __slots__ = ("bots", "doubtful", "lock", "recent", "table", "users", "viewers")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.bots: asyncio.Task[None] | None = None
        self.doubtful = False
        self.users = 0

    def apply(self, entries: Sequence[Entry]) -> None:
        """Continue the table by committed entries."""
        for entry in entries:
            self.table.apply(entry)
            self.recent.append(entry)

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

    def update(self, viewer: Viewer, entries: Sequence[Entry], ack: Ack | None = None) -> Update:
        """Entries and the table for one viewer."""
        seat = self.table.seat_of(viewer.identity)
        shown = [seen(entry, seat) for entry in entries]
        return Update(shown, snapshot(self.table, seat), self.connected(), ack)

    def publish(self, entries: Sequence[Entry], sender: Viewer | None, ack: Ack | None) -> None:
        """Tell everyone of new entries; those who know the same get the same frame."""
        frames: dict[int | None, str] = {}
        if sender is not None:
            sender.tell(self.update(sender, entries, ack))
        for viewer in self.viewers:
            if viewer is sender:
                continue
            seat = self.table.seat_of(viewer.identity)
            if seat not in frames:
                frames[seat] = encode(self.update(viewer, entries)).decode()
            viewer.post(frames[seat])

    def publish_presence(self) -> None:
        """Tell everyone who is there."""
        frame = encode(Presence(self.connected())).decode()
        for viewer in self.viewers:
            viewer.post(frame)
