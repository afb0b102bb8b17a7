"""Clocks: who has time until when, by the log alone."""

import pytest

from kozyr.table import BankClock, DaysClock, MoveClock, events, snapshot
from kozyr.table.clocks import GRACE
from tests.helpers import every_table
from tests.table.desk import START, Desk, player, refuses, whole


def act(desk, after=0, seat=None):
    """A move, so many ms later; the seat that made it."""
    desk.now += after
    seat = desk.table.to_act[0] if seat is None else seat
    desk.play(seat, desk.state.legal(seat)[0])
    return seat


def deadlines(desk):
    return [desk.table.deadline(seat) for seat in range(len(desk.table.seats))]


def running(desk):
    return [seat for seat, end in enumerate(deadlines(desk)) if end is not None]


CLOCKS = [MoveClock(30), BankClock(60, 5), DaysClock(2)]
LIMITS = [30_000, 60_000, 2 * 86_400_000]
every_clock = pytest.mark.parametrize(
    ("clock", "limit"), [*zip(CLOCKS, LIMITS, strict=True)], ids=["move", "bank", "days"]
)


def test_no_clock_no_deadline():
    desk = Desk()
    act(desk, 10**9)
    assert running(desk) == []
    assert desk.table.next_deadline() is None
    assert desk.table.time_out(10**15) == []
    assert snapshot(desk.table, 0).outlook.clocks == ()


@every_clock
def test_only_those_to_act_have_a_running_clock(clock, limit):
    desk = Desk(clock=clock)
    for _ in range(20):
        (seat,) = desk.table.to_act
        assert running(desk) == [seat]
        assert desk.table.next_deadline() == desk.table.deadline(seat)
        act(desk)
    assert deadlines(Desk(start=False, clock=clock)) == [None, None]


@every_clock
def test_time_is_up_at_the_deadline_and_not_before(clock, limit):
    desk = Desk(clock=clock)
    (seat,) = desk.table.to_act
    end = START + limit
    assert desk.table.deadline(seat) == end
    assert desk.table.time_out(end - 1) == []
    assert desk.table.time_out(end) == [events.TimedOut(seat)]
    assert desk.table.time_out(end + 10**9) == [events.TimedOut(seat)]


@every_clock
def test_clocks_are_the_same_after_a_restart(clock, limit):
    desk = Desk("blaze", 3, clock=clock)
    for i in range(40):
        act(desk, 700 * i % 4000)
        assert deadlines(desk) == [desk.refolded().deadline(seat) for seat in range(3)]
    assert whole(desk.refolded()) == whole(desk.table)


def test_every_move_has_its_seconds():
    desk = Desk(clock=MoveClock(30))
    for _ in range(5):
        act(desk, 20_000)
        assert desk.table.next_deadline() == desk.now + 30_000


def test_a_bank_is_used_up_and_grows_by_the_increment():
    desk = Desk(clock=BankClock(60, 5))
    used = [0, 0]
    moves = [0, 0]
    for thinking in (1000, 7000, 12_000, 300, 9000):
        seat = act(desk, thinking)
        used[seat] += thinking
        moves[seat] += 1
    left = desk.table.clocks.left
    assert left == [60_000 - used[seat] + 5000 * moves[seat] for seat in (0, 1)]
    (seat,) = desk.table.to_act
    assert desk.table.deadline(seat) == desk.now + left[seat]


def test_thinking_times_stand_in_the_log():
    desk = Desk()
    act(desk, 1234)
    act(desk, 77)
    assert [entry.event.ms for entry in desk.log[-2:]] == [1234, 77]


def test_a_clock_that_goes_backwards_takes_nothing():
    desk = Desk(clock=BankClock(60, 5))
    seat = act(desk, -5000)
    assert desk.table.clocks.left[seat] == 65_000
    assert desk.log[-1].event.ms == 0


def test_bots_have_all_the_time_they_need():
    desk = Desk(bots=1, clock=MoveClock(30))
    for _ in range(30):
        assert running(desk) == [seat for seat in desk.table.to_act if seat == 0]
        act(desk)


@every_clock
def test_in_betting_everyone_has_their_own_clock(clock, limit):
    desk = Desk("blaze", 4, clock=clock).play_to_bets()
    before = deadlines(desk)
    assert running(desk) == [0, 1, 2, 3]
    act(desk, 3000, seat=2)
    act(desk, 3000, seat=0)
    assert running(desk) == [1, 3]
    assert [deadlines(desk)[seat] for seat in (1, 3)] == [before[1], before[3]]
    desk.now = max(before)
    assert desk.table.time_out(desk.now) == [events.TimedOut(1), events.TimedOut(3)]
    seen = desk.table.head
    desk.do(desk.table.time_out(desk.now)[:1])
    desk.play(3, "bet 1@0", seen=seen)


@every_clock
def test_move_and_timeout_at_the_same_instant(clock, limit):
    """Whichever is appended first counts; the other is judged again: stale, or nothing due."""
    desk = Desk(clock=clock)
    (seat,) = desk.table.to_act
    seen, move = desk.table.head, desk.state.legal(seat)[0]
    desk.now = desk.table.deadline(seat)
    args = (player(seat), move, seen, "n", desk.now)
    desk.table.move(*args)
    desk.do(desk.table.time_out(desk.now))
    refuses("stale", desk.table.move, *args)
    args = (player(seat), move, desk.table.head, "n", desk.now)
    refuses("absent", desk.table.move, *args)

    desk = Desk(clock=clock)
    desk.now = desk.table.deadline(seat)
    desk.table.time_out(desk.now)
    desk.play(seat, move, seen=seen)
    assert [event.seat for event in desk.table.time_out(desk.now)] in ([], [1 - seat])
    assert desk.table.time_out(desk.now) == []


@every_clock
def test_who_returns_has_a_moment_once_a_turn(clock, limit):
    desk = Desk(clock=clock)
    (seat,) = desk.table.to_act
    grace = min(GRACE, limit)
    for round_ in range(3):
        desk.now = desk.table.next_deadline()
        desk.do(desk.table.time_out(desk.now))
        assert running(desk) == []
        desk.do(desk.table.come_back(player(seat)))
        assert desk.table.deadline(seat) == desk.now + (grace if round_ == 0 else 0)
        if round_ == 0:
            desk.now += grace
    assert whole(desk.refolded()) == whole(desk.table)


def test_every_turn_has_its_own_grace():
    desk = Desk(clock=MoveClock(60))
    for _ in range(3):
        (seat,) = desk.table.to_act
        desk.now = desk.table.next_deadline()
        desk.do(desk.table.time_out(desk.now))
        desk.do(desk.table.come_back(player(seat)))
        assert desk.table.deadline(seat) == desk.now + GRACE
        act(desk)
        while desk.table.to_act != (seat,):
            act(desk)


def test_a_stand_in_neither_uses_nor_fills_the_bank():
    desk = Desk(clock=BankClock(60, 5))
    (seat,) = desk.table.to_act
    desk.do(desk.table.leave(player(seat)))
    left = list(desk.table.clocks.left)
    while desk.table.to_act == (seat,):
        act(desk, 2000)
    assert desk.table.clocks.left == left


def test_going_away_and_back_wins_no_time():
    for clock in (MoveClock(60), BankClock(60, 5)):
        desk = Desk(clock=clock)
        (seat,) = desk.table.to_act
        end = desk.table.deadline(seat)
        for _ in range(4):
            desk.now += 2000
            desk.do(desk.table.leave(player(seat)))
            desk.do(desk.table.come_back(player(seat)))
            assert desk.table.deadline(seat) == end


def test_an_absent_players_bank_stands():
    desk = Desk(clock=BankClock(60, 5))
    (seat,) = desk.table.to_act
    desk.now += 10_000
    desk.do(desk.table.leave(player(seat)))
    desk.now += 30_000
    desk.do(desk.table.come_back(player(seat)))
    assert desk.table.deadline(seat) == desk.now + 50_000


@every_table
def test_nothing_runs_after_the_end(name, players):
    desk = Desk(name, players, clock=MoveClock(3600)).play_out()
    assert running(desk) == []
    assert desk.table.time_out(10**15) == []
