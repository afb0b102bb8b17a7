"""Dealing a round of Blaze (B2, B8)."""

from kozyr.games.blaze.board import HAND, KINDS, SEATS, Board, added
from kozyr.games.blaze.rounds import start_challenge
from kozyr.games.status import DEALING, PLAYING


def begin(s: Board, players: int, first: int) -> None:
    """Clear the board and wait for the first deal; `first` was drawn to open (B2.3)."""
    s.players = players
    s.round = 0
    s.active = first
    s.aside_left = 0
    s.resolved = 0
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.zero[seat] = 1
        s.ones[seat] = 2
        s.bet_value[seat] = -1
        s.bet_on[seat] = -1
        s.feather1[seat] = 0
        s.feather2[seat] = 0
        s.bets_won[seat] = 0
    s.status = DEALING


def lowest_kind(players: int) -> int:
    """The lowest card in use: with three players the 1s stay in the box (B1.2)."""
    return 3 if players == 3 else 0


def pack(s: Board, cards: list[int]) -> int:
    """Write the cards to be shuffled into `cards`, all but those set aside; return their number."""
    aside = 0
    for i in range(s.aside_left):
        aside = added(aside, s.aside[i])
    n = 0
    for card in range(lowest_kind(s.players), KINDS):
        for _ in range(2 - ((aside >> (2 * card)) & 3).bit_count()):
            cards[n] = card
            n += 1
    return n


def deal(s: Board, cards: list[int]) -> None:
    """Deal a round from shuffled cards: five to each seat in order (B2, B8).

    In round 1 the draw deck follows, top card first, then the deck of round 2. In round 2 the rest
    goes to the box.
    """
    n = HAND * s.players
    for i in range(n):
        seat = i // HAND
        s.hand[seat] = added(0 if i % HAND == 0 else s.hand[seat], cards[i])
    s.round += 1
    if s.round == 1:
        rest = 60 - 2 * lowest_kind(s.players) - n
        s.left = rest // 2
        s.aside_left = rest - s.left
        s.boxed = 0
        for i in range(s.left):
            s.deck[s.left - 1 - i] = cards[n + i]
        for i in range(s.aside_left):
            s.aside[s.aside_left - 1 - i] = cards[n + s.left + i]
    else:
        s.boxed = 60 - 2 * lowest_kind(s.players) - n - s.aside_left
        for i in range(s.boxed):
            s.box[i] = cards[n + i]
        s.left = s.aside_left
        s.aside_left = 0
        for i in range(s.left):
            s.deck[i] = s.aside[i]
    turn_up_trump(s)
    s.discarded = 0
    s.phase = 1
    s.inside = (1 << s.players) - 1
    s.gone = 0
    s.status = PLAYING
    start_challenge(s, s.active)


def turn_up_trump(s: Board) -> None:
    """Turn up the top card of the deck and put it under the deck (B2.2)."""
    s.trump = s.deck[s.left - 1]
    for i in range(s.left - 1, 0, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[0] = s.trump
