"""Information-set Monte Carlo tree search, written for `kozyr.compiled` to bind to a game.

Single observer, after Cowling, Powley and Whitehouse (IEEE TCIAIG 4, 2012): one tree of moves as
the observer sees them. Each iteration lays the hidden cards out anew, in a way that agrees with all
the observer knows, goes down the tree among the moves that this layout allows, adds one node, and
plays on by a quick policy to the end of the game, or of the round, whose worth the game's
`estimate` tells. Each player is for himself (max^n): a node keeps the gains of the player who moved
into it.

In that tree others reply as if they saw the observer's hand, which lies the same in every layout.
Two things, each with a share of its own, make them less knowing. With `HABIT` another's move is
the quick policy's, whatever the tree has found. With `REDEAL` the observer's hand is dealt anew
at the first node of another, as that one may imagine it (re-determinization, after Goodman, IEEE
CoG 2019); what comes of it is counted for others alone, and the observer moves by the quick policy.

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
HABIT = 7
REDEAL = 8
SETTINGS = 9

SURE = 1000
"""Shares are told in thousandths."""

NODES = 0
ITERATIONS = 1
STEPS = 2
STAMP = 3
REDEALT = 4
COUNTS = 5


def think(
    boards: Any,
    settings: list[int],
    shown: list[int],
    odds: list[int],
    cards: list[int],
    others: list[int],
    known: list[int],
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
    `cards` are the hidden cards, `settings[HIDDEN]` of them; with `settings[ONE_WORLD]` they are
    laid out but once, before the first iteration of all. `others` and `known` are room for what
    another does not see, and knows of hands.
    """
    s = boards[1]
    if settings[ONE_WORLD] and counts[ITERATIONS] == 0:
        shuffle(rng, cards, settings[HIDDEN])
        lay_out(boards[0], settings, shown, odds, cards, rng)
    for _ in range(iterations):
        boards[1] = boards[0]
        if not settings[ONE_WORLD]:
            shuffle(rng, cards, settings[HIDDEN])
            lay_out(s, settings, shown, odds, cards, rng)
        counts[REDEALT] = len(path)
        depth = descend(
            s, settings, shown, odds, others, known, nodes, counts, marks, rng, scratch, path
        )
        counts[STEPS] += finish(s, settings, rng, scratch)
        for seat in range(settings[PLAYERS]):
            gains[seat] = thinking.estimate(s, seat)
        count(settings, nodes, counts, path, depth, gains)
        counts[ITERATIONS] += 1


def count(
    settings: list[int],
    nodes: Any,
    counts: list[int],
    path: list[int],
    depth: int,
    gains: list[int],
) -> None:
    """Count what came of an iteration; of a hand dealt anew only what others made of it."""
    anew = counts[REDEALT] < len(path)
    for i in range(depth):
        node = nodes[path[i]]
        if not anew or (i >= counts[REDEALT] and node.mover != settings[SEAT]):
            node.visits += 1
            node.total += gains[node.mover]


def lay_out(
    s: Any, settings: list[int], shown: list[int], odds: list[int], cards: list[int], rng: Generator
) -> None:
    """Lay the hidden cards out as they are shuffled."""
    thinking.place(s, settings[SEAT], shown, odds, cards, settings[HIDDEN], rng)


def descend(
    s: Any,
    settings: list[int],
    shown: list[int],
    odds: list[int],
    others: list[int],
    known: list[int],
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
    met = False
    while s.status == PLAYING and depth < len(path):
        mover = rules.actor(s)
        if thinking.secret(s):
            if rules.actors(s) >> seat & 1:
                mover = seat
            else:
                rules.play(s, mover, quick(s, mover, settings[ROLLOUT], rng, scratch))
                continue
        if mover != seat and not met:
            met = True
            if by_chance(settings[REDEAL], rng):
                redeal(s, mover, settings, shown, odds, others, known, rng)
                counts[REDEALT] = depth
        anew = counts[REDEALT] < len(path)
        if (anew and mover == seat) or (mover != seat and by_chance(settings[HABIT], rng)):
            chosen = child_by(nodes, node, quick(s, mover, settings[ROLLOUT], rng, scratch))
        else:
            chosen = choose(s, mover, node, settings, nodes, counts, marks, rng, scratch)
        new = chosen < 0
        if new and anew and mover == seat:
            rules.play(s, mover, -1 - chosen)
            return depth
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


def by_chance(share: int, rng: Generator) -> bool:
    """True in so many of a thousand cases."""
    return share > 0 and below(rng, SURE) < share


def redeal(
    s: Any,
    seat: int,
    settings: list[int],
    shown: list[int],
    odds: list[int],
    others: list[int],
    known: list[int],
    rng: Generator,
) -> None:
    """Lay out anew what this seat does not see; what was shown may have been played since."""
    for other in range(settings[PLAYERS]):
        known[other] = shown[other] & s.hand[other]
    n = thinking.hidden(s, seat, known, others)
    shuffle(rng, others, n)
    thinking.place(s, seat, known, odds, others, n, rng)


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


def child_by(nodes: Any, node: int, action: int) -> int:
    """The child of a node by this action; -1 - action if there is none yet."""
    child: int = nodes[node].child
    while child != ROOT:
        if nodes[child].action == action:
            nodes[child].available += 1
            return child
        child = nodes[child].sibling
    return -1 - action


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
