"""`kozyr hint`: a record or a position in, the moves with their worth out."""

import json

import pytest

import kozyr
from kozyr.record import record_of, write_record
from kozyr.terminal.cli import run

FEW = ["--iterations", "50"]


@pytest.fixture
def files(tmp_path):
    """A record and the position at its end."""
    state = kozyr.game("durak").deal(seed=3)
    for _ in range(9):
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])
    record, position = tmp_path / "record.json", tmp_path / "position.json"
    record.write_text(json.dumps(write_record(record_of(state))))
    position.write_text(json.dumps(state.position()))
    return state, str(record), str(position)


def test_both_tell_of_every_move(files, capsys):
    state, *paths = files
    seat = state.to_act[0]
    for path in paths:
        assert run(["hint", path, *FEW, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["seat"] == seat
        assert {one["move"] for one in told["moves"]} == set(state.legal(seat))
        assert all(0 <= one["result"] <= 1 and one["margin"] > 0 for one in told["moves"])


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_words_for_people(files, capsys, lang):
    state, path, _ = files
    assert run(["hint", path, *FEW, "--seed", "4", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert all(move in out for move in state.legal(state.to_act[0]))
    assert run(["hint", path, *FEW, "--seed", "4", "--lang", lang]) == 0
    assert capsys.readouterr().out == out


def test_a_proved_move_is_called_so(tmp_path, capsys):
    position = {
        **kozyr.game("durak").deal(seed=1).position(),
        "trump": "6h",
        "hands": [["As"], ["6s"]],
        "talon": [],
        "attacker": 0,
        "limit": 1,
    }
    codes = kozyr.game("durak").deck.order
    position["discard"] = [code for code in codes if code not in ("As", "6s")]
    path = tmp_path / "won.json"
    path.write_text(json.dumps(position))
    assert run(["hint", str(path), *FEW]) == 0
    assert "As  100, proved" in capsys.readouterr().out


@pytest.mark.parametrize(
    "options",
    [
        ["--seat", "7"],
        ["--seat", "x"],
        ["--iterations", "0"],
        ["--iterations", "1_0"],
        ["--seed", "\udce9"],
    ],
)
def test_what_cannot_be_is_refused_in_one_line(files, capsys, options):
    _, path, _ = files
    assert run(["hint", path, *options]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
