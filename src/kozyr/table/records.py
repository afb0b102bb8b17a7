"""Records of a table: everything after the game, and during it what a viewer may know."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from kozyr.errors import N_
from kozyr.games import game
from kozyr.games.state import DEALER
from kozyr.record import Event as RecordEvent
from kozyr.record import Record, write_record
from kozyr.table import events
from kozyr.table.errors import TableError
from kozyr.table.events import Entry
from kozyr.table.knowledge import shown_move
from kozyr.table.table import Table

VIEW_FORMAT = "kozyr-view-record/1"

Step = events.Moved | events.DealtAgain


def record(entries: Sequence[Entry]) -> dict[str, Any]:
    """The whole record of a finished game, with salt and commitment beside it.

    Moves that were taken back are not in it.

    Raises: TableError `not_over` while the game runs.
    """
    table = finished(entries)
    whole = Record(
        game=table.options.game,
        players=names(table),
        seed=table.seed,
        start=first_deal(entries).position,
        moves=tuple(record_event(step) for step in steps(entries)),
        result=table.result,
    )
    secrets = {"salt": table.salt, "commitment": table.commitment}
    return write_record(whole) | secrets


def view_record(entries: Sequence[Entry], viewer: int | None) -> dict[str, Any]:
    """What a viewer may know of a game, at any time: each move with the view after it.

    Moves are `[seat, move, ms, view]`; a later deal has the seat -1 and the move `deal`.

    Raises: TableError `not_started`.
    """
    table = Table.from_entries("", entries)
    dealt = first_deal(entries)
    state = game(table.options.game).load(dealt.position)
    state.auto_deal = False
    start = state.view(viewer)
    moves = []
    for step in steps(entries):
        if isinstance(step, events.Moved):
            state.play(step.seat, step.move)
            moves.append([step.seat, shown_move(step, viewer), step.ms, state.view(viewer)])
        else:
            state.play(DEALER, step.cards)
            moves.append([DEALER, "deal", 0, state.view(viewer)])
    return {
        "format": VIEW_FORMAT,
        "game": table.options.game,
        "players": list(names(table)),
        "viewer": viewer,
        "start": start,
        "moves": moves,
        "result": table.result,
    }


def replayed(entries: Sequence[Entry]) -> dict[str, Any]:
    """A finished game step by step, everything open: for each move the position after it.

    Steps are `[seat, move, ms, position, to_act, effect]`; the first is the deal, by the seat -1.
    `effect` is what all saw come of the move (`Game.effect`), or None.

    Raises: TableError `not_over` while the game runs.
    """
    table = finished(entries)
    state = game(table.options.game).load(first_deal(entries).position)
    state.auto_deal = False
    shown = [[DEALER, "deal", 0, state.position(), state.to_act, None]]
    for step in steps(entries):
        event = record_event(step)
        state.play(event.seat, event.move)
        move = "deal" if event.seat == DEALER else event.move
        effect = step.effect if isinstance(step, events.Moved) else None
        shown.append([event.seat, move, event.ms, state.position(), state.to_act, effect])
    return {
        "game": table.options.game,
        "players": list(names(table)),
        "steps": shown,
        "result": table.result,
    }


def finished(entries: Sequence[Entry]) -> Table:
    """The table of a finished game, or TableError `not_over`."""
    table = Table.from_entries("", entries)
    if table.result is None:
        raise TableError("not_over", N_("the whole record is there after the game"))
    return table


def names(table: Table) -> tuple[str, ...]:
    """What the players are called; a bot by its level."""
    return tuple(seat.name or f"bot:{seat.level}" for seat in table.seats)


def first_deal(entries: Iterable[Entry]) -> events.Dealt:
    """The first deal, or TableError `not_started`."""
    for entry in entries:
        if isinstance(entry.event, events.Dealt):
            return entry.event
    raise TableError("not_started", N_("the game has not started yet"))


def steps(entries: Sequence[Entry]) -> Iterator[Step]:
    """The moves and later deals that were not taken back."""
    undone = {
        ply
        for entry in entries
        if isinstance(entry.event, events.Undone)
        for ply in entry.event.plies
    }
    for entry in entries:
        if entry.ply not in undone and isinstance(entry.event, Step):
            yield entry.event


def record_event(step: Step) -> RecordEvent:
    """A move or a later deal as records have it."""
    if isinstance(step, events.Moved):
        return RecordEvent(step.seat, step.move, step.ms)
    return RecordEvent(DEALER, step.cards)
