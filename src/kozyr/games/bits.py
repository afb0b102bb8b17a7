"""Sets of cards as bit masks."""


def lowest_bit(mask: int) -> int:
    """The index of the lowest set bit; the mask must not be 0."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The index of set bit number n, counted from 0 at the low end."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def write_bits(mask: int, base: int, out: list[int], n: int) -> int:
    """Write `base` plus the index of each set bit to `out` from place n on; return the new n."""
    while mask:
        bit = mask & -mask
        out[n] = base + bit.bit_length() - 1
        mask ^= bit
        n += 1
    return n
