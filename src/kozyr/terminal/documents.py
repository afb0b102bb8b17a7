"""Positions and records from files, as `kozyr position` and `kozyr replay` show them."""

import json
import sys
from pathlib import Path
from typing import Any, TextIO

from kozyr.errors import N_, IllegalMove, NotationError, PositionError
from kozyr.games import game
from kozyr.games.document import UNKNOWN, short
from kozyr.games.state import State
from kozyr.locale import Language
from kozyr.record import (
    Record,
    RefusedMove,
    default_names,
    last_state,
    read_json,
    read_record,
    read_stream,
)
from kozyr.record.record import FORMAT
from kozyr.terminal.presenters import make_presenter
from kozyr.terminal.screen import Screen
from kozyr.terminal.seating import NAMES
from kozyr.terminal.style import printable

STANDARD_INPUT = "-"


def read_document(file: str) -> Any:
    """The JSON document in a file, or on standard input.

    Raises: DocumentError.
    """
    if file != STANDARD_INPUT:
        return read_json(Path(file))
    return read_stream(sys.stdin.buffer, "<stdin>")


def load_position(file: str, seed: str) -> State:
    """The state that a file describes; `seed` is for later deals.

    Raises: DocumentError, UnknownGame, PositionError.
    """
    return state_of(read_document(file), seed)


def state_of(doc: object, seed: str) -> State:
    """The state of a position's document.

    Raises: UnknownGame, PositionError.
    """
    if not isinstance(doc, dict):
        raise PositionError(N_("a position is a JSON object, not {value}"), value=short(doc))
    if is_record(doc):
        raise PositionError(
            N_("this is a record, not a position: kozyr replay FILE shows where it ends")
        )
    if is_knowledge(doc):
        raise PositionError(N_("this is what a seat knows, not a position: it is for kozyr hint"))
    if "game" not in doc:
        raise PositionError(N_("the key {key} is missing"), key="game")
    if is_view(doc):
        raise PositionError(N_("this is a view: here a position is needed, with every card in it"))
    return game(doc["game"]).load(doc, seed=seed)


def state_at_end(doc: object, seed: str) -> State:
    """The state at the end of a record, or of a position.

    Raises: UnknownGame, RecordError, PositionError.
    """
    return last_state(read_record(doc)) if is_record(doc) else state_of(doc, seed)


def is_record(doc: object) -> bool:
    """Whether a document says that it is a record."""
    return isinstance(doc, dict) and doc.get("format") == FORMAT


def is_knowledge(doc: object) -> bool:
    """Whether a document looks like what `Knowledge.document` writes."""
    return isinstance(doc, dict) and "view" in doc and "game" not in doc


def is_view(doc: object) -> bool:
    """Whether a document looks like a position in which cards are hidden.

    Raises: UnknownGame.
    """
    if not isinstance(doc, dict) or "game" not in doc or is_record(doc):
        return False
    zones = [doc[key] for key in game(doc["game"]).zones if isinstance(doc.get(key), list)]
    hands = [hand for zone in zones for hand in zone if isinstance(hand, list)]
    return any(UNKNOWN in cards for cards in zones + hands)


def load_record(file: str) -> tuple[Record, State]:
    """A record, and the state its moves lead to.

    Raises: DocumentError, UnknownGame, RecordError, PositionError.
    """
    record = read_record(read_document(file))
    return record, last_state(record)


def split_moves(text: str) -> list[str]:
    """Moves written one after another; the one space inside a move is the one after `bet`."""
    moves: list[str] = []
    for word in text.split():
        if moves and (moves[-1] == "bet" or moves[-1].endswith("/bet")):
            moves[-1] += f" {word}"
        else:
            moves.append(word)
    return moves


def play_moves(state: State, text: str) -> None:
    """Play moves in turn; where several seats may act each is written `seat/move`.

    A deal that is due before a move is made from the seed.

    Raises: RefusedMove, NotationError.
    """
    for index, written in enumerate(split_moves(text)):
        if state.waiting:
            state.deal_next()
        seat, slash, move = written.partition("/")
        if slash and seat.isascii() and seat.isdigit() and len(seat) < 4:
            play_one(state, index, int(seat), move)
        elif len(state.to_act) > 1:
            raise NotationError(
                N_("several seats may act before {move}: write seat/move, such as 0/bet 1@2"),
                move=short(written),
            )
        else:
            play_one(state, index, state.to_act[0] if state.to_act else 0, written)


def play_one(state: State, index: int, seat: int, move: str) -> None:
    """Play one of several moves; an error tells which it was."""
    try:
        state.play(seat, move)
    except IllegalMove as error:
        raise RefusedMove(index, move, error) from None


def as_document(state: State) -> dict[str, Any]:
    """A state as one JSON document."""
    return {
        "position": state.position(),
        "to_act": list(state.to_act),
        "legal": {str(seat): list(state.legal(seat)) for seat in state.to_act},
        "over": state.over,
        "result": state.result,
    }


def show_json(state: State, out: TextIO) -> None:
    """The document, and nothing else."""
    out.write(json.dumps(as_document(state), ensure_ascii=False) + "\n")


def show_state(state: State, names: list[str], lang: Language, screen: Screen) -> None:
    """The whole table, open, and who may do what."""
    presenter = make_presenter(state.game.name, lang, names, None, screen.plain)
    screen.heading(lang.gettext(state.game.title))
    screen.picture(presenter.picture(state.position()))
    screen.say()
    for seat in state.to_act:
        moves = "  ".join(state.legal(seat))
        screen.say(lang.text("{name} may play: {moves}", name=names[seat], moves=moves))
    if state.waiting:
        screen.say(lang.text("The next round is to be dealt."))
    result = state.result
    if result is not None:
        screen.say(lang.text("The game is over."))
        screen.story(presenter.ending(state.position(), result))


def seat_names(players: int, lang: Language) -> list[str]:
    """Names for nameless seats."""
    return [lang.text("Seat {seat}", seat=seat) for seat in range(players)]


def player_name(name: str, lang: Language) -> str:
    """A player's name in a record, or the kind of player that stands there instead."""
    return lang.gettext(NAMES[name]) if name in NAMES else printable(name, 30)


def record_names(record: Record, lang: Language) -> list[str]:
    """The players of a record, with their seats; who has no name is just a seat."""
    players = len(record.players)
    nameless, seats = default_names(players), seat_names(players, lang)
    return [
        seats[seat]
        if name == nameless[seat]
        else lang.text("{name} (seat {seat})", name=player_name(name, lang), seat=seat)
        for seat, name in enumerate(record.players)
    ]
