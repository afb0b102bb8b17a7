"""kozyr: one table for three card games, Durak, Blaze and Blulu.

>>> import kozyr
>>> kozyr.games()
('blaze', 'blulu', 'durak')
>>> state = kozyr.game("durak").deal(seed=7)
>>> state.to_act
(1,)
"""

from kozyr.errors import (
    IllegalMove,
    KozyrError,
    NotationError,
    PositionError,
    RecordError,
    SeatError,
)
from kozyr.games import UnknownGame, game, games
from kozyr.games.game import Game
from kozyr.games.state import State

__version__ = "0.1.0"

__all__ = [
    "Game",
    "IllegalMove",
    "KozyrError",
    "NotationError",
    "PositionError",
    "RecordError",
    "SeatError",
    "State",
    "UnknownGame",
    "game",
    "games",
]
