"""Lines in pages, so that nothing scrolls away unseen; and lines as wide as the screen."""

import re
import textwrap
from collections.abc import Sequence

ITEM = re.compile(r"(- |\d+\. )")
APART = re.compile(r"(#|\||- |\d+\. )")


def pages(blocks: Sequence[Sequence[str]], room: int) -> list[list[str]]:
    """Blocks of lines as pages of at most `room` lines; a block is parted only if it must be."""
    found: list[list[str]] = [[]]
    for block in blocks:
        rest = list(block)
        if found[-1] and len(found[-1]) + len(rest) > room:
            found.append([])
        while len(rest) > room:
            found[-1] = rest[:room]
            rest = rest[room:]
            found.append([])
        found[-1] += rest
    return [page for page in found if page]


def wrapped(text: str, columns: int, indent: str = "") -> list[str]:
    """A text in lines, broken at spaces only; a word wider than the screen stands alone."""
    lines = textwrap.wrap(
        text,
        max(1, columns),
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return lines or [""]


def reflowed(markdown: str, columns: int) -> list[str]:
    """Markdown with its paragraphs and items wrapped to another width."""
    pieces: list[str] = []
    for line in markdown.splitlines():
        if line and pieces and pieces[-1] and not APART.match(line):
            pieces[-1] += " " + line.strip()
        else:
            pieces.append(line)
    lines = []
    for piece in pieces:
        item = ITEM.match(piece)
        lines += wrapped(piece, columns, " " * len(item[0]) if item else "")
    return lines
