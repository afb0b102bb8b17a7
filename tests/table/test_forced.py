"""Moves without a choice: played by the table only where all can see it."""

import itertools

import kozyr
from kozyr.table import events
from kozyr.table.forced import forced_move
from tests.helpers import every_table, walk
from tests.table.desk import SALT, Desk, whole
from tests.table.test_undo import START


def durak(**changes):
    """A state of Durak with the cards laid by hand."""
    position = {**START, **changes}
    laid = [*itertools.chain(*position["hands"], *position["table"]), *position["talon"]]
    order = kozyr.game("durak").deck.order
    position["discard"] = [card for card in order if card not in laid]
    return kozyr.game("durak").load(position)


def test_only_the_player_knows_that_no_card_can_be_added():
    state = durak(hands=[["8s", "9c"], ["6s"]], table=[["7s", "Ts"]], limit=2)
    assert state.legal(0) == ("done",)
    assert forced_move(state) is None


def test_all_see_that_the_limit_is_reached():
    state = durak(hands=[["7d", "9c"], ["6s"]], table=[["7s", "Ts"]], limit=1)
    assert forced_move(state) == (0, "done")


def test_all_see_an_empty_hand():
    state = durak(hands=[[], ["6s", "6c"]], table=[["7s", "Ts"]], limit=3)
    assert forced_move(state) == (0, "done")


def test_nothing_beats_the_ace_of_trumps():
    state = durak(hands=[["7d"], ["6s", "6c"]], table=[["Ah", None]], limit=2)
    assert forced_move(state) == (1, "take")


def test_something_might_beat_the_king_of_trumps():
    state = durak(hands=[["7d"], ["6s", "6c"]], table=[["Kh", None]], limit=2)
    assert state.legal(1) == ("take",)
    assert forced_move(state) is None


def test_the_last_card_is_left_to_its_player():
    state = durak(hands=[["7d"], ["6s", "6c"]], limit=2)
    assert state.legal(0) == ("7d",)
    assert forced_move(state) is None


def test_forced_moves_follow_in_the_same_breath():
    desk = Desk(start=False, forced=True)
    state = durak(hands=[["Ah", "7d"], ["6s", "6c"]], limit=2)
    desk.do([events.Dealt(state.position(), "1", SALT, "c")])
    moved, forced = desk.play(0, "Ah")
    assert (moved.event.by, forced.event.by) == ("player", "forced")
    assert (forced.event.seat, forced.event.move, forced.event.nonce) == (1, "take", None)
    assert desk.table.to_act == (0,)


@every_table
def test_without_the_option_every_move_is_the_players(name, players):
    desk = Desk(name, players).play_out()
    made = {entry.event.by for entry in desk.log if isinstance(entry.event, events.Moved)}
    assert made == {"player"}


@every_table
def test_with_the_option_nobody_is_asked_what_all_can_see(name, players):
    desk = Desk(name, players, forced=True)
    while not desk.table.over:
        assert forced_move(desk.state) is None
        desk.play_some(1)
    assert whole(desk.refolded()) == whole(desk.table)


@every_table
def test_a_forced_move_is_the_only_one_and_legal(name, players):
    found = 0
    for seed in range(4):
        for state, _, _ in walk(name, players, seed):
            forced = forced_move(state)
            if forced:
                found += 1
                assert state.legal(forced[0]) == (forced[1],)
    assert bool(found) == (name != "blulu")
