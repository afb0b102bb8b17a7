"""Tables as a person looks for them: who sits there, and whose turn it is.

A table's line in the store knows no names and is not written at every move, so this looks at the
tables themselves. What cannot be read is left out.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kozyr.errors import KozyrError
from kozyr.server.hub import Hub
from kozyr.store import StoreError, Summary
from kozyr.table import Table

Found = tuple[str, Summary]


class Sitter(NamedTuple):
    """A seat: `kind` is `open`, `player` or `bot`, `level` a bot's."""

    kind: str
    name: str
    level: str


class Line(NamedTuple):
    """A table in a list.

    `turn` tells that it waits for the one who looks; `sitters` are the seats in their order, none
    if strangers may not look at the table.
    """

    table: str
    summary: Summary
    sitters: list[Sitter]
    turn: bool


async def lines(hub: Hub, found: Sequence[Found], player: str) -> list[Line]:
    """Tables as `player` may see them, in the order given.

    Raises: StoreError.
    """
    shown = []
    for id, summary in found:
        try:
            async with hub.use(id) as live:
                shown.append(line(live.table, summary, player))
        except StoreError:
            raise
        except KozyrError:
            continue
    return shown


def line(table: Table, summary: Summary, player: str) -> Line:
    """A table as `player` may see it.

    Raises: TableError `no_spectators`.
    """
    seat = table.viewer(player)
    sitters = [Sitter(held.kind, held.name, held.level or "") for held in table.seats]
    return Line(table.id, summary, sitters, waits_for(table, seat))


def waits_for(table: Table, seat: int | None) -> bool:
    """Whether a seat's player is to act: to move, or to deal once the table is full."""
    if table.over or seat is None or not table.seats[seat].present:
        return False
    if table.started:
        return seat in table.to_act
    full = all(held.kind != "open" for held in table.seats)
    return full and table.seats[seat].player == table.owner
