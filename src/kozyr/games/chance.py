"""Chance: a documented random generator and the shuffle, the same in both worlds.

The generator is Chris Doty-Humphrey's *sfc32* (PractRand 0.94): three 32-bit words and a counter.
Every value stays below 2**62, so it runs alike on Python's integers and on int64. A number below n
is drawn by Lemire's multiplication with rejection (ACM TOMACS 29, 2019), so it is exactly uniform;
a shuffle is Fisher and Yates's in Durstenfeld's order, from the last card down.

A seed is any text or integer. The first twelve bytes of SHA-256 of its text, as three big-endian
words, start the generator; a *stream* number tells apart the many generators that one seed feeds:
see `deal_stream`. docs/fair-deals.md writes this out for people who want to check a deal.
"""

import hashlib
from collections.abc import Sequence

from kozyr.games.fields import Fields, integer

MASK = 0xFFFFFFFF
STREAMS_PER_GAME = 256
POLICY_STREAM = 255


class Generator(Fields):
    """The state of sfc32: words `a`, `b`, `c` and the `counter`."""

    a = integer(64)
    b = integer(64)
    c = integer(64)
    counter = integer(64)


def seed_words(seed: int | str) -> tuple[int, int, int]:
    """The three 32-bit words that a seed stands for; 7 and "7" are the same seed."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return (
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
    )


def deal_stream(number: int, deal: int) -> int:
    """The stream that shuffles deal `deal` (from 0) of game `number` of a seed."""
    return number * STREAMS_PER_GAME + deal % POLICY_STREAM


def start(rng: Generator, words: Sequence[int], stream: int) -> None:
    """Set the generator to the beginning of a stream of a seed."""
    rng.a = words[0]
    rng.b = words[1] ^ (stream >> 32)
    rng.c = words[2] ^ (stream & MASK)
    rng.counter = 1
    for _ in range(16):
        draw(rng)


def draw(rng: Generator) -> int:
    """The next 32 random bits."""
    b = rng.b
    c = rng.c
    word = (rng.a + b + rng.counter) & MASK
    rng.counter = (rng.counter + 1) & MASK
    rng.a = b ^ (b >> 9)
    rng.b = (c + (c << 3)) & MASK
    rng.c = (((c << 21) | (c >> 11)) + word) & MASK
    return word


def below(rng: Generator, n: int) -> int:
    """A uniform number in 0 … n-1, for 1 <= n < 2**30."""
    product = draw(rng) * n
    if product & MASK < n:
        floor = (MASK + 1 - n) % n
        while product & MASK < floor:
            product = draw(rng) * n
    return product >> 32


def shuffle(rng: Generator, cards: list[int], n: int) -> None:
    """Shuffle the first n cards in place."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
