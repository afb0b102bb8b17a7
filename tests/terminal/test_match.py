"""`kozyr match`: what it prints, and that it goes on where it stopped."""

import errno
import json
import re
from io import BytesIO

import pytest

from kozyr.arena import Contest
from kozyr.arena.deals import Deal, Played
from kozyr.arena.journal import Journal
from kozyr.arena.report import report
from kozyr.locale import language
from kozyr.search import BOTS
from kozyr.terminal import cli
from kozyr.terminal.cli import run
from kozyr.terminal.match import forfeits, lines, points
from tests.terminal.helpers import LANGUAGES, marked_language, unmarked

SHORT = ["match", "greedy", "random", "--game", "durak", "--deals", "3", "--workers", "1"]


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("KOZYR_LANG", "en")


def test_the_result_as_json(capsys):
    assert run([*SHORT, "--seed", "7", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    assert (found["a"], found["b"], found["game"], found["players"]) == (
        *("greedy", "random", "durak"),
        2,
    )
    assert (found["deals"], found["games"], found["seed"]) == (3, 6, "7")
    assert (found["seconds"], found["iterations"]) == (0.1, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_in_words(lang, capsys):
    assert run([*SHORT, "--lang", lang]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert len(out.splitlines()) == 8
    assert "greedy" in out.splitlines()[0]


def test_iterations_alone_set_no_clock(capsys):
    assert run([*SHORT, "--iterations", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["seconds"], found["iterations"]) == (None, 5)


def test_going_on(tmp_path, capsys):
    path = tmp_path / "m.jsonl"
    args = [*SHORT, "--json", "--resume", str(path)]
    run(args)
    first = json.loads(capsys.readouterr().out)
    kept = path.read_bytes()
    run(args)
    assert json.loads(capsys.readouterr().out) == first
    assert path.read_bytes() == kept
    assert run([*args, "--seed", "other"]) == 2
    assert "another match: there --seed is 0, here other" in capsys.readouterr().err


def test_nothing_won_is_no_strength_at_all():
    """Wilson's interval for 0 or 1 has one end without bound."""
    games = [Played(seat, 0.0) for seat in range(2)]
    contest = Contest("random", "greedy", "durak", 2)
    lost = report(contest, [Deal(number, games) for number in range(5)])
    shown = lines(lost, language("en"))
    (elo,) = [line for line in shown if line.startswith("Elo")]
    assert re.fullmatch(r"Elo difference: −∞ \(95 %: −∞ to −\d+\)", elo)
    games[:] = [Played(seat, 1.0) for seat in range(2)]
    won = report(contest, [Deal(number, games) for number in range(5)])
    (elo,) = [line for line in lines(won, language("en")) if line.startswith("Elo")]
    assert elo.startswith("Elo difference: ∞ (95 %: ")
    assert elo.endswith(" to ∞)")
    assert "−∞" not in elo


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("--time", value) for value in ("1_0", "0.0_1", "١", "nan", "inf", "-1", "x", "")),
        *((option, "1_0") for option in ("--deals", "--iterations", "--workers", "--players")),
        ("--seed", "\udce9"),
    ],
)
def test_what_is_no_number_is_refused(option, value, capsys):
    assert run([*SHORT, option, value]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


def test_every_word_can_be_translated():
    result = {
        **{"a": "exec:a", "b": "b", "deals": 2, "players": 2, "rate": 1.0},
        **{"interval": [0.9, 1.0], "fair_share": 0.5, "won": 4, "drawn": 0, "lost": 0},
        **{"elo": None, "elo_interval": [300.0, None], "seats": [{"seat": 0, "rate": 1.0}]},
        **{"cut_off": 2, "time_a": {"moves": 1, "mean": 0.1, "p99": 0.2}},
        **{"time_b": {"moves": 0, "mean": None, "p99": None}},
        "forfeits": [
            {"deal": 4, "player": "exec:a", "seat": 1, "reason": reason, "said": "!" * n}
            for reason in ("illegal", "late", "unreadable", "exit")
            for n in range(4)
        ],
    }
    result["elo_interval"][0] = -185.3
    assert "−185" in "".join(lines(result, language("fr")))
    shown = lines(result, marked_language())
    assert len(shown) == 5 + 1 + 1 + 1 + 10
    left = unmarked(" ".join(shown))
    words = {word for word in left.split() if word.isalpha() and word.islower()}
    assert words <= {"b"}


def test_numbers_have_a_true_minus_sign():
    for elo, shown in ((-185.4, "−185"), (-0.4, "0"), (0.0, "0"), (12.6, "13"), (-0.6, "−1")):
        assert points(elo, 0.5, language("en")) == shown


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", "the program ended: boom"),
        ("fr", "le programme s’est arrêté\u202f: boom"),
        ("ru", "программа завершилась: boom"),
    ],
)
def test_what_a_program_said_last(lang, shown):
    failure = {"deal": 4, "player": "exec:a", "seat": 1, "reason": "exit", "said": "boom"}
    assert shown in forfeits({"forfeits": [failure]}, language(lang))[1]


def test_the_help_names_every_bot(capsys):
    assert run(["match", "--help"]) == 0
    said = capsys.readouterr().out
    assert all(re.search(rf"\b{name}\b", said) for name in BOTS)


def test_a_full_disk_is_told_with_the_files_name(tmp_path, monkeypatch, capsys):
    path = tmp_path / "match.jsonl"
    monkeypatch.setattr(Journal, "opened", lambda journal: FullDisk())
    monkeypatch.setattr(cli, "drop_output", lambda: None)
    assert run([*SHORT, "--resume", str(path)]) == 1
    err = capsys.readouterr().err
    assert err == f"kozyr: reading or writing {path} failed: no space is left\n"


class FullDisk(BytesIO):
    """A file for which there is no room."""

    def flush(self):
        raise OSError(errno.ENOSPC, "no space")

    def close(self):
        super().close()
        raise OSError(errno.ENOSPC, "no space")
