"""The 60 playing cards of Blaze (clause B1.1): two alike of each."""

from collections.abc import Callable

from kozyr.decks.deck import Deck, Suit
from kozyr.errors import N_

VALUES = "123456789F"

SUITS = (Suit("B", N_("blue")), Suit("R", N_("red")), Suit("Y", N_("yellow")))

SPOKEN = {
    "B": (N_("the blue {value}"), N_("the blue Firebird")),
    "R": (N_("the red {value}"), N_("the red Firebird")),
    "Y": (N_("the yellow {value}"), N_("the yellow Firebird")),
}


def spoken(code: str, translate: Callable[[str], str]) -> str:
    """A card in a sentence: the blue 7, the red Firebird."""
    suit, value = code[0], code[1]
    return translate(SPOKEN[suit][value == "F"]).format(value=value)


FIREBIRD = Deck(
    name="firebird",
    suits=SUITS,
    codes=tuple(suit.code + value for value in VALUES for suit in SUITS),
    order=tuple(suit.code + value for suit in SUITS for value in VALUES),
    spoken=spoken,
    copies=2,
)
