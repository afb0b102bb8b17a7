"""The network fails in the middle of a move: it is played once or visibly not at all."""

import pytest

from tests.browser.players import by_mouse, head, step, turn
from tests.browser.wire import Wire
from tests.share import SHARE, long

OPEN = "() => document.querySelector('kz-table').source.status === 'open'"
ALLOWED = ["WebSocket", "ERR_", "Failed to load", "fetch"]


@pytest.fixture
def wire(address):
    """Between this test's browser and the server."""
    found = Wire(address)
    yield found
    found.close()


@pytest.fixture
def ann(visitors, wire):
    """At a table of Durak, her turn, with a card to play, on a wire."""
    found = visitors(base_url=wire.address).named()
    found.allowed = ALLOWED
    while True:
        found.table = found.quick("durak")
        assert turn(found.page)
        if card(found.page).count():
            return found


def own_moves(address, visitor):
    """As the server has them; asked on no wire."""
    answer = visitor.context.request.get(f"{address}/api/tables/{visitor.table}/record")
    return [move for seat, move, *_ in answer.json()["moves"] if seat == 0]


def card(page):
    return page.locator(".zone-hand .card.live.legal").first


def lost(page):
    page.locator(".waits").get_by_text("Connection lost").wait_for()


def back(page):
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_function(OPEN)


@pytest.mark.parametrize("way", ["up", "down"] if SHARE >= 1 else ["down"])
def test_a_move_is_played_once_though_it_or_its_answer_is_lost(ann, wire, address, way):
    page = ann.page
    code = card(page).get_attribute("data-code")
    before = head(page)
    wire.lose(way)
    card(page).click()
    page.wait_for_selector("kz-table.sending")
    if way == "down":
        while not own_moves(address, ann):
            page.wait_for_function("() => true")
    wire.cut()
    lost(page)
    assert head(page) == before
    assert len(own_moves(address, ann)) == (way == "down")
    wire.mend()
    back(page)
    page.wait_for_selector("kz-table:not(.sending)")
    assert own_moves(address, ann) == [code]
    assert turn(page)
    assert page.locator(".says.refusal").count() == 0
    assert page.locator(f".zone-hand [data-code='{code}']").count() == 0
    step(page, by_mouse)
    assert len(own_moves(address, ann)) <= 2


def test_what_is_done_without_a_connection_is_never_played(ann, wire, address):
    page = ann.page
    wire.cut()
    lost(page)
    cards = page.locator(".zone-hand .card").count()
    card(page).click()
    page.locator(".says.refusal").get_by_text("no connection").wait_for()
    card(page).press("Enter")
    page.keyboard.press("/")
    page.keyboard.type(page.evaluate("document.querySelector('kz-table').scene.legal[0]"))
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert page.locator(".zone-hand .card").count() == cards
    wire.mend()
    back(page)
    assert turn(page)
    assert page.locator(".says.refusal, .waits:visible").count() == 0
    assert own_moves(address, ann) == []
    step(page, by_mouse)
    assert len(own_moves(address, ann)) == 1


def sent_to_nobody(ann, wire, *ways):
    """A page with a clock of ours and a move under way; these ways nothing gets through."""
    page = ann.page
    page.clock.install()
    page.reload()
    assert turn(page)
    for way in ways:
        wire.lose(way)
    card(page).click()
    page.wait_for_selector("kz-table.sending")
    return page


@long
def test_silence_is_noticed_and_told(ann, wire, address):
    """No end of the connection is closed: nothing comes any more."""
    page = sent_to_nobody(ann, wire, "up", "down")
    page.clock.fast_forward(11_000)
    lost(page)
    wire.cut()
    wire.mend()
    back(page)
    page.clock.run_for(1000)
    page.wait_for_selector("kz-table:not(.sending)")
    assert len(own_moves(address, ann)) == 1


@long
def test_a_move_that_is_given_up_says_so(ann, wire, address):
    page = sent_to_nobody(ann, wire, "up")
    wire.cut()
    lost(page)
    told = page.locator(".says.refusal").get_by_text("no connection")
    for _ in range(40):
        page.clock.run_for(1000)
        if told.is_visible():
            break
    else:
        raise AssertionError("nothing is told")
    page.wait_for_selector("kz-table:not(.sending)")
    wire.mend()
    back(page)
    page.clock.run_for(2000)
    assert own_moves(address, ann) == []


@long
@pytest.mark.parametrize("code", ["en", "fr", "ru"])
def test_a_reload_without_a_network_shows_the_way_back(visitors, wire, code):
    eve = visitors(base_url=wire.address, locale=code).named()
    eve.allowed = ALLOWED
    page = eve.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    table = eve.quick("durak")
    wire.cut()
    page.reload()
    page.locator(f"section[lang={code}] h1").wait_for()
    assert page.locator("section:visible").count() == 1
    assert page.url.endswith(f"/t/{table}")
    wire.mend()
    page.locator("section:visible a").click()
    page.wait_for_selector(".zone-hand .card.live")
