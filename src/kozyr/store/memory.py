"""A store that forgets: for tests, and for tables that need not outlive the process."""

from collections.abc import Callable, Sequence

from kozyr.store.errors import PlyTaken, StoreClosed, UnknownIdentity, ValueRefused
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


class MemoryStore:
    """Everything in dictionaries of one process. A `Store`."""

    def __init__(self) -> None:
        self._logs: dict[str, list[LogEntry]] = {}
        self._summaries: dict[str, Summary] = {}
        self._identities: dict[str, Identity] = {}
        self._recoveries: dict[bytes, str] = {}
        self._closed = False

    async def append(self, table: str, entries: Sequence[LogEntry]) -> None:
        self._check_open()
        if not entries:
            return
        check_entries(entries)
        head = await self.head(table)
        if entries[0][0] != head + 1:
            raise PlyTaken(table, entries[0][0], head)
        self._logs.setdefault(table, []).extend(entries)

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        self._check_open()
        return self._logs.get(table, [])[max(first, 0) :]

    async def head(self, table: str) -> int:
        self._check_open()
        return len(self._logs.get(table, ())) - 1

    async def put_summary(self, table: str, summary: Summary) -> None:
        self._check_open()
        self._summaries[table] = summary

    async def summaries(
        self,
        *,
        public: bool | None = True,
        statuses: Sequence[Status] = UNFINISHED,
        game: str | None = None,
        limit: int = PAGE,
        before: Place | None = None,
    ) -> list[tuple[str, Summary]]:
        def listed(summary: Summary) -> bool:
            return (
                public in (None, summary.public)
                and summary.status in statuses
                and game in (None, summary.game)
            )

        return self._page(listed, limit, before)

    async def tables_of(
        self, player: str, *, limit: int = PAGE, before: Place | None = None
    ) -> list[tuple[str, Summary]]:
        return self._page(lambda summary: player in summary.players, limit, before)

    def _page(
        self, listed: Callable[[Summary], bool], limit: int, before: Place | None
    ) -> list[tuple[str, Summary]]:
        self._check_open()
        places = sorted(
            ((line.updated, table) for table, line in self._summaries.items() if listed(line)),
            reverse=True,
        )
        later = [table for updated, table in places if before is None or (updated, table) < before]
        return [(table, self._summaries[table]) for table in later[:limit]]

    async def unfinished(self) -> list[str]:
        found = self._page(lambda line: line.status in UNFINISHED, len(self._summaries), None)
        found.sort(key=lambda line: not line[1].bots_play)
        return [table for table, _ in found]

    async def put_identity(self, identity: str, name: str, created: int) -> None:
        self._check_open()
        known = self._identities.get(identity)
        if known:
            created = known.created
        self._identities[identity] = Identity(identity, name, created)

    async def get_identity(self, identity: str) -> Identity | None:
        self._check_open()
        return self._identities.get(identity)

    async def put_recovery(self, code_hash: bytes, identity: str) -> None:
        self._check_open()
        if identity not in self._identities:
            raise UnknownIdentity(identity)
        if self._recoveries.get(code_hash, identity) != identity:
            raise ValueRefused("the recovery code is another identity's")
        self._recoveries = {
            code: owner for code, owner in self._recoveries.items() if owner != identity
        }
        self._recoveries[code_hash] = identity

    async def take_recovery(self, code_hash: bytes) -> str | None:
        self._check_open()
        return self._recoveries.pop(code_hash, None)

    async def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed
