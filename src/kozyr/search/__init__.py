"""Bots: they get a seat's knowledge, never the state."""

from kozyr.search.bots import BOTS, SECONDS, Bot, UnknownBot, check_bot, make_bot

__all__ = ["BOTS", "SECONDS", "Bot", "UnknownBot", "check_bot", "make_bot"]
