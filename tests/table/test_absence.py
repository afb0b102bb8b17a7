"""Absent players: stand-ins, replacements, returns."""

from kozyr.table import MoveClock, events, snapshot
from kozyr.table.seats import STAND_IN
from tests.helpers import every_table
from tests.table.desk import OWNER, Desk, player, refuses, whole


def away(name="durak", players=2, **more):
    """A table where the seat to act was left by its player; the seat."""
    desk = Desk(name, players, **more).play_some(4)
    seat = desk.table.to_act[0]
    desk.do(desk.table.leave(player(seat)))
    return desk, seat


@every_table
def test_a_stand_in_plays_until_the_player_returns(name, players):
    desk, seat = away(name, players)
    move = desk.state.legal(seat)[0]
    refuses("absent", desk.table.move, player(seat), move, desk.table.head, "n", desk.now)
    assert desk.table.bots_to_act() == [(seat, STAND_IN)]
    (entry, *_) = desk.play(seat, move)
    assert entry.event.by == "absent"
    assert desk.table.seat_of(player(seat)) == seat
    desk.play_some(20)
    desk.do(desk.table.come_back(player(seat)))
    assert desk.table.bots_to_act() == []
    while desk.table.to_act[0] != seat:
        desk.play_some(1)
    (entry, *_) = desk.play(seat, desk.state.legal(seat)[0])
    assert entry.event.by == "player"
    assert whole(desk.refolded()) == whole(desk.table)


def test_a_bot_that_comes_too_late_is_refused():
    desk, seat = away()
    move, seen = desk.state.legal(seat)[0], desk.table.head
    desk.do(desk.table.come_back(player(seat)))
    refuses("not_allowed", desk.table.bot_move, seat, move, seen, desk.now)
    desk.play(seat, move)
    refuses("stale", desk.table.bot_move, seat, move, seen, desk.now)


def test_leaving_and_returning_twice_is_once():
    desk, seat = away()
    assert desk.table.leave(player(seat)) == []
    desk.do(desk.table.come_back(player(seat)))
    assert desk.table.come_back(player(seat)) == []
    refuses("no_seat", desk.table.leave, "id-x")
    refuses("no_seat", desk.table.come_back, "id-x")


def test_nobody_else_takes_an_absent_players_seat():
    desk, seat = away()
    refuses("already_started", desk.table.sit, "id-x", "Xen", seat)
    refuses("no_seat", desk.table.come_back, "id-x")


def test_the_owner_chooses_the_bot_and_the_player_gets_the_seat_back():
    desk = Desk().play_some(4)
    refuses("not_absent", desk.table.replace, OWNER, 1, "random")
    desk.do(desk.table.leave(player(1)))
    for wrong in ("Random!", "", None):
        refuses("bad_option", desk.table.replace, OWNER, 1, wrong)
    refuses("bad_seat", desk.table.replace, OWNER, 2, "random")
    refuses("not_owner", desk.table.replace, player(1), 1, "random")
    desk.do(desk.table.replace(OWNER, 1, "random"))
    shown = snapshot(desk.table, None).seats[1]
    assert (shown.kind, shown.name, shown.level, shown.present) == (
        "player",
        "Player 1",
        "random",
        False,
    )
    desk.do(desk.table.come_back(player(1)))
    assert desk.table.seats[1].level is None
    assert snapshot(desk.table, None).seats[1].present
    refuses("not_absent", desk.table.replace, OWNER, 1, "random")


def test_a_bots_seat_is_nobodys_to_replace():
    desk = Desk(bots=1)
    refuses("not_absent", desk.table.replace, OWNER, 1, "greedy")


def test_a_timed_out_seat_plays_on():
    desk = Desk("blaze", 4, clock=MoveClock(5)).play_to_bets()
    desk.play(3, desk.state.legal(3)[0])
    desk.now = desk.table.next_deadline()
    desk.do(desk.table.time_out(desk.now))
    assert [seat for seat, _ in desk.table.bots_to_act()] == [0, 1, 2]
    assert desk.table.time_out(desk.now) == []
    (entry, *_) = desk.play(0, desk.state.legal(0)[0])
    assert entry.event.by == "absent"


def late(bots=0):
    """A table for two where everybody's time was up."""
    desk = Desk("durak", 2, bots, clock=MoveClock(5)).play_some(4)
    while any(seat.timed for seat in desk.table.seats):
        if desk.table.next_deadline() is not None:
            desk.now = desk.table.next_deadline()
            desk.do(desk.table.time_out(desk.now))
        seat, *_ = desk.table.to_act
        if desk.table.seats[seat].level:
            desk.play(seat, desk.state.legal(seat)[0])
    return desk


def test_bots_do_not_play_on_when_everybody_was_late():
    """Not until somebody is back; then they do at once, and no clock or restart changes that."""
    for desk in (late(), late(bots=1)):
        for table in (desk.table, desk.refolded()):
            assert table.on_hold
            assert (table.bots_to_act(), table.next_deadline()) == ([], None)
        desk.do(desk.table.come_back(player(0)))
        assert not desk.table.on_hold
        while desk.table.to_act != (1,):
            desk.play(0, desk.state.legal(0)[0])
        assert [seat for seat, _ in desk.table.bots_to_act()] == [1]


def test_who_was_late_can_leave_so_that_bots_play_on():
    desk = late()
    for seat in range(2):
        assert desk.table.on_hold
        desk.do(desk.table.leave(player(seat)))
        assert desk.table.leave(player(seat)) == []
    assert desk.table.bots_to_act()
    assert whole(desk.refolded()) == whole(desk.table)


def test_the_owner_can_have_bots_play_on_for_those_who_were_late():
    desk = late()
    for seat in range(2):
        assert desk.table.on_hold
        desk.do(desk.table.replace(OWNER, seat, "random"))
    assert desk.table.bots_to_act()[0][1] == "random"
    desk.play_out()
    assert {
        entry.event.by for entry in desk.log[-20:] if isinstance(entry.event, events.Moved)
    } == {"absent"}


@every_table
def test_a_game_that_all_have_left_goes_on(name, players):
    desk = Desk(name, players)
    for seat in range(players):
        desk.do(desk.table.leave(player(seat)))
    desk.play_out()
    assert whole(desk.refolded()) == whole(desk.table)
