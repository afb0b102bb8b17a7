"""One table: its log, seats, clocks, and what each viewer may know. No input, no output, no time.

- `events`: what stands in a log; `options`: what the owner of a table chooses
- `table.Table`: the fold of a log, and the commands that continue it
- `mutes`: whom a viewer does not want to hear
- `knowledge`: entries and the table as a viewer may know them; `records`: whole games
- `fair`: commitments to seeds, and checking deals
"""

from kozyr.table.errors import Duplicate, LogError, Refused, Stale, TableError
from kozyr.table.events import Entry, Event, decode, encode
from kozyr.table.knowledge import Outlook, PublicEntry, Snapshot, outlook, seen, snapshot
from kozyr.table.options import (
    BankClock,
    Clock,
    DaysClock,
    MoveClock,
    NoClock,
    Options,
    check_options,
)
from kozyr.table.records import record, replayed, view_record
from kozyr.table.table import Table, create

__all__ = [
    "BankClock",
    "Clock",
    "DaysClock",
    "Duplicate",
    "Entry",
    "Event",
    "LogError",
    "MoveClock",
    "NoClock",
    "Options",
    "Outlook",
    "PublicEntry",
    "Refused",
    "Snapshot",
    "Stale",
    "Table",
    "TableError",
    "check_options",
    "create",
    "decode",
    "encode",
    "outlook",
    "record",
    "replayed",
    "seen",
    "snapshot",
    "view_record",
]
