"""What may not be played is refused, with the clause, and nothing has changed."""

import random

import pytest

import kozyr
from tests.contract.spaces import GARBAGE, NOT_TEXT, move_space
from tests.helpers import deal, every_game, every_table, played, seeds, walk

CLAUSE = r"[A-Z]\d+(\.\d+)?"


def assert_refused(state, seat, move):
    """IllegalMove, one line that ends with its clause; position and history as before."""
    before, history = state.position(), list(state.history)
    with pytest.raises(kozyr.IllegalMove, match=rf"\({CLAUSE}\)\Z") as caught:
        state.play(seat, move)
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert len(said) < 250
    assert state.position() == before
    assert state.history == history
    return said


def sampled_states(name, players, seed, every):
    for i, (state, seat, move) in enumerate(walk(name, players, seed)):
        if i % every == seed % every:
            yield state, seat, move


@every_table
@seeds(5)
def test_only_legal_moves_are_accepted(name, players, seed):
    rng = random.Random(f"refusals {seed}")
    space = move_space(name)
    for state, _, _ in sampled_states(name, players, seed, 9):
        for seat in state.to_act:
            legal = state.legal(seat)
            assert set(legal) <= set(space)
            for move in rng.sample(space, min(40, len(space))):
                if move not in legal:
                    assert_refused(state, seat, move)


@every_table
def test_once_the_whole_move_space(name, players):
    for state, _, _ in sampled_states(name, players, 7, 90):
        for seat in state.to_act:
            legal = state.legal(seat)
            refused = [move for move in move_space(name) if move not in legal]
            for move in refused:
                assert_refused(state, seat, move)


@every_table
def test_garbage_is_refused(name, players):
    for state, seat, _ in sampled_states(name, players, 1, 20):
        for text in (*GARBAGE, *NOT_TEXT):
            assert_refused(state, seat, text)


@every_table
def test_a_text_that_is_no_move_is_a_notation_error(name, players):
    state = deal(name, players, 1)
    for text in (*GARBAGE, *NOT_TEXT):
        if text not in move_space(name):
            with pytest.raises(kozyr.NotationError):
                state.play(state.to_act[0], text)


@every_table
def test_moves_of_other_games_are_refused(name, players):
    state = played(name, players, 3, 8)
    rng = random.Random("other games")
    for other in kozyr.games():
        foreign = set(move_space(other)) - set(move_space(name))
        for move in rng.sample(sorted(foreign), min(50, len(foreign))):
            assert_refused(state, state.to_act[0], move)


@every_table
@seeds(3)
def test_nobody_moves_out_of_turn(name, players, seed):
    for state, seat, move in sampled_states(name, players, seed, 7):
        for other in range(players):
            if other not in state.to_act:
                assert state.legal(other) == ()
                said = assert_refused(state, other, move)
                assert f"not seat {other}'s turn" in said
        assert state.legal(seat)


@every_table
def test_seats_that_are_not_there_have_no_moves(name, players):
    state = played(name, players, 3, 8)
    move = state.legal(state.to_act[0])[0]
    seats = (-1, players, 10**9, -(10**30), True, False, 0.0, 1.0, "0", "", None, [0], (0,))
    for seat in seats:
        assert state.legal(seat) == ()
        assert_refused(state, seat, move)


@every_table
def test_seats_that_are_not_there_have_no_view(name, players):
    state = deal(name, players, 1)
    for seat in (-1, players, 10**9, True, False, 0.0, "0", "", [0]):
        with pytest.raises(kozyr.SeatError, match="there is no seat"):
            state.view(seat)


@every_table
def test_nothing_is_played_after_the_end(name, players):
    state = played(name, players, 2)
    rng = random.Random("the end")
    for seat in (*range(players), -1, players, True, None):
        for move in (*rng.sample(move_space(name), 20), *GARBAGE, None):
            assert_refused(state, seat, move)


@every_game
def test_while_a_deal_is_awaited_only_a_deal_is_accepted(name):
    """Games with later deals: everything else is refused, and so are wrong deals."""
    players = kozyr.game(name).min_players
    for state, seat, move in walk(name, players, 6):
        twin = state.copy()
        twin.auto_deal = False
        twin.play(seat, move)
        if twin.waiting:
            break
    else:
        return
    assert (twin.to_act, twin.over, twin.result) == ((), False, None)
    assert all(twin.legal(seat) == () for seat in range(players))
    assert repr(twin).endswith("waiting for a deal>")
    state.play(seat, move)
    _, right = state.history[-1]
    cards = right.split(" ")[1:]
    wrong = (
        ["deal"],
        ["deal", *cards[:-1]],
        ["deal", *cards, cards[0]],
        ["deal", *cards[:-1], cards[0] if cards[-1] != cards[0] else cards[1]],
        ["deal", *cards[:-1], "??"],
        ["Deal", *cards],
        ["deal", "", *cards],
    )
    for words in wrong:
        assert_refused(twin, -1, " ".join(words))
    for seat in (*range(players), players, True, None, "-1"):
        assert_refused(twin, seat, right)
        assert_refused(twin, seat, move)
    twin.play(-1, right)
    assert twin == state
    assert twin.history == state.history
    assert_refused(twin, -1, right)


@every_table
def test_a_refusal_can_be_told_in_another_language(name, players):
    """The template is translated before its values are set in."""
    state = deal(name, players, 1)
    with pytest.raises(kozyr.IllegalMove) as caught:
        state.play(state.to_act[0], "nonsense")
    asked = []
    said = caught.value.text(lambda template: asked.append(template) or "«{move}»")
    assert asked == [caught.value.template]
    assert said == f"«'nonsense'» ({caught.value.clause})"
