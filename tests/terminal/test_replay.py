"""`kozyr replay` and `kozyr verify`, and `kozyr play --resume`: records."""

import io
import json

import pytest

from kozyr.terminal.cli import run
from tests.terminal.commands import record, with_a_later_deal
from tests.terminal.helpers import Lines


@pytest.mark.parametrize("moves", [0, 9, None])
def test_replay(moves, tmp_path, capsys):
    file, state = record(tmp_path, moves)
    assert run(["replay", str(file), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["position"] == state.position()
    assert document["result"] == state.result
    assert run(["replay", str(file)]) == 0
    assert "The record replays: " in capsys.readouterr().out


def test_deals_do_not_count_as_moves(tmp_path, capsys, monkeypatch):
    document = with_a_later_deal()
    played = sum(seat >= 0 for seat, _, _ in document["moves"])
    assert played == len(document["moves"]) - 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    assert run(["replay", str(file)]) == 0
    assert f"The record replays: {played} moves." in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", Lines())
    assert run(["play", "--resume", str(file)]) == 0
    assert f"The game goes on after {played} moves." in capsys.readouterr().out


def test_a_result_is_told_as_json(tmp_path, capsys):
    file, _ = record(tmp_path)
    document = json.loads(file.read_text())
    file.write_text(json.dumps(document | {"result": {"draw": not document["result"].get("draw")}}))
    assert run(["replay", str(file)]) == 2
    assert 'the record says {"draw": true}, but' in capsys.readouterr().err


def test_a_record_with_another_result_is_refused(tmp_path, capsys):
    file, _ = record(tmp_path)
    document = json.loads(file.read_text())
    document["result"] = {"durak": 0, "draw": True}
    file.write_text(json.dumps(document))
    assert run(["replay", str(file)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_verify_names_the_first_card_that_differs(tmp_path, capsys):
    document = with_a_later_deal()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document | {"seed": "8"}))
    assert run(["verify", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines} > {"start.hands[0][0]", "start.stock[0]"}
    assert lines[-1].startswith(f"moves[{len(document['moves']) - 1}] deal[0] is ")
    assert max(map(len, lines)) < 80
    file.write_text(json.dumps(document))
    assert run(["verify", str(file)]) == 0


@pytest.mark.parametrize("options", [["--seat", "1"], ["--seat", "0"], ["--bots", "random"]])
def test_who_sits_where_stands_in_the_file(options, tmp_path, capsys):
    file, _ = record(tmp_path, 9)
    document = json.loads(file.read_text()) | {"players": ["human", "greedy"]}
    file.write_text(json.dumps(document))
    assert run(["play", "--resume", str(file), *options]) == 2
    assert f"{options[0]} does not go with --resume" in capsys.readouterr().err


def test_resume_goes_on_with_a_record(tmp_path, capsys, monkeypatch):
    file, _ = record(tmp_path, 9)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert run(["play", "--resume", str(file)]) == 0
    assert "The game goes on after 9 moves." in capsys.readouterr().out
    assert run(["play", "blaze", "--resume", str(file)]) == 2
    assert "durak" in capsys.readouterr().err
