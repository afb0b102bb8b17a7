"""Known cards: those that everyone saw a player take up and has not seen played since (B10.2).

Worked out from the spectators' views alone, so it cannot tell what is not public.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from kozyr.games.game import Game, shown_cards

View = Mapping[str, Any]
Known = tuple[Counter[str], ...]

WORD = re.compile(r"\w+", re.ASCII)


def durak_taker(view: View) -> int:
    """The defender."""
    return 1 - int(view["attacker"])


def blaze_taker(view: View) -> int:
    """The target: the next player to the left who is still in the round."""
    seat = int(view["active"])
    while True:
        seat = (seat + 1) % int(view["players"])
        if seat not in view["out"]:
            return seat


TAKERS: dict[str, Callable[[View], int]] = {"durak": durak_taker, "blaze": blaze_taker}


def nothing_known(seats: int) -> Known:
    """What is known after a deal."""
    return tuple(Counter() for _ in range(seats))


def remember(
    game: Game[Any], known: Known, before: View, after: View, seat: int, move: str
) -> Known:
    """What is known after a seat's move; the views are the spectators', before and after it."""
    if game.name not in TAKERS:
        return known
    cards = [hand.copy() for hand in known]
    played = played_card(game, move)
    if played:
        cards[seat][played] -= 1
        cards[seat] = +cards[seat]
    if taken_up(before, after):
        taken = [*shown_cards(before["table"]), *([played] if played else [])]
        cards[TAKERS[game.name](before)].update(taken)
    return tuple(cards)


def played_card(game: Game[Any], move: str) -> str | None:
    """The card that a move lays down: the last that it names."""
    words: list[str] = WORD.findall(move)
    return words[-1] if words[-1] in game.deck.index else None


def taken_up(before: View, after: View) -> bool:
    """Whether the cards of the table went to a hand: they are gone, and not to the discard pile."""
    cleared = bool(before["table"]) and not after["table"]
    return cleared and len(before["discard"]) == len(after["discard"])


def listed(game: Game[Any], known: Known) -> tuple[tuple[str, ...], ...]:
    """The known cards of each seat, in the order of positions."""
    return tuple(tuple(game.deck.sort(hand.elements())) for hand in known)
