"""Dealing by hand."""

import pytest

import kozyr
from tests.helpers import facts


def waiting(name):
    """A game whose next round is to be dealt."""
    state = kozyr.game(name).deal(seed="next")
    state.auto_deal = False
    while not state.waiting:
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    return state


@pytest.mark.parametrize("name", ["blaze", "blulu"])
def test_the_next_deal_is_the_one_of_the_seed(name):
    by_hand, by_text = waiting(name), waiting(name)
    text = by_hand.coming_deal()
    by_hand.deal_next()
    by_text.play(-1, text)
    assert by_hand.history[-1] == (-1, text)
    assert facts(by_hand) == facts(by_text)
    assert by_hand.coming_deal() == by_text.coming_deal()


@pytest.mark.parametrize("name", kozyr.games())
def test_a_deal_that_is_not_due_is_refused(name):
    state = kozyr.game(name).deal(seed=1)
    before = facts(state)
    with pytest.raises(kozyr.IllegalMove, match="no deal is due"):
        state.deal_next()
    assert facts(state) == before
    assert state.history == []
