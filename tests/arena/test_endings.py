"""However a match ends, its processes and programs end with it, and with all that they started."""

import multiprocessing
import os
import select
import signal
import subprocess
import sys
import threading

import pytest

from kozyr.arena import Contest, play_match, programs, workers
from tests.share import SHARE, named_pipes

pytestmark = named_pipes
PATIENCE = 30

HOLD = """
import os, sys, signal
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
handle = os.open(sys.argv[1], os.O_WRONLY)
for line in sys.stdin:
    if "choose" in line:
        break
"""
HANG = "os.write(handle, b'x')\nwhile True: signal.pause()\n"
ANSWERS = {
    "closes what it hears by": "os.close(0)\n" + HANG,
    "closes what it says by": "os.close(1)\n" + HANG,
    "forks": "os.fork()\n" + HANG,
    "forks and ends": "if os.fork(): sys.exit(3)\n" + HANG,
    "hangs": HANG,
}


@pytest.fixture
def holding(tmp_path):
    """A program whose child holds a pipe, and that pipe: it ends when nobody holds it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    handle = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)

    def write(answer):
        source = tmp_path / "hostile.py"
        source.write_text(HOLD + answer)
        return f"exec:sh -c '{sys.executable} -SE {source} {pipe}; true'"

    yield write, handle, pipe
    os.close(handle)
    programs.WAITING.close()


def next_byte(handle):
    """What is said into a pipe next; b"" when nobody holds it."""
    ready, _, _ = select.select([handle], [], [], PATIENCE)
    assert ready, "somebody still holds the pipe"
    return os.read(handle, 1)


@pytest.mark.parametrize("answer", ANSWERS if SHARE >= 1 else ["forks", "hangs"])
def test_a_program_ends_with_its_children(answer, holding, monkeypatch):
    write, handle, _ = holding
    monkeypatch.setattr(programs, "LEAST_WAIT", 0.5)
    monkeypatch.setattr(programs, "FAREWELL", 0.5)
    player = write(ANSWERS[answer])
    report = play_match(Contest(player, "random", "durak", 2, seconds=0.01), 1)
    assert [doc["reason"] in ("late", "exit") for doc in report["forfeits"]] == [True, True]
    while next_byte(handle):
        pass
    assert not programs.RUNNING


def test_a_child_in_a_session_of_its_own_holds_nobody_up(holding, monkeypatch):
    write, handle, _ = holding
    monkeypatch.setattr(programs, "LEAST_WAIT", 0.5)
    monkeypatch.setattr(programs, "FAREWELL", 0.2)
    number = "os.write(1, str(os.getpid()).encode() + b'\\n')\n"
    player = write("os.setsid()\n" + number + HANG)
    report = play_match(Contest(player, "random", "durak", 2, seconds=0.01), 1)
    for doc in report["forfeits"]:
        assert doc["reason"] == "unreadable"
        os.kill(int(doc["said"]), signal.SIGKILL)
    while next_byte(handle):
        pass


def test_little_is_kept_of_what_a_program_says_at_last(tmp_path):
    source = tmp_path / "loud.py"
    source.write_text("import sys\nsys.stderr.write('x' * 10**6 + '\\nthe end')\n")
    report = play_match(Contest(f"exec:{sys.executable} -SE {source}", "random", "durak", 2), 1)
    assert {doc["said"] for doc in report["forfeits"]} == {"the end"}


@pytest.mark.parametrize(
    ("count", "number", "status"),
    [
        (1, signal.SIGINT, 130),
        (1, signal.SIGTERM, 143),
        (2, signal.SIGINT, 130),
        (2, signal.SIGTERM, 143),
        (2, signal.SIGKILL, -9),
    ],
)
def test_nobody_outlives_a_match(count, number, status, holding):
    """The signal is sent to the process in front alone; the pipes end when all others are gone."""
    write, handle, pipe = holding
    match = ["match", write(HANG), "random", "--game", "durak", "--iterations", "1"]
    command = [sys.executable, "-m", "kozyr", *match, "--deals", "9", "--workers", str(count)]
    own = os.open(pipe, os.O_WRONLY)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        try:
            assert [next_byte(handle) for _ in range(count)] == [b"x"] * count
            os.close(own)
            process.send_signal(number)
            out, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == status
    assert b"Traceback" not in out
    assert next_byte(handle) == b""


def busy(order, ready):
    """A worker whose main thread never comes back to Python."""
    workers.guard(order)
    ready.send_bytes(b"x")
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()


@pytest.mark.parametrize("how", ["order", signal.SIGINT, signal.SIGTERM])
def test_a_worker_ends_whatever_it_does(how):
    context = multiprocessing.get_context("spawn")
    order, parent = context.Pipe(duplex=False)
    ready, tell = context.Pipe(duplex=False)
    worker = context.Process(target=busy, args=(order, tell))
    worker.start()
    assert ready.recv_bytes() == b"x"
    if how == "order":
        parent.close()
    else:
        os.kill(worker.pid, how)
    worker.join(PATIENCE)
    assert worker.exitcode == 1
    for end in (order, parent, ready, tell):
        end.close()
