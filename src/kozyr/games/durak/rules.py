"""The rules of Durak for two players, clauses D1 to D5, over a state of integers.

A card is `4 * rank + suit`: ranks 0 to 8 for 6 7 8 9 T J Q K A, suits 0 to 3 for spades, hearts,
diamonds, clubs. A set of cards is a bit mask. An action is a card to play, `TAKE` or `DONE`.
"""

from kozyr.games.bits import lowest_bit, nth_bit, write_bits
from kozyr.games.chance import Generator, below
from kozyr.games.fields import Fields, integer, ints
from kozyr.games.status import DEALING, OVER, PLAYING

CARDS = 36
HAND = 6
LIMIT = 6
TAKE = 36
DONE = 37
SUIT = 0x111111111
ALL = (1 << CARDS) - 1
CUT_OFF = 1


class Board(Fields):
    """A deal of Durak. Masks have bit c for card c; -1 stands for no card."""

    hand = ints(2, bits=64)
    table = integer(64)
    ranks = integer(64)
    discard = integer(64)
    talon = ints(36, bits=8)
    attack = ints(6, bits=8)
    defence = ints(6, bits=8)
    left = integer(8)
    trump = integer(8)
    attacker = integer(8)
    attacks = integer(8)
    beaten = integer(8)
    limit = integer(8)
    taking = integer(8)
    status = integer(8)


def begin(s: Board, players: int, first: int) -> None:
    """Clear the board and wait for a deal."""
    s.status = DEALING


def pack(s: Board, cards: list[int]) -> int:
    """Write the cards to be shuffled into `cards` and return their number."""
    for card in range(CARDS):
        cards[card] = card
    return CARDS


def deal(s: Board, cards: list[int]) -> None:
    """Deal shuffled cards: six to seat 0, six to seat 1, the trump, the talon (D2)."""
    for seat in range(2):
        s.hand[seat] = 0
        for i in range(HAND):
            s.hand[seat] |= 1 << cards[HAND * seat + i]
    s.trump = cards[2 * HAND]
    s.left = CARDS - 2 * HAND
    s.talon[0] = s.trump
    for i in range(1, s.left):
        s.talon[i] = cards[CARDS - i]
    s.discard = 0
    s.attacker = first_attacker(s)
    s.status = PLAYING
    start_bout(s)


def first_attacker(s: Board) -> int:
    """The holder of the lowest trump, or seat 0 (D2.3, D2.4)."""
    trumps = SUIT << (s.trump & 3)
    mine = s.hand[0] & trumps
    theirs = s.hand[1] & trumps
    if theirs and (mine == 0 or (theirs & -theirs) < (mine & -mine)):
        return 1
    return 0


def start_bout(s: Board) -> None:
    """Clear the table and fix the limit (D3.4)."""
    s.table = 0
    s.ranks = 0
    s.attacks = 0
    s.beaten = 0
    s.taking = 0
    s.limit = min(LIMIT, s.hand[1 - s.attacker].bit_count())


def actor(s: Board) -> int:
    """The seat to act: the defender while an attack lies unanswered and is not being taken."""
    if s.attacks > s.beaten and not s.taking:
        return 1 - s.attacker
    return s.attacker


def actors(s: Board) -> int:
    """The seats that may act, as a bit mask."""
    return 1 << actor(s) if s.status == PLAYING else 0


def beats(s: Board, card: int) -> int:
    """The cards that beat this one (D3.2)."""
    suit = card & 3
    trump = s.trump & 3
    higher = (SUIT << suit) & -(2 << card)
    if suit != trump:
        higher |= SUIT << trump
    return higher


def choices(s: Board) -> int:
    """The legal actions of the seat to act, as a bit mask over actions (D3)."""
    if s.attacks > s.beaten and not s.taking:
        return s.hand[1 - s.attacker] & beats(s, s.attack[s.beaten]) | 1 << TAKE
    if s.attacks == 0:
        return s.hand[s.attacker]
    if s.attacks < s.limit:
        return s.hand[s.attacker] & s.ranks | 1 << DONE
    return 1 << DONE


def legal(s: Board, seat: int, out: list[int]) -> int:
    """Write the legal actions of the seat to act to `out`; return their number."""
    return write_bits(choices(s), 0, out, 0)


def sample(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """One of the legal actions, each as likely as any other."""
    options = choices(s)
    return nth_bit(options, below(rng, options.bit_count()))


def greedy(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """The lowest card that works, trumps last; without one, take or be done."""
    cards = choices(s) & ALL
    if cards == 0:
        return TAKE if seat != s.attacker else DONE
    plain = cards & ~(SUIT << (s.trump & 3))
    return lowest_bit(plain if plain else cards)


def play(s: Board, seat: int, action: int) -> None:
    """Play a legal action of the seat to act."""
    if action < CARDS:
        bit = 1 << action
        s.table |= bit
        s.ranks |= 15 << (action & 60)
        s.hand[seat] ^= bit
        if seat != s.attacker:
            s.defence[s.beaten] = action
            s.beaten += 1
        else:
            s.attack[s.attacks] = action
            s.attacks += 1
    elif action == TAKE:
        s.taking = 1
    else:
        end_bout(s)


def end_bout(s: Board) -> None:
    """Move the cards of the bout, refill, change roles, look for the end (D3.6, D3.7, D4, D5)."""
    attacker = s.attacker
    defender = 1 - attacker
    if s.taking:
        s.hand[defender] |= s.table
    else:
        s.discard |= s.table
        s.attacker = defender
    refill(s, attacker)
    refill(s, defender)
    start_bout(s)
    if s.left == 0 and (s.hand[0] == 0 or s.hand[1] == 0):
        s.status = OVER


def refill(s: Board, seat: int) -> None:
    """Draw up to six while the talon lasts (D4.1)."""
    hand = s.hand[seat]
    missing = HAND - hand.bit_count()
    while missing > 0 and s.left > 0:
        s.left -= 1
        hand |= 1 << s.talon[s.left]
        missing -= 1
    s.hand[seat] = hand


def payoff(s: Board, seat: int) -> int:
    """What the finished deal is worth to a seat: 1 won, 0 drawn, -1 the Durak (D5.2)."""
    mine = s.hand[seat] != 0
    theirs = s.hand[1 - seat] != 0
    return int(theirs) - int(mine)


def laps(s: Board) -> int:
    """What `CUT_OFF` limits: nothing, since a deal of Durak always ends."""
    return 0
