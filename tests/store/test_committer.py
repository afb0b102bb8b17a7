"""The group commit over a database that counts, waits and fails as it is told."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from kozyr.store import PlyTaken, StoreClosed, StoreFailed, ValueRefused, committer
from kozyr.store.committer import Committer
from kozyr.store.statements import Script
from tests.store.backends import entries, outcomes

APPEND = "append"
BAD = b"bad"


class FakeDatabase:
    """Keeps the log in a dictionary, as a database with a primary key would."""

    def __init__(self) -> None:
        self.log: dict[tuple[str, int], bytes] = {}
        self.scripts: list[Script] = []
        self.asked: list[list[str]] = []
        self.failures: list[Exception] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def heads(self, names: Sequence[str]) -> dict[str, int]:
        self.asked.append(sorted(names))
        heads: dict[str, int] = {}
        for table, ply in self.log:
            if table in names:
                heads[table] = max(ply, heads.get(table, -1))
        return heads

    async def commit(self, script: Script) -> None:
        self.scripts.append(script)
        await self.gate.wait()
        if self.failures:
            raise self.failures.pop(0)
        written = dict(self.log)
        for table, ply, _, event in [
            row for text, rows in script if text == APPEND for row in rows
        ]:
            if (table, ply) in written or event == BAD:
                raise ValueRefused("UNIQUE or CHECK")
            written[table, ply] = event  # type: ignore[index, assignment]
        self.log = written

    def plies(self) -> list[tuple[str, int]]:
        return sorted(self.log)


@asynccontextmanager
async def committing() -> AsyncIterator[tuple[FakeDatabase, Committer]]:
    database = FakeDatabase()
    working = Committer(database, APPEND)
    try:
        yield database, working
    finally:
        await working.close()


async def test_what_arrives_together_is_one_transaction() -> None:
    async with committing() as (database, working):
        await asyncio.gather(*(working.append(f"t{n}", entries(0)) for n in range(100)))
        assert [len(rows) for script in database.scripts for _, rows in script] == [100]


async def test_what_arrives_meanwhile_is_the_next_transaction() -> None:
    async with committing() as (database, working):
        database.gate.clear()
        first = asyncio.ensure_future(working.append("t", entries(0)))
        while not database.scripts:
            await asyncio.sleep(0)
        later = [asyncio.ensure_future(working.append(f"u{n}", entries(0))) for n in range(9)]
        await asyncio.sleep(0)
        assert not first.done()
        database.gate.set()
        await asyncio.gather(first, *later)
        assert [len(script[0][1]) for script in database.scripts] == [1, 9]


async def test_a_table_in_use_is_asked_for_nothing() -> None:
    async with committing() as (database, working):
        database.log["old", 0] = b""
        await working.append("old", entries(1))
        assert database.asked == [["old"]]
        for ply in range(10):
            await working.append("new", entries(ply))
            await working.append("old", entries(ply + 2))
        assert database.asked == [["old"]]


async def test_another_process_was_first() -> None:
    async with committing() as (database, working):
        await asyncio.gather(*(working.append(f"t{n}", entries(0)) for n in range(9)))
        database.log["t4", 1] = database.log["t4", 2] = b"theirs"
        ends = await outcomes(working.append(f"t{n}", entries(1)) for n in range(9))
        assert [n for n, end in enumerate(ends) if end is not None] == [4]
        assert isinstance(ends[4], PlyTaken)
        assert ends[4].head == 2
        assert database.log["t4", 1] == b"theirs"
        await working.append("t4", entries(3))


async def test_another_process_started_the_table() -> None:
    async with committing() as (database, working):
        database.log["t", 0] = b"theirs"
        with pytest.raises(PlyTaken) as refused:
            await working.append("t", entries(0))
        assert refused.value.head == 0


async def test_another_process_went_ahead_and_the_caller_knows() -> None:
    async with committing() as (database, working):
        await working.append("t", entries(0))
        database.log["t", 1] = b"theirs"
        await working.append("t", entries(2))
        assert database.plies() == [("t", 0), ("t", 1), ("t", 2)]


@pytest.mark.parametrize("place", [0, 7, 12])
async def test_a_bad_value_fails_its_own_writer(place: int) -> None:
    async with committing() as (database, working):
        events = [BAD if n == place else b"" for n in range(13)]
        ends = await outcomes(
            working.append(f"t{n}", [(0, 0, event)]) for n, event in enumerate(events)
        )
        assert [n for n, end in enumerate(ends) if end is not None] == [place]
        assert isinstance(ends[place], ValueRefused)
        assert len(database.log) == 12
        with pytest.raises(ValueRefused):
            await working.append("alone", [(0, 0, BAD)])


async def test_one_who_lost_to_an_entry_that_failed_may_try_again() -> None:
    async with committing() as (database, working):
        ends = await outcomes([working.append("t", [(0, 0, BAD)]), working.append("t", entries(0))])
        assert isinstance(ends[0], ValueRefused)
        assert ends[1] is None
        assert database.plies() == [("t", 0)]


@pytest.mark.parametrize("error", [StoreFailed("disk full"), OSError("no more"), KeyError("bug")])
async def test_a_failure_goes_to_all_who_wait(error: Exception) -> None:
    async with committing() as (database, working):
        database.failures.append(error)
        writes = [working.append(f"t{n}", entries(0)) for n in range(9)]
        ends = await outcomes([*writes, working.append("t0", entries(0)), working.write([])])
        assert {type(end) for end in ends} == {StoreFailed}
        assert database.log == {}
        await asyncio.gather(*(working.append(f"t{n}", entries(0)) for n in range(9)))
        assert len(database.log) == 9


async def test_after_a_failure_the_head_is_read_anew() -> None:
    """A commit may fail after it was done, as when a connection is lost."""
    async with committing() as (database, working):
        await working.append("t", entries(0))
        database.log["t", 1] = b"ours"
        database.failures.append(StoreFailed("connection lost"))
        with pytest.raises(StoreFailed):
            await working.append("t", entries(1))
        await working.append("t", entries(2))
        assert len(database.asked) == 1


async def test_a_head_that_cannot_be_read_is_a_failure() -> None:
    async with committing() as (database, working):

        async def broken(names: Sequence[str]) -> dict[str, int]:
            raise StoreFailed("locked")

        database.heads = broken  # type: ignore[method-assign]
        with pytest.raises(StoreFailed):
            await working.append("t", entries(1))
        await working.append("t", entries(0))


async def test_who_has_gone_is_not_written() -> None:
    async with committing() as (database, working):
        database.gate.clear()
        tasks = [asyncio.ensure_future(working.append(f"t{n}", entries(0))) for n in range(3)]
        tasks[1].cancel()
        while not database.scripts:
            await asyncio.sleep(0)
        tasks[2].cancel()
        database.gate.set()
        await tasks[0]
        assert database.plies() == [("t0", 0), ("t2", 0)]
        await asyncio.gather(working.append("t1", entries(0)), working.append("t2", entries(1)))


async def test_other_writes_go_along() -> None:
    async with committing() as (database, working):
        line: Script = [("line", [("t", 1)])]
        await asyncio.gather(working.append("t", entries(0)), working.write(line))
        assert [[text for text, _ in script] for script in database.scripts] == [[APPEND, "line"]]


async def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(committer, "MOST_WAITING", 4)
    monkeypatch.setattr(committer, "MOST_TOGETHER", 3)
    async with committing() as (database, working):
        await asyncio.gather(*(working.append(f"t{n}", entries(0)) for n in range(20)))
        assert max(len(script[0][1]) for script in database.scripts) <= 3
        assert len(database.log) == 20


async def test_one_who_waits_for_room_when_it_closes_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(committer, "MOST_WAITING", 2)
    async with committing() as (database, working):
        database.gate.clear()
        writes = asyncio.ensure_future(
            outcomes(working.append(f"t{n}", entries(0)) for n in range(5))
        )
        while not database.scripts:
            await asyncio.sleep(0)
        closing = asyncio.ensure_future(working.close())
        await asyncio.sleep(0)
        database.gate.set()
        await closing
        ends = await writes
        assert ends[:2] == [None, None]
        assert {type(end) for end in ends[2:]} == {StoreClosed}
        assert len(database.log) == 2


async def test_the_memory_of_heads_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(committer, "MOST_HEADS", 3)
    async with committing() as (database, working):
        for ply in range(2):
            for n in range(5):
                await working.append(f"t{n}", entries(ply))
        assert len(database.log) == 10
        assert len(working._heads) == 3
