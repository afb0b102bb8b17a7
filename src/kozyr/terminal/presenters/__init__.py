"""How each game looks and reads in a terminal: one module a game, found by the game's name."""

import importlib
from collections.abc import Sequence

from kozyr.locale import Language
from kozyr.terminal.presenters.presenter import Presenter, View

__all__ = ["Presenter", "View", "make_presenter"]


def make_presenter(
    game: str, lang: Language, names: Sequence[str], me: int | None, plain: bool
) -> Presenter:
    """The presenter of a game for the person in seat `me` (None: for a spectator)."""
    module = importlib.import_module(f"{__name__}.{game}")
    made: Presenter = module.PRESENTER(lang, names, me, plain)
    return made
