"""What a committed entry costs, printed by one command: `python benchmarks/store.py`.

Every table appends one entry, waits until it is committed, and appends the next, as players do.
The CPU is that of the whole process, event loop, writer thread and SQLite's checkpoints together.
Before, the database is filled with the logs of finished tables, as that of a server is.
"""

import asyncio
import platform
import secrets
import sqlite3
import statistics
import tempfile
import time
from dataclasses import dataclass

from kozyr.store import MemoryStore, SqlStore, Store, sqlite_url
from kozyr.store.sqlite import Synchronous

RUNS = 3
TABLES = (1, 10, 100, 500)
ENTRIES = 20_000
FEWEST = 40
FINISHED = 2_000
ENTRIES_A_GAME = 100
EVENT = (
    b'{"type":"moved","seat":0,"move":"7K","by":"player","ms":1834,"nonce":"c0ffee01","player":"x"}'
)
NOW = 1_760_000_000_000


@dataclass
class Rate:
    """Committed entries, the CPU and the time that they took."""

    entries: int
    cpu: float
    wall: float


async def play(store: Store, table: str, entries: int) -> None:
    for ply in range(entries):
        await store.append(table, [(ply, NOW + ply, EVENT)])


async def timed(store: Store, tables: int) -> Rate:
    entries = max(FEWEST, min(ENTRIES, 2_000 * tables) // tables)
    names = [secrets.token_urlsafe(12) for _ in range(tables)]
    cpu, wall = time.process_time(), time.perf_counter()
    await asyncio.gather(*(play(store, name, entries) for name in names))
    return Rate(tables * entries, time.process_time() - cpu, time.perf_counter() - wall)


async def fill(store: Store) -> None:
    game = [(ply, NOW, EVENT) for ply in range(ENTRIES_A_GAME)]
    await asyncio.gather(*(store.append(secrets.token_urlsafe(12), game) for _ in range(FINISHED)))


async def in_memory(tables: int) -> Rate:
    return await timed(MemoryStore(), tables)


async def in_sqlite(tables: int, synchronous: Synchronous) -> Rate:
    with tempfile.TemporaryDirectory() as folder:
        store = await SqlStore.open(sqlite_url(folder), synchronous=synchronous)
        await fill(store)
        rate = await timed(store, tables)
        await store.close()
    return rate


def show(label: str, tables: int, rates: list[Rate]) -> None:
    each = statistics.median(rate.cpu / rate.entries for rate in rates)
    second = statistics.median(rate.entries / rate.wall for rate in rates)
    print(f"{label:18} {tables:6} {1 / each:18,.0f} {1e6 * each:18.1f} {second:18,.0f}")


def main() -> None:
    print(f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")
    columns = ("entries/CPU-second", "CPU µs/entry", "entries/second")
    print(f"{'store':18} {'tables':>6} " + " ".join(f"{column:>18}" for column in columns))
    show("memory", 100, [asyncio.run(in_memory(100)) for _ in range(RUNS)])
    modes: tuple[Synchronous, ...] = ("NORMAL", "FULL")
    for mode in modes:
        for tables in TABLES:
            rates = [asyncio.run(in_sqlite(tables, mode)) for _ in range(RUNS)]
            show(f"SQLite WAL {mode}", tables, rates)


if __name__ == "__main__":
    main()
