"""A view is what its seat may know, field by field, and nothing else."""

import json

import pytest

from tests.contract.known import known
from tests.helpers import cards_in, every_table, seeds, walk


def viewers(state):
    return (*range(state.players), None)


@every_table
@seeds(5)
def test_a_view_shows_what_may_be_known_and_no_more(name, players, seed):
    for state, _, _ in walk(name, players, seed):
        position = state.position()
        for viewer in viewers(state):
            view = state.view(viewer)
            at = f"seed {seed}, after {len(state.history)} moves, seen by {viewer}"
            assert sorted(view) == sorted(position), at
            for key, value in known(position, viewer).items():
                assert view[key] == value, f"{key}, {at}"


@every_table
@seeds(2)
def test_a_view_has_the_shape_and_the_counts_of_the_position(name, players, seed):
    for state, _, _ in walk(name, players, seed, 200):
        position = state.position()
        for viewer in viewers(state):
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert list(view) == list(position)
            for zone in state.game.zones:
                assert len(cards_in(view[zone])) == len(cards_in(position[zone]))


@every_table
@seeds(2)
def test_what_is_not_shown_is_what_is_unseen(name, players, seed):
    for state, _, _ in walk(name, players, seed, 200):
        in_use = state.game.cards_in_use(players)
        for viewer in viewers(state):
            view = state.view(viewer)
            lying = cards_in([view[zone] for zone in state.game.zones])
            shown = [card for card in lying if card != "?"]
            unseen = state.game.unseen(view)
            assert sorted(shown + unseen) == sorted(in_use)
            assert len(unseen) == lying.count("?")


@every_table
def test_a_game_names_its_zones(name, players):
    """Every card of a position lies in a zone; the trump that is only named does not count."""
    for state, _, _ in walk(name, players, 1, 100):
        codes = set(state.game.cards_in_use(players))
        for key, value in state.position().items():
            if key not in state.game.zones and key != "trump":
                assert not codes & set(cards_in(value)), key


@pytest.mark.parametrize("players", [3, 4, 5])
@seeds(4)
def test_bets_are_secret_while_they_are_made(players, seed):
    """B6.2, B7.1: a seat sees its own bet; of others, first that they have bet, then on whom."""
    stages = set()
    for state, _, _ in walk("blaze", players, seed):
        position = state.position()
        stages.add((position["stage"], position["round"]))
        for viewer in viewers(state):
            view = state.view(viewer)
            for seat, bet in enumerate(position["bets"]):
                seen = view["bets"][seat]
                if bet is None or seat == viewer:
                    assert seen == bet
                elif position["stage"] == "bet":
                    assert seen == {"value": "?", "on": "?"}
                else:
                    assert seen == {"value": "?", "on": bet["on"]}
    assert ("bet", 1) in stages
