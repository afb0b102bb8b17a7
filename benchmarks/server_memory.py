"""The server's memory: `python benchmarks/server_memory.py [--tables 10 100 500 2000]`.

For each number of tables of Durak, in the middle of the game and besides the first few, resident
memory grows by so much a table. What their two sockets take of it is measured by opening ten more
at each table, by guests who watch; the rest is the table. Then games are played to the end, sockets
closed, and as many played again: what has grown between the two is what a finished table leaves
behind. A table that nobody looks at is on disk only.
"""

import argparse
import asyncio
import json
import signal
import tempfile

import httpx
from server_load import (
    BASE,
    TLS,
    Figures,
    Pace,
    connected,
    gather_in_parts,
    guest,
    player,
    resident,
    start_server,
    table_of_two,
)
from websockets.asyncio.client import ClientConnection

WATCHERS = 10
WATCHED = 100
FINISHED = 200
WARM = 50
MOVES = 20
RATE = 1000.0


async def measure(tables: int, server: int) -> dict[str, float]:
    """Memory of so many tables, in kB each."""
    first = await gather_in_parts(table_of_two, range(WARM))
    await play_some([ws for _, pair in first for ws in pair], MOVES * WARM)
    empty = resident(server)
    seated = await gather_in_parts(table_of_two, range(tables))
    full = resident(server)
    watched = seated[:WATCHED]
    watching = await gather_in_parts(watchers, [table for table, _ in watched])
    watched_by = resident(server) - full
    socket = watched_by / len(watched) / WATCHERS
    await play_some([ws for _, pair in seated for ws in pair], MOVES * tables)
    whole = (resident(server) - watched_by - empty) / tables
    await close(
        [
            *(ws for _, pair in first + seated for ws in pair),
            *(ws for all in watching for ws in all),
        ]
    )
    await idle(server)
    await play_out(server)
    before = resident(server)
    await play_out(server)
    return {
        "tables": tables,
        "kb_with_sockets": whole / 1000,
        "kb_a_socket": socket / 1000,
        "kb_a_table": (whole - 2 * socket) / 1000,
        "kb_a_finished_table": (resident(server) - before) / FINISHED / 1000,
    }


async def watchers(table: str) -> list[ClientConnection]:
    """Guests with a name, as players are, who watch a table."""
    return [await connected(table, await guest(f"w{number}")) for number in range(WATCHERS)]


async def play_some(seats: list[ClientConnection], moves: int) -> None:
    """Some moves, by whoever is to act."""
    figures, pace = Figures(), Pace(RATE)
    playing = [asyncio.create_task(player(ws, i, pace, figures)) for i, ws in enumerate(seats)]
    while figures.moves < moves:
        await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)


async def play_out(server: int) -> None:
    """Games from the deal to the end, and everyone leaves."""
    seated = await gather_in_parts(table_of_two, range(FINISHED))
    seats = [ws for _, pair in seated for ws in pair]
    figures = Figures()
    await asyncio.gather(*(player(ws, i, Pace(0), figures) for i, ws in enumerate(seats)))
    await close(seats)
    await idle(server)


async def close(sockets: list[ClientConnection]) -> None:
    """Leave tables."""
    await asyncio.gather(*(ws.close() for ws in sockets))


async def idle(server: int) -> None:
    """Wait until the server has no table in memory."""
    async with httpx.AsyncClient(base_url=BASE, verify=TLS) as client:
        while "kozyr_live_tables 0.0" not in (await client.get("/metrics")).text:
            await asyncio.sleep(0.05)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500, 2000])
    for tables in parser.parse_args().tables:
        with tempfile.TemporaryDirectory() as folder:
            server = start_server(folder, full=False)
            try:
                found = asyncio.run(measure(tables, server.pid))
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait()
        print(json.dumps({key: round(value, 1) for key, value in found.items()}))


if __name__ == "__main__":
    main()
