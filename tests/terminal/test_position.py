"""`kozyr position`."""

import json
from pathlib import Path

import pytest

import kozyr
from kozyr.terminal.cli import run
from tests.terminal.commands import CASES
from tests.terminal.helpers import LANGUAGES


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_position_as_json(path, position, capsys):
    case = json.loads(path.read_text("utf-8"))
    expected = case["expect"]
    file = position(path.stem)
    assert run(["position", file, "--moves", " ".join(case["moves"]), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    document = json.loads(out)
    assert list(document) == ["position", "to_act", "legal", "over", "result"]
    assert document["to_act"] == expected["to_act"]
    assert document["over"] == expected["over"]
    assert document["result"] == expected["result"]
    if expected["position"] is not None:
        # Without a position the next round was dealt at random, and with it the legal moves.
        assert document["position"] == expected["position"]
        assert document["legal"] == expected["legal"]
    for move in case["refused"]:
        assert run(["position", file, "--moves", " ".join([*case["moves"], move])]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith(f"kozyr: moves[{len(case['moves'])}]")
        assert err.count(f"'{move}'") == 1


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_position_for_people(path, position, lang, capsys):
    assert run(["position", position(path.stem), "--lang", lang]) == 0
    assert "{" not in capsys.readouterr().out


def test_a_later_deal_is_the_same_every_time(position, capsys):
    file = position("blaze-loser-with-an-empty-hand")
    dealt = []
    for seed in ([], ["--seed", "0"], ["--seed", "1"]):
        assert run(["position", file, "--moves", "R2 done R2:R4", "--json", *seed]) == 0
        dealt.append(capsys.readouterr().out)
    assert dealt[0] == dealt[1] != dealt[2]


@pytest.mark.parametrize("seed", ["0", "1"])
def test_a_position_that_waits_for_a_deal_goes_on(seed, tmp_path, capsys):
    state = kozyr.game("blulu").deal(seed=4)
    state.auto_deal = False
    while not state.waiting:
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.position()))
    assert run(["position", str(file)]) == 0
    assert "The next round is to be dealt." in capsys.readouterr().out
    dealt = kozyr.game("blulu").load(state.position(), seed=seed)
    dealt.deal_next()
    move = dealt.legal(dealt.to_act[0])[0]
    dealt.play(dealt.to_act[0], move)
    assert run(["position", str(file), "--moves", move, "--seed", seed, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["position"] == dealt.position()


def test_bets_are_written_with_their_seat(position, tmp_path, capsys):
    doc = json.loads(Path(position("blaze-loser-with-an-empty-hand")).read_text())
    doc |= {
        "stage": "bet",
        "hands": [["R2"], ["R4"], ["R5"]],
        "discard": [card for card in doc["discard"] if card != "R5"] + ["R5"],
        "out": [],
        "feathers": [2, 1],
        "won_feathers": [[], [], []],
        "bets": [None, None, None],
        "bets_left": [[0, 1, 1]] * 3,
    }
    file = tmp_path / "bets.json"
    file.write_text(json.dumps(doc))
    moves = "0/bet 1@2 2/bet 0@0 bet 1@0 R2"
    assert run(["position", str(file), "--moves", moves, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [bet["on"] for bet in document["position"]["bets"]] == [2, 0, 0]
    assert run(["position", str(file), "--moves", "bet 1@2"]) == 2
    assert "seat/move" in capsys.readouterr().err
    assert run(["position", str(file), "--moves", "0/bet"]) == 2
    assert run(["position", str(file), "--moves", "9/bet 1@2"]) == 2
