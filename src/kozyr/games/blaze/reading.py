"""Reading a position of Blaze, every value checked."""

from typing import Any

from kozyr.decks.firebird import FIREBIRD
from kozyr.errors import N_, PositionError
from kozyr.games.blaze.board import (
    BETTING,
    EXTEND,
    LIMIT,
    OPEN,
    SEATS,
    SUPPORT,
    Board,
    added,
    next_inside,
)
from kozyr.games.blaze.challenge import may_extend
from kozyr.games.blaze.dealing import lowest_kind
from kozyr.games.blaze.rounds import top_feather
from kozyr.games.blaze.table import could_be_laid, read_table
from kozyr.games.blaze.view import STAGES
from kozyr.games.document import CardReader, Reader, short
from kozyr.games.status import DEALING, OVER, PLAYING

KEYS = (
    "game",
    "players",
    "round",
    "phase",
    "trump",
    "hands",
    "deck",
    "set_aside",
    "box",
    "discard",
    "stage",
    "active",
    "limit",
    "passed",
    "extended",
    "table",
    "out",
    "feathers",
    "bets_left",
    "bets",
    "won_feathers",
    "won_bets",
)


def read(doc: object) -> Board:
    """The board of a position; PositionError if it cannot be."""
    reader = Reader(doc, KEYS)
    reader.word("game", ("blaze",))
    s = Board()
    s.players = reader.integer("players", 3, SEATS)
    s.round = reader.integer("round", 1, 2)
    s.phase = reader.integer("phase", 1, 2)
    cards = CardReader(FIREBIRD)
    s.trump = cards.known(reader.doc["trump"], "trump")
    if s.trump < lowest_kind(s.players):
        raise PositionError(
            N_("{where}: there is no card {card} in this deck"),
            where="trump",
            card=short(reader.doc["trump"]),
        )
    read_stage(s, reader)
    read_cards(s, reader, cards)
    read_seats(s, reader)
    read_feathers(s, reader)
    read_bets(s, reader)
    read_table(s, reader, cards)
    cards.require(FIREBIRD.codes[lowest_kind(s.players) :])
    check_stage(s)
    read_limit(s, reader)
    check_asked(s)
    return s


def read_stage(s: Board, reader: Reader) -> None:
    """The stage and the flags."""
    word = reader.word("stage", (*STAGES, "deal", "over"))
    s.status = {"deal": DEALING, "over": OVER}.get(word, PLAYING)
    s.stage = STAGES.index(word) if s.status == PLAYING else OPEN
    s.passed = reader.flag("passed")
    s.extended = reader.flag("extended")
    if (s.status == DEALING and s.round == 2) or (s.status == OVER and s.round == 1):
        raise reader.fail("stage", N_("a stage of this round"))
    if s.status != PLAYING and s.phase == 1:
        raise reader.fail("phase", "2")


def read_cards(s: Board, reader: Reader, cards: CardReader) -> None:
    """Hands and piles."""
    hands = reader.items("hands", s.players)
    for seat in range(s.players):
        for card in cards.listed(hands[seat], f"hands[{seat}]"):
            s.hand[seat] = added(s.hand[seat], card)
    deck = cards.cards(reader, "deck")[::-1]
    aside = cards.cards(reader, "set_aside")[::-1]
    box = cards.cards(reader, "box")
    discard = cards.cards(reader, "discard")
    s.left, s.aside_left, s.boxed, s.discarded = map(len, (deck, aside, box, discard))
    s.deck[: s.left] = deck
    s.aside[: s.aside_left] = aside
    s.box[: s.boxed] = box
    s.discard[: s.discarded] = discard
    if (s.phase == 2 or s.stage == BETTING) and deck:
        raise reader.fail("deck", N_("empty in phase 2"))
    if s.phase == 1 and s.stage != BETTING and not deck:
        raise reader.fail("deck", N_("not empty in phase 1"))
    if deck and deck[0] != s.trump:
        raise PositionError(
            N_("the trump {trump} lies under the deck, so it is the deck's last card"),
            trump=FIREBIRD.codes[s.trump],
        )
    if s.round == 1 and not s.aside_left:
        raise reader.fail("set_aside", N_("round 2's deck, not empty in round 1"))
    if s.round == 1 and s.boxed:
        raise reader.fail("box", N_("empty in round 1"))
    if s.round == 2 and s.aside_left:
        raise reader.fail("set_aside", N_("empty in round 2"))


def read_seats(s: Board, reader: Reader) -> None:
    """Who is out, who is active, and the roles that follow."""
    s.inside = (1 << s.players) - 1
    for seat in reader.items("out"):
        if type(seat) is not int or not 0 <= seat < s.players or not s.inside >> seat & 1:
            raise reader.fail("out", N_("seats, each once"))
        s.inside ^= 1 << seat
        s.out[s.gone] = seat
        s.gone += 1
        if s.hand[seat]:
            raise PositionError(N_("seat {seat} is out, but hands[{seat}] holds cards"), seat=seat)
    ended = s.status != PLAYING
    if (s.gone == s.players - 1) != ended or s.gone == s.players or (s.gone and s.phase == 1):
        raise reader.fail("out", N_("the seats that left this round"))
    s.active = reader.integer("active", 0, s.players - 1)
    if s.status == OVER:
        return
    if not s.inside >> s.active & 1:
        raise PositionError(N_("the active player, seat {seat}, is out"), seat=s.active)
    s.target = next_inside(s, s.active + 1)
    third = next_inside(s, s.target + 1)
    s.supporter = -1 if third == s.active else third


def read_feathers(s: Board, reader: Reader) -> None:
    """The Feather stack and those won: this round's are all there, in the order of leaving."""
    stack = reader.items("feathers")
    should = list(range(top_feather(s), s.round - 1, -1))
    if stack != should or any(type(value) is not int for value in stack):
        raise reader.fail("feathers", str(should))
    won = reader.items("won_feathers", s.players)
    this = [0] * s.players
    for place in range(s.gone):
        this[s.out[place]] = s.players - 2 + s.round - place
    for seat in range(s.players):
        where = f"won_feathers[{seat}]"
        pairs = dict(feather_pairs(won[seat], where))
        if len(pairs) != len(won[seat]) or pairs.get(s.round, 0) != this[seat]:
            raise PositionError(
                N_("{where} does not agree with the order in which seats left the round"),
                where=where,
            )
        s.feather1[seat] = pairs.get(1, 0)
        s.feather2[seat] = pairs.get(2, 0)
        if (s.round == 1 and 2 in pairs) or s.feather1[seat] >= s.players:
            raise PositionError(N_("{where} has a Feather that is not in play"), where=where)
    first = [value for value in s.feather1 if value]
    if len(set(first)) < len(first):
        raise PositionError(N_("a Feather of round 1 stands twice in won_feathers"))


def feather_pairs(pairs: Any, where: str) -> list[tuple[int, int]]:
    """The [round, value] pairs of a seat."""
    if not isinstance(pairs, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(type(n) is int for n in pair)
        for pair in pairs
    ):
        raise PositionError(N_("{where} should be [round, value] pairs"), where=where)
    if any(number not in (1, 2) or value < 1 for number, value in pairs):
        raise PositionError(N_("{where} has a Feather that is not in play"), where=where)
    return [(number, value) for number, value in pairs]


def read_bets(s: Board, reader: Reader) -> None:
    """Betting cards: each player's 0, 1, 1 are in hand, placed or won by somebody (B1.5)."""
    left = reader.items("bets_left", s.players)
    bets = reader.items("bets", s.players)
    won = reader.items("won_bets", s.players)
    ones = 0
    for seat in range(s.players):
        bet_cards(left[seat], f"bets_left[{seat}]", (0, 1))
        bet_cards(won[seat], f"won_bets[{seat}]", (1,))
        read_bet(s, seat, bets[seat])
        s.zero[seat] = left[seat].count(0)
        s.ones[seat] = left[seat].count(1)
        s.bets_won[seat] = len(won[seat])
        zeros = s.zero[seat] + (s.bet_value[seat] == 0)
        mine = s.ones[seat] + (s.bet_value[seat] == 1)
        if zeros != 1 or mine > 2:
            raise PositionError(
                N_("bets_left[{seat}]: with the bet placed, a player has one 0 and at most two 1s"),
                seat=seat,
            )
        ones += mine + s.bets_won[seat]
    if ones != 2 * s.players:
        raise PositionError(
            N_("the number of Betting cards of value 1 is {count}, and should be {should}"),
            count=ones,
            should=2 * s.players,
        )
    check_bets(s)


def bet_cards(values: Any, where: str, allowed: tuple[int, ...]) -> None:
    """Complain unless this is a list of Betting cards."""
    if not isinstance(values, list) or any(
        type(value) is not int or value not in allowed for value in values
    ):
        raise PositionError(N_("{where} should list Betting cards"), where=where)


def read_bet(s: Board, seat: int, bet: object) -> None:
    """A placed bet, or null."""
    s.bet_value[seat] = s.bet_on[seat] = -1
    if bet is None:
        return
    reader = Reader(bet, ("value", "on"), f"bets[{seat}]")
    s.bet_value[seat] = reader.integer("value", 0, 1)
    s.bet_on[seat] = reader.integer("on", 0, s.players - 1)
    if s.bet_on[seat] == seat:
        raise PositionError(N_("bets[{seat}]: nobody bets on themselves"), seat=seat)


def check_bets(s: Board) -> None:
    """Bets are there exactly in phase 2 (B6.2, B7)."""
    bets = sum(value >= 0 for value in s.bet_value[: s.players])
    if s.status == PLAYING and s.stage == BETTING:
        if bets == s.players:
            raise PositionError(N_("all bets are placed, so the stage is not bet"))
    elif bets != (s.players if s.phase == 2 and s.status == PLAYING else 0):
        raise PositionError(N_("bets are placed before phase 2 and settled at its end"))


def check_stage(s: Board) -> None:
    """The table must be one that the stage can have, and somebody must be able to act."""
    if s.status != PLAYING or s.stage == BETTING:
        ok = s.challenges == 0 and not s.passed and not s.extended
    else:
        ok = could_be_laid(s)
    if not ok:
        raise PositionError(N_("no moves could have laid this table at this stage"))
    if s.stage == SUPPORT and s.supporter < 0:
        raise PositionError(N_("with two players left there is no supporter"))
    if s.status == PLAYING and s.stage != BETTING:
        check_hands(s)


def check_hands(s: Board) -> None:
    """Between challenges a player who is in holds cards; the opener needs one to open."""
    if s.stage == OPEN and s.challenges == 0 and s.hand[s.active] == 0:
        raise PositionError(
            N_("hands[{seat}] is empty, but this seat is to open a challenge"), seat=s.active
        )
    if s.stage == OPEN and s.phase == 2 and s.hand[s.target] == 0:
        raise PositionError(
            N_("hands[{seat}] is empty, so this seat is out of the round"), seat=s.target
        )


def read_limit(s: Board, reader: Reader) -> None:
    """The limit: never above what B3.7 allows, never below what lies there."""
    high = LIMIT
    if s.phase == 2 and s.status == PLAYING and s.stage != BETTING:
        high = min(LIMIT, s.hand[s.target].bit_count() + s.rejected)
    s.limit = reader.integer("limit", min(high, max(1, s.challenges)), high)
    if s.challenges > s.limit:
        raise PositionError(
            N_("{count} challenge cards lie there, more than the limit of {limit}"),
            count=s.challenges,
            limit=s.limit,
        )


def check_asked(s: Board) -> None:
    """To extend, only a challenger is asked who may, as far as all can see (B4.5)."""
    if s.status != PLAYING or s.stage not in (EXTEND, SUPPORT):
        return
    seat = s.active if s.stage == EXTEND else s.supporter
    if not may_extend(s, seat):
        raise PositionError(
            N_(
                "seat {seat} cannot extend (limit reached, or no cards left), "
                "so it is not asked (B4.5)"
            ),
            seat=seat,
        )
