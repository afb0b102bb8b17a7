"""What messages say of values, and boards as named integers."""

import pytest

import kozyr
from kozyr.games.binding import Binder
from kozyr.games.document import short
from kozyr.games.fields import Fields, integer, ints


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "null"),
        (True, "true"),
        (0, "0"),
        (1.5, "1.5"),
        (-(2**200), "2^201"),
        ("7s", "'7s'"),
        ([], "[…]"),
        ((1, 2), "[…]"),
        ({"a": 1}, "{…}"),
        (b"7s", "bytes"),
        ("two\nlines\u2028three", r"'two\nlines\u2028three'"),
    ],
)
def test_values_are_said_shortly(value, said):
    assert short(value) == said


def test_a_clipped_text_keeps_its_marks():
    assert short("x" * 100) == "'" + "x" * 35 + "…'"


def test_numbers_too_long_to_write_are_said_by_their_size():
    assert short(10**5000) == "2^16610"


@pytest.mark.parametrize("value", ["x" * 10**6, "\n" * 1000, 10.0**300, float("inf"), object()])
def test_nothing_is_said_at_length(value):
    assert len(short(value)) <= 40
    assert len(short(value).splitlines()) == 1


class Small(Fields):
    row = ints(3, bits=8)
    single = integer(16)


def test_fields_begin_at_zero():
    small = Small()
    assert (small.row, small.single) == ([0, 0, 0], 0)
    assert Small.fields["row"].bits == 8
    assert not hasattr(small, "__dict__")
    with pytest.raises(AttributeError):
        small.other = 1


def test_a_copy_of_fields_shares_nothing():
    small = Small()
    twin = small.copy()
    assert twin == small
    twin.row[1] = 5
    assert twin != small
    assert small.row == [0, 0, 0]
    assert small != kozyr.game("durak").board_type()
    with pytest.raises(TypeError):
        hash(small)


factor = None


def inner(n):
    return factor * n


def outer(n):
    return inner(n) + 1


def test_names_are_bound_in_a_function_and_all_that_it_calls():
    twice, thrice = Binder({"factor": 2}), Binder({"factor": 3})
    assert twice.bind(outer)(5) == 11
    assert thrice.bind(outer)(5) == 16
    assert twice.bind(outer) is twice.bind(outer)
    with pytest.raises(TypeError):
        outer(5)


def test_a_function_may_be_replaced_and_finished():
    finished = []
    binder = Binder({"factor": 2}, lambda f: finished.append(f.__name__) or f, {inner: lambda n: 0})
    assert binder.bind(outer)(5) == 1
    assert finished == ["outer"]
