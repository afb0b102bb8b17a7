"""Reading positions: every value checked, every complaint naming the place.

A `Reader` takes one JSON object apart. All it raises is `PositionError`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from kozyr.decks.deck import Deck
from kozyr.errors import N_, PositionError

UNKNOWN = "?"


def unknown(cards: Iterable[object]) -> list[str]:
    """As many unknown cards."""
    return [UNKNOWN for _ in cards]


class Reader:
    """One JSON object of a position, read key by key."""

    def __init__(self, doc: object, keys: Iterable[str], where: str = "") -> None:
        if not isinstance(doc, dict):
            raise PositionError(
                N_("{where} is {kind}, and should be an object"),
                where=where or N_("the position"),
                kind=kind_of(doc),
            )
        self.doc: dict[str, Any] = doc
        self.where = where
        keys = tuple(keys)
        for key in keys:
            if key not in doc:
                raise PositionError(N_("the key {key} is missing"), key=self.path(key))
        for key in doc:
            if key not in keys:
                raise PositionError(N_("there is no key {key}"), key=self.path(short(key)))

    def path(self, key: str) -> str:
        """Where a value stands, for messages."""
        return f"{self.where}.{key}" if self.where else key

    def fail(self, key: str, should: str) -> PositionError:
        """The error for a value of the wrong kind."""
        return wrong(self.path(key), self.doc[key], should)

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.doc[key]
        if type(value) is not int or not low <= value <= high:
            raise self.fail(key, str(low) if low == high else f"{low} … {high}")
        return value

    def flag(self, key: str) -> int:
        """The words true or false, as 1 or 0."""
        value = self.doc[key]
        if type(value) is not bool:
            raise self.fail(key, "true / false")
        return int(value)

    def word(self, key: str, words: Iterable[str]) -> str:
        """One of some words."""
        value = self.doc[key]
        if not isinstance(value, str) or value not in words:
            raise self.fail(key, " / ".join(words))
        return value

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """A list, of a given length if one is given."""
        value = self.doc[key]
        if not isinstance(value, list):
            raise self.fail(key, "[…]")
        if length is not None and len(value) != length:
            raise PositionError(
                N_("the length of {where} is {count}, and should be {length}"),
                where=self.path(key),
                count=len(value),
                length=length,
            )
        return value


class CardReader:
    """Reads cards and keeps count of them, so that each turns out to be there just once."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.seen: Counter[str] = Counter()
        self.places: dict[str, list[str]] = {}

    def known(self, code: object, where: str) -> int:
        """The number of a card that is named but does not lie there."""
        if not isinstance(code, str) or code not in self.deck.index:
            raise PositionError(
                N_("{where}: there is no card {card} in this deck"), where=where, card=short(code)
            )
        return self.deck.index[code]

    def card(self, code: object, where: str) -> int:
        """The number of a card that lies there."""
        number = self.known(code, where)
        name = self.deck.codes[number]
        self.seen[name] += 1
        self.places.setdefault(name, []).append(where)
        if self.seen[name] > self.deck.copies:
            raise PositionError(
                N_("the card {card} stands too often: {places}"),
                card=name,
                places=", ".join(self.places[name]),
            )
        return number

    def cards(self, reader: Reader, key: str) -> list[int]:
        """The numbers of a list of cards."""
        return self.listed(reader.items(key), reader.path(key))

    def listed(self, codes: object, where: str) -> list[int]:
        """The numbers of a list of cards that is not a key's own value."""
        if not isinstance(codes, list):
            raise PositionError(
                N_("{where} is {kind}, and should be a list of cards"),
                where=where,
                kind=kind_of(codes),
            )
        if len(codes) > len(self.deck.codes) * self.deck.copies:
            raise PositionError(
                N_("{where} holds {count} cards, more than the deck has"),
                where=where,
                count=len(codes),
            )
        return [self.card(code, f"{where}[{i}]") for i, code in enumerate(codes)]

    def require(self, codes: Iterable[str]) -> None:
        """Complain if a card of the deck is missing, or one that is not in use lies somewhere."""
        codes = tuple(codes)
        for code in codes:
            if self.seen[code] < self.deck.copies:
                raise PositionError(N_("the card {card} is missing"), card=code)
        for code in self.seen:
            if code not in codes:
                raise PositionError(N_("the card {card} is not in use here"), card=code)


def mask_of(cards: Iterable[int]) -> int:
    """A set of cards as a bit mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def bits_of(mask: int) -> Iterator[int]:
    """The set bits of a mask, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def wrong(where: str, value: object, should: str) -> PositionError:
    """The error for a value of the wrong kind."""
    return PositionError(
        N_("{where} is {value}, and should be {should}"),
        where=where,
        value=short(value),
        should=should,
    )


def short(value: object) -> str:
    """A value as text for a message: one line, never long."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, int | float):
        return number_text(value)
    return kind_of(value)


def kind_of(value: object) -> str:
    """What kind of value this is, for messages."""
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list | tuple):
        return "[…]"
    if value is None or isinstance(value, str | int | float):
        return short(value)
    return type(value).__name__


def number_text(value: float) -> str:
    """A number as text; one of thousands of digits, which str() refuses, by its size."""
    if isinstance(value, int) and value.bit_length() > 100:
        return f"2^{value.bit_length()}"
    return clipped(str(value))


def quoted(text: str) -> str:
    """A text in quotation marks: at most 40 characters, the marks included."""
    shown = repr(text)
    return shown if len(shown) <= 40 else shown[:36] + "…" + shown[-1]


def clipped(text: str) -> str:
    """At most 40 characters of a text."""
    return text if len(text) <= 40 else text[:37] + "…"
