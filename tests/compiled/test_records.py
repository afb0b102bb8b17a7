"""Boards as packed records."""

import numpy as np
import pytest

import kozyr
from kozyr.compiled import board_of, new_record, record_of, record_type
from kozyr.games.chance import Generator
from kozyr.games.fields import Fields, integer, ints
from tests.helpers import every_game, every_table, seeds, walk


@every_table
@seeds(3)
def test_a_record_and_back_is_the_same_board(name, players, seed):
    kind = kozyr.game(name).board_type
    for state, _, _ in walk(name, players, seed):
        twin = board_of(kind, record_of(state.board))
        assert twin == state.board
        assert all(is_plain(getattr(twin, field)) for field in kind.fields)


def is_plain(value):
    """A Python integer, or a list of them: rules must never see a NumPy number."""
    return type(value) is int or (type(value) is list and all(type(item) is int for item in value))


@every_game
def test_a_record_is_packed_and_small(name):
    kind = record_type(kozyr.game(name).board_type)
    fields = kozyr.game(name).board_type.fields.values()
    assert kind.itemsize == sum(field.bits // 8 * max(1, field.length) for field in fields)
    assert kind.itemsize <= (512 if name == "blaze" else 128)


@every_game
def test_a_new_record_is_a_new_board(name):
    kind = kozyr.game(name).board_type
    assert board_of(kind, new_record(kind)) == kind()
    first, second = new_record(kind), new_record(kind)
    first["status"] = 2
    assert second["status"] == 0


def test_a_record_has_the_fields_in_order():
    class Small(Fields):
        wide = integer(64)
        row = ints(3, bits=8)
        narrow = integer(16)

    kind = record_type(Small)
    assert kind == np.dtype([("wide", "i8"), ("row", "i1", (3,)), ("narrow", "i2")])
    small = Small()
    small.wide, small.row, small.narrow = -(2**61), [1, -2, 127], -32768
    assert board_of(Small, record_of(small)) == small


@pytest.mark.parametrize("words", [(0, 0, 0, 0), (2**32 - 1, 1, 2, 3)])
def test_a_generator_is_a_record_too(words):
    rng = Generator()
    rng.a, rng.b, rng.c, rng.counter = words
    assert board_of(Generator, record_of(rng)) == rng
