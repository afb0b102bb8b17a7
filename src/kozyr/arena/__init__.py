"""Matches between bots, and programs of anyone's, on one machine or many."""

from kozyr.arena.contest import Contest, ContestError
from kozyr.arena.match import on_processes, play_match

__all__ = ["Contest", "ContestError", "on_processes", "play_match"]
