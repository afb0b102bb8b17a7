"""What a move of Durak tells about the hand it was played from.

People and bots alike lead low, beat as cheaply as they can and add what fits. A card that would
have been played in a move's place is hardly there.
"""

from collections.abc import Mapping
from typing import Any

from kozyr.decks.atlasnye import ATLASNYE
from kozyr.games.durak.rules import CARDS

UNLIKELY = 0.2


def declined(view: Mapping[str, Any], seat: int, move: str) -> dict[str, float]:
    """The cards that were hardly there, as `Game.declined` tells."""
    index = ATLASNYE.index
    trump = index[view["trump"]] & 3
    lying = [index[card] for pair in view["table"] for card in pair if card]
    if seat != view["attacker"]:
        attacked = index[next(attack for attack, answer in view["table"] if answer is None)]
        cards = beaten_with(attacked, trump, index.get(move))
    elif not lying:
        cards = led(index[move], trump)
    else:
        cards = added({card >> 2 for card in lying}, trump, index.get(move), view["taking"])
        if move == "done" and len(view["table"]) >= view["limit"]:
            cards = []
    return {ATLASNYE.codes[card]: UNLIKELY for card in cards}


def led(card: int, trump: int) -> list[int]:
    """Lower plain cards, or with a trump all plain ones and lower trumps."""
    return [c for c in range(CARDS) if cost(c, trump) < cost(card, trump)]


def added(ranks: set[int], trump: int, card: int | None, taking: bool) -> list[int]:
    """Cheaper cards that fitted; with none played all plain ones."""
    if card is None:
        most = 4 if taking else 8
        return [4 * r + s for r in ranks for s in range(4) if s != trump and r <= most]
    fitting = (4 * r + s for r in ranks for s in range(4))
    return [c for c in fitting if cost(c, trump) < cost(card, trump)]


def beaten_with(attacked: int, trump: int, card: int | None) -> list[int]:
    """Cheaper cards that beat it; with none played all plain ones."""
    beating = list(range(attacked + 4, CARDS, 4))
    if attacked & 3 != trump:
        if card is None:
            return beating
        beating += range(trump, CARDS, 4)
    elif card is None:
        return []
    return [c for c in beating if cost(c, trump) < cost(card, trump)]


def cost(card: int, trump: int) -> int:
    """Plain cards by rank, then trumps by rank."""
    return (card >> 2) + 9 * (card & 3 == trump)
