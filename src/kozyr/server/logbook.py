"""Between tables and the store: logs as rows of bytes, lines for the lists, names for tables."""

import hashlib
import secrets
from collections.abc import Sequence

from kozyr.server.live import RECENT
from kozyr.store import LogEntry, Summary
from kozyr.table import Entry, Table, decode, encode
from kozyr.table.knowledge import phase


def new_table_id(now: int) -> str:
    """A fresh id, too long to guess.

    It begins with the time, so that the logs of tables that live together lie together in the
    database's index.
    """
    return f"{now // 1000:x}-{secrets.token_urlsafe(12)}"


def next_table_id(table: Table) -> str:
    """The id of a finished table's rematch: for everyone the same, and too long to guess before."""
    text = f"rematch {table.id} {table.salt} {table.seed}"
    began = table.id.partition("-")[0]
    return f"{began}-{hashlib.sha256(text.encode()).hexdigest()[:16]}"


def folded(id: str, read: Sequence[LogEntry]) -> tuple[Table, list[Entry]]:
    """The table of a stored log, and its latest entries.

    Raises: LogError.
    """
    entries = read_entries(read)
    return Table.from_entries(id, entries), entries[-RECENT:]


def read_entries(read: Sequence[LogEntry]) -> list[Entry]:
    """Entries as the store gave them.

    Raises: LogError.
    """
    return [Entry(ply, at, decode(data)) for ply, at, data in read]


def new_secrets() -> tuple[str, str]:
    """A seed and a salt."""
    return secrets.token_hex(16), secrets.token_hex(16)


def rows(entries: Sequence[Entry]) -> list[LogEntry]:
    """Entries as the store takes them."""
    return [(entry.ply, entry.at, encode(entry.event)) for entry in entries]


def summary_of(table: Table) -> Summary:
    """A table's line in the lists."""
    return Summary(
        game=table.options.game,
        players=tuple(seat.player for seat in table.seats if seat.player is not None),
        seats=len(table.seats),
        open_seats=sum(seat.kind == "open" for seat in table.seats),
        public=table.options.public,
        status=phase(table),
        owner=table.owner,
        updated=table.at,
        bots=sum(seat.level is not None for seat in table.seats),
    )
