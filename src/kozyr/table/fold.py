"""The fold: what a log amounts to. The same entries give the same table, whoever folds them.

It keeps what the next commands and the viewers need, and nothing of the past: past entries, the
record among them, are read from the store.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from kozyr.errors import N_, KozyrError
from kozyr.games import game
from kozyr.games.game import Game
from kozyr.games.memory import Memory, remember
from kozyr.games.state import DEALER, State
from kozyr.table import events
from kozyr.table.clocks import Clocks
from kozyr.table.errors import LogError
from kozyr.table.events import Entry, Event
from kozyr.table.mutes import NOBODY, Mutes
from kozyr.table.options import NoClock, Options
from kozyr.table.seats import Nonces, Seat
from kozyr.table.undo import UndoPoint, undo_allowed

RESENT_BY_OTHERS = 8

Ready = list[tuple[Event, State]]


class Fold:
    """A table as its log tells it.

    `head` is the last ply, -1 for an empty log, and `at` its time. `state` is None before the
    first deal. `asked[seat]` is the ply that a move of this seat must have seen. `result` is None
    until the game is over, `next_table` until a rematch. `talked` counts what was said.
    """

    __slots__ = (
        "_public",
        "_ready",
        "asked",
        "at",
        "clocks",
        "commitment",
        "head",
        "id",
        "memory",
        "mutes",
        "next_table",
        "nonces",
        "options",
        "owner",
        "result",
        "salt",
        "seats",
        "seed",
        "state",
        "talked",
        "undo_point",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.head = -1
        self.at = 0
        self.options = Options("", 0, ())
        self.owner = ""
        self.seats: tuple[Seat, ...] = ()
        self.state: State | None = None
        self.asked: list[int] = []
        self.clocks = Clocks(NoClock(), 0)
        self.commitment = ""
        self.seed = ""
        self.salt = ""
        self.memory = Memory.fresh(0)
        self.undo_point: UndoPoint | None = None
        self.result: dict[str, Any] | None = None
        self.next_table: str | None = None
        self.nonces = Nonces(RESENT_BY_OTHERS)
        self.mutes: dict[str, Mutes] = {}
        self.talked = 0
        self._ready: Ready = []
        self._public: dict[str, Any] | None = None

    @classmethod
    def from_entries(cls, id: str, entries: Iterable[Entry]) -> Self:
        """The table of a log."""
        table = cls(id)
        for entry in entries:
            table.apply(entry)
        return table

    @property
    def game(self) -> Game[Any]:
        """The game that is played here."""
        return game(self.options.game)

    @property
    def started(self) -> bool:
        """Whether the first deal was made."""
        return self.state is not None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    @property
    def on_hold(self) -> bool:
        """Whether bots wait for somebody to come back.

        They do if no person plays any more and somebody's time was up: else they would play the
        whole game to its end while its players only think for too long. It goes on without them
        if all have left, or the owner has replaced those whose time was up.
        """
        return any(seat.late for seat in self.seats) and not any(s.timed for s in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.state.to_act if self.state else ()

    def entries(self, found: Sequence[Event], at: int) -> list[Entry]:
        """Events as the entries that would continue this log."""
        return [Entry(self.head + 1 + i, at, event) for i, event in enumerate(found)]

    def apply(self, entry: Entry) -> None:
        """Continue the log by one entry.

        Raises: LogError if the entry does not continue it.
        """
        first = isinstance(entry.event, events.Created)
        if entry.ply != self.head + 1 or first != (self.head < 0):
            raise LogError(
                N_("ply {ply} does not continue the log of {table}, which ends at {head}"),
                ply=entry.ply,
                table=self.id,
                head=self.head,
            )
        try:
            HANDLERS[type(entry.event)](self, entry.event, entry)
        except (KozyrError, IndexError) as error:
            raise LogError(
                N_("ply {ply} of {table} cannot be: {why}"),
                ply=entry.ply,
                table=self.id,
                why=error,
            ) from error
        self.head = entry.ply
        self.at = entry.at

    def remember(self, nonce: str | None, player: str | None, ply: int) -> None:
        """Note the nonce of a command that was taken."""
        if nonce is None or player is None:
            return
        seat = self.seat_of(player)
        if seat is None:
            self.nonces.remember(f"{nonce} {player}", ply)
        else:
            self.seats[seat].nonces.remember(nonce, ply)

    def seat_of(self, player: str) -> int | None:
        """The seat of an identity, None for a spectator."""
        for i, seat in enumerate(self.seats):
            if seat.player == player:
                return i
        return None

    def muted_by(self, player: str) -> Mutes:
        """Whom an identity does not want to hear."""
        return self.mutes.get(player, NOBODY)

    def _mute(self, player: str, whom: int | str, on: bool) -> None:
        found = self.muted_by(player).changed(whom, on)
        if found:
            self.mutes[player] = found
        else:
            self.mutes.pop(player, None)

    def _created(self, event: events.Created, entry: Entry) -> None:
        self.options = event.options
        self.owner = event.owner
        self.seats = tuple(Seat() for _ in range(event.options.players))
        self.clocks = Clocks(event.options.clock, event.options.players)

    def _seated(self, event: events.Seated, entry: Entry) -> None:
        self.seats[event.seat].seat_player(event.player, event.name)

    def _bot_seated(self, event: events.BotSeated, entry: Entry) -> None:
        self.seats[event.seat].seat_bot(event.level)

    def _stood(self, event: events.Stood, entry: Entry) -> None:
        self.seats[event.seat].clear()
        for player in tuple(self.mutes):
            self._mute(player, event.seat, False)

    def _left(self, event: events.Left, entry: Entry) -> None:
        self.seats[event.seat].go()
        self.clocks.gone(event.seat, entry.at)

    def _timed_out(self, event: events.TimedOut, entry: Entry) -> None:
        self.seats[event.seat].go(late=True)
        self.clocks.gone(event.seat, entry.at)
        self.asked[event.seat] = entry.ply

    def _replaced(self, event: events.Replaced, entry: Entry) -> None:
        self.seats[event.seat].go(event.level)

    def _returned(self, event: events.Returned, entry: Entry) -> None:
        self.seats[event.seat].come_back()
        self.clocks.back(event.seat, entry.at)

    def _dealt(self, event: events.Dealt, entry: Entry) -> None:
        self.state = self.game.load(event.position, seed=event.seed)
        self._public = None
        self.state.auto_deal = False
        self.seed = event.seed
        self.salt = event.salt
        self.commitment = event.commitment
        self.memory = Memory.fresh(len(self.seats))
        self._ask_all(entry)

    def _dealt_again(self, event: events.DealtAgain, entry: Entry) -> None:
        self.state = self._played(event, DEALER, event.cards)
        self._public = None
        self.memory = Memory.fresh(len(self.seats))
        self.undo_point = None
        self._ask_all(entry)

    def _moved(self, event: events.Moved, entry: Entry) -> None:
        before = self._dealt_state()
        actors = before.to_act
        public = self._public or before.view(None)
        undoable = event.by == "player" and undo_allowed(self.seats)
        point = UndoPoint(event.seat, before, self.memory) if undoable else self.undo_point
        after = self._played(event, event.seat, event.move, keep=undoable)
        shown = after.view(None)
        self.memory = remember(self.game, self.memory, public, shown, event.seat, event.move)
        self.state, self._public = after, shown
        self.undo_point = point if point and point.follow(entry.ply, after) else None
        self.clocks.moved(event.seat, entry.at, counted=event.by == "player")
        if after.to_act and after.to_act == tuple(s for s in actors if s != event.seat):
            self.asked[event.seat] = entry.ply
            self.clocks.ask(after.to_act, entry.at)
        else:
            self._ask_all(entry)
        self.remember(event.nonce, event.player, entry.ply)

    def _undone(self, event: events.Undone, entry: Entry) -> None:
        point = self.undo_point
        if point is None or point.plies != event.plies:
            raise LogError(N_("there is nothing to take back"))
        self.state = point.state
        self._public = None
        self.memory = point.memory
        self.undo_point = None
        self._ready = []
        self.clocks.stop()
        self._ask_all(entry)

    def _chatted(self, event: events.Chatted, entry: Entry) -> None:
        self.talked += 1
        self.remember(event.nonce, event.player, entry.ply)

    def _signalled(self, event: events.Signalled, entry: Entry) -> None:
        self.talked += 1
        self.remember(event.nonce, self.seats[event.seat].player, entry.ply)

    def _reported(self, event: events.Reported, entry: Entry) -> None:
        pass

    def _muted(self, event: events.Muted, entry: Entry) -> None:
        whom = event.name if event.seat is None else event.seat
        if whom is None:
            raise LogError(N_("a mute names a seat or a name"))
        self._mute(event.player, whom, event.on)

    def _ended(self, event: events.Ended, entry: Entry) -> None:
        self.result = event.result
        self.undo_point = None
        self._ready = []

    def _rematched(self, event: events.Rematched, entry: Entry) -> None:
        self.next_table = event.table

    def _dealt_state(self) -> State:
        if self.state is None:
            raise LogError(N_("nothing is dealt yet"))
        return self.state

    def _ask_all(self, entry: Entry) -> None:
        """Whoever is to act must know of this entry; their clocks run from now."""
        self.asked = [entry.ply] * len(self.seats)
        self.clocks.ask(self.to_act, entry.at)

    def _played(self, event: Event, seat: int, move: str, keep: bool = False) -> State:
        """The state after a move: the one made when this very event was, or played now.

        The state before it changes, unless it is to be kept.
        """
        for i, (ready, after) in enumerate(self._ready):
            if ready is event:
                del self._ready[: i + 1]
                return after
        self._ready = []
        after = self._dealt_state().copy() if keep else self._dealt_state()
        after.play(seat, move)
        after.history.clear()
        return after


HANDLERS: dict[type[Event], Callable[[Fold, Any, Entry], None]] = {
    events.Created: Fold._created,
    events.Seated: Fold._seated,
    events.BotSeated: Fold._bot_seated,
    events.Stood: Fold._stood,
    events.Left: Fold._left,
    events.Returned: Fold._returned,
    events.Dealt: Fold._dealt,
    events.DealtAgain: Fold._dealt_again,
    events.Moved: Fold._moved,
    events.Undone: Fold._undone,
    events.TimedOut: Fold._timed_out,
    events.Replaced: Fold._replaced,
    events.Chatted: Fold._chatted,
    events.Signalled: Fold._signalled,
    events.Reported: Fold._reported,
    events.Muted: Fold._muted,
    events.Ended: Fold._ended,
    events.Rematched: Fold._rematched,
}
