"""Why a move of Blulu may not be played, with the clause."""

from kozyr.decks.decktet import DECKTET
from kozyr.errors import N_, Card, IllegalMove
from kozyr.games.blulu.rules import (
    CARDS,
    DIFFERENCE,
    MODE,
    PAIR,
    SUM,
    Board,
    rank_of,
)


def judge(s: Board, seat: int, action: int, legal: list[int]) -> None:
    """Raise IllegalMove unless the action is among the legal ones."""
    if action in legal:
        return
    mode, cards = divmod(action, MODE)
    a, b = divmod(cards, CARDS)
    for card in (a, b):
        if not s.hand[seat] >> card & 1:
            raise IllegalMove(
                N_("{card} is not in your hand"), clause="L3.1", card=Card(DECKTET.codes[card])
            )
    if mode == SUM:
        raise nothing_caught(rank_of(a) + rank_of(b))
    if mode == DIFFERENCE:
        raise difference(rank_of(a) - rank_of(b))
    if mode == PAIR:
        raise pair(rank_of(a), rank_of(b))
    raise IllegalMove(
        N_("you can capture, so you must: two cards go down only when nothing captures"),
        clause="L3.4",
    )


def nothing_caught(rank: int) -> IllegalMove:
    """No card of the rank lies there, or no card has it."""
    if rank > 10:
        return IllegalMove(
            N_("the sum is {rank}, and no card is higher than a Crown, 10"),
            clause="L3.1",
            rank=rank,
        )
    return IllegalMove(
        N_("that makes {rank}, and no card of rank {rank} lies on the table"),
        clause="L3.1",
        rank=rank,
    )


def difference(rank: int) -> IllegalMove:
    """Why this difference captures nothing."""
    if rank == 0:
        return IllegalMove(
            N_("the difference of a pair is 0, which captures nothing"), clause="L3.3"
        )
    return nothing_caught(rank)


def pair(high: int, low: int) -> IllegalMove:
    """Why these two do not capture as a pair."""
    if high != low:
        return IllegalMove(N_("a pair is two cards of one rank"), clause="L3.1")
    return nothing_caught(high)
