"""A server in the test's own event loop, on a real socket, with clocks that are moved by hand."""

import asyncio
import random
from contextlib import suppress

import uvicorn

from kozyr.search import Knowledge, make_bot
from kozyr.server.app import create_app
from kozyr.server.run import listen, server_config
from kozyr.server.settings import Settings
from kozyr.store import MemoryStore, StoreFailed
from kozyr.table import decode
from tests.server.client import Guest

START = 1_790_000_000_000


def loop_factory():
    """The event loop that the server runs on."""
    return uvicorn.Config(None, log_config=None).get_loop_factory()


class House:
    """A server: `now` is its time in ms, `seconds` that of its limits, which are off if not asked.

    `crash` ends it as a power cut would: no goodbye, nothing finished.
    """

    def __init__(self, folder, store=None, pool=None, limits=False, now=START):
        self.folder = folder
        self.store = Keeping() if store is None else store
        self.pool = InHouse() if pool is None else pool
        self.now = now
        self.seconds = 0.0
        settings = Settings(data=folder, limits=limits, workers=1)
        self.app = create_app(
            settings, self.store, self.pool, lambda: self.now, lambda: self.seconds
        )
        self.guests = []
        self.running = False

    async def __aenter__(self):
        listener = listen("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        self.config = server_config(self.app)
        self.config.load()
        self.server = uvicorn.Server(self.config)
        self.server.lifespan = self.config.lifespan_class(self.config)
        await self.server.startup(sockets=[listener])
        self.listener = listener
        self.running = True
        return self

    async def __aexit__(self, *_):
        await self.close()

    @property
    def hub(self):
        return self.app.state.hub

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name="Ann", **more):
        """Somebody with a name; a stranger without."""
        guest = Guest(self.address, **more)
        self.guests.append(guest)
        if name is not None:
            await guest.call_oneself(name)
        return guest

    async def returning(self, guest):
        """A guest of a server that was: the same cookie."""
        again = Guest(self.address, cookie=guest.cookie)
        self.guests.append(again)
        return again

    async def close(self):
        """End it in good order, as uvicorn does, but at once."""
        if not self.running:
            return
        self.running = False
        for guest in self.guests:
            await guest.close()
        self.hang_up()
        while self.server.server_state.tasks:
            await asyncio.wait(self.server.server_state.tasks)
        await self.server.lifespan.shutdown()

    def hang_up(self):
        for server in self.server.servers:
            server.close()
        for connection in list(self.server.server_state.connections):
            connection.shutdown()

    async def crash(self):
        """End it in the middle of everything; the store is left as it is."""
        self.running = False
        self.store.dead = True
        for server in self.server.servers:
            server.close()
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()
        tasks = [*self.server.server_state.tasks, *self.hub.tasks]
        for timer in self.hub.timers.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()
        for guest in self.guests:
            await guest.close()
        self.store.dead = False
        await self.server.lifespan.shutdown()


class Keeping(MemoryStore):
    """A store in memory that outlives its servers, and fails when told to.

    `faults` are called, one each, in place of the coming appends. `dead` stores never answer.
    """

    def __init__(self):
        super().__init__()
        self.faults = []
        self.failing = False
        self.dead = False
        self.written = asyncio.Event()

    async def append(self, table, entries):
        await self.check()
        fault = self.faults.pop(0) if self.faults else None
        await (fault(super().append(table, entries)) if fault else super().append(table, entries))
        self.written.set()

    def kinds(self, table):
        """The events of a log, by name."""
        return [type(decode(data)).__name__ for _, _, data in self._logs.get(table, ())]

    async def until(self, true):
        """Wait for what is written until something is true."""
        while not true():
            self.written.clear()
            await self.written.wait()

    def unfinished_now(self):
        """The tables that lists say are not over."""
        return [t for t, line in self._summaries.items() if line.status != "over"]

    async def read(self, table, first=0):
        await self.check()
        return await super().read(table, first)

    async def put_summary(self, table, summary):
        await self.check()
        await super().put_summary(table, summary)
        self.written.set()

    async def unfinished(self):
        await self.check()
        return await super().unfinished()

    async def head(self, table):
        await self.check()
        return await super().head(table)

    async def get_identity(self, identity):
        await self.check()
        return await super().get_identity(identity)

    async def check(self):
        if self.dead:
            await asyncio.Event().wait()
        if self.failing:
            raise StoreFailed("out of order")

    async def close(self):
        pass


async def fails(append):
    """Nothing is written."""
    append.close()
    raise StoreFailed("disk full")


async def fails_late(append):
    """It is written, but nobody gets to know."""
    await append
    raise StoreFailed("connection lost")


class Gate:
    """A fault that holds an append until it is opened; `reached` tells that one waits there.

    The entries are written when it opens, or, `written`, before; then only the caller waits.
    """

    def __init__(self, written=False):
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()
        self.written = written

    async def __call__(self, append):
        if self.written:
            await append
        self.reached.set()
        await self.opened.wait()
        if not self.written:
            await append


class InHouse:
    """Bots without processes, at once; `asked` is what they were told."""

    def __init__(self):
        self.asked = []
        self.resting = asyncio.Event()
        self.resting.set()

    async def choose(self, level, seed, knowledge, legal):
        self.asked.append((level, knowledge, legal))
        await self.resting.wait()
        await asyncio.sleep(0)
        return make_bot(level, len(self.asked)).choose(Knowledge.read(knowledge), legal)

    async def close(self):
        pass


async def play_out(seats, seed=0):
    """Everybody plays by chance until the game is over."""
    rng = random.Random(f"play out {seed}")
    await asyncio.gather(*(seat.play_out(random.Random(rng.random())) for seat in seats))


async def play_some(seats, most, seed=0):
    """So many moves by chance, one after the other; whether the game is over after them."""
    rng = random.Random(f"play some {seed}")
    for _ in range(most):
        for seat in seats:
            await seat.quiet()
        if seats[0].over:
            return True
        acting = [seat for seat in seats if seat.legal]
        seat = rng.choice(acting)
        await seat.play(rng.choice(seat.legal))
    for seat in seats:
        await seat.quiet()
    return seats[0].over


async def ended(task):
    """Cancel a task and wait for it."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
