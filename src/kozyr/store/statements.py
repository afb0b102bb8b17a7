"""Every statement the store says, in SQLAlchemy Core.

Writes are compiled once for a dialect and run as text with rows of values: this is most of the
time of a busy server. Reads go through Core's own cache.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from sqlalchemy import (
    Dialect,
    Executable,
    Select,
    Table,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    select,
    tuple_,
)
from sqlalchemy.sql.dml import DMLWhereBase, ValuesBase

from kozyr.store.schema import identities, log, recoveries, sitters, tables
from kozyr.store.store import UNFINISHED, Place, Status, Summary

Rows = Sequence[tuple[object, ...]]
Script = list[tuple[str, Rows]]
"""One transaction: texts, each run once for every one of its rows."""


@dataclass(frozen=True)
class Writes:
    """The writes as texts. A row has the table's columns in order."""

    append: str
    put_table: str
    forget_sitters: str
    put_sitter: str
    put_identity: str
    put_recovery: str

    def summary(self, table: str, summary: Summary) -> Script:
        """Write a table's line and who sits there."""
        line = (
            table,
            summary.game,
            summary.seats,
            summary.open_seats,
            summary.public,
            summary.status,
            summary.owner,
            summary.updated,
            summary.bots,
        )
        seated = [(table, place, player) for place, player in enumerate(summary.players)]
        return [
            (self.put_table, [line]),
            (self.forget_sitters, [(table,)]),
            (self.put_sitter, seated),
        ]


def writes(dialect: Dialect) -> Writes:
    """The writes in the words of one database."""

    def text(statement: ValuesBase | DMLWhereBase) -> str:
        return str(statement.compile(dialect=dialect))  # type: ignore[union-attr]

    upserting: Any = import_module(f"sqlalchemy.dialects.{dialect.name}")

    def upsert(table: Table, *changed: str) -> str:
        new = upserting.insert(table)
        return text(
            new.on_conflict_do_update(
                index_elements=list(table.primary_key),
                set_={name: new.excluded[name] for name in changed},
            )
        )

    return Writes(
        append=text(insert(log)),
        put_table=upsert(tables, *tables.columns.keys()[1:]),
        forget_sitters=text(delete(sitters).where(sitters.c.table_id == bindparam("table"))),
        put_sitter=text(insert(sitters)),
        put_identity=upsert(identities, "name"),
        put_recovery=upsert(recoveries, "code_hash"),
    )


def entries_from(table: str, first: int) -> Select[Any]:
    """A table's log from a ply on."""
    return (
        select(log.c.ply, log.c.at, log.c.event)
        .where(log.c.table_id == table, log.c.ply >= first)
        .order_by(log.c.ply)
    )


def heads_of(names: Sequence[str]) -> Select[Any]:
    """The last ply of each of these tables that has one."""
    return (
        select(log.c.table_id, func.max(log.c.ply).label("head"))
        .where(log.c.table_id.in_(names))
        .group_by(log.c.table_id)
    )


def listed(public: bool | None, statuses: Sequence[Status], game: str | None) -> Select[Any]:
    """The tables that pass the filters of a list."""
    found = select(tables).where(tables.c.status.in_(statuses))
    if public is not None:
        found = found.where(tables.c.public == public)
    if game is not None:
        found = found.where(tables.c.game == game)
    return found


def sat_at(player: str) -> Select[Any]:
    """The tables where a player sits."""
    where = select(sitters.c.table_id).where(sitters.c.player == player)
    return select(tables).where(tables.c.id.in_(where))


def page(found: Select[Any], limit: int, before: Place | None) -> Select[Any]:
    """One page of them, the last updated first: a row for each player, or one without."""
    if before is not None:
        found = found.where(tuple_(tables.c.updated, tables.c.id) < tuple_(*before))
    part = found.order_by(tables.c.updated.desc(), tables.c.id.desc()).limit(limit).subquery()
    return (
        select(part, sitters.c.player)
        .join_from(part, sitters, part.c.id == sitters.c.table_id, isouter=True)
        .order_by(part.c.updated.desc(), part.c.id.desc(), sitters.c.place)
    )


def unfinished_tables() -> Select[Any]:
    """The tables that are not over: those where bots play, then the last updated first."""
    found = select(tables.c.id).where(tables.c.status.in_(UNFINISHED))
    bots_play = case((tables.c.status == "playing", tables.c.bots > 0), else_=false())
    return found.order_by(bots_play.desc(), tables.c.updated.desc(), tables.c.id.desc())


def identity_of(identity: str) -> Select[Any]:
    """One identity."""
    return select(identities).where(identities.c.id == identity)


def taken_recovery(code_hash: bytes) -> Executable:
    """Remove a recovery code, and say whose it was."""
    return (
        delete(recoveries)
        .where(recoveries.c.code_hash == code_hash)
        .returning(recoveries.c.identity)
    )
