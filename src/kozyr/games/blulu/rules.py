"""The rules of Blulu for two players, clauses L1 to L6, over a state of integers.

A card is its place in the table of L1; a set of cards is a bit mask. An action is
`1296 * mode + 36 * a + b` for the two cards as they are written, a first.
"""

from kozyr.decks.decktet import DECKTET
from kozyr.games.bits import lowest_bit
from kozyr.games.chance import Generator, below
from kozyr.games.fields import Fields, integer, ints
from kozyr.games.status import DEALING, OVER, PLAYING

CARDS = 36
HAND = 4
HALF = 18
GOAL = 22
SUM = 0
DIFFERENCE = 1
PAIR = 2
PUT = 3
MODE = 1296
COLOUR_BONUS = 2
SEXTET_BONUS = 4
CUT_OFF = 100

SUITS = tuple(
    sum(1 << i for i, code in enumerate(DECKTET.codes) if suit.code in code[1:])
    for suit in DECKTET.suits
)


class Board(Fields):
    """A match of Blulu. Masks have bit c for card c; the stock keeps its top last."""

    hand = ints(2, bits=64)
    table = integer(64)
    pile = ints(2, bits=64)
    stock = ints(36, bits=8)
    left = integer(8)
    dealer = integer(8)
    turn = integer(8)
    last = integer(8)
    status = integer(8)
    bonus = ints(2, bits=16)
    score = ints(2, bits=16)
    round = integer(32)


def begin(s: Board, players: int, first: int) -> None:
    """Clear the board and wait for the first deal; `first` was drawn to deal (L2.3)."""
    s.round = 0
    s.dealer = 1 - first
    for seat in range(2):
        s.pile[seat] = 0
        s.bonus[seat] = 0
        s.score[seat] = 0
    s.status = DEALING


def pack(s: Board, cards: list[int]) -> int:
    """Write the cards to be shuffled into `cards` and return their number."""
    for card in range(CARDS):
        cards[card] = card
    return CARDS


def deal(s: Board, cards: list[int]) -> None:
    """Deal a round: four to seat 0, four to seat 1, four to the table, then the stock (L2)."""
    for seat in range(2):
        s.score[seat] += points(s, seat)
        s.bonus[seat] = 0
        s.pile[seat] = 0
    s.hand[0] = taken(cards, 0)
    s.hand[1] = taken(cards, HAND)
    s.table = taken(cards, 2 * HAND)
    s.left = CARDS - 3 * HAND
    for i in range(s.left):
        s.stock[i] = cards[CARDS - 1 - i]
    s.round += 1
    s.dealer = 1 - s.dealer
    s.turn = 1 - s.dealer
    s.last = -1
    s.status = PLAYING


def taken(cards: list[int], start: int) -> int:
    """Four cards of a list, as a mask."""
    mask = 0
    for i in range(start, start + HAND):
        mask |= 1 << cards[i]
    return mask


def rank_of(card: int) -> int:
    """The rank of a card, 1 for an Ace, 10 for a Crown."""
    if card < 6:
        return 1
    if card >= 30:
        return 10
    return card // 3


def rank_mask(rank: int) -> int:
    """All cards of a rank."""
    if rank == 1:
        return 63
    if rank == 10:
        return 63 << 30
    return 7 << (3 * rank)


def actor(s: Board) -> int:
    """The seat to act."""
    return s.turn


def actors(s: Board) -> int:
    """The seats that may act, as a bit mask."""
    return 1 << s.turn if s.status == PLAYING else 0


def caught(s: Board, rank: int) -> int:
    """The table cards of a rank; none for a rank that no card has."""
    return s.table & rank_mask(rank) if 1 <= rank <= 10 else 0


def legal(s: Board, seat: int, out: list[int]) -> int:
    """Write the legal actions of the seat to act to `out`; return their number (L3.4)."""
    n = write_plays(s, seat, True, out)
    return n if n > 0 else write_plays(s, seat, False, out)


def write_plays(s: Board, seat: int, capturing: bool, out: list[int]) -> int:
    """Write a seat's capturing plays, or every way to put two cards down; return their number."""
    n = 0
    others = s.hand[seat]
    while others:
        b = lowest_bit(others)
        others &= others - 1
        rest = others
        while rest:
            a = lowest_bit(rest)
            rest &= rest - 1
            pair = CARDS * a + b if rank_of(a) > rank_of(b) else CARDS * b + a
            if capturing:
                n = write_captures(s, pair, out, n)
            else:
                out[n] = MODE * PUT + pair
                n += 1
    return n


def write_captures(s: Board, pair: int, out: list[int], n: int) -> int:
    """Write what two cards may capture to `out` from place n on; return the new n (L3.1, L3.3)."""
    high = rank_of(pair // CARDS)
    low = rank_of(pair % CARDS)
    if caught(s, high + low):
        out[n] = MODE * SUM + pair
        n += 1
    if high == low and caught(s, high):
        out[n] = MODE * PAIR + pair
        n += 1
    elif high > low and caught(s, high - low):
        out[n] = MODE * DIFFERENCE + pair
        n += 1
    return n


def sample(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """One of the legal actions, each as likely as any other."""
    return scratch[below(rng, legal(s, seat, scratch))]


def greedy(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """The capture worth most now, bonus and cards; without one, the lowest two cards go down."""
    n = legal(s, seat, scratch)
    best = scratch[0]
    gain = -1
    for i in range(n):
        cards = capture_set(s, scratch[i])
        worth = bonus_of(cards) + cards.bit_count()
        if worth > gain:
            gain = worth
            best = scratch[i]
    return best


def capture_set(s: Board, action: int) -> int:
    """The two cards of an action and those they capture, as a mask."""
    mode = action // MODE
    a = action % MODE // CARDS
    b = action % CARDS
    cards = 1 << a | 1 << b
    if mode == SUM:
        return cards | caught(s, rank_of(a) + rank_of(b))
    if mode == DIFFERENCE:
        return cards | caught(s, rank_of(a) - rank_of(b))
    if mode == PAIR:
        return cards | caught(s, rank_of(a))
    return cards


def bonus_of(cards: int) -> int:
    """The bonus for a whole capture: colour, sextet or nothing (L4)."""
    sextet = True
    for suit in SUITS:
        shared = cards & suit
        if shared == cards:
            return COLOUR_BONUS
        if shared == 0 or shared & (shared - 1):
            sextet = False
    return SEXTET_BONUS if sextet else 0


def play(s: Board, seat: int, action: int) -> None:
    """Play a legal action of the seat to act."""
    cards = capture_set(s, action)
    if action < MODE * PUT:
        s.bonus[seat] += bonus_of(cards)
        s.pile[seat] |= cards
        s.last = seat
        s.table &= ~cards
    else:
        s.table |= cards
    s.hand[seat] &= ~cards
    s.turn = 1 - seat
    if s.hand[0] == 0 and s.hand[1] == 0:
        if s.left > 0:
            deal_hands(s)
        else:
            end_round(s)


def deal_hands(s: Board) -> None:
    """Four more cards from the stock to each player, seat 0 first (L2.2)."""
    for seat in range(2):
        for _ in range(HAND):
            s.left -= 1
            s.hand[seat] |= 1 << s.stock[s.left]


def end_round(s: Board) -> None:
    """The last capturer takes the rest; the match ends or a new round is dealt (L5, L6)."""
    if s.last >= 0:
        s.pile[s.last] |= s.table
        s.table = 0
    mine = total(s, 0)
    theirs = total(s, 1)
    s.status = OVER if max(mine, theirs) >= GOAL and mine != theirs else DEALING


def points(s: Board, seat: int) -> int:
    """The round's points so far: cards beyond 18, and the bonuses (L5.2)."""
    return max(0, s.pile[seat].bit_count() - HALF) + s.bonus[seat]


def total(s: Board, seat: int) -> int:
    """The points of all rounds, this one included."""
    return s.score[seat] + points(s, seat)


def payoff(s: Board, seat: int) -> int:
    """What the finished match is worth to a seat: 1 to the winner, -1 to the loser."""
    return 1 if total(s, seat) > total(s, 1 - seat) else -1


def laps(s: Board) -> int:
    """The round, which `CUT_OFF` limits in simulations."""
    return s.round
