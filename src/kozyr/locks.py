"""Locks on open files: one process has each, and the system takes it back however that one ends."""

import errno
import sys

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
