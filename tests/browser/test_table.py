"""One table and its page: several browsers, reloads, lost connections, stale tabs, hasty hands."""

import json

import pytest

import kozyr
from tests.browser.players import (
    by_mouse,
    head,
    moved,
    mover,
    over,
    state,
    step,
    together,
    turn,
    whole_game,
)
from tests.browser.tour import play_on
from tests.share import SHARE, long

HELD = "document.querySelector('kz-table').source.table.outlook.view.hands"
PUBLIC = """() => {
  const {hands, ...rest} = document.querySelector("kz-table").source.table.outlook.view;
  return rest;
}"""
SEEN = """() => {
  const told = (card) => [card.dataset.zone, card.dataset.code, card.className].join(" ");
  return [...document.querySelectorAll(".zone .card")].map(told).sort();
}"""


@long
def test_two_browsers_play_a_game(visitors):
    people = together(visitors)
    done = 0
    while not any(over(person.page) for person in people):
        page = mover(people).page
        step(page, by_mouse, 0)
        done += 1
    for person in people:
        person.page.locator("#outcome-title").wait_for()
    assert done > 10
    people[0].page.get_by_role("button", name="Rematch").click()
    for person in people:
        person.page.get_by_text("Its owner deals the cards when everybody is there.").wait_for()
        person.page.get_by_role("link", name="To the rematch").click()
        person.page.wait_for_selector("kz-table:not([data-phase=over]):not([data-phase=none])")
    people[0].page.get_by_role("button", name="Deal the cards").click()
    for person in people:
        person.page.wait_for_selector("kz-table[data-phase=playing] .zone-hand .card.live")


ALONE = """() => {
  const table = document.querySelector("kz-table");
  const act = () => {
    const { head, outlook, phase } = table.source.table;
    if (phase !== "playing" || !table.scene.mine || !table.proposer.ready(head)) return;
    table.play([outlook.legal[(head * 7) % outlook.legal.length]]);
  };
  setInterval(act, 30);
}"""
KNOWN = """() => {
  const { outlook, viewer } = document.querySelector("kz-table").source.table;
  return outlook.view.hands.every((hand, seat) =>
    seat === viewer || hand.every((card) => card === "?"));
}"""


@long
@pytest.mark.parametrize(("game", "count"), [("durak", 2), ("blulu", 2), ("blaze", 4)])
def test_a_whole_game_between_browsers(visitors, game, count):
    """Each page plays for itself, through the one way to play, as soon as it is its turn."""
    people = together(visitors, count, game, reduced_motion="reduce")
    assert all(person.page.evaluate(KNOWN) for person in people)
    for person in people:
        person.page.evaluate(ALONE)
    for person in people:
        person.page.locator("#outcome-title").wait_for(timeout=120_000)
    ends = [
        person.page.evaluate(
            "(() => { const {head, result, seed} = document.querySelector('kz-table').source.table;"
            " return [head, result, seed]; })()"
        )
        for person in people
    ]
    assert ends == [ends[0]] * count
    table = people[0].page.url.rsplit("/", 1)[1]
    record = people[0].get(f"/api/tables/{table}/record")
    assert record["result"] == ends[0][1]
    assert {seat for seat, *_ in record["moves"] if seat >= 0} == set(range(count))


@long
def test_four_browsers_at_one_table_of_blaze(visitors):
    people = together(visitors, 4, "blaze")
    for number in range(12):
        page = mover(people).page
        step(page, by_mouse, number)
    heads = [head(person.page) for person in people]
    for person in people:
        person.page.wait_for_function(
            "least => document.querySelector('kz-table').source.table.head >= least", arg=max(heads)
        )
    hands = [person.page.evaluate(HELD) for person in people]
    for seat, seen in enumerate(hands):
        for other, hand in enumerate(seen):
            assert other == seat or set(hand) <= {"?"}


@long
def test_a_reload_shows_the_same_table(visitors):
    ann = visitors().named()
    ann.quick("durak")
    page = ann.page
    for number in range(3):
        assert turn(page)
        step(page, by_mouse, number)
    assert turn(page)
    cards = page.evaluate(SEEN)
    for _ in range(3):
        page.reload()
        page.wait_for_selector(".zone-hand .card.live")
        assert turn(page)
        assert page.evaluate(SEEN) == cards


@long
def test_a_stale_tab_plays_nothing_unintended(visitors):
    ann = visitors().named()
    table = ann.quick("durak")
    page = ann.page
    assert turn(page)
    card = page.locator(".card.live.legal").first.get_attribute("data-code")
    other = ann.new_page()
    other.goto(f"/t/{table}")
    other.wait_for_selector("kz-table.mine")
    page.evaluate("document.querySelector('kz-table').source.socket.onmessage = () => {}")
    step(other, by_mouse, 1)
    page.locator(f".card.live[data-code='{card}']").click()
    assert turn(other)
    played = [event for event in events(ann, table) if event[0] == 0]
    assert len(played) == 1


def events(visitor, table):
    return visitor.get(f"/api/tables/{table}/record")["moves"]


def own_moves(visitor, table):
    return sum(seat == 0 for seat, *_ in events(visitor, table))


@pytest.mark.parametrize("clicks", [2, 3] if SHARE >= 1 else [2])
def test_a_double_click_plays_one_card(visitors, clicks):
    ann = visitors().named()
    table = ann.quick("durak")
    page = ann.page
    assert turn(page)
    before = state(page)
    page.locator(".card.live.legal").first.click(click_count=clicks, delay=5)
    moved(page, before)
    turn(page)
    assert own_moves(ann, table) == 1


SOON_MS = 350
MOST_DEALS = 30
ON_A_CARD = "document.activeElement.matches('.card.legal')"


def struck_twice(ann, key):
    """A table where the key was struck again on a card that could be played by then."""
    page = ann.page
    for _ in range(MOST_DEALS):
        table = ann.quick("durak")
        assert turn(page)
        before = state(page)
        page.locator(".card.live.legal").first.focus()
        since = page.evaluate("performance.now()")
        page.keyboard.press(key)
        moved(page, before)
        assert turn(page)
        ready = page.evaluate(ON_A_CARD)
        page.keyboard.press(key)
        if page.evaluate("performance.now()") - since < SOON_MS and ready:
            return table
    raise AssertionError("the second stroke comes too late")


@pytest.mark.parametrize("key", ["Enter", "Space"] if SHARE >= 1 else ["Enter"])
def test_a_key_struck_twice_plays_one_card(visitors, key):
    ann = visitors().named()
    page = ann.page
    table = struck_twice(ann, key)
    turn(page)
    assert own_moves(ann, table) == 1
    now = state(page)
    page.keyboard.press("End")
    page.keyboard.press("Home")
    while not page.evaluate(ON_A_CARD):
        page.keyboard.press("ArrowRight")
    page.keyboard.press(key)
    moved(page, now)
    turn(page)
    assert own_moves(ann, table) == 2


def test_clicks_while_cards_move_play_one_card(visitors):
    ann = visitors().named()
    table = ann.quick("durak")
    page = ann.page
    assert turn(page)
    before = state(page)
    box = page.locator(".card.live.legal").first.bounding_box()
    for shift in range(5):
        page.mouse.click(box["x"] + 8 + shift, box["y"] + 30)
    moved(page, before)
    turn(page)
    assert own_moves(ann, table) == 1


@long
def test_other_buttons_and_illegal_cards_play_nothing(visitors):
    ann = visitors().named()
    table = ann.quick("durak")
    page = ann.page
    while turn(page) and page.locator(".card.live:not(.legal)").count() == 0:
        step(page, by_mouse, 0)
    count = own_moves(ann, table)
    page.locator(".card.live").first.click(button="middle")
    page.locator(".card.live").first.click(button="right")
    page.locator(".card.live:not(.legal)").first.click()
    says = page.locator(".says.refusal")
    says.wait_for()
    assert says.get_by_role("button").count() == 1
    assert own_moves(ann, table) == count


@long
def test_a_card_can_be_dragged_to_the_table(visitors):
    ann = visitors().named()
    ann.quick("durak")
    page = ann.page
    assert turn(page)
    before = state(page)
    card = page.locator(".card.live.legal").first.bounding_box()
    target = page.locator(".zone-bout").bounding_box()
    page.mouse.move(card["x"] + 10, card["y"] + 30)
    page.mouse.down()
    page.mouse.move(card["x"] + 10, card["y"] - 40, steps=3)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=3)
    page.mouse.up()
    moved(page, before)


def test_letters_and_typed_moves_play(visitors):
    ann = visitors().named()
    table = ann.quick("durak")
    page = ann.page
    assert turn(page)
    move = page.evaluate("document.querySelector('kz-table').scene.legal[0]")
    before = state(page)
    page.keyboard.press("/")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    moved(page, before)
    assert [played[1] for played in events(ann, table) if played[0] == 0] == [move]


@pytest.mark.parametrize("game", kozyr.games() if SHARE >= 1 else ["durak"])
def test_a_stranger_sees_no_hidden_card(visitors, game):
    ann = visitors().named()
    table = ann.quick(game)
    frames = []
    eve = visitors()
    eve.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame))
    )
    eve.open(table)
    eve.page.wait_for_selector(".zone-hand .card")
    assert turn(ann.page)
    step(ann.page, by_mouse)
    assert turn(ann.page)
    tables = [json.loads(frame).get("table") for frame in frames]
    views = [seen["outlook"]["view"] for seen in tables if seen and seen["outlook"]]
    assert views
    for view in views:
        assert {card for hand in view["hands"] for card in hand} <= {"?"}
    held = set(ann.page.evaluate(HELD)[0])
    public = json.dumps([ann.page.evaluate(PUBLIC), views])
    kept = eve.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    for code in held:
        if f'"{code}"' not in public:
            assert f'data-code="{code}"' not in eve.page.content() + kept
            assert f'"{code}"' not in "".join(map(str, frames))


@long
@pytest.mark.parametrize("game", kozyr.games())
def test_the_replay_ends_as_the_game_did(visitors, game):
    ann = visitors(reduced_motion="reduce").named()
    table = ann.quick(game)
    page = ann.page
    play_on(page)
    outcome = page.locator("#outcome-title").text_content()
    last = len(ann.get(f"/api/tables/{table}/replay")["steps"]) - 1
    page.goto(f"/t/{table}/replay?step={last - 3}&side=0")
    page.wait_for_selector("kz-table[data-phase=replay]")
    for number in range(last - 3, last):
        assert page.locator(".replay-bar output").text_content() == f"{number} / {last}"
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator(".replay-bar output").text_content() == f"{last} / {last}"
    result = page.evaluate("document.querySelector('kz-table').source.table.result")
    assert result == ann.get(f"/api/tables/{table}/record")["result"]
    assert page.locator(".says").text_content() == outcome
    eve = visitors(reduced_motion="reduce")
    eve.page.goto(page.url)
    eve.page.wait_for_selector("kz-table[data-phase=replay] .zone-hand")
    assert eve.page.locator(".replay-bar output").text_content() == f"{last} / {last}"
    eve.page.keyboard.press("ArrowLeft")
    shared = eve.page.url
    assert f"step={last - 1}" in shared
    page.goto(shared)
    page.wait_for_selector("kz-table[data-phase=replay] .zone-hand")
    assert page.locator(".replay-bar output").text_content() == f"{last - 1} / {last}"
    assert page.evaluate(SEEN) == eve.page.evaluate(SEEN)


@long
def test_replay_from_the_end_to_the_beginning(visitors):
    ann = visitors().named()
    table = ann.quick("durak")
    whole_game(ann.page, by_mouse)
    ann.page.get_by_role("link", name="Replay").click()
    page = ann.page
    page.wait_for_selector("kz-table[data-phase=replay]")
    page.keyboard.press("End")
    steps = len(ann.get(f"/api/tables/{table}/replay")["steps"])
    for number in range(steps - 1, 0, -1):
        assert page.locator(".replay-bar output").text_content() == f"{number} / {steps - 1}"
        page.keyboard.press("ArrowLeft")
    assert page.locator(".zone-hand .card").count() == 6
    page.goto(f"/t/{table}/replay?step=5&side=1")
    page.wait_for_selector("kz-table[data-phase=replay]")
    assert page.locator(".replay-bar output").text_content() == f"5 / {steps - 1}"


MOVING = """() => document.getAnimations().map(({ effect, transitionProperty, animationName }) =>
  `${effect.target.outerHTML.slice(0, 60)} ${transitionProperty ?? animationName}`)"""


@pytest.mark.parametrize("wish", ["system", "page"] if SHARE >= 1 else ["page"])
def test_nothing_moves_for_who_wants_no_motion(visitors, wish):
    ann = visitors(reduced_motion="reduce" if wish == "system" else "no-preference").named()
    if wish == "page":
        ann.page.add_init_script("localStorage.setItem('kozyr-look', '{\"motion\": \"off\"}')")
    ann.quick("blaze", players=3)
    ann.page.evaluate(
        """() => {
          window.moved = [];
          const look = () => { window.moved.push(...(MOVING)()); requestAnimationFrame(look); };
          look();
        }""".replace("MOVING", MOVING)
    )
    for number in range(4):
        if not turn(ann.page):
            break
        ann.page.locator(".zone-hand .card").first.hover()
        step(ann.page, by_mouse, number)
    assert ann.page.evaluate("window.moved") == []
