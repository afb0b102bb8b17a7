"""A database that is open: connections that read, one that writes. SQLite for now."""

from collections.abc import Sequence
from typing import Any, Self

from sqlalchemy import URL, Dialect, Executable, Row, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kozyr.errors import N_
from kozyr.store.errors import CannotOpen, StoreClosed, StoreFailed, ValueRefused
from kozyr.store.migrations import migrate
from kozyr.store.sqlite import LOCK, Settings, Synchronous, WriterThread
from kozyr.store.statements import Script, heads_of

READERS = 4


class Database:
    """Runs statements. Readers have a pool of connections; all writes go through one thread."""

    def __init__(self, engine: AsyncEngine, writer: WriterThread) -> None:
        self._engine = engine
        self._writer = writer
        self._closed = False

    @classmethod
    async def open(cls, url: str | URL, synchronous: Synchronous, busy_ms: int) -> Self:
        """Open the database at an address, its tables brought up to date.

        Raises: CannotOpen.
        """
        url = sqlite_address(url)
        settings = Settings(synchronous, busy_ms)
        engine = engine_for(url, settings)
        writer = WriterThread(str(url.database), settings)
        try:
            await writer.open()
            await migrate(engine, LOCK)
        except BaseException as error:
            await writer.close()
            await engine.dispose()
            if isinstance(error, (SQLAlchemyError, StoreFailed)):
                raise CannotOpen(
                    N_("the database {file} cannot be used: {reason}"),
                    file=url.database,
                    reason=reason(error),
                ) from error
            raise
        return cls(engine, writer)

    @property
    def dialect(self) -> Dialect:
        """The words of this database."""
        return self._engine.dialect

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        """Run one statement as a transaction of its own.

        Raises: StoreFailed, ValueRefused if it is no text, StoreClosed.
        """
        if self._closed:
            raise StoreClosed
        try:
            async with self._engine.begin() as connection:
                return (await connection.execute(statement)).all()
        except UnicodeError as error:
            raise ValueRefused(error) from error
        except SQLAlchemyError as error:
            raise StoreFailed(reason(error)) from error

    async def heads(self, names: Sequence[str]) -> dict[str, int]:
        """The last ply of each of these tables that has one."""
        return {row.table_id: row.head for row in await self.rows(heads_of(names))}

    async def commit(self, script: Script) -> None:
        """Run a script as one transaction.

        Raises: ValueRefused, StoreFailed; either way nothing was written.
        """
        await self._writer.commit(script)

    async def close(self) -> None:
        """Let go of all connections."""
        self._closed = True
        await self._writer.close()
        await self._engine.dispose()


def sqlite_address(url: str | URL) -> URL:
    """The address of a file of SQLite.

    Raises: CannotOpen.
    """
    try:
        address = make_url(url)
    except ArgumentError:
        address = URL.create("?")
    if address.drivername != "sqlite+aiosqlite" or not address.database:
        raise CannotOpen(N_("the address of a store starts with sqlite+aiosqlite:///"))
    return address


def engine_for(url: URL, settings: Settings) -> AsyncEngine:
    """An engine that sets up each new connection, and shows no values in errors."""
    engine = create_async_engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"isolation_level": "IMMEDIATE"},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in settings.pragmas():
            cursor.execute(pragma)
        cursor.close()

    return engine


def reason(error: Exception) -> object:
    """What the driver said, without the statement."""
    return error.orig if isinstance(error, DBAPIError) else error
