"""How the table answers: at once, and honestly while the server does not."""

import pytest

from tests.browser.players import head, turn
from tests.share import long

COUNT = """() => {
  window.measured = 0;
  const measure = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    window.measured += 1;
    return measure.call(this);
  };
}"""


def at_table(visitors, game="durak"):
    """The page of somebody whose turn it is."""
    ann = visitors().named()
    ann.quick(game)
    assert turn(ann.page)
    return ann.page


def test_to_select_a_card_measures_no_card(visitors):
    page = (ann := visitors().named()).page
    ann.quick("blulu")
    page.wait_for_selector("kz-table.mine")
    page.evaluate(COUNT)
    card = page.locator(".zone-hand .card.legal").first
    card.click()
    page.wait_for_selector(".zone-hand .card.chosen")
    assert page.evaluate("window.measured") == 0
    page.locator(".zone-hand .card.legal:not(.chosen)").first.click()
    page.locator(".actions button").first.click()
    page.wait_for_function("() => window.measured > 0")


@long
def test_covered_cards_of_a_pile_have_no_picture(visitors):
    page = (ann := visitors().named()).page
    ann.quick("blulu")
    page.wait_for_selector("kz-table.mine")
    assert page.locator(".zone-stock .card").count() > 2
    assert page.locator(".zone-stock .card use").count() == 2


class Line:
    """The socket of a page, which can be held: then nothing goes through in either direction."""

    def __init__(self, page):
        self.held = None
        self.sent = []
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, socket):
        server = socket.connect_to_server()
        socket.on_message(lambda message: self._pass(server, message))
        server.on_message(lambda message: self._pass(socket, message))

    def _pass(self, to, message):
        self.sent.append(message)
        if self.held is None:
            to.send(message)
        else:
            self.held.append((to, message))

    def hold(self):
        self.held = []

    def let_go(self):
        held, self.held = self.held, None
        for to, message in held:
            to.send(message)


STATES = """() => {
  window.told = [];
  const state = document.querySelector(".link-state");
  new MutationObserver(() => state.textContent && window.told.push(state.textContent))
    .observe(state, {childList: true, characterData: true, subtree: true});
}"""


def test_a_silent_server_is_seen_and_told_once_and_nothing_is_played_twice(visitors):
    ann = visitors().named()
    page, line = ann.page, Line(ann.page)
    ann.quick("durak")
    assert turn(page)
    before = head(page)
    page.evaluate(STATES)
    line.hold()
    played = len([message for message in line.sent if '"play"' in message])
    page.locator(".zone-hand .card.legal, .actions button").first.click()
    page.locator(".card.pending, .action.pending").wait_for()
    page.get_by_text("On its way …").wait_for()
    for card in page.locator(".zone-hand .card.live").all():
        card.click()
    page.locator(".link-state").get_by_text("No answer from the server yet …").wait_for()
    assert len([message for message in line.sent if '"play"' in message]) == played + 1
    assert head(page) == before
    line.let_go()
    page.wait_for_function(
        "head => document.querySelector('kz-table').source.table.head > head", arg=before
    )
    page.wait_for_selector("kz-table:not(.sending, .waiting)")
    assert page.locator(".pending").count() == 0
    assert page.locator(".link-state").inner_text() == ""
    assert page.evaluate("window.told") == ["No answer from the server yet …"]


@long
def test_escape_gives_the_focus_back(visitors):
    page = at_table(visitors)
    card = page.locator(".zone-hand .card.live").nth(2)
    card.focus()
    for key, field in (("/", "move"), ("c", "text")):
        page.keyboard.press(key)
        page.wait_for_function("name => document.activeElement.name === name", arg=field)
        page.keyboard.press("Escape")
        assert card.evaluate("card => card === document.activeElement")
    page.get_by_label("More").click()
    page.get_by_role("button", name="Type a move").click()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('.bar summary')")


@long
def test_letters_can_be_switched_off(visitors):
    page = at_table(visitors)
    log = page.locator(".talk")
    page.keyboard.press("l")
    assert log.is_visible()
    page.keyboard.press("l")
    assert log.is_hidden()
    page.keyboard.press("?")
    page.get_by_label("Letters and signs on the keyboard press buttons").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    assert turn(page)
    for key in "l/?co":
        page.keyboard.press(key)
    assert log.is_hidden()
    assert page.locator("dialog, .typed:not([hidden])").count() == 0
    assert page.locator("[aria-keyshortcuts='l']").count() == 0
    page.locator(".zone-hand .card.live").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.index") == "1"


NOTICE = """lines => {
  const {notice} = document.querySelector("kz-table");
  notice.seen = 0;
  notice.draw({entries: [1, 2]}, {notice: () => lines});
  const box = notice.element.getBoundingClientRect();
  const live = ".card.live, .actions button, .bar :is(a, button, summary)";
  const found = [...document.querySelectorAll(live)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
  return found.map((element) => element.getAttribute("aria-label") || element.textContent);
}"""


@long
@pytest.mark.parametrize("game", ["blaze", "blulu"])
def test_notices_cover_nothing_one_may_use(visitors, game):
    page = at_table(visitors, game)
    for width, height in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert (
            page.evaluate(NOTICE, ["Round 2 is over", "You: 3 points", "Bob: 6 + 2 points"]) == []
        )
