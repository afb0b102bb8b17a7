"""Information-set Monte Carlo tree search, written for `kozyr.compiled` to bind to a game.

Single observer, after Cowling, Powley and Whitehouse (IEEE TCIAIG 4, 2012): one tree of moves as
the observer sees them. Each iteration lays the hidden cards out anew, in a way that agrees with all
the observer knows, goes down the tree among the moves that this layout allows, adds one node, and
plays on by a quick policy to the end of the game, or of the round, whose worth the game's
`estimate` tells. Each player is for himself (max^n): a node keeps the gains of the player who moved
into it.

Moves that are made unseen (`thinking.secret`, Blaze's bets) branch only where they are the
observer's own; the others' are drawn from the quick policy.
"""

from math import log, sqrt
from typing import Any

from kozyr.games.chance import Generator, below, shuffle
from kozyr.games.status import PLAYING
from kozyr.search.style import EXPERT

rules: Any = None
thinking: Any = None

ROOT = 0

SEAT = 0
PLAYERS = 1
HIDDEN = 2
ROLLOUT = 3
EXPLORE = 4
PATIENCE = 5
ONE_WORLD = 6
SETTINGS = 8

NODES = 0
ITERATIONS = 1
STEPS = 2
STAMP = 3
COUNTS = 4


def think(
    boards: Any,
    settings: list[int],
    shown: list[int],
    odds: list[int],
    cards: list[int],
    nodes: Any,
    counts: list[int],
    marks: list[int],
    iterations: int,
    rng: Generator,
    scratch: list[int],
    path: list[int],
    gains: list[int],
) -> None:
    """Continue a search by so many iterations.

    `boards[0]` is the position with its hidden cards laid out in any way, `boards[1]` is for use;
    `cards` are the hidden cards, `settings[HIDDEN]` of them. With `settings[ONE_WORLD]` they are
    laid out but once for all iterations.
    """
    s = boards[1]
    if settings[ONE_WORLD]:
        shuffle(rng, cards, settings[HIDDEN])
        lay_out(boards[0], settings, shown, odds, cards, rng)
    for _ in range(iterations):
        boards[1] = boards[0]
        if not settings[ONE_WORLD]:
            shuffle(rng, cards, settings[HIDDEN])
            lay_out(s, settings, shown, odds, cards, rng)
        depth = descend(s, settings, nodes, counts, marks, rng, scratch, path)
        counts[STEPS] += finish(s, settings, rng, scratch)
        for seat in range(settings[PLAYERS]):
            gains[seat] = thinking.estimate(s, seat)
        for i in range(depth):
            node = nodes[path[i]]
            node.visits += 1
            node.total += gains[node.mover]
        counts[ITERATIONS] += 1


def lay_out(
    s: Any, settings: list[int], shown: list[int], odds: list[int], cards: list[int], rng: Generator
) -> None:
    """Lay the hidden cards out as they are shuffled."""
    thinking.place(s, settings[SEAT], shown, odds, cards, settings[HIDDEN], rng)


def descend(
    s: Any,
    settings: list[int],
    nodes: Any,
    counts: list[int],
    marks: list[int],
    rng: Generator,
    scratch: list[int],
    path: list[int],
) -> int:
    """Go down the tree and add a node; the nodes gone through stand in `path`. Their number."""
    seat = settings[SEAT]
    node = ROOT
    depth = 0
    while s.status == PLAYING and depth < len(path):
        mover = rules.actor(s)
        if thinking.secret(s):
            if rules.actors(s) >> seat & 1:
                mover = seat
            else:
                rules.play(s, mover, quick(s, mover, settings[ROLLOUT], rng, scratch))
                continue
        chosen = choose(s, mover, node, settings, nodes, counts, marks, rng, scratch)
        new = chosen < 0
        if new:
            chosen = add_node(nodes, counts, node, -1 - chosen, mover)
        if chosen == ROOT:
            return depth
        path[depth] = chosen
        depth += 1
        node = chosen
        rules.play(s, mover, nodes[node].action)
        if new:
            return depth
    return depth


def choose(
    s: Any,
    mover: int,
    node: int,
    settings: list[int],
    nodes: Any,
    counts: list[int],
    marks: list[int],
    rng: Generator,
    scratch: list[int],
) -> int:
    """The child of a node to go to, by UCB among the legal moves; -1 - action for one to be added.

    Moves that have no node yet come first, in random order.
    """
    n = rules.legal(s, mover, scratch)
    counts[STAMP] += 1
    stamp = counts[STAMP]
    for i in range(n):
        marks[scratch[i]] = stamp
    best = -1
    highest = -1.0
    left = n
    explore = settings[EXPLORE]
    child = nodes[node].child
    while child != ROOT:
        one = nodes[child]
        if marks[one.action] == stamp:
            marks[one.action] = 0
            left -= 1
            one.available += 1
            value = one.total / one.visits + explore * sqrt(log(one.available) / one.visits)
            if value > highest:
                highest = value
                best = child
        child = one.sibling
    if left == 0:
        return best
    k = below(rng, left)
    for i in range(n):
        if marks[scratch[i]] == stamp:
            if k == 0:
                return -1 - scratch[i]
            k -= 1
    return best


def add_node(nodes: Any, counts: list[int], parent: int, action: int, mover: int) -> int:
    """Add a child to a node; ROOT if there is no room."""
    new = counts[NODES]
    if new >= len(nodes):
        return ROOT
    counts[NODES] += 1
    node = nodes[new]
    node.child = ROOT
    node.sibling = nodes[parent].child
    node.action = action
    node.mover = mover
    node.visits = 0
    node.available = 1
    node.total = 0
    nodes[parent].child = new
    return new


def finish(s: Any, settings: list[int], rng: Generator, scratch: list[int]) -> int:
    """Play on by the quick policy to the end of the game or round; the number of moves."""
    steps = 0
    while s.status == PLAYING and steps < settings[PATIENCE]:
        mover = rules.actor(s)
        rules.play(s, mover, quick(s, mover, settings[ROLLOUT], rng, scratch))
        steps += 1
    return steps


def quick(s: Any, seat: int, policy: int, rng: Generator, scratch: list[int]) -> int:
    """A move by a quick policy."""
    action: int
    if policy == EXPERT:
        action = thinking.expert(s, seat, rng, scratch)
    else:
        action = rules.greedy(s, seat, rng, scratch)
    return action
