"""What a move of Blulu tells about the hand it was played from (L3.4)."""

from collections.abc import Mapping
from typing import Any

from kozyr.decks.decktet import DECKTET
from kozyr.games.blulu.rules import rank_of


def declined(view: Mapping[str, Any], seat: int, move: str) -> dict[str, float]:
    """The cards that cannot be there: those that would have had to capture, two being put down."""
    if "," not in move:
        return {}
    lying = {rank_of(DECKTET.index[card]) for card in view["table"]}
    put = [rank_of(DECKTET.index[card]) for card in move.split(",")]
    return {
        code: 0.0
        for card, code in enumerate(DECKTET.codes)
        if any(captures(rank_of(card), rank, lying) for rank in put)
    }


def told(view: Mapping[str, Any], move: str) -> int:
    """The ranks that lay there when two cards were put down, rank r as bit r; 0 for a capture.

    The two cards that are kept capture none of them either (`thinking.capture_none`).
    """
    if "," not in move:
        return 0
    ranks = {rank_of(DECKTET.index[card]) for card in view["table"]}
    return sum(1 << rank for rank in ranks)


def captures(one: int, other: int, lying: set[int]) -> bool:
    """Whether two cards of these ranks capture any of the ranks that lie on the table (L3.1)."""
    made = {one + other, abs(one - other)} | ({one} if one == other else set())
    return bool(made & lying)
