"""A table with its log and a clock that stands still, for tests of the table."""

import random

import msgspec
import pytest

from kozyr.table import Entry, Options, Table, TableError, create, decode, encode, seen, snapshot
from tests.helpers import choose

OWNER = "id-0"
SEED = "5eed" * 8
SALT = "5a17" * 8
START = 1_700_000_000_000


def player(seat):
    """The identity that sits there, where a person does."""
    return f"id-{seat}"


def options(game, players, bots=0, **more):
    """The owner in seat 0, then people, then bots."""
    people = players - bots
    seats = ("owner", *["open"] * (people - 1), *["bot:random"] * bots)
    return Options(game, players, seats, **more)


class Desk:
    """A table and all that is needed to play at it.

    `do` takes a command's events and appends them; `now` is the time, moved on by hand.
    """

    def __init__(self, game="durak", players=2, bots=0, *, start=True, full=True, **more):
        self.now = START
        self.log = []
        self.rng = random.Random(f"desk {game} {players} {bots}")
        self.table = Table("t1")
        self.nonces = 0
        self.do(create(options(game, players, bots, **more), OWNER, "Ann"))
        if full:
            for seat in range(1, players - bots):
                self.do(self.table.sit(player(seat), f"Player {seat}"))
        if start and full:
            self.deal()

    def deal(self, seed=SEED):
        self.do(self.table.start(OWNER, seed, SALT))

    @property
    def state(self):
        return self.table.state

    def do(self, events):
        """Append events, through the bytes that a store would keep."""
        entries = self.table.entries(events, self.now)
        for entry in entries:
            self.table.apply(entry)
            self.log.append(Entry(entry.ply, entry.at, decode(encode(entry.event))))
        return entries

    def nonce(self):
        self.nonces += 1
        return f"nonce-{self.nonces}"

    def play(self, seat, move, seen=None, nonce=None):
        """A move by whoever plays the seat."""
        seen = self.table.head if seen is None else seen
        held = self.table.seats[seat]
        if held.level is not None:
            return self.do(self.table.bot_move(seat, move, seen, self.now))
        nonce = nonce or self.nonce()
        return self.do(self.table.move(held.player, move, seen, nonce, self.now))

    def say(self, who, text="hello", nonce=None):
        return self.do(self.table.chat(who, "Guest", text, nonce or self.nonce()))

    def play_some(self, most, rng=None, until=lambda desk: False):
        """Moves by chance; stops when the game is over, or `until` says so."""
        rng = rng or self.rng
        eager = rng.uniform(0.4, 1)
        for _ in range(most):
            if self.table.over or until(self):
                break
            seat = rng.choice(self.table.to_act)
            self.now += rng.randrange(3000)
            self.play(seat, choose(rng, self.state.legal(seat), eager))
        return self

    def play_to_bets(self):
        """On to Blaze's betting."""
        self.play_some(1000, until=lambda desk: desk.betting)
        assert self.betting
        return self

    @property
    def betting(self):
        return self.state.view(None).get("stage") == "bet"

    def play_out(self, rng=None):
        """The whole game by chance."""
        self.play_some(10_000, rng)
        assert self.table.over
        return self

    def rematch(self):
        """The same people at the next table, yet to be dealt at."""
        self.do(self.table.rematch(OWNER, "t2"))
        desk = Desk.__new__(Desk)
        desk.now, desk.log, desk.nonces, desk.rng = self.now, [], 0, self.rng
        desk.table = Table(self.table.next_table)
        desk.do(self.table.rematch_events())
        return desk

    def refolded(self):
        """The table that somebody else makes of this log."""
        return Table.from_entries(self.table.id, self.log)

    def viewers(self):
        return (*range(len(self.table.seats)), None)


def dump(value):
    """Anything that is shown, as bytes."""
    return msgspec.json.encode(value)


def shown(desk, viewer):
    """Everything that a viewer may receive at this moment, as bytes."""
    return dump([[seen(entry, viewer) for entry in desk.log], snapshot(desk.table, viewer)])


def whole(table):
    """The whole truth about a table, to compare two of them."""
    point = table.undo_point
    return {
        "state": table.state and (table.state.position(), table.state.seed, table.state._deals),
        "seats": [
            [getattr(seat, name) for name in seat.__slots__ if name != "nonces"]
            for seat in table.seats
        ],
        "clocks": [getattr(table.clocks, name) for name in table.clocks.__slots__],
        "point": point and (point.seat, point.plies, point.state.position(), point.memory),
        "views": [dump(snapshot(table, viewer)) for viewer in (*range(len(table.seats)), None)],
        "rest": [
            table.id,
            table.head,
            table.at,
            table.options,
            table.owner,
            table.asked,
            table.commitment,
            table.seed,
            table.salt,
            table.memory,
            table.result,
            table.next_table,
            dict(table.nonces),
            dict(table.mutes),
            table.talked,
            [dict(seat.nonces) for seat in table.seats],
        ],
    }


def refuses(code, command, *args):
    """Assert that a command is refused with this code; the error."""
    table = getattr(command, "__self__", None)
    before = table and whole(table)
    with pytest.raises(TableError) as caught:
        command(*args)
    assert caught.value.code == code
    assert len(str(caught.value).splitlines()) == 1
    assert (table and whole(table)) == before
    return caught.value
