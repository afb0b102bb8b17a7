"""Simple ways to choose among Blaze's legal actions."""

from kozyr.games.bits import lowest_bit, nth_bit
from kozyr.games.blaze.actions import BET, DONE, PASS, REJECT, legal
from kozyr.games.blaze.board import ANSWER, BETTING, KINDS, SEATS, SUIT, Board, rank_of
from kozyr.games.blaze.challenge import additions, answers
from kozyr.games.chance import Generator, below


def sample(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """One of the legal actions, each as likely as any other."""
    if s.stage == ANSWER:
        k = below(rng, answers(s, scratch) + 1)
        for slot in range(s.challenges):
            n = scratch[slot].bit_count()
            if k < n:
                return REJECT + KINDS * slot + (nth_bit(scratch[slot], k) >> 1)
            k -= n
        return PASS
    if s.stage == BETTING:
        return scratch[below(rng, legal(s, seat, scratch))]
    cards = additions(s, seat)
    n = cards.bit_count()
    k = below(rng, n + (s.challenges > 0))
    return nth_bit(cards, k) >> 1 if k < n else DONE


def greedy(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """The lowest card that works, trumps last; a 1 on whoever else holds most cards."""
    if s.stage == BETTING:
        return greedy_bet(s, seat)
    trumps = SUIT << (2 * (s.trump - 3 * rank_of(s.trump)))
    if s.stage == ANSWER:
        best = PASS
        cost = 2 * KINDS
        answers(s, scratch)
        for slot in range(s.challenges):
            cards = scratch[slot]
            if cards:
                plain = cards & ~trumps
                card = lowest_bit(plain if plain else cards) >> 1
                price = card if plain else KINDS + card
                if price < cost:
                    cost = price
                    best = REJECT + KINDS * slot + card
        return best
    cards = additions(s, seat)
    if cards == 0:
        return DONE
    plain = cards & ~trumps
    return lowest_bit(plain if plain else cards) >> 1


def greedy_bet(s: Board, seat: int) -> int:
    """A 1, if any is left, on the fullest hand among the others."""
    value = 1 if s.ones[seat] > 0 else 0
    return BET + SEATS * value + fullest_hand(s, seat)


def fullest_hand(s: Board, seat: int) -> int:
    """Who else holds most cards; of several the next to the left."""
    best = -1
    for i in range(1, s.players):
        other = (seat + i) % s.players
        if best < 0 or s.hand[other].bit_count() > s.hand[best].bit_count():
            best = other
    return best
