"""A challenge of Blaze, from its opening to its end (B3, B4, B5)."""

from kozyr.games.blaze.board import (
    ANSWER,
    EXTEND,
    FIREBIRD_RANK,
    HAND,
    NO_FIREBIRD,
    OPEN,
    SUIT,
    SUPPORT,
    Board,
    added,
    kinds,
    rank_of,
    removed,
)
from kozyr.games.blaze.rounds import award_feathers, start_betting, start_challenge


def beats(s: Board, card: int) -> int:
    """The cards that reject this one, both copies (B3.4, B3.5)."""
    rank = rank_of(card)
    suit = card - 3 * rank
    trump = s.trump - 3 * rank_of(s.trump)
    higher = (SUIT << (2 * suit)) & NO_FIREBIRD & -(1 << (6 * rank))
    if suit != trump:
        higher |= SUIT << (2 * trump)
    return higher


def additions(s: Board, seat: int) -> int:
    """The cards a challenger may play, bit 2c for card c (B3.2, B3.6, B3.7)."""
    if s.challenges == 0:
        return kinds(s.hand[seat])
    if s.challenges < s.limit:
        return kinds(s.hand[seat] & s.opened)
    return 0


def answers(s: Board, masks: list[int]) -> int:
    """Write to `masks[slot]` the cards that may reject the one in each slot; return their number.

    Bit 2c stands for card c. None for a card that is rejected, or like an earlier one that is not:
    the two are alike, and the earlier is answered first.
    """
    hand = s.hand[s.target]
    open_kinds = 0
    total = 0
    for slot in range(s.challenges):
        masks[slot] = 0
        kind = 1 << s.challenge[slot]
        if s.reject[slot] < 0 and not open_kinds & kind:
            open_kinds |= kind
            masks[slot] = kinds(hand & beats(s, s.challenge[slot]))
            total += masks[slot].bit_count()
    return total


def may_extend(s: Board, seat: int) -> bool:
    """Whether, as far as all can see, this seat might add a card (B4.5)."""
    return s.challenges < s.limit and s.hand[seat] != 0


def play_challenge(s: Board, seat: int, card: int) -> None:
    """Open or extend the challenge; who then publicly cannot extend is not asked (B4.5)."""
    s.hand[seat] = removed(s.hand[seat], card)
    s.challenge[s.challenges] = card
    s.by[s.challenges] = seat
    s.reject[s.challenges] = -1
    s.challenges += 1
    s.opened |= 63 << (6 * (rank_of(card)))
    s.extended = 1
    if s.stage != OPEN and not may_extend(s, seat):
        if s.stage == EXTEND:
            ask_supporter(s)
        else:
            close_lap(s)


def play_rejection(s: Board, slot: int, card: int) -> None:
    """Reject a challenge card; a Firebird that rejects opens nothing (B3.6)."""
    s.hand[s.target] = removed(s.hand[s.target], card)
    s.reject[slot] = card
    s.rejected += 1
    s.extended = 0
    if rank_of(card) < FIREBIRD_RANK:
        s.opened |= 63 << (6 * (rank_of(card)))
    if s.rejected == s.challenges:
        ask_active(s)


def ask_active(s: Board) -> None:
    """The active player may extend, then the supporter (B4.3)."""
    if may_extend(s, s.active):
        s.stage = EXTEND
    else:
        ask_supporter(s)


def ask_supporter(s: Board) -> None:
    """The supporter may extend, if there is one."""
    if s.supporter >= 0 and may_extend(s, s.supporter):
        s.stage = SUPPORT
    else:
        close_lap(s)


def close_lap(s: Board) -> None:
    """Back to the target if a card was added and they have not passed; else the end (B4.4)."""
    if s.extended and not s.passed:
        s.stage = ANSWER
    else:
        end_challenge(s)


def end_challenge(s: Board) -> None:
    """Move the cards, draw or take Feathers, and go on (B5, B6)."""
    s.resolved += 1
    following = s.target
    if s.passed:
        following = s.supporter if s.supporter >= 0 else s.active
        take_up(s)
    else:
        throw_away(s)
    if s.phase == 1:
        draw(s, s.active)
        draw(s, s.target)
        if s.supporter >= 0:
            draw(s, s.supporter)
        if s.left == 0:
            start_betting(s, following)
            return
    elif award_feathers(s, s.active):
        return
    start_challenge(s, following)


def take_up(s: Board) -> None:
    """The target takes every card of the challenge (B5.2)."""
    hand = s.hand[s.target]
    for i in range(s.challenges):
        hand = added(hand, s.challenge[i])
        if s.reject[i] >= 0:
            hand = added(hand, s.reject[i])
    s.hand[s.target] = hand


def throw_away(s: Board) -> None:
    """Every card of the challenge goes to the discard pile (B5.1)."""
    n = s.discarded
    for i in range(s.challenges):
        s.discard[n] = s.challenge[i]
        s.discard[n + 1] = s.reject[i]
        n += 2
    s.discarded = n


def draw(s: Board, seat: int) -> None:
    """Draw up to five while the deck lasts (B5.3)."""
    hand = s.hand[seat]
    missing = HAND - hand.bit_count()
    while missing > 0 and s.left > 0:
        s.left -= 1
        hand = added(hand, s.deck[s.left])
        missing -= 1
    s.hand[seat] = hand
