"""Reading what somebody is said to know: every value checked before a search relies on it."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from kozyr.errors import N_, PositionError
from kozyr.games import game as game_named
from kozyr.games.document import UNKNOWN, short, wrong
from kozyr.games.game import Game
from kozyr.games.memory import Doubts, Known, Memory

REMEMBERED = ("known", "doubts", "facts")
MOST = 1 << 32
MALFORMED = (
    AttributeError,
    IndexError,
    KeyError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What comes of a view that is not even shaped like one."""


def check_keys(doc: Mapping[str, Any], keys: Iterable[str]) -> None:
    """Complain about a key that is missing."""
    for key in keys:
        if key not in doc:
            raise PositionError(N_("the key {key} is missing"), key=key)


def read_view(view: object) -> tuple[Game[Any], int]:
    """The game of a view, and how many play.

    Raises: UnknownGame, SeatError, PositionError.
    """
    if not isinstance(view, Mapping):
        raise wrong("view", view, "{…}")
    game = game_named(view.get("game", ""))
    hands = view.get("hands")
    players = game.check_players(len(hands) if isinstance(hands, list) else hands)
    try:
        game.read(game.guess(view, game.unseen(view)))
    except MALFORMED:
        raise PositionError(N_("this is no view of {game}"), game=game.title) from None
    return game, players


def read_seat(view: Mapping[str, Any], seat: object, players: int) -> int:
    """A seat that sees its own hand.

    Raises: PositionError.
    """
    if type(seat) is not int or not 0 <= seat < players:
        raise PositionError(
            N_("there is no seat {seat}: the seats are 0 to {last}"),
            seat=short(seat),
            last=players - 1,
        )
    if UNKNOWN in view["hands"][seat]:
        raise PositionError(N_("in this view seat {seat} does not see its own hand"), seat=seat)
    return seat


def read_memory(
    game: Game[Any], view: Mapping[str, Any], players: int, doc: Mapping[str, Any]
) -> Memory:
    """What is remembered, as far as the view allows it.

    Raises: PositionError.
    """
    check_keys(doc, REMEMBERED)
    return Memory(
        read_known(game, view, players, doc["known"]),
        read_doubts(game, players, doc["doubts"]),
        read_facts(doc["facts"], players),
    )


def read_facts(facts: object, players: int) -> tuple[int, ...]:
    """A number of the game's own for each seat."""
    found = listed("facts", facts, players)
    for seat, fact in enumerate(found):
        if type(fact) is not int or not 0 <= fact < MOST:
            raise wrong(f"facts[{seat}]", fact, f"0 … {MOST - 1}")
    return tuple(found)


def read_known(game: Game[Any], view: Mapping[str, Any], players: int, known: object) -> Known:
    """The cards that are known to lie in each hand: they must fit there."""
    unseen = Counter(game.unseen(view))
    found = []
    for seat, cards in enumerate(listed("known", known, players)):
        if not isinstance(cards, list | tuple):
            raise wrong(f"known[{seat}]", cards, "[…]")
        for card in cards:
            check_card(game, f"known[{seat}]", card)
        hand = view["hands"][seat]
        count = Counter(cards)
        hidden = count - Counter(hand)
        unseen.subtract(hidden)
        if hidden.total() > hand.count(UNKNOWN) or min(unseen.values(), default=0) < 0:
            raise PositionError(
                N_("the cards that are known of seat {seat} cannot lie in its hand"), seat=seat
            )
        found.append(count)
    return tuple(found)


def read_doubts(game: Game[Any], players: int, doubts: object) -> Doubts:
    """How likely each seat is to hold each card: shares from 0 to 1."""
    found = []
    for seat, shares in enumerate(listed("doubts", doubts, players)):
        if not isinstance(shares, Mapping):
            raise wrong(f"doubts[{seat}]", shares, "{…}")
        for card, share in shares.items():
            check_card(game, f"doubts[{seat}]", card)
            real = type(share) in (int, float) and math.isfinite(share) and 0 <= share <= 1
            if not real:
                raise wrong(f"doubts[{seat}].{card}", share, "0 … 1")
        found.append(dict(shares))
    return tuple(found)


def check_card(game: Game[Any], where: str, card: object) -> None:
    """Complain about what is no card of the game."""
    if not isinstance(card, str) or card not in game.deck.index:
        raise wrong(where, card, " / ".join(game.deck.codes[:3]) + " / …")


def listed(where: str, value: object, players: int) -> list[Any]:
    """One entry a seat."""
    if not isinstance(value, list | tuple) or len(value) != players:
        raise wrong(where, value, f"[…] × {players}")
    return list(value)
