"""What a person may type besides moves."""

from dataclasses import dataclass

from kozyr.errors import N_
from kozyr.locale import Language


@dataclass(frozen=True)
class Command:
    """A command: its name (a message: it may be typed in either language), and what it does."""

    name: str
    keys: tuple[str, ...]
    shown: str
    words: str


COMMANDS = (
    Command("rules", ("?",), "?", N_("the rules of this game")),
    Command("help", ("h",), "h", N_("this list")),
    Command("table", (), "table", N_("show the table and your moves again (Enter does it too)")),
    Command("undo", ("u",), "undo", N_("take back your last move, and what was played since")),
    Command("save", (), "save FILE", N_("keep the game in a file; save! FILE replaces a file")),
    Command("quit", ("q", "exit"), "quit", N_("leave the game")),
)

NAMES = {
    "rules": N_("rules"),
    "help": N_("help"),
    "table": N_("table"),
    "undo": N_("undo"),
    "save": N_("save"),
    "quit": N_("quit"),
}


@dataclass(frozen=True)
class Typed:
    """A command that was typed: its name, what followed it, and whether it carried a `!`."""

    name: str
    rest: str = ""
    forced: bool = False


def read_command(line: str, lang: Language) -> Typed | None:
    """The command in a line, None if it is none."""
    first, _, rest = line.strip().partition(" ")
    word = first.casefold()
    for command in COMMANDS:
        names = (command.name, *command.keys, lang.gettext(NAMES[command.name]).casefold())
        if word in names:
            return Typed(command.name, rest)
        if command.name == "save" and word.endswith("!") and word[:-1] in names:
            return Typed(command.name, rest, forced=True)
    return None
