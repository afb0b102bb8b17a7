"""The leak law over everything a viewer receives: frames, pages, records, refusals, figures, logs.

What a viewer is told does not depend on what the viewer cannot know, to the byte.
"""

import random

import pytest

from kozyr.table import MoveClock
from tests.helpers import every_table
from tests.server.twin_houses import Performance, options_of, scripted
from tests.table.test_leaks import never, some_bets
from tests.table.twins import Act, Twins, world_of

TRIES = {"durak": 60, "blulu": 60, "blaze": 40}
EVERYTHING = {"known_cards": True, "forced": True, "clock": MoveClock(5)}
LENGTHS = {"durak": 15, "blulu": 6, "blaze": 40}


def moves(most):
    """Stop after so many moves."""
    return lambda desk, script: sum(act.kind == "play" for act in script) >= most


def after_bets(desk, script):
    """Stop some moves into phase 2."""
    return moves_since(script, desk.betting) >= 12


def second_round(desk, script):
    """Stop some moves into round 2."""
    return moves_since(script, desk.state.view(None)["round"] == 1) >= 12


def moves_since(script, now):
    """How many moves have been made since this was last so; none if it never was."""
    if now:
        script[:] = [act for act in script if act.kind != "mark"] + [Act(0, "mark", 0)]
    places = [i for i, act in enumerate(script) if act.kind == "mark"]
    return sum(act.kind == "play" for act in script[places[0] :]) if places else 0


async def check(folder, monkeypatch, game, viewer, before=None):
    """Perform a script in its own world and in a twin; how much the twin differs."""
    desk, script = game
    twins = Twins(desk, script, viewer)
    tries = TRIES[desk.table.options.game]
    world, changes = twins.search(random.Random(f"twins {viewer}"), tries)
    told = []
    for each in (twins.world, world):
        performance = Performance(folder, monkeypatch, options_of(desk), viewer)
        with monkeypatch.context():
            if before:
                told.append(await performance.run(*before, again=(script, each)))
            else:
                told.append(await performance.run(script, each))
    assert len(told[0]) == len(told[1])
    for mine, other in zip(*told, strict=True):
        assert mine == other
    assert len(told[0]) > len(script)
    return changes


@every_table
@pytest.mark.parametrize("kind", ["people", "bots"])
async def test_nothing_leaks(tmp_path, monkeypatch, name, players, kind):
    bots = players - 1 if kind == "bots" else 0
    viewer = None if kind == "bots" else players - 1
    game = scripted(name, players, bots, f"{kind} {name}", moves(LENGTHS[name]), **EVERYTHING)
    assert await check(tmp_path, monkeypatch, game, viewer) > 1


@pytest.mark.parametrize("until", [some_bets, after_bets, second_round])
async def test_nothing_leaks_later_in_blaze(tmp_path, monkeypatch, until):
    viewer = 1
    game = scripted("blaze", 3, 0, f"{until.__name__}", until)
    assert await check(tmp_path, monkeypatch, game, viewer) > 0


async def test_the_end_tells_nothing_that_the_rules_do_not(tmp_path, monkeypatch):
    game = scripted("blaze", 3, 0, "to the end", never)
    assert await check(tmp_path, monkeypatch, game, None) > 0


@pytest.mark.parametrize(("name", "players"), [("durak", 2), ("blulu", 2)])
async def test_nothing_leaks_through_a_rematch(tmp_path, monkeypatch, name, players):
    first = scripted(name, players, 0, "before", never)
    second = scripted(name, players, 0, "after", moves(LENGTHS[name]))
    before = (first[1], world_of(*first))
    assert await check(tmp_path, monkeypatch, second, 0, before) > 1
