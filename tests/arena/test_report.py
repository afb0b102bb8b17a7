"""The figures of a match, checked by hand and by simulation."""

import math
import random

import pytest

from kozyr.arena.contest import Contest
from kozyr.arena.deals import Deal, Played
from kozyr.arena.report import elo, report, thinking, wilson, win_rate

CONTEST = Contest("greedy", "random", "durak", 2)


def deals(*games):
    """Deals of two games each, by the points of `a`."""
    return [
        Deal(number, [Played(seat, score) for seat, score in enumerate(pair)])
        for number, pair in enumerate(games)
    ]


def test_wilsons_interval():
    """The textbook's example: 81 of 263 is 0.2553 to 0.3662 (Newcombe 1998)."""
    found = wilson(81 / 263, 263)
    assert (found.low, found.high) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(1, 100).high == 1
    assert wilson(1, 100).low == pytest.approx(0.9630, abs=1e-4)
    assert wilson(0, 100).low == 0


def test_games_of_a_deal_count_as_one_observation():
    """Deals that both seats win hang together: the interval is that of so many deals."""
    rng = random.Random(1)
    same = [(1, 1) if rng.random() < 0.6 else (0, 0) for _ in range(400)]
    joined = win_rate(deals(*same))
    alone = wilson(joined.rate, 399)
    assert (joined.low, joined.high) == pytest.approx((alone.low, alone.high), abs=1e-9)
    opposite = win_rate(deals(*[(1, 0), (0, 1)] * 200))
    assert opposite.high - opposite.low < 0.08


def test_intervals_hold_what_they_promise():
    rng = random.Random(2)
    held = 0
    for _ in range(400):
        games = []
        for _ in range(80):
            luck = rng.choice((0.4, 0.9))
            games.append(tuple(float(rng.random() < luck) for _ in range(2)))
        rate = win_rate(deals(*games))
        held += rate.low <= 0.65 <= rate.high
    assert held / 400 == pytest.approx(0.95, abs=0.03)


def test_elo():
    assert elo(0.5, 2) == 0
    assert elo(10 / 11, 2) == pytest.approx(400)
    assert elo(1 / 3, 3) == pytest.approx(0)
    assert elo(0.6, 3) == pytest.approx(400 * math.log10(3))
    assert elo(1.0, 2) is None
    assert elo(0.0, 2) is None


def test_times():
    assert thinking([]) == {"moves": 0, "mean": None, "p99": None}
    assert thinking(range(10, 2001, 10)) == {"moves": 200, "mean": 0.001005, "p99": 0.00198}
    assert thinking([1_000_000, 3_000_000])["mean"] == 2


def test_a_report_counts_everything():
    played = deals((1, 0.5), (0, 0), (1, 1))
    played[1].games[1] = Played(1, 0, [4], [5, 6], forfeit=(1, "late", "x"))
    played[2].games[0].cut_off = True
    found = report(CONTEST, played[::-1])
    assert (found["won"], found["drawn"], found["lost"], found["games"]) == (3, 1, 2, 6)
    assert found["rate"] == pytest.approx(3.5 / 6, abs=1e-6)
    assert [seat["rate"] for seat in found["seats"]] == pytest.approx([2 / 3, 0.5], abs=1e-6)
    assert found["cut_off"] == 1
    assert found["forfeits"] == [
        {"deal": 1, "a_seat": 1, "seat": 1, "player": "greedy", "reason": "late", "said": "x"}
    ]
    assert (found["time_a"]["moves"], found["time_b"]["moves"]) == (1, 2)
    assert found["elo_interval"][0] < found["elo"] < found["elo_interval"][1]


def test_a_match_without_a_loss_has_no_upper_bound():
    found = report(CONTEST, deals(*[(1, 1)] * 50))
    assert found["rate"] == 1
    assert found["elo"] is None
    low, high = found["interval"]
    assert 0.9 < low < 1 == high
    assert found["elo_interval"][0] > 350
    assert found["elo_interval"][1] is None
