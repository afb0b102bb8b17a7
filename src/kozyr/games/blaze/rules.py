"""The rules of Blaze for three to five players, clauses B1 to B9, over a state of integers.

A card is `3 * rank + suit`: ranks 0 to 8 for the values 1 to 9, rank 9 for the Firebird; suits 0 to
2 for blue, red, yellow. The two copies of a card are alike, so a hand is a mask of two bits a card:
bit 2c for one copy, bits 2c and 2c + 1 for both. An action is a challenge card, `REJECT` + 30 *
slot + card for the challenge card in that slot, `PASS`, `DONE`, or `BET` + 5 * value + seat.
"""

from kozyr.games.bits import lowest_bit, nth_bit
from kozyr.games.chance import Generator, below
from kozyr.games.fields import Fields, integer, ints
from kozyr.games.status import DEALING, OVER, PLAYING

KINDS = 30
SEATS = 5
HAND = 5
LIMIT = 5
REJECT = 30
PASS = 180
DONE = 181
BET = 182

OPEN = 0
ANSWER = 1
EXTEND = 2
SUPPORT = 3
BETTING = 4

CUT_OFF = 400

ONE_OF_EACH = 0x555555555555555
SUIT = 0x0C30C30C30C30C3
NO_FIREBIRD = (1 << 54) - 1
FIREBIRD_RANK = 9


class Board(Fields):
    """A game of Blaze. -1 stands for no card, no seat or no bet; stacks keep their top last."""

    hand = ints(SEATS, bits=64)
    opened = integer(64)
    deck = ints(60, bits=8)
    aside = ints(60, bits=8)
    box = ints(60, bits=8)
    discard = ints(60, bits=8)
    left = integer(8)
    aside_left = integer(8)
    boxed = integer(8)
    discarded = integer(8)
    players = integer(8)
    round = integer(8)
    phase = integer(8)
    stage = integer(8)
    status = integer(8)
    trump = integer(8)
    active = integer(8)
    target = integer(8)
    supporter = integer(8)
    limit = integer(8)
    passed = integer(8)
    extended = integer(8)
    challenges = integer(8)
    rejected = integer(8)
    challenge = ints(LIMIT, bits=8)
    by = ints(LIMIT, bits=8)
    reject = ints(LIMIT, bits=8)
    inside = integer(8)
    out = ints(SEATS, bits=8)
    gone = integer(8)
    zero = ints(SEATS, bits=8)
    ones = ints(SEATS, bits=8)
    bet_value = ints(SEATS, bits=8)
    bet_on = ints(SEATS, bits=8)
    feather1 = ints(SEATS, bits=8)
    feather2 = ints(SEATS, bits=8)
    bets_won = ints(SEATS, bits=8)
    resolved = integer(32)


def begin(s: Board, players: int, first: int) -> None:
    """Clear the board and wait for the first deal; `first` was drawn to open (B2.3)."""
    s.players = players
    s.round = 0
    s.active = first
    s.aside_left = 0
    s.resolved = 0
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.zero[seat] = 1
        s.ones[seat] = 2
        s.bet_value[seat] = -1
        s.bet_on[seat] = -1
        s.feather1[seat] = 0
        s.feather2[seat] = 0
        s.bets_won[seat] = 0
    s.status = DEALING


def lowest_kind(players: int) -> int:
    """The lowest card in use: with three players the 1s stay in the box (B1.2)."""
    return 3 if players == 3 else 0


def pack(s: Board, cards: list[int]) -> int:
    """Write the cards to be shuffled into `cards`, all but those set aside; return their number."""
    aside = 0
    for i in range(s.aside_left):
        aside = added(aside, s.aside[i])
    n = 0
    for card in range(lowest_kind(s.players), KINDS):
        for _ in range(2 - ((aside >> (2 * card)) & 3).bit_count()):
            cards[n] = card
            n += 1
    return n


def deal(s: Board, cards: list[int]) -> None:
    """Deal a round from shuffled cards: five to each seat in order (B2, B8).

    In round 1 the draw deck follows, top card first, then the deck of round 2. In round 2 the rest
    goes to the box.
    """
    n = HAND * s.players
    for i in range(n):
        seat = i // HAND
        s.hand[seat] = added(0 if i % HAND == 0 else s.hand[seat], cards[i])
    s.round += 1
    if s.round == 1:
        rest = 60 - 2 * lowest_kind(s.players) - n
        s.left = rest // 2
        s.aside_left = rest - s.left
        s.boxed = 0
        for i in range(s.left):
            s.deck[s.left - 1 - i] = cards[n + i]
        for i in range(s.aside_left):
            s.aside[s.aside_left - 1 - i] = cards[n + s.left + i]
    else:
        s.boxed = 60 - 2 * lowest_kind(s.players) - n - s.aside_left
        for i in range(s.boxed):
            s.box[i] = cards[n + i]
        s.left = s.aside_left
        s.aside_left = 0
        for i in range(s.left):
            s.deck[i] = s.aside[i]
    turn_up_trump(s)
    s.discarded = 0
    s.phase = 1
    s.inside = (1 << s.players) - 1
    s.gone = 0
    s.status = PLAYING
    start_challenge(s, s.active)


def turn_up_trump(s: Board) -> None:
    """Turn up the top card of the deck and put it under the deck (B2.2)."""
    s.trump = s.deck[s.left - 1]
    for i in range(s.left - 1, 0, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[0] = s.trump


def added(hand: int, card: int) -> int:
    """A hand with one more copy of a card."""
    return hand | 1 << (2 * card + ((hand >> (2 * card)) & 1))


def removed(hand: int, card: int) -> int:
    """A hand with one copy of a card less."""
    return hand ^ 1 << (2 * card + ((hand >> (2 * card + 1)) & 1))


def next_inside(s: Board, seat: int) -> int:
    """The first seat still in the round, from this one leftwards (B5.4)."""
    while True:
        if seat >= s.players:
            seat -= s.players
        if (s.inside >> seat) & 1:
            return seat
        seat += 1


def start_challenge(s: Board, seat: int) -> None:
    """Give out the roles (B3.1), fix the limit (B3.7) and let the active player open."""
    s.active = next_inside(s, seat)
    s.target = next_inside(s, s.active + 1)
    third = next_inside(s, s.target + 1)
    s.supporter = -1 if third == s.active else third
    s.opened = 0
    s.challenges = 0
    s.rejected = 0
    s.passed = 0
    s.extended = 0
    s.limit = LIMIT
    if s.phase == 2:
        s.limit = min(LIMIT, s.hand[s.target].bit_count())
    s.stage = OPEN


def actor(s: Board) -> int:
    """The seat to act; while bets are made, the lowest that has not bet."""
    if s.stage == ANSWER:
        return s.target
    if s.stage == SUPPORT:
        return s.supporter
    if s.stage == BETTING:
        seat = 0
        while s.bet_value[seat] >= 0:
            seat += 1
        return seat
    return s.active


def actors(s: Board) -> int:
    """The seats that may act, as a bit mask."""
    if s.status != PLAYING:
        return 0
    if s.stage != BETTING:
        return 1 << actor(s)
    seats = 0
    for seat in range(s.players):
        if s.bet_value[seat] < 0:
            seats |= 1 << seat
    return seats


def rank_of(card: int) -> int:
    """The rank of a card: card // 3, in a form that costs less once compiled."""
    return (card * 43) >> 7


def beats(s: Board, card: int) -> int:
    """The cards that reject this one, both copies (B3.4, B3.5)."""
    rank = rank_of(card)
    suit = card - 3 * rank
    trump = s.trump - 3 * rank_of(s.trump)
    higher = (SUIT << (2 * suit)) & NO_FIREBIRD & -(1 << (6 * rank))
    if suit != trump:
        higher |= SUIT << (2 * trump)
    return higher


def kinds(mask: int) -> int:
    """Bit 2c for each card of which the mask has a copy."""
    return (mask | mask >> 1) & ONE_OF_EACH


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


def write_kinds(mask: int, base: int, out: list[int], n: int) -> int:
    """Write `base` + c for each bit 2c to `out` from place n on; return the new n."""
    while mask:
        bit = mask & -mask
        out[n] = base + (bit.bit_length() >> 1)
        mask ^= bit
        n += 1
    return n


def legal(s: Board, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat that may act to `out`; return their number."""
    n = 0
    if s.stage == ANSWER:
        masks = out[-LIMIT:]
        answers(s, masks)
        for slot in range(s.challenges):
            n = write_kinds(masks[slot], REJECT + KINDS * slot, out, n)
        out[n] = PASS
        return n + 1
    if s.stage == BETTING:
        for value in range(2):
            if (s.zero[seat] if value == 0 else s.ones[seat]) > 0:
                for other in range(s.players):
                    if other != seat:
                        out[n] = BET + SEATS * value + other
                        n += 1
        return n
    n = write_kinds(additions(s, seat), 0, out, n)
    if s.challenges > 0:
        out[n] = DONE
        n += 1
    return n


def sample(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """One of the legal actions, each as likely as any other."""
    if s.stage == ANSWER:
        k = below(rng, answers(s, scratch) + 1)
        for slot in range(s.challenges):
            n = scratch[slot].bit_count()
            if k < n:
                return REJECT + KINDS * slot + (nth_bit(scratch[slot], k) >> 1)
            k -= n
        return PASS
    if s.stage == BETTING:
        return scratch[below(rng, legal(s, seat, scratch))]
    cards = additions(s, seat)
    n = cards.bit_count()
    k = below(rng, n + (s.challenges > 0))
    return nth_bit(cards, k) >> 1 if k < n else DONE


def greedy(s: Board, seat: int, rng: Generator, scratch: list[int]) -> int:
    """The lowest card that works, trumps last; a 1 on whoever else holds most cards."""
    if s.stage == BETTING:
        return greedy_bet(s, seat)
    trumps = SUIT << (2 * (s.trump - 3 * rank_of(s.trump)))
    if s.stage == ANSWER:
        best = PASS
        cost = 2 * KINDS
        answers(s, scratch)
        for slot in range(s.challenges):
            cards = scratch[slot]
            if cards:
                plain = cards & ~trumps
                card = lowest_bit(plain if plain else cards) >> 1
                price = card if plain else KINDS + card
                if price < cost:
                    cost = price
                    best = REJECT + KINDS * slot + card
        return best
    cards = additions(s, seat)
    if cards == 0:
        return DONE
    plain = cards & ~trumps
    return lowest_bit(plain if plain else cards) >> 1


def greedy_bet(s: Board, seat: int) -> int:
    """A 1, if any is left, on the fullest hand among the others."""
    best = -1
    for i in range(1, s.players):
        other = (seat + i) % s.players
        if best < 0 or s.hand[other].bit_count() > s.hand[best].bit_count():
            best = other
    value = 1 if s.ones[seat] > 0 else 0
    return BET + SEATS * value + best


def play(s: Board, seat: int, action: int) -> None:
    """Play a legal action of a seat that may act."""
    if action < REJECT:
        play_challenge(s, seat, action)
    elif action < PASS:
        slot = (action - REJECT) // KINDS
        play_rejection(s, slot, action - REJECT - KINDS * slot)
    elif action == PASS:
        s.passed = 1
        s.extended = 0
        ask_active(s)
    elif action == DONE:
        if s.stage == OPEN:
            s.stage = ANSWER
        elif s.stage == EXTEND:
            ask_supporter(s)
        else:
            close_lap(s)
    else:
        value = (action - BET) // SEATS
        place_bet(s, seat, value, action - BET - SEATS * value)


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


def may_extend(s: Board, seat: int) -> bool:
    """Whether, as far as all can see, this seat might add a card (B4.5)."""
    return s.challenges < s.limit and s.hand[seat] != 0


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


def start_betting(s: Board, following: int) -> None:
    """Phase 1 is over; everyone bets (B6.1, B6.2). `following` will open phase 2."""
    start_challenge(s, following)
    s.phase = 2
    s.stage = BETTING


def place_bet(s: Board, seat: int, value: int, on: int) -> None:
    """Place a Betting card before another player; after the last one phase 2 begins (B6)."""
    s.bet_value[seat] = value
    s.bet_on[seat] = on
    if value == 0:
        s.zero[seat] = 0
    else:
        s.ones[seat] -= 1
    for other in range(s.players):
        if s.bet_value[other] < 0:
            return
    s.phase = 2
    if not award_feathers(s, s.active):
        start_challenge(s, s.active)


def award_feathers(s: Board, first: int) -> bool:
    """Players without cards take the top Feather, from `first` leftwards; True if it was the last.

    Clauses B6.3, B6.5 and B6.6.
    """
    for i in range(s.players):
        seat = (first + i) % s.players
        if (s.inside >> seat) & 1 and s.hand[seat] == 0:
            feather = top_feather(s)
            if s.round == 1:
                s.feather1[seat] = feather
            else:
                s.feather2[seat] = feather
            s.inside ^= 1 << seat
            s.out[s.gone] = seat
            s.gone += 1
            if s.gone == s.players - 1:
                end_round(s)
                return True
    return False


def top_feather(s: Board) -> int:
    """The value on top of the Feather stack (B1.4); below the lowest when the stack is empty."""
    return s.players - 2 + s.round - s.gone


def end_round(s: Board) -> None:
    """Settle the bets (B7); then round 2, opened by the loser (B8.2), or the end."""
    loser = next_inside(s, 0)
    for seat in range(s.players):
        value = s.bet_value[seat]
        on = s.bet_on[seat]
        if value == 0:
            s.zero[seat] = 1
        elif value == 1:
            s.bets_won[seat if on == loser else on] += 1
        s.bet_value[seat] = -1
        s.bet_on[seat] = -1
    s.challenges = 0
    s.rejected = 0
    s.opened = 0
    s.passed = 0
    s.extended = 0
    if s.round == 1:
        s.active = loser
        s.status = DEALING
    else:
        s.status = OVER


def score(s: Board, seat: int) -> int:
    """Feathers and Betting cards in a scoring stack (B9.1)."""
    return s.feather1[seat] + s.feather2[seat] + s.bets_won[seat]


def winner(s: Board) -> int:
    """The highest score; of those tied, the highest Feather of round 2 (B9)."""
    best = 0
    for seat in range(1, s.players):
        lead = score(s, seat) - score(s, best)
        if lead > 0 or (lead == 0 and s.feather2[seat] > s.feather2[best]):
            best = seat
    return best


def payoff(s: Board, seat: int) -> int:
    """What the finished game is worth to a seat: 1 to the winner, 0 to the others."""
    return 1 if winner(s) == seat else 0


def laps(s: Board) -> int:
    """The challenges resolved so far, which `CUT_OFF` limits in simulations (B11.1)."""
    return s.resolved
