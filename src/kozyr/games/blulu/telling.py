"""What plays of Blulu take and score, from what everyone can see."""

from collections.abc import Mapping
from typing import Any

from kozyr.decks.decktet import DECKTET
from kozyr.games.blulu.notation import read
from kozyr.games.blulu.rules import CARDS, HALF, MODE, PUT, Board, bonus_of, capture_set
from kozyr.games.document import mask_of

View = Mapping[str, Any]


def preview(s: Board, action: int) -> dict[str, Any]:
    """The table cards that an action takes, and its bonus; neither for cards put down."""
    if action >= MODE * PUT:
        return {"takes": [], "bonus": 0}
    cards = capture_set(s, action)
    return {"takes": DECKTET.listed(cards & ~played(action)), "bonus": bonus_of(cards)}


def played(action: int) -> int:
    """The two cards of an action, as a mask."""
    a, b = divmod(action % MODE, CARDS)
    return 1 << a | 1 << b


def effect(before: View, after: View, move: str) -> dict[str, Any]:
    """What a move took and scored, and the round's points if it was the round's last."""
    s = Board()
    s.table = mask_of(DECKTET.index[code] for code in before["table"])
    action = read(move)
    found = preview(s, action)
    if after["hands"] == [[], []]:
        left = (
            s.table | played(action) if action >= MODE * PUT else s.table & ~capture_set(s, action)
        )
        found["round"] = round_points(after, left)
    elif len(after["stock"]) < len(before["stock"]):
        found["dealt"] = True
    return found


def round_points(after: View, left: int) -> dict[str, Any]:
    """Who takes the cards left on the table, and everyone's points (L5)."""
    cards = [len(pile) for pile in after["piles"]]
    return {
        "number": after["round"],
        "last": after["last_capture"],
        "rest": DECKTET.listed(left),
        "cards": cards,
        "bonus": after["bonus"],
        "points": [max(0, cards[seat] - HALF) + after["bonus"][seat] for seat in range(2)],
        "before": after["scores"],
    }
