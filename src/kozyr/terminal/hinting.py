"""`kozyr hint`: what the moves of a seat are worth, from what it knows."""

import json
from typing import Any

from kozyr.errors import N_, PositionError, SeatError
from kozyr.games.status import OVER
from kozyr.locale import Language
from kozyr.search import Budget, Hint, Knowledge, hint
from kozyr.search.hints import seats_to_move
from kozyr.terminal.documents import is_knowledge, is_view, read_document, state_at_end
from kozyr.terminal.preparing import tell_of_compiling

SECONDS = 1.0

FOREGONE = {
    ("durak", 0.0): N_("Proved: against perfect play seat {seat} has lost, whatever it plays."),
    ("durak", 0.5): N_("Proved: with perfect play the game is drawn."),
    ("blulu", 0.0): N_("Proved: against perfect play seat {seat} has lost, whatever it plays."),
}
"""What a proved result of 0 … 1 says of a game's end, where that is more than a chance.

In Blaze the others need not play against this seat, and 0 may be a chance too small to be told.
"""


def read_knowledge(file: str, seat: int | None) -> Knowledge:
    """What a seat knows, the first to act if none is named: of a record, a position, or as written.

    Raises: DocumentError, UnknownGame, RecordError, PositionError; SeatError if the seat is not to
    act or the game is over.
    """
    doc = read_document(file)
    if is_knowledge(doc):
        return read_told(doc, seat)
    if is_view(doc):
        raise PositionError(
            N_("this is a view: write it as {shape}, with the seat that it is for"),
            shape='{"view": …, "seat": 0}',
        )
    state = state_at_end(doc, "0")
    check_not_over(state.over)
    if seat is None and state.to_act:
        seat = state.to_act[0]
    if seat not in state.to_act:
        raise not_to_act(state.to_act)
    return Knowledge.of(state, seat)


def read_told(doc: Any, seat: int | None) -> Knowledge:
    """What a document says that its seat knows.

    Raises: UnknownGame, PositionError; SeatError if the seat is another or not to act, or the
    game is over.
    """
    knowledge = Knowledge.read(doc)
    if seat not in (None, knowledge.seat):
        raise SeatError(N_("this is what seat {seat} knows, and no other"), seat=knowledge.seat)
    game, view = knowledge.game, knowledge.view
    check_not_over(game.read(game.guess(view, game.unseen(view))).status == OVER)
    seats = seats_to_move(knowledge)
    if knowledge.seat not in seats:
        raise not_to_act(seats)
    return knowledge


def check_not_over(over: bool) -> None:
    """Refuse a game that is over.

    Raises: SeatError.
    """
    if over:
        raise SeatError(N_("the game is over: there is no move to hint at"))


def not_to_act(seats: Any) -> SeatError:
    """The error for a seat that is not among those to act."""
    return SeatError(
        N_("a hint is for a seat that is to act: {seats}"),
        seats=", ".join(map(str, seats)) or "–",
    )


def show_hints(
    knowledge: Knowledge, iterations: int | None, seed: str, as_json: bool, lang: Language
) -> None:
    """Print the hints for what a seat knows."""
    budget = Budget(SECONDS) if iterations is None else Budget(iterations=iterations)
    tell_of_compiling(f"search_{knowledge.game.name}", lang)
    found = hint(knowledge, budget, seed)
    if as_json:
        print(json.dumps(document(knowledge.seat, found), ensure_ascii=False))
        return
    for line in lines(knowledge, found, lang):
        print(line)


def document(seat: int, found: list[Hint]) -> dict[str, Any]:
    """The hints as one JSON document; `proved` is what the seat gets with perfect play, or null."""
    best = found[0]
    return {
        "seat": seat,
        "proved": best.result if best.proved else None,
        "moves": [one._asdict() for one in found],
    }


def lines(knowledge: Knowledge, found: list[Hint], lang: Language) -> list[str]:
    """The hints for people."""
    best, seat = found[0], knowledge.seat
    shown = []
    if best.proved:
        if said := FOREGONE.get((knowledge.game.name, best.result)):
            shown.append(lang.gettext(said).format(seat=seat))
        elif 0 < best.result < 1:
            shown.append(lang.text("Proved is the score; what it is worth is an estimate."))
        shown.append(lang.text("Seat {seat}, a win counting 100, a loss 0:", seat=seat))
    else:
        shown.append(
            lang.text(
                "Seat {seat}, a win counting 100, a loss 0, ± by the number of tries alone:",
                seat=seat,
            )
        )
    return shown + [move_line(one, lang) for one in found]


def move_line(one: Hint, lang: Language) -> str:
    """One move."""
    result = lang.number(100 * one.result, 0)
    if one.proved:
        return lang.text("{move}  {result}, proved", move=one.move, result=result)
    margin = lang.number(100 * one.margin, 1)
    return lang.text("{move}  {result} ± {margin}", move=one.move, result=result, margin=margin)
