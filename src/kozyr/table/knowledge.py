"""What each viewer may know: built field by field from what is theirs to know.

A viewer is a seat, or None for a spectator. Every entry is shown to every viewer under the same
ply, so all have the same plies without a gap; what stands there may differ. How an entry looks
depends on nothing but the entry, the viewer and whom the viewer has muted, however late it is
asked for.
"""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from kozyr.table import events, talk
from kozyr.table.events import By, Entry, Event, tag_of
from kozyr.table.mutes import NOBODY, Mutes
from kozyr.table.options import Options
from kozyr.table.seats import Kind
from kozyr.table.table import Table

Talk = events.Chatted | events.Signalled

SECRET_MOVE = "bet "
BET = "bet ?"

Phase = Literal["open", "playing", "over"]


class Shown(Struct, frozen=True, tag_field="type", tag=lambda name: tag_of(name[5:])):
    """The base of events that are shown in part; `ShownMoved` has the tag `moved`."""


class ShownCreated(Shown, frozen=True):
    """The table is there."""

    options: Options


class ShownSeated(Shown, frozen=True):
    """A person sits down."""

    seat: int
    name: str


class ShownDealt(Shown, frozen=True):
    """The first deal, with the commitment to its seed (`kozyr.table.fair`)."""

    commitment: str


class ShownDealtAgain(Shown, frozen=True):
    """A later deal; what a viewer may know of it stands in the view."""


class ShownMoved(Shown, frozen=True, omit_defaults=True):
    """A move; another's bet is `bet ?`. `effect` is what all saw come of it."""

    seat: int
    move: str
    by: By
    ms: int
    effect: dict[str, Any] | None = None


class ShownChatted(Shown, frozen=True):
    """What somebody said; the seat of a spectator is None."""

    name: str
    seat: int | None
    text: str


class ShownSignalled(Shown, frozen=True):
    """A challenger's quick word; all hear it, as at any table."""

    seat: int
    signal: str


class ShownNothing(Shown, frozen=True):
    """Something that is not for this viewer, or that somebody said whom the viewer has muted."""


PublicEvent = (
    ShownCreated
    | ShownSeated
    | events.BotSeated
    | events.Stood
    | events.Left
    | events.Returned
    | ShownDealt
    | ShownDealtAgain
    | ShownMoved
    | events.Undone
    | events.TimedOut
    | events.Replaced
    | ShownChatted
    | ShownSignalled
    | ShownNothing
    | events.Ended
    | events.Rematched
)


class PublicEntry(Struct, frozen=True):
    """An entry as a viewer may know it."""

    ply: int
    at: int
    event: PublicEvent


def seen(entry: Entry, viewer: int | None, muted: Mutes = NOBODY) -> PublicEntry:
    """An entry as a viewer may know it; what the muted say is not there for them."""
    event = entry.event
    if muted and isinstance(event, Talk) and muted.cover(event):
        return PublicEntry(entry.ply, entry.at, ShownNothing())
    return PublicEntry(entry.ply, entry.at, SHOWN[type(entry.event)](entry.event, viewer))


def shown_move(event: events.Moved, viewer: int | None) -> str:
    """The text of a move; a bet's is its player's alone (B6.2)."""
    hidden = event.seat != viewer and event.move.startswith(SECRET_MOVE)
    return BET if hidden else event.move


def whole(event: Any, viewer: int | None) -> Any:
    """An event that everyone may know."""
    return event


SHOWN: dict[type[Event], Callable[[Any, int | None], PublicEvent]] = {
    events.Created: lambda event, viewer: ShownCreated(event.options),
    events.Seated: lambda event, viewer: ShownSeated(event.seat, event.name),
    events.BotSeated: whole,
    events.Stood: whole,
    events.Left: whole,
    events.Returned: whole,
    events.Dealt: lambda event, viewer: ShownDealt(event.commitment),
    events.DealtAgain: lambda event, viewer: ShownDealtAgain(),
    events.Moved: lambda event, viewer: ShownMoved(
        event.seat, shown_move(event, viewer), event.by, event.ms, event.effect
    ),
    events.Undone: whole,
    events.TimedOut: whole,
    events.Replaced: whole,
    events.Chatted: lambda event, viewer: ShownChatted(event.name, event.seat, event.text),
    events.Signalled: lambda event, viewer: ShownSignalled(event.seat, event.signal),
    events.Reported: lambda event, viewer: ShownNothing(),
    events.Muted: lambda event, viewer: ShownNothing(),
    events.Ended: whole,
    events.Rematched: whole,
}


class ShownSeat(Struct, frozen=True):
    """Who sits there. `level` is the bot that plays the seat, in its own right or as a stand-in."""

    kind: Kind
    name: str
    level: str | None
    present: bool


class ShownClock(Struct, frozen=True):
    """A seat's clock: when its time is up, if it runs, and what it may take each time, in ms."""

    deadline: int | None
    left: int | None


class Preview(Struct, frozen=True):
    """What a move would do at once: the table cards it takes and the bonus it scores."""

    takes: tuple[str, ...]
    bonus: int


class Outlook(Struct, frozen=True):
    """The game as a viewer sees it after an entry.

    `legal` and `signals` are what the viewer may do, and `previews` says what legal moves would do
    in games where the move does not say it. `known` are the cards that everyone saw each seat take
    up, where the table's option says so.
    """

    view: dict[str, Any]
    to_act: tuple[int, ...]
    legal: tuple[str, ...]
    previews: dict[str, Preview]
    signals: tuple[str, ...]
    clocks: tuple[ShownClock, ...]
    known: tuple[tuple[str, ...], ...] | None
    can_undo: bool


class Snapshot(Struct, frozen=True):
    """All that a viewer may know of a table at its head, talk aside.

    `muted` are those the viewer has muted. `seed` and `salt` are there after the game.
    """

    table: str
    head: int
    at: int
    phase: Phase
    viewer: int | None
    options: Options
    seats: tuple[ShownSeat, ...]
    owner_seat: int | None
    outlook: Outlook | None
    commitment: str
    result: dict[str, Any] | None
    seed: str | None
    salt: str | None
    next_table: str | None
    muted: Mutes


def snapshot(table: Table, viewer: int | None, muted: Mutes = NOBODY) -> Snapshot:
    """All that a viewer may know of a table now."""
    return Snapshot(
        table=table.id,
        head=table.head,
        at=table.at,
        phase=phase(table),
        viewer=viewer,
        options=table.options,
        seats=tuple(
            ShownSeat(seat.kind, seat.name, seat.level, seat.present) for seat in table.seats
        ),
        owner_seat=table.seat_of(table.owner),
        outlook=outlook(table, viewer),
        commitment=table.commitment,
        result=table.result,
        seed=table.seed if table.over else None,
        salt=table.salt if table.over else None,
        next_table=table.next_table,
        muted=muted,
    )


def outlook(table: Table, viewer: int | None) -> Outlook | None:
    """The game as a viewer sees it now; None before the first deal."""
    state = table.state
    if state is None:
        return None
    view = state.view(viewer)
    point = table.undo_point
    return Outlook(
        view=view,
        to_act=state.to_act,
        legal=() if viewer is None else state.legal(viewer),
        previews=msgspec.convert(
            {} if viewer is None else state.previews(viewer), dict[str, Preview]
        ),
        signals=talk.SIGNALS if viewer is not None and viewer in talk.challengers(view) else (),
        clocks=clocks(table),
        known=table.memory.listed(state.game) if table.options.known_cards else None,
        can_undo=point is not None and point.seat == viewer,
    )


def clocks(table: Table) -> tuple[ShownClock, ...]:
    """The clock of each seat; none at a table without clocks."""
    left = table.clocks.left
    if left is None:
        return ()
    return tuple(ShownClock(table.deadline(seat), time) for seat, time in enumerate(left))


def phase(table: Table) -> Phase:
    """Whether the table waits for players, is played at, or is done."""
    if table.over:
        return "over"
    return "playing" if table.started else "open"
