"""Laying hidden cards out at random, each by how likely it is to lie where it is laid."""

from typing import Protocol

from kozyr.games.bits import write_bits
from kozyr.games.chance import Generator, below

CERTAIN = 256
"""The odds of a card of which nothing is known; 0 for one that cannot lie there."""
TRIES = 16


class Pair(Protocol):
    """A board of two hands, and of a pile of `left` cards whose top is its last."""

    hand: list[int]
    left: int


def hidden_of_pair(
    s: Pair, seat: int, shown: list[int], pile: list[int], first: int, cards: list[int]
) -> int:
    """Write the cards a seat has not seen to `cards`; return their number.

    They are the other's but those that `shown[other]` has, and the pile's from place `first` on.
    """
    mask = s.hand[1 - seat]
    for i in range(first, s.left):
        mask |= 1 << pile[i]
    return write_bits(mask & ~shown[1 - seat], 0, cards, 0)


def place_of_pair(
    s: Pair,
    seat: int,
    shown: list[int],
    pile: list[int],
    first: int,
    odds: list[int],
    size: int,
    cards: list[int],
    count: int,
    rng: Generator,
) -> None:
    """Lay shuffled hidden cards out: the other's hand by its odds, then the pile from `first` on.

    `odds` has `size` cards a seat.
    """
    other = 1 - seat
    hand = shown[other]
    n = s.hand[other].bit_count() - hand.bit_count()
    for i in range(n):
        hand |= 1 << draw_likely(cards, i, count, odds, size * other, rng)
    s.hand[other] = hand
    for i in range(first, s.left):
        pile[i] = cards[n + i - first]


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
