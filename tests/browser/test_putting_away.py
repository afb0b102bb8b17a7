"""What lies over the table goes away by Escape and by a tap beside it, and nothing is played."""

from tests.browser.conftest import PHONE
from tests.browser.players import head, turn
from tests.browser.tour import play_on
from tests.share import long

MENU = ".bar details.more"
HAND = ".zone-hand .card.live.legal"
TALK = "aside.talk"


def at_turn(visitors, **options):
    """At a table of Durak, with a card to play."""
    ann = visitors(**options).named()
    while True:
        ann.quick("durak")
        assert turn(ann.page)
        if ann.page.locator(HAND).count():
            return ann.page


def centre(page, selector):
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_menu(visitors):
    page = at_turn(visitors)
    before = head(page)
    page.click(f"{MENU} summary")
    page.keyboard.press("Escape")
    assert page.get_attribute(MENU, "open") is None
    assert page.evaluate("document.activeElement.matches('.bar summary')")
    page.click(f"{MENU} summary")
    page.locator(HAND).first.click()
    assert page.get_attribute(MENU, "open") is None
    assert page.evaluate("document.querySelector('kz-table').proposer.sent") == ""
    assert head(page) == before


def test_the_log_on_a_phone(visitors):
    page = at_turn(visitors, **PHONE)
    before = head(page)
    log = page.get_by_role("button", name="Log", exact=True)
    log.tap()
    page.locator(TALK).get_by_role("button", name="Close").tap()
    assert page.locator(TALK).is_hidden()
    assert log.get_attribute("aria-expanded") == "false"
    log.tap()
    page.touchscreen.tap(8, centre(page, HAND)[1])
    assert page.locator(TALK).is_hidden()
    assert page.evaluate("document.querySelector('kz-table').proposer.sent") == ""
    assert head(page) == before


def test_a_drag(visitors):
    page = at_turn(visitors)
    before = head(page)
    x, y = centre(page, HAND)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*centre(page, ".zone-bout"), steps=4)
    assert page.locator(".card.dragged").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".card.dragged").count() == 0
    page.mouse.move(x, y, steps=2)
    page.mouse.up()
    assert page.evaluate("document.querySelector('kz-table').proposer.sent") == ""
    assert head(page) == before


DRAG_WITHOUT_A_CLICK = """selector => {
  const card = document.querySelector(selector);
  const {left, top} = card.getBoundingClientRect();
  for (const [type, away] of [["down", 0], ["move", 30], ["up", 30]]) {
    card.dispatchEvent(new PointerEvent(`pointer${type}`, {
      pointerId: 1, isPrimary: true, bubbles: true, clientX: left + 5 + away, clientY: top + 5,
    }));
  }
}"""


def test_a_finger_that_puts_a_card_back_leaves_the_keys_alone(visitors):
    """Of a finger's drag the browser makes no click."""
    page = at_turn(visitors)
    page.evaluate("Element.prototype.setPointerCapture = () => {}")
    before = head(page)
    page.evaluate(DRAG_WITHOUT_A_CLICK, HAND)
    assert page.locator(".card.dragged").count() == 0
    assert head(page) == before
    page.locator(HAND).first.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('kz-table').source.table.head > before", arg=before
    )


@long
def test_the_outcome_and_a_rematch_with_bots_alone(visitors):
    ann = visitors(reduced_motion="reduce").named()
    page = ann.page
    table = ann.quick("durak")
    play_on(page)
    page.locator("#outcome-title").wait_for()
    outcome, result = page.locator("#outcome-title"), page.get_by_role("button", name="The result")
    assert result.count() == 0
    page.keyboard.press("Escape")
    outcome.wait_for(state="detached")
    assert page.evaluate("document.activeElement.matches('main')")
    result.click()
    outcome.wait_for()
    assert page.evaluate("document.activeElement.matches('.outcome')")
    assert result.count() == 0
    page.mouse.click(20, page.viewport_size["height"] - 20)
    outcome.wait_for(state="detached")
    result.click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("kz-table[data-phase=playing] .zone-hand .card.live")
    assert table not in page.url


def test_letters_of_another_script(visitors):
    page = at_turn(visitors)
    page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown',"
        " {key: 'д', code: 'KeyL', bubbles: true}))"
    )
    assert page.locator(TALK).is_visible()
