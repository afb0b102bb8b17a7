"""The files of the page, under an address that changes with their content.

`/static/VERSION/PATH`: so that browsers keep them for good, and a page never mixes two versions.
Besides the files in `static/` there are the sprites of `kozyr.web.art` (`art/DECK.svg`), the icon
as PNG (`icons/kozyr-SIZE.png`) and the texts of scripts (`texts/CODE.json`).
"""

import gzip
import hashlib
import posixpath
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from kozyr.locale import languages
from kozyr.web.art import SPRITES, icon, sprite
from kozyr.web.texts import script_texts

TYPES = {
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
VERSION_DIGITS = 12
ICON = "icons/kozyr-maskable.svg"
"""What the icons as PNG are painted from."""

IMPORTED = re.compile(
    r'^(?:import|export)\b[^;"]*?"(\.{1,2}/[^"]+)";'
    r'|^(?![\s/]).*\bawait import\("(\.{1,2}/[^"]+)"\)',
    re.MULTILINE,
)
"""What a module imports, and what it waits for at its top level."""


class Asset(NamedTuple):
    """A file as it is sent."""

    media_type: str
    plain: bytes
    packed: bytes


class Assets:
    """All files of the page. `version` is a hash of them and of the sources of those drawn."""

    def __init__(self) -> None:
        package = files("kozyr.web")
        self._static = {
            path: file.read_bytes() for path, file in walk(package / "static") if kind(path)
        }
        self._made: dict[str, Callable[[], bytes]] = {}
        for code in languages():
            self._made[f"texts/{code}.json"] = partial(script_texts, code)
        for deck in SPRITES:
            self._made[f"art/{deck}.svg"] = partial(drawn, deck)
        for size in icon.SIZES:
            self._made[f"icons/kozyr-{size}.png"] = partial(icon.png, self._static[ICON], size)
        self._packed: dict[str, Asset] = {}
        self.version = self._hash(package)

    def _hash(self, package: Traversable) -> str:
        whole = hashlib.sha256()
        sources = (data.read_bytes() for name, data in walk(package / "art") if name[-3:] == ".py")
        for path, content in sorted(self._static.items()):
            whole.update(path.encode() + content)
        for content in sources:
            whole.update(content)
        for code in languages():
            whole.update(script_texts(code))
        return whole.hexdigest()[:VERSION_DIGITS]

    def paths(self, suffix: str = "") -> list[str]:
        """The paths of all files that end so, sorted."""
        return sorted(path for path in (*self._static, *self._made) if path.endswith(suffix))

    def address(self, path: str) -> str:
        """Where a file is served.

        Raises: KeyError if there is no such file.
        """
        if path not in self._static and path not in self._made:
            raise KeyError(path)
        return f"/static/{self.version}/{path}"

    def modules(self, entry: str) -> list[str]:
        """The paths of an entry and of all modules it needs, nearest first.

        A browser that is told of them fetches them at once, not one after the other.
        Raises: KeyError if one is not there.
        """
        found = [entry]
        for path in found:
            source = self._static[path].decode()
            for match in IMPORTED.finditer(source):
                wanted = posixpath.normpath(
                    posixpath.join(posixpath.dirname(path), match[1] or match[2])
                )
                if wanted not in found:
                    found.append(wanted)
        return found

    def get(self, path: str) -> Asset | None:
        """A file; drawn and packed when it is first asked for."""
        found = self._packed.get(path)
        if found is None:
            content = self._content(path)
            if content is None:
                return None
            found = Asset(kind(path), content, gzip.compress(content, 9, mtime=0))
            self._packed[path] = found
        return found

    def _content(self, path: str) -> bytes | None:
        make = self._made.get(path)
        return make() if make else self._static.get(path)


def drawn(deck: str) -> bytes:
    """The sprite of a deck."""
    return sprite(deck).encode()


def kind(path: str) -> str:
    """The media type of a file, empty for one that is not served."""
    return TYPES.get(path.rpartition(".")[2], "")


def walk(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file below a folder, in order, with its path from there."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from walk(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry


@cache
def assets() -> Assets:
    """The files of the page, read once."""
    return Assets()
