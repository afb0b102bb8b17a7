"""All tables of this process: commands become committed entries, then news for the viewers."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import structlog

from kozyr.errors import N_, KozyrError
from kozyr.search import Knowledge
from kozyr.server.bot_pool import BotPool
from kozyr.server.live import LiveTable, Viewer
from kozyr.server.logbook import (
    folded,
    new_secrets,
    new_table_id,
    next_table_id,
    read_entries,
    rows,
    summary_of,
)
from kozyr.server.messages_out import Ack
from kozyr.server.metrics import Metrics
from kozyr.store import PlyTaken, Store, StoreError
from kozyr.table import Entry, Event, LogError, Options, Table, TableError, create
from kozyr.table.events import Ended, Moved

Command = Callable[[Table, int], list[Event]]

TRIES = 3
RETRY_SECONDS = 0.5
CLOSE_SECONDS = 1.0
WANDERING = "random"

log = structlog.get_logger()


class UnknownTable(KozyrError):
    """There is no such table."""

    code = "no_table"


class BrokenTable(KozyrError):
    """A log that cannot be read."""

    code = "broken"


@contextmanager
def unbroken(id: str) -> Iterator[None]:
    """Where a log is read. What is wrong with it is for the host to find out: it is secret.

    Raises: BrokenTable.
    """
    try:
        yield
    except LogError:
        log.error("table_broken", table=id)
        raise BrokenTable(N_("table {id} cannot be read"), id=repr(id)) from None


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

    async def create(self, options: Options, owner: str, name: str, deal: bool = False) -> str:
        """A new table, `deal` with the cards dealt at once; its id.

        Raises: TableError, StoreError.
        """
        id = new_table_id(self.now())
        await self._create(id, create(options, owner, name), deal)
        return id

    async def _create(self, id: str, events: Sequence[Event], deal: bool) -> None:
        """Write the beginning of a log, all of it or nothing."""
        live = LiveTable(Table(id), self.now())
        table = live.table
        entries = table.entries(events, self.now())
        live.apply(entries)
        if deal:
            dealt = table.entries(table.start(table.owner, *new_secrets()), self.now())
            live.apply(dealt)
            entries += dealt
        await self.store.append(id, rows(entries))
        await self._summarise(table)
        self._let_go(self._take_up(live))

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[LiveTable]:
        """A table, in memory for as long as it is used.

        Raises: UnknownTable, BrokenTable, StoreError.
        """
        live = self._take_up(await self._open(id))
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
        read = await self.store.read(id)
        if not read:
            raise UnknownTable(N_("there is no table {id}"), id=repr(id[:40]))
        with unbroken(id):
            table, recent = await asyncio.to_thread(folded, id, read)
        return LiveTable(table, self.now(), recent)

    def _take_up(self, live: LiveTable) -> LiveTable:
        """Have a table in memory: this one, unless it is there already."""
        found = self.live.setdefault(live.table.id, live)
        if found is live:
            self.metrics.live.set(len(self.live))
            self._follow(live)
        return found

    def _let_go(self, live: LiveTable) -> None:
        """Drop a table from memory if nobody uses it."""
        if live.users == 0 and live.bots is None and self.live.get(live.table.id) is live:
            del self.live[live.table.id]
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
        read = await self.store.read(live.table.id, live.table.head + 1)
        with unbroken(live.table.id):
            entries = read_entries(read)
            live.apply(entries)
        live.doubtful = False
        if entries:
            live.publish(entries, None, None)
            self._follow(live)

    async def entries(self, live: LiveTable, first: int) -> list[Entry]:
        """A table's entries from a ply on, up to its head as it is when this returns."""
        found: list[Entry] = []
        while (rest := live.remembered(first + len(found))) is None:
            read = await self.store.read(live.table.id, first + len(found))
            with unbroken(live.table.id):
                found += [e for e in read_entries(read) if e.ply <= live.table.head]
        return found + rest

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
            live.bots = self.later(self._play_bots(live))

    def _set_timer(self, table: Table) -> None:
        deadline = table.next_deadline()
        if deadline is None:
            self._stop_timer(table.id)
        else:
            self._call_later(max(0, deadline - self.now()) / 1000, table.id)

    def _time_up(self, id: str) -> None:
        self.timers.pop(id, None)
        self.later(self._time_out(id))

    async def _time_out(self, id: str) -> None:
        """Tell the table what time it is; if the store fails, again in a while."""
        try:
            async with self.use(id) as live:
                await self.perform(live, lambda table, now: table.time_out(now))
                if id not in self.timers:
                    self._set_timer(live.table)
        except (StoreError, TableError) as error:
            log.warning("retry", table=id, error=error.code)
            self._call_later(RETRY_SECONDS, id)

    def _call_later(self, seconds: float, id: str) -> None:
        self._stop_timer(id)
        loop = asyncio.get_running_loop()
        self.timers[id] = loop.call_later(seconds, self._time_up, id)

    def _stop_timer(self, id: str) -> None:
        timer = self.timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    async def _play_bots(self, live: LiveTable) -> None:
        """Play for bots and for absent players while any is to act."""
        live.users += 1
        try:
            while live.table.bots_to_act():
                await self._play_bot(live)
        finally:
            live.bots = None
            live.users -= 1
            self._let_go(live)

    async def _play_bot(self, live: LiveTable) -> None:
        seat, level = live.table.bots_to_act()[0]
        seen = live.table.head
        move = await self._choose(live.table, seat, level)
        await self._persist(live, lambda table, now: table.bot_move(seat, move, seen, now))

    async def _choose(self, table: Table, seat: int, level: str) -> str:
        """A bot's move. In a game without end it goes by chance, which ends it (B11.1)."""
        state = table.state
        assert state is not None
        rules = state.game.rules
        if rules.laps(state.board) >= rules.CUT_OFF:
            level = WANDERING
        seed = secrets.token_hex(8)
        knowledge = Knowledge.at(state, seat, table.memory).document()
        return await self.pool.choose(level, seed, knowledge, state.legal(seat))

    async def _persist(self, live: LiveTable, command: Command) -> None:
        """Perform a command of the server's own; a failing store is tried again."""
        while True:
            try:
                await self.perform(live, command)
            except TableError:
                return
            except StoreError as error:
                log.warning("retry", table=live.table.id, error=error.code)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def rematch(
        self, live: LiveTable, player: str, sender: Viewer, nonce: str | None
    ) -> list[Entry]:
        """A new table with the same seats, unless there is one already.

        Whoever asks makes the same table, so that only one comes to be.
        """
        table = live.table
        if not table.rematch(player, ""):
            return []
        id = next_table_id(table)
        alone = sum(seat.kind == "player" for seat in table.seats) == 1
        with suppress(PlyTaken):
            await self._create(id, table.rematch_events(), deal=alone)
        return await self.perform(live, lambda table, now: table.rematch(player, id), sender, nonce)

    async def resume(self) -> None:
        """Take up every unfinished table after a start: bots play on, clocks run on.

        A line in the lists that was not written before the end is written now.
        """
        waiting = deque(await self._unfinished())
        while waiting:
            id = waiting.popleft()
            try:
                async with self.use(id) as live:
                    if not isinstance(live.recent[-1].event, Moved):
                        await self._summarise(live.table)
            except StoreError as error:
                log.warning("retry", table=id, error=error.code)
                waiting.append(id)
                await asyncio.sleep(RETRY_SECONDS)
            except KozyrError as error:
                log.error("table_lost", table=id, error=error.code)

    async def _unfinished(self) -> list[str]:
        while True:
            try:
                return await self.store.unfinished()
            except StoreError as error:
                log.warning("retry", error=error.code)
                await asyncio.sleep(RETRY_SECONDS)

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background until the hub closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, KozyrError):
            log.error("task_failed", error=error.code)
        elif error is not None:
            log.error("task_failed", exc_info=error)

    async def close(self) -> None:
        """Stop clocks and bots, let commits finish, close the store."""
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=CLOSE_SECONDS)
        for timer in self.timers.values():
            timer.cancel()
        await self.pool.close()
        await self.store.close()
