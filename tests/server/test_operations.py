"""Starting, stopping, health, figures, logs: what a host sees."""

import asyncio
import json
import re
import signal

import pytest
from structlog.testing import capture_logs

from kozyr.server.run import PortError, listen
from kozyr.server.settings import DataFolderError, prepare_folder, secret_key
from kozyr.table import decode
from tests.server.client import Guest
from tests.server.house import fails, play_some
from tests.server.process import Process
from tests.server.test_kill import seated
from tests.server.test_protocol import started


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_stopping_in_the_middle_of_games(tmp_path, number):
    """Sockets are told to come again, commands under way are finished, and that within 5 s."""
    server = await Process(tmp_path).start()
    ann = Guest(server.address)
    await ann.call_oneself("Ann")
    a = await ann.open(await ann.quick("durak"))
    players = await seated(server.address, 0)
    playing = [asyncio.create_task(player.visit(server.address)) for player in players]
    await players[0].moved.wait()
    async with asyncio.timeout(5):
        status = await server.ended(number)
    assert status == 0
    assert (await a.closed())[0] == 1012
    await asyncio.gather(*playing)
    await ann.close()
    assert [line["event"] for line in server.logged()] == ["stopped"]
    assert all(file.stat().st_mode & 0o077 == 0 for file in tmp_path.iterdir())


async def test_stopping_with_viewers_that_do_not_read_or_answer(tmp_path):
    server = await Process(tmp_path).start()
    ann = Guest(server.address)
    await ann.call_oneself("Ann")
    a = await ann.open(await ann.quick("durak"))
    a.socket.transport.pause_reading()
    for _ in range(200):
        await a.send("sync", since=-1)
    async with asyncio.timeout(5):
        status = await server.ended(signal.SIGTERM)
    assert status == 0
    a.socket.transport.resume_reading()
    await ann.close()
    assert not [line for line in server.lines if "Traceback" in line]


async def test_a_port_in_use(tmp_path):
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        server = await Process(tmp_path, port).start()
        assert await server.ended() != 0
    assert len([line for line in server.lines if line]) == 1
    assert f"port {port}" in server.lines[0]
    assert "--port" in server.lines[0]


async def test_one_server_a_data_folder(tmp_path):
    """Not two at once; but another one as soon as the first was killed."""
    first = await Process(tmp_path).start()
    second = await Process(tmp_path).start()
    assert await second.ended() != 0
    assert len([line for line in second.lines if line]) == 1
    assert str(tmp_path) in second.lines[0]
    assert "--data" in second.lines[0]
    await first.kill()
    third = await Process(tmp_path).start()
    assert third.address
    await third.kill()


async def test_a_data_folder_that_is_no_database(tmp_path):
    (tmp_path / "kozyr.db").write_bytes(b"no database" * 100)
    server = await Process(tmp_path).start()
    assert server.address is None
    assert await server.ended() != 0
    assert len([line for line in server.lines if line]) == 1
    assert "kozyr.db" in server.lines[0]


def test_ports_and_hosts_that_cannot_be_had():
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        for host, number in (("127.0.0.1", port), ("no-such-host.invalid", 0), ("203.0.113.1", 0)):
            with pytest.raises(PortError) as caught:
                listen(host, number)
            assert host in str(caught.value)


def test_folders_that_cannot_be_had(tmp_path):
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(DataFolderError) as caught:
            prepare_folder(folder)
        assert str(folder) in str(caught.value)
    (tmp_path / "secret").mkdir()
    with pytest.raises(DataFolderError):
        secret_key(tmp_path)


def test_the_key_is_kept_and_only_its_owner_may_read_it(tmp_path):
    prepare_folder(tmp_path / "data")
    key = secret_key(tmp_path / "data")
    assert len(key) == 32
    assert secret_key(tmp_path / "data") == key
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    (tmp_path / "data" / "secret").write_bytes(key[:5])
    with pytest.raises(DataFolderError):
        secret_key(tmp_path / "data")


async def test_health(house):
    stranger = await house.guest(None)
    assert (await stranger.get("/healthz")).text == "ok"
    house.store.failing = True
    answer = await stranger.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["code"] == "store-failed"
    house.store.failing = False
    assert (await stranger.get("/healthz")).status_code == 200


async def test_metrics(house):
    (ann, bob), (a, b), watcher = await started(house, "durak")
    while not await play_some([a, b], 50):
        pass
    await a.refused("undo")
    await watcher.close()
    while len(house.hub.live[a.table["table"]].viewers) > 2:
        await asyncio.sleep(0)
    figures = await metrics(ann)
    moves = sum(entry["event"]["type"] == "moved" for entry in a.log.values())
    assert figures['kozyr_moves_total{game="durak"}'] == moves
    assert figures['kozyr_games_total{game="durak"}'] == 1
    assert figures['kozyr_refused_total{code="over"}'] == 1
    assert figures["kozyr_viewers"] == 2
    assert figures["kozyr_live_tables"] == 1
    assert figures["kozyr_commit_seconds_count"] >= moves


async def metrics(guest):
    answer = await guest.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = re.findall(r"^([^# ]\S*) (\S+)$", answer.text, re.M)
    return {name: float(value) for name, value in lines}


async def test_logs_have_no_secrets(house):
    """Neither cards nor seeds, nor who somebody is, nor what was said, whatever goes wrong."""
    with capture_logs() as logs:
        (ann, bob), (a, b), _ = await talk(house)
    text = json.dumps(logs)
    assert len(logs) >= 3
    for guest in house.guests[:2]:
        assert guest.cookie.split(".")[0] not in text
    assert "between you and me" not in text
    assert a.table["commitment"] not in text
    (seed, salt), *_ = secrets_of(house)
    assert seed not in text
    assert salt not in text


async def talk(house):
    found = await started(house, "durak")
    _, (a, b), _ = found
    await a.say("between you and me")
    await a.tell("report", ply=a.head)
    await play_some([a, b], 3)
    house.store.faults = [fails]
    await a.say("and so on")
    await house.hub.store.append("mad", [(0, 0, b'{"type": "left", "seat": 0}')])
    await (await house.guests[0].connect("mad")).closed()

    async def fail(*_):
        raise ZeroDivisionError

    house.store.put_identity = fail
    await house.guests[0].post("/api/me", {"name": "Ann"})
    return found


def secrets_of(house):
    """The seeds and salts of all games."""
    for log in house.store._logs.values():
        for _, _, data in log:
            event = decode(data) if b'"dealt"' in data else None
            if event is not None:
                yield event.seed, event.salt
