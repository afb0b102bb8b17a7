"""What can go wrong, as a small tree.

    KozyrError (a ValueError)
    ├── PositionError     a position or view that cannot be
    ├── RecordError       a record that cannot be read or does not replay
    ├── SeatError         a seat, or a number of players, that the game does not have
    └── IllegalMove       a move that may not be played here; cites the clause
        └── NotationError a text that is not a move of this game

Each has a stable `code`. Messages are kept as a template and its values, so that a client may show
them in another language; a value may be a message, an error that was the reason, or a card, which
people read by its name.
"""

import errno
from collections.abc import Callable


class Message(str):
    """A text that is translated where it is shown."""

    __slots__ = ()


class Card(str):
    """A card in a message: its code, unless whoever shows the message has a name for it."""

    __slots__ = ()


def N_(text: str) -> Message:  # noqa: N802 - the name that gettext tools know
    """Mark a text for translation."""
    return Message(text)


SYSTEM_REASONS = {
    errno.ENOENT: N_("no such file or folder"),
    errno.EACCES: N_("permission denied"),
    errno.EPERM: N_("not permitted"),
    errno.EEXIST: N_("a file of that name is there already"),
    errno.EISDIR: N_("it is a folder"),
    errno.ENOTDIR: N_("a part of the path is not a folder"),
    errno.ENAMETOOLONG: N_("the name is too long"),
    errno.ELOOP: N_("its links lead in a circle"),
    errno.EROFS: N_("it is read-only"),
    errno.ENOSPC: N_("no space is left"),
    errno.EDQUOT: N_("no space is left"),
    errno.EIO: N_("the device failed"),
    errno.EMFILE: N_("too many files are open"),
    errno.ENFILE: N_("too many files are open"),
    errno.EADDRINUSE: N_("the address is in use"),
    errno.EADDRNOTAVAIL: N_("this machine has no such address"),
}
"""Why the operating system refuses something, for the reasons that people meet."""


def system_reason(error: OSError) -> str:
    """The operating system's reason as a message; a rare one in its own words."""
    if error.errno in SYSTEM_REASONS:
        return SYSTEM_REASONS[error.errno]
    return error.strerror or str(error)


def shown(value: object, translate: Callable[[str], str], card: Callable[[str], str]) -> object:
    """A value of a message for its reader: messages and errors translated, cards named."""
    if isinstance(value, KozyrError):
        return value.text(translate, card)
    if isinstance(value, Card):
        return card(value)
    return translate(value) if isinstance(value, Message) else value


class KozyrError(ValueError):
    """Anything kozyr refuses. `str()` is one English line."""

    code = "error"

    def __init__(self, template: str, /, **values: object) -> None:
        super().__init__(template)
        self.template = template
        self.values = values

    def text(self, translate: Callable[[str], str] = str, card: Callable[[str], str] = str) -> str:
        """The message, its template passed through `translate` (a gettext function).

        `card` makes a name of a card's code.
        """
        values = {name: shown(value, translate, card) for name, value in self.values.items()}
        return str(translate(self.template).format(**values))

    def __str__(self) -> str:
        return self.text()


class PositionError(KozyrError):
    """A position that is not whole; the message names what is wrong and where."""

    code = "position"


class RecordError(KozyrError):
    """A record that cannot be read, or whose moves do not replay."""

    code = "record"


class SeatError(KozyrError):
    """A seat or a number of players that the game does not have."""

    code = "seat"


class IllegalMove(KozyrError):
    """A move that the rules refuse here. `clause` names the rule, as in rules texts."""

    code = "illegal"

    def __init__(self, template: str, /, clause: str = "", **values: object) -> None:
        super().__init__(template, **values)
        self.clause = clause

    def text(self, translate: Callable[[str], str] = str, card: Callable[[str], str] = str) -> str:
        """The message and, in brackets, the clause."""
        said = super().text(translate, card)
        return f"{said} ({self.clause})" if self.clause else said


class NotationError(IllegalMove):
    """A text that is not a move of this game at all."""

    code = "notation"
