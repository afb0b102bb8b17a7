"""The leak law: what a viewer receives does not depend on what the viewer cannot know.

Events, snapshots, records, refusals, for every seat and for spectators, as bytes.
"""

import random

import pytest

from kozyr.table import MoveClock
from tests.helpers import every_table
from tests.table.desk import Desk
from tests.table.twins import Act, Twins, answers, told, write_script

VARIANTS = {
    "people": {},
    "everything": {"known_cards": True, "forced": True, "clock": MoveClock(5)},
    "bots": {"known_cards": True},
}
every_variant = pytest.mark.parametrize("variant", VARIANTS)
TRIES = 24
every_blaze = pytest.mark.parametrize("players", [3, 4, 5])


def acts(most):
    """Stop after so many acts."""
    return lambda desk, script: len(script) >= most


def some_bets(desk, script):
    """Stop when all but one have bet."""
    return desk.betting and len(desk.table.to_act) == 1


def after_bets(desk, script):
    """Stop twelve moves into phase 2."""
    return since(script, lambda act: act.kind == "play" and act.what.startswith("bet")) == 12


def second_round(desk, script):
    """Stop twenty acts into round 2."""
    round_2 = desk.state.view(None)["round"] == 2
    if round_2 and not any(act.kind == "mark" for act in script):
        script.append(Act(0, "mark", 0))
    return since(script, lambda act: act.kind == "mark") == 20


def never(desk, script):
    """Play to the end."""
    return False


def since(script, kind):
    """How many acts came after the last of a kind; -1 if there was none."""
    places = [i for i, act in enumerate(script) if kind(act)]
    return len(script) - 1 - places[-1] if places else -1


def open_desk(name, players, variant):
    bots = players - 1 if variant == "bots" else 0
    return Desk(name, players, bots, start=False, **VARIANTS[variant])


def check(make, viewer, until, seed):
    """Play to a moment, look for a twin, compare; how many changes the twin has, how many in bets.

    `make` gives a table that is yet to be dealt at.
    """
    desk = make()
    desk.deal()
    script = write_script(desk, seed, until)
    twins = Twins(desk, script, viewer)
    world, changes = twins.search(random.Random(f"twins {seed} {viewer}"), TRIES)
    mine, other = make(), make()
    assert told(mine, script, viewer, twins.world) == told(other, script, viewer, world)
    asked = [answers(each, viewer, random.Random(f"asked {seed}")) for each in (mine, other)]
    assert asked[0] == asked[1]
    return changes, sum(bet != twins.world.bets[place] for place, bet in world.bets.items())


@every_table
@every_variant
def test_nothing_leaks_during_the_game(name, players, variant):
    def make():
        return open_desk(name, players, variant)

    lengths = (6, 25, 60, 120, 40, 12)
    viewers = (*range(players), None)
    changes = [
        check(make, viewer, acts(lengths[i]), f"{variant} {i}")[0]
        for i, viewer in enumerate(viewers)
    ]
    assert min(changes) > 0, changes
    assert sum(changes) > 2 * len(viewers), changes


@every_blaze
def test_nothing_leaks_while_bets_are_made(players):
    for viewer in (*range(players), None):
        _, bets = check(
            lambda: open_desk("blaze", players, "everything"), viewer, some_bets, f"bets {viewer}"
        )
        assert bets, viewer


@every_blaze
def test_the_values_of_bets_stay_hidden_to_the_end_of_the_round(players):
    for viewer in (*range(players), None):
        changes, bets = check(
            lambda: open_desk("blaze", players, "people"), viewer, after_bets, f"then {viewer}"
        )
        assert changes > bets > 0, viewer


@every_blaze
def test_nothing_leaks_in_the_second_round(players):
    for viewer in (0, None):
        changes, _ = check(
            lambda: open_desk("blaze", players, "everything"),
            viewer,
            second_round,
            f"again {viewer}",
        )
        assert changes > 1, viewer


@pytest.mark.parametrize("players", [3])
def test_the_end_tells_nothing_that_the_rules_do_not(players):
    """What is never seen in a game of Blaze, such as the box, is not seen after it either."""
    for viewer in (0, None):
        changes, _ = check(
            lambda: open_desk("blaze", players, "people"), viewer, never, f"end {viewer}"
        )
        assert changes, viewer


@every_table
def test_nothing_leaks_through_a_rematch(name, players):
    def make():
        finished = open_desk(name, players, "everything")
        finished.deal()
        finished.play_out(random.Random("before the rematch"))
        return finished.rematch()

    for viewer in (0, None):
        changes, _ = check(make, viewer, acts(12), f"rematch {viewer}")
        assert changes > 1, viewer
