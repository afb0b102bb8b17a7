"""The solver for Durak: its memory, compiled or interpreted."""

import threading
from functools import cache
from typing import Any

from kozyr.games.durak.rules import Board
from kozyr.games.game import Game
from kozyr.search.endings.durak_frames import Frame
from kozyr.search.endings.durak_search import DEPTH, UNKNOWN, Effort, solve_board
from kozyr.search.endings.proved import GENERATIONS, Entry
from kozyr.search.endings.solution import Solution, follow

ENTRIES = 1 << 20
FEW_ENTRIES = 1 << 14
COMPILED = "solve_durak"
"""What the machine code is kept under."""
SLICE = 1 << 19
"""So many positions are searched in one go: a fraction of a second, then an interrupt is heard."""


class Solver:
    """Solves boards, one at a time; until `forget`, one answer helps to find the next.

    `machine`: compiled, with a large table; else interpreted, at once but some 100 times slower.
    """

    def __init__(self, machine: bool) -> None:
        self.lock = threading.RLock()
        self.machine = machine
        self.nodes = 0
        self.generation = 0
        self.run: Any = solve_board
        self.stack: Any = [Frame() for _ in range(DEPTH)]
        if machine:
            import numpy as np

            from kozyr.compiled import compiled, record_type

            self.run = compiled(solve_board, COMPILED)
            self.stack = np.zeros(DEPTH, record_type(Frame))
        self.table = self.new_table()

    def new_table(self) -> Any:
        """A table in which nothing is proved."""
        if not self.machine:
            return [Entry() for _ in range(FEW_ENTRIES)]
        import numpy as np

        from kozyr.compiled import record_type

        return np.zeros(ENTRIES, record_type(Entry))

    def forget(self) -> None:
        """Count anew, and use nothing proved before: the same question costs the same again."""
        self.nodes = 0
        self.generation += 1
        if self.generation == GENERATIONS:
            self.generation = 1
            self.table = self.new_table()

    def best(self, board: Board, budget: int) -> tuple[int, int] | None:
        """A best action for the seat to act and what it is worth to that seat: 1, 0 or -1.

        None if it takes more than `budget` positions, counted from `forget` on. The board must be
        an ending (`check_ending`).
        """
        effort = Effort()
        effort.nodes = self.nodes
        effort.size = len(self.table)
        effort.generation = self.generation
        code = UNKNOWN
        while code == UNKNOWN:
            effort.budget = min(budget, effort.nodes + SLICE)
            code, effort = self.go_on(board, effort)
            self.nodes = effort.nodes
            if code == UNKNOWN and (not effort.halted or effort.nodes >= budget):
                return None
        return code // 3, code % 3 - 1

    def go_on(self, board: Board, effort: Effort) -> tuple[int, Effort]:
        """Search until there is an answer or the effort's budget is spent; what that has cost."""
        if not self.machine:
            return self.run(board, self.stack, self.table, effort), effort
        from kozyr.compiled import board_of, record_of

        record = record_of(effort)
        code = int(self.run(record_of(board), self.stack, self.table, record))
        return code, board_of(Effort, record)


@cache
def solver(machine: bool) -> Solver:
    """The solver of this process; use it under its `lock`."""
    return Solver(machine)


def solve(
    game: Game[Board], board: Board, nodes: int, machine: bool, whole_line: bool
) -> Solution | None:
    """See `kozyr.search.endings.solve`."""
    own = solver(machine)
    with own.lock:
        own.forget()
        found = own.best(board, nodes)
        if found is None:
            return None
        action, worth = found
        seat = game.rules.actor(board)

        def choose(at: Board) -> int | None:
            best = own.best(at, nodes)
            return None if best is None else best[0]

        move = game.write(board, action)
        line = follow(game, board, choose) if whole_line else ((seat, move),)
        if line is None:
            return None
        values = tuple(float(worth if other == seat else -worth) for other in range(2))
        return Solution(values, seat, move, line, own.nodes)


def ready() -> None:
    """Compile the solver, or take up what was compiled before: some seconds the first time."""
    from kozyr.compiled.cache import compiling

    board = Board()
    board.hand = [1, 2]
    board.limit = 1
    own = solver(True)
    with compiling(COMPILED), own.lock:
        own.forget()
        own.best(board, 1)
