"""Group commit: what arrives together is written in one transaction, and each waits for it.

The last ply of every table in use is remembered, so that an append asks the database nothing. That
memory may be behind, when another process appends to the same table; it is never ahead, as a log
only grows. So an entry that follows the remembered head is simply written, and the primary key
(table, ply) decides; one that does not is judged again with the head read anew.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Protocol

from kozyr.store.errors import PlyTaken, StoreClosed, StoreError, StoreFailed, ValueRefused
from kozyr.store.statements import Script
from kozyr.store.store import LogEntry

MOST_WAITING = 10_000
MOST_TOGETHER = 1_000
MOST_HEADS = 10_000


class Database(Protocol):
    """What the committer needs of the database."""

    async def heads(self, names: Sequence[str]) -> dict[str, int]:
        """The committed last ply of each of these tables that has one."""

    async def commit(self, script: Script) -> None:
        """Run a script as one transaction.

        Raises: ValueRefused if a row is refused, StoreFailed if the database fails; either way
        nothing was written.
        """


class Write:
    """Something to be written, and who waits for it."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def resolve(self, error: StoreError | None = None) -> None:
        """Tell who waits how it went."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Append(Write):
    """Entries for a table's log."""

    def __init__(self, table: str, entries: Sequence[LogEntry]) -> None:
        super().__init__([])
        self.table = table
        self.first = entries[0][0]
        self.rows = [(table, ply, at, event) for ply, at, event in entries]


class Batch:
    """Writes of one transaction, judged: those that fit, and why the others do not."""

    def __init__(self) -> None:
        self.heads: dict[str, int] = {}
        self.fitting: list[Write] = []
        self.refused: dict[Append, PlyTaken] = {}

    def script(self, append: str) -> Script:
        """One transaction for all that fits; `append` is the text that inserts an entry."""
        rows = [row for write in self.fitting if isinstance(write, Append) for row in write.rows]
        script: Script = [(append, rows)] if rows else []
        for write in self.fitting:
            script += write.script
        return script

    def resolve(self) -> None:
        """Tell all who wait: it is committed, or refused."""
        for write in self.fitting:
            write.resolve()
        for append, error in self.refused.items():
            append.resolve(error)


class Committer:
    """The one task that writes.

    A failure of the database goes to all whose writes were in that transaction. If a row is
    refused, as when another process was first to a ply, it goes to that row's writer alone.
    """

    def __init__(self, database: Database, append: str) -> None:
        self._database = database
        self._append = append
        self._heads: dict[str, int] = {}
        self._room = asyncio.Semaphore(MOST_WAITING)
        self._waiting: deque[Write] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="committer")

    async def append(self, table: str, entries: Sequence[LogEntry]) -> None:
        """Append entries with contiguous plies; return when they are committed.

        Raises: PlyTaken, StoreFailed, StoreClosed.
        """
        await self._commit(Append(table, entries))

    async def write(self, script: Script) -> None:
        """Write anything else; return when it is committed.

        Raises: ValueRefused, StoreFailed, StoreClosed.
        """
        await self._commit(Write(script))

    async def _commit(self, write: Write) -> None:
        async with self._room:
            if self._closed:
                raise StoreClosed
            self._waiting.append(write)
            self._wake.set()
            await write.done

    async def close(self) -> None:
        """Commit what waits, and stop."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closed and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                size = min(len(self._waiting), MOST_TOGETHER)
                await self._settle([self._waiting.popleft() for _ in range(size)])

    async def _settle(self, writes: list[Write]) -> None:
        """Write them and tell each how it went, whatever happens."""
        writes = [write for write in writes if not write.done.done()]
        try:
            await self._write(writes)
        except ValueRefused as error:
            await self._settle_apart(writes, error)
        except Exception as error:
            self._fail(writes, error)

    async def _settle_apart(self, writes: list[Write], error: ValueRefused) -> None:
        """Find the one that was refused by halves; the others do not suffer."""
        if len(writes) == 1:
            self._fail(writes, error)
            return
        self._forget(writes)
        middle = len(writes) // 2
        await self._settle(writes[:middle])
        await self._settle(writes[middle:])

    async def _write(self, writes: list[Write]) -> None:
        batch = self._judge(writes)
        if batch.refused:
            batch = await self._judge_anew(writes, batch.refused)
        try:
            if batch.fitting:
                await self._database.commit(batch.script(self._append))
        except ValueRefused:
            if len(writes) > 1:
                raise
            batch = await self._judge_anew(writes, writes)
            if not batch.refused:
                raise
        self._remember(batch.heads)
        batch.resolve()

    def _judge(self, writes: list[Write]) -> Batch:
        batch = Batch()
        for write in writes:
            if isinstance(write, Append):
                head = batch.heads.get(write.table, self._heads.get(write.table, -1))
                if write.first != head + 1:
                    batch.refused[write] = PlyTaken(write.table, write.first, head)
                    continue
                batch.heads[write.table] = head + len(write.rows)
            batch.fitting.append(write)
        return batch

    async def _judge_anew(self, writes: list[Write], doubtful: Iterable[Write]) -> Batch:
        """Judge with the heads of the doubtful ones' tables read again."""
        names = {write.table for write in doubtful if isinstance(write, Append)}
        self._forget(doubtful)
        self._remember(await self._database.heads(list(names)))
        return self._judge(writes)

    def _remember(self, heads: dict[str, int]) -> None:
        for table, head in heads.items():
            self._heads.pop(table, None)
            self._heads[table] = head
        while len(self._heads) > MOST_HEADS:
            del self._heads[next(iter(self._heads))]

    def _forget(self, writes: Iterable[Write]) -> None:
        for write in writes:
            if isinstance(write, Append):
                self._heads.pop(write.table, None)

    def _fail(self, writes: list[Write], error: Exception) -> None:
        self._forget(writes)
        failure = error if isinstance(error, StoreError) else StoreFailed(repr(error))
        for write in writes:
            write.resolve(failure)
