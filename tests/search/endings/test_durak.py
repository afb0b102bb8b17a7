"""Durak's solver: equal to brute force, and unbeaten where it says that a side wins."""

import json
import math
import os
import random
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import kozyr
from kozyr.compiled import record_of, record_type
from kozyr.games.durak import rules
from kozyr.games.status import OVER
from kozyr.search import endings
from kozyr.search.endings import durak, durak_search
from kozyr.search.endings.durak_frames import runs_out
from kozyr.search.endings.durak_shapes import below, closed_up, shape, trump_last
from kozyr.search.endings.proved import Entry
from tests.search.endings.brute import (
    actions,
    after,
    ending,
    played_endings,
    positions,
    value,
    walk,
)
from tests.search.endings.interrupts import interrupt
from tests.share import long, share

DURAK = kozyr.game("durak")
PLENTY = 10**7

pytestmark = pytest.mark.xdist_group("durak")


def to_mover(board, worth):
    return worth if rules.actor(board) == 0 else -worth


def check(solver, board, memo):
    """The solver's value is that of brute force, and its move keeps it."""
    worth = value(board, memo)
    found = solver.best(board, PLENTY)
    assert found is not None
    action, own = found
    picture = DURAK.picture(board)
    assert own == to_mover(board, worth), picture
    assert action in actions(board), picture
    assert value(after(board, action), memo) == worth, picture


@pytest.mark.parametrize("machine", [False, True], ids=["interpreted", "compiled"])
def test_solver_against_brute_force(machine):
    """Thousands of small endings; the table is kept from one to the next."""
    solver = durak.Solver(machine)
    solver.forget()
    for board, memo in positions(f"kept {machine}", share(3000 if machine else 1200), 6):
        solver.nodes = 0
        check(solver, board, memo)


def test_solver_against_brute_force_with_a_new_table_each_time():
    solver = durak.Solver(True)
    for board, memo in positions("new", share(1500), 6):
        solver.forget()
        check(solver, board, memo)


def test_a_tiny_table_makes_no_difference():
    """Entries that give way to others cost time only."""
    solver = durak.Solver(True)
    solver.table = np.zeros(4, record_type(Entry))
    for board, memo in positions("tiny", share(600), 6):
        solver.forget()
        check(solver, board, memo)


def test_larger_endings_compiled_and_interpreted_agree():
    machine, plain = durak.Solver(True), durak.Solver(False)
    machine.table = np.zeros(durak.FEW_ENTRIES, record_type(Entry))
    rng = random.Random("larger")
    for _ in range(share(40)):
        board = ending(rng, 10)
        machine.forget()
        plain.forget()
        assert machine.best(board, PLENTY) == plain.best(board, PLENTY)
        assert machine.nodes == plain.nodes


FRESH = """
import json, sys
import kozyr
from kozyr.search import endings
game = kozyr.game("durak")
for text in json.load(sys.stdin):
    found = endings.solve(game, text)
    print(found.values, found.move, found.line, found.nodes)
"""


@long
def test_cold_and_warm_caches_agree_in_fresh_processes(tmp_path):
    rng = random.Random("fresh")
    asked = json.dumps([DURAK.position(ending(rng, 9)) for _ in range(30)])

    def answers():
        environ = {
            "NUMBA_CACHE_DIR": str(tmp_path),
            "PYTHONPATH": str(Path(kozyr.__file__).parents[1]),
        }
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", FRESH],
            input=asked,
            env=os.environ | environ,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    cold = answers()
    kept = sorted(tmp_path.rglob("*.nb?"))
    assert kept
    assert answers() == cold
    assert sorted(tmp_path.rglob("*.nb?")) == kept


@pytest.mark.parametrize("defence", ["random", "stubborn"])
def test_every_won_ending_is_won(defence):
    """Endings reached by play; the loser tries anything, or what keeps cards longest."""
    solver = durak.solver(True)
    rng = random.Random(f"won {defence}")
    won = 0
    for board in played_endings(defence, share(700), 13):
        solver.forget()
        found = solver.best(board, PLENTY)
        assert found is not None
        action, worth = found
        winner = rules.actor(board) if worth > 0 else 1 - rules.actor(board)
        if worth == 0:
            continue
        while board.status != OVER:
            if rules.actor(board) == winner:
                solver.nodes = 0
                best = solver.best(board, PLENTY)
                assert best is not None
                action, worth = best
                assert worth == 1, DURAK.picture(board)
            else:
                action = rng.choice(actions(board)) if defence == "random" else max(actions(board))
            board = after(board, action)
        assert rules.payoff(board, winner) == 1
        won += 1
    assert won > share(500)


def test_a_budget_is_kept_and_the_same_question_costs_the_same():
    rng = random.Random("budget")
    solver = durak.solver(True)
    cost = 0
    while cost < 100:
        board = ending(rng, 12)
        solver.forget()
        found = solver.best(board, PLENTY)
        cost = solver.nodes
    for budget in (1, cost // 2, cost - 1):
        solver.forget()
        assert solver.best(board, budget) is None
        assert solver.nodes <= budget
    solver.forget()
    assert solver.best(board, cost + 1) == found
    assert solver.nodes == cost


def test_a_generation_that_runs_out_starts_with_an_empty_table():
    solver = durak.Solver(False)
    solver.generation = durak.GENERATIONS - 1
    solver.table[5].first = 7
    solver.forget()
    assert solver.generation == 1
    assert solver.table[5].first == 0


def test_the_line_is_played_to_the_end():
    rng = random.Random("line")
    for _ in range(share(60)):
        board = ending(rng, 8)
        found = endings.solve(DURAK, board, PLENTY)
        assert found is not None
        assert found.line[0] == (found.seat, found.move)
        state = DURAK.load(DURAK.position(board))
        for seat, move in found.line:
            state.play(seat, move)
        assert state.over
        assert state.returns == found.values
        short = endings.solve(DURAK, DURAK.position(board), PLENTY, line=False)
        assert short is not None
        assert (short.values, short.line) == (found.values, found.line[:1])


@pytest.mark.parametrize("machine", [False, True], ids=["interpreted", "compiled"])
def test_a_budget_gives_the_whole_line_or_nothing(machine):
    """Whatever the budget, an answer's line ends the deal and has the value; it fits the budget."""
    rng = random.Random(f"small budgets {machine}")
    told = refused = 0
    for _ in range(share(40)):
        board = ending(rng, rng.randint(4, 11))
        whole = endings.solve(DURAK, board, PLENTY, machine)
        assert whole is not None
        alone = endings.solve(DURAK, board, PLENTY, machine, line=False)
        assert alone is not None
        around = range(alone.nodes - 1, whole.nodes + 2)
        for nodes in {1, 2, *rng.sample(around, min(4, len(around))), whole.nodes + 1}:
            if nodes < 1:
                continue
            found = endings.solve(DURAK, board, nodes, machine)
            if found is None:
                refused += 1
                continue
            told += 1
            assert (found, found.nodes <= nodes) == (whole, True)
            state = DURAK.load(DURAK.position(board))
            for seat, move in found.line:
                state.play(seat, move)
            assert state.over
            assert state.returns == found.values
        assert endings.solve(DURAK, board, whole.nodes + 1, machine) == whole
    assert told
    assert refused


@pytest.mark.parametrize("machine", [False, True], ids=["interpreted", "compiled"])
def test_searching_in_slices_is_searching_at_once(machine, monkeypatch):
    rng = random.Random("slices")
    asked = [ending(rng, rng.randint(4, 10)) for _ in range(share(20))]
    at_once = [endings.solve(DURAK, board, PLENTY, machine) for board in asked]
    for size in (1, 7):
        monkeypatch.setattr(durak, "SLICE", size)
        assert [endings.solve(DURAK, board, PLENTY, machine) for board in asked] == at_once
        assert [endings.solve(DURAK, board, 30, machine) for board in asked] == [
            found if found.nodes < 30 else None for found in at_once
        ]


def test_an_interrupt_is_heard_while_machine_code_searches(monkeypatch):
    """Between two slices, and what is asked next is answered as ever."""
    board = ending(random.Random("interrupt"), 12)
    before = endings.solve(DURAK, board, PLENTY)
    monkeypatch.setattr(durak, "SLICE", 5)
    calls = interrupt(monkeypatch, durak.solver(True), 3)
    with pytest.raises(KeyboardInterrupt):
        endings.solve(DURAK, board, endings.MOST_NODES)
    assert len(calls) == 3
    monkeypatch.undo()
    assert endings.solve(DURAK, board, PLENTY) == before


@pytest.mark.parametrize("nodes", [0, -1, 2**63, 2**70, math.nan, math.inf, 1.5, "x", None, True])
@pytest.mark.parametrize("name", ["durak", "blulu"])
def test_what_is_no_number_of_positions_is_refused(name, nodes):
    game = kozyr.game(name)
    with pytest.raises(endings.BadNodes) as error:
        endings.solve(game, game.deal(seed=1).position(), nodes)
    assert "should be a whole number from 1 to 1000000000000000000" in str(error.value)


def test_the_largest_budget_is_one():
    board = ending(random.Random("largest"), 8)
    assert endings.solve(DURAK, board, endings.MOST_NODES) == endings.solve(DURAK, board, PLENTY)


def test_the_compiled_solver_takes_records_inside_compiled_code():
    """`solve_board` is plain Python over integers: what calls it may be compiled itself."""
    board = ending(random.Random("inside"), 6)
    solver = durak.solver(True)
    solver.forget()
    effort = record_of(durak_search.Effort())
    effort["budget"] = PLENTY
    effort["size"] = durak.ENTRIES
    effort["generation"] = solver.generation
    code = solver.run(record_of(board), solver.stack, solver.table, effort)
    assert (code // 3, code % 3 - 1) == solver.best(board, PLENTY)


@pytest.mark.parametrize("typed", ["x", "1", "21", "-4", "٤", "4.5", ""])
def test_the_benchmark_says_what_sizes_there_are(typed, monkeypatch, capsys):
    path = Path(__file__).parents[3] / "benchmarks" / "solver.py"
    main = runpy.run_path(str(path))["main"]
    monkeypatch.setattr(sys, "argv", ["solver.py", typed])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    said = f"argument cards: {typed!r} is not a number of cards from 2 to 20"
    assert said in capsys.readouterr().err


def test_shapes_keep_values():
    """Closing ranks up and exchanging plain suits changes no value."""
    rng = random.Random("shapes")
    seen = {}
    for _ in range(share(800)):
        board = ending(rng, 5)
        rules.start_bout(board)
        trump = board.trump & 3
        hands = [trump_last(board.hand[seat], trump) for seat in (0, 1)]
        form = shape(hands[board.attacker], hands[1 - board.attacker])
        worth = value(board, {}) * (1 if board.attacker == 0 else -1)
        assert seen.setdefault(form, worth) == worth
        assert [hand.bit_count() for hand in form] == [
            board.hand[seat].bit_count() for seat in (board.attacker, 1 - board.attacker)
        ]
        assert shape(*form) == form


def test_a_hand_that_runs_out_wins():
    rng = random.Random("runs out")
    claims = 0
    for _ in range(share(2400)):
        board = ending(rng, 5)
        trump = board.trump & 3
        mine, theirs = (
            trump_last(board.hand[seat], trump) for seat in (board.attacker, 1 - board.attacker)
        )
        if runs_out(mine, theirs, board.limit):
            claims += 1
            assert value(board, {}) == (1 if board.attacker == 0 else -1), DURAK.picture(board)
    assert claims > share(200)


def test_masks():
    assert closed_up(0xF0F0, 0xF0F0) == 0xFF
    assert closed_up(0x801, 0xF0F) == 0x81
    assert below(1 << 32) == 0x011111111 & ~(1 << 32)
    for trump in range(4):
        cards = random.Random(trump).getrandbits(36)
        assert trump_last(trump_last(cards, trump), trump) == cards


def test_a_walk_reaches_every_kind_of_position():
    """The positions that these tests compare are of all kinds."""
    rng = random.Random("kinds")
    kinds = set()
    for _ in range(100):
        for board in walk(rng, ending(rng, 7)):
            kinds.add((board.attacks > 0, board.attacks > board.beaten, bool(board.taking)))
    assert len(kinds) == 4
