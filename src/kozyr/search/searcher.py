"""The tree search over what a seat knows: from knowledge to moves with their results."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from kozyr.compiled import compiled, new_record, record_of, record_type
from kozyr.games import game as game_named
from kozyr.games import playing
from kozyr.games.chance import Generator, seed_words, start
from kozyr.games.game import Game
from kozyr.search import exact, tree
from kozyr.search.asked import check_turn
from kozyr.search.budget import Budget, check_limit
from kozyr.search.knowledge import Knowledge
from kozyr.search.layouts import MOST_HIDDEN, canonical_board, odds_of, shown_hands
from kozyr.search.style import Style

MOST_NODES = 1 << 18
MOST_ACTIONS = 1 << 13
DEEPEST = 512
FIRST_CHUNK = 200
FIRST_TIMED_CHUNK = 8
LONGEST_CHUNK_SECONDS = 0.004
MOST_ITERATIONS = 1 << 40

NODE = np.dtype(
    [
        ("child", "i4"),
        ("sibling", "i4"),
        ("action", "i4"),
        ("mover", "i4"),
        ("visits", "i4"),
        ("available", "i4"),
        ("total", "f8"),
    ]
)


class Line(NamedTuple):
    """A move, how often the search tried it, and what came of it on average, 0 … 1.

    `proved`: that is the outcome of perfect play, and no move is better.
    """

    move: str
    visits: int
    value: float
    proved: bool = False


class Searcher:
    """Memory and machine code for searches of one game.

    Searches of several threads do not wait for each other: each but one has its memory, some 8 MB,
    from `spare`, where it stays for the next.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.think = thinker(game.name)
        self.spare: list[Searcher] = [self]
        self.boards = np.zeros(2, record_type(game.board_type))
        self.nodes = np.zeros(MOST_NODES, NODE)
        self.counts = np.zeros(tree.COUNTS, np.int64)
        self.marks = np.zeros(MOST_ACTIONS, np.int64)
        self.cards = np.zeros(MOST_HIDDEN, np.int64)
        self.known = np.zeros(game.max_players, np.int64)
        self.others = np.zeros(MOST_HIDDEN, np.int64)
        self.rng = new_record(Generator)
        self.scratch = np.zeros(playing.SCRATCH, np.int64)
        self.path = np.zeros(DEEPEST, np.int64)
        self.gains = np.zeros(game.max_players, np.int64)
        self.settings = np.zeros(tree.SETTINGS, np.int64)
        self.shown = np.zeros(game.max_players, np.int64)
        self.odds = np.zeros(game.max_players * (len(game.deck.codes) + 1), np.int64)

    def search(
        self,
        knowledge: Knowledge,
        seed: int | str,
        budget: Budget,
        style: Style,
        decide: bool = False,
    ) -> list[Line]:
        """The legal moves of the knowledge's seat, the most tried first; a proved one before all.

        In an ending that is proved lost the search goes on, for the move that is hardest to answer.
        With `decide` it ends early, once no other move can become the most tried.

        Raises: BudgetError for a budget without an end; IllegalMove if the seat is not to act.
        """
        check_limit(budget)
        until = None if budget.seconds is None else time.perf_counter() + budget.seconds
        proof = exact.solved(knowledge, budget.seconds) if style.exact else None
        if proof is not None and proof.value > 0:
            return [Line(proof.move, 0, proof.value, proved=True)]
        with self.idle() as own:
            board = own.prepare(knowledge, seed, style)
            if style.worlds:
                return own.search_worlds(board, budget.iterations, until, style.worlds)
            own.spend(budget.iterations, until, decide)
            return own.lines(board)

    @contextmanager
    def idle(self) -> Iterator["Searcher"]:
        """A searcher of this game that no other thread has, this one if it is free."""
        try:
            own = self.spare.pop()
        except IndexError:
            own = Searcher(self.game)
        try:
            yield own
        finally:
            self.spare.append(own)

    def search_worlds(
        self, board: Any, iterations: int | None, until: float | None, worlds: int
    ) -> list[Line]:
        """Search single layouts of the hidden cards one by one; the sums of their lines.

        Each has all the iterations, and an equal part of the time that is left.
        """
        found: dict[str, Line] = {}
        for done in range(worlds):
            self.clear()
            self.spend(iterations, part_of(until, worlds - done), decide=False)
            for line in self.lines(board):
                was = found.get(line.move, Line(line.move, 0, 0.0))
                visits = was.visits + line.visits
                value = (was.value * was.visits + line.value * line.visits) / visits
                found[line.move] = Line(line.move, visits, value)
            if until is not None and time.perf_counter() >= until:
                break
        return in_order(found.values())

    def prepare(self, knowledge: Knowledge, seed: int | str, style: Style) -> Any:
        """Begin a search; the board with its hidden cards laid out in the deck's order."""
        board, cards, count = canonical_board(knowledge)
        check_turn(knowledge, board)
        self.cards[:] = cards
        self.shown[:] = shown_hands(knowledge)
        self.odds[:] = odds_of(knowledge, style.belief)
        self.settings[tree.SEAT] = knowledge.seat
        self.settings[tree.PLAYERS] = knowledge.players
        self.settings[tree.HIDDEN] = count
        self.settings[tree.ROLLOUT] = style.rollout
        self.settings[tree.EXPLORE] = style.explore
        self.settings[tree.PATIENCE] = style.patience
        self.settings[tree.ONE_WORLD] = style.worlds > 0
        self.settings[tree.HABIT] = style.habit
        self.settings[tree.REDEAL] = style.redeal
        rng = Generator()
        start(rng, seed_words(seed), 0)
        for name in Generator.fields:
            self.rng[name] = getattr(rng, name)
        self.boards[0] = record_of(board)
        self.clear()
        return board

    def clear(self) -> None:
        """Begin a new tree."""
        self.counts[:] = 0
        self.counts[tree.NODES] = 1
        self.nodes[tree.ROOT] = 0
        self.marks[:] = 0

    def spend(self, iterations: int | None, until: float | None, decide: bool) -> None:
        """Search until the iterations are done, the time is up, or the move is decided on."""
        left = MOST_ITERATIONS if iterations is None else min(iterations, MOST_ITERATIONS)
        chunk = FIRST_CHUNK if until is None else FIRST_TIMED_CHUNK
        while left > 0:
            chunk = min(chunk, left)
            began = time.perf_counter()
            self.run(chunk)
            left -= chunk
            to_come = float(left)
            if until is not None:
                now = time.perf_counter()
                pace = (now - began) / chunk
                if now + pace >= until:
                    return
                to_come = min(to_come, (until - now) / pace)
                chunk = max(1, int(min(until - now, LONGEST_CHUNK_SECONDS) / pace))
            if decide and self.lead() > to_come:
                return

    def lead(self) -> int:
        """How much oftener the most tried move was tried than the next."""
        visits = [0, 0]
        visits += (int(node["visits"]) for node in self.tried())
        second, first = sorted(visits)[-2:]
        return first - second

    def tried(self) -> Iterator[Any]:
        """The nodes of the moves that were tried."""
        child = int(self.nodes[tree.ROOT]["child"])
        while child != tree.ROOT:
            node = self.nodes[child]
            yield node
            child = int(node["sibling"])

    def run(self, iterations: int) -> None:
        """Go on searching."""
        self.think(
            self.boards,
            self.settings,
            self.shown,
            self.odds,
            self.cards,
            self.others,
            self.known,
            self.nodes,
            self.counts,
            self.marks,
            iterations,
            self.rng,
            self.scratch,
            self.path,
            self.gains,
        )

    def lines(self, board: Any) -> list[Line]:
        """What the search has found."""
        found = []
        for node in self.tried():
            visits = int(node["visits"])
            value = float(node["total"]) / (1000 * max(1, visits))
            found.append(Line(self.game.write(board, int(node["action"])), visits, value))
        return in_order(found)


def part_of(until: float | None, parts: int) -> float | None:
    """When the first of so many equal parts of the time until then is over."""
    if until is None:
        return None
    now = time.perf_counter()
    return now + (until - now) / parts


def in_order(lines: Iterable[Line]) -> list[Line]:
    """The lines by visits, the most first."""
    return sorted(lines, key=lambda line: (-line.visits, -line.value, line.move))


@cache
def thinker(name: str) -> Callable[..., None]:
    """The compiled search of a game."""
    game = game_named(name)
    found: Callable[..., None] = compiled(
        tree.think, f"think_{name}", inline=False, rules=game.rules, thinking=game.thinking
    )
    return found
