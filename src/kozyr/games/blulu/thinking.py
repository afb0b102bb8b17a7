"""What a player of Blulu adds to the rules: what is hidden, a round's worth, hand-written play."""

from kozyr.games.bits import lowest_bit
from kozyr.games.blulu.rules import (
    CARDS,
    GOAL,
    Board,
    bonus_of,
    capture_set,
    legal,
    payoff,
    rank_of,
    total,
)
from kozyr.games.chance import Generator, shuffle
from kozyr.games.layout import TRIES, hidden_of_pair, place_of_pair
from kozyr.games.status import OVER

DEALERS_EDGE = 500
"""The points that dealing is worth, in thousandths: half of what the dealer makes more."""
STEADINESS = tuple(int(1700 / (5.7 * (left / 4.5 + 0.5) ** 0.5)) for left in range(GOAL + 1))
"""What a point ahead means with so many to go, in thousandths: a round's spread is 5.7 points."""
LOGISTIC = tuple(int(1000 / (1 + 2.718281828 ** (-i / 10))) for i in range(-40, 41))


def added(hand: int, card: int) -> int:
    """A hand with one more card."""
    return hand | 1 << card


def secret(s: Board) -> bool:
    """Whether the seats to act choose without seeing what the others do."""
    return False


def hidden(s: Board, seat: int, shown: list[int], cards: list[int]) -> int:
    """Write the cards of which this seat does not know where they lie; return their number.

    `shown[other]` are the cards that are known to lie in another's hand.
    """
    return hidden_of_pair(s, seat, shown, s.stock, 0, cards)


def place(
    s: Board,
    seat: int,
    shown: list[int],
    odds: list[int],
    cards: list[int],
    count: int,
    rng: Generator,
) -> None:
    """Lay the shuffled hidden cards out: the other's hand by its odds, then the stock.

    Two cards that would have captured are not laid where two others were put down (L3.4).
    """
    other = 1 - seat
    for _ in range(TRIES):
        place_of_pair(s, seat, shown, s.stock, 0, odds, CARDS, cards, count, rng)
        if capture_none(s.hand[other], odds[2 * CARDS + other]):
            return
        shuffle(rng, cards, count)


def capture_none(hand: int, ranks: int) -> bool:
    """Whether a hand is not one of two cards that capture any of these ranks (L3.1)."""
    if ranks == 0 or hand.bit_count() != 2:
        return True
    one = rank_of(lowest_bit(hand))
    other = rank_of(lowest_bit(hand & (hand - 1)))
    made = 1 << one + other | 1 << abs(one - other)
    if one == other:
        made = 1 << 2 * one | 1 << one
    return made & ranks == 0


def estimate(s: Board, seat: int) -> int:
    """The chance that a match between two rounds, or over, is won, in thousandths."""
    if s.status == OVER:
        return 1000 if payoff(s, seat) > 0 else 0
    mine = total(s, seat)
    theirs = total(s, 1 - seat)
    edge = DEALERS_EDGE if s.dealer != seat else -DEALERS_EDGE
    left = max(0, GOAL - max(mine, theirs))
    scale = (1000 * (mine - theirs) + edge) * STEADINESS[left] // 100_000
    return LOGISTIC[40 + max(-40, min(40, scale))]


def expert(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """The capture worth most now; without one, the two cards that offer least."""
    n = legal(s, seat, scratch)
    best = scratch[0]
    gain = -1
    for i in range(n):
        cards = capture_set(s, scratch[i])
        worth = 2 * bonus_of(cards) + cards.bit_count()
        if worth > gain:
            gain = worth
            best = scratch[i]
    return best


def novice(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """The capture of most cards, without a thought for bonuses."""
    n = legal(s, seat, scratch)
    best = scratch[0]
    for i in range(1, n):
        if capture_set(s, scratch[i]).bit_count() > capture_set(s, best).bit_count():
            best = scratch[i]
    return best
