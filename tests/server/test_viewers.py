"""Viewers that do not read, that come in thousands, that may not look any more."""

import asyncio
import os
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from kozyr.server.live import MOST_WAITING, RECENT
from tests.server.house import Gate, play_some
from tests.server.test_protocol import party, started

TABLES = int(os.environ.get("KOZYR_TABLES", "150"))


async def stop_reading(house, seat):
    """Have a viewer's connection take nothing more, and the server know soon."""
    seat.socket.transport.pause_reading()
    for connection in house.server.server_state.connections:
        connection.transport.set_write_buffer_limits(high=1)


async def test_a_viewer_that_does_not_read_is_dropped(house):
    """It is not waited for, others notice nothing, and it can come back."""
    (ann, bob), (a, b), watcher = await started(house, "durak")
    table = watcher.table["table"]
    live = house.hub.live[table]
    await stop_reading(house, watcher)
    stranger = house.guests[-1]
    for number in range(20_000):
        await watcher.send("sync", since=-1)
        if number % 50 == 0:
            await a.quiet()
        if len(live.viewers) == 2:
            break
    assert len(live.viewers) == 2
    assert not await play_some([a, b], 10)
    while house.hub.live[table].users > 2:
        await a.quiet()
    watcher.socket.transport.resume_reading()
    with suppress(ConnectionClosed, OSError):
        await watcher.closed()
    again = await stranger.open(table, since=-1)
    assert again.log.keys() == set(range(a.head + 1))


async def test_frames_do_not_pile_up_for_somebody_who_does_not_read(house):
    _, (a, b), watcher = await started(house, "durak")
    live = house.hub.live[watcher.table["table"]]
    slow = next(viewer for viewer in live.viewers if not viewer.identity)
    gate = asyncio.Event()
    aborted = []
    slow.abort = lambda: aborted.append(gate.set())
    slow.arrived.clear()
    for number in range(MOST_WAITING + 1):
        assert not aborted
        slow.post(f"frame {number}")
    assert aborted
    assert not slow.frames
    slow.post("one more")
    assert not slow.frames
    await a.quiet()


async def test_one_who_sends_much_and_reads_gets_every_answer(house):
    """Even if all comes in one packet: answers are sent in between."""
    _, (a, b), _ = await started(house, "durak")
    for number in range(5 * MOST_WAITING):
        await a.send("report", ply=-number)
    for _ in range(4):
        await a.refused("report", ply=-1)
    await a.quiet()


async def test_a_viewer_at_many_tables(house):
    """Each is dropped when it has gone; nothing stays but what is in the store."""
    ann = await house.guest()
    log = await house.store.read(await ann.create("durak", 2, ["owner", "open"]))
    for number in range(TABLES):
        await house.store.append(f"t{number}", log)
    for first in range(0, TABLES, 50):
        numbers = range(first, min(first + 50, TABLES))
        seats = await asyncio.gather(*(ann.open(f"t{number}", since=-1) for number in numbers))
        assert len(house.hub.live) >= len(seats)
        await asyncio.gather(*(seat.close() for seat in seats))
        ann.sockets.clear()
    while house.hub.live:
        await asyncio.sleep(0)
    assert house.hub.timers == {}
    assert house.hub.opening == {}
    metrics = (await ann.get("/metrics")).text
    assert "kozyr_live_tables 0.0" in metrics
    assert "kozyr_viewers 0.0" in metrics


async def test_finished_games_leave_nothing_in_memory(house):
    ann = await house.guest()
    for _ in range(3):
        a = await ann.open(await ann.quick("blulu"))
        await a.tell("leave")
        await a.until(lambda a=a: a.over)
        await a.close()
    while house.hub.live:
        await asyncio.sleep(0)
    assert house.hub.timers == {}
    assert all(task.done() for task in house.hub.tasks)


async def test_who_may_not_look_is_shown_out_when_the_game_starts(house):
    """Before the start anybody with the link may look; the cards are for the players."""
    guests, (a, b), watcher = await party(house, "durak", 2, spectators=False)
    eve = await (await house.guest("Eve")).open(a.table["table"])
    await a.tell("start")
    for seat in (eve, watcher):
        assert await seat.closed() == (4404, "no_spectators")
        assert not any('"phase":"playing"' in frame for frame in seat.frames)
    await b.until(lambda: b.table["phase"] == "playing")


async def test_who_opens_a_table_while_it_starts_sees_nothing_either(house):
    guests, (a, b), _ = await party(house, "durak", 2, spectators=False)
    table = a.table["table"]
    await a.say("hello")
    for number in range(RECENT):
        await a.say(f"so {number}")
    read, gate = house.store.read, Gate()

    async def read_slowly(*args):
        gate.reached.set()
        await gate.opened.wait()
        return await read(*args)

    house.store.read = read_slowly
    eve = await (await house.guest("Eve")).connect(table, since=-1)
    await gate.reached.wait()
    await a.tell("start")
    gate.opened.set()
    assert await eve.closed() == (4404, "no_spectators")
    assert eve.frames == []


async def test_the_owner_may_look_at_a_table_for_players_only(house):
    ann, bob = await house.guest(), await house.guest("Bob")
    table = await ann.create("durak", 2, ["open", "bot:random"], spectators=False)
    a, b = await ann.open(table), await bob.open(table)
    await b.tell("sit")
    await a.until(lambda: a.table["seats"][0]["kind"] == "player")
    await a.tell("start")
    assert a.table["outlook"]["view"]["hands"][0] == ["?"] * 6


@pytest.mark.parametrize("late", [1, RECENT - 2, RECENT + 5])
async def test_what_happens_while_a_socket_opens_is_told_once(house, late):
    """The first frame has everything until then, and the next frames what comes after it."""
    (ann, bob), (a, b), _ = await started(house, "durak")
    table = a.table["table"]
    for number in range(RECENT):
        await a.say(f"before {number}")
    read, gate = house.store.read, Gate()

    async def read_slowly(*args):
        found = await read(*args)
        gate.reached.set()
        await gate.opened.wait()
        return found

    house.store.read = read_slowly
    watcher = await house.guests[-1].connect(table, since=-1)
    await gate.reached.wait()
    for number in range(late):
        await a.say(f"meanwhile {number}")
    gate.opened.set()
    house.store.read = read
    first = await watcher.receive()
    assert [entry["ply"] for entry in first["entries"]] == list(range(a.head + 1))
    await a.say("after")
    await watcher.quiet()
    assert list(watcher.log) == list(range(a.head + 1))


async def test_the_muted_are_heard_no_more(house):
    """By frames, by history, by the entries of a stale move; others hear them as before."""
    (ann, bob), (a, b), watcher = await started(house, "durak")
    await b.say("before")
    await a.quiet()
    await a.tell("mute", seat=1)
    assert a.table["muted"] == {"seats": [1], "names": []}
    said = (await b.say("muted words"))["ack"]["ply"]
    for seat in (a, watcher):
        await seat.quiet()
        assert list(seat.log) == list(range(said + 1))
    assert a.log[said]["event"] == {"type": "nothing"}
    assert watcher.log[said]["event"]["text"] == "muted words"
    assert b.table["muted"] == watcher.table["muted"] == {"seats": [], "names": []}
    stale = await a.play("6h", seen=0)
    assert "muted words" not in str(stale)
    again = await ann.open(a.table["table"], since=-1)
    assert not any("before" in frame or "muted words" in frame for frame in again.frames)
    await again.tell("mute", seat=1, on=False)
    back = await ann.open(a.table["table"], since=-1)
    assert back.log[said]["event"]["text"] == "muted words"


async def test_mutes_outlive_the_server(opened):
    house = await opened()
    (ann, bob), (a, b), _ = await started(house, "durak")
    eve = await house.guest("Eve")
    e = await eve.open(a.table["table"])
    await e.say("hi")
    await a.quiet()
    await a.tell("mute", name="Eve")
    await house.crash()
    house = await opened(store=house.store)
    a = await (await house.returning(ann)).open(a.table["table"], since=-1)
    e = await (await house.returning(eve)).open(a.table["table"])
    said = (await e.say("hi again", nonce="again"))["ack"]["ply"]
    await a.quiet()
    assert a.table["muted"] == {"seats": [], "names": ["Eve"]}
    assert a.log[said]["event"] == {"type": "nothing"}


async def test_mutes_that_are_none(house):
    _, (a, b), watcher = await started(house, "durak")
    assert (await a.refused("mute"))["code"] == "bad_message"
    assert (await a.refused("mute", seat=1, name="Eve"))["code"] == "bad_message"
    assert (await a.refused("mute", seat=0))["code"] == "not_allowed"
    assert (await watcher.refused("mute", seat=0))["code"] == "no_identity"


async def test_what_changes_nothing_is_answered(house):
    _, (a, b), _ = await started(house, "durak")
    await a.quiet()
    head = a.head
    for type, keys in [("mute", {"seat": 1, "on": False}), ("back", {})]:
        await a.send(type, **keys)
        frame = await a.receive()
        assert (frame["type"], frame["entries"], frame["table"]["head"]) == ("update", [], head)
