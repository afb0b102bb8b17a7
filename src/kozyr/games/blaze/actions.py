"""Blaze's actions as integers: which are legal, and what playing one does.

An action is a challenge card, `REJECT` + 30 * slot + card for the challenge card in that slot,
`PASS`, `DONE`, or `BET` + 5 * value + seat.
"""

from kozyr.games.blaze.board import (
    ANSWER,
    BETTING,
    EXTEND,
    KINDS,
    LIMIT,
    OPEN,
    SEATS,
    SUPPORT,
    Board,
)
from kozyr.games.blaze.challenge import (
    additions,
    answers,
    ask_active,
    ask_supporter,
    close_lap,
    play_challenge,
    play_rejection,
)
from kozyr.games.blaze.rounds import place_bet
from kozyr.games.status import PLAYING

REJECT = 30
PASS = 180
DONE = 181
BET = 182


def actor(s: Board) -> int:
    """The seat to act; while bets are made, the lowest that has not bet."""
    if s.stage == ANSWER:
        return s.target
    if s.stage == SUPPORT:
        return s.supporter
    if s.stage == BETTING:
        seat = 0
        while s.bet_value[seat] >= 0:
            seat += 1
        return seat
    return s.active


def actors(s: Board) -> int:
    """The seats that may act, as a bit mask."""
    if s.status != PLAYING:
        return 0
    if s.stage != BETTING:
        return 1 << actor(s)
    seats = 0
    for seat in range(s.players):
        if s.bet_value[seat] < 0:
            seats |= 1 << seat
    return seats


def write_kinds(mask: int, base: int, out: list[int], n: int) -> int:
    """Write `base` + c for each bit 2c to `out` from place n on; return the new n."""
    while mask:
        bit = mask & -mask
        out[n] = base + (bit.bit_length() >> 1)
        mask ^= bit
        n += 1
    return n


def legal(s: Board, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat that may act to `out`; return their number."""
    n = 0
    if s.stage == ANSWER:
        masks = out[-LIMIT:]
        answers(s, masks)
        for slot in range(s.challenges):
            n = write_kinds(masks[slot], REJECT + KINDS * slot, out, n)
        out[n] = PASS
        return n + 1
    if s.stage == BETTING:
        for value in range(2):
            if (s.zero[seat] if value == 0 else s.ones[seat]) > 0:
                for other in range(s.players):
                    if other != seat:
                        out[n] = BET + SEATS * value + other
                        n += 1
        return n
    n = write_kinds(additions(s, seat), 0, out, n)
    if s.challenges > 0:
        out[n] = DONE
        n += 1
    return n


def play(s: Board, seat: int, action: int) -> None:
    """Play a legal action of a seat that may act."""
    if action < REJECT:
        play_challenge(s, seat, action)
    elif action < PASS:
        slot = (action - REJECT) // KINDS
        play_rejection(s, slot, action - REJECT - KINDS * slot)
    elif action == PASS:
        s.passed = 1
        s.extended = 0
        ask_active(s)
    elif action == DONE:
        if s.stage == OPEN:
            s.stage = ANSWER
        elif s.stage == EXTEND:
            ask_supporter(s)
        else:
            close_lap(s)
    else:
        value = (action - BET) // SEATS
        place_bet(s, seat, value, action - BET - SEATS * value)
