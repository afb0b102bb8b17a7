"""A client written from docs/protocol.md plays whole games, and sends every message."""

import asyncio
import json
import random

import pytest

from kozyr.decks import ATLASNYE
from tests.helpers import TABLE_IDS, TABLES
from tests.server.house import play_out, play_some
from tests.server.schema_check import Schema

every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=TABLE_IDS)


async def schema_of(guest):
    return Schema((await guest.get("/api/schema")).json())


async def party(house, game, players, **options):
    """Players at a table that is yet to start, everyone with its socket, and a spectator."""
    guests = [await house.guest(f"Player {seat}") for seat in range(players)]
    table = await guests[0].create(game, players, ["owner", *["open"] * (players - 1)], **options)
    seats = [await guest.open(table, since=-1) for guest in guests]
    for seat in seats[1:]:
        await seat.tell("sit")
    stranger = await house.guest(None)
    watcher = await stranger.open(table, since=-1)
    return guests, seats, watcher


async def started(house, game, players=2, **options):
    """The same, with the cards dealt and everybody told so."""
    guests, seats, watcher = await party(house, game, players, **options)
    await seats[0].send("start")
    for seat in (*seats, watcher):
        await seat.until(lambda seat=seat: seat.table["phase"] == "playing")
    return guests, seats, watcher


@every_table
async def test_a_whole_game_against_bots(house, game, players):
    ann = await house.guest()
    schema = await schema_of(ann)
    seat = await ann.open(await ann.quick(game, players=players), since=-1)
    await seat.play_out(random.Random(f"{game} {players}"))
    assert list(seat.log) == list(range(seat.head + 1))
    assert seat.table["phase"] == "over"
    for frame in seat.frames:
        schema.check(frame)


@every_table
async def test_a_whole_game_among_people(house, game, players):
    guests, seats, watcher = await started(house, game, players)
    schema = await schema_of(guests[0])
    watching = asyncio.create_task(watcher.until(lambda: watcher.over))
    await play_out(seats, f"{game} {players}")
    await watching
    results = [seat.table["result"] for seat in (*seats, watcher)]
    assert results == [results[0]] * (players + 1)
    for viewer in (*seats, watcher):
        assert list(viewer.log) == list(range(viewer.head + 1))
        assert viewer.head == watcher.head
        for frame in viewer.frames[:: 3 if viewer is watcher else 10]:
            schema.check(frame)


@every_table
async def test_the_log_is_told_again_as_it_was(house, game, players):
    guests, seats, watcher = await started(house, game, players)
    await play_some(seats, 30)
    await watcher.quiet()
    for guest, seat in [*zip(guests, seats, strict=True), (house.guests[-1], watcher)]:
        again = await guest.open(seat.table["table"], since=-1)
        assert again.log == seat.log
        assert again.table == seat.table
        later = await guest.open(seat.table["table"], since=5)
        assert list(later.log) == list(range(6, seat.head + 1))
        none = await guest.open(seat.table["table"])
        assert none.log == {}
        assert none.table == seat.table


async def test_every_message(house):
    """Each type of message the schema lists does what docs/protocol.md says of it."""
    (ann, bob), (a, b), watcher = await party(house, "durak", 2)
    schema = await schema_of(ann)
    sent = []
    for seat in (a, b):
        seat.send = noting(seat.send, sent)

    await b.tell("stand")
    assert b.table["seats"][1]["kind"] == "open"
    await b.tell("sit", seat=1)
    assert b.table["viewer"] == 1
    assert (await b.say("привет"))["ack"]["ply"] == b.head
    await b.tell("stand")
    await a.until(lambda: a.table["seats"][1]["kind"] == "open")
    await a.tell("bot", seat=1, level="greedy")
    await a.tell("start")
    await a.until(lambda: a.legal)
    await a.tell("report", ply=1)
    assert a.log[a.head]["event"] == {"type": "nothing"}
    await a.tell("mute", name="Nobody")
    assert a.log[a.head]["event"] == {"type": "nothing"}
    while not a.table["outlook"]["can_undo"]:
        house.pool.resting.set()
        await a.until(lambda: a.legal)
        house.pool.resting.clear()
        before = a.table["outlook"]
        assert "ack" in await a.play(a.legal[0])
    await a.tell("undo")
    assert a.log[a.head]["event"]["type"] == "undone"
    assert a.table["outlook"] == before
    house.pool.resting.set()
    await a.tell("leave")
    await a.until(lambda: a.table["seats"][0]["present"] is False or a.over)
    await a.tell("replace", seat=0, level="random")
    await a.until(lambda: a.over or a.table["seats"][0]["level"] == "random")
    await a.until(lambda: a.over)
    await a.tell("rematch")
    assert a.table["next_table"]

    (ann, bob), (a, b), watcher = await started(house, "durak", 2)
    for seat in (a, b):
        seat.send = noting(seat.send, sent)
    await a.tell("leave")
    await a.send("back")
    await a.until(lambda: a.over or a.table["seats"][0]["present"])
    assert (await a.quiet())["now"] == house.now
    await a.send("sync", since=2)
    frame = await a.receive()
    assert [entry["ply"] for entry in frame["entries"]] == list(range(3, a.head + 1))
    assert (await a.refused("signal", signal="enough", nonce="s"))["code"] == "not_allowed"

    assert {message["type"] for message in sent} == schema.types("incoming")
    assert all(schema.incoming(message) for message in sent)
    assert {json.loads(frame)["type"] for frame in a.frames} <= schema.types("outgoing")


def noting(send, sent):
    async def send_and_note(type, **keys):
        sent.append({"type": type, **keys})
        await send(type, **keys)

    return send_and_note


async def test_signals_between_challengers(house):
    _, seats, watcher = await started(house, "blaze", 3)
    speaker = None
    while speaker is None:
        acting = [seat for seat in seats if seat.legal]
        await acting[0].play(acting[0].legal[0])
        for seat in seats:
            await seat.quiet()
        speaker = next((seat for seat in seats if seat.table["outlook"]["signals"]), None)
    answer = await speaker.command("signal", signal="can_add_2")
    assert "ack" in answer
    await watcher.quiet()
    said = watcher.log[answer["ack"]["ply"]]["event"]
    assert said == {"type": "signalled", "seat": speaker.table["viewer"], "signal": "can_add_2"}


async def test_the_same_message_again_is_acknowledged_again(house):
    _, (a, b), _ = await started(house, "durak")
    mover = a if a.legal else b
    move, seen = mover.legal[0], mover.head
    first = await mover.play(move, seen=seen, nonce="x")
    again = await mover.play(move, seen=seen, nonce="x")
    assert again == {"type": "ack", **first["ack"]}
    said = await mover.say("one", nonce="y")
    assert await mover.say("one", nonce="y") == {"type": "ack", **said["ack"]}
    assert mover.head == said["ack"]["ply"]


async def test_presence(house):
    (ann, bob), (a, b), watcher = await started(house, "durak")
    assert a.connected == [True, True]
    await b.close()
    while a.connected != [True, False]:
        await a.receive()
    while watcher.connected != [True, False]:
        await watcher.receive()
    b = await bob.open(a.table["table"])
    while a.connected != [True, True]:
        await a.receive()
    assert b.connected == [True, True]
    second = await bob.open(a.table["table"])
    await second.close()
    await b.quiet()
    assert b.connected == [True, True]


async def test_lists_of_tables(house):
    ann, bob = await house.guest(), await house.guest("Bob")
    open_table = await ann.create("durak", 2, ["owner", "open"], public=True)
    hidden = await ann.create("durak", 2, ["owner", "open"])
    listed = (await bob.get("/api/tables")).json()["tables"]
    assert listed == [
        {
            "table": open_table,
            "game": "durak",
            "seats": 2,
            "open_seats": 1,
            "status": "open",
            "updated": house.now,
        }
    ]
    mine = (await ann.get("/api/tables/mine")).json()["tables"]
    assert {line["table"] for line in mine} == {open_table, hidden}
    assert (await bob.get("/api/tables/mine")).json()["tables"] == []
    b = await bob.open(open_table)
    await b.tell("sit")
    await b.quiet()
    assert len((await bob.get("/api/tables/mine")).json()["tables"]) == 1
    assert (await bob.get("/api/tables")).json()["tables"][0]["open_seats"] == 0


async def test_a_stranger_plays_by_one_request(house):
    ann = await house.guest(None)
    assert (await ann.post("/api/quick", {"game": "durak"})).json()["code"] == "no_identity"
    bad = {"game": "durak", "name": "Ann", "clock": {"kind": "days", "days": 99}}
    assert (await ann.post("/api/quick", bad)).json()["code"] == "bad_option"
    assert (await ann.post("/api/quick", {"game": "durak", "name": ""})).json()[
        "code"
    ] == "bad_text"
    assert ann.cookie is None
    a = await ann.open(await ann.quick("durak", name=" Ann "))
    assert (a.table["viewer"], a.table["seats"][0]["name"]) == (0, "Ann")
    again = await ann.open(await ann.quick("durak", name="Anna"))
    assert again.table["seats"][0]["name"] == "Anna"
    assert (await ann.get("/api/me")).json() == {"name": "Anna"}
    assert len((await ann.get("/api/tables/mine")).json()["tables"]) == 2


async def test_what_can_be_played(house):
    stranger = await house.guest(None)
    told = (await stranger.get("/api/games")).json()
    assert {kind["game"]: kind["players"] for kind in told["games"]} == {
        "blaze": [3, 5],
        "blulu": [2, 2],
        "durak": [2, 2],
    }
    assert told["levels"][:4] == ["beginner", "casual", "strong", "master"]
    assert sorted(told["levels"][4:]) == ["dmcts", "expert", "greedy", "random"]
    assert told["baselines"] == told["levels"][4:]


async def test_a_record_during_the_game_and_after_it(house):
    (ann, bob), (a, b), _ = await started(house, "durak")
    table = a.table["table"]
    assert (await ann.get(f"/api/tables/{table}/record")).json()["moves"] == []
    mover = a if a.legal else b
    await mover.play(mover.legal[0])
    during = (await ann.get(f"/api/tables/{table}/record")).json()
    assert during["viewer"] == 0
    assert during["start"]["hands"][1] == ["?"] * 6
    assert during["moves"][0][3]["table"]
    await a.quiet()
    await b.quiet()
    await play_out([a, b])
    after = (await house.guests[-1].get(f"/api/tables/{table}/record")).json()
    steps = (await house.guests[-1].get(f"/api/tables/{table}/replay")).json()["steps"]
    assert [step[1] for step in steps[1:] if step[0] >= 0] == [
        move for seat, move, _ in after["moves"] if seat >= 0
    ]
    assert after["seed"] == a.table["seed"]
    assert after["commitment"] == a.table["commitment"]
    assert after["result"] == a.table["result"]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "seat"), ("fr", "place"), ("ru", "мест"), ("xx", "seat")]
)
async def test_messages_in_the_viewers_language(house, lang, said):
    ann = await house.guest()
    table = await ann.create("durak", 2, ["open", "open"])
    seat = await ann.open(table, lang=lang)
    assert said in (await seat.refused("stand"))["message"]
    answer = await ann.get(f"/api/tables/{table}/record?lang={lang}")
    assert answer.json()["code"] == "not_started"


async def test_refusals_of_requests_in_the_readers_language(house):
    stranger = await house.guest(None)
    origin = {"Origin": "http://evil.example"}
    told = []
    for lang in ("en-GB,en;q=0.9", "fr-CH, fr;q=0.9, en;q=0.8", "ru"):
        headers = {"Accept-Language": lang}
        answers = [
            await stranger.get("/nowhere", headers=headers),
            await stranger.post("/healthz", headers=headers),
            await stranger.post("/api/me", {"name": "Ann"}, headers={**headers, **origin}),
            await stranger.post("/api/me", {"name": "A" * 20_000}, headers=headers),
        ]
        told.append([answer.json()["message"] for answer in answers])
    assert len({message for messages in told for message in messages}) == 12


ASKED = [
    {"type": "sit"},
    {"type": "start"},
    {"type": "bot", "seat": 0, "level": "greedy"},
    {"type": "undo"},
    {"type": "rematch"},
    {"type": "mute", "seat": 0},
    {"type": "report", "ply": 999},
    {"type": "replace", "seat": 0, "level": "greedy"},
]


@pytest.mark.parametrize("message", ASKED, ids=lambda message: message["type"])
async def test_what_is_refused_carries_the_nonce_of_its_command(house, message):
    _, (a, _), _ = await started(house, "durak", 2)
    problem = await a.command(**message, nonce="mine")
    assert (problem["type"], problem["nonce"]) == ("problem", "mine")
    assert "nonce" not in await a.refused(**message)
    assert (await a.refused(**message, nonce=""))["code"] == "bad_nonce"


async def test_a_refusal_names_cards_as_people_do(house):
    _, (a, b), _ = await started(house, "durak", 2)
    mover, other = (a, b) if a.legal else (b, a)
    card = next(
        c for c in other.table["outlook"]["view"]["hands"][other.table["viewer"]] if c != "?"
    )
    problem = await mover.refused(type="play", move=card, seen=mover.head, nonce="n")
    assert problem["clause"] == "D3.1"
    assert problem["message"] == f"{ATLASNYE.spoken(card, str)} is not in your hand (D3.1)"


async def test_every_command_is_acknowledged_by_its_nonce(house):
    ann = await house.guest()
    a = await ann.open(await ann.create("durak", 2, ["open", "open"]))
    commands = [
        {"type": "sit", "seat": 1},
        {"type": "stand"},
        {"type": "sit", "seat": 0},
        {"type": "bot", "seat": 1, "level": "greedy"},
        {"type": "mute", "name": "Eve"},
        {"type": "report", "ply": 0},
        {"type": "start"},
    ]
    house.pool.resting.clear()
    for command in commands:
        head = a.head
        answer = await a.command(**command)
        assert answer["ack"]["ply"] == head + 1
        assert a.log[head + 1]
    for command in ({"type": "back"}, {"type": "mute", "name": "Eve"}):
        answer = await a.command(**command)
        assert (answer["entries"], answer["ack"]["ply"]) == ([], a.head)
    answer = await a.command("sync", since=a.head - 1)
    assert [entry["ply"] for entry in answer["entries"]] == [a.head]
    await a.send("ping", nonce="p")
    assert (await a.receive())["nonce"] == "p"
    house.pool.resting.set()
    await a.command("leave")
    await a.until(lambda: a.over)
    assert (await a.command("rematch"))["ack"]["ply"] == a.head
    answer = await a.command("rematch")
    assert (answer["entries"], answer["ack"]["ply"]) == ([], a.head)
