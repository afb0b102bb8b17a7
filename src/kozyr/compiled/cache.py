"""Where machine code is kept between runs.

Numba's own cache looks only at the file of the function it keeps, not at the functions that one
calls. So the folder's name is a hash of every source that may be compiled and of the versions of
Python, Numba, llvmlite and NumPy: after any change the code is made anew.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np

from kozyr.locks import lock

COMPILED_PACKAGES = ("decks", "games", "compiled", "search")
KEEP_SECONDS = 30 * 24 * 3600


def cache_root() -> Path:
    """The folder for all versions: NUMBA_CACHE_DIR, or the user's cache folder."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home())
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "kozyr"


@cache
def cache_key() -> str:
    """A hash of all that machine code depends on."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    digest.update(
        f"{sys.version} {numba.__version__} {llvmlite.__version__} {np.__version__}".encode()
    )
    for folder in COMPILED_PACKAGES:
        for source in sorted((package / folder).rglob("*.py")):
            digest.update(str(source.relative_to(package)).encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:24]


@cache
def cache_folder() -> Path | None:
    """The folder for this version, or None if it cannot be written: nothing is kept then.

    There is no second choice: cached code is run, so it must not lie where others can write.
    """
    folder = cache_root() / cache_key()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return None
    forget_old(folder.parent)
    return folder


def forget_old(root: Path) -> None:
    """Remove the folders of versions that nobody has used for a month."""
    for folder in root.iterdir():
        name = folder.name
        ours = len(name) == 24 and set(name) <= set("0123456789abcdef")
        if ours and folder.stat().st_mtime < time.time() - KEEP_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def numba_cache() -> Iterator[bool]:
    """While active, functions made with cache=True use our folder; yields whether there is one."""
    folder = cache_folder()
    config: Any = numba.config
    before = config.CACHE_DIR
    if folder is not None:
        config.CACHE_DIR = str(folder)
    try:
        yield folder is not None
    finally:
        config.CACHE_DIR = before


def is_kept(name: str) -> bool:
    """Whether what `compiling` calls by this name was compiled before, and is kept."""
    folder = cache_folder()
    try:
        return folder is not None and (folder / f"{name}.lock").stat().st_size > 0
    except OSError:
        return False


@contextmanager
def compiling(name: str) -> Iterator[None]:
    """While active, other processes that are to compile the same wait, and then load it instead.

    Once one has done so without an error, nobody waits any more. Where files cannot be locked
    nobody does either.
    """
    handle = None
    with suppress(OSError):
        if folder := cache_folder():
            handle = os.open(folder / f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            if not os.fstat(handle).st_size:
                lock(handle, wait=True)
    try:
        yield
        if handle is not None:
            os.ftruncate(handle, 1)
    finally:
        if handle is not None:
            os.close(handle)
