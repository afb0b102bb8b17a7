"""Records of games: writing, reading, replaying."""

from kozyr.record.json_text import DocumentError, parse_json, read_json, read_stream
from kozyr.record.record import (
    Event,
    Record,
    RefusedMove,
    default_names,
    last_state,
    read_record,
    record_of,
    replay,
    write_record,
)

__all__ = [
    "DocumentError",
    "Event",
    "Record",
    "RefusedMove",
    "default_names",
    "last_state",
    "parse_json",
    "read_json",
    "read_record",
    "read_stream",
    "record_of",
    "replay",
    "write_record",
]
