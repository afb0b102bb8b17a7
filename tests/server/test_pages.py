"""The pages: what stands in them, in whose language, and who is refused how."""

import json
import re

import pytest

from kozyr.locale import languages
from kozyr.search import BASELINES
from kozyr.store import StoreFailed
from kozyr.web.assets import assets

PAGES = [
    *("/", "/new", "/lists", "/cards", "/credits", "/offline", "/recover"),
    *("/rules/durak", "/rules/blaze", "/rules/blulu", "/t/some-table"),
]
TITLES = {"en": "One table,", "fr": "Une table,", "ru": "Один стол,"}
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", PAGES)
async def test_every_page_is_there_in_every_language_and_keeps_to_the_policy(house, path):
    stranger = await house.guest(None)
    await house.store.append("some-table", [(0, 0, b"")])
    for code in languages():
        answer = await stranger.get(f"{path}?lang={code}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        if path != "/lists":
            spoken = "en" if path == "/offline" else code
            assert f'<html lang="{spoken}"' in answer.text
        assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=", answer.text)
        for address in re.findall(r'(?:href|src|data-texts)="(/static/[^"]+)"', answer.text):
            assert assets().get(address.split("/", 3)[3]), address


@pytest.mark.parametrize("path", ["/t/nowhere", "/t/nowhere/replay"])
async def test_a_table_that_there_is_not(house, path):
    stranger = await house.guest(None)
    page = await stranger.get(f"{path}?lang=fr", headers=BROWSER)
    assert page.status_code == 404
    assert '<html lang="fr"' in page.text
    assert "nowhere" in page.text
    assert (await stranger.get(path)).json()["code"] == "no_table"
    house.store.failing = True
    assert (await stranger.get(path)).status_code == 200


@pytest.mark.parametrize("code", languages())
async def test_the_home_page_speaks_and_shows_every_game(house, code):
    stranger = await house.guest(None)
    text = (await stranger.get("/", headers={"accept-language": code})).text
    assert TITLES[code] in text
    assert re.findall(r'<form class="play" data-game="(\w+)"', text) == ["durak", "blaze", "blulu"]
    for level in (await stranger.get("/api/games")).json()["levels"]:
        assert f'value="{level}"' in text


async def test_bots_for_people_come_first_and_say_what_to_expect(house):
    stranger = await house.guest(None)
    home = (await stranger.get("/")).text
    form = home[home.index('<form class="play" data-game="durak"') :].partition("</form>")[0]
    people, _, others = form.partition("<optgroup")
    option = r'<option value="(\w+)" data-expect="[^"]+"( selected)?>'
    assert re.findall(option, people) == [
        ("beginner", ""),
        ("casual", " selected"),
        ("strong", ""),
        ("master", ""),
    ]
    assert {name for name, chosen in re.findall(option, others) if not chosen} == set(BASELINES)
    expected = re.search('value="casual" data-expect="([^"]+)"', form)[1]
    assert f'role="status">{expected}</p>' in form
    assert f"<dd>{expected}</dd>" in (await stranger.get("/new")).text


async def test_a_chosen_language_stays(house):
    stranger = await house.guest(None)
    stranger.http.cookies.set("kozyr_language", "ru")
    assert TITLES["ru"] in (await stranger.get("/")).text
    assert TITLES["fr"] in (await stranger.get("/?lang=fr")).text


async def test_names_are_text_and_never_markup(house):
    eve = await house.guest("<b>Eve</b>")
    await eve.create("durak", 2, ["owner", "open"], public=True)
    for guest in (eve, await house.guest(None)):
        text = (await guest.get("/")).text
        assert "&lt;b&gt;Eve&lt;/b&gt;" in text
        assert "<b>" not in text


def turns(text):
    """The tables of a list that wait for whoever looks."""
    return re.findall(r'class="line turn" href="/t/([^"]+)"', text)


async def test_whose_turn_it_is(house):
    """Lists tell it as the table does, without a word in the store about it."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    table = await ann.create("durak", 2, ["owner", "open"])
    assert turns((await ann.get("/")).text) == []
    seats = [await ann.open(table), await bob.open(table)]
    await seats[1].tell("sit")
    assert turns((await ann.get("/lists")).text) == [table], "the owner is to deal"
    assert turns((await bob.get("/lists")).text) == []
    await seats[0].quiet()
    await seats[0].tell("start")
    await seats[1].quiet()
    acting = 0 if seats[0].legal else 1
    for guest, waits in zip((ann, bob), (acting == 0, acting == 1), strict=True):
        assert turns((await guest.get("/lists")).text) == [table] * waits
        (line,) = (await guest.get("/api/tables/mine")).json()["tables"]
        assert line["your_turn"] is waits
    await seats[acting].play(seats[acting].legal[0])
    await seats[1 - acting].quiet()
    expected = [bool(seat.legal) for seat in seats]
    for guest, waits in zip((ann, bob), expected, strict=True):
        assert turns((await guest.get("/lists")).text) == [table] * waits


async def test_a_game_left_to_a_bot_waits_for_nobody(house):
    ann = await house.guest("Ann")
    table = await ann.quick("durak")
    seat = await ann.open(table)
    await seat.until(lambda: seat.legal)
    assert turns((await ann.get("/")).text) == [table]
    await seat.tell("leave")
    assert turns((await ann.get("/")).text) == []


async def test_public_tables_are_shown_to_others_and_once_to_their_own(house):
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    shown = await ann.create("blulu", 2, ["owner", "open"], public=True)
    hidden = await ann.create("blulu", 2, ["owner", "open"])
    text = (await bob.get("/")).text
    assert f"/t/{shown}" in text
    assert hidden not in text
    mine = (await ann.get("/")).text
    assert mine.count(f"/t/{shown}") == 1
    assert mine.count(f"/t/{hidden}") == 1


async def test_a_table_that_is_closed_to_strangers_is_not_offered_to_them(house):
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    seats = ["owner", "bot:random"]
    table = await ann.create("durak", 2, seats, public=True, spectators=False)
    seat = await ann.open(table)
    await seat.tell("start")
    assert table not in (await bob.get("/")).text


async def test_the_home_page_is_there_without_its_lists(house):
    ann = await house.guest("Ann")
    table = await ann.create("durak", 2, ["owner", "open"], public=True)

    async def out_of_order(**filters):
        raise StoreFailed("disk full")

    house.store.summaries = out_of_order
    stranger = await house.guest(None)
    answer = await stranger.get("/")
    assert answer.status_code == 200
    assert table not in answer.text


async def test_asking_for_lists_again_and_again_brings_none(opened):
    house = await opened(limits=True)
    ann = await house.guest("Ann")
    table = await ann.create("durak", 2, ["owner", "open"])
    texts = [(await ann.get("/lists")).text for _ in range(40)]
    assert table in texts[0]
    assert table not in texts[-1]


async def test_a_person_is_refused_by_a_page_and_a_program_by_json(house):
    stranger = await house.guest(None)
    for path, words in (("/nowhere", "Здесь ничего нет"), ("/rules/whist", "Здесь ничего нет")):
        page = await stranger.get(f"{path}?lang=ru", headers=BROWSER)
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert words in page.text
        program = await stranger.get(path)
        assert program.json()["code"] == "not_found"
    api = await stranger.get("/api/nothing", headers=BROWSER)
    assert api.json()["code"] == "not_found"
    wrong = await stranger.post("/credits", headers=BROWSER)
    assert wrong.status_code == 405
    assert wrong.headers["allow"]
    assert "<h1>" in wrong.text


async def test_a_failure_is_told_to_a_person_without_details(house, monkeypatch):
    monkeypatch.setattr("kozyr.server.pages.choices", lambda: 1 / 0)
    stranger = await house.guest(None)
    page = await stranger.get("/new", headers=BROWSER)
    assert page.status_code == 500
    assert "<h1>" in page.text
    assert "division" not in page.text
    assert (await stranger.get("/new")).json()["code"] == "internal"


async def test_rules_lead_to_one_another(house):
    stranger = await house.guest(None)
    answer = await stranger.get("/rules")
    assert answer.status_code == 307
    assert answer.headers["location"] == "/rules/durak"


async def test_the_service_worker_knows_its_version_and_what_to_keep(house):
    stranger = await house.guest(None)
    answer = await stranger.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    first = answer.text.partition("\n")[0]
    shell = json.loads(first.removeprefix("self.SHELL = ").removesuffix(";"))
    assert shell["version"] == assets().version
    for path in [*shell["files"], shell["offline"]]:
        assert (await stranger.get(path)).status_code == 200
    offline = (await stranger.get(shell["offline"])).text
    kept = [path for path in re.findall(r'"(/static/[^"]+)"', offline) if "/texts/" not in path]
    assert {path for path in kept if path.endswith((".css", ".svg", ".webmanifest"))} <= set(
        shell["files"]
    )


async def test_a_home_screen_gets_a_picture(house):
    stranger = await house.guest(None)
    address = re.search(r'rel="apple-touch-icon" href="([^"]+)"', (await stranger.get("/")).text)[1]
    answer = await stranger.get(address)
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")


async def test_the_manifest_makes_the_site_installable(house):
    stranger = await house.guest(None)
    address = re.search(r'rel="manifest" href="([^"]+)"', (await stranger.get("/")).text)[1]
    answer = await stranger.get(address)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == (
        "/",
        "/",
        "standalone",
    )
    folder = address.rpartition("/")[0]
    for icon in manifest["icons"]:
        answer = await stranger.get(f"{folder}/{icon['src']}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


@pytest.mark.parametrize(("game", "seats"), [("durak", 2), ("blaze", 3), ("nothing", 2)])
async def test_the_form_for_a_table_begins_as_its_game_has_it(house, game, seats):
    """So that nothing moves when the script comes."""
    stranger = await house.guest(None)
    text = (await stranger.get(f"/new?game={game}")).text
    assert re.findall(r'name="game" value="(\w+)"[^>]*checked', text) == [
        game if game != "nothing" else "durak"
    ]
    assert text.count('<label class="seat">') == seats
    assert len(re.findall(r'name="players" value="(\d)" checked', text)) == 1
