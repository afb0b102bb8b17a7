"""What the page does for people who are new to it, or to each other."""

from tests.share import long

PHONE = {"viewport": {"width": 320, "height": 568}}


@long
def test_the_letters_on_the_cards_are_told_once_and_may_be_changed(visitors):
    ann = visitors(locale="fr", **PHONE).named()
    ann.quick("durak")
    tip = ann.page.locator(".tip")
    assert "valet" in tip.inner_text()
    tip.locator("button", has_text="J Q K A").click()
    tip.wait_for(state="detached")
    assert ann.page.get_attribute("html", "data-indices") == "latin"
    ann.page.reload()
    ann.page.wait_for_selector(".card")
    assert ann.page.get_attribute("html", "data-indices") == "latin"

    ben = visitors(locale="en", **PHONE).named("Ben")
    ben.quick("durak")
    ben.page.locator(".tip").wait_for()
    ben.page.reload()
    ben.page.wait_for_selector(".card")
    assert ben.page.locator(".tip").count() == 0


@long
def test_who_reads_russian_is_told_no_letters(visitors):
    ann = visitors(locale="ru").named()
    ann.quick("durak")
    ann.page.wait_for_selector(".card")
    assert ann.page.locator(".tip").count() == 0


@long
def test_somebody_silent_can_be_muted_and_heard_again(visitors):
    ann, ben = visitors().named(), visitors().named("Ben")
    table = ann.post("/api/tables", {"game": "durak", "players": 2, "seats": ["owner", "open"]})
    for visitor in (ann, ben):
        visitor.open(table["table"])
    ben.page.locator(".front button.main").click()
    ann.page.locator(".front button", has_text="Deal the cards").click()
    for visitor in (ann, ben):
        visitor.page.wait_for_selector(".card")
        visitor.page.keyboard.press("l")
    people = ann.page.locator(".people")
    people.locator("summary").click()
    people.locator("button", has_text="Mute Ben").click()
    people.locator("button", has_text="Ben: muted").wait_for()

    say = "text => document.querySelector('kz-table').source.command({type: 'chat', text})"
    ben.page.evaluate(say, "unheard")
    people.locator("button", has_text="Ben: muted").click()
    people.locator("button", has_text="Mute Ben").wait_for()
    ben.page.evaluate(say, "heard")
    ann.page.locator(".story .chatted").wait_for()
    said = ann.page.locator(".story .chatted").all_inner_texts()
    assert [text.partition("\n")[0] for text in said] == ["Ben says: heard"]


def test_the_bots_chosen_say_what_to_expect(visitors):
    ann = visitors().named()
    ann.page.goto("/")
    form = ann.page.locator("form.play[data-game=durak]")
    expected = form.locator(".expect")
    assert "forgets" in expected.inner_text()
    form.locator("select").select_option("strong")
    assert "remembers" in expected.inner_text()
    ann.page.reload()
    ann.page.wait_for_function(
        "document.querySelector('form.play[data-game=durak] select').value === 'strong'"
    )
    assert "remembers" in expected.inner_text()


def test_who_keeps_no_cookies_is_told_so(visitors):
    ann = visitors(**PHONE)

    def without_cookie(route):
        answer = route.fetch()
        ann.context.clear_cookies()
        kept = {name: text for name, text in answer.headers.items() if name != "set-cookie"}
        route.fulfill(response=answer, headers=kept)

    ann.context.route("**/api/me?*", without_cookie)
    ann.page.goto("/")
    ann.page.locator("form.play[data-game=durak] button:enabled").click()
    ann.page.fill("dialog input[name=name]", "Ann")
    ann.page.locator("dialog button.main").click()
    problem = ann.page.locator("dialog .refusal:not(:empty)")
    problem.wait_for()
    assert "cookies" in problem.inner_text()
    assert ann.page.locator("dialog[open]").count() == 1
