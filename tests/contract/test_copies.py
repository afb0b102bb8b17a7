"""Copies and loaded positions: the same state, and independent."""

import json
import random

import kozyr
from tests.helpers import every_table, facts, played, seeds, walk


@every_table
@seeds(6)
def test_a_loaded_position_is_the_same_state(name, players, seed):
    for state, _, _ in walk(name, players, seed):
        loaded = kozyr.game(name).load(json.loads(json.dumps(state.position(), allow_nan=False)))
        at = f"seed {seed}, after {len(state.history)} moves"
        assert facts(loaded) == facts(state), at
        assert loaded == state, at
    assert facts(kozyr.game(name).load(state.position())) == facts(state), f"seed {seed}, the end"


@every_table
@seeds(6)
def test_a_loaded_position_goes_on_in_the_same_way(name, players, seed):
    """From a few points the rest of the game, later deals included, leads to the same states."""
    history = played(name, players, seed).history
    rng = random.Random(f"go on {seed}")
    state = kozyr.game(name).deal(players, seed=seed)
    state.auto_deal = False
    points = set(rng.sample(range(len(history)), min(6, len(history))))
    followers = []
    for i, (seat, move) in enumerate(history):
        if i in points:
            followers.append(kozyr.game(name).load(state.position()))
            followers[-1].auto_deal = False
        for each in (state, *followers):
            each.play(seat, move)
        if i % 10 == 0 or i == len(history) - 1:
            expected = facts(state)
            assert all(facts(follower) == expected for follower in followers), f"seed {seed}, {i}"


@every_table
@seeds(3)
def test_a_copy_is_independent_both_ways(name, players, seed):
    rng = random.Random(f"copy {seed}")
    for state, seat, move in walk(name, players, seed, 80):
        before, history = facts(state), list(state.history)
        twin = state.copy()
        assert facts(twin) == before
        other = rng.choice(state.legal(seat))
        twin.play(seat, other)
        assert facts(state) == before
        assert state.history == history
        after = facts(twin)
        third = state.copy()
        third.play(seat, move)
        assert facts(twin) == after
        assert (twin.seed, twin.number, twin.start()) == (state.seed, state.number, state.start())


@every_table
def test_a_copy_deals_the_same_later_rounds(name, players):
    """The copy knows how many deals there were, so both go on alike."""
    for state, seat, move in walk(name, players, 4):
        twin = state.copy()
        twin.play(seat, move)
    state_at_end = played(name, players, 4)
    assert twin.history == state_at_end.history


@every_table
def test_documents_are_independent_of_the_state(name, players):
    """Whoever scribbles in a position or a view changes nothing."""
    state = played(name, players, 2, 12)
    before = facts(state)
    for document in (state.position(), state.start(), state.view(0), state.view(None)):
        scribble(document)
    assert facts(state) == before


@every_table
def test_loading_leaves_the_document_alone(name, players):
    document = played(name, players, 2, 12).position()
    text = json.dumps(document)
    state = kozyr.game(name).load(document)
    state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    assert json.dumps(document) == text
    scribble(document)
    assert json.dumps(kozyr.game(name).load(json.loads(text)).position()) == text


def scribble(value):
    if isinstance(value, dict):
        for key in list(value):
            scribble(value[key])
            value[key] = "scribble"
    elif isinstance(value, list):
        for item in value:
            scribble(item)
        value.clear()


def test_states_of_different_kinds_are_not_equal():
    states = [kozyr.game(name).deal(seed=1) for name in kozyr.games()]
    assert all((a == b) == (a is b) for a in states for b in states)
    assert states[0] != states[0].position()
