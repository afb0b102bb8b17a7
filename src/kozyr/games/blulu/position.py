"""Blulu's positions: written, shown to a seat, read."""

from typing import Any

from kozyr.decks.decktet import DECKTET
from kozyr.errors import N_, PositionError
from kozyr.games.blulu.rules import GOAL, HAND, Board, total
from kozyr.games.document import UNKNOWN, CardReader, Reader, mask_of
from kozyr.games.status import DEALING, OVER, PLAYING

KEYS = (
    "game",
    "round",
    "dealer",
    "to_act",
    "hands",
    "table",
    "stock",
    "piles",
    "bonus",
    "scores",
    "last_capture",
)


def codes(mask: int) -> list[str]:
    """A set of cards in the order of L1."""
    return DECKTET.listed(mask)


def position(s: Board) -> dict[str, Any]:
    """The whole truth."""
    stock = [DECKTET.codes[s.stock[i]] for i in range(s.left - 1, -1, -1)]
    return document(s, [codes(hand) for hand in s.hand], stock)


def view(s: Board, seat: int | None) -> dict[str, Any]:
    """What a seat may know: its own hand; the piles were seen by all."""
    hands = [codes(s.hand[i]) if i == seat else [UNKNOWN] * s.hand[i].bit_count() for i in range(2)]
    return document(s, hands, [UNKNOWN] * s.left)


def document(s: Board, hands: list[list[str]], stock: list[str]) -> dict[str, Any]:
    """A position with these hands and this stock; all else is public."""
    return {
        "game": "blulu",
        "round": s.round,
        "dealer": s.dealer,
        "to_act": s.turn,
        "hands": hands,
        "table": codes(s.table),
        "stock": stock,
        "piles": [codes(pile) for pile in s.pile],
        "bonus": s.bonus[:],
        "scores": s.score[:],
        "last_capture": s.last if s.last >= 0 else None,
    }


def read(doc: object) -> Board:
    """The board of a position; PositionError if it cannot be."""
    reader = Reader(doc, KEYS)
    reader.word("game", ("blulu",))
    cards = CardReader(DECKTET)
    s = Board()
    s.round = reader.integer("round", 1, 1_000_000)
    s.dealer = reader.integer("dealer", 0, 1)
    s.turn = reader.integer("to_act", 0, 1)
    s.hand = pair_of_sets(reader, cards, "hands")
    s.table = mask_of(cards.cards(reader, "table"))
    stock = cards.cards(reader, "stock")[::-1]
    s.left = len(stock)
    s.stock[: s.left] = stock
    s.pile = pair_of_sets(reader, cards, "piles")
    s.bonus = pair_of_numbers(reader, "bonus")
    s.score = pair_of_numbers(reader, "scores")
    s.last = -1
    if reader.doc["last_capture"] is not None:
        s.last = reader.integer("last_capture", 0, 1)
    cards.require(DECKTET.order)
    check_hands(s)
    find_status(s)
    return s


def pair_of_sets(reader: Reader, cards: CardReader, key: str) -> list[int]:
    """Two lists of cards as masks."""
    rows = reader.items(key, 2)
    return [mask_of(cards.listed(rows[i], f"{key}[{i}]")) for i in range(2)]


def pair_of_numbers(reader: Reader, key: str) -> list[int]:
    """Two numbers of points."""
    values = reader.items(key, 2)
    for value in values:
        if type(value) is not int or not 0 <= value <= 9999:
            raise reader.fail(key, "[0 … 9999, 0 … 9999]")
        if key == "bonus" and value % 2:
            raise PositionError(N_("bonus: every bonus is 2 or 4 points, so the sum is even"))
    return list(values)


def check_hands(s: Board) -> None:
    """Both play two cards a turn, in turn, and are dealt four at a time (L2, L3.1)."""
    mine = s.hand[s.turn].bit_count()
    theirs = s.hand[1 - s.turn].bit_count()
    for seat in range(2):
        if s.hand[seat].bit_count() > HAND or s.hand[seat].bit_count() % 2:
            raise PositionError(
                N_("the length of hands[{seat}] is {count}, and should be 4, 2 or 0"),
                seat=seat,
                count=s.hand[seat].bit_count(),
            )
    if mine not in (theirs, theirs + 2):
        raise PositionError(
            N_("the player to act holds as many cards as the other, or two more"),
        )
    if (mine == theirs) == (s.turn == s.dealer):
        raise PositionError(
            N_(
                "with these hands seat {seat} is to act: the dealer's opponent plays first, "
                "then both in turn (L2.3)"
            ),
            seat=1 - s.turn,
        )
    if s.left % (2 * HAND):
        raise PositionError(
            N_("the length of stock is {count}, and should be a multiple of 8"), count=s.left
        )
    if mine == 0 and s.left:
        raise PositionError(N_("both hands are empty while the stock is not"))


def find_status(s: Board) -> None:
    """Whether the match is over, or the next round is to be dealt (L6.1)."""
    s.status = PLAYING
    if s.hand[0] or s.hand[1]:
        return
    if s.table and s.last >= 0:
        raise PositionError(N_("the round is over, so the last capturer has taken the table"))
    mine, theirs = total(s, 0), total(s, 1)
    s.status = OVER if max(mine, theirs) >= GOAL and mine != theirs else DEALING
