"""What every answer carries, who may send, and how much."""

import asyncio
import json
from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect

from kozyr.server.app import AT_ONCE, MESSAGES, OPENINGS, REQUESTS, TALK
from kozyr.server.security import HEADERS, MOST_BODY
from kozyr.web.assets import assets
from tests.server.test_protocol import started

OWN = [None, "http://{host}", "https://{host}"]
FOREIGN = [
    *("http://evil.example", "null", "", "http://", "{host}", "http://[", "file://"),
    *("http://{host}.evil.example", "http://evil.example/{host}", "http://evil@evil.example"),
]


def headers_of(house, origin):
    host = f"127.0.0.1:{house.port}"
    return {} if origin is None else {"Origin": origin.format(host=host)}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", f"/static/{assets().version}/css/base.css", 200),
        ("GET", "/static/other/css/base.css", 200),
        ("GET", f"/static/{assets().version}/../../rendering.py", 404),
        ("GET", f"/static/{assets().version}/nothing.css", 404),
        ("GET", "/static/../app.py", 404),
        ("GET", "/static/%2e%2e/app.py", 404),
        ("GET", "/static/nothing.css", 404),
        ("GET", "/static", 404),
        ("GET", "/api/games", 200),
        ("HEAD", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/api/tables/x/record/y", 404),
        ("GET", "/api/tables/%00%ff%F0%9F%92%A9/record", 404),
        ("GET", "/ws/x", 404),
        ("POST", "/", 405),
        ("DELETE", "/api/me", 405),
        ("OPTIONS", "/api/me", 405),
        ("TRACE", "/", 405),
        ("POST", "/api/me", 400),
        ("POST", "/api/tables", 401),
    ],
)
async def test_headers_are_on_every_answer(house, method, path, status):
    stranger = await house.guest(None)
    answer = await stranger.request(method, path, follow_redirects=True)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    if method == "HEAD":
        assert answer.content == b""
    elif status >= 400:
        assert answer.json().keys() == {"code", "message"}


async def test_headers_are_on_the_answer_when_we_fail(house):
    async def fail(*_):
        raise ZeroDivisionError("secret")

    house.store.put_identity = fail
    stranger = await house.guest(None)
    answer = await stranger.post("/api/me", {"name": "Ann"})
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "secret" not in answer.text
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


@pytest.mark.parametrize("origin", OWN)
async def test_our_own_pages_and_programs_may_send(house, origin):
    headers = headers_of(house, origin)
    ann = await house.guest()
    assert (await ann.post("/api/me", {"name": "Ann"}, headers=headers)).status_code == 200
    table = await ann.quick("durak")
    seat = await ann.connect(table, headers=headers.items())
    assert (await seat.receive())["type"] == "update"


@pytest.mark.parametrize("origin", FOREIGN)
async def test_other_sites_may_not(house, origin):
    headers = headers_of(house, origin)
    ann = await house.guest()
    table = await ann.quick("durak")
    answer = await ann.post("/api/me", {"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert (await ann.get("/api/me", headers=headers)).json() == {"name": "Ann"}
    seat = await ann.connect(table, headers=headers.items())
    assert await seat.closed() == (4403, "origin")
    assert seat.frames == []


async def test_no_page_of_another_site_may_read_an_answer(house):
    ann = await house.guest()
    answer = await ann.get("/api/me", headers={"Origin": "http://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_a_body_may_be_so_large_and_no_larger(house):
    ann = await house.guest()
    shell = len(json.dumps({"name": ""}, separators=(",", ":")))
    for size, status in ((MOST_BODY - shell, 400), (MOST_BODY - shell + 1, 413)):
        answer = await ann.post("/api/me", {"name": "A" * size})
        assert answer.status_code == status
    code = answer.json()["code"]
    assert code == "too_large"

    assert (await ann.get("/api/me")).json() == {"name": "Ann"}


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/nowhere", "/healthz"])
async def test_a_body_without_end_is_cut_off(house, path):
    async def endless():
        while True:
            yield b" " * 4096

    stranger = await house.guest(None)
    with suppress(httpx.HTTPError):
        answer = await stranger.request("POST", path, content=endless())
        assert answer.status_code in (401, 404, 405, 413)
        assert answer.headers["connection"] == "close"
    answer = await stranger.post("/nowhere")
    assert "connection" not in answer.headers


async def test_a_frame_may_be_so_large_and_no_larger(house):
    ann = await house.guest()
    table = await ann.create("durak", 2, ["owner", "open"])
    a = await ann.open(table)
    shell = len(json.dumps({"type": "chat", "text": "", "nonce": "n1"}))
    assert (await a.say("A" * (16_384 - shell)))["code"] == "bad_text"
    await a.send("chat", text="A" * (16_384 - shell + 1), nonce="n2")
    assert (await a.closed())[0] == 1009
    b = await ann.open(table)
    await b.socket.send(["[" * 9000, "[" * 9000])
    assert (await b.closed())[0] == 1009


async def test_requests_are_limited_and_then_allowed_again(opened):
    house = await opened(limits=True)
    ann = await house.guest()
    answers = [await ann.post("/api/me", {"name": "Ann"}) for _ in range(REQUESTS.burst + 5)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) == 5
    assert refused[0].json()["code"] == "rate"
    assert (await ann.get("/api/me")).status_code == 200
    house.seconds += 3 / REQUESTS.per_second
    answers = [await ann.post("/api/me", {"name": "Ann"}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


async def test_new_guests_from_one_address_are_limited(opened):
    house = await opened(limits=True)
    for _ in range(REQUESTS.burst):
        await house.guest()
    answer = await (await house.guest(None)).post("/api/me", {"name": "Eve"})
    assert answer.status_code == 429
    assert (await house.guests[0].post("/api/me", {"name": "Anna"})).status_code == 200


async def test_messages_are_limited_and_then_allowed_again(opened):
    house = await opened(limits=True)
    ann, bob = await house.guest(), await house.guest("Bob")
    table = await ann.create("durak", 2, ["owner", "open"])
    a, b = await ann.open(table), await bob.open(table)
    for _ in range(MESSAGES.burst):
        await a.send("ping")
    assert (await a.refused("ping"))["code"] == "rate"
    await b.quiet()
    house.seconds += 2 / MESSAGES.per_second
    await a.quiet()
    await a.quiet()
    assert (await a.refused("ping"))["code"] == "rate"
    for _ in range(60):
        await a.send("ping")
    assert await a.closed() == (1008, "faults")
    await b.quiet()


async def test_messages_from_one_address_are_limited(opened):
    house = await opened(limits=True)
    ann = await house.guest()
    a = await ann.open(await ann.create("durak", 2, ["owner", "open"]))
    messages = house.app.state.limits.messages
    while messages.allow("address 127.0.0.1", 1.0):
        pass
    for _ in range(10):
        if messages.allow("address 127.0.0.1", 0.1):
            await a.send("ping")
    assert (await a.refused("ping"))["code"] == "rate"


TALKING = [
    {"type": "chat", "text": "hello"},
    {"type": "signal", "signal": "enough"},
    {"type": "report", "ply": 0},
    {"type": "mute", "name": "Eve"},
]


@pytest.mark.parametrize("message", TALKING, ids=lambda message: message["type"])
async def test_talk_is_limited_and_moves_are_not(opened, message):
    house = await opened(limits=True)
    (ann, bob), (a, b), _ = await started(house, "durak")
    for _ in range(TALK.burst):
        answer = await a.command(**message)
        assert answer.get("code") != "rate"
    answer = await a.command(**message)
    assert (answer["code"], answer["type"]) == ("rate", "problem")
    assert "ack" in await b.say()
    for seat in (a, b):
        await seat.quiet()
    mover = a if a.legal else b
    assert "ack" in await mover.play(mover.legal[0])
    house.seconds += 1 / TALK.per_second
    assert (await a.command(**message)).get("code") != "rate"
    assert (await a.command(**message))["code"] == "rate"


async def test_a_guest_who_asks_for_lists_again_and_again_gets_to_the_table(opened):
    house = await opened(limits=True)
    ann = await house.guest()
    table = await ann.create("durak", 2, ["owner", "open"])
    answers = [await ann.get("/api/tables/mine") for _ in range(REQUESTS.burst)]
    assert answers[-1].status_code == 429
    await ann.open(table)


async def test_sockets_at_once_are_limited(opened):
    house = await opened(limits=True)
    ann, bob = await house.guest(), await house.guest("Bob")
    table = await ann.create("durak", 2, ["owner", "open"])
    seats = []
    for _ in range(AT_ONCE):
        house.seconds += 1
        seats.append(await ann.open(table))
    house.seconds += 1
    assert await (await ann.connect(table)).closed() == (1013, "rate")
    await bob.open(table)
    await seats[0].close()
    await seats[1].quiet()
    while house.app.state.sockets.here[ann.cookie.split(".")[0]] >= AT_ONCE:
        await seats[1].receive()
    house.seconds += 1
    await ann.open(table)


async def test_opening_sockets_again_and_again_is_limited(opened):
    house = await opened(limits=True)
    stranger = await house.guest(None)
    for _ in range(OPENINGS.burst):
        assert (await (await stranger.connect("nowhere")).closed())[1] == "no_table"
    assert await (await stranger.connect("nowhere")).closed() == (1013, "rate")


async def test_a_socket_that_is_no_socket(house):
    """Requests for a socket that make no sense are refused, and no more."""
    requests = [
        b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /ws/x HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
        b"GET /ws/\xff\xfe HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x00" * 2000,
    ]
    for request in requests:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(request)
        writer.write_eof()
        answer = await reader.read()
        assert answer == b"" or answer.split()[1][:1] == b"4", answer
        writer.close()
        await writer.wait_closed()
    await house.guest()


async def test_a_socket_anywhere_else(house):
    for path in ("/", "/api/me", "/ws", "/ws/a/b"):
        with pytest.raises(Exception, match="403"):
            await connect(f"ws://127.0.0.1:{house.port}{path}")
