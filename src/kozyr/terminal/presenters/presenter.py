"""What a game's presenter offers, and what all of them share.

A presenter knows a view, never the state: what it tells cannot be more than its seat may know.
"""

import functools
import unicodedata
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kozyr.errors import N_
from kozyr.locale import Language
from kozyr.terminal.screen import Choice, Picture

View = Mapping[str, Any]

UNKNOWN = "?"
LOOKALIKES = str.maketrans("АВСКМУ−–", "ABCKMY--")


class Presenter(ABC):
    """Shows one game to one person, in words and pictures.

    `names` are the players' names, one a seat; `me` is the person's own seat.
    """

    word_moves: Mapping[str, str] = {}
    """The moves that are words, each with a message: what players say for it, commas between."""

    def __init__(self, lang: Language, names: Sequence[str], me: int | None, plain: bool) -> None:
        self.lang = lang
        self.names = names
        self.me = me
        self.plain = plain

    @abstractmethod
    def purpose(self) -> list[str]:
        """What the game is, in a sentence; then its goal, and whom it is by."""

    @abstractmethod
    def primer(self) -> list[str]:
        """How it is played, in a few sentences."""

    @abstractmethod
    def example(self) -> str:
        """A move as it may be typed."""

    @abstractmethod
    def beginning(self, view: View) -> list[str]:
        """What everyone sees when the game has been dealt."""

    @abstractmethod
    def picture(self, view: View) -> Picture:
        """The table."""

    @abstractmethod
    def question(self, view: View, legal: Sequence[str]) -> str:
        """What the person is to do now."""

    @abstractmethod
    def choices(self, view: View, legal: Sequence[str]) -> list[Choice]:
        """The legal moves, in an order that people like."""

    @abstractmethod
    def read(self, text: str, view: View, legal: Sequence[str]) -> str:
        """What somebody typed, as a move in notation if it can be; the rules will judge it."""

    @abstractmethod
    def tell(self, before: View, seat: int, move: str, after: View) -> list[str]:
        """What a move did: sentences, an empty one between paragraphs."""

    @abstractmethod
    def ending(self, view: View, result: Mapping[str, Any]) -> list[str]:
        """The result, and how it came about."""

    @abstractmethod
    def card(self, code: str) -> str:
        """A card as it is shown."""

    def tell_deal(self, before: View, after: View) -> list[str]:
        """What everyone sees of a later deal."""
        return []

    def heard(self, seat: int, move: str) -> str:
        """A move as this person gets to know it."""
        return move

    def cards(self, codes: Iterable[str]) -> str:
        """Several cards as they are shown."""
        return (", " if self.plain else " ").join(self.card(code) for code in codes)

    def in_line(self, pieces: Iterable[str]) -> str:
        """Several pieces of a row, one after another."""
        return functools.reduce(
            lambda words, more: self.lang.text("{words}; {more}", words=words, more=more), pieces
        )

    def told(self, seat: int, mine: str, others: str, **values: object) -> str:
        """A sentence about a seat: one message for the person, one with {name} for the others."""
        if seat == self.me:
            return self.lang.text(mine, **values)
        return self.lang.text(others, name=self.names[seat], **values)

    def told_of(
        self, seat: int, other: int, mine: str, at_me: str, others: str, **values: object
    ) -> str:
        """A sentence about what a seat does to another, {other}."""
        if seat == self.me:
            return self.lang.text(mine, other=self.names[other], **values)
        if other == self.me:
            return self.lang.text(at_me, name=self.names[seat], **values)
        return self.lang.text(others, name=self.names[seat], other=self.names[other], **values)

    def parted_hand(self, others: Sequence[str], trumps: Sequence[str]) -> str:
        """A hand, its trumps apart."""
        text = self.lang.text
        plain_cards, trump_cards = self.cards(others), self.cards(trumps)
        if not self.plain:
            return f"{plain_cards or '–'}   │ {text('trumps: {cards}', cards=trump_cards or '–')}"
        said = text("trumps: {cards}", cards=trump_cards) if trumps else text("no trumps")
        return self.in_line([plain_cards or text("no plain cards"), said])

    def hand_label(self, seat: int) -> str:
        """The label of a row with a hand."""
        return self.told(seat, N_("Your hand"), N_("{name}'s hand"))

    def word(self, text: str) -> str | None:
        """The move that a typed word stands for: itself, its first letter, or what players say."""
        typed = spoken(text)
        for move, message in self.word_moves.items():
            if typed in (move, move[0], *self.said(message)):
                return move
        return None

    def said(self, message: str) -> list[str]:
        """What players say for a move, as it is compared."""
        return [spoken(words) for words in self.lang.gettext(message).split(",")]


def spoken(text: str) -> str:
    """Words as they are compared, however they were typed: small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def gained(before: Iterable[str], after: Iterable[str]) -> list[str]:
    """The cards of a hand that were not there before, in the hand's order."""
    had = Counter(before)
    new = []
    for code in after:
        if had[code] > 0:
            had[code] -= 1
        else:
            new.append(code)
    return new
