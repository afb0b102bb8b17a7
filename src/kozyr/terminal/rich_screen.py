"""A screen with colours, for people who see it."""

from collections.abc import Callable, Sequence
from typing import TextIO

from rich.console import Console
from rich.text import Text

from kozyr.locale import Language
from kozyr.terminal.pages import pages
from kozyr.terminal.screen import Choice, Picture, Screen
from kozyr.terminal.style import NO_BREAK_SPACES, padded, parts, width

WIDEST = 100
FEW = 9
NARROW = 20
INDENT = "    "
LABEL = "dim"

STAND_INS = "\ue000\ue001"
"""While rich wraps, they stand for no-break spaces, at which it would break lines too."""
GLUE = str.maketrans(NO_BREAK_SPACES, STAND_INS)
UNGLUE = str.maketrans(STAND_INS, NO_BREAK_SPACES)


def rich_text(text: str, style: str = "") -> Text:
    """Our styled text as rich's; `style` lies under all of it."""
    return Text.assemble(*parts(text), style=style)


class RichScreen(Screen):
    """Colours by rich, which honours NO_COLOR and the terminal's abilities."""

    plain = False

    def __init__(self, out: TextIO, into: TextIO, lang: Language) -> None:
        super().__init__(out, into, lang)
        console = Console(file=out, highlight=False)
        self.console = Console(file=out, highlight=False, width=min(console.width, WIDEST))

    @property
    def columns(self) -> int:
        """How wide the screen is."""
        return self.console.width

    def wrapped(self, text: Text, columns: int) -> list[Text]:
        """A text in lines, broken at spaces only."""
        glued = text.copy()
        glued.plain = text.plain.translate(GLUE)
        lines = list(glued.wrap(self.console, columns))
        for line in lines:
            line.rstrip()
            line.plain = line.plain.translate(UNGLUE)
        return lines

    def write(self, text: Text) -> None:
        """A paragraph."""
        for line in self.wrapped(text, self.columns):
            self.console.print(line)

    def say(self, text: str = "", style: str = "") -> None:
        self.write(rich_text(text, style))

    def heading(self, text: str) -> None:
        self.say(text, "bold")

    def story(self, sentences: Sequence[str]) -> None:
        paragraph: list[str] = []
        for sentence in [*sentences, ""]:
            if sentence:
                paragraph.append(sentence)
            elif paragraph:
                self.say(" ".join(paragraph))
                paragraph = []

    def picture(self, picture: Picture) -> None:
        self.console.print()
        if width(picture.title) + 2 < self.columns:
            self.console.rule(rich_text(picture.title), align="left", style="dim")
        else:
            self.say(picture.title)
        self.rows(picture.rows)

    def rows(self, rows: Sequence[tuple[str, str]], style: str = LABEL) -> None:
        """Labelled rows, the labels in a column of their own."""
        column = max((width(label) for label, _ in rows), default=0)
        for label, text in rows:
            self.hang(Text.assemble(" ", (padded(label, column), style), "  "), rich_text(text))

    def hang(self, head: Text, text: Text) -> None:
        """A text beside the head of its row; below it where there is no room beside."""
        room = self.columns - len(head)
        if room < min(NARROW, len(text)):
            head.rstrip()
            self.write(head)
            head, room = Text(INDENT), self.columns - len(INDENT)
        for i, line in enumerate(self.wrapped(text, room)):
            self.console.print((Text(" " * len(head)) if i else head) + line)

    def choices(self, choices: Sequence[Choice]) -> None:
        digits = len(str(len(choices)))
        labels = max((width(choice.label) for choice in choices), default=0)
        cells = []
        for number, choice in enumerate(choices, 1):
            head = Text.assemble(" ", (f"{number:>{digits}}", "bold cyan"), "  ")
            head.append_text(rich_text(padded(choice.label, labels))).append("  ")
            cells.append((head, rich_text(choice.words)))
        self.grid(cells)

    def grid(self, cells: Sequence[tuple[Text, Text]]) -> None:
        """A list, in columns read downwards if it is long and they fit; long last lines apart."""
        last = len(cells) if len(cells) > FEW else 0
        while last > 0 and 2 * (sum(map(len, cells[last - 1])) + 2) > self.columns:
            last -= 1
        if max((len(head) + len(words) for head, words in cells[:last]), default=0) > self.columns:
            last = 0
        self.grid_of([head + words for head, words in cells[:last]])
        for head, words in cells[last:]:
            self.hang(head, words)

    def grid_of(self, cells: Sequence[Text]) -> None:
        """Cells in columns as wide as the widest of them."""
        widest = max((len(cell) for cell in cells), default=0) + 2
        count = max(1, self.columns // widest)
        height = -(-len(cells) // count)
        for row in range(height):
            line = Text()
            for place, cell in enumerate(cells[row::height]):
                line.pad_right(place * widest - len(line))
                line.append_text(cell)
            self.write(line)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        self.rows(rows, style="bold cyan")

    def written(self, write: Callable[[], None]) -> list[str]:
        with self.console.capture() as capture:
            write()
        return capture.get().split("\n")[:-1]

    def document(self, markdown: str, more: str) -> None:
        from rich.markdown import Markdown

        lines = self.written(lambda: self.console.print(Markdown(markdown.translate(GLUE))))
        for number, page in enumerate(pages([lines], self.lines - 2)):
            if number and self.interactive and self.ask(more) != "":
                return
            self.out.write("\n".join(page).translate(UNGLUE) + "\n")
