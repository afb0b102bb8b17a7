"""Text with styles in it, as plain strings: they pass through translated messages unharmed.

A styled part is wrapped in control characters that nobody types; a screen turns them into colours
or drops them.
"""

import re
from collections.abc import Iterator, Sequence

START, SEPARATOR, END = "\x02", "\x1f", "\x03"
NO_BREAK_SPACE = "\xa0"
NO_BREAK_SPACES = "\u202f" + NO_BREAK_SPACE
"""They belong to French and Russian sentences, although Python calls them not printable."""
PART = re.compile(f"{START}([^{SEPARATOR}]*){SEPARATOR}([^{END}]*){END}")


def styled(text: str, style: str) -> str:
    """A text to be shown in a style, such as "bold red"."""
    return f"{START}{style}{SEPARATOR}{text}{END}"


def bare(text: str) -> str:
    """The text without its styles."""
    return PART.sub(r"\2", text)


def parts(text: str) -> Iterator[tuple[str, str]]:
    """The pieces of a text, each with its style ("" for none)."""
    end = 0
    for found in PART.finditer(text):
        if found.start() > end:
            yield text[end : found.start()], ""
        yield found[2], found[1]
        end = found.end()
    if end < len(text):
        yield text[end:], ""


def firm(text: str) -> str:
    """A few words that stay on one line."""
    return text.replace(" ", NO_BREAK_SPACE)


def width(text: str) -> int:
    """How many columns a text takes; every character we show takes one."""
    return len(bare(text))


def padded(text: str, columns: int) -> str:
    """The text filled up with spaces."""
    return text + " " * (columns - width(text))


def aligned(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows of cells as lines whose columns stand under each other."""
    count = max((len(row) for row in rows), default=0)
    widths = [max(width(row[i]) for row in rows if i < len(row)) for i in range(count)]
    lines = []
    for row in rows:
        cells = [padded(cell, columns) for cell, columns in zip(row, widths, strict=False)]
        lines.append(gap.join(cells).rstrip())
    return lines


def printable(text: str, most: int = 200) -> str:
    """A text on one line, without control characters, not too long."""
    clean = "".join(c if c.isprintable() or c in NO_BREAK_SPACES else "?" for c in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"
