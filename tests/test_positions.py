"""Positions that cannot be are refused, whatever is wrong; puzzles are taken."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kozyr
from tests.helpers import cards_in, choose, deal, dump, every_game, every_table, seeds
from tests.models.compare import Pair
from tests.mutations import (
    WRONG,
    accepted,
    in_order,
    mutated,
    paths,
    refused,
    replaced,
    valid_positions,
)
from tests.puzzles import puzzle

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12)
    | st.sampled_from(["?", "7s", "B7", "7ML", "open", "durak", "blaze", "blulu"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@every_game
@pytest.mark.parametrize("document", [None, True, 5, 1.5, "durak", [], [{}], (), b"{}"], ids=repr)
def test_what_is_no_object_is_refused(name, document):
    refused(document, "the position", "should be an object", name=name)


@every_table
def test_every_key_is_needed_and_no_other(name, players):
    document = deal(name, players, 1).position()
    for key in document:
        refused({k: v for k, v in document.items() if k != key}, key, name=name)
    refused(document | {"colour": "red"}, "there is no key", "colour")
    refused(document | {"x" * 5000: 1}, "there is no key")
    with pytest.raises(kozyr.PositionError, match="there is no key 5"):
        kozyr.game(name).load(document | {5: 1})


@every_game
def test_positions_of_other_games_are_refused(name):
    for other in kozyr.games():
        if other != name:
            refused(kozyr.game(other).deal(seed=1).position(), name=name)
            refused(kozyr.game(name).deal(seed=1).position() | {"game": other}, "game", name=name)


@every_game
@seeds(2)
def test_a_wrong_value_anywhere_is_refused_or_taken_as_it_stands(name, seed):
    """Where the value would do (a lower limit, say) the document comes back the same."""
    for i, document in enumerate(valid_positions(name, seed)):
        for j, path in enumerate(paths(document)):
            if (i + j) % 41 == 0:
                for wrong in WRONG:
                    check(name, replaced(document, path, wrong), f"{path} {wrong!r} seed {seed}")


def check(name, document, label):
    """The state, if the document is taken: then it comes back the same, types and all."""
    try:
        state = kozyr.game(name).load(document)
    except kozyr.PositionError as error:
        said = str(error)
    else:
        said = ""
    assert len(said.splitlines()) <= 1, label
    if said:
        return None
    assert dump(state.position()) == dump(in_order(document)), label
    return state


@every_table
def test_every_card_is_there_once(name, players):
    game = kozyr.game(name)
    copies = game.deck.copies
    document = deal(name, players, 2).position()
    zones = [path for path in paths(document) if path[0] in game.zones]
    cards = [path for path in zones if isinstance(value_at(document, path), str)]
    rng = random.Random("every card")
    for path in rng.sample(cards, 20):
        card = value_at(document, path)
        refused(replaced(document, path, "Zz"), ".".join(map(str, path[:1])), "'Zz'")
        refused(replaced(document, path, "?"), "there is no card '?'")
        refused(without(document, path), f"the card {card} is missing")
        other = next(value_at(document, p) for p in cards if value_at(document, p) != card)
        refused(replaced(document, path, other), f"the card {other if copies == 1 else ''}")
    extra = document["hands"][0][0]
    refused(replaced(document, ("hands", 0), document["hands"][0] + [extra] * copies), extra)
    refused(replaced(document, ("hands", 0), [extra] * 10_000), "hands[0]", "10000")


def value_at(document, path):
    for key in path:
        document = document[key]
    return document


def without(document, path):
    rows = json.loads(json.dumps(document))
    del value_at(rows, path[:-1])[path[-1]]
    return rows


@every_table
@seeds(4)
def test_puzzles_are_taken_as_they_stand(name, players, seed):
    for number in range(50):
        rng = random.Random(f"taken {name} {players} {seed} {number}")
        document = puzzle(name, players, rng)
        state = accepted(document)
        assert state.to_act, f"{seed} {number}"
        shuffled = json.loads(json.dumps(document))
        for hand in shuffled["hands"]:
            rng.shuffle(hand)
        assert kozyr.game(name).load(shuffled) == state


@every_game
@given(document=json_values)
def test_any_json_is_refused(name, document):
    refused(document, name=name)


@every_game
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_any_json_under_the_right_keys_is_refused(name, data):
    keys = kozyr.game(name).deal(seed=1).position()
    check(name, {key: data.draw(json_values) for key in keys} | {"game": name}, "fuzz")


@every_game
@given(seed=st.integers(0, 2**32), changes=st.integers(1, 6))
def test_a_spoilt_position_is_refused_or_playable(name, seed, changes):
    """Whatever is taken is taken whole: it plays on by the rules, and no card gets lost."""
    rng = random.Random(seed)
    document = rng.choice(list(valid_positions(name, seed % 3)))
    for _ in range(changes):
        document = mutated(rng, document)
    state = check(name, document, f"seed {seed}, {changes} changes")
    if state is not None and not state.waiting:
        play_on(rng, state)


def play_on(rng, state):
    zones = state.game.zones
    cards = sorted(cards_in([state.position()[zone] for zone in zones]))
    pair = Pair(state, "spoilt")
    for _ in range(30):
        if state.over:
            return
        seat = rng.choice(state.to_act)
        pair.play(seat, choose(rng, state.legal(seat), 0.8))
        assert sorted(cards_in([state.position()[zone] for zone in zones])) == cards
        assert kozyr.game(state.game.name).load(state.position()) == state
