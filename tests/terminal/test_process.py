"""`kozyr` in a process of its own: its streams, and what it imports."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

KOZYR = [sys.executable, "-m", "kozyr"]


def kozyr_process(*args, **options):
    return subprocess.run([*KOZYR, *args], capture_output=True, text=True, check=False, **options)


def test_the_first_prompt_needs_no_machinery():
    script = (
        "import sys\n"
        "from kozyr.terminal.cli import run\n"
        "run(['play', 'blaze', '--seed', '1'])\n"
        "heavy = {'numpy', 'numba', 'llvmlite', 'babel', 'rich.markdown', 'asyncio'}\n"
        "sys.exit(repr(heavy & set(sys.modules)) if heavy & set(sys.modules) else 0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input="", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "The game was not finished." in done.stdout


def test_the_end_of_the_input_is_no_failure():
    done = kozyr_process("play", "durak", "--seed", "1", input="1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "The game was not finished."


def test_standard_input_as_a_file(position):
    text = Path(position("durak-take-ends-it")).read_text()
    done = kozyr_process("position", "-", "--moves", "9c take done", "--json", input=text)
    assert done.returncode == 0
    assert json.loads(done.stdout)["result"] == {"durak": 1}


def test_odd_bytes_and_a_narrow_alphabet_do_not_matter():
    done = subprocess.run(
        [*KOZYR, "play", "durak", "--seed", "1"],
        input=b"\xff\xfe\n",
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_an_interrupt_leaves_with_one_line_and_status_130():
    process = subprocess.Popen(
        [*KOZYR, "play", "durak", "--seed", "1"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    read = ""
    while "(h: help): " not in read:
        read += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert err.strip() == "kozyr: interrupted."


def test_a_reader_that_goes_away_is_no_matter():
    process = subprocess.Popen(
        [*KOZYR, "rules", "blaze"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    process.wait(timeout=20)
    assert err == ""


@pytest.mark.parametrize("redirection", ["<&-", ">&-", "2>&-", "</dev/null >/dev/full"])
def test_streams_that_are_missing_or_full_are_no_crash(redirection):
    command = f"{sys.executable} -m kozyr play durak --seed 1 {redirection}"
    done = subprocess.run(
        command, shell=True, input="", capture_output=True, text=True, check=False
    )
    assert done.returncode == (1 if "full" in redirection else 0)
    assert done.stderr.count("\n") == (1 if "full" in redirection else 0)
