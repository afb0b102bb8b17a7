"""First walks through the games: by mouse, touch, keyboard and typing; wrong moves; the way out."""

import pytest
from playwright.sync_api import TimeoutError

from kozyr.locale import language, languages
from kozyr.web.lessons import LESSONS, course_of
from kozyr.web.lessons.course import document
from tests.browser.conftest import DESK
from tests.browser.players import AGAIN_MS
from tests.share import long

pytestmark = long

SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
CALM = {"reduced_motion": "reduce"}
NEXT = ".card.live.marked, .actions .marked, .actions .main"
STEP = "document.querySelector('kz-table').source.number"
STATE = """() => {
  const { source, chosen } = document.querySelector("kz-table");
  return [source.number, source.busy, ...chosen].join();
}"""
CHANGED = f"before => ({STATE})() !== before"
COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const coach = box(document.querySelector(".coach"));
  const cards = ".zone:not(.kind-pile, .kind-backs) .card > svg";
  const needed = document.querySelectorAll(`${cards}, .actions button`);
  return [...needed].map((element) => [element.parentElement.dataset.code, box(element)]).filter(
    ([, { left, right, top, bottom }]) =>
      (left < coach.right - 1 && right > coach.left + 1 && top < coach.bottom - 1 &&
        bottom > coach.top + 1) || right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1
  ).map(([code]) => code);
}"""


def begin(visitor, game, step=0):
    visitor.page.goto(f"/learn/{game}?step={step}")
    visitor.page.wait_for_selector(".coach .advice")
    visitor.page.wait_for_selector(NEXT)
    return visitor.page


def steps(game, code="en"):
    return document(course_of(game), language(code))["steps"]


def reached(page, number):
    page.wait_for_function(f"number => {STEP} >= number", arg=number)


def by_mouse(page, moves):
    page.locator(NEXT).first.click()


def by_touch(page, moves):
    page.locator(NEXT).first.tap()


def focused(page):
    """Whether the focus is on what one does next."""
    return page.evaluate(f"document.activeElement.matches({NEXT!r})")


def by_keyboard(page, moves):
    if not focused(page):
        page.locator(NEXT).first.focus()
    page.keyboard.press("Enter")


def by_typing(page, moves):
    if not moves:
        page.keyboard.press("g")
        return
    page.keyboard.press("/")
    for move in moves:
        page.keyboard.type(move)
        page.keyboard.press("Enter")
    page.keyboard.press("Escape")


WAYS = {
    "mouse": (by_mouse, DESK),
    "touch": (by_touch, SMALL),
    "keyboard": (by_keyboard, DESK),
    "typing": (by_typing, DESK),
}
PAIRS = [(game, way) for game in LESSONS for way in WAYS]


def walk(page, game, act):
    """To the last step; at each what is said is shown.

    Two taps in one place in quick succession are one to the page, so what had no effect is done
    once more, as a person would.
    """
    said = steps(game)
    for number, step in enumerate(said[:-1]):
        assert page.locator(".coach .advice").text_content() == step["text"]
        while page.evaluate(STATE).startswith(f"{number},false"):
            before = page.evaluate(STATE)
            act(page, step["moves"])
            try:
                page.wait_for_function(CHANGED, arg=before, timeout=AGAIN_MS)
            except TimeoutError:
                act(page, step["moves"])
                page.wait_for_function(CHANGED, arg=before)
        reached(page, number + 1)
    assert page.locator(".coach .advice").text_content() == said[-1]["text"]


@pytest.mark.parametrize(("game", "way"), PAIRS)
def test_a_whole_lesson(visitors, game, way):
    act, device = WAYS[way]
    page = begin(visitors(**device, **CALM), game)
    walk(page, game, act)
    page.get_by_role("button", name="Play a real game").wait_for()


def test_from_the_lesson_to_a_real_game(visitors):
    ann = visitors().named()
    page = begin(ann, "durak", 12)
    by_mouse(page, ["done"])
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("kz-table[data-phase=playing]")


def test_another_good_move_is_answered_kindly(visitors):
    page = begin(visitors(), "durak", 2)
    page.locator(".card.live.legal:not(.marked)").first.click()
    page.get_by_text("A good idea!").wait_for()
    assert page.evaluate(STEP) == 2
    by_mouse(page, ["6c"])
    reached(page, 3)
    assert page.get_by_text("A good idea!").count() == 0


def test_a_move_against_the_rules_says_why(visitors):
    page = begin(visitors(), "durak", 3)
    page.locator(".card.live[data-code=Kc]").click()
    says = page.locator(".coach .says.refusal")
    says.get_by_role("button", name="Rule D3.3").wait_for()
    assert "no card of its rank" in says.text_content()
    assert page.locator(".coach .advice").text_content() == steps("durak")[3]["text"]


def test_a_card_before_its_time(visitors):
    page = begin(visitors(), "durak", 0)
    page.locator(".card.live").first.click()
    page.get_by_text("First press “Go on”").wait_for()
    assert page.evaluate(STEP) == 0


def test_the_marked_card_can_be_dragged(visitors):
    page = begin(visitors(**CALM), "durak", 2)
    card = page.locator(".card.marked > svg").bounding_box()
    target = page.locator(".zone-bout").bounding_box()
    page.mouse.move(card["x"] + 10, card["y"] + 30)
    page.mouse.down()
    page.mouse.move(card["x"] + 10, card["y"] - 40, steps=3)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=3)
    page.mouse.up()
    reached(page, 3)


def test_a_step_back_and_a_reload_keep_their_place(visitors):
    page = begin(visitors(), "durak", 4)
    page.get_by_role("button", name="A step back").click()
    page.wait_for_function(f"() => {STEP} === 3")
    assert page.locator(".zone-bout .card").count() == 2
    page.reload()
    page.wait_for_selector(".coach .advice")
    assert page.locator(".coach .advice").text_content() == steps("durak")[3]["text"]
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_url("**/")


def test_a_hasty_hand_plays_one_step(visitors):
    page = begin(visitors(), "durak", 2)
    page.locator(NEXT).first.click(click_count=3, delay=5)
    reached(page, 3)
    assert page.evaluate(STEP) == 3


def test_by_ear(visitors):
    page = begin(visitors(), "durak", 2)
    card = page.locator(".card.marked")
    assert "the coach points at it" in card.get_attribute("aria-label")
    assert page.locator(".coach .advice").get_attribute("aria-live") == "polite"
    card.click()
    log = page.get_by_role("log")
    log.get_by_text("Vera: nine of clubs").wait_for()
    assert log.get_by_text("six of clubs").count() == 1


def test_the_focus_goes_to_what_comes_next(visitors):
    page = begin(visitors(**CALM), "durak", 1)
    page.keyboard.press("g")
    for number in range(2, 6):
        reached(page, number)
        assert focused(page)
        page.keyboard.press("Enter")


def test_no_lesson(visitors):
    ann = visitors()
    ann.allowed = ["404"]
    ann.page.route("**/api/lessons/**", lambda route: route.fulfill(status=404, json={}))
    ann.page.goto("/learn/durak")
    ann.page.get_by_role("heading", name="There is no lesson here").wait_for()


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
def test_the_coach_covers_nothing(visitors, game, code, size):
    width, height = size
    ann = visitors(viewport={"width": width, "height": height}, locale=code, **CALM)
    for number, step in enumerate(steps(game, code)):
        page = begin(ann, game, number)
        assert page.locator(".coach .advice").text_content() == step["text"]
        assert page.evaluate(COVERED) == [], number
        coach = page.locator(".coach")
        assert coach.evaluate("element => element.scrollHeight <= element.clientHeight + 1"), number
