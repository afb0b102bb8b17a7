"""States as named integers: one declaration for the interpreter and for machine code.

A game's state is a subclass of `Fields`. Its body declares integers and fixed-length lists of
integers::

    class Board(Fields):
        hand = ints(2, bits=64)
        attacker = integer(8)

Interpreted, an instance is a `__slots__` object holding plain `int` and `list[int]`. Compiled, the
same names and widths make a packed NumPy record (`kozyr.compiled.record_type`).
"""

from typing import Any, Self, cast


class Field:
    """How one field is stored: `bits` per integer, and its `length` (0 for a single integer)."""

    __slots__ = ("bits", "length")

    def __init__(self, bits: int, length: int) -> None:
        self.bits = bits
        self.length = length


def integer(bits: int) -> int:
    """Declare a signed integer of that many bits (8, 16, 32 or 64)."""
    return cast(int, Field(bits, 0))


def ints(length: int, bits: int) -> list[int]:
    """Declare a list of `length` signed integers of that many bits each."""
    return cast("list[int]", Field(bits, length))


class FieldsType(type):
    """Turns the declarations in a class body into `__slots__`."""

    fields: dict[str, Field]

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "FieldsType":
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key in fields:
            del body[key]
        body["__slots__"] = tuple(fields)
        cls = super().__new__(mcs, name, bases, body)
        cls.fields = fields
        return cls


class Fields(metaclass=FieldsType):
    """A state of named integers, all zero at first."""

    def __init__(self) -> None:
        for name, field in type(self).fields.items():
            setattr(self, name, [0] * field.length if field.length else 0)

    def copy(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        for name in type(self).fields:
            value = getattr(self, name)
            setattr(twin, name, value[:] if type(value) is list else value)
        return twin

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in type(self).fields)

    __hash__ = None  # type: ignore[assignment]  # a state changes in place
