"""A whole game of each kind, by mouse, by touch and by keyboard alone."""

import pytest

import kozyr
from tests.browser.conftest import DESK, PHONE
from tests.browser.players import by_keyboard, by_mouse, by_touch, whole_game
from tests.share import long

STILL = {"reduced_motion": "reduce"}
WAYS = {
    "mouse": (by_mouse, DESK),
    "touch": (by_touch, PHONE | STILL),
    "keyboard": (by_keyboard, DESK | STILL),
}
PAIRS = [(game, way) for game in kozyr.games() for way in WAYS]


@long
@pytest.mark.parametrize(("game", "way"), PAIRS)
def test_a_whole_game(visitors, game, way):
    act, device = WAYS[way]
    ann = visitors(**device).named()
    table = ann.quick(game)
    assert whole_game(ann.page, act) > 5
    record = ann.get(f"/api/tables/{table}/record")
    title = ann.page.locator("#outcome-title")
    title.wait_for()
    assert record["result"]
    assert title.text_content()
