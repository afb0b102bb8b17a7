"""What a player of Durak adds to the rules: what is hidden, and hand-written play."""

from kozyr.games.bits import lowest_bit
from kozyr.games.chance import Generator
from kozyr.games.durak.rules import ALL, CARDS, DONE, SUIT, TAKE, Board, choices, payoff
from kozyr.games.layout import hidden_of_pair, place_of_pair

# Habits by the stage of the talon: full, with eight cards or fewer, nearly empty, empty.
# Ranks count from 0 for a 6 to 8 for an ace, -1 is below all. Found by a hill climb over some
# ten million deals, against `greedy` and against earlier habits.
PAIR_WORTH = (0, 2, 4, 4)
"""How many ranks higher one may lead for each further card of the same rank."""
TRUMP_ON_PLAIN = (0, 7, 8, 8)
"""The highest trump spent to beat a plain card: the ace is kept for two cards left."""
TRUMP_ON_TRUMP = (0, 6, 8, 8)
"""The highest trump spent to beat a trump: early trumps are rather taken up."""
SAME_PLAIN = (0, 0, 1, 2)
"""How many ranks more a plain card may cost that beats without opening a new rank."""
SAME_TRUMP = (0, 1, 2, 1)
"""The same of trumps."""
GIVE_PLAIN = (4, 4, 7, 8)
"""The highest plain card given along when the other takes."""
GIVE_TRUMP = (-1, -1, -1, 1)
"""The highest trump given along."""
ADD_TRUMP = (-1, 0, 8, 8)
"""The highest trump added to a bout; plain cards always are."""


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
    return hidden_of_pair(s, seat, shown, s.talon, 1, cards)


def place(
    s: Board,
    seat: int,
    shown: list[int],
    odds: list[int],
    cards: list[int],
    count: int,
    rng: Generator,
) -> None:
    """Lay the shuffled hidden cards out: the other's hand by its odds, then the talon."""
    place_of_pair(s, seat, shown, s.talon, 1, odds, CARDS, cards, count, rng)


def estimate(s: Board, seat: int) -> int:
    """What a finished deal is worth, in thousandths of a win."""
    return 500 * (payoff(s, seat) + 1)


def novice(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """The lowest card that works, trumps like any other."""
    cards = choices(s) & ALL
    if cards:
        return lowest_bit(cards)
    return TAKE if seat != s.attacker else DONE


def stage(s: Board) -> int:
    """The stage of the talon, 0 to 3."""
    if s.left > 8:
        return 0
    if s.left > 2:
        return 1
    return 2 if s.left else 3


def expert(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """Play by habits."""
    cards = choices(s) & ALL
    if seat != s.attacker:
        return defend(s, cards)
    if s.attacks == 0:
        return lead(s, cards)
    return add(s, cards)


def lead(s: Board, cards: int) -> int:
    """The lowest plain card, or a somewhat higher one of a pair; trumps last."""
    plain = cards & ~(SUIT << (s.trump & 3))
    if plain == 0:
        return lowest_bit(cards)
    worth = PAIR_WORTH[stage(s)]
    best = lowest_bit(plain)
    if worth == 0:
        return best
    cost = CARDS
    while plain:
        card = lowest_bit(plain)
        same = plain & (15 << (card & 60))
        plain ^= same
        price = (card >> 2) - worth * same.bit_count()
        if price < cost:
            cost = price
            best = card
    return best


def add(s: Board, cards: int) -> int:
    """Add plain cards, or give along low ones; few trumps."""
    trumps = SUIT << (s.trump & 3)
    plain = cards & ~trumps
    now = stage(s)
    if plain:
        card = lowest_bit(plain)
        if not s.taking or (card >> 2) <= GIVE_PLAIN[now]:
            return card
    if cards & trumps:
        card = lowest_bit(cards & trumps)
        if (card >> 2) <= (GIVE_TRUMP[now] if s.taking else ADD_TRUMP[now]):
            return card
    return DONE


def defend(s: Board, cards: int) -> int:
    """Beat as cheaply as may be, rather with a rank that lies there; do not spend high trumps."""
    if cards == 0:
        return TAKE
    now = stage(s)
    trump = s.trump & 3
    plain = cards & ~(SUIT << trump)
    if plain:
        return cheapest(plain, s.ranks, SAME_PLAIN[now])
    card = cheapest(cards, s.ranks, SAME_TRUMP[now])
    limit = TRUMP_ON_TRUMP[now] if s.attack[s.beaten] & 3 == trump else TRUMP_ON_PLAIN[now]
    return card if (card >> 2) <= limit else TAKE


def cheapest(cards: int, ranks: int, more: int) -> int:
    """The lowest card, or one of a rank that lies there if it costs no more than `more` ranks."""
    card = lowest_bit(cards)
    if cards & ranks:
        other = lowest_bit(cards & ranks)
        if (other >> 2) - (card >> 2) <= more:
            return other
    return card
