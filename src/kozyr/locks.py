"""Locks on open files: one process has each, and the system takes it back however that one ends."""

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def lock(handle: int, wait: bool = False) -> None:
        """Lock an open file, at once or as soon as nobody else has.

        Raises: BlockingIOError if another has and this one does not wait.
        """
        while True:
            try:
                # Waiting ends after ten seconds here, with the same error.
                msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
            except OSError as error:
                if error.errno not in (errno.EACCES, errno.EDEADLK):
                    raise
                if not wait:
                    raise BlockingIOError from error
            else:
                return

else:
    import fcntl

    def lock(handle: int, wait: bool = False) -> None:
        """Lock an open file, at once or as soon as nobody else has.

        Raises: BlockingIOError if another has and this one does not wait.
        """
        fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


def opened_alone(path: Path, mode: int = 0o600) -> int:
    """Open a file to read and write, made with this mode if need be, and lock it at once.

    Raises: BlockingIOError if another process has it; OSError.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), mode)
    try:
        lock(handle)
    except OSError:
        os.close(handle)
        raise
    return handle
