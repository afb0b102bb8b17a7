"""Durak with the talon empty, searched to its end: alpha-beta with a table, without recursion.

Nothing is hidden then, and no position can come twice: a bout that ends in a discard leaves fewer
cards in play, and one that ends in a take leaves them all in play, the attacker the same and with
fewer cards. So the tree is finite, and a value does not depend on how its position was reached.
"""

from typing import Any

from kozyr.games.bits import lowest_bit
from kozyr.games.durak.rules import TAKE, Board
from kozyr.games.fields import Fields, integer
from kozyr.search.endings.durak_frames import (
    DEFEND,
    LEAD,
    OPEN,
    Frame,
    advance,
    list_moves,
    look,
    read_board,
)
from kozyr.search.endings.durak_shapes import shape, trump_last
from kozyr.search.endings.proved import best_move, find, high_bound, keep, low_bound

UNKNOWN = -1
DEPTH = 2000


class Effort(Fields):
    """What a search has cost and may cost, in positions; the size and generation of its table.

    A search that its budget stopped is `halted` at a `depth` of its stack: with a larger budget it
    goes on from there, and costs no more than one that never stopped.
    """

    nodes = integer(64)
    budget = integer(64)
    size = integer(64)
    generation = integer(64)
    halted = integer(8)
    depth = integer(16)


def solve_board(s: Board, stack: Any, table: Any, effort: Effort) -> int:
    """The value for the seat to act, and a move that has it: 3 * action + value + 1.

    UNKNOWN when the budget of `effort` does not suffice: then it is `halted`, and may be given more
    and passed again, all else untouched. The talon must be empty and the deal not over. `stack` has
    DEPTH frames, `table` `effort.size` entries, a power of two.
    """
    root: Frame = stack[0]
    if effort.halted == 0:
        read_board(s, root)
        list_moves(root)
        effort.nodes += 1
        effort.depth = 0
    value = search(stack, table, effort)
    if value == OPEN:
        return UNKNOWN
    action = root.choice
    if action < TAKE:
        action = lowest_bit(trump_last(1 << action, s.trump & 3))
    return 3 * action + (-value if root.kind == DEFEND else value) + 1


def search(stack: Any, table: Any, effort: Effort) -> int:
    """The value of the position in `stack[0]`, for its attacker; OPEN if it costs too much."""
    depth: int = effort.depth
    effort.halted = 0
    value: int = OPEN
    while True:
        if value == OPEN:
            if depth + 1 >= DEPTH:
                return OPEN
            if effort.nodes >= effort.budget:
                effort.halted = 1
                effort.depth = depth
                return OPEN
            if advance(stack[depth], stack[depth + 1]):
                depth += 1
                effort.nodes += 1
                value = enter(stack[depth], table, effort)
                continue
            value = leave(stack[depth], depth, table, effort)
        if depth == 0:
            return value
        if stack[depth].turned:
            value = -value
        depth -= 1
        value = weigh(stack[depth], value)
        if value != OPEN:
            value = leave(stack[depth], depth, table, effort)


def enter(f: Frame, table: Any, effort: Effort) -> int:
    """Come to a position: its value if that is plain or proved before, else OPEN."""
    value = look(f)
    if value != OPEN:
        return value
    if f.kind != LEAD:
        list_moves(f)
        return OPEN
    attacker, defender = shape(f.attacker, f.defender)
    f.attacker = attacker
    f.defender = defender
    list_moves(f)
    index = find(table, effort.size, attacker, defender, effort.generation)
    if index < 0:
        return OPEN
    word = table[index].second
    low = low_bound(word)
    high = high_bound(word)
    if low >= f.high or low == high:
        return low
    if high <= f.low:
        return high
    f.hint = best_move(word)
    return OPEN


def weigh(f: Frame, value: int) -> int:
    """Take in the value of the move just searched; OPEN if the others may matter."""
    if f.kind == DEFEND:
        if value < f.best:
            f.best = value
            f.choice = f.tried
            f.high = min(f.high, value)
    elif value > f.best:
        f.best = value
        f.choice = f.tried
        f.low = max(f.low, value)
    return f.best if f.low >= f.high else OPEN


def leave(f: Frame, depth: int, table: Any, effort: Effort) -> int:
    """The value of a position whose search is over; at the start of a bout it is kept.

    The first position of all is not: it is not in the one shape, and its limit may be any.
    """
    if f.kind == LEAD and depth > 0:
        low = f.best if f.best > f.start else -1
        high = f.best if f.best < f.high else 1
        keep(table, effort.size, f.attacker, f.defender, low, high, f.choice, effort.generation)
    return f.best
