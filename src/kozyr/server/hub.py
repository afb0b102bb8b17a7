"""All tables of this process: commands become committed entries, then news for the viewers."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog

from kozyr.errors import N_, KozyrError
from kozyr.server.bot_pool import BotPool
from kozyr.server.live import LiveTable, Viewer
from kozyr.server.messages_out import Ack
from kozyr.server.metrics import Metrics
from kozyr.store import PlyTaken, Store, Summary
from kozyr.table import Entry, Event, Options, Table, TableError, create, decode, encode
from kozyr.table.events import Ended, Moved
from kozyr.table.knowledge import phase

Command = Callable[[Table, int], list[Event]]

TRIES = 3
ABSENT_TRIES = 20
RETRY_SECONDS = 0.5

log = structlog.get_logger()


class UnknownTable(KozyrError):
    """There is no such table."""

    code = "no_table"


def wall_clock() -> int:
    """The time in ms since the epoch."""
    return time.time_ns() // 1_000_000


class Hub:
    """The tables in memory, the store behind them, the bots and clocks that play at them."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        metrics: Metrics,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.store = store
        self.pool = pool
        self.metrics = metrics
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    async def create(self, options: Options, owner: str, name: str) -> str:
        """A new table; its id.

        Raises: TableError, StoreError.
        """
        return await self._create(create(options, owner, name))

    async def _create(self, events: Sequence[Event]) -> str:
        now = self.now()
        table = Table(new_table_id(now))
        entries = table.entries(events, now)
        await self.store.append(table.id, rows(entries))
        for entry in entries:
            table.apply(entry)
        await self._summarise(table)
        return table.id

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[LiveTable]:
        """A table, in memory for as long as it is used.

        Raises: UnknownTable, StoreError.
        """
        live = await self._open(id)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            self._let_go(live)

    async def _open(self, id: str) -> LiveTable:
        if id in self.live:
            return self.live[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._load(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _load(self, id: str) -> LiveTable:
        entries = [Entry(ply, at, decode(data)) for ply, at, data in await self.store.read(id)]
        if not entries:
            raise UnknownTable(N_("there is no table {id}"), id=repr(id[:40]))
        live = LiveTable(Table(id))
        live.apply(entries)
        self.live[id] = live
        self.metrics.live.set(len(self.live))
        return live

    def _let_go(self, live: LiveTable) -> None:
        """Drop a table from memory if nobody uses it."""
        if live.users == 0 and live.bots is None:
            self.live.pop(live.table.id, None)
            self.metrics.live.set(len(self.live))

    async def perform(
        self,
        live: LiveTable,
        command: Command,
        sender: Viewer | None = None,
        nonce: str | None = None,
    ) -> list[Entry]:
        """Judge a command, commit what it leads to, tell everyone; the entries.

        Raises: TableError, and StoreError if nothing could be written.
        """
        started = time.perf_counter()
        async with live.lock:
            entries = await self._commit(live, command)
            if not entries:
                return []
            self.metrics.commit.observe(time.perf_counter() - started)
            ack = Ack(nonce, entries[0].ply) if nonce is not None else None
            live.publish(entries, sender, ack)
            self._count(live.table, entries)
            self._follow(live)
        if any(not isinstance(entry.event, Moved) for entry in entries):
            await self._summarise(live.table)
        return entries

    async def _commit(self, live: LiveTable, command: Command) -> list[Entry]:
        for _ in range(TRIES):
            if live.doubtful:
                await self._catch_up(live)
            table = live.table
            entries = table.entries(command(table, self.now()), self.now())
            if not entries:
                return []
            try:
                live.doubtful = True
                await self.store.append(table.id, rows(entries))
            except PlyTaken:
                continue
            live.doubtful = False
            live.apply(entries)
            return entries
        raise TableError("busy", N_("the table is busy: try again"))

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what another process, or an append of unknown outcome, has added."""
        first = live.table.head + 1
        entries = [
            Entry(ply, at, decode(data))
            for ply, at, data in await self.store.read(live.table.id, first)
        ]
        live.apply(entries)
        live.doubtful = False
        if entries:
            live.publish(entries, None, None)
            self._follow(live)

    async def entries(self, live: LiveTable, first: int) -> list[Entry]:
        """A table's entries from a ply on."""
        found = live.remembered(first)
        if found is not None:
            return found
        head = live.table.head
        read = await self.store.read(live.table.id, first)
        return [Entry(ply, at, decode(data)) for ply, at, data in read if ply <= head]

    def _count(self, table: Table, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if isinstance(entry.event, Moved):
                self.metrics.moves.labels(table.options.game).inc()
            elif isinstance(entry.event, Ended):
                self.metrics.games.labels(table.options.game).inc()

    async def _summarise(self, table: Table) -> None:
        """Write the table's line in the lists."""
        try:
            await self.store.put_summary(table.id, summary_of(table))
        except KozyrError as error:
            log.warning("summary_failed", table=table.id, error=error.code)

    def _follow(self, live: LiveTable) -> None:
        """Have bots and clocks do what is theirs to do."""
        self._set_timer(live.table)
        if live.bots is None and live.table.bots_to_act():
            live.bots = asyncio.create_task(self._play_bots(live))
            self._keep(live.bots)

    def _set_timer(self, table: Table) -> None:
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        deadline = table.next_deadline()
        if deadline is not None:
            seconds = max(0, deadline - self.now()) / 1000
            loop = asyncio.get_running_loop()
            self.timers[table.id] = loop.call_later(seconds, self._time_up, table.id)

    def _time_up(self, id: str) -> None:
        self.timers.pop(id, None)
        self._keep(asyncio.create_task(self._time_out(id)))

    async def _time_out(self, id: str) -> None:
        async with self.use(id) as live:
            await self._persist(live, lambda table, now: table.time_out(now))
            if id not in self.timers:
                self._set_timer(live.table)

    async def _persist(self, live: LiveTable, command: Command) -> None:
        """Perform a command of the server's own; a failing store is tried again."""
        for _ in range(ABSENT_TRIES):
            try:
                await self.perform(live, command)
            except TableError:
                return
            except KozyrError as error:
                log.warning("retry", table=live.table.id, error=error.code)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _play_bots(self, live: LiveTable) -> None:
        """Play for bots and for absent players while any is to act."""
        live.users += 1
        try:
            while waiting := live.table.bots_to_act():
                seat, level = waiting[0]
                table, state = live.table, live.table.state
                assert state is not None
                seen = table.head
                move = await self.pool.choose(
                    table.options.game,
                    seat,
                    level,
                    secrets.token_hex(8),
                    state.view(seat),
                    state.legal(seat),
                )

                def bot_move(
                    table: Table, now: int, seat: int = seat, move: str = move, seen: int = seen
                ) -> list[Event]:
                    return table.bot_move(seat, move, seen, now)

                await self._persist(live, bot_move)
        finally:
            live.bots = None
            live.users -= 1
            self._let_go(live)

    async def start(self, id: str, owner: str) -> None:
        """Deal the cards of a table, for its owner.

        Raises: TableError, UnknownTable, StoreError.
        """
        async with self.use(id) as live:
            await self.perform(live, lambda table, now: table.start(owner, *new_secrets()))

    async def rematch(self, live: LiveTable, player: str, sender: Viewer) -> None:
        """A new table with the same seats, unless there is one already."""
        table = live.table
        if table.next_table is None and table.rematch(player, ""):
            id = await self._create(table.rematch_events())
            await self.perform(live, lambda table, now: table.rematch(player, id), sender)
            if sum(seat.kind == "player" for seat in table.seats) == 1:
                await self.start(id, table.owner)

    async def resume(self) -> None:
        """Take up every unfinished table after a start: bots play on, clocks run on."""
        for id in await self.store.unfinished():
            try:
                async with self.use(id) as live:
                    self._follow(live)
            except KozyrError as error:
                log.error("table_lost", table=id, error=error.code)

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background until the hub closes."""
        self._keep(asyncio.create_task(work))

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, KozyrError):
            log.error("task_failed", exc_info=error)

    async def close(self) -> None:
        """Stop clocks and bots, let commits finish, close the store."""
        for timer in self.timers.values():
            timer.cancel()
        for live in self.live.values():
            if live.bots is not None:
                live.bots.cancel()
        await self.pool.close()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        await self.store.close()


def new_table_id(now: int) -> str:
    """A fresh id, too long to guess.

    It begins with the time, so that the logs of tables that live together lie together in the
    database's index.
    """
    return f"{now // 1000:x}-{secrets.token_urlsafe(12)}"


def new_secrets() -> tuple[str, str]:
    """A seed and a salt."""
    return secrets.token_hex(16), secrets.token_hex(16)


def rows(entries: Sequence[Entry]) -> list[tuple[int, int, bytes]]:
    """Entries as the store takes them."""
    return [(entry.ply, entry.at, encode(entry.event)) for entry in entries]


def summary_of(table: Table) -> Summary:
    """A table's line in the lists."""
    return Summary(
        game=table.options.game,
        players=tuple(seat.player for seat in table.seats if seat.player is not None),
        seats=len(table.seats),
        open_seats=sum(seat.kind == "open" for seat in table.seats),
        public=table.options.public,
        status=phase(table),
        owner=table.owner,
        updated=table.at,
    )
