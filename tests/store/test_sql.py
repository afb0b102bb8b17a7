"""What a database adds to the contract: it lasts, it is shared, and it can fail."""

import asyncio
import resource
import signal
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kozyr.store import (
    CannotOpen,
    Identity,
    PlyTaken,
    SqlStore,
    StoreFailed,
    ValueRefused,
    recovery_hash,
    sqlite_url,
)
from kozyr.store.sqlite import FILE
from tests.store.backends import NOW, entries, outcomes, sqlite, summary

SECRET = b"seed-of-a-running-game"


@contextmanager
def beside(folder: Path) -> Iterator[sqlite3.Connection]:
    """Another program's connection to the same file."""
    connection = sqlite3.connect(folder / FILE, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


async def test_everything_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        await store.append("t", entries(0, 3))
        await store.put_summary("t", summary())
        await store.put_identity("i", "Ann", NOW)
        await store.put_recovery(recovery_hash("code"), "i")
    async with sqlite(tmp_path) as store:
        assert await store.read("t") == entries(0, 3)
        with pytest.raises(PlyTaken):
            await store.append("t", entries(2))
        await store.append("t", entries(3))
        assert await store.summaries() == await store.tables_of("bob") == [("t", summary())]
        assert await store.unfinished() == ["t"]
        assert await store.get_identity("i") == Identity("i", "Ann", NOW)
        assert await store.take_recovery(recovery_hash("code")) == "i"


async def test_two_nodes_race(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as one, sqlite(tmp_path) as two:
        for ply in range(20):
            ends = await outcomes(
                [
                    store.append("t", entries(ply, 1, name))
                    for store, name in ((one, b"1"), (two, b"2"))
                ]
            )
            assert ends.count(None) == 1
            assert [end.head for end in ends if isinstance(end, PlyTaken)] == [ply]
        log = await one.read("t")
        assert [ply for ply, _, _ in log] == list(range(20))
        assert log == await two.read("t")


async def test_two_nodes_race_at_many_tables(tmp_path: Path) -> None:
    names = [f"t{number}" for number in range(40)]
    async with sqlite(tmp_path) as one, sqlite(tmp_path) as two:
        for ply in range(3):
            ends = await outcomes(
                store.append(name, entries(ply)) for store in (one, two) for name in names
            )
            assert [type(end) for end in ends if end is not None] == [PlyTaken] * 40
            pairs = zip(ends[:40], ends[40:], strict=True)
            assert all((first is None) != (second is None) for first, second in pairs)
        for name in names:
            assert await two.read(name) == entries(0, 3)


async def test_a_node_sees_what_the_other_did(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as one, sqlite(tmp_path) as two:
        await one.append("t", entries(0))
        await two.append("t", entries(1, 4))
        assert await one.head("t") == 4
        await one.append("t", entries(5))
        assert await two.read("t") == entries(0, 6)


async def test_a_locked_database_fails_and_a_retry_works(tmp_path: Path) -> None:
    async with sqlite(tmp_path, busy_ms=1) as store:
        await store.append("t", entries(0))
        with beside(tmp_path) as other:
            other.execute("BEGIN IMMEDIATE")
            ends = await outcomes(
                [
                    store.append("t", entries(1)),
                    store.append("u", entries(0)),
                    store.put_summary("t", summary()),
                    store.take_recovery(b""),
                ]
            )
            assert [type(end) for end in ends] == [StoreFailed] * 4
            assert "locked" in str(ends[0])
            assert await store.read("t") == entries(0)
            other.execute("ROLLBACK")
        await asyncio.gather(store.append("t", entries(1)), store.append("u", entries(0)))
        assert (await store.head("t"), await store.head("u")) == (1, 0)


async def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        await store.append("t", entries(0))
        written = (tmp_path / f"{FILE}-wal").stat().st_size
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (written + 50_000, hard))
        try:
            big = [(ply, NOW, bytes(20_000)) for ply in range(1, 9)]
            ends = await outcomes([store.append("t", big), store.append("u", entries(0))])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert [type(end) for end in ends] == [StoreFailed] * 2
        assert (await store.head("t"), await store.head("u")) == (0, -1)
        await asyncio.gather(store.append("t", big), store.append("u", entries(0)))
    async with sqlite(tmp_path) as store:
        assert await store.read("t") == [*entries(0), *big]


async def test_a_refused_row_takes_its_append_along_and_no_other(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        with beside(tmp_path) as other:
            other.execute(
                "CREATE TRIGGER t BEFORE INSERT ON log WHEN new.event = x'00'"
                " BEGIN SELECT RAISE(ABORT, 'injected'); END"
            )
        bad = [*entries(0, 2), (2, NOW, b"\0"), *entries(3)]
        ends = await outcomes(
            [store.append(f"t{n}", bad if n == 3 else entries(0, 4)) for n in range(9)]
        )
        assert [n for n, end in enumerate(ends) if end is not None] == [3]
        assert isinstance(ends[3], ValueRefused)
        assert await store.read("t3") == []
        await store.append("t3", entries(0, 2))


async def test_values_the_database_cannot_take(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        ends = await outcomes(
            [
                store.append("t", [(0, 2**63, b"")]),
                store.append("\ud800", entries(0)),
                store.append("\ud800", entries(7)),
                store.append("u", entries(0)),
                store.read("\ud800"),
            ]
        )
        assert [n for n, end in enumerate(ends) if isinstance(end, ValueRefused)] == [0, 1, 2, 4]
        assert await store.read("u") == entries(0)


async def test_errors_show_no_values(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        with beside(tmp_path) as other:
            other.execute("DROP TABLE log")
            other.execute("DROP TABLE recoveries")
        for call in (
            store.append("t", [(0, NOW, SECRET)]),
            store.read(SECRET.decode()),
            store.take_recovery(SECRET),
        ):
            with pytest.raises(StoreFailed) as failed:
                await call
            assert "no such table" in str(failed.value)
            assert SECRET.decode() not in "".join(traceback.format_exception(failed.value))


async def test_a_code_is_kept_as_its_hash(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        await store.put_identity("i", "Ann", NOW)
        await store.put_recovery(recovery_hash(SECRET.decode()), "i")
    assert SECRET not in (tmp_path / FILE).read_bytes()


@pytest.mark.parametrize(("mode", "number"), [("NORMAL", 1), ("FULL", 2)])
async def test_how_sqlite_is_set_up(tmp_path: Path, mode: str, number: int) -> None:
    store = await SqlStore.open(sqlite_url(tmp_path), synchronous=mode)  # type: ignore[arg-type]
    found: list[list[object]] = []

    def ask() -> None:
        run = store._database._writer._connection
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found.append([run.execute(f"PRAGMA {name}").fetchone()[0] for name in names])

    await store._database._writer._in_thread(ask)
    await store.close()
    assert found == [["wal", number, 1, 5_000]]


WRITING = """
import asyncio, sys
from kozyr.store import SqlStore, sqlite_url

async def play(store, table):
    ply = 0
    while True:
        await store.append(table, [(ply, ply, b"first"), (ply + 1, ply, b"second")])
        print(table, ply + 1, flush=True)
        ply += 2

async def main():
    store = await SqlStore.open(sqlite_url(sys.argv[1]))
    await asyncio.gather(*(play(store, f"t{number}") for number in range(8)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    command = [sys.executable, "-c", WRITING, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout):
            table, ply = line.split()
            acknowledged[table] = int(ply)
            if count == 400:
                process.kill()
    assert process.returncode == -signal.SIGKILL
    assert len(acknowledged) == 8
    async with sqlite(tmp_path) as store:
        for table, last in acknowledged.items():
            log = await store.read(table)
            assert [entry[0] for entry in log] == list(range(len(log)))
            assert len(log) > last
            assert len(log) % 2 == 0, "half an append"
            await store.append(table, entries(len(log)))


async def test_a_store_that_was_not_closed_holds_nothing_up(tmp_path: Path) -> None:
    code = WRITING.replace("while True", "while ply < 2")
    run = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, timeout=60, check=False
    )
    assert run.returncode == 0
    async with sqlite(tmp_path) as store:
        assert await store.head("t7") == 1


@pytest.mark.parametrize("url", ["", "nonsense", "sqlite+aiosqlite://", "postgresql://u:pw@h/d"])
async def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(CannotOpen) as refused:
        await SqlStore.open(url)
    assert str(refused.value) == "the address of a store starts with sqlite+aiosqlite:///"
