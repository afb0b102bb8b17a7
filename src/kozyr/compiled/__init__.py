"""The rules as machine code: the same functions, compiled by Numba over packed records.

Importing this package imports Numba; nothing else in kozyr does.
"""

from kozyr.compiled.records import board_of, new_record, record_of, record_type
from kozyr.compiled.simulation import POLICIES, Simulation, simulate
from kozyr.compiled.translation import compiled

__all__ = [
    "POLICIES",
    "Simulation",
    "board_of",
    "compiled",
    "new_record",
    "record_of",
    "record_type",
    "simulate",
]
