"""Bots: they get a seat's knowledge, never the state."""

from kozyr.search.bots import BOTS, Bot, UnknownBot, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
