"""The Russian Atlasnye deck of 36 cards, as Durak uses it (clause D1.1)."""

from kozyr.decks.deck import Deck, Suit
from kozyr.errors import N_

RANKS = "6789TJQKA"

SUITS = (
    Suit("s", N_("spades")),
    Suit("h", N_("hearts")),
    Suit("d", N_("diamonds")),
    Suit("c", N_("clubs")),
)

ATLASNYE = Deck(
    name="atlasnye",
    suits=SUITS,
    codes=tuple(rank + suit.code for rank in RANKS for suit in SUITS),
    order=tuple(rank + suit.code for suit in SUITS for rank in RANKS),
)
