"""Counts of all that can happen: a net under every change of the rules.

perft counts the paths of so many moves from a fixed deal, and the distinct positions at their ends.
The endings in `endings/` are walked through to their last positions, all of them.
"""

import json
from collections import Counter
from pathlib import Path

import pytest

import kozyr
from tests.helpers import deal, dump
from tests.models import MODELS

# For a game, players and a seed: paths/positions at depths 1, 2, …
PERFT = {
    ("durak", 2, 1): "6/6 21/21 34/34 151/149 433/409 876/715 3385/2787 9661/7490",
    ("durak", 2, 2): "6/6 14/14 19/19 94/94 306/306 478/445 2343/2138 5901/5159",
    ("blaze", 3, 1): "5/5 7/7 10/10 15/15 18/18 50/47 82/66 205/179 420/356",
    ("blaze", 4, 1): "5/5 5/5 14/14 18/18 36/36 114/114 194/193 418/413 854/838",
    ("blaze", 5, 1): "5/5 5/5 13/13 13/13 26/26 88/88 129/128 283/278 544/533",
    ("blulu", 2, 1): "2/2 3/3 3/2 3/2 15/9 51/30 51/16 52/14 133/46",
    ("blulu", 2, 2): "3/3 6/6 6/6 6/6 33/33 84/84 84/49 84/40",
}
ENDINGS = sorted((Path(__file__).parent / "endings").glob("*.json"))


class Engine:
    """How to walk through the engine's states."""

    @staticmethod
    def children(state):
        for seat in state.to_act:
            for move in state.legal(seat):
                child = state.copy()
                child.play(seat, move)
                yield child


class Naive:
    """How to walk through a naive model's."""

    @staticmethod
    def children(model):
        for seat in model.to_act():
            for move in model.legal(seat):
                child = type(model)(model.position())
                child.play(seat, move)
                yield child


def perft(world, root, depth):
    """Paths/positions at each depth, as in `PERFT`."""
    paths, states = Counter({dump(root.position()): 1}), {dump(root.position()): root}
    counts = []
    for _ in range(depth):
        reached, found = Counter(), {}
        for text, number in paths.items():
            for child in world.children(states[text]):
                key = dump(child.position())
                reached[key] += number
                found[key] = child
        paths, states = reached, found
        counts.append(f"{sum(paths.values())}/{len(states)}")
    return " ".join(counts)


def reachable(world, root):
    """Every position that play can reach before the next deal, and how often each result."""
    seen, todo, results = {dump(root.position())}, [root], Counter()
    while todo:
        state = todo.pop()
        for child in world.children(state):
            if child.waiting:
                continue
            text = dump(child.position())
            if text not in seen:
                seen.add(text)
                todo.append(child)
                if is_over(child):
                    results[dump(result_of(child))] += 1
    return seen, results


def is_over(state):
    return state.over() if callable(state.over) else state.over


def result_of(state):
    return state.result() if callable(state.result) else state.result


@pytest.mark.parametrize("table", PERFT, ids=lambda table: "-".join(map(str, table)))
def test_perft(table):
    assert perft(Engine, deal(*table), len(PERFT[table].split())) == PERFT[table]


@pytest.mark.parametrize("table", PERFT, ids=lambda table: "-".join(map(str, table)))
def test_perft_of_the_naive_model(table):
    """To a smaller depth, since it is slow."""
    counts = PERFT[table].split()[:-2]
    root = MODELS[table[0]](deal(*table).position())
    assert perft(Naive, root, len(counts)) == " ".join(counts)


@pytest.mark.parametrize("path", ENDINGS, ids=lambda path: path.stem)
def test_every_way_an_ending_can_go(path):
    ending = json.loads(path.read_text(encoding="utf-8"))
    position = ending["position"]
    state = kozyr.game(position["game"]).load(position)
    state.auto_deal = False
    seen, results = reachable(Engine, state)
    assert (seen, results) == reachable(Naive, MODELS[position["game"]](position))
    assert (len(seen), results) == (ending["positions"], ending["results"])
    for text in sorted(seen)[::10]:
        kozyr.game(position["game"]).load(json.loads(text))
