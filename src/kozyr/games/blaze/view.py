"""Blaze's positions: written, and shown to a seat."""

from functools import lru_cache
from typing import Any

from kozyr.decks.firebird import FIREBIRD
from kozyr.games.blaze.board import BETTING, Board
from kozyr.games.blaze.rounds import top_feather
from kozyr.games.document import UNKNOWN, unknown
from kozyr.games.status import DEALING, PLAYING

STAGES = ("open", "answer", "extend", "support", "bet")

COPIES = tuple(
    (1 << (2 * FIREBIRD.index[code] + copy), code)
    for code in FIREBIRD.order
    for copy in range(FIREBIRD.copies)
)

Bet = dict[str, Any] | None


def hand_codes(hand: int) -> list[str]:
    """A hand, suit by suit, low to high."""
    return list(sorted_codes(hand))


@lru_cache(maxsize=1024)
def sorted_codes(hand: int) -> tuple[str, ...]:
    """The same; most hands are shown many times before they change."""
    return tuple(code for bit, code in COPIES if hand & bit)


def stack_codes(stack: list[int], size: int) -> list[str]:
    """A stack, top card first."""
    return [FIREBIRD.codes[stack[i]] for i in range(size - 1, -1, -1)]


def list_codes(cards: list[int], size: int) -> list[str]:
    """A row of cards, in its order."""
    return [FIREBIRD.codes[cards[i]] for i in range(size)]


def position(s: Board) -> dict[str, Any]:
    """The whole truth."""
    seats = range(s.players)
    return document(
        s,
        hands=[hand_codes(s.hand[seat]) for seat in seats],
        deck=stack_codes(s.deck, deck_size(s)),
        aside=stack_codes(s.aside, s.aside_left),
        box=list_codes(s.box, s.boxed),
        bets_left=[bets_left(s, seat) for seat in seats],
        bets=[placed(s, seat) for seat in seats],
    )


def view(s: Board, viewer: int | None) -> dict[str, Any]:
    """What a seat may know: its own hand and bet, and what is public (B10.1)."""
    seats = range(s.players)
    deck = stack_codes(s.deck, deck_size(s))
    return document(
        s,
        hands=[
            hand_codes(s.hand[seat]) if seat == viewer else [UNKNOWN] * s.hand[seat].bit_count()
            for seat in seats
        ],
        deck=unknown(deck[:-1]) + deck[-1:],
        aside=[UNKNOWN] * s.aside_left,
        box=[UNKNOWN] * s.boxed,
        bets_left=[
            bets_left(s, seat)
            if seat == viewer or s.bet_value[seat] < 0
            else unknown(bets_left(s, seat))
            for seat in seats
        ],
        bets=[placed(s, seat) if seat == viewer else hidden_bet(s, seat) for seat in seats],
    )


def deck_size(s: Board) -> int:
    """How many cards the draw deck has; in phase 2 there is none."""
    return s.left if s.phase == 1 else 0


def bets_left(s: Board, seat: int) -> list[int]:
    """The values of the Betting cards a seat has left."""
    return [0] * s.zero[seat] + [1] * s.ones[seat]


def placed(s: Board, seat: int) -> Bet:
    """A seat's bet as its owner sees it."""
    if s.bet_value[seat] < 0:
        return None
    return {"value": s.bet_value[seat], "on": s.bet_on[seat]}


def hidden_bet(s: Board, seat: int) -> Bet:
    """A seat's bet as the others see it: on whom once all have bet, its value never (B6.2)."""
    if s.bet_value[seat] < 0:
        return None
    return {"value": UNKNOWN, "on": UNKNOWN if s.stage == BETTING else s.bet_on[seat]}


def stage(s: Board) -> str:
    """The stage as a word."""
    if s.status == PLAYING:
        return STAGES[s.stage]
    return "deal" if s.status == DEALING else "over"


def won_feathers(s: Board, seat: int) -> list[list[int]]:
    """The Feathers a seat has won, as [round, value]."""
    pairs = ((1, s.feather1[seat]), (2, s.feather2[seat]))
    return [[number, value] for number, value in pairs if value > 0]


def document(
    s: Board,
    hands: list[list[str]],
    deck: list[str],
    aside: list[str],
    box: list[str],
    bets_left: list[list[Any]],
    bets: list[Bet],
) -> dict[str, Any]:
    """A position with these zones; all else is public."""
    return {
        "game": "blaze",
        "players": s.players,
        "round": s.round,
        "phase": s.phase,
        "trump": FIREBIRD.codes[s.trump],
        "hands": hands,
        "deck": deck,
        "set_aside": aside,
        "box": box,
        "discard": list_codes(s.discard, s.discarded),
        "stage": stage(s),
        "active": s.active,
        "limit": s.limit,
        "passed": bool(s.passed),
        "extended": bool(s.extended),
        "table": [
            {
                "challenge": FIREBIRD.codes[s.challenge[i]],
                "by": s.by[i],
                "reject": FIREBIRD.codes[s.reject[i]] if s.reject[i] >= 0 else None,
            }
            for i in range(s.challenges)
        ],
        "out": s.out[: s.gone],
        "feathers": list(range(top_feather(s), s.round - 1, -1)),
        "bets_left": bets_left,
        "bets": bets,
        "won_feathers": [won_feathers(s, seat) for seat in range(s.players)],
        "won_bets": [[1] * s.bets_won[seat] for seat in range(s.players)],
    }
