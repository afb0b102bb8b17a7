"""Whatever is sent, the server stays up, the log whole, and the sender is told what is wrong.

KOZYR_FRAMES sets how many frames, of sockets and of requests.
"""

import asyncio
import json
import logging
import os
import random
import re

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from kozyr.table import Entry, Table, decode
from tests.server.hostile import PACKETS, Hostile
from tests.server.schema_check import Schema
from tests.server.test_codes import CASES
from tests.server.test_protocol import started

FRAMES = int(os.environ.get("KOZYR_FRAMES", "3000"))
KINDS = ("durak", "blaze", "blulu")
SHARE = {"durak": 2, "blaze": 3, "blulu": 2}
DOUBLE = '{"type": "ping", "type"'
FAILURES = ("request_failed", "message_failed", "socket_failed", "task_failed", "table_broken")


class Attack:
    """Somebody at a table who sends anything, and comes again when thrown out."""

    def __init__(self, guest, table, hostile, schema, codes):
        self.guest = guest
        self.table = table
        self.hostile = hostile
        self.schema = schema
        self.seat = None
        self.codes = codes
        self.thrown_out = 0

    async def send(self):
        """Send one frame; a frame that is no message is answered by what is wrong with it."""
        if self.seat is None:
            self.seat = await self.guest.open(self.table)
        self.hostile.head = self.seat.head
        frame = self.hostile.frame()
        before = len(self.seat.frames)
        try:
            await self.seat.socket.send(frame)
            await self.seat.command("signal", signal="that is all", nonce="mark")
        except ConnectionClosed:
            assert self.seat.socket.close_code == 1008
            self.seat, self.thrown_out = None, self.thrown_out + 1
            return
        told = [json.loads(text) for text in self.seat.frames[before:-1]]
        problems = [answer for answer in told if answer["type"] == "problem"]
        for answer in problems:
            assert answer["message"].splitlines() == [answer["message"]]
            assert len(answer["message"]) < 400
            self.codes.add(answer["code"])
        assert problems or self.is_message(frame) or DOUBLE in frame, (frame, told)
        self.seat.frames.clear()

    def is_message(self, frame):
        try:
            return self.schema.incoming(json.loads(frame))
        except (ValueError, RecursionError):
            return False


@pytest.mark.parametrize("game", KINDS)
async def test_hostile_frames(house, game):
    hostile = Hostile(random.Random(f"hostile {game}"))
    others = [await house.guest("Eve"), await house.guest(None)]
    schema = Schema((await others[0].get("/api/schema")).json())
    codes, attacks, watcher = set(), [], None
    with capture_logs() as logs:
        for number in range(FRAMES // len(KINDS)):
            if watcher is None or watcher.over:
                guests, seats, watcher = await started(house, game, SHARE[game])
                table = watcher.table["table"]
                crowd = [*guests, *others]
                attacks = [Attack(guest, table, hostile, schema, codes) for guest in crowd]
            await hostile.rng.choice(attacks).send()
            if number % 100 == 0:
                await look(house, watcher)
            if number % 20 == 0:
                await go_on(seats)
    await look(house, watcher)
    assert codes <= set(CASES), codes
    assert {"bad_message", "no_seat", "no_identity", "stale", "not_your_turn"} <= codes
    assert not [line for line in logs if line["event"] in FAILURES], logs


async def go_on(seats):
    """Those who are to act and are there do act."""
    for seat in seats:
        await seat.quiet()
        seat.frames.clear()
        if seat.legal:
            await seat.play(seat.legal[0])


async def look(house, watcher):
    """Others notice nothing, and the log is whole."""
    await watcher.quiet()
    watcher.frames.clear()
    log = await house.store.read(watcher.table["table"])
    entries = [Entry(ply, at, decode(data)) for ply, at, data in log]
    table = Table.from_entries(watcher.table["table"], entries)
    assert len(log) - 1 == table.head >= watcher.head


async def test_hostile_bodies(house):
    rng = random.Random("bodies")
    hostile = Hostile(rng)
    ann = await house.guest()
    house.pool.resting.clear()
    with capture_logs() as logs:
        for _ in range(FRAMES // 10):
            path, body = hostile.body()
            answer = await ann.request("POST", path, content=body)
            assert answer.status_code in (200, 201, 400, 404, 413), (path, body, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["code"] in CASES
                assert len(answer.json()["message"].splitlines()) == 1
            ann.answers.clear()
    await ann.call_oneself("Ann")
    assert not [line for line in logs if line["event"] in FAILURES], logs


async def test_hostile_addresses(house):
    rng = random.Random("addresses")
    hostile = Hostile(rng)
    parts = ["/", "api", "tables", "mine", "record", "ws", "static", "..", "%00", "%ff", "?", "&"]
    with capture_logs() as logs:
        for _ in range(FRAMES // 20):
            names = [rng.choice([*parts, hostile.text()[:20]]) for _ in range(rng.randrange(6))]
            target = "/" + "/".join(names)
            target = re.sub(r"[\x00-\x20\x7f]", "", target).encode("utf-8", "replace")[:4000]
            line = rng.choice([b"GET", b"HEAD", b"POST", b"PUT", b"X"]) + b" " + target
            request = line + b" HTTP/1.1\r\nHost: x\r\nAccept-Language: \xff,;q=x\r\n"
            request += b"Cookie: kozyr=\xfe; =; kozyr\r\nConnection: close\r\n\r\n"
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(request)
            answer = await reader.read()
            writer.close()
            await writer.wait_closed()
            assert 200 <= int(answer.split()[1]) < 500, (request, answer)
    assert not [line for line in logs if line["event"] in FAILURES], logs


@pytest.mark.parametrize(("what", "sent", "code"), PACKETS, ids=[what for what, _, _ in PACKETS])
async def test_broken_packets(house, caplog, what, sent, code):
    """A sender that breaks WebSocket's own rules is thrown out; nobody else notices."""
    caplog.set_level(logging.CRITICAL, "uvicorn.error")
    (ann, bob), (a, b), watcher = await started(house, "durak")
    seat = await ann.open(a.table["table"])
    seat.socket.transport.write(sent)
    assert (await seat.closed())[0] in (code, 1002)
    await a.quiet()
    mover = a if a.legal else b
    assert "ack" in await mover.play(mover.legal[0])
    await watcher.quiet()
    assert watcher.connected == [True, True]


async def test_a_broken_connection_in_the_middle_of_a_frame(house):
    (ann, bob), (a, b), _ = await started(house, "durak")
    await b.close()
    while a.connected != [True, False]:
        await a.receive()
    b = await bob.open(a.table["table"])
    b.socket.transport.write(PACKETS[0][1][:4])
    b.socket.transport.abort()
    while a.connected != [True, False]:
        await a.receive()
