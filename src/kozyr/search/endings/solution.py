"""What a solver says, and which positions it may be asked about."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kozyr.errors import N_, KozyrError
from kozyr.games.blaze.board import BETTING
from kozyr.games.document import short
from kozyr.games.game import Game
from kozyr.games.status import PLAYING

MOST_NODES = 10**18
"""More than any search gets through."""


class NotAnEnding(KozyrError):
    """A position whose outcome still hangs on chance or on what is hidden."""

    code = "ending"


class BadNodes(KozyrError):
    """A number of positions that a search cannot be bounded by."""

    code = "nodes"


@dataclass(frozen=True)
class Solution:
    """What perfect play with open cards gives.

    `values`: one number a seat, the returns of a game that ends, else as `standing` says.
    `seat`: who is to act, and `move` what they should play. `line`: (seat, move) from there on,
    every move a best one, to the end of the game or round. `nodes`: positions seen for all of it.
    """

    values: tuple[float, ...]
    seat: int
    move: str
    line: tuple[tuple[int, str], ...]
    nodes: int


def check_nodes(nodes: object) -> None:
    """Complain about what is no bound for a search.

    Raises: BadNodes.
    """
    if not isinstance(nodes, int) or isinstance(nodes, bool) or not 1 <= nodes <= MOST_NODES:
        raise BadNodes(
            N_("{option} is {value}, and should be a whole number from {low} to {high}"),
            option="nodes",
            value=short(nodes),
            low=1,
            high=MOST_NODES,
        )


def check_ending(game: Game[Any], board: Any) -> None:
    """Complain unless this is the last part of a game or round: no cards to come, no bets open.

    Raises: NotAnEnding.
    """
    if board.status != PLAYING:
        raise NotAnEnding(N_("nobody is to act in this position: there is nothing to solve"))
    if board.left > 0:
        raise NotAnEnding(
            N_("an ending is solved when no cards are left to draw: here there are {count}"),
            count=board.left,
        )
    if bets_open(game, board):
        raise NotAnEnding(N_("bets are made at the same time: an ending is solved after them"))


def bets_open(game: Game[Any], board: Any) -> bool:
    """Whether somebody chooses without seeing what others have chosen (B6.2)."""
    return game.name == "blaze" and board.stage == BETTING


def is_ending(game: Game[Any], board: Any) -> bool:
    """Whether `check_ending` is content."""
    try:
        check_ending(game, board)
    except NotAnEnding:
        return False
    return True


def follow(
    game: Game[Any], board: Any, choose: Callable[[Any], int | None]
) -> tuple[tuple[int, str], ...] | None:
    """The moves that `choose` makes for all seats until the ending is over; None if it gives up."""
    board = board.copy()
    line = []
    while board.status == PLAYING:
        action = choose(board)
        if action is None:
            return None
        seat = game.rules.actor(board)
        line.append((seat, game.write(board, action)))
        game.rules.play(board, seat, action)
    return tuple(line)
