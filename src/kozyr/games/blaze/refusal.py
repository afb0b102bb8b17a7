"""Why a move of Blaze may not be played, with the clause."""

from kozyr.decks.firebird import FIREBIRD
from kozyr.errors import N_, Card, IllegalMove
from kozyr.games.blaze.actions import BET, DONE, PASS, REJECT
from kozyr.games.blaze.board import ANSWER, BETTING, FIREBIRD_RANK, KINDS, LIMIT, OPEN, SEATS, Board
from kozyr.games.blaze.challenge import answers, beats
from kozyr.games.blaze.notation import Move


def judge(s: Board, seat: int, move: Move, legal: list[int]) -> int:
    """The action a move stands for; IllegalMove if it is not among the legal ones."""
    action = meant(s, move)
    if action in legal:
        return action
    if s.stage == BETTING:
        raise betting(s, seat, move)
    if s.stage == ANSWER:
        raise answering(s, move)
    raise challenging(s, seat, move)


def meant(s: Board, move: Move) -> int:
    """The action a move stands for here, -1 if it stands for none."""
    if move.kind == "play":
        return move.card
    if move.kind == "pass":
        return PASS
    if move.kind == "done":
        return DONE
    if move.kind == "bet":
        return BET + SEATS * move.value + move.on
    masks = [0] * LIMIT
    answers(s, masks)
    for slot in range(s.challenges):
        if s.challenge[slot] == move.challenge and masks[slot] >> (2 * move.card) & 1:
            return REJECT + KINDS * slot + move.card
    return -1


def held(s: Board, seat: int, card: int) -> bool:
    """Whether a seat holds a card."""
    return bool(s.hand[seat] >> (2 * card) & 1)


def missing(card: int, clause: str) -> IllegalMove:
    """The card is not there to be played."""
    return IllegalMove(
        N_("{card} is not in your hand"), clause=clause, card=Card(FIREBIRD.codes[card])
    )


def betting(s: Board, seat: int, move: Move) -> IllegalMove:
    """Why this is not a bet that may be made now."""
    if move.kind != "bet":
        return IllegalMove(N_("now all place a bet"), clause="B6.2")
    if move.on >= s.players:
        return IllegalMove(
            N_("there is no seat {seat}: the seats are 0 to {last}"),
            clause="B6.2",
            seat=move.on,
            last=s.players - 1,
        )
    if move.on == seat:
        return IllegalMove(N_("nobody bets on themselves"), clause="B6.2")
    return IllegalMove(N_("you have no Betting card {value} left"), clause="B8.3", value=move.value)


def answering(s: Board, move: Move) -> IllegalMove:
    """Why the target may not do this."""
    if move.kind != "reject":
        return IllegalMove(
            N_("you are the target: reject a challenge card, or pass"),
            clause="B3.3",
        )
    challenge, card = move.challenge, move.card
    values = {"card": Card(FIREBIRD.codes[card]), "challenge": Card(FIREBIRD.codes[challenge])}
    lying = [slot for slot in range(s.challenges) if s.challenge[slot] == challenge]
    if not lying:
        return IllegalMove(
            N_("{challenge} is not among the challenge cards"), clause="B3.3", **values
        )
    if all(s.reject[slot] >= 0 for slot in lying):
        return IllegalMove(N_("{challenge} is already rejected"), clause="B3.3", **values)
    if not held(s, s.target, card):
        return missing(card, "B3.3")
    return too_weak(s, challenge, card, values)


def too_weak(s: Board, challenge: int, card: int, values: dict[str, Card]) -> IllegalMove:
    """Why this card does not reject that one."""
    if beats(s, challenge) == 0:
        return IllegalMove(
            N_("{challenge} is a Firebird in trumps: nothing rejects it"), clause="B3.5", **values
        )
    if card // 3 == FIREBIRD_RANK and card % 3 != s.trump % 3:
        return IllegalMove(
            N_("{card} rejects nothing: a Firebird that rejects counts 0"), clause="B3.5", **values
        )
    if challenge % 3 == s.trump % 3:
        return IllegalMove(
            N_("{card} does not reject {challenge}: that takes a trump as high or higher"),
            clause="B3.4",
            **values,
        )
    if challenge // 3 == FIREBIRD_RANK:
        return IllegalMove(
            N_("{card} does not reject {challenge}: a Firebird falls only to a trump"),
            clause="B3.5",
            **values,
        )
    return IllegalMove(
        N_("{card} does not reject {challenge}: that takes its suit as high or higher, or a trump"),
        clause="B3.4",
        **values,
    )


def challenging(s: Board, seat: int, move: Move) -> IllegalMove:
    """Why a challenger may not do this."""
    if move.kind in ("pass", "reject"):
        return IllegalMove(N_("only the target rejects or passes"), clause="B3.3")
    if move.kind == "bet":
        return IllegalMove(N_("bets are made between the phases"), clause="B6.2")
    if move.kind == "done":
        return IllegalMove(N_("open with a card first"), clause="B3.2")
    card = move.card
    if not held(s, seat, card):
        return missing(card, "B3.2" if s.stage == OPEN else "B3.6")
    if s.challenges >= s.limit:
        return IllegalMove(
            N_("the limit of this challenge, {limit}, is reached: you are done"),
            clause="B3.7",
            limit=s.limit,
        )
    if s.stage == OPEN:
        return IllegalMove(
            N_("{card} may not be added: the challenge opens with cards of one value"),
            clause="B3.2",
            card=Card(FIREBIRD.codes[card]),
        )
    return IllegalMove(
        N_("{card} may not be added: its value has not been played in this challenge"),
        clause="B3.6",
        card=Card(FIREBIRD.codes[card]),
    )
