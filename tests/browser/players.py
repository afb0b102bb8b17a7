"""How somebody plays a whole game: by mouse, by touch, by keyboard."""

from contextlib import suppress

from playwright.sync_api import TimeoutError

MOST_MOVES = 600
AGAIN_MS = 1000
MOST_TRIES = 10
READY = """() => {
  const table = document.querySelector("kz-table");
  return table.dataset.phase === "over" ||
    (table.classList.contains("mine") && !table.classList.contains("sending"));
}"""
USEFUL = ".card.live.legal, .card.live.marked"


def over(page):
    return page.get_attribute("kz-table", "data-phase") == "over"


def turn(page):
    """Wait for one's turn; False if the game is over."""
    page.wait_for_function(READY)
    return not over(page)


def head(page):
    return page.evaluate("document.querySelector('kz-table').source.table.head")


def moved(page, before):
    """Wait until something has happened, or been selected."""
    page.wait_for_function(
        """before => {
          const table = document.querySelector("kz-table");
          return table.source.table.head !== before[0] || table.chosen.join() !== before[1];
        }""",
        arg=before,
        timeout=AGAIN_MS,
    )


def state(page):
    return page.evaluate(
        "(() => { const t = document.querySelector('kz-table');"
        " return [t.source.table.head, t.chosen.join()]; })()"
    )


def choices(page):
    """What may be done now: buttons for what is selected, else cards, else buttons."""
    buttons = page.locator(".actions button:not([data-action=undo])")
    if page.evaluate("document.querySelector('kz-table').chosen.length") and buttons.count():
        return buttons
    cards = page.locator(USEFUL)
    return cards if cards.count() else buttons


def by_mouse(page, n):
    choices(page).nth(n % choices(page).count()).click()


def by_touch(page, n):
    choices(page).nth(n % choices(page).count()).tap()


def by_keyboard(page, n):
    choices(page).nth(n % choices(page).count()).focus()
    page.keyboard.press("Enter")


def step(page, act, n=0):
    """Do something until it has an effect.

    Two taps in one place in quick succession are one to the page; a person then taps again.
    """
    before = state(page)
    for _ in range(MOST_TRIES):
        act(page, n)
        with suppress(TimeoutError):
            moved(page, before)
            return
        if not turn(page):
            return
    raise AssertionError("nothing happens")


def whole_game(page, act):
    """Play to the end; the number of things done."""
    for done in range(MOST_MOVES):
        if not turn(page):
            return done
        step(page, act, done)
    raise AssertionError("the game does not end")


def together(visitors, count=2, game="durak", **options):
    """People at one table, the cards dealt; the owner first."""
    owner = visitors(**options).named("Ann")
    seats = ["owner"] + ["open"] * (count - 1)
    table = owner.post("/api/tables", {"game": game, "players": count, "seats": seats})["table"]
    owner.open(table)
    guests = [visitors(**options).named(name) for name in ("Bob", "Cid", "Dan", "Eve")[: count - 1]]
    for guest in guests:
        guest.open(table)
        guest.page.get_by_role("button", name="Sit down").click()
    owner.page.get_by_role("button", name="Deal the cards").click()
    people = [owner, *guests]
    for person in people:
        person.page.wait_for_selector("kz-table[data-phase=playing] .zone-hand .card.live")
    return people


def mover(people):
    """Whose turn it is, first those who may act."""
    for person in people:
        person.page.wait_for_function(
            "() => document.querySelector('kz-table').source.status === 'open'"
        )
    while True:
        for person in people:
            if "mine" in (person.page.get_attribute("kz-table", "class") or ""):
                return person
