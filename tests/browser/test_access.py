"""For everyone: by ear (axe, names, events told once), by keyboard, in every language, small."""

import json
import os
from pathlib import Path

import pytest

import kozyr
from kozyr.locale import SOURCE, languages
from kozyr.web.texts import script_texts
from tests.browser.players import by_keyboard, by_mouse, step, turn
from tests.share import SHARE

AXE = os.environ.get("KOZYR_AXE")
SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True}
PAGES = ["/", "/rules/durak", "/credits", "/recover"]
TRANSLATED = [code for code in languages() if code != SOURCE]
needs_axe = pytest.mark.skipif(
    AXE is None,
    reason="needs axe: npm install axe-core, KOZYR_AXE=node_modules/axe-core/axe.min.js",
)

CUT_OFF = """() => {
  const found = [];
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const style = getComputedStyle(element);
    const seen = {visibilityProperty: true, contentVisibilityAuto: true};
    if (!own || !element.checkVisibility(seen)) continue;
    if (element.closest(".only-heard, .skip")) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const cut = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const off = box.right > innerWidth + 1 || box.left < -1;
    if (cut || off) found.push(element.textContent.trim().slice(0, 60));
  }
  return found;
}"""

TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode.data.trim());
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) {
      found.push(element.getAttribute(name) ?? "");
    }
  }
  return found.filter(Boolean);
}"""


def english(code):
    """Messages that read otherwise in that language."""
    return {
        message
        for message, text in json.loads(script_texts(code)).items()
        if text != message and len(message) > 3
    }


def violations(page):
    page.evaluate(Path(AXE).read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [(item["id"], [node["html"][:150] for node in item["nodes"]]) for item in found]


def tables(visitor):
    """A table of each game, in mid-play."""
    for game in kozyr.games():
        visitor.quick(game, players=kozyr.game(game).max_players)
        assert turn(visitor.page)
        step(visitor.page, by_mouse, 0)
        yield game


@needs_axe
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_wrong(visitors, path):
    ann = visitors().named()
    ann.page.goto(path)
    ann.page.wait_for_load_state("networkidle")
    assert violations(ann.page) == []


@needs_axe
def test_axe_finds_nothing_wrong_at_the_tables(visitors):
    ann = visitors().named()
    for _ in tables(ann):
        assert violations(ann.page) == []
        ann.page.keyboard.press("l")
        assert violations(ann.page) == []


@pytest.mark.parametrize("code", languages() if SHARE >= 1 else TRANSLATED[-1:])
def test_nothing_is_cut_off_or_left_in_english(visitors, code):
    ann = visitors(locale=code, **SMALL).named()
    left = english(code) if code != SOURCE else set()
    for path in PAGES:
        ann.page.goto(path)
        ann.page.wait_for_load_state("networkidle")
        assert ann.page.evaluate(CUT_OFF) == [], path
        assert not left & set(ann.page.evaluate(TEXTS)), path
    for game in tables(ann):
        assert ann.page.evaluate(CUT_OFF) == [], game
        assert not left & set(ann.page.evaluate(TEXTS)), game


def test_each_event_is_told_once(visitors):
    ann = visitors().named()
    ann.quick("durak")
    page = ann.page
    assert turn(page)
    page.evaluate(
        """() => {
          window.told = [];
          const region = document.querySelector("[role=log]");
          new MutationObserver((changes) => {
            for (const change of changes) {
              for (const node of change.addedNodes) window.told.push(node.textContent);
            }
          }).observe(region, {childList: true});
        }"""
    )
    first = page.evaluate("document.querySelector('kz-table').source.entries.length")
    for number in range(4):
        if not turn(page):
            break
        step(page, by_mouse, number)
    turn(page)
    entries = page.evaluate(
        "first => document.querySelector('kz-table').source.entries.slice(first)", first
    )
    moves = [entry for entry in entries if entry["event"]["type"] == "moved"]
    told = [text for text in page.evaluate("window.told") if text]
    assert len(told) == len(moves)


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


def test_the_tree_that_screen_readers_see(visitors):
    ann = visitors().named()
    ann.quick("durak")
    page = ann.page
    assert turn(page)
    tree = page.locator("kz-table").aria_snapshot()
    lines = [line.strip(" -'") for line in tree.splitlines()]
    for wanted in (
        "banner",
        'link "kozyr: To the games"',
        'navigation "At this table"',
        "main",
        'heading "Durak" [level=1]',
        'region "Greedy bot: ',
        'region "On the table: ',
        'region "Your hand: 6 cards"',
        'group "Your moves"',
    ):
        assert any(line.startswith(wanted) for line in lines), f"{wanted} is not in\n{tree}"
    assert sum(line.startswith("button") and " of " in line for line in lines) >= 6
