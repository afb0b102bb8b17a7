"""The help of every command."""

import pytest
import typer

from kozyr.terminal.cli import commands, run
from tests.terminal.commands import COMMANDS
from tests.terminal.helpers import marked_language, unmarked


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
    group, marked = commands(), marked_language()
    with pytest.raises(typer.Exit):
        group.make_context("kozyr", ["--help"], obj=marked)
    asked = group.make_context("kozyr", [command, "--help"], obj=marked)
    with asked as context, pytest.raises(typer.Exit):
        group.invoke(context)
    help_text, _, _ = capsys.readouterr().out.partition("«Examples»")
    left = unmarked(help_text.replace("\n", " "))
    words = {word for word in left.split() if word.isalpha() and word.islower()}
    assert words <= {"kozyr", *COMMANDS}


def test_the_exit_status_of_verify_is_told(capsys):
    run(["verify", "--help"])
    assert "exit status 1" in capsys.readouterr().out
