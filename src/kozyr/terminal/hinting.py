"""`kozyr hint`: what the moves of a seat are worth, from what it knows."""

import json

from kozyr.errors import N_, SeatError
from kozyr.games.state import State
from kozyr.locale import Language
from kozyr.record import last_state, read_record
from kozyr.record.record import FORMAT
from kozyr.search import Budget, Hint, Knowledge, hint
from kozyr.terminal.documents import read_document, state_of

SECONDS = 1.0


def read_state(file: str) -> State:
    """The state at the end of a record, or of a position.

    Raises: DocumentError, UnknownGame, RecordError, PositionError.
    """
    doc = read_document(file)
    if isinstance(doc, dict) and doc.get("format") == FORMAT:
        return last_state(read_record(doc))
    return state_of(doc, "0")


def show_hints(
    state: State,
    seat: int | None,
    iterations: int | None,
    seed: str,
    as_json: bool,
    lang: Language,
) -> None:
    """Print the hints for a seat, the first to act if none is named.

    Raises: SeatError if the seat is not to act.
    """
    if seat is None and state.to_act:
        seat = state.to_act[0]
    if seat not in state.to_act:
        raise SeatError(
            N_("a hint is for a seat that is to act: {seats}"),
            seats=", ".join(map(str, state.to_act)) or "–",
        )
    budget = Budget(SECONDS) if iterations is None else Budget(iterations=iterations)
    found = hint(Knowledge.of(state, seat), budget, seed)
    if as_json:
        moves = [one._asdict() for one in found]
        print(json.dumps({"seat": seat, "moves": moves}, ensure_ascii=False))
        return
    print(lang.text("Seat {seat}, a win counting 100, a loss 0:", seat=seat))
    for one in found:
        print(line(one, lang))


def line(one: Hint, lang: Language) -> str:
    """One move for people."""
    result = lang.number(100 * one.result, 0)
    if one.proved:
        return lang.text("{move}  {result}, proved", move=one.move, result=result)
    margin = lang.number(100 * one.margin, 1)
    return lang.text("{move}  {result} ± {margin}", move=one.move, result=result, margin=margin)
