"""Anybody commands anything at any time: what is refused changes nothing, the rest folds."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kozyr.table import BankClock, DaysClock, MoveClock, NoClock, TableError, snapshot
from kozyr.table.talk import SIGNALS
from tests.contract.spaces import GARBAGE, move_space
from tests.helpers import TABLES
from tests.table.desk import OWNER, SALT, Desk, player, whole

PEOPLE = [*(player(seat) for seat in range(5)), "id-x", "id-y"]
people = st.sampled_from(PEOPLE)
seats = st.integers(-1, 5)
levels = st.sampled_from(["greedy", "random", "Not a level!"])
texts = st.sampled_from(["hello", "", "\u202e", "x" * 201])
nonces = st.sampled_from([f"n{i}" for i in range(40)])


class Anybody(RuleBasedStateMachine):
    """A table, and people who do as they please."""

    @initialize(
        kind=st.sampled_from(TABLES),
        bots=st.integers(0, 2),
        clock=st.sampled_from([NoClock(), MoveClock(30), BankClock(60, 5), DaysClock(1)]),
        flags=st.tuples(st.booleans(), st.booleans(), st.booleans()),
        full=st.booleans(),
        seed=st.integers(0, 10**6),
    )
    def open(self, kind, bots, clock, flags, full, seed):
        names = ("known_cards", "forced", "spectators")
        more = dict(zip(names, flags, strict=True))
        self.rng = random.Random(seed)
        self.desk = Desk(*kind, bots=min(bots, kind[1] - 1), full=full, clock=clock, **more)

    @property
    def table(self):
        return self.desk.table

    def attempt(self, command, *args):
        """A command: it is taken, or refused with nothing changed."""
        before = whole(self.table)
        found, refused = [], None
        try:
            found = command(*args)
        except TableError as error:
            refused = error
        assert whole(self.table) == before
        assert refused is None or len(str(refused).splitlines()) == 1
        self.desk.do(found)

    @rule(ms=st.integers(-1000, 40_000))
    def time_passes(self, ms):
        self.desk.now += ms

    @precondition(lambda self: self.table.started and not self.table.over)
    @rule(most=st.integers(1, 80))
    def play(self, most):
        self.desk.play_some(most, self.rng)

    @rule(
        who=people,
        legal=st.booleans(),
        old=st.sampled_from([0, 0, 0, 1, 2, 7, -1]),
        nonce=nonces,
    )
    def move(self, who, legal, old, nonce):
        seat = self.table.seat_of(who)
        moves = self.table.state.legal(seat) if self.table.state and legal else ()
        moves = moves or (*move_space(self.table.options.game)[::9], *GARBAGE)
        move = self.rng.choice(moves)
        self.attempt(self.table.move, who, move, self.table.head - old, nonce, self.desk.now)

    @rule(seat=seats, old=st.sampled_from([0, 0, 1, 3]))
    def bot_move(self, seat, old):
        legal = self.table.state.legal(seat) if self.table.state else ()
        move = self.rng.choice(legal or GARBAGE)
        self.attempt(self.table.bot_move, seat, move, self.table.head - old, self.desk.now)

    @rule(who=people, seat=st.none() | seats, name=texts)
    def sit(self, who, seat, name):
        self.attempt(self.table.sit, who, name, seat)

    @rule(who=people, what=st.sampled_from(["stand", "leave", "come_back", "undo"]))
    def come_and_go(self, who, what):
        self.attempt(getattr(self.table, what), who)

    @rule(who=people, seat=seats, level=levels)
    def add_bot(self, who, seat, level):
        self.attempt(self.table.add_bot, who, seat, level)

    @rule(seat=seats)
    def fill(self, seat):
        self.attempt(self.table.add_bot, OWNER, seat, "greedy")

    @rule(seat=seats, level=levels)
    def replace(self, seat, level):
        self.attempt(self.table.replace, OWNER, seat, level)

    @rule(who=people)
    def start(self, who):
        self.attempt(self.table.start, who, str(self.rng.random()), SALT)

    @rule(who=people, text=texts, name=texts, nonce=nonces)
    def chat(self, who, text, name, nonce):
        self.attempt(self.table.chat, who, name, text, nonce)

    @rule(who=people, signal=st.sampled_from([*SIGNALS, "hello"]), nonce=nonces)
    def signal(self, who, signal, nonce):
        self.attempt(self.table.signal, who, signal, nonce)

    @rule(who=people, about=st.integers(-2, 30))
    def report(self, who, about):
        self.attempt(self.table.report, who, about)

    @rule(who=people, whom=seats | texts, on=st.booleans())
    def mute(self, who, whom, on):
        self.attempt(self.table.mute, who, whom, on)

    @rule()
    def time_out(self):
        self.attempt(self.table.time_out, self.desk.now)
        assert self.table.time_out(self.desk.now) == []

    @rule(who=people, table=st.sampled_from(["t2", "t3"]))
    def rematch(self, who, table):
        self.attempt(self.table.rematch, who, table)

    @invariant()
    def is_sound(self):
        table = self.table
        sitting = [seat.player for seat in table.seats if seat.player is not None]
        assert len(sitting) == len(set(sitting))
        assert [entry.ply for entry in self.desk.log] == list(range(table.head + 1))
        assert all(ply <= table.head for ply in table.asked)
        waiting = {seat for seat, _ in table.bots_to_act()}
        running = {i for i, _ in enumerate(table.seats) if table.deadline(i) is not None}
        assert waiting | running <= set(table.to_act)
        assert not waiting & running
        if isinstance(table.options.clock, NoClock) or table.over:
            assert not running
        else:
            assert waiting | running == set(table.to_act)

    @invariant()
    def everyone_has_something_to_do(self):
        for viewer in self.desk.viewers():
            shown = snapshot(self.table, viewer)
            outlook = shown.outlook
            assert (outlook is None) == (shown.phase == "open")
            if outlook:
                assert bool(outlook.legal) == (viewer in outlook.to_act)
                assert bool(outlook.to_act) == (shown.phase == "playing")

    def teardown(self):
        if hasattr(self, "desk"):
            assert whole(self.desk.refolded()) == whole(self.table)


TestAnybody = Anybody.TestCase
TestAnybody.settings = settings(stateful_step_count=40)


@pytest.mark.parametrize("seed", range(3))
def test_a_long_evening(seed):
    """The same, without Hypothesis, for many more commands in one game."""
    rng = random.Random(f"evening {seed}")
    desk = Desk("blaze", 4, bots=1, known_cards=True, forced=True, clock=MoveClock(5))
    for _ in range(2000):
        if desk.table.over:
            break
        desk.now += rng.randrange(2000)
        desk.do(desk.table.time_out(desk.now))
        who = rng.choice(PEOPLE)
        what = rng.choice(["leave", "come_back", "come_back", "undo"])
        try:
            desk.do(getattr(desk.table, what)(who))
        except TableError:
            desk.play_some(1, rng)
    assert whole(desk.refolded()) == whole(desk.table)
