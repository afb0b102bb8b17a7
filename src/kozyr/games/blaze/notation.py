"""Blaze's moves as text: `B7`, `B3:R9`, `pass`, `done`, `bet 1@2`."""

import re
from typing import NamedTuple

from kozyr.decks.firebird import FIREBIRD
from kozyr.errors import N_, NotationError
from kozyr.games.blaze.actions import BET, DONE, PASS, REJECT
from kozyr.games.blaze.board import KINDS, SEATS, Board
from kozyr.games.document import short

BET_PATTERN = re.compile(r"bet ([01])@([0-4])", re.ASCII)


class Move(NamedTuple):
    """A move as it is read: its kind is play, reject, pass, done or bet."""

    kind: str
    card: int = -1
    challenge: int = -1
    value: int = -1
    on: int = -1


def write(s: Board, action: int) -> str:
    """A legal action as text."""
    if action < REJECT:
        return FIREBIRD.codes[action]
    if action < PASS:
        slot, card = divmod(action - REJECT, KINDS)
        return f"{FIREBIRD.codes[s.challenge[slot]]}:{FIREBIRD.codes[card]}"
    if action == PASS:
        return "pass"
    if action == DONE:
        return "done"
    value, seat = divmod(action - BET, SEATS)
    return f"bet {value}@{seat}"


def read(text: str) -> Move:
    """The move a text names; NotationError if it names none."""
    if text in ("pass", "done"):
        return Move(text)
    if text in FIREBIRD.index:
        return Move("play", card=FIREBIRD.index[text])
    challenge, colon, card = text.partition(":")
    if colon and challenge in FIREBIRD.index and card in FIREBIRD.index:
        return Move("reject", card=FIREBIRD.index[card], challenge=FIREBIRD.index[challenge])
    bet = BET_PATTERN.fullmatch(text)
    if bet:
        return Move("bet", value=int(bet[1]), on=int(bet[2]))
    raise NotationError(
        N_("{move} is not a move of Blaze: play B7, B3:R9, pass, done or bet 1@2"),
        clause="B1.1",
        move=short(text),
    )
