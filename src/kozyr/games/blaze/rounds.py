"""The course of a round of Blaze: roles, bets, Feathers, scores (B3.1, B6, B7, B9)."""

from kozyr.games.blaze.board import BETTING, LIMIT, OPEN, Board, next_inside
from kozyr.games.status import DEALING, OVER


def start_challenge(s: Board, seat: int) -> None:
    """Give out the roles (B3.1), fix the limit (B3.7) and let the active player open."""
    s.active = next_inside(s, seat)
    s.target = next_inside(s, s.active + 1)
    third = next_inside(s, s.target + 1)
    s.supporter = -1 if third == s.active else third
    s.opened = 0
    s.challenges = 0
    s.rejected = 0
    s.passed = 0
    s.extended = 0
    s.limit = LIMIT
    if s.phase == 2:
        s.limit = min(LIMIT, s.hand[s.target].bit_count())
    s.stage = OPEN


def start_betting(s: Board, following: int) -> None:
    """Phase 1 is over; everyone bets (B6.1, B6.2). `following` will open phase 2."""
    start_challenge(s, following)
    s.phase = 2
    s.stage = BETTING


def place_bet(s: Board, seat: int, value: int, on: int) -> None:
    """Place a Betting card before another player; after the last one phase 2 begins (B6)."""
    s.bet_value[seat] = value
    s.bet_on[seat] = on
    if value == 0:
        s.zero[seat] = 0
    else:
        s.ones[seat] -= 1
    for other in range(s.players):
        if s.bet_value[other] < 0:
            return
    s.phase = 2
    if not award_feathers(s, s.active):
        start_challenge(s, s.active)


def award_feathers(s: Board, first: int) -> bool:
    """Players without cards take the top Feather, from `first` leftwards; True if it was the last.

    Clauses B6.3, B6.5 and B6.6.
    """
    for i in range(s.players):
        seat = (first + i) % s.players
        if (s.inside >> seat) & 1 and s.hand[seat] == 0:
            feather = top_feather(s)
            if s.round == 1:
                s.feather1[seat] = feather
            else:
                s.feather2[seat] = feather
            s.inside ^= 1 << seat
            s.out[s.gone] = seat
            s.gone += 1
            if s.gone == s.players - 1:
                end_round(s)
                return True
    return False


def top_feather(s: Board) -> int:
    """The value on top of the Feather stack (B1.4); below the lowest when the stack is empty."""
    return s.players - 2 + s.round - s.gone


def end_round(s: Board) -> None:
    """Settle the bets (B7); then round 2, opened by the loser (B8.2), or the end."""
    loser = next_inside(s, 0)
    for seat in range(s.players):
        value = s.bet_value[seat]
        on = s.bet_on[seat]
        if value == 0:
            s.zero[seat] = 1
        elif value == 1:
            s.bets_won[seat if on == loser else on] += 1
        s.bet_value[seat] = -1
        s.bet_on[seat] = -1
    s.challenges = 0
    s.rejected = 0
    s.opened = 0
    s.passed = 0
    s.extended = 0
    if s.round == 1:
        s.active = loser
        s.status = DEALING
    else:
        s.status = OVER


def score(s: Board, seat: int) -> int:
    """Feathers and Betting cards in a scoring stack (B9.1)."""
    return s.feather1[seat] + s.feather2[seat] + s.bets_won[seat]


def winner(s: Board) -> int:
    """The highest score; of those tied, the highest Feather of round 2 (B9)."""
    best = 0
    for seat in range(1, s.players):
        lead = score(s, seat) - score(s, best)
        if lead > 0 or (lead == 0 and s.feather2[seat] > s.feather2[best]):
            best = seat
    return best
