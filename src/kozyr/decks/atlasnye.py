"""The Russian Atlasnye deck of 36 cards, as Durak uses it (clause D1.1)."""

from collections.abc import Callable

from kozyr.decks.deck import Deck, Suit
from kozyr.errors import N_

RANKS = "6789TJQKA"

SUITS = (
    Suit("s", N_("spades")),
    Suit("h", N_("hearts")),
    Suit("d", N_("diamonds")),
    Suit("c", N_("clubs")),
)

SUITED = {
    "s": N_("{rank} of spades"),
    "h": N_("{rank} of hearts"),
    "d": N_("{rank} of diamonds"),
    "c": N_("{rank} of clubs"),
}
SPOKEN_RANKS = {
    "6": N_("the six"),
    "7": N_("the seven"),
    "8": N_("the eight"),
    "9": N_("the nine"),
    "T": N_("the ten"),
    "J": N_("the jack"),
    "Q": N_("the queen"),
    "K": N_("the king"),
    "A": N_("the ace"),
}


def spoken(code: str, translate: Callable[[str], str]) -> str:
    """A card in a sentence: the nine of spades."""
    rank, suit = code[0], code[1]
    return translate(SUITED[suit]).format(rank=translate(SPOKEN_RANKS[rank]))


ATLASNYE = Deck(
    name="atlasnye",
    suits=SUITS,
    codes=tuple(rank + suit.code for rank in RANKS for suit in SUITS),
    order=tuple(rank + suit.code for suit in SUITS for rank in RANKS),
    spoken=spoken,
)
