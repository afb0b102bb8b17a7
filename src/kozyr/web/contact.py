"""The contact sheet: what there is to see in each deck's sprite."""

import re
from functools import cache
from typing import NamedTuple

from kozyr.decks import ATLASNYE, DECKTET, FIREBIRD
from kozyr.web.art import SPRITES, sprite

DECKS = {deck.name: deck for deck in (ATLASNYE, DECKTET, FIREBIRD)}
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"')


class Drawing(NamedTuple):
    """A symbol: its id and size, what to call it, and its code if it is a card."""

    id: str
    width: str
    height: str
    name: str
    code: str


@cache
def drawings() -> dict[str, list[Drawing]]:
    """Everything that is drawn, by deck, as it stands in the sprites."""
    return {deck: [drawing(deck, *found) for found in symbols(deck)] for deck in SPRITES}


def symbols(deck: str) -> list[tuple[str, str, str]]:
    """The ids and sizes of a sprite's symbols."""
    return SYMBOL.findall(sprite(deck))


def drawing(deck: str, id: str, width: str, height: str) -> Drawing:
    """A symbol of a deck; one that is no card is called by its id."""
    name = id.removeprefix(f"{deck}-")
    code = name if name in DECKS[deck].index else ""
    return Drawing(id, width, height, name.replace("-", " "), code)
