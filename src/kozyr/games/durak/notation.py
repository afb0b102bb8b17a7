"""Durak's moves as text: a card such as `7s`, `take`, `done`."""

from kozyr.decks.atlasnye import ATLASNYE
from kozyr.errors import N_, NotationError
from kozyr.games.document import short
from kozyr.games.durak.rules import CARDS, DONE, TAKE

WORDS = {"take": TAKE, "done": DONE}


def write(action: int) -> str:
    """An action as text."""
    if action < CARDS:
        return ATLASNYE.codes[action]
    return "take" if action == TAKE else "done"


def read(text: str) -> int:
    """The action a text names; NotationError if it names none."""
    if text in WORDS:
        return WORDS[text]
    if text in ATLASNYE.index:
        return ATLASNYE.index[text]
    raise NotationError(
        N_("{move} is not a move of Durak: play a card such as 7s, or take, or done"),
        clause="D1.1",
        move=short(text),
    )
