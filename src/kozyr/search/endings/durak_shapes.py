"""Endings of Durak that play alike, brought to one shape.

Trump is suit 3 here. Ranks that no card has are closed up, and the three plain suits, which the
rules treat alike, are put in order: two endings of one shape have one value.
"""

from kozyr.games.durak.rules import SUIT

PLAIN = 0x777777777
TRUMPS = SUIT << 3


def spread(cards: int) -> int:
    """All cards of the ranks that some of these cards have."""
    return ((cards | cards >> 1 | cards >> 2 | cards >> 3) & SUIT) * 15


def below(cards: int) -> int:
    """The cards of which a higher one of the same suit is among these."""
    under = cards >> 4
    under |= under >> 4
    under |= under >> 8
    return under | under >> 16


def trump_last(cards: int, trump: int) -> int:
    """The cards with suit `trump` and suit 3 exchanged."""
    if trump == 3:
        return cards
    own = SUIT << trump
    others = cards & ~(own | TRUMPS)
    return others | (cards & own) << (3 - trump) | (cards & TRUMPS) >> (3 - trump)


def closed_up(cards: int, ranks: int) -> int:
    """The cards moved down over the ranks that are not in `ranks` (a mask of whole ranks)."""
    gaps = ~ranks & (1 << ranks.bit_length()) - 1
    while gaps:
        low = (gaps & -gaps) - 1
        cards = cards & low | cards >> 4 & ~low
        gaps = (gaps ^ (gaps & -gaps) * 15) >> 4
    return cards


def shape(attacker: int, defender: int) -> tuple[int, int]:
    """Two hands at the start of a bout, in the one form of all that play alike."""
    ranks = spread(attacker | defender)
    if ranks & (ranks + 1):
        attacker = closed_up(attacker, ranks)
        defender = closed_up(defender, ranks)
    a = attacker & SUIT | (defender & SUIT) << 1
    b = attacker >> 1 & SUIT | (defender >> 1 & SUIT) << 1
    c = attacker >> 2 & SUIT | (defender >> 2 & SUIT) << 1
    if a < b:
        a, b = b, a
    if b < c:
        b, c = c, b
    if a < b:
        a, b = b, a
    return (
        a & SUIT | (b & SUIT) << 1 | (c & SUIT) << 2 | attacker & TRUMPS,
        a >> 1 & SUIT | (b >> 1 & SUIT) << 1 | (c >> 1 & SUIT) << 2 | defender & TRUMPS,
    )
