"""kill -9 in the middle of games: what was acknowledged is there, and nothing is twice.

KOZYR_KILLS sets how often.
"""

import asyncio
import os
import random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Guest
from tests.server.process import Process

KILLS = int(os.environ.get("KOZYR_KILLS", "2"))
TABLES = 4


class Player:
    """Plays one seat, through any number of servers; `acknowledged` has a ply for each nonce."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.acknowledged = {}
        self.moved = asyncio.Event()
        self.sent = None
        self.numbers = 0
        self.cookie = None
        self.table = None

    async def visit(self, address):
        """Play on until the server breaks; what was sent last is sent again."""
        guest = Guest(address, self.cookie)
        try:
            seat = await guest.open(self.table)
            while not seat.over:
                await self.move(seat)
            return True
        except (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError):
            return False
        finally:
            await guest.close()

    async def move(self, seat):
        if self.sent is None:
            await seat.until(lambda: seat.over or seat.legal)
            if seat.over:
                return
            self.numbers += 1
            move = self.random.choice(seat.legal)
            self.sent = {"move": move, "seen": seat.head, "nonce": f"n{self.numbers}"}
        answer = await seat.play(**self.sent)
        if answer["type"] != "problem":
            ack = answer if answer["type"] == "ack" else answer["ack"]
            self.acknowledged[self.sent["nonce"]] = (ack["ply"], self.sent["move"])
            self.moved.set()
        self.sent = None


async def seated(address, seed):
    """Two players at a table with the cards dealt."""
    players = [Player(f"{seed} {seat}") for seat in range(2)]
    guests = [Guest(address) for _ in players]
    for player, guest in zip(players, guests, strict=True):
        await guest.call_oneself("Ann")
        player.cookie = guest.cookie
    table = await guests[0].create("durak", 2, ["owner", "open"])
    seats = [await guest.open(table) for guest in guests]
    await seats[1].tell("sit")
    await seats[0].until(lambda: seats[0].table["seats"][1]["kind"] == "player")
    await seats[0].tell("start")
    for player, guest in zip(players, guests, strict=True):
        player.table = table
        await guest.close()
    return players


async def test_kill(tmp_path):
    rng = random.Random("kill")
    server = await Process(tmp_path).start()
    players = []
    for number in range(TABLES):
        players += await seated(server.address, number)
    for _ in range(KILLS):
        playing = [asyncio.create_task(player.visit(server.address)) for player in players]
        await reached(players, rng.randrange(20, 200), playing)
        await server.kill()
        await asyncio.gather(*playing)
        server = await Process(tmp_path).start()
    for player in players:
        await check(server.address, player)
    await server.kill()


async def reached(players, more, playing):
    """Wait until so many more moves are acknowledged, or all games are over."""
    had = sum(len(player.acknowledged) for player in players)
    while sum(len(player.acknowledged) for player in players) < had + more:
        moved = [asyncio.create_task(player.moved.wait()) for player in players]
        await asyncio.wait([*moved, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in moved:
            task.cancel()
        for player in players:
            player.moved.clear()
        if all(task.done() for task in playing):
            return


async def check(address, player):
    guest = Guest(address, player.cookie)
    seat = await guest.open(player.table, since=-1)
    assert list(seat.log) == list(range(seat.head + 1))
    assert player.acknowledged
    mine = {
        ply: entry["event"]["move"]
        for ply, entry in seat.log.items()
        if entry["event"]["type"] == "moved" and entry["event"]["seat"] == seat.table["viewer"]
    }
    noted = dict(player.acknowledged.values())
    assert len(noted) == len(player.acknowledged)
    assert {ply: mine[ply] for ply in noted} == noted
    unanswered = set(mine) - set(noted)
    assert len(unanswered) <= (player.sent is not None)
    await guest.close()
