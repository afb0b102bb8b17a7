"""Bots in processes: whatever happens to them, a legal move comes, and the server never waits."""

import asyncio
import random
import sys

import msgspec
import pytest
from structlog.testing import capture_logs

from kozyr.games import game
from kozyr.search import Knowledge
from kozyr.server import bot_pool
from kozyr.server.bot_pool import BotPool
from kozyr.server.bot_worker import Request

ECHO = """
import json, sys, time, os
for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"], "move": request["legal"][-1]}
    {BODY}
    print(json.dumps(answer), flush=True)
"""
BAD = {
    "crashes": "os._exit(1)",
    "is killed": "os.kill(os.getpid(), 9)",
    "hangs": "time.sleep(1000)",
    "says nonsense": "answer = 'what?'",
    "says something else": "answer = {'id': answer['id']}",
    "answers another question": "answer['id'] += 1",
    "plays an illegal move": "answer['move'] = 'ace of all'",
    "talks too much": "print('x' * 3_000_000)",
    "talks before it is asked": "print(json.dumps(answer)); print(json.dumps(answer))",
    "closes its ears": "os.close(0); os.close(1); time.sleep(1000)",
}


def command(body):
    return (sys.executable, "-c", ECHO.replace("{BODY}", body))


def position():
    """A level, a seed, what a seat knows and may do."""
    state = game("durak").deal(seed="pool")
    seat = state.to_act[0]
    return "greedy", "seed", Knowledge.of(state, seat).document(), state.legal(seat)


@pytest.mark.parametrize("how", BAD)
async def test_a_bad_bot_is_replaced(monkeypatch, how):
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 0.15)
    monkeypatch.setattr(bot_pool, "STARTING_SECONDS", 0)
    pool = BotPool(1, command(BAD[how]))
    asked = position()
    legal = asked[-1]
    try:
        with capture_logs() as logs:
            for _ in range(3):
                assert await pool.choose(*asked) in legal
        assert logs
        assert {line["event"] for line in logs} <= {"bot_failed", "bot_illegal"}
        assert not any("hands" in str(line) for line in logs)
        await pool.workers[0].stop()
        monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 60)
        pool.workers[0].command = command("pass")
        moves = {await pool.choose(*asked) for _ in range(4)}
        assert legal[-1] in moves
    finally:
        await pool.close()
    assert pool.workers[0].process is None


async def test_one_bad_answer_does_not_harm_the_next(monkeypatch):
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 10)
    pool = BotPool(1, command("if request['seed'] == 'bad': os._exit(1)"))
    level, _, knowledge, legal = position()
    try:
        with capture_logs() as logs:
            for seed in ("good", "bad", "good", "bad", "good"):
                move = await pool.choose(level, seed, knowledge, legal)
                assert move == legal[-1] if seed == "good" else move in legal
        assert len(logs) == 2
    finally:
        await pool.close()


async def test_a_process_may_take_its_time_to_start(monkeypatch):
    """But not to answer: nobody waits for the second move, and a new process plays the third."""
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", -10)
    monkeypatch.setattr(bot_pool, "STARTING_SECONDS", 60)
    pool = BotPool(1, command("pass"))
    asked = position()
    try:
        for failures in ([], ["bot_failed"], []):
            with capture_logs() as logs:
                assert await pool.choose(*asked) in asked[-1]
            assert [line["event"] for line in logs] == failures
    finally:
        await pool.close()


async def test_the_replacement_is_the_same_for_the_same_seed(monkeypatch):
    pool = BotPool(1, command("os._exit(1)"))
    try:
        with capture_logs():
            moves = [await pool.choose(*position()) for _ in range(3)]
        assert moves == [random.Random("seed").choice(list(position()[-1]))] * 3
    finally:
        await pool.close()


async def test_a_worker_whose_server_was_killed_ends_without_a_word():
    level, seed, knowledge, legal = position()
    worker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "kozyr.server.bot_worker"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    worker._transport.get_pipe_transport(1).close()
    request = Request(1, level, seed, knowledge, list(legal))
    worker.stdin.write(msgspec.json.encode(request) + b"\n")
    worker.stdin.close()
    assert await worker.stderr.read() == b""
    assert await worker.wait() == 0


async def test_the_server_goes_on_while_bots_hang(opened, monkeypatch):
    """And the game goes on too, late, by a legal move."""
    monkeypatch.setattr(bot_pool, "GRACE_SECONDS", 0.2)
    monkeypatch.setattr(bot_pool, "STARTING_SECONDS", 0)
    house = await opened(pool=BotPool(1, command("time.sleep(1000)")))
    with capture_logs() as logs:
        ann = await house.guest()
        a = await ann.open(await ann.quick("durak"))
        if a.legal:
            await a.play(a.legal[0])
        assert await turns(house, a) > 10
    assert "bot_failed" in {line["event"] for line in logs}


async def turns(house, seat):
    """How often others had the event loop, until a bot has moved: once, if it were waited for."""
    head, count = house.hub.live[seat.table["table"]].table.head, 0
    while house.hub.live[seat.table["table"]].table.head == head:
        await asyncio.sleep(0)
        count += 1
    return count


@pytest.mark.parametrize("level", ["greedy", "random"])
async def test_real_bots_play_a_whole_game(opened, level):
    house = await opened(pool=BotPool(2))
    with capture_logs() as logs:
        ann = await house.guest()
        a = await ann.open(await ann.quick("durak", level=level))
        await a.play_out(random.Random("real bots"))
    assert logs == []
    assert house.pool.workers[0].process.returncode is None


async def test_many_wait_for_few_workers():
    pool = BotPool(2, command("pass"))
    asked = position()
    try:
        moves = await asyncio.gather(*(pool.choose(*asked) for _ in range(50)))
        assert set(moves) == {asked[-1][-1]}
        assert pool.free.qsize() == 2
    finally:
        await pool.close()


async def test_one_who_asks_and_goes_leaves_the_worker_free():
    pool = BotPool(1, command("time.sleep(0.05)"))
    asked = position()
    try:
        task = asyncio.create_task(pool.choose(*asked))
        while pool.free.qsize():
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert pool.free.qsize() == 1
        with capture_logs():
            assert await pool.choose(*asked) in asked[-1]
        assert await pool.choose(*asked) == asked[-1][-1]
    finally:
        await pool.close()
