"""Blaze's board as integers, and its cards.

A card is `3 * rank + suit`: ranks 0 to 8 for the values 1 to 9, rank 9 for the Firebird; suits 0 to
2 for blue, red, yellow. The two copies of a card are alike, so a hand is a mask of two bits a card:
bit 2c for one copy, bits 2c and 2c + 1 for both.
"""

from kozyr.games.fields import Fields, integer, ints

KINDS = 30
SEATS = 5
HAND = 5
LIMIT = 5

OPEN = 0
ANSWER = 1
EXTEND = 2
SUPPORT = 3
BETTING = 4

ONE_OF_EACH = 0x555555555555555
SUIT = 0x0C30C30C30C30C3
NO_FIREBIRD = (1 << 54) - 1
FIREBIRD_RANK = 9


class Board(Fields):
    """A game of Blaze. -1 stands for no card, no seat or no bet; stacks keep their top last."""

    hand = ints(SEATS, bits=64)
    opened = integer(64)
    deck = ints(60, bits=8)
    aside = ints(60, bits=8)
    box = ints(60, bits=8)
    discard = ints(60, bits=8)
    left = integer(8)
    aside_left = integer(8)
    boxed = integer(8)
    discarded = integer(8)
    players = integer(8)
    round = integer(8)
    phase = integer(8)
    stage = integer(8)
    status = integer(8)
    trump = integer(8)
    active = integer(8)
    target = integer(8)
    supporter = integer(8)
    limit = integer(8)
    passed = integer(8)
    extended = integer(8)
    challenges = integer(8)
    rejected = integer(8)
    challenge = ints(LIMIT, bits=8)
    by = ints(LIMIT, bits=8)
    reject = ints(LIMIT, bits=8)
    inside = integer(8)
    out = ints(SEATS, bits=8)
    gone = integer(8)
    zero = ints(SEATS, bits=8)
    ones = ints(SEATS, bits=8)
    bet_value = ints(SEATS, bits=8)
    bet_on = ints(SEATS, bits=8)
    feather1 = ints(SEATS, bits=8)
    feather2 = ints(SEATS, bits=8)
    bets_won = ints(SEATS, bits=8)
    resolved = integer(32)


def rank_of(card: int) -> int:
    """The rank of a card: card // 3, in a form that costs less once compiled."""
    return (card * 43) >> 7


def kinds(mask: int) -> int:
    """Bit 2c for each card of which the mask has a copy."""
    return (mask | mask >> 1) & ONE_OF_EACH


def added(hand: int, card: int) -> int:
    """A hand with one more copy of a card."""
    return hand | 1 << (2 * card + ((hand >> (2 * card)) & 1))


def removed(hand: int, card: int) -> int:
    """A hand with one copy of a card less."""
    return hand ^ 1 << (2 * card + ((hand >> (2 * card + 1)) & 1))


def next_inside(s: Board, seat: int) -> int:
    """The first seat still in the round, from this one leftwards (B5.4)."""
    while True:
        if seat >= s.players:
            seat -= s.players
        if (s.inside >> seat) & 1:
            return seat
        seat += 1
