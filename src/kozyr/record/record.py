"""Records: a whole game as one document, replayed without any random generator."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from kozyr.errors import N_, IllegalMove, PositionError, RecordError
from kozyr.games import game
from kozyr.games.document import short
from kozyr.games.game import MOST_GAMES, Game
from kozyr.games.state import State

FORMAT = "kozyr-record/1"
MOST_MOVES = 100_000


@dataclass(frozen=True)
class Event:
    """One entry: a seat's move or a later deal (seat -1), and the thinking time in ms."""

    seat: int
    move: str
    ms: int = 0


@dataclass(frozen=True)
class Record:
    """A finished or running game.

    `players` are names, one a seat; `start` is a position; `result` is None while the game runs.
    `number` is the game's among those of its seed.
    """

    game: str
    players: tuple[str, ...]
    seed: str | None
    start: dict[str, Any]
    moves: tuple[Event, ...]
    result: dict[str, Any] | None
    number: int = 0

    @property
    def played(self) -> int:
        """How many moves were played; the deals among `moves` are none."""
        return sum(event.seat >= 0 for event in self.moves)


def record_of(
    state: State, players: Sequence[str] | None = None, times: Sequence[int] | None = None
) -> Record:
    """The record of a state's history; `times` are milliseconds, one for each entry of it.

    Raises: RecordError if names or times do not fit.
    """
    names = tuple(players if players is not None else default_names(state.players))
    if len(names) != state.players:
        raise RecordError(
            N_("a record needs a name for each of {count} seats"), count=state.players
        )
    times = times if times is not None else [0] * len(state.history)
    if len(times) != len(state.history):
        raise RecordError(
            N_("a record needs a time for each of its moves ({count})"), count=len(state.history)
        )
    moves = tuple(
        Event(seat, move, ms) for (seat, move), ms in zip(state.history, times, strict=True)
    )
    return Record(
        game=state.game.name,
        players=names,
        seed=state.seed,
        start=state.start(),
        moves=moves,
        result=state.result,
        number=state.number,
    )


def default_names(players: int) -> list[str]:
    """Names for seats that have none."""
    return [f"Seat {seat}" for seat in range(players)]


def write_record(record: Record) -> dict[str, Any]:
    """The record as a JSON-ready document; `number` stands in it only if it is not 0."""
    document = {
        "format": FORMAT,
        "game": record.game,
        "players": list(record.players),
        "seed": record.seed,
        "start": record.start,
        "moves": [[event.seat, event.move, event.ms] for event in record.moves],
        "result": record.result,
    }
    return document | {"number": record.number} if record.number else document


def read_record(doc: object) -> Record:
    """The record in a document; names, seed, times and result may be missing, more keys present.

    Raises: RecordError; PositionError for its start; UnknownGame.
    """
    if not isinstance(doc, dict):
        raise RecordError(N_("a record is a JSON object, not {value}"), value=short(doc))
    if doc.get("format") != FORMAT:
        raise RecordError(
            N_("the format of a record is {format}, not {value}"),
            format=FORMAT,
            value=short(doc.get("format")),
        )
    start = doc.get("start")
    if not isinstance(start, dict):
        raise RecordError(N_("a record's start is a position, not {value}"), value=short(start))
    name: Any = doc.get("game", start.get("game"))
    kind = game(name)
    if isinstance(start.get("game"), str) and name != start["game"]:
        raise RecordError(
            N_("the record is of {game}, and its start of {other}"),
            game=short(name),
            other=short(start["game"]),
        )
    players = kind.load(start).players
    result = doc.get("result")
    if result is not None and not isinstance(result, dict):
        raise RecordError(N_("a record's result is an object, not {value}"), value=short(result))
    return Record(
        game=name,
        players=read_names(doc.get("players"), players),
        seed=read_seed(doc.get("seed")),
        start=start,
        moves=read_moves(doc.get("moves")),
        result=result,
        number=read_number(doc.get("number", 0)),
    )


def read_number(number: object) -> int:
    """The number of the game within its seed."""
    if type(number) is not int or not 0 <= number < MOST_GAMES:
        raise RecordError(
            N_("a record's number is {should}, not {value}"),
            should=f"0 … {MOST_GAMES - 1}",
            value=short(number),
        )
    return number


def read_names(names: object, players: int) -> tuple[str, ...]:
    """The players' names, or names for nameless seats."""
    if names is None:
        return tuple(default_names(players))
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError(
            N_("a record's players are a list of names, not {value}"), value=short(names)
        )
    if len(names) != players:
        raise RecordError(
            N_("the number of names, {count}, is not that of the players at the start, {players}"),
            count=len(names),
            players=players,
        )
    return tuple(names)


def read_seed(seed: object) -> str | None:
    """The seed as text."""
    try:
        return None if seed is None else Game.check_seed(seed)
    except PositionError:
        raise RecordError(N_("a record's seed is a text, not {value}"), value=short(seed)) from None


def read_moves(moves: object) -> tuple[Event, ...]:
    """The moves; the time may be missing."""
    if not isinstance(moves, list):
        raise RecordError(N_("a record's moves are a list, not {value}"), value=short(moves))
    if len(moves) > MOST_MOVES:
        raise RecordError(
            N_("a record has at most {limit} moves, not {count}"),
            limit=MOST_MOVES,
            count=len(moves),
        )
    events = []
    for i, entry in enumerate(moves):
        match entry:
            case [seat, str(move)] if type(seat) is int:
                events.append(Event(seat, move))
            case [seat, str(move), ms] if type(seat) is int and is_time(ms):
                events.append(Event(seat, move, int(ms)))
            case _:
                raise RecordError(
                    N_("moves[{index}] should be [seat, move, milliseconds]"), index=i
                )
    return tuple(events)


def is_time(ms: object) -> bool:
    """Whether this is a number of milliseconds that a double holds to the unit."""
    return isinstance(ms, int | float) and not isinstance(ms, bool) and abs(ms) < 2**53


def replay(record: Record) -> Iterator[State]:
    """The state at the start, then after each move: one object, which moves on.

    Raises: RecordError if a move is refused or the result is another.
    """
    state = game(record.game).load(record.start, seed=record.seed)
    state.number = record.number
    state.auto_deal = False
    yield state
    for i, event in enumerate(record.moves):
        try:
            state.play(event.seat, event.move)
        except IllegalMove as error:
            raise RefusedMove(i, event.move, error) from None
        yield state
    if record.result is not None and not same(record.result, state.result):
        raise RecordError(
            N_("the record says {recorded}, but its moves lead to {reached}"),
            recorded=compact(record.result),
            reached=compact(state.result),
        )


def same(one: object, other: object) -> bool:
    """Whether two documents are the same JSON; true and 1 are not."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def last_state(record: Record) -> State:
    """The state at the end of a record, its moves and result checked.

    Raises: RecordError.
    """
    states = list(replay(record))
    states[-1].auto_deal = True
    return states[-1]


class RefusedMove(RecordError):
    """One of several moves is refused; `error` is the rules' own, with its clause.

    The message names the move, unless the rules' reason does so already.
    """

    def __init__(self, index: int, move: str, error: IllegalMove) -> None:
        if "move" in error.values:
            super().__init__(N_("moves[{index}]: {why}"), index=index, why=error)
        else:
            template = N_("moves[{index}] {move}: {why}")
            super().__init__(template, index=index, move=short(move), why=error)
        self.index = index
        self.error = error


def compact(value: object) -> str:
    """A small document on one line, as JSON."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"
