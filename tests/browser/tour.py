"""Every page and every dialog, one after another: each stop is named when it is in view.

Nothing here reads a word of the page, so that the tours are the same in every language.
"""

import kozyr

HERE = "document.querySelector('kz-table')"
MOST_MOVES = 600
PLAY_ON = """async (most) => {
  const table = document.querySelector("kz-table");
  for (let n = 0; n < most && table.source.table.phase !== "over"; n += 1) {
    const { head, outlook } = table.source.table;
    const { view } = outlook;
    if (table.scene.mine && (STOP)) return true;
    if (table.scene.mine && table.proposer.ready(head)) {
      await table.proposer.propose([outlook.legal[(head * 7) % outlook.legal.length]], head);
    } else {
      await new Promise((done) => table.source.addEventListener("update", done, { once: true }));
    }
  }
  return false;
}"""


def play_on(page, stop="false", most=MOST_MOVES):
    """Play moves that follow from the ply, to the end or until a condition holds on one's turn."""
    return page.evaluate(PLAY_ON.replace("STOP", stop), most)


def shown(page, selector):
    page.locator(selector).first.wait_for()


def dialog(page, act, name, wait="dialog[open] button"):
    """What opens a dialog; it is closed again before the next stop."""
    act()
    shown(page, wait)
    yield name
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def site(ann):
    """The pages around the tables."""
    page = ann.page
    page.goto("/")
    shown(page, "[data-open=name]:not([data-waits])")
    yield "home of a stranger"
    yield from dialog(page, lambda: page.click("[data-open=name]"), "a first name")
    ann.named()
    ann.post("/api/tables", {"game": "blulu", "players": 2, "seats": ["owner", "open"]})
    page.goto("/")
    shown(page, "[data-open=name]:not([data-waits])")
    yield "home"
    page.fill("#link", "nothing")
    page.click("form.join button")
    shown(page, "#link-problem:not(:empty)")
    yield "a link that leads nowhere"
    yield from dialog(page, lambda: page.click("[data-open=look]"), "look", ".look .slider")
    yield from dialog(page, lambda: page.keyboard.press("?"), "keys", ".keys")
    page.click("[data-open=name]")
    page.click("dialog .move button")
    shown(page, "dialog .field button")
    yield "name and recovery link"
    page.goto("/new?game=blaze")
    page.check("input[name=players][value='5']")
    page.select_option("#clock", "bank")
    shown(page, "[data-clock=bank]")
    yield "a new table"
    page.goto("/cards")
    page.wait_for_load_state("networkidle")
    yield "all the cards"
    for path in ("/credits", "/recover", "/offline", "/nowhere", "/t/nowhere"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield path
    page.goto("/recover")
    page.fill("#code", "wrong")
    page.click("form button.main")
    shown(page, "#problem")
    yield "a wrong code"
    table = ann.quick("durak")
    page.goto(f"/t/{table}/replay")
    shown(page, ".notice h1")
    yield "nothing to replay"


def reading(ann):
    """The rules and the lessons."""
    for game in kozyr.games():
        ann.page.goto(f"/rules/{game}")
        ann.page.wait_for_load_state("networkidle")
        yield f"/rules/{game}"
        ann.page.goto(f"/learn/{game}?step=3")
        shown(ann.page, ".coach .advice")
        yield f"/learn/{game}"


def at_table(game):
    """A tour of a table of that game: before it, in play, its dialogs, its end, its replay."""

    def tour(ann):
        page = ann.named().page
        most = kozyr.game(game).max_players
        seats = ["owner"] + ["open"] * (most - 1)
        table = ann.post("/api/tables", {"game": game, "players": most, "seats": seats})["table"]
        ann.open(table)
        page.locator(".lobby-seats option:nth-child(3)").first.wait_for(state="attached")
        yield "the seats, as the owner"
        for seat in range(1, most):
            page.locator(".lobby-seats li").nth(seat).locator("select").select_option("greedy")
            page.locator(".lobby-seats select").nth(most - 1 - seat).wait_for(state="detached")
        yield "everyone is here"
        page.click(".front button.main")
        shown(page, ".zone-hand .card.live")
        play_on(page, "true")
        yield "in play"
        yield from panels(page)
        if game != "durak":
            yield from chosen(page, game)
        assert not play_on(page)
        shown(page, "#outcome-title")
        yield "the outcome"
        page.click(".sheet button.plain")
        yield "the table after the end"
        page.goto(f"/t/{table}/replay?step=9")
        shown(page, "kz-table[data-phase=replay] .zone-hand .card")
        yield "the replay"
        page.keyboard.press("End")
        yield "the replay's end"

    return tour


def panels(page):
    """What opens at a table."""
    page.click(".more summary")
    yield "the menu"
    page.click(".more summary")
    yield from dialog(page, lambda: page.keyboard.press("r"), "rules at the table", "dialog #rules")
    yield from dialog(page, lambda: page.keyboard.press("?"), "keys at the table", ".keys")
    yield from dialog(page, lambda: page.keyboard.press("o"), "look at the table", ".look .slider")
    page.keyboard.press("/")
    shown(page, ".typed input:focus")
    yield "a typed move"
    page.keyboard.type("0")
    page.keyboard.press("Enter")
    shown(page, ".says.refusal")
    yield "a refused move"
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.fill(".chat input", "42")
    page.keyboard.press("Enter")
    shown(page, ".story .chatted")
    yield "the log"
    page.keyboard.press("Escape")


def chosen(page, game):
    """What is offered once a card is chosen, and where Blaze asks for more than a card."""
    if game == "blaze":
        for stage, cards in (("open", ".zone-hand .card.legal"), ("answer", ".pair .card.live")):
            play_on(page, f"view.stage === '{stage}'")
            page.locator(cards).first.press("Enter")
            shown(page, ".card.chosen")
            yield f"a card chosen to {stage}"
        if play_on(page, "view.stage === 'bet'"):
            yield "bets"
    else:
        page.locator(".zone-hand .card.legal").first.press("Enter")
        shown(page, ".zone-hand .card.chosen")
        yield "a card chosen"


TOURS = {"site": site, "reading": reading} | {game: at_table(game) for game in kozyr.games()}
