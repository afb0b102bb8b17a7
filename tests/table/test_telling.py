"""What a viewer is told of moves beyond their text."""

import random

from kozyr.table import events, seen, snapshot
from tests.table.desk import Desk


def test_previews_are_for_those_who_may_play():
    desk = Desk("blulu", 2)
    rng = random.Random("previews")
    takes = 0
    while not desk.table.over:
        acting = desk.table.to_act[0]
        for viewer in desk.viewers():
            outlook = snapshot(desk.table, viewer).outlook
            assert sorted(outlook.previews) == list(outlook.legal)
            assert bool(outlook.previews) == (viewer == acting)
        previews = snapshot(desk.table, acting).outlook.previews
        move = rng.choice(sorted(previews))
        (entry, *_) = desk.play(acting, move)
        takes += len(previews[move].takes)
        for viewer in desk.viewers():
            effect = seen(entry, viewer).event.effect
            assert tuple(effect["takes"]) == previews[move].takes
            assert effect["bonus"] == previews[move].bonus
    assert takes


def test_moves_that_the_table_plays_have_their_effects_too():
    """The log of a game with forced moves adds up to its result."""
    desk = Desk("blaze", 5, forced=True)
    desk.play_out(random.Random("forced effects 6"))
    moved = [entry.event for entry in desk.log if isinstance(entry.event, events.Moved)]
    assert any(event.by == "forced" and event.effect for event in moved)
    scores = [0] * 5
    for event in moved:
        effect = event.effect or {}
        for seat, value in effect.get("feathers", ()):
            scores[seat] += value
        for _, value, _, to in effect.get("round", {}).get("bets", ()):
            scores[to or 0] += value
    assert scores == desk.table.result["scores"]
