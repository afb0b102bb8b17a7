"""Taking a move back: only one's own last, only against bots, only if nothing was learnt since."""

import random

import pytest

import kozyr
from kozyr.record import last_state, read_record
from kozyr.table import LogError, MoveClock, events, record, snapshot
from tests.helpers import every_table
from tests.table.desk import OWNER, SALT, Desk, player, refuses, whole

START = {
    "game": "durak",
    "trump": "6h",
    "hands": [["7s", "8s", "8d", "9c"], ["6s", "7d", "9s"]],
    "talon": [],
    "attacker": 0,
    "table": [],
    "limit": 3,
    "taking": False,
}


def puzzle(**changes):
    """A table against a bot, its cards laid by hand; all others lie in the discard pile."""
    position = {**START, **changes}
    laid = {card for hand in position["hands"] for card in hand} | set(position["talon"])
    order = kozyr.game("durak").deck.order
    position["discard"] = [card for card in order if card not in laid]
    desk = Desk(bots=1, start=False, clock=MoveClock(30))
    desk.do([events.Dealt(position, "1", SALT, "c")])
    return desk


def can_undo(desk):
    return snapshot(desk.table, 0).outlook.can_undo


def test_a_move_that_nobody_answered_yet():
    desk = puzzle()
    before = desk.state.position()
    assert not can_undo(desk)
    refuses("no_undo", desk.table.undo, OWNER)
    desk.play(0, "8s")
    assert can_undo(desk)
    desk.do(desk.table.undo(OWNER))
    assert desk.state.position() == before
    assert desk.log[-1].event == events.Undone(0, (desk.table.head - 1,))
    refuses("no_undo", desk.table.undo, OWNER)
    desk.play(0, "7s")
    assert whole(desk.refolded()) == whole(desk.table)


def test_not_after_a_bot_has_shown_a_card():
    desk = puzzle()
    desk.play(0, "8s")
    desk.play(1, "9s")
    assert not can_undo(desk)
    refuses("no_undo", desk.table.undo, OWNER)


def test_after_a_bot_took():
    """No card was shown: the move is taken back together with the bot's."""
    desk = puzzle()
    before = desk.state.position()
    desk.play(0, "8s")
    desk.play(1, "take")
    desk.do(desk.table.undo(OWNER))
    assert desk.state.position() == before
    assert len(desk.log[-1].event.plies) == 2


def test_only_the_last_move():
    desk = puzzle()
    desk.play(0, "8s")
    desk.play(1, "take")
    lying = desk.state.position()
    desk.play(0, "8d")
    desk.do(desk.table.undo(OWNER))
    assert desk.state.position() == lying
    refuses("no_undo", desk.table.undo, OWNER)


@pytest.mark.parametrize(("talon", "allowed"), [([], True), (["6h"], True), (["Kd", "6h"], False)])
def test_not_after_drawing(talon, allowed):
    """The trump under the talon was open already: who draws it learns nothing."""
    desk = puzzle(talon=talon)
    desk.play(0, "8s")
    desk.play(1, "take")
    desk.play(0, "done")
    assert can_undo(desk) == allowed


def test_the_old_move_counts_no_more_for_the_bot():
    desk = puzzle()
    desk.play(0, "8s")
    seen = desk.table.head
    desk.do(desk.table.undo(OWNER))
    refuses("stale", desk.table.bot_move, 1, "take", seen, desk.now)


def test_what_a_bot_made_ready_meanwhile_is_void():
    """Judged before the move was taken back, appended after it: the log cannot have it."""
    desk = puzzle()
    desk.play(0, "8s")
    late = desk.table.bot_move(1, "take", desk.table.head, desk.now)
    desk.do(desk.table.undo(OWNER))
    with pytest.raises(LogError, match="cannot be"):
        desk.do(late)


def test_the_clock_starts_anew():
    desk = puzzle()
    desk.play(0, "8s")
    desk.play(1, "take")
    desk.now += 10_000
    desk.do(desk.table.undo(OWNER))
    assert desk.table.deadline(0) == desk.now + 30_000


def test_only_against_bots():
    desk = Desk()
    desk.play_some(1)
    assert desk.table.undo_point is None
    desk = Desk("blaze", 4, bots=2)
    desk.play_some(30)
    assert desk.table.undo_point is None
    for who in (player(0), player(1)):
        refuses("no_undo", desk.table.undo, who)
    desk.do(desk.table.leave(player(1)))
    desk.play_some(30)
    refuses("no_undo", desk.table.undo, OWNER)


def test_only_by_the_player():
    desk = puzzle()
    desk.play(0, "8s")
    refuses("no_seat", desk.table.undo, "id-x")


def test_the_nonce_of_a_move_taken_back_stays_used():
    desk = puzzle()
    desk.play(0, "8s", nonce="mine")
    ply = desk.table.head
    desk.do(desk.table.undo(OWNER))
    args = (OWNER, "7s", desk.table.head, "mine", desk.now)
    assert refuses("duplicate", desk.table.move, *args).ply == ply


def test_a_bet_is_taken_back_with_the_hidden_bets_after_it():
    desk = Desk("blaze", 4, bots=3).play_to_bets()
    before = desk.state.position()
    desk.play(0, "bet 1@1")
    desk.play(2, "bet 1@1")
    desk.do(desk.table.undo(OWNER))
    assert desk.state.position() == before
    for seat in (1, 2, 3):
        desk.play(seat, "bet 1@0")
    desk.play(0, "bet 0@1")
    assert not can_undo(desk), "on whom the others bet is open now"


def test_a_new_deal_ends_it():
    desk = Desk("blulu", bots=1)
    while not any(isinstance(entry.event, events.DealtAgain) for entry in desk.log):
        desk.play_some(1)
    assert desk.table.undo_point is None


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_after_undoing_the_view_is_as_before_the_move(name, players, seed):
    """Whoever takes back all they may: no card is seen that was not seen before the move."""
    rng = random.Random(f"undo {seed}")
    desk = Desk(name, players, bots=players - 1, known_cards=True)
    undone = 0
    while not desk.table.over and undone < 30:
        seat = rng.choice(desk.table.to_act)
        if seat == 0:
            before, known = desk.state.view(0), desk.table.memory
        desk.play(seat, rng.choice(desk.state.legal(seat)))
        if can_undo(desk) and rng.random() < 0.3:
            desk.do(desk.table.undo(OWNER))
            assert desk.state.view(0) == before
            assert desk.table.memory == known
            undone += 1
    assert undone
    assert whole(desk.refolded()) == whole(desk.table)
    desk.play_out(rng)
    assert last_state(read_record(record(desk.log))) == desk.state
