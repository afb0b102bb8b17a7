"""Every code of docs/protocol.md can be met, and no other is."""

import importlib
import json
import pkgutil
import re
from pathlib import Path

import pytest

import kozyr
from kozyr.errors import KozyrError
from kozyr.store import PlyTaken
from kozyr.table.talk import MOST_TALK
from tests.server.house import START, fails
from tests.server.test_protocol import party, started

SOURCE = Path(kozyr.__path__[0])
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
CASES = {}


def case(*codes):
    """A coroutine that meets these codes at a server; it returns those that it met."""

    def note(function):
        for code in codes:
            CASES[code] = function
        return function

    return note


async def codes(seat, *messages):
    """What a seat is told to messages that are refused."""
    return [(await seat.refused(message.pop("type"), **message))["code"] for message in messages]


def play(move="6h", seen=2, nonce="n"):
    return {"type": "play", "move": move, "seen": seen, "nonce": nonce}


def status(answer):
    return answer.json()["code"]


@case("not_started", "not_full", "seat_taken", "already_seated", "bad_seat", "not_owner", "bot")
async def before_the_start(house):
    (ann, bob), (a, b), _ = await party(house, "durak", 2)
    owner = await codes(
        a,
        play(),
        {"type": "bot", "seat": 1, "level": "greedy"},
        {"type": "bot", "seat": 9, "level": "greedy"},
        {"type": "bot", "seat": 1, "level": "nobody"},
        {"type": "sit"},
    )
    await b.tell("stand")
    await a.until(lambda: a.table["seats"][1]["kind"] == "open")
    return [*owner, *await codes(a, {"type": "start"}), *await codes(b, {"type": "start"})]


@case("full", "no_seat", "not_allowed", "no_identity")
async def others(house):
    _, (a, b), watcher = await started(house, "durak", 2)
    table = a.table["table"]
    early = await (await house.guest()).create("durak", 2, ["open", "bot:random"])
    eve = await house.guest("Eve")
    e = await eve.open(table)
    early = await eve.open(early)
    await early.tell("sit")
    other = await (await house.guest("Bob")).open(early.table["table"])
    return [
        *await codes(other, {"type": "sit"}),
        *await codes(e, play()),
        *await codes(a, {"type": "signal", "signal": "enough", "nonce": "s"}),
        *await codes(watcher, play()),
    ]


@case("already_started", "not_your_turn", "illegal", "stale", "not_over", "bad_nonce", "absent")
async def during_the_game(house):
    _, (a, b), _ = await started(house, "durak", 2)
    mover, other = (a, b) if a.legal else (b, a)
    seen = mover.head
    found = await codes(
        mover,
        {"type": "stand"},
        play("done", seen),
        play("done", seen - 1),
        play("done", seen, "\u00e9"),
        {"type": "rematch"},
    )
    found += await codes(other, play("take", seen))
    house.pool.resting.clear()
    await other.tell("leave")
    await other.quiet()
    return [*found, *await codes(other, play("take", other.head))]


@case("no_undo", "not_absent")
async def against_people(house):
    _, (a, b), _ = await started(house, "durak", 2)
    replace = {"type": "replace", "seat": 1, "level": "greedy"}
    return await codes(a, {"type": "undo"}, replace)


@case("over")
async def after_the_end(house):
    ann = await house.guest()
    a = await ann.open(await ann.quick("durak"))
    await a.until(lambda: a.legal)
    await a.tell("leave")
    await a.until(lambda: a.over)
    return await codes(a, play("6h", a.head))


@case("talk_full")
async def too_much_talk(house):
    _, (a, b), _ = await started(house, "durak", 2)
    house.hub.live[a.table["table"]].table.talked = MOST_TALK - 1
    assert "ack" in await a.say()
    return await codes(b, {"type": "chat", "text": "hello", "nonce": "n"})


@case("lesson")
async def no_such_lesson(house):
    return [status(await (await house.guest(None)).get("/api/lessons/whist"))]


@case("no_table", "no_spectators")
async def refused_sockets(house):
    ann, eve = await house.guest(), await house.guest("Eve")
    table = await ann.create("durak", 2, ["owner", "bot:greedy"], spectators=False)
    a = await ann.open(table)
    await a.tell("start")
    found = []
    for place in (table, "nowhere"):
        code, reason = await (await eve.connect(place)).closed()
        assert code == 4404
        assert status(await eve.get(f"/api/tables/{place}/record")) == reason
        found.append(reason)
    return found


@case("bad_option", "bad_text", "bad_request", "wrong_code", "game", "seat", "too_large", "origin")
async def bad_requests(house):
    ann = await house.guest()
    bad = {"game": "durak", "players": 2, "seats": ["owner"]}
    return [
        status(await ann.post("/api/tables", bad)),
        status(await ann.post("/api/me", {"name": " "})),
        status(await ann.post("/api/me", {"nom": "Ann"})),
        status(await ann.post("/api/recover", {"code": "guess"})),
        status(await ann.post("/api/quick", {"game": "whist"})),
        status(await ann.post("/api/quick", {"game": "durak", "players": 7})),
        status(await ann.post("/api/me", {"name": "A" * 20_000})),
        status(await ann.post("/api/me", {"name": "A"}, headers={"Origin": "http://evil.example"})),
    ]


@case("not_found", "method")
async def no_such_page(house):
    stranger = await house.guest(None)
    return [status(await stranger.get("/nowhere")), status(await stranger.post("/healthz"))]


@case("bad_message", "rate")
async def bad_messages(house, opened):
    slow = await opened(folder=house.folder / "slow", limits=True)
    ann = await slow.guest()
    a = await ann.open(await ann.create("durak", 2, ["owner", "open"]))
    found = await codes(a, {"type": "nothing"})
    for _ in range(300):
        await a.send("ping")
    return [*found, *await codes(a, {"type": "ping"})]


@case("busy", "store-failed")
async def a_store_in_trouble(house):
    _, (a, b), _ = await started(house, "durak", 2)
    mover = a if a.legal else b

    async def taken(append):
        append.close()
        raise PlyTaken(mover.table["table"], 3, 3)

    house.store.faults = [taken] * 3
    found = await codes(mover, play(mover.legal[0], mover.head))
    house.store.faults = [fails]
    return [*found, *await codes(mover, play(mover.legal[0], mover.head))]


@case("broken")
async def a_log_that_cannot_be_read(house):
    ann = await house.guest()
    await house.store.append("mad", [(0, START, b'{"type": "left", "seat": 0}')])
    code, reason = await (await ann.connect("mad")).closed()
    assert code == 4404
    assert status(await ann.get("/api/tables/mad/record")) == reason
    return [reason]


@case("internal")
async def a_fault_of_ours(house):
    ann = await house.guest()
    a = await ann.open(await ann.create("durak", 2, ["owner", "open"]))

    async def put_identity(*_):
        raise ZeroDivisionError("secret")

    house.store.put_identity = put_identity
    answer = await ann.post("/api/me", {"name": "Ann"})
    assert answer.status_code == 500
    assert "secret" not in answer.text
    house.store.faults = [put_identity]
    await a.send("chat", text="hello", nonce="n")
    code, reason = await a.closed()
    assert code == 1011
    assert reason == status(answer)
    return [reason]


@pytest.mark.filterwarnings("ignore:coroutine .*append:RuntimeWarning")
@pytest.mark.parametrize("met", dict.fromkeys(CASES.values()), ids=lambda met: met.__name__)
async def test_codes(house, opened, met):
    more = {"opened": opened} if met is bad_messages else {}
    found = await met(house, **more)
    assert sorted(found) == sorted(code for code, function in CASES.items() if function is met)


TELLERS = "TableError|problem|refusal|refuse|_fault|__init__"
TELLING = re.compile(rf'\b(?:{TELLERS})\((?:[^"]{{0,60}}\s)?"([a-z_-]+)"')
REFUSALS = re.compile(r'^    \d{3}: \("([a-z_]+)"', re.M)
NOT_TOLD = {
    *(
        "budget",
        "duplicate",
        "error",
        "notation",
        "position",
        "document",
        "record",
        "log",
        "language",
        "ending",
        "nodes",
    ),
    *("store", "store-open", "store-closed", "store-entries", "store-value"),
    *("ply-taken", "unknown-identity"),
    *("port", "data_folder", "save", "usage", "unsolved", "bots", "contest"),
}
"""What the library, the store and the command line say, and no client hears by these names."""


def codes_of_the_source():
    """Every code that stands in the source: of errors, and of what is told without one."""
    for module in pkgutil.walk_packages(kozyr.__path__, "kozyr."):
        if "migrations" not in module.name and not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found, kinds = set(), [KozyrError]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.__module__.startswith("kozyr."):
            found.add(kind.code)
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        found |= {*TELLING.findall(text), *REFUSALS.findall(text)}
    return found


def test_every_code_of_the_source_is_met_or_never_told():
    found = codes_of_the_source()
    assert found - NOT_TOLD == set(CASES)
    assert found >= NOT_TOLD


def test_the_codes_are_those_of_the_protocol():
    table = PROTOCOL.read_text("utf-8").split("## Codes")[1]
    listed = re.findall(r"`([a-z_-]+)`", "".join(re.findall(r"^\|([^|]*)\|", table, re.M)))
    assert sorted(listed) == sorted(CASES)


async def test_refusals_change_nothing_and_are_told_to_nobody_else(house):
    _, (a, b), watcher = await started(house, "durak", 2)
    mover, other = (a, b) if a.legal else (b, a)
    told = len(other.frames), len(watcher.frames)
    table = json.dumps(mover.table)
    for message in (play("done", mover.head), play("6c", mover.head - 1), {"type": "undo"}):
        await codes(mover, message)
    await other.quiet()
    await watcher.quiet()
    assert (len(other.frames), len(watcher.frames)) == (told[0] + 1, told[1] + 1)
    await mover.send("sync", since=mover.head)
    frame = await mover.receive()
    assert frame["entries"] == []
    assert json.dumps(frame["table"]) == table


async def test_what_a_stale_move_has_missed(house):
    _, (a, b), _ = await started(house, "durak", 2)
    mover, other = (a, b) if a.legal else (b, a)
    seen = mover.head
    await mover.play(mover.legal[0])
    for since in (seen, seen - 2, -1, -(10**30)):
        problem = await mover.refused(**play("done", since))
        assert problem["code"] == "stale"
        plies = [entry["ply"] for entry in problem["entries"]]
        assert plies == list(range(max(since, -1) + 1, mover.head + 1))
        assert problem["nonce"] == "n"
    future = await mover.refused(**play("done", 10**30))
    assert [entry["ply"] for entry in future["entries"]] == []


async def test_a_refused_move_cites_the_rule(house):
    _, (a, b), _ = await started(house, "durak", 2)
    mover = a if a.legal else b
    problem = await mover.refused(**play("done", mover.head))
    assert problem["clause"].startswith("D")
    assert problem["clause"] in problem["message"]
