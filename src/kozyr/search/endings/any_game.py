"""Endings of any game, solved over its rules: every seat plays for itself, all cards open.

Max^n (Luckhardt and Irani, AAAI 1986), which for two is minimax. A seat that is sure of the most
it can still get looks no further. Of moves that are worth the same to the seat the first is taken.

Cards may be handed round for ever in Blaze (B11.1). A position that comes again on the line is cut
off there, and what rests on that is not taken for proved.
"""

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

from kozyr.games.blaze import rules as blaze
from kozyr.games.blaze.rounds import award_feathers
from kozyr.games.blulu import rules as blulu
from kozyr.games.game import Game
from kozyr.games.status import OVER, PLAYING
from kozyr.search.endings.solution import Solution, bets_open, follow

Values = tuple[float, ...]
Worth = Callable[[Game[Any], Any, int], Values]
"""What a game's or round's last board is worth to each of so many players."""
Known = tuple[Values, int]

FORGOTTEN = ("resolved", "discard", "box")
ON_TABLE = ("challenge", "by", "reject")
LONGEST_LINE = 200
MOST_LEAD = 99
POINTS: dict[str, Callable[[Any, int], int]] = {"blaze": blaze.score, "blulu": blulu.total}
BEST = 1.0


class OutOfBudget(Exception):
    """The search costs too much."""


class Search:
    """One question and its answer; `known` holds the positions that are proved."""

    def __init__(self, game: Game[Any], players: int, budget: int, worth: Worth) -> None:
        self.game = game
        self.rules = game.rules
        self.players = players
        self.budget = budget
        self.worth = worth
        self.nodes = 0
        self.known: dict[Any, Known] = {}
        self.line: set[Any] = set()
        self.most: dict[Any, Values] = {}

    def value(self, board: Any) -> Known | None:
        """A position's values and best action; None if it is not proved.

        Raises: OutOfBudget.
        """
        if board.status != PLAYING:
            return self.worth(self.game, board, self.players), -1
        key = self.key(board)
        if key in self.known:
            return self.known[key]
        if key in self.line or bets_open(self.game, board):
            return None
        self.nodes += 1
        if self.nodes > self.budget or len(self.line) >= LONGEST_LINE:
            raise OutOfBudget
        self.line.add(key)
        found = self.best(board)
        self.line.remove(key)
        if found is not None:
            self.known[key] = found
        return found

    def best(self, board: Any) -> Known | None:
        """The best of a position's moves; None if one that may be better is not proved."""
        seat = self.rules.actor(board)
        out = [0] * self.game.most_moves
        most = self.hopes(board)[seat]
        best: Known | None = None
        proved = True
        for action in out[: self.rules.legal(board, seat, out)]:
            after = board.copy()
            self.rules.play(after, seat, action)
            reply = self.value(after)
            if reply is None:
                proved = False
            elif best is None or reply[0][seat] > best[0][seat]:
                best = reply[0], action
                if reply[0][seat] >= most:
                    return best
        return best if proved else None

    def hopes(self, board: Any) -> Values:
        """What each seat can get at most."""
        if self.game.name != "blaze":
            return (BEST,) * self.players
        left = (board.inside, tuple(board.out))
        if left not in self.most:
            ends = [self.worth(self.game, end, self.players) for end in round_ends(board)]
            self.most[left] = tuple(map(max, zip(*ends, strict=True)))
        return self.most[left]

    def key(self, board: Any) -> Any:
        """All of a position that matters from here on."""
        parts: list[Any] = []
        for name in type(board).fields:
            value = getattr(board, name)
            if name in ON_TABLE:
                value = value[: board.challenges]
            if name not in FORGOTTEN:
                parts.append(tuple(value) if isinstance(value, list) else value)
        return tuple(parts)


def round_ends(board: Any) -> Iterator[Any]:
    """Every way in which a round of Blaze can end: the orders in which players get rid of cards."""
    for order in permutations([seat for seat in range(board.players) if board.inside >> seat & 1]):
        end = board.copy()
        for seat in order[:-1]:
            end.hand = [1] * len(end.hand)
            end.hand[seat] = 0
            award_feathers(end, seat)
        yield end


def standing(game: Game[Any], board: Any, players: int) -> Values:
    """What an ending's last position is worth to each seat.

    A finished game: its returns. A finished round: the lead over the best of the others, in points,
    a hundredth each, so that to win or lose the game is always more.
    """
    if board.status == OVER:
        return tuple(float(game.rules.payoff(board, seat)) for seat in range(players))
    points = [POINTS[game.name](board, seat) for seat in range(players)]
    return tuple(
        max(-MOST_LEAD, min(MOST_LEAD, points[seat] - max(points[:seat] + points[seat + 1 :])))
        / 100
        for seat in range(players)
    )


def chances(game: Game[Any], board: Any, players: int) -> Values:
    """What the search takes an ending's last position to be worth: the chance to win, 0 … 1."""
    return tuple(game.thinking.estimate(board, seat) / 1000 for seat in range(players))


def solve(
    game: Game[Any], board: Any, nodes: int, whole_line: bool, worth: Worth = standing
) -> Solution | None:
    """See `kozyr.search.endings.solve`; `values` are what `worth` says of the last position."""
    search = Search(game, game.players(board), nodes, worth)

    def choose(at: Any) -> int | None:
        try:
            found = search.value(at)
        except OutOfBudget:
            return None
        return None if found is None else found[1]

    move = choose(board)
    if move is None:
        return None
    seat = game.rules.actor(board)
    values, _ = search.known[search.key(board)]
    line = follow(game, board, choose) if whole_line else ((seat, game.write(board, move)),)
    if line is None:
        return None
    return Solution(values, seat, game.write(board, move), line, search.nodes)
