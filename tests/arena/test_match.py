"""Matches: every deal from every seat, the same whatever plays it, and nothing lost on the way."""

import json
import multiprocessing
import os
import signal
import statistics
from dataclasses import replace

import numpy as np
import pytest

import kozyr
from kozyr.arena import Contest, ContestError, on_processes, play_match, workers
from kozyr.arena.deals import Deal, Played, play_deal, points
from kozyr.arena.journal import Journal
from kozyr.arena.kept import read_deal
from tests.helpers import every_table

EASY = Contest("greedy", "random", "durak", 2, seconds=0.1, seed="arena")


def timeless(report):
    """A report without what differs from run to run."""
    return {key: value for key, value in report.items() if not key.startswith("time_")}


@every_table
def test_every_deal_is_played_from_every_seat(name, players):
    contest = Contest("greedy", "random", name, players, iterations=1, seed="seats")
    report = play_match(contest, 2)
    assert (report["deals"], report["games"]) == (2, 2 * players)
    assert [seat["games"] for seat in report["seats"]] == [2] * players
    assert report["won"] + report["drawn"] + report["lost"] == report["games"]
    assert report["time_a"]["moves"] > 0
    assert report["time_b"]["moves"] > 0
    assert report["fair_share"] == pytest.approx(1 / players, abs=1e-6)
    json.dumps(report, allow_nan=False)


@pytest.mark.parametrize("name", ["durak", "blaze"])
def test_a_player_against_itself_gets_its_fair_share(name):
    """Greedy decides by its cards alone: whoever it is called, the same games are played."""
    players = kozyr.game(name).min_players
    report = play_match(Contest("greedy", "greedy", name, players, seed="self"), 3)
    assert report["rate"] == pytest.approx(1 / players, abs=1e-6)
    assert report["elo"] == 0.0 if players == 2 else abs(report["elo"]) < 0.01
    low, high = report["interval"]
    assert low < 1 / players < high


def test_the_same_seed_gives_the_same_match():
    report = timeless(play_match(EASY, 6))
    assert timeless(play_match(EASY, 6)) == report
    assert play_deal(EASY, 0).timeless() == play_deal(EASY, 0).timeless()


def test_a_contest_may_be_told_in_numbers_of_other_types(tmp_path):
    contest = replace(EASY, seconds=np.float32(0.5), iterations=np.int64(2))
    path = tmp_path / "match.jsonl"
    report = play_match(contest, 1, resume=path)
    same = replace(EASY, seconds=0.5, iterations=2)
    assert play_match(same, 1, resume=path) == report
    json.dumps(report, allow_nan=False)


def test_another_seed_gives_another_match():
    def games(contest):
        return [play_deal(contest, number).timeless() for number in range(12)]

    assert games(replace(EASY, seed="other")) != games(EASY)


def test_processes_play_the_same_match():
    report = timeless(play_match(EASY, 9))
    told = []
    again = play_match(EASY, 9, on_processes(2), progress=lambda done: told.append(len(done)))
    assert timeless(again) == report
    assert told == list(range(10))


def test_a_killed_process_costs_only_time():
    report = timeless(play_match(EASY, 12))
    killed = []

    def kill(done):
        if len(done) in (2, 7) and len(killed) < 2:
            victim = multiprocessing.active_children()[0]
            killed.append(victim.pid)
            os.kill(victim.pid, signal.SIGKILL)

    assert timeless(play_match(EASY, 12, on_processes(2), progress=kill)) == report
    assert len(set(killed)) == 2


def test_processes_that_always_die_are_given_up(monkeypatch):
    monkeypatch.setattr(workers, "MOST_DEATHS", 2)
    monkeypatch.setattr(workers, "play_until_broken", broken)
    with pytest.raises(ContestError, match="3 deals are left"):
        list(workers.play_on_processes(EASY, [0, 1, 2], 2))


def broken(contest, numbers, count):
    raise workers.BrokenProcessPool
    yield


def test_a_match_goes_on_where_it_stopped(tmp_path):
    whole = timeless(play_match(EASY, 8))
    path = tmp_path / "match.jsonl"

    class Stop(Exception):
        pass

    def stop(done):
        if len(done) == 3:
            raise Stop

    with pytest.raises(Stop):
        play_match(EASY, 8, resume=path, progress=stop)
    with Journal(path, EASY) as journal:
        assert len(journal.deals) == 3
    with path.open("ab") as file:
        file.write(b'{"number": 7, "games"')
    played = []

    def play(contest, numbers):
        played.extend(numbers)
        return workers.play_here(contest, numbers)

    assert timeless(play_match(EASY, 8, play, path)) == whole
    assert played == [3, 4, 5, 6, 7]
    assert len(path.read_bytes().splitlines()) == 9
    fewer = play_match(EASY, 4, play, path)
    assert fewer["deals"] == 4
    assert played == [3, 4, 5, 6, 7]


def test_a_file_of_another_match_is_refused(tmp_path):
    path = tmp_path / "match.jsonl"
    play_match(EASY, 1, resume=path)
    with pytest.raises(ContestError, match="there --seed is arena, here other"):
        play_match(replace(EASY, seed="other"), 1, resume=path)
    for text in ("not json\n", "{}\n", "[]\n", "3\n"):
        path.write_text(text)
        with pytest.raises(ContestError, match="line 1 of"):
            play_match(EASY, 1, resume=path)
    path.write_text("")
    assert play_match(EASY, 1, resume=path)["deals"] == 1
    with path.open("a") as file:
        file.write('{"number": 3}\n')
    with pytest.raises(ContestError, match="line 3 of"):
        play_match(EASY, 5, resume=path)


def test_deals_are_kept_whole():
    deal = Deal(4, [Played(0, 1.0, [5, 6], [7]), Played(1, 0.0, forfeit=(1, "late", ""))])
    assert read_deal(json.loads(json.dumps(deal.document())), 2) == deal


def test_deals_are_those_of_mass_play():
    """Deal k of a match is game k of its seed."""
    contest = replace(EASY, a="greedy", b="greedy")
    state = kozyr.game("durak").deal(seed="arena", number=3)
    while not state.over:
        board, seat = state.board, state.to_act[0]
        action = state.game.rules.greedy(board, seat, None, None)
        state.play(seat, state.game.write(board, action))
    deal = play_deal(contest, 3)
    assert [game.points for game in deal.games] == [(value + 1) / 2 for value in state.returns]


def test_points_share_out_what_there_is():
    state = kozyr.game("blaze").deal(4, seed=1)
    assert points(state, Played(2, 0, cut_off=True)) == 1 / 4
    assert points(state, Played(2, 0, forfeit=(2, "late", ""))) == 0
    assert points(state, Played(2, 0, forfeit=(1, "late", ""))) == 1 / 3
    for place, share in ((0, 0.5), (1, 0.5)):
        drawn = kozyr.game("durak").deal(seed=1)
        assert points(drawn, Played(place, 0)) == share


def test_seeds_differ_by_deal_and_seat():
    seeds = {
        EASY.seat_seed(deal, place, seat)
        for deal in range(20)
        for place in range(2)
        for seat in range(2)
    }
    assert len(seeds) == 80
    assert all(0 <= seed < 2**31 for seed in seeds)
    assert statistics.fmean(seeds) == pytest.approx(2**30, rel=0.3)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"a": "clever"}, "there is no bot"),
        ({"b": "exec:/no/such/program -x"}, "no program to run"),
        ({"b": "exec:"}, "no program to run"),
        ({"b": "exec:python 'x"}, "quotation mark"),
        ({"players": 3}, "is for 2 players"),
        ({"game": "chess"}, "no game"),
        ({"seed": "x" * 300}, "a seed is"),
        ({"seed": None}, "the seed of a match is a text, not null"),
        ({"a": None}, "there is no bot null"),
        ({"seconds": float("nan")}, "the seconds of a budget"),
        ({"seconds": 10**400}, "the seconds of a budget"),
        ({"seconds": -1}, "the seconds of a budget"),
        ({"iterations": 0}, "the iterations of a budget"),
        ({"a": "master", "iterations": -1}, "the iterations of a budget"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(change, error):
    with pytest.raises(kozyr.KozyrError, match=error):
        play_match(replace(EASY, **change), 1)


@pytest.mark.parametrize("count", [0, -1, 1.5, "x", None, True])
def test_a_match_is_of_deals(count):
    with pytest.raises(ContestError, match="a match has 1 deal or more, not"):
        play_match(EASY, count)


@pytest.mark.parametrize("count", [0, -1, 1.5, "x", True])
def test_a_match_is_played_on_processes(count):
    with pytest.raises(ContestError, match="a match is played on 1 process or more, not on"):
        on_processes(count)


def test_a_file_may_be_named_by_a_text(tmp_path):
    path = tmp_path / "match.jsonl"
    play_match(EASY, 1, resume=str(path))
    assert len(path.read_bytes().splitlines()) == 2
