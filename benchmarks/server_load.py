"""The server under load: `python benchmarks/server_load.py [--tables 500] [--rate 300] [--full]`.

A server process, and in a second process two scripted clients for each table of Durak, over real
sockets. Closed loop (everyone moves at once when asked), or `--rate` moves a second in all. A move
counts when its sender has the acknowledgement that follows the commit. CPU is that of the server
and all its children. `server_memory.py` measures memory.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import ssl
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PORT = 8765
BASE = f"http://127.0.0.1:{PORT}"
AT_ONCE = 20
SECONDS = 30
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
Seated = tuple[str, list[ClientConnection]]
T = TypeVar("T")
R = TypeVar("R")
TICKS = os.sysconf("SC_CLK_TCK")


class Outlook(msgspec.Struct):
    legal: list[str]


class Table(msgspec.Struct):
    head: int
    phase: str
    outlook: Outlook | None = None


class Ack(msgspec.Struct):
    nonce: str
    ply: int


class Frame(msgspec.Struct):
    type: str
    table: Table | None = None
    ack: Ack | None = None
    code: str = ""


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Figures:
    """What the clients saw."""

    moves: int = 0
    over: int = 0
    problems: int = 0
    waits: list[float] = field(default_factory=list)


class Pace:
    """Lets moves through at a fixed offered rate; rate 0 at once."""

    def __init__(self, rate: float) -> None:
        self.step = 1 / rate if rate else 0.0
        self.next = time.perf_counter()

    async def turn(self) -> float:
        """Wait for one's turn; the time at which the move was due."""
        if not self.step:
            return time.perf_counter()
        due = self.next = max(self.next + self.step, time.perf_counter() - 1)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        return due


async def player(ws: ClientConnection, seed: int, pace: Pace, figures: Figures) -> None:
    """Play a seat to the end with random legal moves."""
    rng = random.Random(seed)
    nonce, sent = 0, 0.0
    async for text in ws:
        frame = decode(text)
        if frame.ack is not None:
            figures.moves += 1
            figures.waits.append(time.perf_counter() - sent)
        if frame.type == "problem":
            figures.problems += 1
        table = frame.table
        if table is None or table.outlook is None:
            continue
        if table.phase == "over":
            figures.over += 1
            return
        if table.outlook.legal:
            sent = await pace.turn()
            nonce += 1
            move = rng.choice(table.outlook.legal)
            message = {"type": "play", "move": move, "seen": table.head, "nonce": str(nonce)}
            await ws.send(msgspec.json.encode(message).decode())


async def guest(name: str) -> str:
    """A new guest's cookie."""
    async with httpx.AsyncClient(base_url=BASE, verify=TLS) as client:
        response = await client.post("/api/me", json={"name": name})
        response.raise_for_status()
        return str(client.cookies["kozyr"])


async def connected(table: str, cookie: str = "") -> ClientConnection:
    """A socket at a table."""
    return await connect(
        f"ws://127.0.0.1:{PORT}/ws/{table}",
        additional_headers={"Cookie": f"kozyr={cookie}"} if cookie else {},
        compression=None,
        max_queue=None,
        ping_interval=None,
    )


async def table_of_two(number: int) -> Seated:
    """A table with two guests seated and the cards dealt."""
    options = {"game": "durak", "players": 2, "seats": ["owner", "open"]}
    cookies = [await guest(f"a{number}"), await guest(f"b{number}")]
    async with httpx.AsyncClient(
        base_url=BASE, cookies={"kozyr": cookies[0]}, verify=TLS
    ) as client:
        made = await client.post("/api/tables", json=options)
    table = made.json()["table"]
    sockets = [await connected(table, cookie) for cookie in cookies]
    await sockets[1].send('{"type": "sit"}')
    async for text in sockets[1]:
        if decode(text).type == "update" and '"seat":1' in str(text):
            break
    await sockets[0].send('{"type": "start"}')
    return table, sockets


async def gather_in_parts(work: Callable[[T], Awaitable[R]], items: Iterable[T]) -> list[R]:
    """Do something with each item, not with too many at once."""
    found: list[R] = []
    waiting = iter(items)
    while part := list(islice(waiting, AT_ONCE)):
        found += await asyncio.gather(*map(work, part))
    return found


async def load(tables: int, rate: float, server: int) -> dict[str, float]:
    """Play at so many tables at once; the figures."""
    seated = await gather_in_parts(table_of_two, range(tables))
    figures, pace = Figures(), Pace(rate)
    cpu, start = cpu_seconds(server), time.perf_counter()
    seats = [ws for _, pair in seated for ws in pair]
    playing = [asyncio.create_task(player(ws, i, pace, figures)) for i, ws in enumerate(seats)]
    _, late = await asyncio.wait(playing, timeout=SECONDS)
    wall = time.perf_counter() - start
    used = cpu_seconds(server) - cpu
    for task in late:
        task.cancel()
    waits = sorted(figures.waits)
    return {
        "tables": tables,
        "moves": figures.moves,
        "problems": figures.problems,
        "moves_per_second": figures.moves / wall,
        "moves_per_cpu_second": figures.moves / used,
        "p50_ms": 1000 * statistics.median(waits),
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
    }


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(below for child in children for below in family(int(child)))]


def cpu_seconds(pid: int) -> float:
    """User and system time of a process and its children."""
    total = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def resident(pid: int) -> int:
    """The memory a process holds, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def start_server(folder: str, full: bool) -> subprocess.Popen[bytes]:
    """A server on an empty data folder, ready."""
    command = [sys.executable, "-m", "kozyr", "serve", "--port", str(PORT), "--data", folder]
    command += ["--no-limits", *(["--full-sync"] if full else [])]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{PORT}/healthz")
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return process


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[500])
    parser.add_argument("--rate", type=float, default=0, help="moves a second in all; 0: at once")
    parser.add_argument("--full", action="store_true", help="SQLite waits for the disk")
    options = parser.parse_args()
    for tables in options.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = start_server(folder, options.full)
            try:
                found = asyncio.run(load(tables, options.rate, server.pid))
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait()
        print(json.dumps({key: round(value, 2) for key, value in found.items()}))


if __name__ == "__main__":
    main()
