"""Hand-written play for Blaze: what is worth keeping, and when no more.

Each table has a row for every stage of a round: phase 1 with more than eight cards in the deck,
the rest of phase 1, phase 2, and phase 2 with two players left. Ranks are those of `board`. The
numbers were found by hill climbing against `greedy` and against itself at all tables.
"""

from kozyr.games.bits import lowest_bit
from kozyr.games.blaze.actions import BET, DONE, PASS, REJECT
from kozyr.games.blaze.board import (
    ANSWER,
    BETTING,
    FIREBIRD_RANK,
    KINDS,
    NO_FIREBIRD,
    SEATS,
    SUIT,
    Board,
    rank_of,
)
from kozyr.games.blaze.challenge import additions, answers
from kozyr.games.blaze.policies import fullest_hand
from kozyr.games.chance import Generator

EARLY = 8
ALL = 9
NONE = -1

SAME_PLAIN = (3, 0, 3, 0)
"""How many ranks more a rejection may cost whose value has been played, so that it opens none."""
SAME_TRUMP = (4, 1, 1, 1)
"""The same of trumps."""
TRUMP_ON_PLAIN = (3, NONE, ALL, ALL)
"""The highest trump spent on a plain challenge; rather pass than spend a higher one."""
TRUMP_ON_TRUMP = (1, 5, ALL, ALL)
"""The highest trump spent on a trump."""
PAIR_WORTH = (4, 0, 6, 8)
"""What another card of the same value is worth in opening, in quarters of a rank."""
GIVE_PLAIN = (4, 7, ALL, ALL)
"""The highest plain card given along when the target has passed."""
GIVE_TRUMP = (NONE, NONE, NONE, 5)
"""The highest trump given along."""
ADD_TRUMP = (NONE, NONE, ALL, ALL)
"""The highest trump added before the target has passed; plain cards always are."""


def expert(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """Play by habits: Firebirds go first, trumps last, and nothing is answered in vain."""
    if s.stage == BETTING:
        return bet(s, seat)
    trumps = SUIT << (2 * (s.trump - 3 * rank_of(s.trump)))
    if s.stage == ANSWER:
        return answer(s, trumps, scratch)
    cards = additions(s, seat)
    if s.challenges == 0 and cards & ~trumps:
        return opening(s, cards & ~trumps, s.hand[seat])
    if s.challenges == 0:
        return lowest_bit(cards) >> 1
    return extension(s, cards, trumps)


def stage(s: Board) -> int:
    """The stage of the round, 0 to 3."""
    if s.phase == 1:
        return 0 if s.left > EARLY else 1
    return 2 if s.supporter >= 0 else 3


def bet(s: Board, seat: int) -> int:
    """On the fullest hand among the others: a 1, unless one's own is fuller still."""
    other = fullest_hand(s, seat)
    behind = s.hand[other].bit_count() < s.hand[seat].bit_count()
    value = 0 if s.ones[seat] == 0 or (behind and s.zero[seat] > 0) else 1
    return BET + SEATS * value + other


def answer(s: Board, trumps: int, scratch: list[int]) -> int:
    """The cheapest rejection; pass where one of the challenges cannot or should not be rejected."""
    answers(s, scratch)
    now = stage(s)
    best = PASS
    cost = 2 * KINDS
    for slot in range(s.challenges):
        cards = scratch[slot]
        if cards == 0 and s.reject[slot] < 0 and not repeated(s, slot):
            return PASS
        if cards:
            plain = cards & ~trumps
            if plain:
                card = cheapest(plain, s.opened, SAME_PLAIN[now])
                price = rank_of(card)
            else:
                card = cheapest(cards, s.opened, SAME_TRUMP[now])
                price = KINDS + rank_of(card)
                on_trump = trumps >> (2 * s.challenge[slot]) & 1
                limit = TRUMP_ON_TRUMP[now] if on_trump else TRUMP_ON_PLAIN[now]
                if rank_of(card) > limit:
                    return PASS
            if price < cost:
                cost = price
                best = REJECT + KINDS * slot + card
    return best


def repeated(s: Board, slot: int) -> bool:
    """Whether an earlier challenge that is not rejected is like this one, and answered first."""
    for earlier in range(slot):
        if s.reject[earlier] < 0 and s.challenge[earlier] == s.challenge[slot]:
            return True
    return False


def cheapest(cards: int, opened: int, more: int) -> int:
    """The lowest card, or one whose value has been played if it costs no more than `more` ranks."""
    card = lowest_bit(cards) >> 1
    if cards & opened:
        other = lowest_bit(cards & opened) >> 1
        if rank_of(other) - rank_of(card) <= more:
            return other
    return card


def opening(s: Board, plain: int, hand: int) -> int:
    """A plain Firebird, else the lowest plain card, or a somewhat higher one of several."""
    worth = PAIR_WORTH[stage(s)]
    best = PASS
    cost = 4 * KINDS
    while plain:
        card = least_useful(plain)
        value = 63 << (6 * rank_of(card))
        price = 4 * use(card) - worth * (hand & value).bit_count()
        plain &= ~value
        if price < cost:
            cost = price
            best = card
    return best


def least_useful(plain: int) -> int:
    """A Firebird, which as a plain card rejects nothing, else the lowest card."""
    firebirds = plain & ~NO_FIREBIRD
    return lowest_bit(firebirds if firebirds else plain) >> 1


def use(card: int) -> int:
    """The rank of a plain card, 0 of a Firebird."""
    rank = rank_of(card)
    return 0 if rank == FIREBIRD_RANK else rank


def extension(s: Board, cards: int, trumps: int) -> int:
    """A plain card; few trumps, and less of both once the target has passed."""
    now = stage(s)
    plain = cards & ~trumps
    if plain:
        card = least_useful(plain)
        if not s.passed or use(card) <= GIVE_PLAIN[now]:
            return card
    if cards & trumps:
        card = lowest_bit(cards & trumps) >> 1
        if rank_of(card) <= (GIVE_TRUMP[now] if s.passed else ADD_TRUMP[now]):
            return card
    return DONE
