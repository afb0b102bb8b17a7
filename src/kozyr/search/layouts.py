"""From what a seat knows to boards: the hidden cards, and how likely they lie where.

The board that a search starts from is made from the seat's knowledge alone, the cards that it does
not know laid out in the deck's order; so no search can depend on how they truly lie.
"""

from typing import Any

from kozyr.games.document import UNKNOWN
from kozyr.games.layout import CERTAIN
from kozyr.search.knowledge import Knowledge

MOST_HIDDEN = 64


def canonical_board(knowledge: Knowledge) -> tuple[Any, list[int], int]:
    """A board that agrees with the view, and the hidden cards with their number."""
    game = knowledge.game
    board = game.read(game.guess(knowledge.view, game.unseen(knowledge.view)))
    cards = [0] * MOST_HIDDEN
    count = game.thinking.hidden(board, knowledge.seat, shown_hands(knowledge), cards)
    return board, cards, count


def shown_hands(knowledge: Knowledge) -> list[int]:
    """The cards that everyone knows to lie in each hand, the seat's own too, as hands."""
    game = knowledge.game
    shown = [0] * game.max_players
    for seat, cards in enumerate(knowledge.known):
        for code in cards.elements():
            shown[seat] = game.thinking.added(shown[seat], game.deck.index[code])
    return shown


def odds_of(knowledge: Knowledge, belief: bool) -> list[int]:
    """How likely each seat is to hold each card, then a fact of each seat's cards together.

    Without `belief` only what is certain counts.
    """
    index = knowledge.game.deck.index
    size = len(index)
    odds = [CERTAIN] * (knowledge.game.max_players * size)
    for seat, doubts in enumerate(knowledge.memory.doubts):
        for card, likely in doubts.items():
            if belief or likely == 0:
                odds[seat * size + index[card]] = round(CERTAIN * likely)
    facts = [*knowledge.memory.facts, *[0] * knowledge.game.max_players]
    return odds + facts[: knowledge.game.max_players]


def settled(knowledge: Knowledge) -> bool:
    """Whether only one layout of the hidden cards can be: they all lie in one hand."""
    view = knowledge.view
    decks = [zone for zone in knowledge.game.zones if zone != "hands" and UNKNOWN in view[zone]]
    hands = [
        hand
        for hand, known in zip(view["hands"], knowledge.known, strict=True)
        if hand.count(UNKNOWN) > known.total()
    ]
    return not decks and len(hands) <= 1
