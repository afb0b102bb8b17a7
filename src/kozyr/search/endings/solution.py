"""What a solver says, and which positions it may be asked about."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kozyr.errors import N_, KozyrError
from kozyr.games.blaze.board import BETTING
from kozyr.games.game import Game
from kozyr.games.status import PLAYING


class NotAnEnding(KozyrError):
    """A position whose outcome still hangs on chance or on what is hidden."""

    code = "ending"


@dataclass(frozen=True)
class Solution:
    """What perfect play with open cards gives.

    `values`: one number a seat, the returns of a game that ends, else as `standing` says.
    `seat`: who is to act, and `move` what they should play. `line`: (seat, move) from there on,
    every move a best one; it stops early only where the budget ran out. `nodes`: positions seen.
    """

    values: tuple[float, ...]
    seat: int
    move: str
    line: tuple[tuple[int, str], ...]
    nodes: int


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
) -> tuple[tuple[int, str], ...]:
    """The moves that `choose` makes for all seats until the ending is over or it gives None."""
    board = board.copy()
    line = []
    while board.status == PLAYING:
        action = choose(board)
        if action is None:
            break
        seat = game.rules.actor(board)
        line.append((seat, game.write(board, action)))
        game.rules.play(board, seat, action)
    return tuple(line)
