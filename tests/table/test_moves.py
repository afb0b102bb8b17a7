"""Moves: whose, for which position, sent twice, and what follows from them."""

import itertools

import pytest

import kozyr
from kozyr.table import Duplicate, Refused, Stale, events
from tests.contract.spaces import GARBAGE, NOT_TEXT, move_space
from tests.helpers import every_game, every_table
from tests.table.desk import Desk, player, refuses, whole


def turn(desk):
    """A seat to act and a legal move of it."""
    seat = desk.table.to_act[0]
    return seat, desk.state.legal(seat)[0]


@every_table
def test_commands_change_nothing(name, players):
    desk = Desk(name, players, forced=True)
    for _ in range(40):
        seat, move = turn(desk)
        before = whole(desk.table)
        for text in desk.state.legal(seat):
            desk.table.move(player(seat), text, desk.table.head, "n", desk.now)
        assert whole(desk.table) == before
        desk.play(seat, move)


@every_table
def test_only_those_to_act_move(name, players):
    desk = Desk(name, players).play_some(12)
    seat, move = turn(desk)
    table = desk.table
    for other in range(players):
        if other not in table.to_act:
            args = (player(other), move, table.head, "n", desk.now)
            refuses("not_your_turn", table.move, *args)
    refuses("no_seat", table.move, "id-x", move, table.head, "n", desk.now)
    refuses("not_allowed", table.bot_move, seat, move, table.head, desk.now)
    for wrong in (-1, players, True, None, "0"):
        refuses("bad_seat", table.bot_move, wrong, move, table.head, desk.now)


@every_table
def test_what_the_rules_refuse_is_refused_with_the_clause(name, players):
    desk = Desk(name, players).play_some(12)
    seat, _ = turn(desk)
    legal = desk.state.legal(seat)
    wrong = [move for move in move_space(name)[::17] if move not in legal]
    for move in (*wrong, *GARBAGE, *NOT_TEXT):
        args = (player(seat), move, desk.table.head, "n", desk.now)
        error = refuses("illegal", desk.table.move, *args)
        assert isinstance(error, Refused)
        assert str(error).endswith(f"({error.clause})")
        assert error.text(lambda _: "«»") == f"«» ({error.clause})"


@every_game
def test_a_move_for_an_old_position_is_stale(name):
    desk = Desk(name, kozyr.game(name).min_players)
    old = desk.table.head
    desk.play(*turn(desk))
    seat, move = turn(desk)
    for seen in (-1, 0, old, desk.table.head + 1, 10**9, None, True, "7", 1.0):
        if seen != desk.table.head:
            error = refuses("stale", desk.table.move, player(seat), move, seen, "n", desk.now)
            assert isinstance(error, Stale)
            assert error.since == desk.table.head
    desk.play(seat, move)


def test_talk_makes_no_move_stale():
    desk = Desk()
    desk.play(*turn(desk))
    seen = desk.table.head
    desk.say("id-x")
    desk.say(player(0))
    desk.do(desk.table.report("id-x", 3))
    desk.play(*turn(desk), seen=seen)
    assert desk.table.asked == [desk.table.head] * 2


def test_two_moves_in_one_tick():
    """Both were judged for one head; the second is judged again and is stale, or sent again."""
    desk = Desk()
    seat, move = turn(desk)
    head = desk.table.head
    first = desk.table.move(player(seat), move, head, "a", desk.now)
    desk.table.move(player(seat), desk.state.legal(seat)[-1], head, "b", desk.now)
    desk.do(first)
    refuses("stale", desk.table.move, player(seat), move, head, "b", desk.now)
    again = refuses("duplicate", desk.table.move, player(seat), move, head, "a", desk.now)
    assert isinstance(again, Duplicate)
    assert again.ply == head + 1


def test_a_move_made_ready_is_not_used_for_another_position():
    """Judged, then overtaken by a log entry: the fold plays what stands in the log."""
    desk = Desk()
    seat, move = turn(desk)
    desk.table.move(player(seat), move, desk.table.head, "a", desk.now)
    other = desk.state.legal(seat)[-1]
    desk.do([events.Moved(seat, other, "player", 0, "z", player(seat))])
    assert whole(desk.refolded()) == whole(desk.table)


def test_bets_of_others_make_no_bet_stale():
    for order in itertools.permutations(range(3)):
        desk = Desk("blaze", 3).play_to_bets()
        seen = desk.table.head
        for seat in order:
            desk.say(player(seat))
            desk.play(seat, f"bet 1@{(seat + 1) % 3}", seen=seen)
        assert not desk.betting
        follow = desk.table.to_act[0]
        move = desk.state.legal(follow)[0]
        refuses("stale", desk.table.move, player(follow), move, seen, "n", desk.now)


def test_a_second_bet_is_refused():
    desk = Desk("blaze", 4).play_to_bets()
    seen = desk.table.head
    desk.play(2, "bet 1@3", seen=seen)
    refuses("stale", desk.table.move, player(2), "bet 0@1", seen, "n", desk.now)
    head = desk.table.head
    refuses("not_your_turn", desk.table.move, player(2), "bet 0@1", head, "n", desk.now)


def test_the_same_nonce_gives_the_same_ply():
    desk = Desk()
    seat, move = turn(desk)
    head = desk.table.head
    desk.play(seat, move, nonce="again")
    desk.play(*turn(desk))
    for table in (desk.table, desk.refolded()):
        args = (player(seat), move, head, "again", desk.now)
        assert refuses("duplicate", table.move, *args).ply == head + 1
    desk.play_out()
    last = desk.log[-2].event
    args = (last.player, last.move, desk.table.head - 2, last.nonce, desk.now)
    assert refuses("duplicate", desk.table.move, *args).ply == desk.table.head - 1


def test_nonces_are_each_persons_own():
    desk = Desk()
    said = {
        who: desk.say(who, nonce="one")[0].ply for who in (player(0), player(1), "id-x", "id-y")
    }
    for who, ply in said.items():
        assert refuses("duplicate", desk.table.chat, who, "Guest", "x", "one").ply == ply


@pytest.mark.parametrize("nonce", ["", " ", "a b", "é", "x" * 41, None, 7, "a\n", ["a"]])
def test_nonces_that_cannot_be(nonce):
    desk = Desk()
    seat, move = turn(desk)
    refuses("bad_nonce", desk.table.move, player(seat), move, desk.table.head, nonce, desk.now)
    refuses("bad_nonce", desk.table.chat, player(seat), "Ann", "hello", nonce)


def test_moves_are_written_as_the_game_writes_them():
    desk = Desk("blulu")
    seat, move = turn(desk)
    sign = next(sign for sign in "+-=," if sign in move)
    first, second = move.split(sign)
    (entry,) = desk.play(seat, f"{second}{sign}{first}")
    assert entry.event.move == move


@every_game
def test_later_deals_and_the_end_follow_at_once(name):
    """They stand in the log right after the move, with the cards that the seed gives."""
    players = kozyr.game(name).min_players
    desk = Desk(name, players).play_out()
    kinds = [type(entry.event).__name__ for entry in desk.log]
    assert kinds[-2:] == ["Moved", "Ended"]
    deals = [i for i, kind in enumerate(kinds) if kind == "DealtAgain"]
    assert all(kinds[i - 1] == "Moved" for i in deals)
    assert all(desk.log[i].at == desk.log[i - 1].at for i in (*deals, -1))
    again = kozyr.game(name).deal(players, seed="5eed" * 8)
    for entry in desk.log:
        if isinstance(entry.event, events.Moved):
            again.play(entry.event.seat, entry.event.move)
    told = [move for seat, move in again.history if seat < 0]
    assert told == [desk.log[i].event.cards for i in deals]
    assert bool(told) == (name != "durak")
