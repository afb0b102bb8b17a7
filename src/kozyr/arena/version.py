"""Which kozyr plays: its version, and a hash of the sources that decide what its bots play."""

import hashlib
from functools import cache
from pathlib import Path

from kozyr import __version__

PACKAGE = Path(__file__).parent.parent
DECIDING = (
    *("decks", "games", "search"),
    *("arena/contest.py", "arena/deals.py", "arena/players.py", "arena/programs.py"),
)
"""Packages and modules by which the same seed and budget give other moves, if they change."""
LENGTH = 12


@cache
def version() -> str:
    """The version and the hash, as in `0.1.0+1b2c3d4e5f60`; read once in a process."""
    return f"{__version__}+{hash_of(PACKAGE)}"


def hash_of(package: Path) -> str:
    """A hash of the deciding sources of a package of kozyr; line ends do not matter.

    Raises: OSError.
    """
    digest = hashlib.sha256()
    for source in sorted(sources(package), key=Path.as_posix):
        text = source.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{source.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:LENGTH]


def sources(package: Path) -> list[Path]:
    """The deciding sources."""
    return [
        source
        for name in DECIDING
        for source in ([package / name] if name.endswith(".py") else (package / name).rglob("*.py"))
    ]
