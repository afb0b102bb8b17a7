"""`unseen` and `guess` refuse what is no view, and cards that are not the hidden ones."""

import pytest

import kozyr
from tests.helpers import deal, every_table


@every_table
def test_other_cards_than_the_hidden_ones_are_refused(name, players):
    game, view = kozyr.game(name), deal(name, players, 1).view(0)
    hidden = game.unseen(view)
    for cards in ([], hidden[1:], [*hidden, hidden[0]], "x" * 30, None, [1] * len(hidden)):
        with pytest.raises(kozyr.PositionError, match="cards to fill in"):
            game.guess(view, cards)


@every_table
def test_what_is_no_view_is_refused(name, players):
    game, view = kozyr.game(name), deal(name, players, 1).view(0)
    other = deal("durak" if name == "blulu" else "blulu", 2, 1).view(0)
    for bad in (None, [], {}, other, {"game": name}):
        with pytest.raises(kozyr.PositionError):
            game.unseen(bad)
        with pytest.raises(kozyr.PositionError):
            game.guess(bad, [])
    if "players" in view:
        with pytest.raises(kozyr.SeatError):
            game.unseen(view | {"players": "four"})
