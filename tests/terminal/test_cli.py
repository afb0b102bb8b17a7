"""The command line: what it prints, and how it says no."""

import pytest

import kozyr
from kozyr.terminal.cli import run
from tests.terminal.helpers import LANGUAGES

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
