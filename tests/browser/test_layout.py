"""Nothing at a table covers what one needs: buttons, words, cards in hand, trump and deck."""

import pytest

import kozyr
from tests.browser.players import turn
from tests.browser.probes import COVERED
from tests.browser.tour import play_on
from tests.share import SHARE, long

SIZES = [(320, 568), (568, 320), (390, 844), (844, 390), (1280, 800)]
LEAST_PX = 24

MANY = """(count) => {
  const table = document.querySelector("kz-table");
  const { view } = table.source.table.outlook;
  const codes = [..."shdc"].flatMap((suit) => [..."6789TJQKA"].map((rank) => rank + suit));
  view.hands[0] = codes.slice(0, count);
  table.draw();
}"""


SPREAD = """(count) => {
  const table = document.querySelector("kz-table");
  const { view } = table.source.table.outlook;
  const codes = "AM AS AW AL AY AK 2MK 2SY 2WL 3MW 3SK 3LY 4MS 4WL 4YK 5ML 5SW 5YK".split(" ");
  view.table = codes.filter((code) => !view.hands[0].includes(code)).slice(0, count);
  table.draw();
}"""


REVOCABLE = """() => {
  const table = document.querySelector("kz-table");
  table.source.table.outlook.can_undo = true;
  table.draw();
}"""


def covered(page, sizes=SIZES):
    """What is covered, by size of the window."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} × {height}: {what}" for what in page.evaluate(COVERED, LEAST_PX)]
    return found


@pytest.mark.parametrize("game", kozyr.games() if SHARE >= 1 else ["blaze"])
def test_nothing_is_covered_in_mid_play(visitors, game):
    ann = visitors(reduced_motion="reduce").named()
    ann.quick(game, players=kozyr.game(game).max_players)
    found = []
    for moment in range(8 if SHARE >= 1 else 2):
        if not turn(ann.page):
            break
        found += [f"moment {moment}: {what}" for what in covered(ann.page)]
        play_on(ann.page, most=3)
    print("\n".join(found))
    assert found == []


@long
def test_nothing_is_covered_by_28_cards(visitors):
    ann = visitors(reduced_motion="reduce").named()
    ann.quick("durak")
    assert turn(ann.page)
    ann.page.evaluate(MANY, 28)
    assert ann.page.locator(".zone-hand .card").count() == 28
    assert covered(ann.page) == []


@pytest.mark.parametrize("cards", [9, 14] if SHARE >= 1 else [14])
def test_nothing_is_covered_by_a_large_spread(visitors, cards):
    ann = visitors(reduced_motion="reduce").named()
    ann.quick("blulu")
    assert turn(ann.page)
    ann.page.evaluate(SPREAD, cards)
    assert ann.page.locator(".zone-spread .card").count() == cards
    assert covered(ann.page) == []


@long
def test_nothing_is_covered_while_all_bet(visitors):
    ann = visitors(reduced_motion="reduce").named()
    ann.quick("blaze", players=5)
    assert play_on(ann.page, "view.stage === 'bet'")
    ann.page.locator(".actions [data-action^=on-]").nth(3).wait_for()
    ann.page.evaluate(REVOCABLE)
    assert ann.page.locator(".actions [data-action=undo]").count() == 1
    assert covered(ann.page) == []
