"""`kozyr solve`: an ending's value and best line."""

import json
import time
from typing import Any

from kozyr.errors import N_, KozyrError
from kozyr.games.state import State
from kozyr.locale import Language
from kozyr.terminal.documents import read_document, state_at_end
from kozyr.terminal.preparing import tell_of_compiling

NODES = {"durak": 50_000_000}
FEWER_NODES = 500_000
"""What may be spent by default: some seconds. Only Durak's solver is compiled."""

AT_ONCE = 5_000


class Unsolved(KozyrError):
    """The budget did not suffice."""

    code = "unsolved"


def read_ending(file: str) -> State:
    """The state at the end of a record, or of a position.

    Raises: DocumentError, UnknownGame, RecordError, PositionError.
    """
    return state_at_end(read_document(file), "0")


def solve_position(state: State, nodes: int | None, as_json: bool, lang: Language) -> None:
    """Solve an ending and print what comes out.

    Raises: NotAnEnding, Unsolved.
    """
    budget = NODES.get(state.game.name, FEWER_NODES) if nodes is None else nodes
    found, seconds = solved(state, budget, lang)
    if found is None:
        raise Unsolved(
            N_("not solved within {nodes} positions: --nodes N allows more"),
            nodes=lang.number(budget),
        )
    if as_json:
        print(json.dumps(document(found, seconds), ensure_ascii=False))
        return
    for text in lines(found, seconds, lang):
        print(text)


def solved(state: State, budget: int, lang: Language) -> tuple[Any, float]:
    """The solution, or None, and the seconds it took, compilation apart.

    What is soon done needs no machine code.
    """
    from kozyr.search import endings

    start = time.perf_counter()
    found = endings.solve(state.game, state.board, min(budget, AT_ONCE), machine=False)
    if found is None and budget > AT_ONCE:
        if state.game.name in NODES:
            tell_of_compiling(endings.COMPILED, lang)
            endings.ready()
        start = time.perf_counter()
        found = endings.solve(state.game, state.board, budget)
    return found, time.perf_counter() - start


def document(found: Any, seconds: float) -> dict[str, Any]:
    """The solution as one JSON document."""
    return {
        "values": list(found.values),
        "to_act": found.seat,
        "move": found.move,
        "line": [list(step) for step in found.line],
        "nodes": found.nodes,
        "seconds": round(seconds, 6),
    }


def lines(found: Any, seconds: float, lang: Language) -> list[str]:
    """The solution for people."""
    values = [lang.number(value, 0 if value == int(value) else 2) for value in found.values]
    shown = [
        lang.text("seat {seat}: {value}", seat=seat, value=value)
        for seat, value in enumerate(values)
    ]
    shown.append(lang.text("seat {seat} plays {move}", seat=found.seat, move=found.move))
    steps = "  ".join(f"{seat}/{move}" for seat, move in found.line)
    shown.append(lang.text("best line: {line}", line=steps))
    shown.append(
        lang.text(
            "positions seen: {nodes}, in {seconds} s",
            nodes=lang.number(found.nodes),
            seconds=lang.number(seconds, 3),
        )
    )
    return shown
