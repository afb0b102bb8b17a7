"""The 60 playing cards of Blaze (clause B1.1): two alike of each."""

from kozyr.decks.deck import Deck, Suit
from kozyr.errors import N_

VALUES = "123456789F"

SUITS = (Suit("B", N_("blue")), Suit("R", N_("red")), Suit("Y", N_("yellow")))

FIREBIRD = Deck(
    name="firebird",
    suits=SUITS,
    codes=tuple(suit.code + value for value in VALUES for suit in SUITS),
    order=tuple(suit.code + value for suit in SUITS for value in VALUES),
    copies=2,
)
