"""A table of what has been proved, keyed without loss: no two positions are ever taken for one.

An entry holds the two hands at the start of a bout, which are the whole position then, the bounds
of its value, and the move that was best. Entries of an earlier generation count as empty, so that a
table is emptied at no cost.
"""

from typing import Any

from kozyr.games.fields import Fields, integer

CARDS = (1 << 36) - 1
MASK = (1 << 62) - 1
GENERATIONS = 1 << 26
NOTHING = 63


class Entry(Fields):
    """Two words.

    `first`: the attacker's hand and, from bit 36, the generation. `second`: the defender's hand,
    and from bit 36 the low bound + 1, from bit 38 the high bound + 1, from bit 40 the move.
    """

    first = integer(64)
    second = integer(64)


def place(attacker: int, defender: int, size: int) -> int:
    """Where a position belongs in a table of `size` entries, a power of two: there or beside it."""
    mixed = (attacker * 0x2545F4914F6CDD1D + defender * 0x1B873593CC9E2D51) & MASK
    mixed = ((mixed ^ mixed >> 29) * 0x1CE4E5B9BF58476D) & MASK
    return (mixed >> 30) & (size - 2)


def find(table: Any, size: int, attacker: int, defender: int, generation: int) -> int:
    """The index of a position's entry; -1 if it has none."""
    at = place(attacker, defender, size)
    first = attacker | generation << 36
    for index in (at, at + 1):
        if table[index].first == first and table[index].second & CARDS == defender:
            return index
    return -1


def low_bound(word: int) -> int:
    """The least the value can be, from an entry's second word."""
    return (word >> 36 & 3) - 1


def high_bound(word: int) -> int:
    """The most the value can be."""
    return (word >> 38 & 3) - 1


def best_move(word: int) -> int:
    """The move that was best, or NOTHING."""
    return word >> 40


def keep(
    table: Any,
    size: int,
    attacker: int,
    defender: int,
    low: int,
    high: int,
    move: int,
    generation: int,
) -> None:
    """Write down bounds; of two others in its place the one with fewer cards gives way."""
    index = find(table, size, attacker, defender, generation)
    if index >= 0:
        low = max(low, low_bound(table[index].second))
        high = min(high, high_bound(table[index].second))
    else:
        index = place(attacker, defender, size)
        if table[index].first >> 36 == generation:
            old = cards_of(table[index])
            if old > attacker.bit_count() + defender.bit_count():
                index += 1
    table[index].first = attacker | generation << 36
    table[index].second = defender | low + 1 << 36 | high + 1 << 38 | move << 40


def cards_of(entry: Entry) -> int:
    """How many cards a position in the table has: the more, the dearer it was."""
    return (entry.first & CARDS).bit_count() + (entry.second & CARDS).bit_count()
