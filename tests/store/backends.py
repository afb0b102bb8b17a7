"""The stores that keep the contract, opened in one way, and what the tests put into them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kozyr.store import LogEntry, MemoryStore, SqlStore, Store, Summary, sqlite_url

BACKENDS = ("memory", "sqlite", "sqlite-full")
NOW = 1_760_000_000_000


class Backend:
    """One kind of store, in a folder."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Store]:
        store = await self.make()
        try:
            yield store
        finally:
            await store.close()

    async def make(self) -> Store:
        if self.name == "memory":
            return MemoryStore()
        full = self.name == "sqlite-full"
        return await SqlStore.open(
            sqlite_url(self.folder), synchronous="FULL" if full else "NORMAL"
        )


@asynccontextmanager
async def sqlite(folder: Path, busy_ms: int = 5_000) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(sqlite_url(folder), busy_ms=busy_ms)
    try:
        yield store
    finally:
        await store.close()


def entries(first: int, count: int = 1, event: bytes = b"event") -> list[LogEntry]:
    return [(ply, NOW + ply, event + b" %d" % ply) for ply in range(first, first + count)]


def summary(**changes: Any) -> Summary:
    values: dict[str, Any] = {
        "game": "durak",
        "players": ("ann", "bob"),
        "seats": 2,
        "open_seats": 0,
        "public": True,
        "status": "playing",
        "owner": "ann",
        "updated": NOW,
    }
    return Summary(**(values | changes))


async def outcomes(awaitables: Iterable[Awaitable[object]]) -> list[object]:
    """What each of these, started at once, raised."""
    return await asyncio.gather(*awaitables, return_exceptions=True)
