"""One table: its log folded, and the commands that continue it.

A command changes nothing: it returns the events to append, or raises TableError. Whoever runs the
table makes them entries (`Table.entries`), commits these, and then applies each (`Table.apply`).
If another node was faster, the entries do not fit any more: read on, apply, and judge again.
"""

from typing import Any

from kozyr.errors import N_, IllegalMove
from kozyr.games.document import short
from kozyr.games.state import DEALER, State
from kozyr.table import events, talk
from kozyr.table.errors import Duplicate, Refused, Stale, TableError
from kozyr.table.events import By, Event
from kozyr.table.fair import commitment
from kozyr.table.fold import Fold, Ready
from kozyr.table.forced import forced_move
from kozyr.table.mutes import MOST_MUTED
from kozyr.table.options import (
    BOT_PREFIX,
    OPEN_SEAT,
    OWNER_SEAT,
    Options,
    bad_option,
    check_level,
    check_options,
)
from kozyr.table.seats import Seat


def create(options: Options, owner: str, name: str) -> list[Event]:
    """The first events of a new table, its owner and bots seated as the options say.

    `owner` is an identity, `name` the owner's name.

    Raises: TableError `bad_option` or `bad_text`.
    """
    name = talk.clean_name(name)
    found: list[Event] = [events.Created(check_options(options), owner)]
    for seat, word in enumerate(options.seats):
        if word == OWNER_SEAT:
            found.append(events.Seated(seat, owner, name))
        elif word != OPEN_SEAT:
            found.append(events.BotSeated(seat, word.removeprefix(BOT_PREFIX)))
    return found


class Table(Fold):
    """A table, and what people and bots may do at it.

    `player` is an identity; a person has one seat at most. `seen` is the last ply that the sender
    had seen, `nonce` the sender's own mark of a command: sent again it raises Duplicate, with the
    ply that it was given. `now` is in ms since the epoch.
    """

    __slots__ = ()

    def viewer(self, player: str) -> int | None:
        """The seat as which an identity may look at this table, None as a spectator.

        The owner may always look, and before the start anyone who has the link.

        Raises: TableError `no_spectators`.
        """
        seat = self.seat_of(player)
        if seat is None and self.started and not self.options.spectators and player != self.owner:
            raise TableError("no_spectators", N_("this table is for its players only"))
        return seat

    def sit(self, player: str, name: str, seat: int | None = None) -> list[Event]:
        """Take an open seat, the first if none is named."""
        name = talk.clean_name(name)
        self._check_not_started()
        if self.seat_of(player) is not None:
            raise TableError("already_seated", N_("you have a seat at this table"))
        if seat is None:
            seat = self._first_open()
        elif self._seat(seat).kind != "open":
            raise TableError("seat_taken", N_("somebody sits there already"))
        return [events.Seated(seat, player, name)]

    def stand(self, player: str) -> list[Event]:
        """Give up a seat before the start."""
        self._check_not_started()
        return [events.Stood(self._own_seat(player))]

    def leave(self, player: str) -> list[Event]:
        """Go away: before the start the seat is open again, afterwards a stand-in plays it.

        Somebody whose time was up before lets the game go on by this (see `on_hold`).
        """
        seat = self._own_seat(player)
        if not self.started:
            return [events.Stood(seat)]
        self._check_not_over()
        held = self.seats[seat]
        return [events.Left(seat)] if held.present or held.late else []

    def come_back(self, player: str) -> list[Event]:
        """Play one's seat again; nothing happens if one was never away."""
        seat = self._own_seat(player)
        return [] if self.seats[seat].present or self.over else [events.Returned(seat)]

    def add_bot(self, player: str, seat: int, level: str) -> list[Event]:
        """The owner puts a bot in an open seat."""
        self._check_owner(player)
        self._check_not_started()
        if self._seat(seat).kind != "open":
            raise TableError("seat_taken", N_("somebody sits there already"))
        return [events.BotSeated(seat, check_level(level))]

    def replace(self, player: str, seat: int, level: str, gone: bool = False) -> list[Event]:
        """The owner chooses the bot that plays for an absent player, whose seat it stays.

        `gone` tells that the seat's player has not had the table open for a while: they leave by
        this.
        """
        self._check_owner(player)
        self._check_playing()
        held = self._seat(seat)
        if held.present and not (gone and held.kind == "player"):
            raise TableError(
                "not_absent",
                N_("only a player who is absent, or away for half a minute, can be replaced"),
            )
        left: list[Event] = [events.Left(seat)] if held.present else []
        return [*left, events.Replaced(seat, check_level(level))]

    def start(self, player: str, seed: str, salt: str) -> list[Event]:
        """The owner has the cards dealt; the secrets come from outside (`secrets`)."""
        self._check_owner(player)
        self._check_not_started()
        if any(seat.kind == "open" for seat in self.seats):
            raise TableError("not_full", N_("a seat is still open"))
        position = self.game.deal(len(self.seats), seed).position()
        return [events.Dealt(position, seed, salt, commitment(salt, seed))]

    def move(self, player: str, move: str, seen: int, nonce: str, now: int) -> list[Event]:
        """A player's move, and what follows from it at once.

        In Blaze's betting other players' bets do not make one's own stale; talk never does.
        """
        self._check_new(player, nonce)
        self._check_playing()
        seat = self._own_seat(player)
        self._check_fresh(seat, seen)
        if not self.seats[seat].present:
            raise TableError("absent", N_("a bot plays your seat: come back first"))
        return self._play(seat, move, "player", now, nonce, player)

    def bot_move(self, seat: int, move: str, seen: int, now: int) -> list[Event]:
        """The move of a bot, or of a stand-in, and what follows from it at once."""
        self._check_playing()
        held = self._seat(seat)
        self._check_fresh(seat, seen)
        if held.level is None:
            raise TableError("not_allowed", N_("no bot plays this seat"))
        return self._play(seat, move, "bot" if held.kind == "bot" else "absent", now)

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats that wait for a bot, with its level; none while the game is on hold."""
        if self.over or self.on_hold:
            return []
        return [(i, level) for i in self.to_act if (level := self.seats[i].level) is not None]

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is up; None if no clock runs for it."""
        return self.clocks.deadline(seat) if self.seats[seat].timed else None

    def next_deadline(self) -> int | None:
        """When a time is up next; None if no clock runs."""
        found = [self.deadline(seat) for seat in self.to_act]
        return min((deadline for deadline in found if deadline is not None), default=None)

    def time_out(self, now: int) -> list[Event]:
        """The seats whose time is up; nothing if none is, so anyone may ask at any time."""
        due = [(seat, self.deadline(seat)) for seat in self.to_act]
        return [events.TimedOut(seat) for seat, end in due if end is not None and end <= now]

    def undo(self, player: str) -> list[Event]:
        """Take one's last move back, at a table against bots, with nothing learnt since."""
        self._check_playing()
        point = self.undo_point
        if point is None or point.seat != self._own_seat(player):
            raise TableError(
                "no_undo",
                N_("only your own last move, against bots, before you have seen a new card"),
            )
        return [events.Undone(point.seat, point.plies)]

    def chat(self, player: str, name: str, text: str, nonce: str) -> list[Event]:
        """Say something; a spectator says it as `name`."""
        self._check_new(player, nonce)
        self._check_talk()
        seat = self.viewer(player)
        name = talk.clean_name(name) if seat is None else self.seats[seat].name
        return [events.Chatted(player, name, seat, talk.clean_text(text), nonce)]

    def signal(self, player: str, signal: str, nonce: str) -> list[Event]:
        """A quick word from one challenger of Blaze to the other; all hear it."""
        self._check_new(player, nonce)
        self._check_talk()
        view = self._check_playing().view(None)
        seat = self._own_seat(player)
        return [events.Signalled(seat, talk.check_signal(view, seat, signal), nonce)]

    def report(self, player: str, about: int) -> list[Event]:
        """Ask the host to look at an entry; nobody at the table is told."""
        self.viewer(player)
        if type(about) is not int or not 0 <= about <= self.head:
            raise bad_option("ply", f"0 … {self.head}", about)
        return [events.Reported(player, about)]

    def mute(self, player: str, whom: int | str, on: bool = True) -> list[Event]:
        """Hear a seat, or spectators of a name, no more; or, without `on`, again.

        Nobody else at the table is told; nothing happens if it is so already.
        """
        own = self.viewer(player)
        if isinstance(whom, str):
            whom = talk.clean_name(whom)
            event = events.Muted(player, name=whom, on=on)
        elif self._seat(whom).kind != "player" or whom == own:
            raise TableError("not_allowed", N_("you can mute other people, not bots or yourself"))
        else:
            event = events.Muted(player, seat=whom, on=on)
        muted = self.muted_by(player)
        changed = muted.changed(whom, on)
        if len(changed) > MOST_MUTED:
            raise TableError("not_allowed", N_("you can mute {most} at most"), most=MOST_MUTED)
        return [] if changed == muted else [event]

    def rematch(self, player: str, table: str) -> list[Event]:
        """Go on at table `table`; nothing happens if that was done before (see `next_table`)."""
        if player != self.owner:
            self._own_seat(player)
        if not self.over:
            raise TableError("not_over", N_("the game is not over yet"))
        return [] if self.next_table else [events.Rematched(table)]

    def rematch_events(self) -> list[Event]:
        """The first events of the next table: the same options, people, bots and mutes."""
        found: list[Event] = [events.Created(self.options, self.owner)]
        for i, seat in enumerate(self.seats):
            if seat.player is not None:
                found.append(events.Seated(i, seat.player, seat.name))
            elif seat.level is not None:
                found.append(events.BotSeated(i, seat.level))
        for player, muted in self.mutes.items():
            found += [events.Muted(player, seat=seat) for seat in muted.seats]
            found += [events.Muted(player, name=name) for name in muted.names]
        return found

    def _play(
        self,
        seat: int,
        move: str,
        by: By,
        now: int,
        nonce: str | None = None,
        player: str | None = None,
    ) -> list[Event]:
        state = self._check_playing()
        if seat not in state.to_act:
            raise TableError("not_your_turn", N_("it is not your turn"))
        try:
            played = after(state, seat, move)
        except IllegalMove as error:
            raise Refused(error) from None
        written = played.history[-1][1]
        thought = self.clocks.thought(seat, now)
        effect = effect_of(state, played, seat, written)
        event = events.Moved(seat, written, by, thought, nonce, player, effect)
        self._ready = self._followed([(event, played)])
        return [event for event, _ in self._ready]

    def _followed(self, found: Ready) -> Ready:
        """Add what follows at once: a deal, the end, moves without a choice."""
        while True:
            state = found[-1][1]
            state.history.clear()
            if state.waiting:
                cards = state.coming_deal()
                found.append((events.DealtAgain(cards), after(state, DEALER, cards)))
            elif state.result is not None:
                found.append((events.Ended(state.result, self.seed, self.salt), state))
                return found
            elif self.options.forced and (forced := forced_move(state)):
                played = after(state, *forced)
                effect = effect_of(state, played, *forced)
                found.append((events.Moved(*forced, "forced", effect=effect), played))
            else:
                return found

    def _check_new(self, player: str, nonce: str) -> None:
        talk.check_nonce(nonce)
        seat = self.seat_of(player)
        if seat is None:
            ply = self.nonces.get(f"{nonce} {player}")
        else:
            ply = self.seats[seat].nonces.get(nonce)
        if ply is not None:
            raise Duplicate(ply)

    def _check_talk(self) -> None:
        if self.talked >= talk.MOST_TALK:
            raise TableError("talk_full", N_("there is no room for more talk at this table"))

    def _check_fresh(self, seat: int, seen: int) -> None:
        if type(seen) is not int or not self.asked[seat] <= seen <= self.head:
            raise Stale(self.asked[seat])

    def _check_owner(self, player: str) -> None:
        if player != self.owner:
            raise TableError("not_owner", N_("only the owner of the table may do this"))

    def _check_not_started(self) -> None:
        if self.started:
            raise TableError("already_started", N_("the game has started already"))

    def _check_not_over(self) -> None:
        if self.over:
            raise TableError("over", N_("the game is over"))

    def _check_playing(self) -> State:
        self._check_not_over()
        if self.state is None:
            raise TableError("not_started", N_("the game has not started yet"))
        return self.state

    def _own_seat(self, player: str) -> int:
        seat = self.seat_of(player)
        if seat is None:
            raise TableError("no_seat", N_("you have no seat at this table"))
        return seat

    def _seat(self, seat: int) -> Seat:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise TableError(
                "bad_seat",
                N_("there is no seat {seat}: the seats are 0 to {last}"),
                seat=short(seat),
                last=len(self.seats) - 1,
            )
        return self.seats[seat]

    def _first_open(self) -> int:
        for i, seat in enumerate(self.seats):
            if seat.kind == "open":
                return i
        raise TableError("full", N_("no seat is open"))


def effect_of(before: State, played: State, seat: int, move: str) -> dict[str, Any] | None:
    """What all saw come of a move (`Game.effect`)."""
    return before.game.effect(before.view(None), played.view(None), seat, move)


def after(state: State, seat: int, move: str) -> State:
    """The state after a move; the one before it stays as it is."""
    twin = state.copy()
    twin.play(seat, move)
    return twin
