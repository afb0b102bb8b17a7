"""A client written from docs/protocol.md alone: nothing here knows kozyr's code.

It checks what the protocol promises: the first frame, plies without a gap, acknowledgements.
"""

import asyncio
import itertools
import json
import ssl

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 20
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Guest:
    """Somebody who visits a server: a cookie, requests, sockets."""

    def __init__(self, address, cookie=None):
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, verify=TLS, timeout=PATIENCE)
        if cookie:
            self.http.cookies.set("kozyr", cookie)
        self.answers = []
        self.sockets = []

    @property
    def cookie(self):
        return self.http.cookies.get("kozyr")

    async def request(self, method, path, **more):
        answer = await self.http.request(method, path, **more)
        self.answers.append(answer)
        return answer

    async def get(self, path, **more):
        return await self.request("GET", path, **more)

    async def post(self, path, body=None, **more):
        return await self.request("POST", path, json=body, **more)

    async def call_oneself(self, name):
        answer = await self.post("/api/me", {"name": name})
        assert answer.status_code == 200, answer.text
        return answer.json()["name"]

    async def quick(self, game, **more):
        """A table against bots; its id."""
        return await self.made("/api/quick", {"game": game, **more})

    async def create(self, game, players, seats, **more):
        """A table that waits for players; its id."""
        return await self.made(
            "/api/tables", {"game": game, "players": players, "seats": seats, **more}
        )

    async def made(self, path, body):
        answer = await self.post(path, body)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    async def open(self, table, since=None, lang=None, **more):
        """A table's socket, as soon as it has said how things stand."""
        seat = await self.connect(table, since, lang, **more)
        first = await seat.receive()
        assert first["type"] == "update", first
        return seat

    async def connect(self, table, since=None, lang=None, headers=(), **more):
        """A table's socket."""
        query = [f"since={since}"] * (since is not None) + [f"lang={lang}"] * (lang is not None)
        address = self.address.replace("http", "ws") + f"/ws/{table}?{'&'.join(query)}"
        cookie = {"Cookie": f"kozyr={self.cookie}"} if self.cookie else {}
        socket = await connect(
            address,
            additional_headers={**cookie, **dict(headers)},
            compression=None,
            ping_interval=None,
            max_size=None,
            max_queue=None,
            **more,
        )
        self.sockets.append(socket)
        return Seat(socket)

    async def close(self):
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()


class Refused(Exception):
    """A problem that was not expected."""


class Seat:
    """A table as its socket tells it.

    `table` is the last that was told of it, `log` all entries by ply, `frames` all frames as they
    came, `head` the last ply of the log, None before any is known.
    """

    def __init__(self, socket):
        self.socket = socket
        self.frames = []
        self.table = None
        self.connected = None
        self.mutes = False
        self.log = {}
        self.head = None
        self.numbers = itertools.count(1)

    async def receive(self):
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        frame = json.loads(text)
        if frame["type"] == "update":
            self.update(frame)
        elif frame["type"] == "presence":
            self.connected = frame["connected"]
        return frame

    def update(self, frame):
        """Take in new entries: they follow what was there, whoever looks.

        An entry is always told alike, but for what is said by those the viewer has muted.
        """
        self.mutes = self.mutes or any(frame["table"]["muted"].values())
        for entry in frame["entries"]:
            known = self.log.get(entry["ply"])
            assert known in (None, entry) or (
                self.mutes and {"type": "nothing"} in (known["event"], entry["event"])
            )
            if known is None:
                assert self.head is None or entry["ply"] <= self.head + 1
                self.head = max(self.head or 0, entry["ply"])
            self.log[entry["ply"]] = entry
        self.table = frame["table"]
        self.connected = frame["connected"]
        assert self.head in (None, self.table["head"])
        self.head = self.table["head"]

    async def send(self, type, **keys):
        """Any message."""
        await self.socket.send(json.dumps({"type": type, **keys}))

    def nonce(self):
        return f"n{next(self.numbers)}"

    async def command(self, type, **keys):
        """A message with a nonce, until it is acknowledged or refused; the frame that says so."""
        nonce = keys.setdefault("nonce", self.nonce())
        await self.send(type, **keys)
        return await self.answer(nonce)

    async def answer(self, nonce):
        """The frame that answers a command."""
        while True:
            frame = await self.receive()
            if frame["type"] == "update" and frame.get("ack", {}).get("nonce") == nonce:
                return frame
            if frame["type"] in ("ack", "problem") and frame.get("nonce") == nonce:
                return frame

    async def play(self, move, **keys):
        """A move, made for the table as it was last seen."""
        keys.setdefault("seen", self.table["head"])
        return await self.command("play", move=move, **keys)

    async def say(self, text="hello", **keys):
        return await self.command("chat", text=text, **keys)

    async def tell(self, type, **keys):
        """A message without a nonce, until the table has changed."""
        before = self.table["head"]
        await self.send(type, **keys)
        return await self.until(lambda: self.table["head"] > before)

    async def refused(self, type, **keys):
        """A message that is refused; the problem."""
        await self.send(type, **keys)
        while (frame := await self.receive())["type"] != "problem":
            pass
        assert frame["message"]
        return frame

    async def until(self, true):
        """Receive until something is true; the last frame."""
        frame = None
        while not true():
            frame = await self.receive()
            if frame["type"] == "problem":
                raise Refused(frame)
        return frame

    async def quiet(self):
        """Receive all that has been sent until now."""
        await self.send("ping")
        while (frame := await self.receive())["type"] != "pong":
            pass
        return frame

    @property
    def legal(self):
        outlook = self.table["outlook"]
        return outlook["legal"] if outlook else []

    @property
    def over(self):
        return self.table["result"] is not None

    async def play_out(self, rng, most=100_000):
        """Play by chance until the game is over, or so many moves."""
        for _ in range(most):
            await self.until(lambda: self.over or self.legal)
            if self.over:
                return
            answer = await self.play(rng.choice(self.legal))
            if answer["type"] == "problem":
                assert answer["code"] in ("stale", "not_your_turn", "over"), answer

    async def closed(self):
        """Receive until the socket closes; the code and the reason."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed:
            return self.socket.close_code, self.socket.close_reason

    async def leave_open(self):
        """Break the connection without a word."""
        self.socket.transport.abort()
        await self.socket.wait_closed()

    async def close(self):
        await self.socket.close()
