"""The three decks: codes, suits, names and order, as data."""

from kozyr.decks.atlasnye import ATLASNYE
from kozyr.decks.deck import Deck, Suit
from kozyr.decks.decktet import DECKTET
from kozyr.decks.firebird import FIREBIRD

__all__ = ["ATLASNYE", "DECKTET", "FIREBIRD", "Deck", "Suit"]
