"""After a restart everything goes on: bots, clocks, seats, lists."""

import asyncio

import msgspec
import pytest

from kozyr.server import hub as hubs
from kozyr.store import SqlStore, StoreFailed, sqlite_url
from tests.server.house import START, InHouse, play_some
from tests.server.test_protocol import started

MANY = 300
CLOCK = {"kind": "move", "seconds": 60}


async def waiting_for_a_bot(opened, **more):
    """A server that ended while a bot was to move: its store, its guest and the table."""
    house = await opened(**more)
    house.pool.resting.clear()
    ann = await house.guest()
    a = await ann.open(await ann.quick("durak"))
    if a.legal:
        await a.play(a.legal[0])
    await house.crash()
    return house, ann, a


async def test_bots_play_on_with_nobody_there(opened):
    old, ann, a = await waiting_for_a_bot(opened)
    table = a.table["table"]
    head = await old.store.head(table)
    house = await opened(store=old.store)
    await house.store.until(lambda: len(house.store._logs[table]) > head + 1)
    assert house.store.kinds(table)[-1] == "Moved"
    a = await (await house.returning(ann)).open(table, since=head)
    await a.until(lambda: a.legal)
    assert "ack" in await a.play(a.legal[0])


async def test_stand_ins_play_on(opened):
    house = await opened()
    house.pool.resting.clear()
    (ann, bob), (a, b), _ = await started(house, "durak")
    await a.tell("leave")
    await b.quiet()
    await b.tell("leave")
    table = a.table["table"]
    await house.crash()
    house = await opened(store=house.store)
    await house.store.until(lambda: "Ended" in house.store.kinds(table))


async def test_a_deadline_that_passed_meanwhile(opened):
    house = await opened()
    _, (a, b), _ = await started(house, "durak", clock=CLOCK)
    table = a.table["table"]
    await house.crash()
    house = await opened(store=house.store, now=START + 61_000)
    await house.store.until(lambda: "TimedOut" in house.store.kinds(table))
    assert house.store._logs[table][-1][1] >= START + 60_000


async def test_a_deadline_still_to_come(opened):
    house = await opened()
    (ann, bob), (a, b), _ = await started(house, "durak", clock=CLOCK)
    await play_some([a, b], 3)
    clocks = a.table["outlook"]["clocks"]
    await house.crash()
    house = await opened(store=house.store, now=START + 30_000)
    again = await (await house.returning(ann)).open(a.table["table"])
    assert again.table["outlook"]["clocks"] == clocks
    await again.close()
    while house.hub.live:
        await asyncio.sleep(0)
    timer = house.hub.timers[a.table["table"]]
    left = timer.when() - asyncio.get_running_loop().time()
    assert 29 < left < 30.01


async def test_a_line_in_the_lists_that_was_not_written(opened, monkeypatch):
    house = await opened()
    ann = await house.guest()
    a = await ann.open(await ann.quick("durak"))

    async def fail(*_):
        raise StoreFailed("out of order")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "put_summary", fail)
        await a.tell("leave")
        await a.until(lambda: a.over)
        await house.crash()
    house = await opened(store=house.store)
    await house.store.until(lambda: not house.store.unfinished_now())
    stranger = await house.guest(None)
    assert (await stranger.get("/api/tables")).json()["tables"] == []


async def test_one_broken_table_does_not_keep_others_waiting(opened):
    old, _, a = await waiting_for_a_bot(opened)
    table = a.table["table"]
    summary = old.store._summaries[table]
    old.store._logs = {"mad": [(0, START, b"{}")], **old.store._logs}
    old.store._summaries = {"mad": summary, **old.store._summaries}
    house = await opened(store=old.store)
    await house.store.until(lambda: house.store.kinds(table)[-1] == "Moved")


async def test_a_store_that_is_not_ready_yet(opened, monkeypatch):
    monkeypatch.setattr(hubs, "RETRY_SECONDS", 0.001)
    old, _, a = await waiting_for_a_bot(opened)
    table = a.table["table"]
    head = await old.store.head(table)
    old.store.failing = True
    house = await opened(store=old.store)
    stranger = await house.guest(None)
    assert (await stranger.get("/healthz")).status_code == 503
    house.store.failing = False
    await house.store.until(lambda: len(house.store._logs[table]) > head + 1)
    assert (await stranger.get("/healthz")).status_code == 200


async def test_serving_does_not_wait_for_old_tables(opened):
    """The first page is there while hundreds of tables are yet to be looked at."""
    old, ann, a = await waiting_for_a_bot(opened)
    table = a.table["table"]
    log, summary = list(old.store._logs[table]), old.store._summaries[table]
    for number in range(MANY):
        old.store._logs[f"t{number}"] = list(log)
        old.store._summaries[f"t{number}"] = summary
    pool = InHouse()
    pool.resting.clear()
    house = await opened(store=old.store, pool=pool)
    stranger = await house.guest(None)
    assert (await stranger.get("/healthz")).status_code == 200
    assert len(house.hub.live) < MANY // 2
    await (await house.returning(ann)).open(table)
    while len(house.hub.live) <= MANY:
        await asyncio.sleep(0)
    pool.resting.set()
    await house.store.until(
        lambda: all(len(found) > len(log) for found in old.store._logs.values())
    )


async def test_the_tables_that_were_played_at_last_come_first(opened):
    old, _, a = await waiting_for_a_bot(opened)
    table = a.table["table"]
    log, summary = list(old.store._logs[table]), old.store._summaries[table]
    ages = {"t0": 50, "t1": 10, "t2": 90, table: 0}
    for name, age in ages.items():
        old.store._logs[name] = list(log)
        old.store._summaries[name] = msgspec.structs.replace(summary, updated=START - age)
    read, order = old.store.read, []

    async def read_and_note(name, first=0):
        order.append(name)
        return await read(name, first)

    old.store.read = read_and_note
    await opened(store=old.store)
    await old.store.until(lambda: len(order) == 4)
    assert order == [table, "t1", "t0", "t2"]


@pytest.mark.parametrize("crashing", [True, False])
async def test_a_database(opened, tmp_path, crashing):
    """The same from a file, ended in good order or not."""
    store = await SqlStore.open(sqlite_url(tmp_path))
    house = await opened(store=store)
    (ann, bob), (a, b), _ = await started(house, "durak")
    await play_some([a, b], 20)
    await a.say("to be continued")
    log, table = dict(a.log), a.table
    if crashing:
        await house.crash()
    else:
        await house.close()
    house = await opened(store=await SqlStore.open(sqlite_url(tmp_path)))
    again = await (await house.returning(ann)).open(table["table"], since=-1)
    assert again.log == log
    assert again.table == table
    assert again.connected == [True, False]
