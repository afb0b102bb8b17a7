"""The machine's bit operations against Python's."""

import random

import numpy as np

from kozyr.compiled import compiled, intrinsics
from kozyr.games import bits
from kozyr.games.bits import lowest_bit, nth_bit, write_bits
from tests.helpers import every_game

MASKS = [
    0,
    1,
    2,
    3,
    (1 << 62) - 1,
    1 << 61,
    0x111111111,
    0x555555555555555,
    *(1 << bit for bit in range(62)),
]


def probe(masks, counts, lengths, lowest, nth, written):
    """All helpers for each mask; `nth` and `written` hold 62 numbers a mask."""
    for i in range(len(masks)):
        mask = masks[i]
        counts[i] = mask.bit_count()
        lengths[i] = mask.bit_length()
        lowest[i] = lowest_bit(mask) if mask else -1
        for n in range(counts[i]):
            nth[62 * i + n] = nth_bit(mask, n)
        written[62 * i] = write_bits(mask, 100, written, 62 * i) - 62 * i


def test_bit_helpers_agree_with_python():
    rng = random.Random(62)
    masks = MASKS + [rng.getrandbits(rng.randint(1, 62)) for _ in range(2000)]
    for _ in range(200):
        masks.append(rng.getrandbits(62) & rng.getrandbits(62) & rng.getrandbits(62))
    expected = rows(masks, list)
    probe(masks, *expected)
    found = rows(masks, lambda row: np.array(row, np.int64))
    compiled(probe, "probe_bits")(np.array(masks), *found)
    for own, machine in zip(expected, found, strict=True):
        assert machine.tolist() == own


def rows(masks, make):
    count = len(masks)
    return [make([0] * size) for size in (count, count, count, 62 * count, 62 * count + 62)]


def test_bit_helpers_in_python():
    for mask in MASKS:
        places = [bit for bit in range(62) if mask >> bit & 1]
        assert [bits.nth_bit(mask, n) for n in range(len(places))] == places
        out = [0] * 70
        assert bits.write_bits(mask, 7, out, 3) == 3 + len(places)
        assert out[3 : 3 + len(places)] == [7 + bit for bit in places]
        if mask:
            assert bits.lowest_bit(mask) == places[0]


@every_game
def test_only_functions_of_ours_are_replaced(name):
    assert set(intrinsics.REPLACEMENTS) <= {bits.nth_bit}
    assert intrinsics.has_deposit() == bool(intrinsics.REPLACEMENTS)
