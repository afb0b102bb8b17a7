"""Durak's positions: written, shown to a seat, read."""

from typing import Any

from kozyr.decks.atlasnye import ATLASNYE
from kozyr.errors import N_, PositionError
from kozyr.games.document import CardReader, Reader, mask_of, unknown
from kozyr.games.durak.rules import LIMIT, Board, beats
from kozyr.games.status import OVER, PLAYING

KEYS = (
    "game",
    "trump",
    "hands",
    "talon",
    "discard",
    "attacker",
    "table",
    "limit",
    "taking",
)


def codes(mask: int) -> list[str]:
    """A set of cards, suit by suit, low to high."""
    return ATLASNYE.listed(mask)


def talon(s: Board) -> list[str]:
    """The talon, top card first."""
    return [ATLASNYE.codes[s.talon[i]] for i in range(s.left - 1, -1, -1)]


def position(s: Board) -> dict[str, Any]:
    """The whole truth."""
    return document(s, [codes(hand) for hand in s.hand], talon(s))


def view(s: Board, seat: int | None) -> dict[str, Any]:
    """What a seat may know: its own hand, and the trump under the talon."""
    hands = [codes(s.hand[i]) if i == seat else ["?"] * s.hand[i].bit_count() for i in range(2)]
    stock = talon(s)
    return document(s, hands, unknown(stock[:-1]) + stock[-1:])


def document(s: Board, hands: list[list[str]], stock: list[str]) -> dict[str, Any]:
    """A position with these hands and this talon; all else is public."""
    return {
        "game": "durak",
        "trump": ATLASNYE.codes[s.trump],
        "hands": hands,
        "talon": stock,
        "discard": codes(s.discard),
        "attacker": s.attacker,
        "table": [
            [ATLASNYE.codes[s.attack[i]], ATLASNYE.codes[s.defence[i]] if i < s.beaten else None]
            for i in range(s.attacks)
        ],
        "limit": s.limit,
        "taking": bool(s.taking),
    }


def read(doc: object) -> Board:
    """The board of a position; PositionError if it cannot be."""
    reader = Reader(doc, KEYS)
    reader.word("game", ("durak",))
    cards = CardReader(ATLASNYE)
    s = Board()
    s.trump = cards.known(reader.doc["trump"], "trump")
    hands = reader.items("hands", 2)
    s.hand = [mask_of(cards.listed(hands[i], f"hands[{i}]")) for i in range(2)]
    stack = cards.cards(reader, "talon")[::-1]
    s.left = len(stack)
    s.talon[: s.left] = stack
    s.discard = mask_of(cards.cards(reader, "discard"))
    s.attacker = reader.integer("attacker", 0, 1)
    s.taking = reader.flag("taking")
    read_table(s, reader, cards)
    cards.require(ATLASNYE.order)
    if stack and stack[0] != s.trump:
        raise PositionError(
            N_("the trump {trump} lies under the talon, so it is the talon's last card"),
            trump=ATLASNYE.codes[s.trump],
        )
    read_limit(s, reader)
    find_status(s)
    return s


def read_table(s: Board, reader: Reader, cards: CardReader) -> None:
    """The attacks and defences, each checked against what lay there before."""
    for i, pair in enumerate(reader.items("table")):
        where = f"table[{i}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise PositionError(N_("{where} should be [attack, defence]"), where=where)
        if i >= LIMIT:
            raise PositionError(N_("the table has more than {limit} attacks"), limit=LIMIT)
        card = cards.card(pair[0], f"{where}[0]")
        if s.attacks > 0 and not s.ranks >> card & 1:
            raise table_error(where, N_("no card of the attack's rank lay there before"))
        if s.attacks > s.beaten and not (s.taking and pair[1] is None):
            raise table_error(where, N_("an earlier attack has no answer"))
        lay(s, card)
        s.attack[i] = card
        s.attacks += 1
        if pair[1] is not None:
            answer = cards.card(pair[1], f"{where}[1]")
            if not beats(s, card) >> answer & 1:
                raise table_error(where, N_("the defence does not beat the attack"))
            lay(s, answer)
            s.defence[i] = answer
            s.beaten += 1
    if s.taking and s.attacks == s.beaten:
        raise PositionError(N_("taking is true, but every attack is beaten"))


def lay(s: Board, card: int) -> None:
    """Put a card on the table."""
    s.table |= 1 << card
    s.ranks |= 15 << (card & 60)


def table_error(where: str, why: str) -> PositionError:
    """The table could not have come about."""
    return PositionError(N_("{where}: {why}"), where=where, why=why)


def read_limit(s: Board, reader: Reader) -> None:
    """The limit: never above what D3.4 allows, never below what lies there."""
    held = s.hand[1 - s.attacker].bit_count() + s.beaten
    low = max(s.attacks, min(1, held))
    s.limit = reader.integer("limit", low, max(low, min(LIMIT, held)))
    if s.attacks > min(LIMIT, held):
        raise PositionError(
            N_("the number of attacks, {count}, is above that of the defender's cards, {held}"),
            count=s.attacks,
            held=held,
        )


def find_status(s: Board) -> None:
    """Whether the deal is over; if not, somebody must be able to act."""
    s.status = PLAYING
    if s.attacks > 0:
        return
    if s.left == 0 and 0 in s.hand:
        s.status = OVER
    elif 0 in s.hand:
        raise PositionError(
            N_("hands[{seat}] is empty while the talon is not: it would have drawn"),
            seat=s.hand.index(0),
        )
