"""Where nothing is hidden any more the master plays perfectly; and what hints say of it."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import kozyr
from kozyr.games.status import PLAYING
from kozyr.search import (
    LEVELS,
    Budget,
    BudgetError,
    Knowledge,
    endings,
    engine,
    exact,
    hint,
    hints,
    make_bot,
)
from kozyr.search.endings import durak
from kozyr.search.layouts import settled
from tests.search.watching import watched_walk
from tests.share import share

SOME = Budget(iterations=200)


def durak_endings(count):
    """Positions with the talon empty and ten cards or fewer, each with the seat to act."""
    seed = 0
    while count:
        seed += 1
        for state, knowledge, _ in watched_walk("durak", 2, f"ending {seed}"):
            hands = [len(hand) for hand in state.position()["hands"]]
            if not state.board.left and sum(hands) <= 10 and not state.view(0)["table"]:
                yield state.copy(), knowledge.copy()
                count -= 1
                break


def test_what_is_proved_won_is_won():
    won = 0
    for i, (state, knowledge) in enumerate(durak_endings(share(40))):
        seat = knowledge.seat
        proof = endings.solve(state.game, state.board)
        if proof.values[seat] < 1:
            continue
        won += 1
        master, other = make_bot("master", i), random.Random(i)
        while not state.over:
            mover = state.to_act[0]
            legal = state.legal(mover)
            told = Knowledge.at(state, mover)
            state.play(
                mover, master.choose(told, legal, SOME) if mover == seat else other.choice(legal)
            )
        assert state.returns[seat] == 1
    assert won


def test_a_hint_tells_what_is_proved():
    proved = lost = 0
    for state, knowledge in durak_endings(share(40)):
        value = endings.solve(state.game, state.board).values[knowledge.seat]
        found = hint(knowledge, SOME)
        assert {(one.result, one.margin, one.proved) for one in found} == {
            ((value + 1) / 2, 0, True)
        }
        if value >= 0:
            assert len(found) == 1
            proved += 1
        else:
            assert {one.move for one in found} == set(state.legal(knowledge.seat))
            lost += 1
    assert proved
    assert lost


def test_a_lost_endings_moves_stand_in_the_order_of_the_search():
    """The hardest to answer first, as the master plays."""
    lost = 0
    for state, knowledge in durak_endings(share(40)):
        if endings.solve(state.game, state.board).values[knowledge.seat] >= 0:
            continue
        lost += 1
        style = LEVELS["master"].style
        lines = engine.searcher(state.game).search(knowledge, 7, SOME, style)
        assert [one.move for one in hint(knowledge, SOME, 7)] == [line.move for line in lines]
    assert lost


def test_a_solver_that_another_thread_has_costs_no_more_than_its_part_of_the_time():
    """The search goes on without it; who has no time limit is answered in turn."""
    _, knowledge = next(iter(durak_endings(1)))
    proved = hint(knowledge, SOME)
    lock = durak.solver(True).lock
    with ThreadPoolExecutor(1) as other, ThreadPoolExecutor(1) as patient:
        other.submit(lock.acquire).result()
        try:
            assert patient.submit(exact.solved, knowledge, 0.01).result(60) is None
            searched = patient.submit(hint, knowledge, Budget(0.01)).result(60)
            assert not any(one.proved for one in searched)
            waiting = patient.submit(hint, knowledge, SOME)
        finally:
            other.submit(lock.release).result()
        assert waiting.result() == proved
    assert all(one.proved for one in proved)
    assert exact.solved(knowledge, 1e300) == exact.solved(knowledge, None)


def test_what_takes_the_solver_too_long_is_estimated(monkeypatch):
    monkeypatch.setitem(exact.COMPILED, "durak", exact.Effort(1, 1))
    state, knowledge = next(iter(durak_endings(1)))
    for budget in (SOME, Budget(seconds=0.01)):
        found = hint(knowledge, budget)
        assert {one.move for one in found} == set(state.legal(knowledge.seat))
        assert not any(one.proved for one in found)
        assert all(one.margin > 0 for one in found)


def test_the_solvers_time_is_taken_from_the_searchs(monkeypatch):
    class Clock:
        now = 0.0

        def perf_counter(self):
            return self.now

    clock, given = Clock(), []

    def solved(knowledge, seconds):
        clock.now += 0.3

    class Searcher:
        def search(self, knowledge, seed, budget, style):
            given.append((budget, style.exact))
            return []

    monkeypatch.setattr(hints, "time", clock)
    monkeypatch.setattr(exact, "solved", solved)
    monkeypatch.setattr(engine, "searcher", lambda game: Searcher())
    _, knowledge = next(iter(durak_endings(1)))
    for budget in (Budget(seconds=1.0, iterations=9), Budget(seconds=0.2), SOME):
        hint(knowledge, budget)
    seconds = [budget.seconds for budget, _ in given]
    assert seconds == [pytest.approx(0.7), hints.SHORTEST, None]
    assert [budget.iterations for budget, _ in given] == [9, None, SOME.iterations]
    assert not any(again for _, again in given)


def test_blulus_last_deal_is_played_perfectly():
    """The master gets the chance that plain max^n over the rules finds, and says so."""
    compared = 0
    for state, knowledge, _ in watched_walk("blulu", 2, "last deal", 1200):
        if state.board.left or len(state.legal(knowledge.seat)) == 1:
            continue
        best = best_chance(state.game, state.board)[knowledge.seat]
        first = hint(knowledge, SOME)[0]
        assert first.proved
        assert first.result == pytest.approx(best, abs=1e-9)
        after = state.board.copy()
        action = state.game.judge(state.board, knowledge.seat, first.move)
        state.game.rules.play(after, knowledge.seat, action)
        assert best_chance(state.game, after)[knowledge.seat] == pytest.approx(best, abs=1e-9)
        compared += 1
    assert compared > 10


def best_chance(game, board):
    """Max^n without a table or a shortcut."""
    if board.status != PLAYING:
        return [game.thinking.estimate(board, seat) / 1000 for seat in (0, 1)]
    seat = game.rules.actor(board)
    out = [0] * game.most_moves
    found = []
    for action in out[: game.rules.legal(board, seat, out)]:
        after = board.copy()
        game.rules.play(after, seat, action)
        found.append(best_chance(game, after))
    return max(found, key=lambda chances: chances[seat])


@pytest.mark.parametrize("name", ["durak", "blulu"])
def test_cards_are_settled_when_they_all_lie_in_one_hand(name):
    found = set()
    for state, knowledge, _ in watched_walk(name, 2, "settled", 300):
        expected = state.board.left <= (name == "durak")
        assert settled(knowledge) == expected
        found.add(expected)
    assert found == {True, False}


def test_nothing_is_solved_while_something_is_hidden():
    state = kozyr.game("durak").deal(seed=1)
    assert exact.solved(Knowledge.of(state, 0), 1.0) is None
    state = kozyr.game("blaze").deal(seed=1)
    assert exact.solved(Knowledge.of(state, 0), None) is None


@pytest.mark.parametrize("budget", [3, None, "x", Budget()])
def test_a_hint_needs_a_budget_with_an_end(budget):
    """Whether the solver or the search would answer, and whose turn it is."""
    state, knowledge = next(iter(durak_endings(1)))
    beginning = kozyr.game("durak").deal(seed=1)
    for asked in (knowledge, *(Knowledge.of(beginning, seat) for seat in (0, 1))):
        with pytest.raises(BudgetError):
            hint(asked, budget)


def test_no_hint_for_a_seat_that_is_not_to_act():
    state = kozyr.game("durak").deal(seed=1)
    waiting = 1 - state.to_act[0]
    assert hint(Knowledge.of(state, waiting), SOME) == []
