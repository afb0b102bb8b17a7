"""Where a game is written to and read from: a rich screen, or plain lines for pipes and readers."""

import os
import shutil
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import TextIO

from kozyr.locale import Language
from kozyr.terminal.pages import pages, reflowed, wrapped
from kozyr.terminal.style import bare


@dataclass(frozen=True)
class Choice:
    """A legal move as offered: its notation, how it looks, what it does in a few words."""

    move: str
    label: str
    words: str


@dataclass(frozen=True)
class Picture:
    """The table before a decision: a title, then labelled rows."""

    title: str
    rows: Sequence[tuple[str, str]]


class Screen(ABC):
    """Writes sentences, pictures and choices; reads lines."""

    plain: bool

    def __init__(self, out: TextIO, into: TextIO, lang: Language) -> None:
        self.lang = lang
        self.out = out
        self.into = into
        self.typed = into.isatty()
        self.interactive = self.typed and out.isatty()

    @property
    def lines(self) -> int:
        """How many lines the screen shows at a time."""
        return shutil.get_terminal_size().lines

    @property
    @abstractmethod
    def columns(self) -> int:
        """How many columns a line of the screen has."""

    @abstractmethod
    def written(self, write: Callable[[], None]) -> list[str]:
        """The lines that `write` would write here."""

    def show(
        self,
        blocks: Sequence[Sequence[str]],
        more: str,
        prompt: str = "",
        stops: Callable[[str], bool] = bool,
    ) -> list[str | None]:
        """Write blocks of lines, above a prompt; people are asked for `more` between pages.

        An answer that stops ends the asking, as the end of the input does (None): it is returned,
        and what is left is written without a stop.
        """
        room = self.lines - len(wrapped(prompt, self.columns))
        answers: list[str | None] = []
        for number, page in enumerate(pages(blocks, max(1, room))):
            if number and self.interactive and not answers:
                line = self.ask(more)
                if line is None or (line.strip() and stops(line)):
                    answers.append(line)
            self.out.write("".join(f"{line}\n" for line in page))
        return answers

    @abstractmethod
    def say(self, text: str = "", style: str = "") -> None:
        """One paragraph; what a style adds must be dispensable."""

    @abstractmethod
    def heading(self, text: str) -> None:
        """A title above what follows."""

    @abstractmethod
    def story(self, sentences: Sequence[str]) -> None:
        """What happened, a sentence each; an empty one begins a new paragraph."""

    @abstractmethod
    def picture(self, picture: Picture) -> None:
        """The table."""

    @abstractmethod
    def choices(self, choices: Sequence[Choice]) -> None:
        """The legal moves, numbered from 1."""

    @abstractmethod
    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Words and what they mean."""

    @abstractmethod
    def document(self, markdown: str, more: str) -> None:
        """A long text; people who see it are asked for `more` between its pages."""

    def ask(self, prompt: str) -> str | None:
        """A line that was typed, without its end; None at the end of the input."""
        self.out.write(
            "\n".join(wrapped(prompt, self.columns)) + " " if self.interactive else prompt
        )
        self.out.flush()
        line = self.into.readline()
        if not line:
            self.out.write("\n")
        elif not self.typed:
            # Nobody's typing stands in a transcript unless we write it there.
            self.out.write(line.rstrip("\n") + "\n")
        return line.rstrip("\n") if line else None


class PlainScreen(Screen):
    """Lines of words: no colour, no boxes, no cursor movement, nothing told by position."""

    plain = True

    def __init__(self, out: TextIO, into: TextIO, lang: Language) -> None:
        super().__init__(out, into, lang)
        self.wraps = out.isatty()

    @property
    def columns(self) -> int:
        return shutil.get_terminal_size().columns

    def written(self, write: Callable[[], None]) -> list[str]:
        out, self.out = self.out, StringIO()
        try:
            write()
            return self.out.getvalue().split("\n")[:-1]
        finally:
            self.out = out

    def write(self, text: str) -> None:
        """A line; on a terminal as many as it takes without breaking words."""
        lines = wrapped(bare(text), self.columns) if self.wraps else [bare(text)]
        self.out.write("\n".join(lines) + "\n")

    def say(self, text: str = "", style: str = "") -> None:
        self.write(text)

    def heading(self, text: str) -> None:
        self.write(text)

    def story(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            if sentence:
                self.write(sentence)

    def picture(self, picture: Picture) -> None:
        self.write("")
        self.write(picture.title)
        for label, text in picture.rows:
            self.write(self.lang.text("{label}: {words}", label=label, words=text))

    def choices(self, choices: Sequence[Choice]) -> None:
        for number, choice in enumerate(choices, 1):
            looks = f", {choice.label}" if choice.label != choice.move else ""
            label = f"{number}. {choice.move}{looks}"
            self.write(self.lang.text("{label}: {words}", label=label, words=choice.words))

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        for word, meaning in rows:
            self.write(self.lang.text("{label}: {words}", label=word, words=meaning))

    def document(self, markdown: str, more: str) -> None:
        lines = reflowed(markdown, self.columns) if self.wraps else markdown.splitlines()
        self.out.write("\n".join(lines) + "\n")


def wants_plain(out: TextIO) -> bool:
    """Whether this output is no place for colours and boxes."""
    if not out.isatty() or os.environ.get("TERM", "") == "dumb":
        return True
    try:
        "♠☾─".encode(out.encoding or "utf-8")
    except UnicodeEncodeError:
        return True
    return False


def make_screen(out: TextIO, into: TextIO, plain: bool, lang: Language) -> Screen:
    """The screen for this output; `plain` asks for words only."""
    if plain or wants_plain(out):
        return PlainScreen(out, into, lang)
    from kozyr.terminal.rich_screen import RichScreen

    return RichScreen(out, into, lang)
