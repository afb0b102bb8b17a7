"""Known cards: those that everyone saw a player take up and has not seen played since (B10.2).

Taken up are the cards of the table, and the trump that lies under the deck, by whoever draws last.
Worked out from what is the same in every view, so it cannot tell what is not public.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from kozyr.games.document import UNKNOWN
from kozyr.games.game import Game, shown_cards

View = Mapping[str, Any]
Known = tuple[Counter[str], ...]

WORD = re.compile(r"\w+", re.ASCII)


def nothing_known(seats: int) -> Known:
    """What is known after a deal."""
    return tuple(Counter() for _ in range(seats))


def remember(
    game: Game[Any], known: Known, before: View, after: View, seat: int, move: str
) -> Known:
    """What is known after a seat's move; the views are anyone's, before and after it."""
    roles = game.roles(before)
    if not roles:
        return known
    cards = [hand.copy() for hand in known]
    played = played_card(game, move)
    if played:
        cards[seat][played] -= 1
        cards[seat] = +cards[seat]
    taken: list[str] = []
    if taken_up(before, after):
        taken = [*shown_cards(before["table"]), *([played] if played else [])]
        cards[roles[1]].update(taken)
    trump = drawn_trump(game, before, after)
    if trump:
        drew = [
            len(mine) - len(was) for mine, was in zip(after["hands"], before["hands"], strict=True)
        ]
        drew[seat] += bool(played)
        drew[roles[1]] -= len(taken)
        last = [role for role in roles if drew[role] > 0]
        cards[last[-1]][trump] += 1
    return tuple(cards)


def played_card(game: Game[Any], move: str) -> str | None:
    """The card that a move lays down: the last that it names."""
    words: list[str] = WORD.findall(move)
    return words[-1] if words[-1] in game.deck.index else None


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


def listed(game: Game[Any], known: Known) -> tuple[tuple[str, ...], ...]:
    """The known cards of each seat, in the order of positions."""
    return tuple(tuple(game.deck.sort(hand.elements())) for hand in known)


def counted(known: Iterable[Iterable[str]]) -> Known:
    """What `listed` wrote."""
    return tuple(Counter(hand) for hand in known)
