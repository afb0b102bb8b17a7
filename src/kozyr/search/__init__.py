"""Bots: they get a seat's knowledge, never the state."""

from kozyr.search.bots import BOTS, SECONDS, Bot, UnknownBot, check_bot, make_bot
from kozyr.search.budget import Budget
from kozyr.search.knowledge import Knowledge

__all__ = [
    "BOTS",
    "SECONDS",
    "Bot",
    "Budget",
    "Knowledge",
    "UnknownBot",
    "check_bot",
    "make_bot",
]
