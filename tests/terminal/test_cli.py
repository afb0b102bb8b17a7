"""The command line: what it prints, and how it says no."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import kozyr
from kozyr.record import record_of, write_record
from kozyr.terminal.cli import run
from kozyr.terminal.command_line import make_app
from tests.terminal.helpers import LANGUAGES, Lines, marked_language, unmarked

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
COMMANDS = [
    "play",
    "rules",
    "position",
    "hint",
    "solve",
    "replay",
    "simulate",
    "match",
    "serve",
    "verify",
]
KOZYR = [sys.executable, "-m", "kozyr"]


@pytest.fixture(autouse=True)
def environment(monkeypatch):
    for variable in ("KOZYR_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    source = str(Path(kozyr.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", source)


@pytest.fixture
def position(tmp_path):
    """A file with the position of a case, by its name."""

    def write(name):
        (path,) = [path for path in CASES if path.stem == name]
        file = tmp_path / "position.json"
        file.write_text(json.dumps(json.loads(path.read_text("utf-8"))["position"]))
        return str(file)

    return write


BAD = [
    ["play"],
    ["play", "chess"],
    ["play", "durak", "--players", "3"],
    ["play", "durak", "--players", "many"],
    ["play", "durak", "--players", ""],
    ["play", "durak", "--players", "9" * 50],
    ["play", "blaze", "--players", "6"],
    ["play", "durak", "--seat", "2"],
    ["play", "durak", "--seat", "-1"],
    ["play", "durak", "--bots", "clever"],
    ["play", "durak", "--bots", ""],
    ["play", "blaze", "--players", "4", "--bots", "greedy,random"],
    ["play", "durak", "--lang", "de"],
    ["play", "durak", "--seed"],
    ["play", "durak", "--seed", "x" * 300],
    ["play", "durak", "--plain=yes"],
    ["solve"],
    ["match"],
    ["match", "greedy", "--game", "durak"],
    ["match", "greedy", "random"],
    ["match", "greedy", "clever", "--game", "durak"],
    ["match", "greedy", "exec:/no/such/program", "--game", "durak"],
    ["match", "greedy", "random", "--game", "durak", "--deals", "0"],
    ["match", "greedy", "random", "--game", "durak", "--time", "0"],
    ["match", "greedy", "random", "--game", "durak", "--time", "soon"],
    ["match", "greedy", "random", "--game", "durak", "--workers", "0"],
    ["match", "greedy", "random", "--game", "durak", "--resume", "/no/such/folder/m"],
    ["solve", "nowhere.json"],
    ["solve", "p.json", "--nodes", "0"],
    ["play", "durak", "--sed", "3"],
    ["play", "durak", "-x"],
    ["play", "durak", "extra"],
    ["play", "--resume", "missing.json"],
    ["play", "--resume", "missing.json", "--seed", "1"],
    ["play", "--resume", "missing.json", "--players", "2"],
    ["play", "du\nrak"],
    ["position"],
    ["position", "missing.json"],
    ["position", "."],
    ["position", "missing.json", "--moves"],
    ["replay"],
    ["replay", "missing.json"],
    ["rules"],
    ["rules", "chess"],
    ["rules", "durak", "--lang", ""],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "durak", "--games", "0"],
    ["simulate", "durak", "--players", "3"],
    ["simulate", "durak", "--policy", "best"],
    ["simulate", "durak", "--threads", "none"],
    ["deal"],
    ["--nope"],
    ["--lang", "de"],
]


@pytest.mark.parametrize("args", BAD, ids=lambda args: " ".join(args)[:50])
def test_bad_input_is_one_line_and_status_2(args, capsys):
    assert run(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("kozyr: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert "Traceback" not in err


@pytest.mark.parametrize("args", BAD, ids=lambda args: " ".join(args)[:50])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_in_every_language(args, lang, capsys, monkeypatch):
    monkeypatch.setenv("KOZYR_LANG", lang)
    assert run(args) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "durak", "--players", "9" * 20], "Durak is for 2 players, not " + "9" * 20),
        (["play", "durak", "--players", "9" * 50], "should not be so large"),
        (["play", "durak", "--seat", "9" * 20], "there is no seat " + "9" * 20),
        (["play", "--pla"], "there is no option --pla: perhaps --players, --plain?"),
        (["play", "--no-limit"], "kozyr play --help lists the options"),
        (["serve", "--no-limit"], "kozyr serve --help lists the options"),
        (["--pla"], "there is no option --pla: kozyr --help lists the options"),
        (["x" * 300], "there is no command '" + "x" * 35 + "…': "),
        (["rules", "x" * 300], "there is no game '" + "x" * 35 + "…': "),
        (["play", "durak", "x" * 300], "…' is one argument too many"),
    ],
)
def test_complaints_are_worded_with_care(args, said, capsys):
    assert run(args) == 2
    assert said in capsys.readouterr().err


def test_messages_name_what_would_be_right(capsys):
    run(["play", "durak", "--bots", "clever"])
    assert "expert, greedy, master, random" in capsys.readouterr().err
    run(["play", "durak", "--sed", "3"])
    assert "--seed" in capsys.readouterr().err
    run(["play", "blaze", "--players", "4", "--bots", "greedy,random"])
    assert "one for each other seat (3)" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text", ["", "   ", "{", "[]", "{}", '{"game": "chess"}', '{"game": 7}', "\x00", "nul",
             '{"game": "durak"}', '{"a": 1, "a": 2}', "[" * 100_000]
)  # fmt: skip
@pytest.mark.parametrize("command", [["position"], ["replay"], ["play", "--resume"]])
def test_bad_documents_are_one_line_and_status_2(text, command, tmp_path, capsys):
    file = tmp_path / "document.json"
    file.write_text(text)
    assert run([*command, str(file)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


@pytest.mark.parametrize("args", [[], ["--help"], ["-h"]])
def test_help(args, capsys):
    assert run(args) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for word in ("Usage: kozyr COMMAND", *COMMANDS):
        assert word in out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_is_short_and_has_examples(command, capsys):
    assert run([command, "--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert f"Usage: kozyr {command}" in out
    assert f"  kozyr {command}" in out.partition("Examples:")[2]
    assert all(line.strip() or not line for line in out.splitlines())
    assert len(out.splitlines()) <= 24
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_every_word_of_the_help_can_be_translated(command, capsys):
    import typer

    group = typer.main.get_command(make_app(marked_language()))
    with pytest.raises(typer.Exit):
        group.make_context("kozyr", ["--help"])
    with group.make_context("kozyr", [command, "--help"]) as context, pytest.raises(typer.Exit):
        group.invoke(context)
    help_text, _, _ = capsys.readouterr().out.partition("«Examples»")
    left = unmarked(help_text.replace("\n", " "))
    words = {word for word in left.split() if word.isalpha() and word.islower()}
    assert words <= {"kozyr", *COMMANDS}


def test_version(capsys):
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("kozyr ")


@pytest.mark.parametrize("name", kozyr.games())
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_rules_are_markdown_when_piped(name, lang, capsys):
    if lang not in LANGUAGES:
        lang = "en"
    assert run(["rules", name, "--lang", lang]) == 0
    assert capsys.readouterr().out.startswith("# ")


# Positions and records


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


def record(tmp_path, moves=None):
    state = kozyr.game("durak").deal(seed=3)
    while not state.over and (moves is None or len(state.history) < moves):
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    file = tmp_path / "record.json"
    from kozyr.record import record_of, write_record

    file.write_text(json.dumps(write_record(record_of(state))))
    return file, state


@pytest.mark.parametrize("moves", [0, 9, None])
def test_replay(moves, tmp_path, capsys):
    file, state = record(tmp_path, moves)
    assert run(["replay", str(file), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["position"] == state.position()
    assert document["result"] == state.result
    assert run(["replay", str(file)]) == 0
    assert "The record replays: " in capsys.readouterr().out


def with_a_later_deal():
    """The record of a game of Blulu, a deal among its moves."""
    state = kozyr.game("blulu").deal(seed="7")
    while state.position()["round"] == 1:
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    return write_record(record_of(state))


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


def test_the_exit_status_of_verify_is_told(capsys):
    run(["verify", "--help"])
    assert "exit status 1" in capsys.readouterr().out


def test_a_result_is_told_as_json(tmp_path, capsys):
    file, _ = record(tmp_path)
    document = json.loads(file.read_text())
    file.write_text(json.dumps(document | {"result": {"draw": not document["result"].get("draw")}}))
    assert run(["replay", str(file)]) == 2
    assert 'the record says {"draw": true}, but' in capsys.readouterr().err


@pytest.mark.parametrize("options", [["--seat", "1"], ["--seat", "0"], ["--bots", "random"]])
def test_who_sits_where_stands_in_the_file(options, tmp_path, capsys):
    file, _ = record(tmp_path, 9)
    document = json.loads(file.read_text()) | {"players": ["human", "greedy"]}
    file.write_text(json.dumps(document))
    assert run(["play", "--resume", str(file), *options]) == 2
    assert f"{options[0]} does not go with --resume" in capsys.readouterr().err


def test_a_record_with_another_result_is_refused(tmp_path, capsys):
    file, _ = record(tmp_path)
    document = json.loads(file.read_text())
    document["result"] = {"durak": 0, "draw": True}
    file.write_text(json.dumps(document))
    assert run(["replay", str(file)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)


def test_resume_goes_on_with_a_record(tmp_path, capsys, monkeypatch):
    import io

    file, _ = record(tmp_path, 9)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert run(["play", "--resume", str(file)]) == 0
    assert "The game goes on after 9 moves." in capsys.readouterr().out
    assert run(["play", "blaze", "--resume", str(file)]) == 2
    assert "durak" in capsys.readouterr().err


# In a process of its own


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
