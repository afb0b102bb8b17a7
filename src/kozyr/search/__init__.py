"""Bots: they get a seat's knowledge, never the state."""

from kozyr.search.bots import (
    BASELINES,
    BOTS,
    FOR_PEOPLE,
    Bot,
    UnknownBot,
    check_bot,
    make_bot,
    seconds_for,
)
from kozyr.search.budget import Budget, BudgetError
from kozyr.search.hints import Hint, hint
from kozyr.search.knowledge import Knowledge, Watch
from kozyr.search.levels import LEVELS, Level

__all__ = [
    "BASELINES",
    "BOTS",
    "FOR_PEOPLE",
    "LEVELS",
    "Bot",
    "Budget",
    "BudgetError",
    "Hint",
    "Knowledge",
    "Level",
    "UnknownBot",
    "Watch",
    "check_bot",
    "hint",
    "make_bot",
    "seconds_for",
]
