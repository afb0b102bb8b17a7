"""Who may sit, stand, leave, start, put bots where, and go on together."""

import pytest

from kozyr.table import Options, Table, create, events, snapshot
from tests.table.desk import OWNER, SALT, SEED, Desk, player, refuses


def open_desk(**more):
    return Desk("blaze", 4, full=False, **more)


def test_people_sit_where_they_like():
    desk = open_desk()
    desk.do(desk.table.sit("id-a", "Bob", 2))
    desk.do(desk.table.sit("id-b", "Cleo"))
    assert [seat.name for seat in desk.table.seats] == ["Ann", "Cleo", "Bob", ""]
    assert [desk.table.seat_of(who) for who in (OWNER, "id-b", "id-a", "id-x")] == [0, 1, 2, None]


def test_two_people_want_one_seat():
    """Whichever is appended first has it; the other is judged again and told."""
    desk = open_desk()
    first = desk.table.sit("id-a", "Bob", 2)
    desk.table.sit("id-b", "Cleo", 2)
    desk.do(first)
    refuses("seat_taken", desk.table.sit, "id-b", "Cleo", 2)
    assert desk.table.seats[2].player == "id-a"


def test_nobody_sits_twice():
    desk = open_desk()
    for seat in (None, 0, 1):
        refuses("already_seated", desk.table.sit, OWNER, "Ann", seat)


@pytest.mark.parametrize("seat", [-1, 4, 10**9, True, 1.0, "1"])
def test_seats_that_are_not_there(seat):
    desk = open_desk()
    refuses("bad_seat", desk.table.sit, "id-a", "Bob", seat)
    refuses("bad_seat", desk.table.add_bot, OWNER, seat, "greedy")


def test_names_are_cleaned():
    desk = open_desk()
    desk.do(desk.table.sit("id-a", "  B\u202eo\nb\x00 "))
    assert desk.table.seats[1].name == "Bo b"
    for name in ("", " \u200b ", "x" * 25, None, 7):
        refuses("bad_text", desk.table.sit, "id-b", name)


def test_a_full_table():
    desk = Desk(start=False)
    refuses("full", desk.table.sit, "id-x", "Xen")
    refuses("seat_taken", desk.table.sit, "id-x", "Xen", 1)


def test_standing_up_opens_the_seat():
    desk = Desk(start=False)
    desk.do(desk.table.stand(player(1)))
    assert desk.table.seats[1].kind == "open"
    refuses("no_seat", desk.table.stand, player(1))
    desk.do(desk.table.sit("id-x", "Xen"))
    desk.do(desk.table.leave("id-x"))
    assert desk.table.seats[1].player is None
    desk.do(desk.table.sit(player(1), "Bob"))
    desk.deal()
    refuses("already_started", desk.table.stand, player(1))


def test_a_seat_keeps_no_nonces_of_who_sat_there():
    desk = Desk(start=False)
    desk.say(player(1), nonce="one")
    desk.do(desk.table.stand(player(1)))
    desk.do(desk.table.sit("id-x", "Xen", 1))
    desk.say("id-x", nonce="one")


def test_only_the_owner_puts_bots_in_and_starts():
    desk = open_desk()
    desk.do(desk.table.sit("id-a", "Bob", 1))
    for who in ("id-a", "id-x"):
        refuses("not_owner", desk.table.add_bot, who, 2, "greedy")
        refuses("not_owner", desk.table.start, who, SEED, SALT)
        refuses("not_owner", desk.table.replace, who, 1, "greedy")
    refuses("not_full", desk.table.start, OWNER, SEED, SALT)
    refuses("seat_taken", desk.table.add_bot, OWNER, 1, "greedy")
    refuses("bad_option", desk.table.add_bot, OWNER, 2, "Greedy!")
    desk.do(desk.table.add_bot(OWNER, 2, "greedy"))
    desk.do(desk.table.add_bot(OWNER, 3, "random"))
    desk.deal()
    assert desk.table.started
    refuses("already_started", desk.table.start, OWNER, SEED, SALT)
    refuses("already_started", desk.table.add_bot, OWNER, 3, "greedy")
    refuses("already_started", desk.table.sit, "id-x", "Xen")


def test_before_the_start_nothing_is_played():
    desk = open_desk()
    table = desk.table
    refuses("not_started", table.move, OWNER, "B7", table.head, "n", 0)
    refuses("not_started", table.bot_move, 0, "B7", table.head, 0)
    refuses("not_started", table.undo, OWNER)
    refuses("not_started", table.signal, OWNER, "enough", "n")
    refuses("not_started", table.replace, OWNER, 0, "greedy")
    refuses("not_over", table.rematch, OWNER, "t2")
    assert (table.to_act, table.time_out(10**15), table.bots_to_act()) == ((), [], [])
    assert snapshot(table, 0).outlook is None


def test_a_table_of_bots_has_an_owner_without_a_seat():
    options = Options("durak", 2, ("bot:greedy", "bot:random"), spectators=False)
    table = Table("t")
    for entry in table.entries(create(options, OWNER, "Ann"), 0):
        table.apply(entry)
    for entry in table.entries(table.start(OWNER, SEED, SALT), 0):
        table.apply(entry)
    assert table.viewer(OWNER) is None
    assert snapshot(table, None).owner_seat is None
    assert table.bots_to_act() == [(table.to_act[0], ("greedy", "random")[table.to_act[0]])]
    refuses("no_spectators", table.viewer, "id-x")


def test_who_may_look():
    desk = Desk(start=False, spectators=False)
    assert [desk.table.viewer(who) for who in (OWNER, player(1), "id-x")] == [0, 1, None]
    desk.deal()
    assert desk.table.viewer(player(1)) == 1
    refuses("no_spectators", desk.table.viewer, "id-x")
    refuses("no_spectators", desk.table.chat, "id-x", "Xen", "hello", "n")
    refuses("no_spectators", desk.table.report, "id-x", 0)


def test_a_rematch_happens_once():
    desk = Desk().play_out()
    refuses("no_seat", desk.table.rematch, "id-x", "t2")
    desk.do(desk.table.rematch(player(1), "t2"))
    assert desk.table.rematch(OWNER, "t3") == []
    assert desk.table.next_table == desk.refolded().next_table == "t2"


def test_a_rematch_seats_the_same():
    desk = Desk("blaze", 4, bots=2).play_some(20)
    desk.do(desk.table.leave(player(1)))
    desk.play_out()
    desk.do(desk.table.rematch(OWNER, "t2"))
    found = Table("t2")
    for entry in found.entries(desk.table.rematch_events(), desk.now):
        found.apply(entry)
    assert found.options == desk.table.options
    assert [(seat.kind, seat.player, seat.name) for seat in found.seats] == [
        (seat.kind, seat.player, seat.name) for seat in desk.table.seats
    ]
    assert all(seat.present for seat in found.seats)
    assert not found.started
    assert found.start(OWNER, "another", SALT)


def test_the_end_is_the_end():
    desk = Desk(bots=1).play_out()
    table = desk.table
    refuses("over", table.leave, OWNER)
    refuses("over", table.replace, OWNER, 1, "greedy")
    refuses("over", table.undo, OWNER)
    refuses("over", table.bot_move, 1, "done", table.head, 0)
    assert table.come_back(OWNER) == []
    assert (table.time_out(10**15), table.next_deadline(), table.bots_to_act()) == ([], None, [])
    assert snapshot(table, None).seed == SEED
    assert isinstance(desk.say(OWNER)[0].event, events.Chatted)
