"""What a deck is: its cards' codes, suits and ranks, as data."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Suit:
    """A suit: the letter in card codes, and its English name (a message to translate)."""

    code: str
    name: str


@dataclass(frozen=True)
class Deck:
    """A deck of cards.

    `codes[i]` is the code of card i; rules count cards by this number. `order` lists the codes as
    hands and piles are written in positions. `copies` tells how many alike there are of each.
    `names` maps a code to the card's own name, where it has one (a message to translate).
    `spoken(code, translate)` is the card as it is named in the middle of a sentence.
    """

    name: str
    suits: tuple[Suit, ...]
    codes: tuple[str, ...]
    order: tuple[str, ...]
    spoken: Callable[[str, Callable[[str], str]], str]
    copies: int = 1
    names: dict[str, str] = field(default_factory=dict)
    index: dict[str, int] = field(init=False)
    place: dict[str, int] = field(init=False)
    bits: tuple[tuple[int, str], ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {code: i for i, code in enumerate(self.codes)})
        object.__setattr__(self, "place", {code: i for i, code in enumerate(self.order)})
        bits = tuple((1 << self.index[code], code) for code in self.order)
        object.__setattr__(self, "bits", bits)

    def listed(self, cards: int) -> list[str]:
        """A set of cards (bit i for card i) as codes, in the order of positions."""
        return [code for bit, code in self.bits if cards & bit]

    def sort(self, codes: Iterable[str]) -> list[str]:
        """Codes in the order of positions."""
        return sorted(codes, key=self.place.__getitem__)
