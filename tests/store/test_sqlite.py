"""The thread that writes."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kozyr.store import StoreFailed, ValueRefused
from kozyr.store.sqlite import FILE, Settings, WriterThread, sqlite_url
from kozyr.store.statements import Script

INSERT = "INSERT INTO numbers VALUES (?)"


@asynccontextmanager
async def writing(folder: Path) -> AsyncIterator[WriterThread]:
    connection = sqlite3.connect(folder / "numbers.db")
    connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    connection.close()
    writer = WriterThread(str(folder / "numbers.db"), Settings("NORMAL", 1))
    await writer.open()
    try:
        yield writer
    finally:
        await writer.close()


def numbers(folder: Path) -> list[int]:
    connection = sqlite3.connect(folder / "numbers.db")
    found = [number for (number,) in connection.execute("SELECT number FROM numbers")]
    connection.close()
    return found


async def test_a_script_is_one_transaction(tmp_path: Path) -> None:
    async with writing(tmp_path) as writer:
        await writer.commit([(INSERT, [(1,), (2,)]), (INSERT, [(3,)])])
        scripts: list[Script] = [
            [(INSERT, [(4,)]), (INSERT, [(5,), (1,)])],
            [(INSERT, [(4,)]), (INSERT, [(1, 2)])],
            [(INSERT, [(4,)]), (INSERT, [("four",)])],
        ]
        for script in scripts:
            with pytest.raises(ValueRefused):
                await writer.commit(script)
        with pytest.raises(StoreFailed) as failed:
            await writer.commit([(INSERT, [(4,)]), ("INSERT INTO elsewhere VALUES (?)", [(1,)])])
        assert str(failed.value) == "the store failed: no such table: elsewhere"
        assert numbers(tmp_path) == [1, 2, 3]


async def test_one_who_does_not_wait_to_the_end_harms_nobody(tmp_path: Path) -> None:
    async with writing(tmp_path) as writer:
        for number in range(10):
            task = asyncio.ensure_future(writer.commit([(INSERT, [(number,)])]))
            await asyncio.sleep(0)
            task.cancel()
        await writer.commit([(INSERT, [(10,)])])
        assert numbers(tmp_path) == list(range(11))


async def test_many_turn_a_new_file_to_wal_at_once(tmp_path: Path) -> None:
    for number in range(20):
        sqlite_url(tmp_path / str(number))
        file = str(tmp_path / str(number) / FILE)
        writers = [WriterThread(file, Settings("NORMAL", 5_000)) for _ in range(3)]
        await asyncio.gather(*(writer.open() for writer in writers))
        await asyncio.gather(*(writer.close() for writer in writers))


async def test_a_thread_that_cannot_connect_ends(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "nowhere" / "file"):
        writer = WriterThread(str(file), Settings("NORMAL", 1))
        with pytest.raises(StoreFailed):
            await writer.open()
    (tmp_path / "text").write_bytes(b"no database" * 500)
    writer = WriterThread(str(tmp_path / "text"), Settings("NORMAL", 1))
    with pytest.raises(StoreFailed):
        await writer.open()
    assert "kozyr-writer" not in [thread.name for thread in threading.enumerate()]
