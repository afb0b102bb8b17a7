"""Laying hidden cards out at random, each by how likely it is to lie where it is laid."""

from kozyr.games.chance import Generator, below

CERTAIN = 256
"""The odds of a card of which nothing is known; 0 for one that cannot lie there."""
TRIES = 16


def draw_likely(
    cards: list[int], i: int, count: int, odds: list[int], base: int, rng: Generator
) -> int:
    """Draw one of the cards from place i on by the odds from `base` on; it then stands at place i.

    Others keep their places, but for the one that stood there.
    """
    for _ in range(TRIES):
        j = i + below(rng, count - i)
        if below(rng, CERTAIN) < odds[base + cards[j]]:
            return brought(cards, i, j)
    for j in range(i, count):
        if odds[base + cards[j]] > 0:
            return brought(cards, i, j)
    return cards[i]


def brought(cards: list[int], i: int, j: int) -> int:
    """Let the cards at two places change them; the one that is now at the first."""
    card = cards[j]
    cards[j] = cards[i]
    cards[i] = card
    return card
