"""Brings a database to the tables of `kozyr.store.schema`, with Alembic.

A change of the schema is a new file in `versions/`, written by hand, and the new REVISION in
`schema.py`. Alembic is imported only when there is something to do: it is slow to import.
"""

import asyncio
from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kozyr.errors import N_
from kozyr.store.errors import CannotOpen
from kozyr.store.schema import REVISION

VERSION_TABLE = "alembic_version"
ALEMBIC = Lock()
"""Alembic keeps what it works on in globals: one database at a time in a process."""


async def migrate(engine: AsyncEngine, lock: str) -> None:
    """Bring the database to REVISION, all or nothing.

    `lock` starts a transaction that others wait for, so that of two processes that start
    together one finds everything done.

    Raises: CannotOpen if a newer program wrote the database.
    """
    async with engine.connect() as connection:
        if await connection.run_sync(revision_of) == REVISION:
            return
        await asyncio.to_thread(ALEMBIC.acquire)
        try:
            await connection.exec_driver_sql(lock)
            await connection.run_sync(upgrade)
            await connection.commit()
        finally:
            ALEMBIC.release()


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return found


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database lacks, inside the connection's transaction.

    Raises: CannotOpen if its revision is not one of ours.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    revision = revision_of(connection)
    if revision is not None and revision not in known:
        raise CannotOpen(
            N_("the data were written by a newer kozyr (revision {revision}): update kozyr"),
            revision=revision,
        )
    command.upgrade(config, "head")
