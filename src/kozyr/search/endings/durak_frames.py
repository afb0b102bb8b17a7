"""The positions on a line of Durak that is searched, and the moves between them.

Trump is suit 3 here; values are those of the bout's attacker: 1 won, 0 drawn, -1 lost. Only what
has no effect on a value is left out of a position: the order of the cards on the table, and the
order in which cards are added after a take (each set of them is tried once).
"""

from kozyr.games.bits import lowest_bit
from kozyr.games.durak.rules import DONE, LIMIT, SUIT, TAKE, Board
from kozyr.games.fields import Fields, integer
from kozyr.search.endings.durak_shapes import PLAIN, TRUMPS, below, spread, trump_last
from kozyr.search.endings.proved import NOTHING

LEAD = 0
ADD = 1
DEFEND = 2
GIVE = 3

OPEN = 2


class Frame(Fields):
    """A position, and how far its moves are searched.

    `kind`: LEAD, the attacker opens a bout; ADD, all attacks are beaten and the attacker may add a
    card; DEFEND, an attack lies open; GIVE, the defender takes and the attacker may add cards.
    `low` and `high` are the window, `moves` what is still to be tried (in GIVE: all that may be
    given, and `given` the next set), `turned` whether the roles changed on the way here.
    """

    attacker = integer(64)
    defender = integer(64)
    table = integer(64)
    moves = integer(64)
    given = integer(64)
    kind = integer(8)
    attack = integer(8)
    attacks = integer(8)
    limit = integer(8)
    low = integer(8)
    high = integer(8)
    start = integer(8)
    best = integer(8)
    choice = integer(8)
    tried = integer(8)
    hint = integer(8)
    turned = integer(8)


def read_board(s: Board, f: Frame) -> None:
    """Set up the position of a board whose talon is empty."""
    trump = s.trump & 3
    f.attacker = trump_last(s.hand[s.attacker], trump)
    f.defender = trump_last(s.hand[1 - s.attacker], trump)
    f.table = trump_last(s.table, trump)
    f.attacks = s.attacks
    f.limit = s.limit
    f.attack = 0
    f.low = -1
    f.high = 1
    f.turned = 0
    if s.taking:
        f.kind = GIVE
    elif s.attacks > s.beaten:
        f.kind = DEFEND
        f.attack = lowest_bit(trump_last(1 << s.attack[s.beaten], trump))
    else:
        f.kind = ADD if s.attacks else LEAD


def look(f: Frame) -> int:
    """A position's value where it takes no search, else OPEN."""
    if f.attacker == 0:
        return shed_all(f)
    if f.kind == DEFEND:
        last = f.defender & (f.defender - 1) == 0
        return -1 if last and f.defender & beaten_by(f.attack) else OPEN
    if f.kind == GIVE:
        fits = f.attacker.bit_count() <= f.limit - f.attacks
        return 1 if fits and f.attacker & ~spread(f.table) == 0 else OPEN
    if f.defender == 0:
        return -1
    if f.kind == LEAD and runs_out(f.attacker, f.defender, f.limit):
        return 1
    return OPEN


def shed_all(f: Frame) -> int:
    """The value when the attacker holds no card: drawn if the defender can be rid of all too."""
    if f.kind == DEFEND:
        last = f.defender & (f.defender - 1) == 0
        return 0 if last and f.defender & beaten_by(f.attack) else 1
    return 0 if f.defender == 0 and f.kind != GIVE else 1


def runs_out(attacker: int, defender: int, limit: int) -> bool:
    """Whether the attacker surely sheds all cards, led one by one from the lowest, trumps last.

    A card that nothing beats must be taken, and may be followed by the attacker's other plain
    cards of its rank. What is taken beats nothing that is led later. So all goes if at most one
    card is left that can be beaten: led last, it leaves the defender holding cards.
    """
    sure = 0 if defender & TRUMPS else attacker & PLAIN & ~below(defender)
    sure_trumps = attacker & TRUMPS & -(1 << (defender & TRUMPS).bit_length())
    followed = sure if limit < 3 else spread(sure) & PLAIN
    rest = attacker & ~(followed | sure_trumps)
    return rest & (rest - 1) == 0 and (sure | sure_trumps) != 0


def beaten_by(card: int) -> int:
    """The cards that beat this one."""
    higher = (SUIT << (card & 3)) & -(2 << card)
    return higher if card & 3 == 3 else higher | TRUMPS


def list_moves(f: Frame) -> None:
    """Set down the moves to be tried."""
    f.hint = NOTHING
    f.choice = NOTHING
    f.start = f.low
    f.best = -2
    if f.kind == LEAD:
        f.moves = f.attacker
    elif f.kind == DEFEND:
        f.best = 2
        f.moves = f.defender & beaten_by(f.attack) | 1 << TAKE
    else:
        f.moves = f.attacker & spread(f.table) if f.attacks < f.limit else 0
        f.given = f.moves
        if f.kind == ADD:
            f.moves |= 1 << DONE


def next_move(f: Frame) -> int:
    """Take the next move to try out of `f.moves`, the one most likely to decide.

    The table's hint; then the lowest plain card, the lowest trump, the rest. The defender prefers
    cards of ranks that the attacker does not hold. The attacker is done before adding trumps, and
    at once with more cards than the defender has.
    """
    moves = f.moves
    move = f.hint
    f.hint = NOTHING
    if move == NOTHING or not moves >> move & 1:
        cards = moves & PLAIN
        if f.kind == DEFEND:
            quiet = ~spread(f.attacker)
            if cards & quiet:
                cards &= quiet
            elif cards == 0:
                cards = moves & TRUMPS & quiet
        move = lowest_bit(cards if cards else moves)
        if f.kind == ADD and moves >> DONE & 1:
            fewer = f.defender.bit_count() < f.attacker.bit_count()
            if cards == 0 or fewer:
                move = DONE
    f.moves = moves ^ 1 << move
    return move


def advance(f: Frame, g: Frame) -> bool:
    """Set up in `g` the position after the next move of `f`; False if no move is left."""
    if f.kind == GIVE:
        return advance_gift(f, g)
    if f.moves == 0:
        return False
    move = next_move(f)
    f.tried = move
    if move == DONE:
        start_bout(g, f.defender, f.attacker)
        g.turned = 1
        g.low = -f.high
        g.high = -f.low
        return True
    g.turned = 0
    g.low = f.low
    g.high = f.high
    g.attacker = f.attacker
    g.defender = f.defender
    g.table = f.table
    g.attacks = f.attacks
    g.limit = f.limit
    if move == TAKE:
        g.kind = GIVE
        return True
    g.table |= 1 << move
    if f.kind == DEFEND:
        g.kind = ADD
        g.defender ^= 1 << move
    else:
        g.kind = DEFEND
        g.attacker ^= 1 << move
        g.attack = move
        g.attacks += 1
    return True


def advance_gift(f: Frame, g: Frame) -> bool:
    """As `advance`, after a take: the next bout, with another set of cards added to it.

    `given` holds the set with its trumps exchanged for those not in it, so that all plain cards
    and no trumps come first; -1 after the last.
    """
    room = f.limit - f.attacks
    while f.given >= 0:
        cards = f.given ^ f.moves & TRUMPS
        f.given = (f.given - 1) & f.moves if f.given else -1
        if cards.bit_count() <= room:
            f.tried = lowest_bit(cards) if cards else DONE
            start_bout(g, f.attacker ^ cards, f.defender | f.table | cards)
            g.turned = 0
            g.low = f.low
            g.high = f.high
            return True
    return False


def start_bout(g: Frame, attacker: int, defender: int) -> None:
    """An empty table between two hands."""
    g.kind = LEAD
    g.attacker = attacker
    g.defender = defender
    g.table = 0
    g.attacks = 0
    g.limit = min(LIMIT, defender.bit_count())
