"""Data folders and databases that can and cannot be used."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from kozyr.store import CannotOpen, SqlStore, sqlite_url
from kozyr.store.sqlite import FILE
from tests.store.backends import entries, sqlite

NOBODY = 65534


async def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "100% тузов"
    async with sqlite(folder) as store:
        await store.append("t", entries(0))
        for made in (folder, *folder.iterdir()):
            assert stat.S_IMODE(made.stat().st_mode) & 0o077 == 0
    assert [file.name for file in folder.iterdir()] == [FILE]


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen) as refused:
        sqlite_url(tmp_path / "file")
    assert str(refused.value).startswith(f"the data folder {tmp_path}/file cannot be used (")
    with pytest.raises(CannotOpen):
        sqlite_url(tmp_path / "file" / "below")


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(CannotOpen):
        sqlite_url(tmp_path)


@pytest.fixture
def locked_folder() -> Iterator[Path]:
    """A folder that may not be written. Root may write any, and is somebody else meanwhile."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o500)
        root = os.geteuid() == 0
        if root:
            os.chown(folder, NOBODY, -1)
            os.seteuid(NOBODY)
        yield folder
        if root:
            os.seteuid(0)
        folder.chmod(0o700)


def test_a_folder_that_may_not_be_written(locked_folder: Path) -> None:
    with pytest.raises(CannotOpen) as refused:
        sqlite_url(locked_folder)
    why = f"the data folder {locked_folder} cannot be used (permission denied)"
    assert str(refused.value) == f"{why}: kozyr must write there"


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 1000)
    with pytest.raises(CannotOpen) as refused:
        await SqlStore.open(sqlite_url(tmp_path))
    assert "not a database" in str(refused.value)


async def test_a_folder_that_went_away(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "data")
    (tmp_path / "data" / FILE).unlink()
    (tmp_path / "data").rmdir()
    with pytest.raises(CannotOpen) as refused:
        await SqlStore.open(url)
    assert "unable to open database file" in str(refused.value)


async def test_a_database_that_another_program_locks(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(CannotOpen) as refused:
        await SqlStore.open(url, busy_ms=1)
    assert "locked" in str(refused.value)
    other.close()
    await (await SqlStore.open(url)).close()
