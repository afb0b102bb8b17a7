"""Blaze's moves as text: `B7`, `B3:R9`, `pass`, `done`, `bet 1@2`.

Read, a move is a tuple: ("play", card), ("reject", challenge, card), ("pass",), ("done",) or
("bet", value, seat).
"""

import re

from kozyr.decks.firebird import FIREBIRD
from kozyr.errors import N_, NotationError
from kozyr.games.blaze.rules import BET, DONE, KINDS, PASS, REJECT, SEATS, Board
from kozyr.games.document import short

Move = tuple[str, *tuple[int, ...]]

BET_PATTERN = re.compile(r"bet ([01])@([0-4])", re.ASCII)


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
        return (text,)
    if text in FIREBIRD.index:
        return ("play", FIREBIRD.index[text])
    challenge, colon, card = text.partition(":")
    if colon and challenge in FIREBIRD.index and card in FIREBIRD.index:
        return ("reject", FIREBIRD.index[challenge], FIREBIRD.index[card])
    bet = BET_PATTERN.fullmatch(text)
    if bet:
        return ("bet", int(bet[1]), int(bet[2]))
    raise NotationError(
        N_("{move} is not a move of Blaze: play B7, B3:R9, pass, done or bet 1@2"),
        clause="B1.1",
        move=short(text),
    )
