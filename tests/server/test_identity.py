"""Who somebody is: the cookie, names, moving to another device. Anything else is a spectator."""

import re
from urllib.parse import urlencode

import pytest
from itsdangerous import TimestampSigner

from kozyr.server.identity import COOKIE_SECONDS, Identities
from kozyr.server.settings import secret_key
from tests.server.test_protocol import party, started

HOSTILE = [
    "<script>alert()</script>",
    "A\u202eeve\u202c",
    "zero\u200bwidth\ufeff",
    "Z" + "\u0301" * 50,
    "a\x00b\x1bc\r\nd",
    "{name} %s {0.__class__}",
    "' OR 1=1 --",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "Анна Ω العربية 漢字",
]


async def test_the_cookie(house):
    ann = await house.guest()
    cookie = ann.answers[0].headers["set-cookie"]
    assert re.match(r"kozyr=[0-9a-f]{32}\.[\w-]+\.[\w-]+; ", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert f"Max-Age={COOKIE_SECONDS}" in cookie
    assert "Secure" not in cookie
    assert "Domain" not in cookie
    answer = await ann.post("/api/me", {"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_stranger_and_a_guest(house):
    stranger = await house.guest(None)
    assert (await stranger.get("/api/me")).json() == {"name": None}
    for path in ("/api/quick", "/api/tables", "/api/me/recovery"):
        answer = await stranger.post(path, {"game": "durak"})
        assert (answer.status_code, answer.json()["code"]) == (401, "no_identity")
    assert (await stranger.get("/api/tables/mine")).status_code == 401
    assert stranger.cookie is None
    await stranger.call_oneself("Ann")
    assert (await stranger.get("/api/me")).json() == {"name": "Ann"}


async def test_a_new_name_is_the_same_person(house):
    ann = await house.guest("Ann")
    table = await ann.create("durak", 2, ["owner", "open"])
    before = ann.cookie.split(".")[0]
    await ann.call_oneself("Anna")
    assert ann.cookie.split(".")[0] == before
    assert (await ann.open(table)).table["viewer"] == 0


async def test_the_same_seats_on_every_visit(opened):
    house = await opened()
    (ann, bob), (a, b), _ = await started(house, "durak")
    await house.close()
    again = await opened(store=house.store)
    b = await (await again.returning(bob)).open(b.table["table"])
    assert b.table["viewer"] == 1
    assert (await again.guests[0].get("/api/me")).json() == {"name": "Player 1"}


class Sometime(TimestampSigner):
    """Signs as at another time."""

    def __init__(self, key, time):
        super().__init__(key, salt="kozyr-identity")
        self.time = time

    def get_timestamp(self):
        return self.time


@pytest.mark.parametrize("kind", ["forged", "expired", "another server's", "unknown", "rubbish"])
async def test_a_cookie_that_is_not_good_is_a_spectator(opened, tmp_path, kind):
    house = await opened()
    (ann, bob), (a, b), _ = await started(house, "durak")
    identity, _, signature = ann.cookie.partition(".")
    mine = bob.cookie.split(".")[0]
    key = secret_key(tmp_path)
    now = TimestampSigner(key).get_timestamp()
    bad = {
        "forged": [f"{identity}.{bob.cookie.partition('.')[2]}", ann.cookie[:-2] + "AA", identity],
        "expired": [Sometime(key, now - COOKIE_SECONDS - 60).sign(identity).decode()],
        "another server's": [Identities(b"another" * 5).cookie(identity)],
        "unknown": [Identities(key).cookie("f" * 32)],
        "rubbish": ["", ".", "a" * 5000, "\u00e9.\u00e9.\u00e9", ann.cookie + ".", '"' + identity],
    }
    for cookie in bad[kind]:
        somebody = await house.guest(None)
        headers = {"Cookie": f"kozyr={cookie}".encode()}
        assert (await somebody.get("/api/me", headers=headers)).json() == {"name": None}
        answer = await somebody.post("/api/quick", {"game": "durak"}, headers=headers)
        assert answer.status_code == 401
        if not cookie.isascii():
            continue
        seat = await somebody.connect(a.table["table"], headers=[("Cookie", f"kozyr={cookie}")])
        await seat.receive()
        assert seat.table["viewer"] is None
        assert seat.legal == []
        assert (await seat.refused("leave"))["code"] == "no_identity"
    assert Sometime(key, now - COOKIE_SECONDS + 60).sign(mine).decode() not in bad
    assert Identities(key).read(ann.cookie) == identity
    assert signature


async def test_a_cookie_is_good_until_its_last_minute(house, tmp_path):
    ann = await house.guest()
    key = secret_key(tmp_path)
    late = Sometime(key, TimestampSigner(key).get_timestamp() - COOKIE_SECONDS + 60)
    somebody = await house.guest(None)
    cookie = late.sign(ann.cookie.split(".")[0]).decode()
    answer = await somebody.get("/api/me", headers={"Cookie": f"kozyr={cookie}"})
    assert answer.json() == {"name": "Ann"}


async def test_a_recovery_code_moves_an_identity_once(house):
    ann = await house.guest()
    table = await ann.create("durak", 2, ["owner", "open"])
    code = (await ann.post("/api/me/recovery")).json()["code"]
    assert len(code) >= 32
    phone = await house.guest(None)
    answer = await phone.post("/api/recover", {"code": code})
    assert answer.json() == {"name": "Ann"}
    assert (await phone.open(table)).table["viewer"] == 0
    for thief in (await house.guest(None), await house.guest("Eve")):
        before = thief.cookie
        answer = await thief.post("/api/recover", {"code": code})
        assert (answer.status_code, answer.json()["code"]) == (400, "wrong_code")
        assert thief.cookie == before


async def test_a_new_recovery_code_replaces_the_old_one(house):
    ann, phone = await house.guest(), await house.guest(None)
    old, new = [(await ann.post("/api/me/recovery")).json()["code"] for _ in range(2)]
    assert (await phone.post("/api/recover", {"code": old})).status_code == 400
    assert (await phone.post("/api/recover", {"code": new})).status_code == 200
    assert (await phone.post("/api/recover", {"code": "x" * 9000})).status_code == 400


@pytest.mark.parametrize("name", HOSTILE)
async def test_names_are_made_harmless(house, name):
    """One line of visible text, which is never taken for anything else."""
    ann = await house.guest()
    cleaned = await ann.call_oneself(name)
    assert cleaned.replace("\u200d", "").isprintable()
    assert 1 <= len(cleaned) <= 24
    assert not set(cleaned) & set("\u202e\u202c\u200b\ufeff\x00\x1b\r\n")
    table = await ann.create("durak", 2, ["owner", "open"])
    a = await ann.open(table, since=-1)
    assert a.table["seats"][0]["name"] == cleaned
    await a.say(name)
    assert a.log[a.head]["event"]["text"] == cleaned
    assert (await a.refused("sit", seat=0))["code"] == "already_seated"


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u2800", "A" * 25, "A" * 5000, "\u0301"])
async def test_names_and_texts_that_are_refused(house, name):
    ann = await house.guest()
    assert (await ann.post("/api/me", {"name": name})).json()["code"] == "bad_text"
    a = await ann.open(await ann.create("durak", 2, ["owner", "open"]))
    answer = await a.say((name * 10)[:9000])
    assert answer["code"] == "bad_text"


async def test_nobody_is_told_who_anybody_is(house):
    """Not by frames, lists, records or errors: a person is a seat and a name."""
    guests, seats, watcher = await party(house, "durak", 2)
    await seats[0].tell("start")
    eve = await house.guest("Eve")
    e = await eve.open(seats[0].table["table"], since=-1)
    await e.say("me too")
    await e.refused("leave")
    await seats[0].refused("replace", seat=1, level="greedy")
    for guest in (*guests, eve):
        for path in ("/api/tables", "/api/me", "/api/games", "/metrics"):
            await guest.get(path)
        await guest.get(f"/api/tables/{e.table['table']}/record")
    for seat in (*seats, watcher, e):
        await seat.quiet()
    identities = [guest.cookie.split(".")[0] for guest in (*guests, eve)]
    heard = [frame for seat in (*seats, watcher, e) for frame in seat.frames]
    heard += [answer.text for guest in house.guests for answer in guest.answers]
    assert len(heard) > 30
    for text in heard:
        assert not any(identity in text for identity in identities)


FORM = {"Content-Type": "application/x-www-form-urlencoded"}


async def fill_in(guest, code, **more):
    """Send the form of the recovery page, as a browser without scripts does."""
    text = urlencode({"code": code}).encode()
    headers = FORM | {"Origin": guest.address} | more
    return await guest.request("POST", "/recover?lang=fr", content=text, headers=headers)


@pytest.mark.parametrize(("lang", "word"), [("en", "code"), ("fr", "code"), ("ru", "код")])
async def test_the_recovery_page_works_without_scripts(house, lang, word):
    ann = await house.guest()
    table = await ann.create("durak", 2, ["owner", "open"])
    code = (await ann.post("/api/me/recovery")).json()["code"]
    phone = await house.guest(None)
    shown = await phone.get(f"/recover?lang={lang}")
    assert shown.status_code == 200
    assert word in shown.text.lower()
    assert f'<html lang="{lang}"' in shown.text
    assert "<script>" not in shown.text
    assert "alert" not in shown.text
    answer = await fill_in(phone, f" {code}\n")
    assert (answer.status_code, answer.headers["location"]) == (303, "/?lang=fr")

    assert (await phone.get("/api/me")).json() == {"name": "Ann"}
    assert (await phone.open(table)).table["viewer"] == 0


async def test_the_recovery_page_says_what_was_wrong(house):
    ann, eve = await house.guest(), await house.guest("Eve")
    before = eve.cookie
    code = (await ann.post("/api/me/recovery")).json()["code"]
    refusals = [
        (await fill_in(eve, "<script>"), 400),
        (await fill_in(eve, ""), 400),
        (await fill_in(eve, "x" * 20_000), 413),
        (await eve.request("POST", "/recover", content=b"\xff%ff&code", headers=FORM), 400),
    ]
    for answer, status in refusals:
        assert answer.status_code == status
        assert 'role="alert"' in answer.text
        assert "<script>" not in answer.text
    foreign = await fill_in(eve, code, Origin="http://evil.example")
    assert foreign.json()["code"] == "origin"
    house.store.failing = True
    assert (await fill_in(eve, code)).status_code == 503
    house.store.failing = False
    assert eve.cookie == before
    assert (await eve.get("/api/me")).json() == {"name": "Eve"}


async def test_recovery_codes_cannot_be_tried_for_long(opened):
    house = await opened(limits=True)
    eve = await house.guest(None)
    for _ in range(100):
        answer = await fill_in(eve, "guess")
    assert answer.status_code == 429
