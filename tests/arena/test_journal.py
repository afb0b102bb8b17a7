"""A match on disk: what is no match is refused by its line, and nothing of it is changed."""

import json
import os
import shutil
from dataclasses import replace

import pytest

import kozyr
from kozyr.arena import Contest, ContestError, play_match
from kozyr.arena.deals import Deal, Played
from kozyr.arena.journal import Journal
from kozyr.arena.kept import read_deal
from kozyr.arena.version import PACKAGE, hash_of, version
from kozyr.arena.workers import play_here
from kozyr.terminal.cli import run
from tests.share import named_pipes

EASY = Contest("greedy", "random", "durak", 2, seconds=0.1, seed="arena")


def must_not_play(contest, numbers):
    pytest.fail("nothing is to be played")
    yield


@pytest.fixture
def kept(tmp_path):
    """A file with three deals."""
    path = tmp_path / "match.jsonl"
    play_match(EASY, 3, resume=path)
    return path


def refused(path, error):
    """A file is refused before anything is played, and stays as it is."""
    before = path.read_bytes()
    with pytest.raises(ContestError, match=error):
        play_match(EASY, 9, must_not_play, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        b"hello precious data",
        b"{",
        b'{"format": "kozyr-match/2"',
        b"hello\rprecious\rdata",
        b"\n",
        b"\xff\n",
        b"[" * 200_000 + b"\n",
        b"[" * 200_000,
        b"{}\n",
    ],
    ids=range(9),
)
def test_a_file_of_something_else_is_left_alone(text, tmp_path):
    path = tmp_path / "precious"
    path.write_bytes(text)
    if Journal.line(Journal(path, EASY).header).startswith(text):
        assert play_match(EASY, 1, resume=path)["deals"] == 1
    else:
        refused(path, "line 1 of")


def test_a_long_line_is_not_read_whole(tmp_path, monkeypatch):
    monkeypatch.setattr("kozyr.arena.journal.LONGEST_LINE", 1000)
    path = tmp_path / "long"
    path.write_bytes(b" " * 5000)
    refused(path, "line 1 of")
    path.write_bytes(Journal.line(Journal(path, EASY).header) + b"[" * 5000)
    refused(path, "line 2 of")


def test_a_first_line_that_was_cut_short_is_written_anew(tmp_path):
    path = tmp_path / "match.jsonl"
    header = Journal.line(Journal(path, EASY).header)
    for length in (0, 1, len(header) - 1):
        path.write_bytes(header[:length])
        assert play_match(EASY, 1, resume=path)["deals"] == 1
        assert path.read_bytes().startswith(header)


def test_a_line_of_another_system_is_read(kept):
    kept.write_bytes(kept.read_bytes().replace(b"\n", b"\r\n"))
    assert play_match(EASY, 3, must_not_play_any, kept)["deals"] == 3


def must_not_play_any(contest, numbers):
    assert numbers == []
    return iter(())


GAMES = [
    {
        **{"seat": seat, "points": 1.0, "a_times": [5], "b_times": []},
        **{"forfeit": None, "cut_off": False},
    }
    for seat in range(2)
]
DEAL = {"number": 7, "games": GAMES}


def changed(**values):
    """A deal whose second game has other values."""
    return {**DEAL, "games": [GAMES[0], GAMES[1] | values]}


WRONG = {
    "nested": b"[" * 200_000,
    "a list": [],
    "a number": 3,
    "no games": {"number": 7},
    "another key": {**DEAL, "more": 1},
    "games empty": {**DEAL, "games": []},
    "one game": {**DEAL, "games": GAMES[:1]},
    "three games": {**DEAL, "games": [*GAMES, GAMES[0]]},
    "games null": {**DEAL, "games": None},
    "game null": {**DEAL, "games": [GAMES[0], None]},
    "number below 0": {**DEAL, "number": -1},
    "number true": {**DEAL, "number": True},
    "number text": {**DEAL, "number": "7"},
    "number part": {**DEAL, "number": 7.5},
    "number huge": {**DEAL, "number": 10**4000},
    "seat 9": changed(seat=9),
    "seat twice": changed(seat=0),
    "seat true": changed(seat=True),
    "points text": changed(points="x"),
    "points 7": changed(points=7),
    "points true": changed(points=True),
    "points NaN": changed(points=float("nan")),
    "points infinite": changed(points=float("inf")),
    "points between": changed(points=0.7),
    "points null": changed(points=None),
    "times null": changed(a_times=None),
    "times text": changed(a_times="123"),
    "time text": changed(b_times=[1, "2"]),
    "time below 0": changed(b_times=[-1]),
    "time part": changed(b_times=[1.5]),
    "time huge": changed(b_times=[10**400]),
    "forfeit seat": changed(forfeit=[9, "late", ""]),
    "forfeit reason": changed(forfeit=[1, "zzz", ""], points=0),
    "forfeit reason list": changed(forfeit=[1, [], ""], points=0),
    "forfeit said": changed(forfeit=[1, "late", 3], points=0),
    "forfeit short": changed(forfeit=[1, "late"], points=0),
    "forfeit text": changed(forfeit="abc", points=0),
    "forfeit won": changed(forfeit=[1, "late", ""], points=1),
    "forfeit lost": changed(forfeit=[0, "late", ""], points=0),
    "cut off 1": changed(cut_off=1, points=0.5),
    "cut off won": changed(cut_off=True, points=1),
    "cut off and forfeit": changed(cut_off=True, forfeit=[1, "late", ""], points=0),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_line_that_is_no_deal_is_refused_by_its_number(wrong, kept, capsys):
    doc = WRONG[wrong]
    line = doc if isinstance(doc, bytes) else json.dumps(doc).encode()
    kept.write_bytes(kept.read_bytes() + line + b"\n")
    refused(kept, "line 5 of")
    match = ["match", "greedy", "random", "--game", "durak", "--time", "0.1", "--seed", "arena"]
    for code in ("en", "fr", "ru"):
        assert run([*match, "--workers", "1", "--resume", str(kept), "--lang", code]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert "5" in said.err


def test_every_kind_of_deal_is_kept_whole():
    games = [
        [Played(0, 1.0, [5, 6], [7]), Played(1, 0.0, forfeit=(1, "late", "\ud800"))],
        [Played(0, 0.5, cut_off=True), Played(1, 1.0, forfeit=(0, "exit", "x"))],
        [Played(0, 1 / 3), Played(1, 0.5, forfeit=(0, "illegal", "")), Played(2, 0.0)],
    ]
    for number, played in enumerate(games):
        deal = Deal(number, played)
        assert read_deal(json.loads(Journal.line(deal.document())), len(played)) == deal


def test_a_deal_that_stands_twice_counts_once(kept):
    lines = kept.read_bytes().splitlines(keepends=True)
    doc = json.loads(lines[2])
    for game in doc["games"]:
        game["a_times"] = [time + 1 for time in game["a_times"]]
    kept.write_bytes(b"".join(lines) + lines[1] + json.dumps(doc).encode() + b"\n")
    report = play_match(EASY, 3, must_not_play_any, kept)
    assert (report["deals"], report["games"]) == (3, 6)
    doc["games"][0]["points"] = 1 - doc["games"][0]["points"]
    kept.write_bytes(kept.read_bytes() + json.dumps(doc).encode() + b"\n")
    refused(kept, "line 7 of .*: deal 1 stands twice, with other results; without that line its")


def test_a_damaged_line_can_be_taken_out(kept):
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join([*lines[:2], b"x" + lines[2], lines[3]]))
    refused(kept, "line 3 of .* it is not JSON; without that line its deal is played again")
    kept.write_bytes(b"".join([*lines[:2], lines[3]]))
    numbers = []

    def play(contest, left):
        numbers.extend(left)
        return play_here(contest, left)

    assert play_match(EASY, 3, play, kept)["deals"] == 3
    assert numbers == [1]


def with_header(path, **changes):
    """The file with a first line that says something else; None takes a key out."""
    first, rest = path.read_bytes().split(b"\n", 1)
    doc = json.loads(first) | changes
    doc = {key: value for key, value in doc.items() if value is not None or key in ("iterations",)}
    path.write_bytes(json.dumps(doc).encode() + b"\n" + rest)


def test_a_file_of_another_version_is_refused(kept):
    with_header(kept, version="0.0.9")
    refused(kept, "was begun by kozyr 0.0.9, this is .*: go on with that version, or begin another")
    with_header(kept, version=[7])
    refused(kept, r"was begun by kozyr \[…\], this is")
    with_header(kept, version=None)
    refused(kept, "does not say which version of kozyr began it, .*: begin another file")
    with_header(kept, version=kozyr.__version__)
    refused(kept, rf"was begun by kozyr {kozyr.__version__}, this is {kozyr.__version__}\+")
    with_header(kept, version=version())
    assert play_match(EASY, 3, must_not_play_any, kept)["deals"] == 3


@pytest.mark.parametrize(
    "changed", ["search/tree.py", "games/durak/rules.py", "arena/deals.py", "search/new.py"]
)
def test_a_file_that_other_sources_began_is_refused(changed, kept, tmp_path, monkeypatch):
    package = tmp_path / "kozyr"
    for folder in ("decks", "games", "search", "arena", "terminal"):
        shutil.copytree(PACKAGE / folder, package / folder)

    def use_sources():
        monkeypatch.setattr(
            "kozyr.arena.journal.version", lambda: f"{kozyr.__version__}+{hash_of(package)}"
        )

    with (package / "terminal" / "cli.py").open("ab") as file:
        file.write(b"# another word\n")
    use_sources()
    assert play_match(EASY, 3, must_not_play_any, kept)["deals"] == 3
    with (package / changed).open("ab") as file:
        file.write(b"# another rule\n")
    use_sources()
    refused(kept, "was begun by kozyr .*: go on with that version, or begin another")


def test_another_match_is_told_by_its_options(kept):
    changed = replace(EASY, seconds=None, iterations=7)
    with pytest.raises(ContestError, match=r"there --time is 0\.1, here not given"):
        play_match(changed, 3, must_not_play, kept)
    for change, said in (
        ({"a": "random"}, "there A is greedy, here random"),
        ({"iterations": 7}, "there --iterations is not given, here 7"),
        ({"game": "blulu"}, "there --game is durak, here blulu"),
    ):
        with pytest.raises(ContestError, match=said):
            play_match(replace(EASY, **change), 3, must_not_play, kept)


def test_two_matches_do_not_share_a_file(kept):
    with Journal(kept, EASY):
        refused(kept, "another match is using it")
    assert play_match(EASY, 4, resume=kept)["deals"] == 4


@named_pipes
def test_what_is_no_regular_file_is_refused(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, "/dev/full", "/dev/null"):
        with pytest.raises(ContestError, match="not a regular file"):
            play_match(EASY, 1, must_not_play, type(pipe)(path))
    for path in (tmp_path, tmp_path / "no folder" / "file", pipe / "file"):
        with pytest.raises(ContestError, match="cannot be used"):
            play_match(EASY, 1, must_not_play, path)


def test_a_command_may_be_no_unicode(tmp_path):
    contest = replace(EASY, a="exec:false \udce9")
    path = tmp_path / "match.jsonl"
    report = play_match(contest, 1, resume=path)
    assert play_match(contest, 1, must_not_play_any, path) == report
