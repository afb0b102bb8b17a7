"""What everyone can remember: cards seen to go to a hand, and what moves tell about hands.

Known are the cards that everyone saw a player take up and has not seen played since (B10.2): those
of the table, and the trump that lies under the deck, by whoever draws last. Doubted are cards that
a player would hardly hold, having moved as they did. Both are worked out from what is the same in
every view, so they cannot tell what is not public.
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from kozyr.games.document import UNKNOWN
from kozyr.games.game import Game, shown_cards

View = Mapping[str, Any]
Known = tuple[Counter[str], ...]
Doubts = tuple[dict[str, float], ...]

WORD = re.compile(r"\w+", re.ASCII)
LEAST = 0.99
"""A card this likely is not doubted."""


class Memory(NamedTuple):
    """What is remembered of each seat.

    `known[seat]` are cards that are in its hand; `doubts[seat][card]` is how likely it is to hold a
    card, against one that nothing is known of: 0 for one it cannot hold, 1 and unnamed for others.
    `facts[seat]` is what else is known of its cards together, as the game's `told` writes it.
    """

    known: Known
    doubts: Doubts
    facts: tuple[int, ...]

    @classmethod
    def fresh(cls, seats: int) -> "Memory":
        """What is remembered after a deal: nothing."""
        known = tuple(Counter[str]() for _ in range(seats))
        return cls(known, tuple({} for _ in range(seats)), (0,) * seats)

    def listed(self, game: Game[Any]) -> tuple[tuple[str, ...], ...]:
        """The known cards of each seat, in the order of positions."""
        return tuple(tuple(game.deck.sort(hand.elements())) for hand in self.known)


def remember(
    game: Game[Any], memory: Memory, before: View, after: View, seat: int, move: str
) -> Memory:
    """What is remembered after a seat's move; the views are anyone's, before and after it."""
    known = memory.known
    roles = game.roles(before)
    laid = [word for word in WORD.findall(game.laid(move)) if word in game.deck.index]
    taken = [*shown_cards(before["table"]), *laid] if roles and taken_up(before, after) else []
    drew = [len(now) - len(was) for now, was in zip(after["hands"], before["hands"], strict=True)]
    drew[seat] += len(laid)
    if taken:
        drew[roles[1]] -= len(taken)
    trump = drawn_trump(game, before, after)
    if taken or trump or (laid and known[seat]):
        known = tuple(hand.copy() for hand in known)
        known[seat].subtract(laid)
        if taken:
            known[roles[1]].update(taken)
        if trump:
            last = [role for role in roles if drew[role] > 0]
            known[last[-1]][trump] += 1
        known = tuple(+hand for hand in known)
    doubts = list(memory.doubts)
    declined = game.declined(before, seat, move)
    if declined:
        doubts[seat] = doubts[seat].copy()
        for card, likely in declined.items():
            doubts[seat][card] = doubts[seat].get(card, 1.0) * likely
    facts = list(memory.facts)
    facts[seat] = game.told(before, seat, move)
    for each, count in enumerate(drew):
        if count > 0:
            facts[each] = 0
        if count > 0 and doubts[each]:
            unknown = max(count, len(after["hands"][each]) - known[each].total())
            doubts[each] = fainter(doubts[each], count / unknown)
    return Memory(known, tuple(doubts), tuple(facts))


def fainter(doubts: Mapping[str, float], new: float) -> dict[str, float]:
    """Doubts about a hand of which this part is newly drawn."""
    found = {card: likely + (1 - likely) * new for card, likely in doubts.items()}
    return {card: likely for card, likely in found.items() if likely < LEAST}


def taken_up(before: View, after: View) -> bool:
    """Whether the cards of the table went to a hand: they are gone, and not to the discard pile."""
    cleared = bool(before["table"]) and not after["table"]
    return cleared and len(before["discard"]) == len(after["discard"])


def drawn_trump(game: Game[Any], before: View, after: View) -> str | None:
    """The trump from under the deck, if it was drawn."""
    zone = game.drawn_zone
    if zone is None or not before[zone] or after[zone]:
        return None
    return None if before[zone][-1] == UNKNOWN else str(before[zone][-1])
