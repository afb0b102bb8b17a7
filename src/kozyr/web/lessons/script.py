"""A lesson as data: positions, what is said at each step, the moves that are played."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kozyr.errors import Message

LEARNER = 0
"""The seat of the learner."""


@dataclass(frozen=True)
class Step:
    """What the coach says, and what comes of it.

    `play` are the moves that the learner is to make; without them there is only something to read.
    `then` are the moves of the others after it. The seat to act plays each; where several may act,
    a move is written `seat/move`.
    """

    text: Message
    play: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """Steps that follow on each other from a position, in which the learner sits at seat 0."""

    position: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """A first walk through a game. `others` are the names of those at the seats 1, 2, …"""

    game: str
    others: tuple[Message, ...]
    chapters: tuple[Chapter, ...]
