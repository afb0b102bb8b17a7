"""The games: one folder each, found here. Adding a game is adding a folder.

A folder's package has a `GAME`. It is imported when it is first asked for.
"""

import importlib
import pkgutil
from functools import cache
from typing import Any, cast

from kozyr.errors import N_, KozyrError
from kozyr.games.document import short
from kozyr.games.game import Game


class UnknownGame(KozyrError):
    """There is no game of that name."""

    code = "game"


@cache
def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def game(name: str) -> Game[Any]:
    """The game of that name.

    Raises: UnknownGame.
    """
    if not isinstance(name, str) or name not in games():
        raise UnknownGame(
            N_("there is no game {name}: the games are {games}"),
            name=short(name),
            games=", ".join(games()),
        )
    return cast("Game[Any]", importlib.import_module(f"{__name__}.{name}").GAME)
