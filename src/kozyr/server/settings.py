"""What a server is told at its start."""

import os
import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from kozyr.errors import N_, KozyrError, system_reason

SECRET_BYTES = 32


class DataFolderError(KozyrError):
    """The data folder cannot be had."""

    code = "data_folder"


@dataclass(frozen=True)
class Settings:
    """Where to listen, where the data lies, how many bot workers to keep.

    `full_sync` waits for the disk at every commit (SQLite's synchronous=FULL). Without `limits`
    nobody is slowed down, which is for load tests.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path()
    workers: int = 1
    full_sync: bool = False
    limits: bool = True


def user_data_folder() -> Path:
    """The folder for kozyr's data in the user's home."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home())
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kozyr"


def prepare_folder(folder: Path) -> None:
    """Make the data folder, readable by its owner only.

    Raises: DataFolderError.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".{secrets.token_hex(8)}"
        probe.touch(mode=0o600)
        probe.unlink()
    except OSError as error:
        raise unusable(folder, error) from None


def secret_key(folder: Path) -> bytes:
    """The key that signs cookies, made at the first start and kept in the data folder.

    Raises: DataFolderError.
    """
    path = folder / "secret"
    try:
        with suppress(FileExistsError):
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(SECRET_BYTES))
        key = path.read_bytes()
    except OSError as error:
        raise unusable(folder, error) from None
    if len(key) < SECRET_BYTES:
        raise DataFolderError(
            N_("the file {path} is not a whole key; remove it, and all guests start anew"),
            path=path,
        )
    return key


def unusable(folder: Path, error: OSError) -> DataFolderError:
    """What to say of a data folder that the system refuses."""
    return DataFolderError(
        N_("the data folder {folder} cannot be used: {why}; choose another with --data"),
        folder=folder,
        why=system_reason(error),
    )
