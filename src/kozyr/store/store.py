"""What every store can do: logs of tables, a list of the tables, identities.

A store knows nothing of rules. An event is bytes to it, a table and an identity are names.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Literal, Protocol

import msgspec

from kozyr.errors import N_
from kozyr.store.errors import BadEntries

LogEntry = tuple[int, int, bytes]
"""(ply, time in ms since the epoch, event)."""

Place = tuple[int, str]
"""(updated, table): where a page of the list of tables ends."""

Status = Literal["open", "playing", "over"]
UNFINISHED: tuple[Status, ...] = ("open", "playing")
PAGE = 50


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists show it.

    `players` are the identities that sit there; `seats`, `open_seats` and `bots` are numbers of
    seats, the last of those that a bot plays, for itself or for somebody absent; `updated` is in
    ms since the epoch.
    """

    game: str
    players: tuple[str, ...]
    seats: int
    open_seats: int
    public: bool
    status: Status
    owner: str
    updated: int
    bots: int = 0

    @property
    def bots_play(self) -> bool:
        """Whether a bot may be to move."""
        return self.status == "playing" and self.bots > 0


class Identity(msgspec.Struct, frozen=True):
    """A person without registration. `created` is in ms since the epoch."""

    id: str
    name: str
    created: int


class Store(Protocol):
    """The tables' logs and what is found through them.

    Every method may raise StoreFailed (nothing was written, try again) and StoreClosed.
    """

    async def append(self, table: str, entries: Sequence[LogEntry]) -> None:
        """Append to a table's log, all or nothing; return once it is committed.

        A caller that is cancelled meanwhile does not know whether its entries were written.

        Raises: PlyTaken if the first ply is not the one after the head; BadEntries if the plies
        are not contiguous.
        """

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        """A table's entries from ply `first` on, in order; none of a table that is not there."""

    async def head(self, table: str) -> int:
        """The last ply of a table, -1 if it has none."""

    async def put_summary(self, table: str, summary: Summary) -> None:
        """Write or replace a table's line in the lists."""

    async def summaries(
        self,
        *,
        public: bool | None = True,
        statuses: Sequence[Status] = UNFINISHED,
        game: str | None = None,
        limit: int = PAGE,
        before: Place | None = None,
    ) -> list[tuple[str, Summary]]:
        """Tables and their lines, the last updated first; None as a filter lets all pass.

        The next page is `before` the (updated, table) of this page's last.
        """

    async def tables_of(
        self, player: str, *, limit: int = PAGE, before: Place | None = None
    ) -> list[tuple[str, Summary]]:
        """The tables where an identity sits, of any status, the last updated first."""

    async def unfinished(self) -> list[str]:
        """The tables that wait for players or are played.

        They are to be taken up after a restart, in this order: those where bots play, who must not
        be waited for, before all others; of either the last updated first.
        """

    async def put_identity(self, identity: str, name: str, created: int) -> None:
        """Write an identity. One that is there gets the new name and keeps its time."""

    async def get_identity(self, identity: str) -> Identity | None:
        """The identity of this id."""

    async def put_recovery(self, code_hash: bytes, identity: str) -> None:
        """Keep the hash of a recovery code. It replaces the identity's earlier one.

        Raises: UnknownIdentity; ValueRefused if it is another identity's code.
        """

    async def take_recovery(self, code_hash: bytes) -> str | None:
        """The identity that a recovery code moves; None if there is none. A code works once."""

    async def close(self) -> None:
        """Commit what waits, then let go of everything. Closing twice is fine."""


def recovery_hash(code: str) -> bytes:
    """What a store keeps of a recovery code (a long random text: a plain hash is enough)."""
    return sha256(code.encode()).digest()


def check_entries(entries: Sequence[LogEntry]) -> None:
    """Refuse plies that are negative or not contiguous.

    Raises: BadEntries.
    """
    first = entries[0][0]
    if first < 0:
        raise BadEntries(N_("a ply is 0 or more, not {ply}"), ply=first)
    for place, entry in enumerate(entries):
        if entry[0] != first + place:
            raise BadEntries(
                N_("the plies of one append follow each other: {next} should come, not {ply}"),
                next=first + place,
                ply=entry[0],
            )
