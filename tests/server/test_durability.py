"""What was acknowledged is never lost, and nothing is played twice."""

import asyncio
import itertools

import pytest

from kozyr.table import decode
from tests.server.house import Gate, fails, fails_late, play_some
from tests.server.test_protocol import party, started


async def movers(house, game="durak", players=2, **options):
    """A game begun: the player to act and the other, with their guests."""
    guests, seats, watcher = await started(house, game, players, **options)
    first = 0 if seats[0].legal else 1
    return guests[first], seats[first], seats[1 - first], watcher


async def moves(house, table):
    """The moves in the log as the store has it."""
    events = [decode(data) for _, _, data in await house.store.read(table)]
    return [event for event in events if type(event).__name__ == "Moved"]


async def contiguous(house, table):
    plies = [ply for ply, _, _ in await house.store.read(table)]
    return plies == list(range(len(plies)))


async def test_killed_between_commit_and_acknowledgement(opened):
    house = await opened()
    guest, mover, _, _ = await movers(house)
    table, move, seen = mover.table["table"], mover.legal[0], mover.head
    gate = Gate(written=True)
    house.store.faults = [gate]
    await mover.send("play", move=move, seen=seen, nonce="once")
    await gate.reached.wait()
    await house.crash()

    house = await opened(store=house.store)
    mover = await (await house.returning(guest)).open(table, since=seen)
    assert mover.head == seen + 1
    answer = await mover.play(move, seen=seen, nonce="once")
    assert answer == {"type": "ack", "nonce": "once", "ply": seen + 1}
    assert len(await moves(house, table)) == 1


@pytest.mark.parametrize("fault", [fails, fails_late])
async def test_a_store_that_fails_once(house, fault):
    """Written or not: the same command again succeeds, and is played once."""
    _, mover, other, watcher = await movers(house)
    table, move, seen = mover.table["table"], mover.legal[0], mover.head
    house.store.faults = [fault]
    answer = await mover.play(move, seen=seen, nonce="again")
    assert answer["code"] == "store-failed"
    answer = await mover.play(move, seen=seen, nonce="again")
    ack = answer if answer["type"] == "ack" else answer["ack"]
    assert ack["ply"] == seen + 1
    assert len(await moves(house, table)) == 1
    for viewer in (mover, other, watcher):
        await viewer.until(lambda viewer=viewer: viewer.head == seen + 1)
        assert viewer.log[seen + 1]["event"]["move"] == move


@pytest.mark.parametrize("fault", [fails, fails_late])
async def test_another_players_command_finds_out_what_was_written(house, fault):
    _, mover, other, watcher = await movers(house)
    seen, move = mover.head, mover.legal[0]
    house.store.faults = [fault]
    await mover.play(move)
    await other.say("what happened?")
    await watcher.quiet()
    kinds = [watcher.log[ply]["event"]["type"] for ply in range(seen + 1, watcher.head + 1)]
    assert kinds == (["chatted"] if fault is fails else ["moved", "chatted"])


async def test_the_same_nonce_twice_at_once(house):
    guest, mover, _, _ = await movers(house)
    table, move, seen = mover.table["table"], mover.legal[0], mover.head
    second = await guest.open(table)
    gate = Gate()
    house.store.faults = [gate]
    await mover.send("play", move=move, seen=seen, nonce="twice")
    await gate.reached.wait()
    await second.send("play", move=move, seen=seen, nonce="twice")
    gate.opened.set()
    answers = [await mover.answer("twice"), await second.answer("twice")]
    assert answers[0]["ack"] == {"type": "ack", "nonce": "twice", "ply": seen + 1}
    assert answers[1] == {"type": "ack", "nonce": "twice", "ply": seen + 1}
    assert len(await moves(house, table)) == 1


async def test_two_moves_in_one_tick(house):
    """The second was made for a table that is no more."""
    _, mover, _, _ = await movers(house)
    legal, seen = mover.legal, mover.head
    await mover.send("play", move=legal[0], seen=seen, nonce="1")
    await mover.send("play", move=legal[1], seen=seen, nonce="2")
    first, second = await mover.answer("1"), await mover.answer("2")
    assert first["ack"]["ply"] == seen + 1
    assert second["code"] == "stale"
    assert [entry["ply"] for entry in second["entries"]] == [seen + 1]


async def test_bets_at_once_are_all_taken(house):
    """In Blaze's betting nobody waits for anybody, and nobody's bet makes another's stale."""
    _, seats, _ = await started(house, "blaze", 3)
    for turn in itertools.count():
        if seats[0].table["outlook"]["view"]["stage"] == "bet":
            break
        await play_some(seats, 1, turn)
    seen = seats[0].head
    bets = [seat.legal[0] for seat in seats]
    answers = await asyncio.gather(
        *(seat.play(bet, seen=seen) for seat, bet in zip(seats, bets, strict=True))
    )
    assert sorted(answer["ack"]["ply"] for answer in answers) == [seen + 1, seen + 2, seen + 3]


async def test_a_move_for_an_old_ply(house):
    _, mover, other, _ = await movers(house)
    old = mover.head
    await mover.play(mover.legal[0])
    await other.until(lambda: other.legal)
    await other.play(other.legal[0])
    await mover.quiet()
    problem = await mover.play("6h", seen=old)
    assert problem["code"] == "stale"
    assert [entry["ply"] for entry in problem["entries"]] == list(range(old + 1, mover.head + 1))


async def test_talk_makes_no_move_stale(house):
    _, mover, other, _ = await movers(house)
    seen = mover.head
    await other.say("well?")
    await other.say("well??")
    assert "ack" in await mover.play(mover.legal[0], seen=seen)


@pytest.mark.parametrize("first", ["move", "timeout"])
async def test_a_move_and_a_timeout_at_the_same_instant(house, first):
    """Whichever is committed first counts, and both players are told the same."""
    clock = {"kind": "move", "seconds": 5}
    _, mover, other, _ = await movers(house, clock=clock)
    table, seat, seen = mover.table["table"], mover.table["viewer"], mover.head
    house.now = mover.table["outlook"]["clocks"][seat]["deadline"]
    gate = Gate()
    house.store.faults = [gate]
    house.pool.resting.clear()
    if first == "move":
        await mover.send("play", move=mover.legal[0], seen=seen, nonce="n")
        await gate.reached.wait()
        timeout = house.hub.later(house.hub._time_out(table))
    else:
        timeout = house.hub.later(house.hub._time_out(table))
        await gate.reached.wait()
        await mover.send("play", move=mover.legal[0], seen=seen, nonce="n")
    gate.opened.set()
    await timeout
    answer = await mover.answer("n")
    await other.quiet()
    kinds = [other.log[ply]["event"]["type"] for ply in range(seen + 1, other.head + 1)]
    if first == "move":
        assert answer["ack"]["ply"] == seen + 1
        assert kinds == ["moved"]
    else:
        assert answer["code"] in ("stale", "absent")
        assert kinds == ["timed_out"]
        assert other.table["seats"][seat]["present"] is False
    assert await contiguous(house, table)


async def test_two_people_and_one_seat(house):
    ann = await house.guest()
    table = await ann.create("durak", 2, ["owner", "open"])
    seats = [await (await house.guest(name)).open(table) for name in ("Bob", "Cid", "Dan")]
    answers = await asyncio.gather(*(sit_down(seat) for seat in seats))
    assert sorted(answers) == ["full", "full", "seated"]
    assert len(await house.store.read(table)) == 3


async def sit_down(seat):
    await seat.send("sit")
    while True:
        frame = await seat.receive()
        if frame["type"] == "problem":
            return frame["code"]
        if seat.table["viewer"] is not None:
            return "seated"


async def test_joining_twice(house):
    ann, bob = await house.guest(), await house.guest("Bob")
    table = await ann.create("blaze", 3, ["owner", "open", "open"])
    seats = [await bob.open(table), await bob.open(table)]
    for seat in seats:
        await seat.send("sit")
    for seat in seats:
        await seat.quiet()
    assert [seat.table["viewer"] for seat in seats] == [1, 1]
    found = [frame for seat in seats for frame in seat.frames if "already_seated" in frame]
    assert len(found) == 1
    assert len(await house.store.read(table)) == 3


async def test_twenty_refreshes_in_mid_bout(opened):
    house = await opened(limits=True)
    guest, mover, _, _ = await movers(house)
    await mover.play(mover.legal[0])
    table = mover.table
    frames = set()
    for _ in range(20):
        again = await guest.open(table["table"], since=-1)
        frames.add(again.frames[0])
        assert again.table == table
        await again.leave_open()
    assert len(frames) == 1


async def test_coming_back_after_a_broken_connection(house):
    (ann, bob), (a, b), _ = await started(house, "durak")
    await play_some([a, b], 5)
    before, log = b.table, b.log
    await b.leave_open()
    while a.connected != [True, False]:
        await a.receive()
    await a.say("are you there?")
    b = await bob.open(before["table"], since=before["head"])
    while a.connected != [True, True]:
        await a.receive()
    assert [entry["event"]["text"] for entry in b.log.values()] == ["are you there?"]
    assert b.table["outlook"] == before["outlook"]
    assert b.table["seats"] == before["seats"]
    whole = await bob.open(before["table"], since=-1)
    assert whole.log == {**log, **b.log}


async def test_a_move_after_the_end_is_dropped(house):
    ann = await house.guest()
    a = await ann.open(await ann.quick("blulu"))
    await a.until(lambda: a.legal)
    move, seen = a.legal[0], a.head
    await a.tell("leave")
    await a.until(lambda: a.over)
    head = a.head
    for queued in (seen, head):
        assert (await a.play(move, seen=queued))["code"] == "over"
    assert a.head == head
    assert len(await house.store.read(a.table["table"])) == head + 1


async def test_a_creation_that_fails_leaves_nothing(house):
    ann = await house.guest()
    for path, body in (
        ("/api/quick", {"game": "durak"}),
        ("/api/tables", {"game": "durak", "players": 2, "seats": ["owner", "open"]}),
    ):
        house.store.faults = [fails]
        assert (await ann.post(path, body)).status_code == 503
        assert (await ann.get("/api/tables/mine")).json()["tables"] == []
        assert house.hub.live == {}
        await ann.made(path, body)
        assert len((await ann.get("/api/tables/mine")).json()["tables"]) == 1
        house.store._summaries.clear()


async def test_a_quick_game_is_one_append(house):
    """So that no table stays behind that was made and not dealt at."""
    ann = await house.guest()
    house.pool.resting.clear()
    house.store.faults = [None, fails]
    await ann.quick("durak")
    assert house.store.faults == [fails]


async def test_start_twice(house):
    _, (a, b), _ = await party(house, "durak", 2)
    await a.send("start")
    assert (await a.refused("start"))["code"] == "already_started"
    await b.until(lambda: b.table["phase"] == "playing")
    dealt = [entry for entry in b.log.values() if entry["event"]["type"] == "dealt"]
    assert len(dealt) == 1


async def test_the_owner_replaces_somebody_who_has_gone(house):
    (ann, bob), (a, b), _ = await started(house, "durak")
    house.pool.resting.clear()
    assert (await a.refused("replace", seat=1, level="random"))["code"] == "not_absent"
    await b.close()
    while a.connected != [True, False]:
        await a.receive()
    house.now += 29_999
    assert (await a.refused("replace", seat=1, level="random"))["code"] == "not_absent"
    house.now += 1
    head = a.head
    await a.tell("replace", seat=1, level="random")
    kinds = [a.log[ply]["event"]["type"] for ply in (head + 1, head + 2)]
    assert kinds == ["left", "replaced"]
    b = await bob.open(a.table["table"])
    await b.tell("back")
    assert b.table["seats"][1] == {
        "kind": "player",
        "name": "Player 1",
        "level": None,
        "present": True,
    }


async def test_nobody_is_replaced_for_reloading_a_page(house):
    """A seat's player is away since the last of their sockets closed, or since a restart."""
    (ann, bob), (a, b), _ = await started(house, "durak")
    again = await bob.open(a.table["table"])
    await b.close()
    house.now += 60_000
    assert (await a.refused("replace", seat=1, level="random"))["code"] == "not_absent"
    await again.close()
    while a.connected != [True, False]:
        await a.receive()
    again = await bob.open(a.table["table"])
    house.now += 60_000
    await again.close()
    while a.connected != [True, False]:
        await a.receive()
    assert (await a.refused("replace", seat=1, level="random"))["code"] == "not_absent"
    live = house.hub.live[a.table["table"]]
    live.parted = None
    live.opened = house.now - 29_999
    assert (await a.refused("replace", seat=1, level="random"))["code"] == "not_absent"
    house.now += 1
    await a.tell("replace", seat=1, level="random")


async def test_a_replacement_that_is_refused_changes_nothing(house):
    """Before the start nobody loses a seat by it."""
    (ann, bob), (a, b), _ = await party(house, "durak", 2)
    await b.close()
    while a.connected != [True, False]:
        await a.receive()
    assert (await a.refused("replace", seat=1, level="random"))["code"] == "not_started"
    await a.quiet()
    assert a.table["seats"][1]["kind"] == "player"


@pytest.mark.parametrize("people", [1, 2])
async def test_a_rematch_asked_for_by_everybody_at_once_is_one_table(house, people):
    guests = [await house.guest(f"Player {seat}") for seat in range(2)][:people]
    words = ["owner", "open"] if people == 2 else ["owner", "bot:greedy"]
    table = await guests[0].create("durak", 2, words)
    seats = [await guest.open(table) for guest in guests]
    if people == 2:
        await seats[1].tell("sit")
    await seats[0].send("start")
    for seat in seats:
        await seat.until(lambda seat=seat: seat.table["phase"] == "playing")
        await seat.tell("leave")
    for seat in seats:
        await seat.until(lambda seat=seat: seat.over)
    doubles = [await guest.open(table) for guest in guests for _ in range(3)]
    for seat in (*doubles, *seats):
        await seat.send("rematch")
    for seat in (*doubles, *seats):
        await seat.quiet()
    tables = {seat.table["next_table"] for seat in (*doubles, *seats)}
    assert len(tables) == 1
    assert len(house.store._logs) == 2
    assert {
        line["table"] for line in (await guests[0].get("/api/tables/mine")).json()["tables"]
    } == {
        table,
        *tables,
    }
    again = await guests[0].open(*tables)
    assert again.table["phase"] == ("open" if people == 2 else "playing")
    assert [seat["name"] for seat in again.table["seats"]] == [
        seat["name"] for seat in seats[0].table["seats"]
    ]


async def test_a_rematch_made_half_is_made_whole(house):
    """The new table was written, and then the store failed: asking again finds it."""
    ann = await house.guest()
    a = await ann.open(await ann.quick("durak"))
    await a.tell("leave")
    await a.until(lambda: a.over)
    house.store.faults = [None, fails]
    assert (await a.refused("rematch"))["code"] == "store-failed"
    assert len(house.store._logs) == 2
    await a.tell("rematch")
    assert len(house.store._logs) == 2
    assert a.table["next_table"] in house.store._logs
