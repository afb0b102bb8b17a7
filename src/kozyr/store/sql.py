"""The store in a database."""

from collections.abc import Sequence
from typing import Any, Self

from sqlalchemy import URL, Row

from kozyr.store import statements
from kozyr.store.committer import Committer
from kozyr.store.database import Database
from kozyr.store.errors import UnknownIdentity, ValueRefused
from kozyr.store.sqlite import Synchronous
from kozyr.store.store import (
    PAGE,
    UNFINISHED,
    Identity,
    LogEntry,
    Place,
    Status,
    Summary,
    check_entries,
)

BUSY_MS = 5_000


class SqlStore:
    """A `Store` in a database. Open it with `await SqlStore.open(sqlite_url(folder))`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writes = statements.writes(database.dialect)
        self._committer = Committer(database, self._writes.append)
        self._closed = False

    @classmethod
    async def open(
        cls, url: str | URL, *, synchronous: Synchronous = "NORMAL", busy_ms: int = BUSY_MS
    ) -> Self:
        """Open the database at this address, its tables brought up to date.

        `synchronous` FULL also survives a power cut; `busy_ms` is how long to wait for another
        process that writes.

        Raises: CannotOpen.
        """
        return cls(await Database.open(url, synchronous, busy_ms))

    async def append(self, table: str, entries: Sequence[LogEntry]) -> None:
        if entries:
            check_entries(entries)
            await self._committer.append(table, entries)

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        return [
            tuple(row) for row in await self._database.rows(statements.entries_from(table, first))
        ]

    async def head(self, table: str) -> int:
        return (await self._database.heads([table])).get(table, -1)

    async def put_summary(self, table: str, summary: Summary) -> None:
        await self._committer.write(self._writes.summary(table, summary))

    async def summaries(
        self,
        *,
        public: bool | None = True,
        statuses: Sequence[Status] = UNFINISHED,
        game: str | None = None,
        limit: int = PAGE,
        before: Place | None = None,
    ) -> list[tuple[str, Summary]]:
        found = statements.listed(public, statuses, game)
        return summaries_in(await self._database.rows(statements.page(found, limit, before)))

    async def tables_of(
        self, player: str, *, limit: int = PAGE, before: Place | None = None
    ) -> list[tuple[str, Summary]]:
        found = statements.sat_at(player)
        return summaries_in(await self._database.rows(statements.page(found, limit, before)))

    async def unfinished(self) -> list[str]:
        return [row.id for row in await self._database.rows(statements.unfinished_tables())]

    async def put_identity(self, identity: str, name: str, created: int) -> None:
        await self._committer.write([(self._writes.put_identity, [(identity, name, created)])])

    async def get_identity(self, identity: str) -> Identity | None:
        for row in await self._database.rows(statements.identity_of(identity)):
            return Identity(row.id, row.name, row.created)
        return None

    async def put_recovery(self, code_hash: bytes, identity: str) -> None:
        try:
            await self._committer.write([(self._writes.put_recovery, [(identity, code_hash)])])
        except ValueRefused:
            if await self.get_identity(identity) is None:
                raise UnknownIdentity(identity) from None
            raise

    async def take_recovery(self, code_hash: bytes) -> str | None:
        for row in await self._database.rows(statements.taken_recovery(code_hash)):
            return str(row.identity)
        return None

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._committer.close()
            await self._database.close()


def summaries_in(rows: Sequence[Row[Any]]) -> list[tuple[str, Summary]]:
    """Tables and their lines, from a row for each player of each table."""
    lines: dict[str, Row[Any]] = {}
    players: dict[str, list[str]] = {}
    for row in rows:
        lines.setdefault(row.id, row)
        seated = players.setdefault(row.id, [])
        if row.player is not None:
            seated.append(row.player)
    return [(table, summary_in(row, players[table])) for table, row in lines.items()]


def summary_in(row: Row[Any], players: Sequence[str]) -> Summary:
    """A table's line from its row."""
    return Summary(
        game=row.game,
        players=tuple(players),
        seats=row.seats,
        open_seats=row.open_seats,
        public=row.public,
        status=row.status,
        owner=row.owner,
        updated=row.updated,
        bots=row.bots,
    )
