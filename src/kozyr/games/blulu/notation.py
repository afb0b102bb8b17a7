"""Blulu's moves as text: `7ML+3MW`, `7ML-3MW`, `7ML=7SK`, `7ML,3MW`."""

from kozyr.decks.decktet import DECKTET
from kozyr.errors import N_, NotationError
from kozyr.games.blulu.rules import CARDS, MODE, rank_of
from kozyr.games.document import short

SIGNS = "+-=,"


def write(action: int) -> str:
    """An action as text."""
    mode, cards = divmod(action, MODE)
    a, b = divmod(cards, CARDS)
    return DECKTET.codes[a] + SIGNS[mode] + DECKTET.codes[b]


def read(text: str) -> int:
    """The action a text names, in whichever order its cards stand; NotationError if none."""
    for mode, sign in enumerate(SIGNS):
        first, found, second = text.partition(sign)
        if found and first in DECKTET.index and second in DECKTET.index and first != second:
            return MODE * mode + ordered(DECKTET.index[first], DECKTET.index[second])
    raise NotationError(
        N_("{move} is not a move of Blulu: play two cards as 7ML+3MW, 7ML-3MW, 7ML=7SK or 7ML,3MW"),
        clause="L3.1",
        move=short(text),
    )


def ordered(a: int, b: int) -> int:
    """Two cards as they are written: the higher rank first, equals in the order of L1."""
    if (rank_of(a), -a) < (rank_of(b), -b):
        a, b = b, a
    return CARDS * a + b
