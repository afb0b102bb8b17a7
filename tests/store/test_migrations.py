"""The migrations make the tables of the schema, once."""

import asyncio
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect

from kozyr.store import CannotOpen, SqlStore, migrations, sqlite_url
from kozyr.store.migrations import upgrade
from kozyr.store.schema import REVISION, metadata
from kozyr.store.sqlite import FILE
from tests.store.backends import entries, sqlite, summary


def connect(file: Path) -> Connection:
    return create_engine(f"sqlite:///{file}").connect()


def columns(connection: Connection) -> dict[str, list[tuple[str, bool]]]:
    """The columns of each table, and which are of its primary key."""
    found = inspect(connection)
    return {
        table: [
            (column["name"], bool(column["primary_key"])) for column in found.get_columns(table)
        ]
        for table in metadata.tables
    }


def tables_and_indexes(connection: Connection) -> list[str]:
    found = connection.exec_driver_sql(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version'"
    )
    return sorted(" ".join(row[0].replace("\t", " ").split()) for row in found)


def test_empty_to_head_is_the_schema(tmp_path: Path) -> None:
    with connect(tmp_path / "migrated.db") as migrated, connect(tmp_path / "made.db") as made:
        upgrade(migrated)
        metadata.create_all(made)
        context = MigrationContext.configure(
            migrated, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
        assert columns(migrated) == columns(made)


async def test_an_older_database_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        first = partial(command.upgrade, revision="0001")
        patched.setattr(command, "upgrade", lambda config, _: first(config))
        sqlite_url(tmp_path)
        with connect(tmp_path / FILE) as connection:
            upgrade(connection)
            connection.exec_driver_sql(
                "INSERT INTO tables VALUES ('t', 'durak', 2, 0, 1, 'playing', 'ann', 1)"
            )
            connection.exec_driver_sql("INSERT INTO sitters VALUES ('t', 0, 'ann')")
            connection.commit()
    async with sqlite(tmp_path) as store:
        (found,) = await store.summaries()
        assert found == ("t", summary(players=("ann",), updated=1))


def test_the_schema_names_the_newest_migration() -> None:
    script = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert script.get_heads() == [REVISION]


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        await store.append("t", entries(0))
    with connect(tmp_path / FILE) as connection:
        before = tables_and_indexes(connection)
    async with sqlite(tmp_path) as store:
        assert await store.read("t") == entries(0)
    with connect(tmp_path / FILE) as connection:
        assert tables_and_indexes(connection) == before


async def test_many_open_new_databases_at_once(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in "aabbc"]
    stores = await asyncio.gather(*(SqlStore.open(sqlite_url(folder)) for folder in folders))
    await asyncio.gather(*(store.append("t", entries(0)) for store in stores[::2]))
    assert [await store.head("t") for store in stores] == [0] * 5
    await asyncio.gather(*(store.close() for store in stores))


def test_processes_open_a_new_database_at_once(tmp_path: Path) -> None:
    code = """if True:
        import asyncio, sys
        from kozyr.store import SqlStore, sqlite_url
        async def main():
            print("ready", flush=True)
            sys.stdin.readline()
            await (await SqlStore.open(sqlite_url(sys.argv[1]))).close()
        asyncio.run(main())
    """
    command = [sys.executable, "-c", code, str(tmp_path)]
    processes = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        process.stdout.readline()
    for process in processes:
        process.communicate(b"\n")
    assert [process.returncode for process in processes] == [0, 0, 0]


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    async with sqlite(tmp_path) as store:
        await store.append("t", entries(0))
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(CannotOpen) as refused:
        await SqlStore.open(sqlite_url(tmp_path))
    assert str(refused.value) == (
        "the data were written by a newer kozyr (revision 9999): update kozyr"
    )
    assert (tmp_path / FILE).read_bytes() == before


async def test_a_migration_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(connection: Connection) -> None:
        upgrade(connection)
        connection.exec_driver_sql("CREATE TABLE log (again)")

    with monkeypatch.context() as patched:
        patched.setattr(migrations, "upgrade", fails)
        with pytest.raises(CannotOpen):
            await SqlStore.open(sqlite_url(tmp_path))
    with connect(tmp_path / FILE) as connection:
        assert tables_and_indexes(connection) == []
    async with sqlite(tmp_path) as store:
        await store.append("t", entries(0))
