"""Where a game is written to and read from: a rich screen, or plain lines for pipes and readers."""

import os
import shutil
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TextIO

from kozyr.locale import Language
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
    def document(self, markdown: str, more: str | None) -> None:
        """A long text; `more` is asked between its pages (None: no pages)."""

    def ask(self, prompt: str) -> str | None:
        """A line that was typed, without its end; None at the end of the input."""
        self.out.write(prompt)
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

    def write(self, text: str) -> None:
        """One line."""
        self.out.write(bare(text) + "\n")

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
            label = f"{number}. {choice.label}"
            self.write(self.lang.text("{label}: {words}", label=label, words=choice.words))

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        for word, meaning in rows:
            self.write(self.lang.text("{label}: {words}", label=word, words=meaning))

    def document(self, markdown: str, more: str | None) -> None:
        self.out.write(markdown)


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
