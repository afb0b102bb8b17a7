"""Boards as packed NumPy records, field by field under the same names."""

from typing import Any, TypeVar

import numpy as np

from kozyr.games.fields import Fields

F = TypeVar("F", bound=Fields)


def record_type(kind: type[Fields]) -> np.dtype[Any]:
    """The packed record that holds a state of this kind."""
    return np.dtype(
        [
            (name, f"i{field.bits // 8}", (field.length,) if field.length else ())
            for name, field in kind.fields.items()
        ]
    )


def new_record(kind: type[Fields]) -> Any:
    """A record of zeros."""
    return np.zeros(1, record_type(kind))[0]


def record_of(state: Fields) -> Any:
    """A state as a record."""
    record = new_record(type(state))
    for name in type(state).fields:
        record[name] = getattr(state, name)
    return record


def board_of(kind: type[F], record: Any) -> F:
    """A record as a state of Python integers."""
    state = kind()
    for name in kind.fields:
        setattr(state, name, record[name].tolist())
    return state
