"""Tables in memory: no two of one, none when unused, clocks and bots that never stop."""

import asyncio

import pytest
from structlog.testing import capture_logs

from kozyr.games import game
from kozyr.server import hub as hubs
from kozyr.server.hub import UnknownTable
from tests.server.house import Gate, fails, play_some
from tests.server.test_protocol import started

CLOCK = {"kind": "move", "seconds": 60}


async def settled(house):
    """Wait until no table is in memory."""
    while house.hub.live or house.hub.opening:
        await asyncio.sleep(0)


async def test_no_table_is_in_memory_twice(house):
    ann = await house.guest()
    table = await ann.create("durak", 2, ["owner", "open"])
    found = []

    async def visit(stay):
        async with house.hub.use(table) as live:
            found.append(live)
            for _ in range(stay):
                await asyncio.sleep(0)
                assert house.hub.live[table] is live

    for _ in range(3):
        await asyncio.gather(*(visit(stay) for stay in (0, 3, 0, 1, 0, 5, 0)))
    assert house.hub.live == {}
    assert len({id(live) for live in found[:7]}) == 1


async def test_a_table_is_dropped_when_its_last_viewer_goes(house):
    (ann, bob), (a, b), watcher = await started(house, "durak")
    assert len(house.hub.live) == 1
    for seat in (a, b, watcher):
        await seat.close()
    await settled(house)
    again = await ann.open(a.table["table"])
    assert again.table == a.table


async def test_a_table_that_cannot_be_had_now_can_be_had_later(house):
    ann = await house.guest()
    table = await ann.create("durak", 2, ["owner", "open"])
    read = house.store.read

    async def read_nothing(*_):
        return await fails(read(table))

    house.store.read = read_nothing
    assert await (await ann.connect(table)).closed() == (1013, "store-failed")
    house.store.read = read
    await ann.open(table)
    with pytest.raises(UnknownTable):
        async with house.hub.use("nowhere"):
            pass


async def test_a_time_is_up_at_a_table_nobody_looks_at(house):
    (ann, bob), (a, b), watcher = await started(house, "durak", clock=CLOCK)
    table = a.table["table"]
    for seat in (a, b, watcher):
        await seat.close()
    await settled(house)
    house.now += 60_000
    house.hub._time_up(table)
    await house.store.until(lambda: "TimedOut" in house.store.kinds(table))
    assert "Moved" in house.store.kinds(table) or "Ended" not in house.store.kinds(table)


async def test_a_clock_that_is_early_waits_again(house):
    _, (a, b), _ = await started(house, "durak", clock=CLOCK)
    table = a.table["table"]
    house.now += 59_999
    await house.hub._time_out(table)
    assert "TimedOut" not in house.store.kinds(table)
    left = house.hub.timers[table].when() - asyncio.get_running_loop().time()
    assert left < 0.01
    house.now += 1
    await a.until(lambda: any(entry["event"]["type"] == "timed_out" for entry in a.log.values()))


async def test_clocks_and_bots_try_again_when_the_store_fails(house, monkeypatch):
    monkeypatch.setattr(hubs, "RETRY_SECONDS", 0.001)
    _, (a, b), _ = await started(house, "durak", clock=CLOCK)
    table = a.table["table"]
    house.now += 60_000
    house.store.faults = [fails] * 3
    with capture_logs() as logs:
        await house.hub._time_out(table)
        await house.store.until(lambda: house.store.kinds(table)[-1] == "Moved")
    assert (
        logs.count(
            {"event": "retry", "table": table, "error": "store-failed", "log_level": "warning"}
        )
        == 3
    )


async def test_a_clock_survives_that_the_table_cannot_be_read(house, monkeypatch):
    monkeypatch.setattr(hubs, "RETRY_SECONDS", 0.001)
    (ann, bob), seats, watcher = await started(house, "durak", clock=CLOCK)
    table = watcher.table["table"]
    for seat in (*seats, watcher):
        await seat.close()
    await settled(house)
    house.now += 60_000
    house.store.failing = True
    await house.hub._time_out(table)
    await house.hub._time_out(table)
    house.store.failing = False
    await house.store.until(lambda: "TimedOut" in house.store.kinds(table))


async def test_only_seats_to_act_have_a_timer_and_none_after_the_end(house):
    _, (a, b), _ = await started(house, "durak", clock=CLOCK)
    table = a.table["table"]
    assert list(house.hub.timers) == [table]
    while not await play_some([a, b], 20):
        assert list(house.hub.timers) == [table]
    assert house.hub.timers == {}


async def test_two_servers_at_one_log(opened, tmp_path):
    """One of two moves made at once is committed; the other is judged again."""
    one = await opened()
    (ann, bob), (a, b), _ = await started(one, "durak")
    two = await opened(store=one.store)
    b = await (await two.returning(bob)).open(b.table["table"])
    mover, other = (a, b) if a.legal else (b, a)
    gate = Gate()
    one.store.faults = [gate, None]
    seen, move = mover.head, mover.legal[0]
    await mover.send("play", move=move, seen=seen, nonce="n")
    await gate.reached.wait()
    said = await other.say("before you")
    assert said["ack"]["ply"] == seen + 1
    gate.opened.set()
    answer = await mover.answer("n")
    assert answer["ack"]["ply"] == seen + 2
    assert mover.log[seen + 1]["event"]["text"] == "before you"
    assert (await other.play("6h", seen=seen))["code"] == "not_your_turn"
    assert other.head == seen + 1
    await other.say("again")
    assert other.log[seen + 2]["event"]["move"] == move


async def test_bots_of_two_servers_play_each_move_once(opened):
    one = await opened()
    two = await opened(store=one.store)
    ann = await one.guest()
    one.pool.resting.clear()
    two.pool.resting.clear()
    table = await ann.quick("blaze", players=4)
    a = await ann.open(table)
    await (await two.guest()).open(table)
    await a.tell("leave")
    one.pool.resting.set()
    two.pool.resting.set()
    await a.until(lambda: a.over)
    assert list(range(len(one.store._logs[table]))) == [ply for ply, _, _ in one.store._logs[table]]


async def test_a_game_without_end_is_ended_by_chance(house, monkeypatch):
    """Greedy bots can go round in circles in Blaze; the rules count its challenges (B11.1)."""
    monkeypatch.setattr(game("blaze").rules, "CUT_OFF", 3)
    ann = await house.guest()
    a = await ann.open(await ann.quick("blaze", players=4))
    await a.tell("leave")
    await a.until(lambda: a.over)
    levels = [level for level, _, _ in house.pool.asked]
    assert levels[0] == "greedy"
    assert levels[-1] == "random"


async def test_bots_get_what_their_seat_knows_and_no_more(house):
    ann = await house.guest()
    a = await ann.open(await ann.quick("blaze", players=3))
    await a.tell("leave")
    await a.until(lambda: a.over)
    assert len(house.pool.asked) > 20
    blaze = game("blaze")
    remembered = 0
    for _, knowledge, legal in house.pool.asked:
        view, seat = knowledge["view"], knowledge["seat"]
        guess = blaze.load(blaze.guess(view, blaze.unseen(view)))
        assert guess.view(seat) == view
        assert set(guess.legal(seat)) == set(legal)
        assert set(knowledge) == {"view", "seat", "known", "doubts", "facts"}
        remembered = max(remembered, *map(len, knowledge["known"]))
    assert remembered


async def test_a_task_that_fails_is_logged(house):
    async def fail():
        raise ZeroDivisionError

    with capture_logs() as logs:
        task = house.hub.later(fail())
        with pytest.raises(ZeroDivisionError):
            await task
        await asyncio.sleep(0)
    assert [line["event"] for line in logs] == ["task_failed"]
    assert house.hub.tasks.isdisjoint({task})


async def test_a_server_that_ends_leaves_no_task(opened):
    house = await opened()
    house.pool.resting.clear()
    _, (a, b), _ = await started(house, "durak", clock=CLOCK)
    await a.tell("leave")
    assert house.hub.tasks
    before = set(house.hub.tasks)
    await house.close()
    assert all(task.done() for task in before)
    assert all(timer.cancelled() for timer in house.hub.timers.values())
