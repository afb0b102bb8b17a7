"""One server a data folder: a lock that the system takes back however the server ends."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kozyr.errors import N_
from kozyr.locks import opened_alone
from kozyr.server.settings import DataFolderError, prepare_folder, unusable

FILE = "lock"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Have the data folder to oneself; it is made if need be.

    Raises: DataFolderError if it cannot be used, or another server uses it.
    """
    prepare_folder(folder)
    try:
        handle = opened_alone(folder / FILE)
    except BlockingIOError:
        raise DataFolderError(
            N_(
                "another kozyr server works with the data folder {folder}; stop it, or choose "
                "another folder with --data"
            ),
            folder=folder,
        ) from None
    except OSError as error:
        raise unusable(folder, error) from None
    try:
        yield
    finally:
        os.close(handle)
