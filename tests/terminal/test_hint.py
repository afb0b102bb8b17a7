"""`kozyr hint`: a record or a position in, the moves with their worth out."""

import json
import sys

import pytest

import kozyr
from kozyr.compiled import cache
from kozyr.record import record_of, write_record
from kozyr.search import Knowledge
from kozyr.terminal.cli import run
from tests.terminal.commands import durak_file, record

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
    path = durak_file(tmp_path / "won.json", [["As"], ["6s"]], "6h")
    assert run(["hint", str(path), *FEW]) == 0
    assert "As  100, proved" in capsys.readouterr().out
    assert run(["hint", str(path), *FEW, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["proved"] == 1


FOREGONE = {
    "lost": ([["7s", "8s", "9d", "Kc"], ["Ts", "7h", "Ad"]], "6h", 0, ["7s", "8s", "9d", "Kc"]),
    "drawn": ([["7s"], ["8s"]], "6h", 0.5, ["7s"]),
}


@pytest.mark.parametrize(
    ("end", "lang", "said"),
    [
        ("lost", "en", "against perfect play seat 0 has lost"),
        ("lost", "fr", "contre un jeu parfait, la place 0 a perdu"),
        ("lost", "ru", "против безошибочной игры место 0 проигрывает"),
        ("drawn", "en", "with perfect play the game is drawn"),
        ("drawn", "fr", "avec un jeu parfait, la partie est nulle"),
        ("drawn", "ru", "при безошибочной игре партия кончится вничью"),
    ],
)
def test_what_cannot_be_helped_is_said(end, lang, said, tmp_path, capsys):
    hands, trump, result, moves = FOREGONE[end]
    path = durak_file(tmp_path / "end.json", hands, trump)
    assert run(["hint", str(path), *FEW, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert said in out.splitlines()[0]
    assert "±" not in out
    assert run(["hint", str(path), *FEW, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["proved"] == result
    assert sorted(one["move"] for one in told["moves"]) == moves
    assert all(one["proved"] and one["result"] == result for one in told["moves"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Proved is the score; what it is worth is an estimate."),
        ("fr", "Le score est prouvé ; ce qu’il vaut est une estimation."),
        ("ru", "Доказан счёт; чего он стоит — оценка."),
    ],
)
def test_what_a_proved_score_is_worth_is_an_estimate(lang, said, tmp_path, capsys):
    """The last deal of a round of Blulu that does not end the game."""
    path = tmp_path / "round.json"
    path.write_text(json.dumps(LAST_DEAL))
    assert run(["hint", str(path), *FEW, "--lang", lang]) == 0
    assert capsys.readouterr().out.splitlines()[0] == said
    assert run(["hint", str(path), *FEW, "--json"]) == 0
    assert 0 < json.loads(capsys.readouterr().out)["proved"] < 1


LAST_DEAL = {
    "game": "blulu",
    "round": 1,
    "dealer": 1,
    "to_act": 0,
    "hands": [["2MK", "7ML", "7WY", "CK"], ["AY", "6MW", "9WY", "CS"]],
    "table": ["AM", "AW", "6LK", "9LK", "CY"],
    "stock": [],
    "piles": [
        [
            "AS",
            "AL",
            "AK",
            "2SY",
            "3MW",
            "3SK",
            "4MS",
            "5SW",
            "5YK",
            "6SY",
            "8MS",
            "8YK",
            "CM",
            "CL",
        ],
        ["2WL", "3LY", "4WL", "4YK", "5ML", "7SK", "8WL", "9MS", "CW"],
    ],
    "bonus": [0, 2],
    "scores": [0, 0],
    "last_capture": 1,
}


def test_what_a_seat_knows_is_all_that_is_needed(files, tmp_path, capsys):
    """As `Knowledge.document` writes it; then the position and the record are not asked."""
    state, record, _ = files
    seat = state.to_act[0]
    path = tmp_path / "knowledge.json"
    path.write_text(json.dumps(Knowledge.of(state, seat).document()))
    told = []
    for file in (record, str(path)):
        assert run(["hint", file, *FEW, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["proved"] is None
    assert run(["hint", str(path), *FEW, "--seat", str(seat)]) == 0
    capsys.readouterr()
    assert f"this is what seat {seat} knows" in refusal(
        [str(path), "--seat", str(1 - seat)], capsys
    )
    path.write_text(json.dumps(Knowledge.of(state, 1 - seat).document()))
    assert f"a hint is for a seat that is to act: {seat}" in refusal([str(path)], capsys)


def test_a_view_alone_is_not_enough(files, tmp_path, capsys):
    state, *_ = files
    path = tmp_path / "view.json"
    view = state.view(state.to_act[0])
    path.write_text(json.dumps(view))
    said = refusal([str(path)], capsys)
    assert 'this is a view: write it as {"view": …, "seat": 0}, with the seat' in said
    path.write_text(json.dumps({"view": view, "seat": state.to_act[0]}))
    assert run(["hint", str(path), *FEW]) == 0
    path.write_text(json.dumps({"view": view, "seat": 7}))
    capsys.readouterr()
    assert "there is no seat 7" in refusal([str(path)], capsys)


def test_a_player_may_be_called_like_an_unknown_card(files, tmp_path, capsys):
    state, record, _ = files
    path = tmp_path / "named.json"
    document = write_record(record_of(state))
    path.write_text(json.dumps({**document, "players": ["?", "Bob"]}))
    told = []
    for file in (record, str(path)):
        assert run(["hint", file, *FEW, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "the game is over: there is no move to hint at"),
        ("fr", "la partie est terminée : il n’y a plus de coup à conseiller"),
        ("ru", "партия окончена: подсказывать больше нечего"),
    ],
)
def test_a_finished_game_has_no_hints(lang, said, tmp_path, capsys):
    path, state = record(tmp_path)
    files = [path, tmp_path / "position.json", tmp_path / "knowledge.json"]
    files[1].write_text(json.dumps(state.position()))
    files[2].write_text(json.dumps(Knowledge.of(state, 0).document()))
    for file in files:
        for options in ([], ["--seat", "0"]):
            assert said in refusal([str(file), *options, "--lang", lang], capsys)


def refusal(args, capsys):
    assert run(["hint", *args]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


@pytest.mark.parametrize(("kept", "told"), [(False, 1), (True, 0)])
def test_who_waits_for_the_compiler_is_told_so(files, kept, told, monkeypatch, capsys):
    _, path, _ = files
    monkeypatch.setattr(cache, "is_kept", lambda name: kept)
    assert run(["hint", path, *FEW]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert run(["hint", path, *FEW, "--json"]) == 0
    assert len(capsys.readouterr().err.splitlines()) == told


@pytest.mark.parametrize(
    "options",
    [
        ["--seat", "7"],
        ["--seat", "x"],
        ["--iterations", "0"],
        ["--iterations", "1_0"],
        ["--iterations", "1000000001"],
        ["--seed", "\udce9"],
    ],
)
def test_what_cannot_be_is_refused_in_one_line(files, capsys, options):
    _, path, _ = files
    assert run(["hint", path, *options]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
