"""Card art, drawn by code: one SVG sprite a deck, a symbol a card.

A page takes a sprite into its document once and shows a card by
`<svg viewBox="0 0 250 350"><use href="#atlasnye-Qh"/></svg>`; options change custom properties that
the symbols read, such as `--hearts` and `--cyrillic`.

Each deck is a package with `symbols()`, its cards, backs and suits, and `definitions()`, the markup
that several of them share. Ids begin with the deck's name: `atlasnye-Qh`, `atlasnye-suit-h`.
"""

from kozyr.web.art import atlasnye, decktet, firebird
from kozyr.web.art.pen import element, symbol

__all__ = ["SPRITES", "sprite"]

_DECKS = {"atlasnye": atlasnye, "decktet": decktet, "firebird": firebird}

SPRITES: tuple[str, ...] = tuple(_DECKS)


def sprite(name: str) -> str:
    """The SVG document of a deck; KeyError if there is no such deck."""
    deck = _DECKS[name]
    return element(
        "svg",
        element("defs", deck.definitions()),
        *(symbol(drawn) for drawn in deck.symbols()),
        xmlns="http://www.w3.org/2000/svg",
        width="0",
        height="0",
        aria_hidden="true",
    )
