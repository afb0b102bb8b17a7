"""What a player of Blaze adds to the rules: what is hidden, what a round is worth."""

from kozyr.games.bits import lowest_bit
from kozyr.games.blaze.actions import DONE, PASS, REJECT
from kozyr.games.blaze.board import ANSWER, BETTING, KINDS, Board, added, removed
from kozyr.games.blaze.challenge import additions, answers
from kozyr.games.blaze.expert import expert
from kozyr.games.blaze.policies import greedy
from kozyr.games.blaze.rounds import score, winner
from kozyr.games.chance import Generator, below
from kozyr.games.layout import draw_likely
from kozyr.games.status import OVER

__all__ = ["added", "estimate", "expert", "hidden", "novice", "place", "secret"]

LEAD = tuple(int(100 * 1.9**points) for points in range(12))
"""How a score after round 1 counts against others, by the points above the lowest."""


def secret(s: Board) -> bool:
    """Whether the seats to act choose without seeing what the others do (B6.2)."""
    return s.stage == BETTING


def hidden(s: Board, seat: int, shown: list[int], cards: list[int]) -> int:
    """Write the cards of which this seat does not know where they lie; return their number.

    `shown[other]` are the cards that are known to lie in another's hand.
    """
    n = 0
    for other in range(s.players):
        if other != seat:
            n = write_hand(s.hand[other], cards, n)
    if s.phase == 1:
        for i in range(1, s.left):
            cards[n] = s.deck[i]
            n += 1
    for i in range(s.aside_left):
        cards[n] = s.aside[i]
        n += 1
    for i in range(s.boxed):
        cards[n] = s.box[i]
        n += 1
    for other in range(s.players):
        if other != seat:
            n = without(cards, n, shown[other])
    return n


def write_hand(hand: int, cards: list[int], n: int) -> int:
    """Write the cards of a hand to `cards` from place n on; return the new n."""
    for card in range(KINDS):
        for _ in range(((hand >> (2 * card)) & 3).bit_count()):
            cards[n] = card
            n += 1
    return n


def without(cards: list[int], n: int, hand: int) -> int:
    """Take the cards of a hand out of the first n, which keep their order; return what is left."""
    kept = 0
    for i in range(n):
        card = cards[i]
        if (hand >> (2 * card)) & 3:
            hand = removed(hand, card)
        else:
            cards[kept] = card
            kept += 1
    return kept


def place(
    s: Board,
    seat: int,
    shown: list[int],
    odds: list[int],
    cards: list[int],
    count: int,
    rng: Generator,
) -> None:
    """Lay the shuffled hidden cards out: the others' hands by their odds, then decks and box.

    The values of hidden bets are drawn.

    While bets are made, those of the others are not made yet: nobody has seen them.
    """
    n = 0
    for other in range(s.players):
        if other != seat:
            missing = s.hand[other].bit_count() - shown[other].bit_count()
            hand = shown[other]
            for i in range(n, n + missing):
                hand = added(hand, draw_likely(cards, i, count, odds, KINDS * other, rng))
            s.hand[other] = hand
            n += missing
            if s.bet_value[other] >= 0:
                draw_bet(s, other, rng)
    if s.phase == 1:
        for i in range(1, s.left):
            s.deck[i] = cards[n]
            n += 1
    for i in range(s.aside_left):
        s.aside[i] = cards[n]
        n += 1
    for i in range(s.boxed):
        s.box[i] = cards[n]
        n += 1


def draw_bet(s: Board, seat: int, rng: Generator) -> None:
    """Draw the value of a seat's bet from the Betting cards it had; or take the bet back."""
    had = s.zero[seat] + s.ones[seat] + 1
    value = 1 if below(rng, had) else 0
    if s.stage == BETTING:
        s.bet_value[seat] = -1
        s.bet_on[seat] = -1
        s.zero[seat] = 1
        s.ones[seat] = had - 1
    else:
        s.bet_value[seat] = value
        s.zero[seat] = value
        s.ones[seat] = had - 1 - value


def estimate(s: Board, seat: int) -> int:
    """The chance that a game between its rounds, or over, is won, in thousandths."""
    if s.status == OVER:
        return 1000 if winner(s) == seat else 0
    lowest = score(s, 0)
    for other in range(1, s.players):
        lowest = min(lowest, score(s, other))
    weight = 0
    for other in range(s.players):
        weight += LEAD[min(11, score(s, other) - lowest)]
    return 1000 * LEAD[min(11, score(s, seat) - lowest)] // weight


def novice(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """The lowest card that works, trumps like any other."""
    if s.stage == BETTING:
        return greedy(s, seat, rng, scratch)
    if s.stage != ANSWER:
        cards = additions(s, seat)
        return lowest_bit(cards) >> 1 if cards else DONE
    best = PASS
    lowest = KINDS
    answers(s, scratch)
    for slot in range(s.challenges):
        if scratch[slot] and lowest_bit(scratch[slot]) >> 1 < lowest:
            lowest = lowest_bit(scratch[slot]) >> 1
            best = REJECT + KINDS * slot + lowest
    return best
