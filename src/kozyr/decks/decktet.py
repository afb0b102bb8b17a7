"""The basic Decktet of 36 cards (clauses L1.1 to L1.3), by P. D. Magnus, CC BY-NC-SA."""

from collections.abc import Callable

from kozyr.decks.deck import Deck, Suit
from kozyr.errors import N_

SUITS = (
    Suit("M", N_("Moons")),
    Suit("S", N_("Suns")),
    Suit("W", N_("Waves")),
    Suit("L", N_("Leaves")),
    Suit("Y", N_("Wyrms")),
    Suit("K", N_("Knots")),
)

NAMES: dict[str, str] = {
    "AM": N_("Ace of Moons"),
    "AS": N_("Ace of Suns"),
    "AW": N_("Ace of Waves"),
    "AL": N_("Ace of Leaves"),
    "AY": N_("Ace of Wyrms"),
    "AK": N_("Ace of Knots"),
    "2MK": N_("Author"),
    "2SY": N_("Desert"),
    "2WL": N_("Origin"),
    "3MW": N_("Journey"),
    "3SK": N_("Painter"),
    "3LY": N_("Savage"),
    "4MS": N_("Mountain"),
    "4WL": N_("Sailor"),
    "4YK": N_("Battle"),
    "5ML": N_("Forest"),
    "5SW": N_("Discovery"),
    "5YK": N_("Soldier"),
    "6MW": N_("Lunatic"),
    "6SY": N_("Penitent"),
    "6LK": N_("Market"),
    "7ML": N_("Chance Meeting"),
    "7SK": N_("Castle"),
    "7WY": N_("Cave"),
    "8MS": N_("Diplomat"),
    "8WL": N_("Mill"),
    "8YK": N_("Betrayal"),
    "9MS": N_("Pact"),
    "9WY": N_("Darkness"),
    "9LK": N_("Merchant"),
    "CM": N_("Huntress"),
    "CS": N_("Bard"),
    "CW": N_("Sea"),
    "CL": N_("End"),
    "CY": N_("Calamity"),
    "CK": N_("Windfall"),
}


def spoken(code: str, translate: Callable[[str], str]) -> str:
    """A card in a sentence: the Forest."""
    return translate(N_("the {card}")).format(card=translate(NAMES[code]))


DECKTET = Deck(
    name="decktet",
    suits=SUITS,
    codes=tuple(NAMES),
    order=tuple(NAMES),
    spoken=spoken,
    names=NAMES,
)
