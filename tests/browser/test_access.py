"""By ear and by keyboard: names, events told once, the focus; test_places.py has what axe finds."""

import os
from pathlib import Path

import pytest

import kozyr
from tests.browser.conftest import house
from tests.browser.players import by_keyboard, by_mouse, head, mover, step, together, turn
from tests.browser.tour import play_on
from tests.share import SHARE, long

OPEN = "() => document.querySelector('kz-table').source.status === 'open'"
PAST = "before => document.querySelector('kz-table').source.table.head > before"
TREES = Path(__file__).parent / "trees"


LISTEN = """() => {
  window.told = [];
  const region = document.querySelector("[role=log]");
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) window.told.push(node.textContent);
    }
  }).observe(region, { childList: true });
  return document.querySelectorAll(".story li").length;
}"""


@long
@pytest.mark.parametrize("game", kozyr.games())
def test_each_event_is_told_once(visitors, game):
    """In the live region as in the log, through redrawing, a lost connection and a resync."""
    ann = visitors(reduced_motion="reduce").named()
    ann.quick(game, players=kozyr.game(game).max_players)
    page = ann.page
    assert turn(page)
    first = page.evaluate(LISTEN)
    for _ in range(3):
        play_on(page, most=5)
        page.evaluate("document.querySelector('kz-table').draw()")
        page.evaluate("document.querySelector('kz-table').source.say({type: 'sync', since: -1})")
        page.evaluate("document.querySelector('kz-table').source.socket.close()")
        page.wait_for_selector("kz-table.mine, kz-table[data-phase=over]")
        page.wait_for_function(OPEN)
    turn(page)
    told = page.evaluate("window.told")
    log = page.locator(".story li").all_text_contents()
    assert told == log[first:]
    assert len(told) > 8


@long
def test_the_focus_stays_in_the_hand(visitors):
    ann = visitors().named()
    ann.quick("durak")
    page = ann.page
    for number in range(4):
        assert turn(page)
        card = page.locator(".card.live.legal").count() > 0
        page.locator(".zone-hand .card.live").first.focus()
        page.keyboard.press("End")
        page.keyboard.press("Home")
        step(page, by_keyboard, number)
        if card:
            assert page.evaluate("document.activeElement.closest('.zone-hand') !== null")


@long
def test_cards_and_zones_have_names(visitors):
    ann = visitors().named()
    ann.quick("durak")
    page = ann.page
    assert turn(page)
    for zone in page.locator(".zone").all():
        assert zone.get_attribute("aria-label")
    for card in page.locator(".zone-hand .card").all():
        assert " of " in (card.get_attribute("aria-label") or "")
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("button", name="Log", exact=True).count() == 1


@long
def test_the_focus_stays_while_others_move(visitors):
    people = together(visitors)
    first = mover(people)
    waits = people[people[0] is first]
    card = waits.page.locator(".zone-hand .card.live").nth(2)
    card.focus()
    focused = "document.activeElement.dataset.code ?? document.activeElement.dataset.key"
    code = waits.page.evaluate(focused)
    before = head(waits.page)
    step(first.page, by_mouse)
    waits.page.wait_for_function(PAST, arg=before)
    assert waits.page.evaluate(focused) == code
    last = mover(people)
    other = people[people[0] is last]
    other.page.get_by_role("button", name="Log", exact=True).focus()
    before = head(other.page)
    step(last.page, by_mouse)
    other.page.wait_for_function(PAST, arg=before)
    assert other.page.evaluate(focused) == "l"


@pytest.fixture
def seeded(tmp_path):
    """A server of one's own, whose first deal is always the same."""
    with house(tmp_path, "trees") as found:
        yield found


@pytest.mark.parametrize("game", kozyr.games() if SHARE >= 1 else ["durak"])
def test_the_tree_that_screen_readers_see(seeded, visitors, game):
    """If it is meant to differ: KOZYR_TREES=new pytest, and read the diff."""
    ann = visitors(base_url=seeded, reduced_motion="reduce").named()
    ann.quick(game, players=kozyr.game(game).min_players)
    assert play_on(ann.page, "head >= 16")
    tree = ann.page.get_by_role("main").aria_snapshot() + "\n"
    path = TREES / f"{game}.yaml"
    if os.environ.get("KOZYR_TREES") == "new":
        path.write_text(tree, encoding="utf-8")
    assert tree == path.read_text(encoding="utf-8")
