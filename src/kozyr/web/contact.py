"""The contact sheet: what there is to see in each deck's sprite."""

import re
from functools import cache
from typing import NamedTuple

from kozyr.decks import ATLASNYE, DECKTET, FIREBIRD
from kozyr.web.art import SPRITES, sprite

DECKS = {deck.name: deck for deck in (ATLASNYE, DECKTET, FIREBIRD)}
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"')


class Drawing(NamedTuple):
    """A symbol: its id and size, and what it is.

    `kind` is `card`, or the first word of its id after the deck: `back`, `suit`, `feather`, `bet`.
    `code` is the rest: of a card its code, of a Feather its number.
    """

    id: str
    width: str
    height: str
    kind: str
    code: str


@cache
def drawings() -> dict[str, list[Drawing]]:
    """Everything that is drawn, by deck, as it stands in the sprites."""
    return {deck: [drawing(deck, *found) for found in symbols(deck)] for deck in SPRITES}


def symbols(deck: str) -> list[tuple[str, str, str]]:
    """The ids and sizes of a sprite's symbols."""
    return SYMBOL.findall(sprite(deck))


def drawing(deck: str, id: str, width: str, height: str) -> Drawing:
    """A symbol of a deck."""
    name = id.removeprefix(f"{deck}-")
    kind, _, code = ("card", "", name) if name in DECKS[deck].index else name.partition("-")
    return Drawing(id, width, height, kind, code)
