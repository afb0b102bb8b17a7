"""What a bot cannot answer is refused in a line."""

import pytest

import kozyr
from kozyr.errors import IllegalMove, PositionError, SeatError
from kozyr.search import BOTS, Budget, Knowledge, UnknownBot, hint, make_bot

FEW = Budget(iterations=20)
STATE = kozyr.game("durak").deal(seed=7)
THERE = Knowledge.of(STATE, STATE.to_act[0])
WAITING = Knowledge.of(STATE, 1 - STATE.to_act[0])


def finished():
    state = kozyr.game("durak").deal(seed=3)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])
    return Knowledge.of(state, 0)


@pytest.mark.parametrize("seat", [-1, 2, 5, "x", None, True, 1.0])
def test_there_are_no_other_seats(seat):
    for make in (
        lambda: Knowledge.of(STATE, seat),
        lambda: Knowledge.at(STATE, seat),
        lambda: Knowledge(STATE.game, 2, seat),
    ):
        with pytest.raises(SeatError, match="there is no seat"):
            make()


def test_a_game_is_for_its_players():
    with pytest.raises(SeatError, match="Durak is for 2 players, not 9"):
        Knowledge(STATE.game, 9, 0)


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_a_bot_needs_something_to_choose(bot):
    for knowledge in (THERE, WAITING, finished()):
        with pytest.raises(IllegalMove, match="has no move to choose"):
            make_bot(bot, 1).choose(knowledge, (), FEW)
    with pytest.raises(PositionError, match="seat 0 has seen nothing yet"):
        make_bot(bot, 1).choose(Knowledge(STATE.game, 2, 0), ("7s", "8s"), FEW)


@pytest.mark.parametrize("bot", sorted(set(BOTS) - {"random"}))
def test_a_bot_makes_no_move_that_is_not_its_seats(bot):
    with pytest.raises(IllegalMove, match="has no move to choose"):
        make_bot(bot, 1).choose(WAITING, STATE.legal(THERE.seat), FEW)
    with pytest.raises(IllegalMove, match="has no move to choose"):
        make_bot(bot, 1).choose(finished(), ("7s", "8s"), FEW)
    with pytest.raises(IllegalMove, match="are not the legal moves of what the seat knows"):
        make_bot(bot, 1).choose(THERE, ("take", "done"), FEW)


def test_a_hint_needs_something_to_go_by():
    with pytest.raises(PositionError, match="this is no view of Durak"):
        hint(Knowledge(STATE.game, 2, 0), FEW)


@pytest.mark.parametrize("name", [[], None, 3, {}])
def test_a_bot_has_a_name(name):
    with pytest.raises(UnknownBot, match="the bots are"):
        make_bot(name, 1)


def test_only_what_happens_in_this_game_is_observed():
    knowledge = THERE.copy()
    with pytest.raises(SeatError, match="there is no seat 9"):
        knowledge.observe(9, "7s", STATE.view(1))
    for view in ({}, {"game": "blulu"}, 7):
        with pytest.raises(PositionError, match="this is no view of Durak"):
            knowledge.observe(0, "7s", view)
    assert knowledge.document() == THERE.document()
