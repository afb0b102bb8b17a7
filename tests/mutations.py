"""Positions made wrong, a little or a lot."""

import copy
import random

import pytest

import kozyr
from tests.helpers import TABLES, dump, walk
from tests.puzzles import puzzle

WRONG = [
    None,
    True,
    False,
    0,
    1,
    2,
    5,
    6,
    -1,
    10**30,
    1.0,
    "x",
    "?",
    "",
    "x" * 1000,
    "ï\n\u2028",
    [],
    {},
    [[]],
    [None],
    {"a": 1},
]


def valid_positions(name, seed):
    """Positions from play and puzzles, for every number of players."""
    for game, players in TABLES:
        if game == name:
            for i, (state, _, _) in enumerate(walk(name, players, seed)):
                if i % 11 == 0:
                    yield state.position()
            for number in range(20):
                yield puzzle(name, players, random.Random(f"valid {seed} {players} {number}"))


def paths(value, before=()):
    """The way to every value inside a document."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in pairs:
        yield (*before, key)
        if isinstance(item, dict | list):
            yield from paths(item, (*before, key))


def at(document, path):
    for key in path:
        document = document[key]
    return document


def replaced(document, path, value):
    """A copy with one value replaced."""
    twin = copy.deepcopy(document)
    at(twin, path[:-1])[path[-1]] = copy.deepcopy(value)
    return twin


def mutated(rng, document):
    """A copy with one chance change."""
    twin = copy.deepcopy(document)
    every = list(paths(twin))
    path = rng.choice(every)
    parent, value = at(twin, path[:-1]), at(twin, path)
    change = rng.choice(("wrong", "steal", "delete", "double", "move", "swap", "number"))
    if change == "wrong":
        parent[path[-1]] = copy.deepcopy(rng.choice(WRONG))
    elif change == "steal":
        parent[path[-1]] = copy.deepcopy(at(twin, rng.choice(every)))
    elif change == "delete":
        del parent[path[-1]]
    elif change == "double" and isinstance(parent, list):
        parent.insert(rng.randint(0, len(parent)), copy.deepcopy(value))
    elif change == "move" and isinstance(parent, list):
        del parent[path[-1]]
        lists = [at(twin, other) for other in paths(twin)]
        target = rng.choice([item for item in lists if isinstance(item, list)] or [parent])
        target.insert(rng.randint(0, len(target)), value)
    elif change == "swap":
        swap(rng, twin, [other for other in every if isinstance(at(twin, other), str)])
    else:
        numbers = [other for other in every if type(at(twin, other)) in (int, bool)]
        if numbers:
            path = rng.choice(numbers)
            at(twin, path[:-1])[path[-1]] = rng.choice((0, 1, 2, 3, 4, 5, True, False))
    return twin


def swap(rng, document, texts):
    if len(texts) > 1:
        one, other = rng.sample(texts, 2)
        first, second = at(document, one), at(document, other)
        at(document, one[:-1])[one[-1]] = second
        at(document, other[:-1])[other[-1]] = first


def refused(document, *words, name=None):
    """PositionError, one short line that has these words; the document is as before."""
    game = kozyr.game(name or document["game"])
    before = dump(document) if isinstance(document, dict) else None
    with pytest.raises(kozyr.PositionError) as caught:
        game.load(document)
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert len(said) < 260
    for word in words:
        assert word in said
    if before:
        assert dump(document) == before
    return said


def accepted(document):
    """The state of a document, which it gives back."""
    state = kozyr.game(document["game"]).load(document)
    assert state.position() == document
    return state


def in_order(document):
    """The document as `position()` writes it: what has no order, sorted."""
    twin = copy.deepcopy(document)
    sort = kozyr.game(twin["game"]).deck.sort
    twin["hands"] = [sort(hand) for hand in twin["hands"]]
    if twin["game"] == "durak":
        twin["discard"] = sort(twin["discard"])
    if twin["game"] == "blulu":
        twin["table"], twin["piles"] = sort(twin["table"]), [sort(pile) for pile in twin["piles"]]
    if twin["game"] == "blaze":
        for key in ("bets_left", "won_feathers"):
            twin[key] = [sorted(row) for row in twin[key]]
    return twin
