"""Programs of anyone's as players: what they are told, and how they lose by failing."""

import json
import sys

import pytest

import kozyr
from kozyr.arena import Contest, on_processes, play_match, programs
from kozyr.arena.deals import play_deal
from tests.helpers import dump

HEAD = """
import json, sys
def say(document):
    print(json.dumps(document), flush=True)
for line in sys.stdin:
    heard = json.loads(line)
    with open(%r, "a") as log:
        log.write(line)
    if heard["type"] == "quit":
        break
    if heard["type"] != "choose":
        continue
"""
FIRST = 'say({"move": heard["legal"][0]})'


@pytest.fixture
def program(tmp_path):
    """An `exec:` player that answers by a line of Python, and the file of what it is told."""

    def write(answer, name="bot"):
        source, log = tmp_path / f"{name}.py", tmp_path / f"{name}.log"
        lines = "".join(f"    {line}\n" for line in answer.splitlines())
        source.write_text(HEAD % str(log) + lines)
        return f"exec:'{sys.executable}' -SE {source}", log

    yield write
    programs.WAITING.close()


def contest(a, b="random", game="durak", players=2, seconds=0.1):
    return Contest(a, b, game, players, seconds=seconds, seed="programs")


def heard(log):
    return [json.loads(line) for line in log.read_text().splitlines()]


@pytest.mark.parametrize(("game", "players"), [("durak", 2), ("blaze", 3), ("blulu", 2)])
def test_a_program_plays_whole_games(game, players, program):
    player, log = program(FIRST)
    report = play_match(contest(player, game=game, players=players), 1)
    assert report["forfeits"] == []
    programs.WAITING.close()
    told = heard(log)
    assert told[-1] == {"type": "quit"}
    hellos = [doc for doc in told if doc["type"] == "hello"]
    assert [doc["seat"] for doc in hellos] == list(range(players))
    for doc in hellos:
        assert set(doc) == {"type", "game", "players", "seat", "seed"}
        assert (doc["game"], doc["players"]) == (game, players)
        assert type(doc["seed"]) is int
    ends = [doc for doc in told if doc["type"] == "end"]
    assert len(ends) == players
    assert all(doc["result"] for doc in ends)
    for doc in told:
        if doc["type"] == "choose":
            assert doc["time"] == 0.1
            assert doc["legal"] == sorted(doc["legal"])


def test_a_program_is_told_what_its_seat_may_know(program):
    """The events of a game, replayed: each view is the seat's own, after the event."""
    player, log = program(FIRST)
    deal = play_deal(contest(player), 2)
    assert all(game.forfeit is None for game in deal.games)
    seat = -1
    state = None
    for doc in heard(log):
        if doc["type"] == "hello":
            seat = doc["seat"]
            state = kozyr.game("durak").deal(seed="programs", number=2)
        elif doc["type"] == "event":
            if doc["seat"] >= 0:
                state.play(doc["seat"], doc["move"])
            else:
                assert doc["move"] == "deal"
            assert dump(doc["view"]) == dump(state.view(seat))
        elif doc["type"] == "choose":
            assert doc["legal"] == list(state.legal(seat))
            assert dump(doc["view"]) == dump(state.view(seat))
        elif doc["type"] == "end":
            assert doc["result"] == state.result


def test_what_others_bet_is_hidden_from_a_program(program):
    player, log = program(FIRST)
    play_deal(contest(player, game="blaze", players=3), 0)
    seat, bets = None, []
    for doc in heard(log):
        if doc["type"] == "hello":
            seat = doc["seat"]
        elif doc["type"] == "event" and doc["move"].startswith("bet"):
            bets.append((doc["seat"] == seat, doc["move"]))
    assert any(own for own, _ in bets)
    assert all((move == "bet ?") != own for own, move in bets)


def test_without_a_limit_no_time_is_named(program):
    player, log = program(FIRST)
    play_deal(Contest(player, "random", "durak", 2, iterations=5), 0)
    assert all("time" not in doc for doc in heard(log) if doc["type"] == "choose")


FAILURES = {
    "illegal": 'say({"move": "9z"})',
    "illegal and strange": 'say({"move": "\\ud800"})',
    "unreadable": "print('hello', flush=True)",
    "unreadable list": "say([1])",
    "unreadable number": 'say({"move": 7})',
    "unreadable bytes": "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
    "exit without a word": "import os, time; os.close(1); time.sleep(60)",
    "exit": "print('out of luck', file=sys.stderr); sys.exit(3)",
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_failure_loses_the_game(failure, program, monkeypatch):
    monkeypatch.setattr(programs, "FAREWELL", 0.2)
    player, _ = program(FAILURES[failure])
    report = play_match(contest(player), 1)
    assert report["rate"] == 0
    assert [doc["reason"] for doc in report["forfeits"]] == [failure.split()[0]] * 2
    assert all(doc["player"] == player for doc in report["forfeits"])
    assert [doc["seat"] for doc in report["forfeits"]] == [0, 1]
    if failure == "exit":
        assert report["forfeits"][0]["said"] == "out of luck"


def test_a_rivals_failure_wins_the_game(program):
    player, _ = program(FAILURES["illegal"])
    assert play_match(contest("random", player), 1)["rate"] == 1
    report = play_match(contest("random", player, "blaze", 3), 1)
    assert report["rate"] == 0.5


@pytest.mark.parametrize("answer", ["pass", "print('a' * 10, end='', flush=True)"])
def test_a_late_answer_loses_the_game(answer, program, monkeypatch):
    """Silence, and a line that does not end."""
    monkeypatch.setattr(programs, "LEAST_WAIT", 0.2)
    player, _ = program(answer)
    report = play_match(contest(player, seconds=0.01), 1)
    assert [doc["reason"] for doc in report["forfeits"]] == ["late", "late"]


@pytest.mark.parametrize(("seconds", "wait"), [(0.1, 5), (2, 10), (None, None)])
def test_a_program_has_five_times_its_time_and_five_seconds_at_least(seconds, wait, monkeypatch):
    waited = []

    class Asked:
        def __init__(self, name):
            self.name = name

        def send(self, document):
            pass

        def answer(self, wait):
            waited.append(wait)
            return {"move": "7s"}

    monkeypatch.setattr(programs, "Program", Asked)
    player = programs.ProgramPlayer("exec:asked", kozyr.game("durak"), 2, 0, 1, seconds)
    assert player.choose({}, ["7s"]) == "7s"
    assert waited == [wait]


def test_only_the_end_of_a_programs_complaints_is_kept(program, monkeypatch):
    monkeypatch.setattr(programs, "LAST_WORDS", 100)
    player, _ = program("sys.stderr.write('x' * 300_000 + '\\nout of luck\\n'); sys.exit()")
    report = play_match(contest(player), 1)
    assert [doc["said"] for doc in report["forfeits"]] == ["out of luck"] * 2


def test_complaints_take_no_room_while_a_program_plays_on(program, monkeypatch):
    monkeypatch.setattr(programs, "LAST_WORDS", 100)
    player, _ = program(f"sys.stderr.write('x' * 100_000)\n{FIRST}")
    assert play_match(contest(player), 1)["forfeits"] == []
    (running,) = programs.WAITING.programs[player]
    assert 0 < len(running.complaints) <= 100


def test_a_program_that_cannot_be_started_loses(tmp_path):
    file = tmp_path / "broken"
    file.write_text("no program")
    file.chmod(0o755)
    report = play_match(contest(f"exec:{file}"), 1)
    assert {doc["reason"] for doc in report["forfeits"]} == {"exit"}


def test_a_program_that_failed_is_started_again(program, tmp_path):
    mark = tmp_path / "failed once"
    player, _ = program(
        f"import os\nif not os.path.exists({str(mark)!r}):\n"
        f"    open({str(mark)!r}, 'w').close()\n    sys.exit()\n{FIRST}"
    )
    report = play_match(contest(player), 1)
    assert [(doc["seat"], doc["reason"]) for doc in report["forfeits"]] == [(0, "exit")]


def test_a_program_that_talks_without_end_is_heard_out(program, monkeypatch):
    monkeypatch.setattr(programs, "MOST_UNREAD", 50)
    player, _ = program("while True: print('x', flush=True)")
    report = play_match(contest(player), 1)
    assert report["rate"] == 0
    assert {doc["reason"] for doc in report["forfeits"]} <= {"unreadable", "exit"}


def test_programs_play_on_several_processes(program):
    player, _ = program(FIRST)
    here = play_match(contest(player), 3)
    there = play_match(contest(player), 3, on_processes(2))
    keys = ("won", "drawn", "lost", "forfeits", "seats")
    assert [here[key] for key in keys] == [there[key] for key in keys]


def test_a_program_that_does_not_end_is_ended(program, monkeypatch):
    monkeypatch.setattr(programs, "FAREWELL", 0.1)
    player, _ = program(f"import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n{FIRST}")
    play_deal(contest(player), 0)
    (running,) = programs.WAITING.programs[player]
    running.to_say.put(b'{"type": "choose", "legal": ["x"]}\n' * 5)
    programs.WAITING.close()
    assert running.process.returncode is not None
