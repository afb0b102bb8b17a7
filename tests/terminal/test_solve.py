"""`kozyr solve`: what it prints, in what languages, and how it says that it cannot."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kozyr
from kozyr.record import record_of, write_record
from kozyr.search import Knowledge
from kozyr.terminal.cli import run
from tests.search.endings.brute import ending
from tests.search.endings.interrupts import interrupt
from tests.terminal.commands import durak_file
from tests.terminal.helpers import LANGUAGES

DURAK = kozyr.game("durak")
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("KOZYR_LANG", "en")


@pytest.fixture
def file(tmp_path):
    import random

    path = tmp_path / "p.json"
    path.write_text(json.dumps(DURAK.position(ending(random.Random("solve"), 6))))
    return path


def test_the_answer_as_json_is_a_line_that_ends_so(file, capsys):
    assert run(["solve", str(file), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    state = DURAK.load(json.loads(file.read_text()))
    assert found["line"][0] == [found["to_act"], found["move"]]
    for seat, move in found["line"]:
        state.play(seat, move)
    assert list(state.returns) == found["values"]
    assert found["nodes"] > 0
    assert found["seconds"] >= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_in_words(file, lang, capsys):
    run(["solve", str(file), "--json"])
    found = json.loads(capsys.readouterr().out)
    assert run(["solve", str(file), "--lang", lang]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert len(out.splitlines()) == 5
    assert "  ".join(f"{seat}/{move}" for seat, move in found["line"]) in out


def test_standard_input(file, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert run(["solve", "-"]) == 0
    assert "best line: " in capsys.readouterr().out


def test_a_search_that_needs_machine_code(file, monkeypatch, capsys):
    """What is not solved at once is solved compiled, with the same result."""
    from kozyr.terminal import solving

    run(["solve", str(file), "--json"])
    quick = json.loads(capsys.readouterr().out)
    monkeypatch.setattr(solving, "AT_ONCE", 1)
    assert run(["solve", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["values"], found["line"]) == (quick["values"], quick["line"])


CUT_SHORT = {
    "hands": [
        ["Th", "Tc", "9h", "Ah", "9c", "Ks"],
        ["8d", "8s", "6d", "Qc", "Jd", "Ts", "Jh"],
    ],
    "trump": "Jc",
}
"""Its value takes less than 5,000 positions, its line a few more."""


def test_the_line_is_whole_although_the_value_came_quickly(tmp_path, capsys):
    path = durak_file(tmp_path / "cut.json", **CUT_SHORT)
    assert run(["solve", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    state = DURAK.load(json.loads(path.read_text()))
    for seat, move in found["line"]:
        state.play(seat, move)
    assert list(state.returns) == found["values"]
    said = refusal(["solve", str(path), "--nodes", "5000"], capsys)
    assert "not solved within 5,000 positions" in said


def test_an_interrupt_ends_a_long_search(tmp_path, monkeypatch, capsys):
    from kozyr.search.endings import durak
    from kozyr.terminal import solving

    path = durak_file(tmp_path / "cut.json", **CUT_SHORT)
    monkeypatch.setattr(solving, "AT_ONCE", 1)
    monkeypatch.setattr(durak, "SLICE", 100)
    interrupt(monkeypatch, durak.solver(True), 4)
    assert run(["solve", str(path), "--nodes", "999999999999"]) == 130
    assert capsys.readouterr().err == "\nkozyr: interrupted.\n"


@pytest.mark.parametrize("nodes", ["0", "x", "9223372036854775808", "9" * 40])
def test_what_is_no_number_of_positions(file, nodes, capsys):
    said = refusal(["solve", str(file), "--nodes", nodes], capsys)
    assert "should be a whole number from 1 to 1000000000000000000" in said


def refusal(args, capsys):
    assert run(args) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


def test_too_few_positions(file, capsys):
    said = refusal(["solve", str(file), "--nodes", "1"], capsys)
    assert "not solved within 1 positions: --nodes N allows more" in said


def test_a_record_is_solved_where_it_ends(tmp_path, capsys):
    state = DURAK.deal(seed=5)
    while state.board.left or sum(map(len, state.position()["hands"])) > 9:
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    found = {}
    for name, doc in (("r", write_record(record_of(state))), ("p", state.position())):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(doc))
        assert run(["solve", str(path), "--json"]) == 0
        found[name] = json.loads(capsys.readouterr().out)
        found[name].pop("seconds")
    assert found["r"] == found["p"]


@pytest.mark.parametrize(
    ("command", "kind", "said"),
    [
        ("position", "record", "this is a record, not a position: kozyr replay FILE shows"),
        ("position", "view", "this is a view: here a position is needed, with every card"),
        ("position", "knowledge", "this is what a seat knows, not a position"),
        ("solve", "view", "this is a view: here a position is needed, with every card"),
        ("solve", "knowledge", "this is what a seat knows, not a position: it is for kozyr hint"),
        ("solve", "nothing", "the key game is missing"),
    ],
)
def test_another_kind_of_document(command, kind, said, tmp_path, capsys):
    state = DURAK.deal(seed=5)
    path = tmp_path / "x.json"
    doc = {
        "record": write_record(record_of(state)),
        "view": state.view(0),
        "knowledge": Knowledge.of(state, 0).document(),
        "nothing": {},
    }[kind]
    path.write_text(json.dumps(doc))
    assert said in refusal([command, str(path)], capsys)


@pytest.mark.parametrize("command", ["solve", "hint", "position", "replay"])
def test_too_much_on_standard_input_is_refused(command, file, monkeypatch, capsys):
    """Also where what comes first is a whole position."""
    data = io.BytesIO(file.read_bytes() + b" " * 5_000_000)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data))
    assert "<stdin> is larger than 4 MB" in refusal([command, "-"], capsys)


def test_who_waits_for_the_compiler_is_told_so(file, monkeypatch, capsys):
    from kozyr.compiled import cache
    from kozyr.terminal import solving

    monkeypatch.setattr(solving, "AT_ONCE", 1)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    for kept, told in ((False, 1), (True, 0)):
        monkeypatch.setattr(cache, "is_kept", lambda name, kept=kept: kept)
        assert run(["solve", str(file)]) == 0
        assert capsys.readouterr().err.count("Preparing: the first run compiles the search") == told


def test_what_is_no_ending(tmp_path, capsys):
    path = tmp_path / "early.json"
    path.write_text(json.dumps(DURAK.deal(seed=1).position()))
    assert "no cards are left to draw: here there are 24" in refusal(["solve", str(path)], capsys)


def test_the_documented_commands_run(tmp_path):
    (tmp_path / "kozyr").write_text(f'#!/bin/sh\nexec {sys.executable} -m kozyr "$@"\n')
    (tmp_path / "kozyr").chmod(0o755)
    environ = {
        "PATH": f"{tmp_path}:{os.environ['PATH']}",
        "PYTHONPATH": str(Path(kozyr.__file__).parents[1]),
    }
    text = (DOCS / "endings.md").read_text("utf-8")
    for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL):
        done = subprocess.run(
            ["sh", "-ec", block], env=os.environ | environ, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert b"seat 0 plays 7s" in done.stdout
