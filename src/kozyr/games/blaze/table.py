"""Reading the table of a challenge: cards that moves could have laid there, in turn (B3, B4)."""

from kozyr.errors import N_, PositionError
from kozyr.games.blaze.board import (
    ANSWER,
    EXTEND,
    FIREBIRD_RANK,
    LIMIT,
    OPEN,
    Board,
    rank_of,
)
from kozyr.games.blaze.challenge import beats
from kozyr.games.document import CardReader, Reader


def read_table(s: Board, reader: Reader, cards: CardReader) -> None:
    """The challenge, each card checked against what lay there before."""
    entries = reader.items("table")
    if len(entries) > LIMIT:
        raise PositionError(N_("the table has more than {limit} challenge cards"), limit=LIMIT)
    for i, entry in enumerate(entries):
        row = Reader(entry, ("challenge", "by", "reject"), f"table[{i}]")
        card = cards.card(row.doc["challenge"], row.path("challenge"))
        s.by[i] = row.integer("by", 0, s.players - 1)
        if s.by[i] not in (s.active, s.supporter):
            raise row.fail("by", N_("the active player or the supporter"))
        if i > 0 and not s.opened >> (6 * rank_of(card)) & 1:
            raise row.fail("challenge", N_("a card whose value was played before"))
        if i == 0 and s.by[i] != s.active:
            raise row.fail("by", N_("the active player, who opens"))
        s.challenge[i] = card
        s.reject[i] = -1
        s.challenges += 1
        s.opened |= 63 << (6 * rank_of(card))
        if row.doc["reject"] is not None:
            read_rejection(s, i, row, cards)


def read_rejection(s: Board, i: int, row: Reader, cards: CardReader) -> None:
    """A rejection card, which must reject its challenge card."""
    s.reject[i] = cards.card(row.doc["reject"], row.path("reject"))
    s.rejected += 1
    if not beats(s, s.challenge[i]) >> (2 * s.reject[i]) & 1:
        raise row.fail("reject", N_("a card that rejects the challenge card"))
    if rank_of(s.reject[i]) < FIREBIRD_RANK:
        s.opened |= 63 << (6 * rank_of(s.reject[i]))


def could_be_laid(s: Board) -> bool:
    """Whether moves could have laid this table and led to this stage (B4).

    Challenge cards come in laps: the opening, then extensions. Before an extension every card is
    rejected, or the target has passed, and then there is but one.
    """
    n = s.challenges
    if s.stage == OPEN:
        laid = n == 0 or is_lap(s, 0, n)
        return laid and s.rejected == 0 and not s.passed and s.extended == (n > 0)
    if s.stage == ANSWER:
        return not s.passed and any(
            all_rejected(s, start) and is_lap(s, start, n) and s.extended == untouched(s, start)
            for start in range(n)
            if not rejected(s, start, n)
        )
    return any(
        s.extended == (start < n)
        and untouched(s, start)
        and (start == n or is_lap(s, start, n))
        and (s.stage != EXTEND or all(s.by[i] == s.active for i in range(start, n)))
        and (passed_at(s, start) if s.passed else all_rejected(s, start))
        for start in range(1, n + 1)
    )


def all_rejected(s: Board, end: int) -> bool:
    """Whether the cards before `end` can be whole laps, each rejected in its turn."""
    return end == 0 or any(
        all_rejected(s, start) and is_lap(s, start, end) and rejected(s, start, end)
        for start in range(end)
    )


def passed_at(s: Board, end: int) -> bool:
    """Whether the target can have passed when the cards before `end` lay there (B3.8)."""
    return any(
        all_rejected(s, start) and is_lap(s, start, end) and not rejected(s, start, end)
        for start in range(end)
    )


def is_lap(s: Board, start: int, end: int) -> bool:
    """Whether these cards can be one lap: of values open before it, the active player's first."""
    values = open_ranks(s, start) if start > 0 else {rank_of(s.challenge[0])}
    by_supporter = [s.by[i] != s.active for i in range(start, end)]
    return (
        by_supporter == sorted(by_supporter)
        and not (start == 0 and any(by_supporter))
        and all(rank_of(s.challenge[i]) in values for i in range(start, end))
    )


def open_ranks(s: Board, end: int) -> set[int]:
    """The ranks that the cards before `end` and their rejections opened (B3.6)."""
    answers = {rank_of(s.reject[i]) for i in range(end) if s.reject[i] >= 0}
    return {rank_of(s.challenge[i]) for i in range(end)} | answers - {FIREBIRD_RANK}


def rejected(s: Board, start: int, end: int) -> bool:
    """Whether all these cards are rejected."""
    return all(s.reject[i] >= 0 for i in range(start, end))


def untouched(s: Board, start: int) -> bool:
    """Whether no card from `start` on is rejected."""
    return all(s.reject[i] < 0 for i in range(start, s.challenges))
