"""SQLite: where its file is, how a connection is set up, and the thread that writes.

WAL mode: readers and the writer do not wait for each other. With synchronous NORMAL a commit
survives the end of the process, however sudden; with FULL also a power cut, at one sync a commit.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Literal

from sqlalchemy import URL

from kozyr.errors import N_, system_reason
from kozyr.store.errors import CannotOpen, StoreFailed, ValueRefused
from kozyr.store.statements import Script

FILE = "kozyr.db"
LOCK = "BEGIN IMMEDIATE"
"""Starts a transaction that no other writer gets into."""
WAL = "PRAGMA journal_mode = WAL"
"""Said once: the file remembers it."""

Synchronous = Literal["NORMAL", "FULL"]


def sqlite_url(folder: str | Path) -> URL:
    """The address of the database in a data folder; folder and file are made if need be.

    Only their owner may read what is made here: logs have the hands of running games.

    Raises: CannotOpen if the folder or the file cannot be used.
    """
    file = Path(folder) / FILE
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise CannotOpen(
            N_("the data folder {folder} cannot be used ({reason}): kozyr must write there"),
            folder=folder,
            reason=system_reason(error),
        ) from error
    return URL.create("sqlite+aiosqlite", database=str(file))


@dataclass(frozen=True)
class Settings:
    """How connections are set up. `busy_ms` is how long to wait for another process's lock."""

    synchronous: Synchronous
    busy_ms: int

    def pragmas(self) -> list[str]:
        """What is said to every new connection.

        A page that many commits write goes to the file once a checkpoint, so checkpoints are rarer
        than SQLite's default, every 1,000 pages: with 500 tables it saves a sixth of the writer's
        CPU.
        """
        return [
            f"PRAGMA busy_timeout = {self.busy_ms:d}",
            f"PRAGMA synchronous = {self.synchronous}",
            "PRAGMA foreign_keys = ON",
            "PRAGMA wal_autocheckpoint = 4000",
        ]


class WriterThread:
    """One connection in a thread of its own; a whole transaction is one trip there and back."""

    def __init__(self, file: str, settings: Settings) -> None:
        self._file = file
        self._settings = settings
        self._connection: sqlite3.Connection
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="kozyr-writer", daemon=True)

    async def open(self) -> None:
        """Start the thread and connect.

        Raises: StoreFailed.
        """
        self._thread.start()
        try:
            await self._in_thread(self._connect)
        except StoreFailed:
            self._end()
            raise

    async def commit(self, script: Script) -> None:
        """Run a script as one transaction.

        Raises: ValueRefused, StoreFailed; nothing was written.
        """
        await self._in_thread(lambda: self._commit(script))

    async def close(self) -> None:
        """Close the connection and end the thread; nothing if it never opened."""
        if self._thread.is_alive():
            await self._in_thread(self._connection.close)
            self._end()

    def _end(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    async def _in_thread(self, work: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def job() -> None:
            error = outcome(work)
            with suppress(RuntimeError):  # the loop has ended and nobody waits
                loop.call_soon_threadsafe(settle, done, error)

        self._jobs.put(job)
        await done

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    def _connect(self) -> None:
        self._connection = sqlite3.connect(self._file, isolation_level=None)
        try:
            for pragma in self._settings.pragmas():
                self._connection.execute(pragma)
            self._turn_to_wal()
        except sqlite3.Error:
            self._connection.close()
            raise

    def _turn_to_wal(self) -> None:
        """Of two processes that turn a new file at once SQLite refuses one without waiting."""
        end = time.monotonic() + self._settings.busy_ms / 1000
        while True:
            try:
                self._connection.execute(WAL)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
                time.sleep(0.005)
            else:
                return

    def _commit(self, script: Script) -> None:
        run = self._connection
        run.execute(LOCK)
        try:
            for text, rows in script:
                run.executemany(text, rows)
            run.execute("COMMIT")
        except BaseException:
            if run.in_transaction:
                run.execute("ROLLBACK")
            raise


def outcome(work: Callable[[], None]) -> StoreFailed | None:
    """Do it; an error of the driver in our words: the database failed, or refuses a value."""
    try:
        work()
    except Exception as error:
        operational = isinstance(error, sqlite3.OperationalError)
        failure = StoreFailed(error) if operational else ValueRefused(error)
        failure.__cause__ = error
        return failure
    return None


def settle(done: asyncio.Future[None], error: StoreFailed | None) -> None:
    """Settle a future, unless its waiter has gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
