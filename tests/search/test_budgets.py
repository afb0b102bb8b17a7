"""Budgets: what is none is refused, and what is one is kept, by a clock of the test's own."""

import math
import random
from fractions import Fraction

import numpy as np
import pytest

import kozyr
from kozyr.search import LEVELS, Budget, BudgetError, Knowledge, engine, exact, hint, make_bot
from kozyr.search import searcher as searching
from kozyr.search.style import Style
from tests.helpers import every_game
from tests.search.watching import watched_walk
from tests.share import SHARE, share


def opening(name="durak"):
    state = kozyr.game(name).deal(seed=9)
    seat = state.to_act[0]
    return Knowledge.of(state, seat), state.legal(seat)


NO_TIMES = [
    *(0, -1, math.nan, math.inf, -math.inf, "x", True, [], 1j, 10**400, Fraction(1, 10**400)),
    *(np.float64(-1), np.bool_(True), np.array(1.0)),
]
NO_COUNTS = [0, -5, 1.5, math.nan, "x", True, [], 10.0, np.int64(0), np.float32(5), np.array([5.0])]


@pytest.mark.parametrize("seconds", NO_TIMES, ids=repr)
def test_seconds_that_are_no_time_are_refused(seconds):
    with pytest.raises(BudgetError, match="the seconds of a budget are a number more than 0, not"):
        Budget(seconds)


@pytest.mark.parametrize("iterations", NO_COUNTS, ids=repr)
def test_iterations_that_are_no_count_are_refused(iterations):
    with pytest.raises(BudgetError, match="the iterations of a budget are a whole number from 1"):
        Budget(iterations=iterations)


@pytest.mark.parametrize("number", [np.int64(5), np.uint8(5), 5])
def test_numbers_of_other_types_are_taken_for_pythons(number):
    budget = Budget(np.float32(0.5), number)
    assert (budget.seconds, budget.iterations) == (0.5, 5)
    assert (type(budget.seconds), type(budget.iterations)) == (float, int)
    assert Budget(Fraction(1, 2), number) == budget


def test_more_than_a_machine_can_count_is_a_budget():
    knowledge, _ = opening()
    assert hint(knowledge, Budget(0.02, 10**400))
    assert hint(knowledge, Budget(1e308, 10))


def test_a_budget_without_an_end_is_refused_by_whoever_has_none_of_its_own():
    knowledge, legal = opening()
    with pytest.raises(BudgetError, match="a search needs an end"):
        hint(knowledge, Budget())
    with pytest.raises(BudgetError, match="a search needs an end"):
        make_bot("master", 1).choose(knowledge, legal, Budget())
    assert make_bot("casual", 1).choose(knowledge, legal, Budget()) in legal
    assert make_bot("greedy", 1).choose(knowledge, legal, Budget()) in legal


@pytest.mark.parametrize("bot", ["random", "greedy", "casual", "master"])
def test_what_is_no_budget_at_all_is_refused(bot):
    knowledge, legal = opening()
    with pytest.raises(BudgetError, match="a budget is Budget"):
        make_bot(bot, 1).choose(knowledge, legal, 3)
    with pytest.raises(BudgetError, match="a budget is Budget"):
        engine.searcher(knowledge.game).search(knowledge, 1, (0.1, None), Style())


class SlowMachine:
    """A clock that only the searcher's and the solver's work moves on, at an uneven pace.

    An iteration and a position cost what they do on a usual machine, `slow` times over; now and
    then something else runs.
    """

    def __init__(self, searcher, slow, seed):
        self.now = 0.0
        self.slow = slow
        self.random = random.Random(seed)
        self.name = searcher.game.name
        self.really_run = searcher.run
        self.really_solve = exact.solve

    def perf_counter(self):
        return self.now

    def run(self, iterations):
        self.work(iterations * {"durak": 2e-5, "blaze": 5e-5, "blulu": 2e-4}[self.name])
        self.really_run(iterations)

    def solve(self, game, board, nodes):
        found = self.really_solve(game, board, nodes)
        a_second = exact.COMPILED.get(game.name, exact.INTERPRETED).a_second
        self.work((nodes if found is None else found.nodes) / a_second)
        return found

    def work(self, seconds):
        self.now += self.slow * seconds * self.random.uniform(0.8, 1.3)
        if self.random.random() < 0.02:
            self.now += 0.002


STYLES = [(LEVELS["master"].style, None), (LEVELS["dmcts"].style, 10**6), (Style(), 10**6)]


@every_game
@pytest.mark.parametrize("slow", [1, 3, 10] if SHARE >= 1 else [3])
def test_nearly_every_search_keeps_its_time(name, slow, monkeypatch):
    """99 of 100 end within 20 % of it, whatever the machine's pace and the position."""
    game = kozyr.game(name)
    searcher = engine.searcher(game)
    clock = SlowMachine(searcher, slow, f"{name} {slow}")
    monkeypatch.setattr(searching, "time", clock)
    monkeypatch.setattr(exact, "time", clock)
    monkeypatch.setattr(searcher, "run", clock.run)
    monkeypatch.setattr(exact, "solve", clock.solve)
    took = []
    for knowledge in positions(name, share(160)):
        for style, iterations in STYLES:
            began = clock.now
            lines = searcher.search(knowledge, len(took), Budget(0.1, iterations), style)
            took.append((clock.now - began) / 0.1)
            assert lines[0].proved or took[-1] > 0.8
    assert sum(part > 1.2 for part in took) <= len(took) / 100


def positions(name, count):
    """What the seat to move knows, early and late in games, where it has a choice."""
    for seed in range(count):
        choices = [
            (state.board.left, knowledge.copy())
            for state, knowledge, _ in watched_walk(name, kozyr.game(name).min_players, seed, 300)
            if len(state.legal(knowledge.seat)) > 1
        ]
        late = [choice for choice in choices if choice[0] == 0]
        yield random.Random(seed).choice(late if seed % 2 and late else choices)[1]


@pytest.mark.parametrize(
    ("pace", "expected"),
    [(1000, [100, 900]), (10**6, [100, 1000]), (500, [100, 400]), (50, [100])],
)
def test_the_solver_is_given_what_fits_into_its_time(pace, expected, monkeypatch):
    """Its first part tells the pace; it may look at 1000 positions in this time, and no more."""
    asked = []

    class Clock:
        @staticmethod
        def perf_counter():
            return sum(asked) / pace

    monkeypatch.setattr(exact, "time", Clock)
    monkeypatch.setattr(exact, "solve", lambda game, board, nodes: asked.append(nodes))
    assert exact.solve_in_time(None, None, 1.0, 1000) is None
    assert asked == pytest.approx(expected, abs=1)


@every_game
def test_single_layouts_searched_in_pieces_are_searched_at_once(name, monkeypatch):
    searcher = engine.searcher(kozyr.game(name))
    knowledge, _ = opening(name)
    style = LEVELS["dmcts"].style
    at_once = searcher.search(knowledge, 1, Budget(iterations=100), style)
    monkeypatch.setattr(searching, "FIRST_CHUNK", 7)
    assert searcher.search(knowledge, 1, Budget(iterations=100), style) == at_once
    assert sum(line.visits for line in at_once) == 100 * style.worlds
