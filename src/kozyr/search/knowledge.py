"""What a seat knows: its view, and what it remembers of all that everyone saw."""

from collections.abc import Mapping
from typing import Any, Self

from kozyr.errors import N_, PositionError
from kozyr.games.document import wrong
from kozyr.games.game import Game
from kozyr.games.memory import Known, Memory, remember
from kozyr.games.state import DEALER, State, check_seat
from kozyr.search.told import REMEMBERED, check_keys, read_memory, read_seat, read_view

DEAL = "deal"


class Knowledge:
    """What one seat has seen of a game. It is all that a bot is told: it holds no hidden card.

    `view` is the seat's last view; `memory` what it remembers of what everyone saw before.

    Raises: SeatError if there is no such seat, or the game is not for so many players.
    """

    __slots__ = ("game", "memory", "players", "seat", "view")

    def __init__(self, game: Game[Any], players: int, seat: int) -> None:
        check_seat(seat, game.check_players(players))
        self.game = game
        self.players = players
        self.seat = seat
        self.view: Mapping[str, Any] = {}
        self.memory = Memory.fresh(players)

    def observe(self, seat: int, move: str, view: Mapping[str, Any]) -> None:
        """Note a move of anyone, and this seat's view after it.

        Any deal, the first too, is "deal" of seat -1; another's bet is `bet ?`.

        Raises: SeatError if there is no such seat; PositionError for a view of another game.
        """
        if not isinstance(view, Mapping) or view.get("game") != self.game.name:
            raise PositionError(N_("this is no view of {game}"), game=self.game.title)
        if seat == DEALER:
            self.memory = Memory.fresh(self.players)
        elif self.view:
            check_seat(seat, self.players)
            self.memory = remember(self.game, self.memory, self.view, view, seat, move)
        self.view = view

    @property
    def known(self) -> Known:
        """The cards that are known to lie in each hand, because everyone saw them taken up."""
        return self.memory.known

    @staticmethod
    def of(state: State, seat: int) -> "Knowledge":
        """What a seat knows after all that has happened in `state.history`.

        Raises: SeatError if there is no such seat.
        """
        return Watch().knowledge(state, seat)

    @classmethod
    def at(cls, state: State, seat: int, memory: Memory | None = None) -> Self:
        """What a seat knows that sees a state and remembers this, or nothing."""
        found = cls(state.game, state.players, seat)
        found.view = state.view(seat)
        if memory is not None:
            found.memory = memory
        return found

    def copy(self) -> Self:
        """Another that goes its own way from here."""
        twin = type(self)(self.game, self.players, self.seat)
        twin.view, twin.memory = self.view, self.memory
        return twin

    def forgotten(self) -> Self:
        """What somebody knows who remembers nothing: the view alone."""
        found = type(self)(self.game, self.players, self.seat)
        found.view = self.view
        return found

    def document(self) -> dict[str, Any]:
        """All of it as a JSON-ready document; `read` takes it back."""
        return {
            "view": self.view,
            "seat": self.seat,
            "known": self.memory.listed(self.game),
            "doubts": self.memory.doubts,
            "facts": self.memory.facts,
        }

    @classmethod
    def read(cls, doc: object) -> Self:
        """What `document` wrote; with the view and the seat alone nothing is remembered.

        Raises: UnknownGame, PositionError for a document that cannot be true.
        """
        if not isinstance(doc, Mapping):
            raise wrong("knowledge", doc, "{…}")
        check_keys(doc, ("view", "seat"))
        view = doc["view"]
        game, players = read_view(view)
        found = cls(game, players, read_seat(view, doc["seat"], players))
        found.view = view
        if doc.keys() & REMEMBERED:
            found.memory = read_memory(game, view, players, doc)
        return found


class Watch:
    """What every seat knows of a game in progress, kept up as its state moves on.

    Where the state has gone back, all is worked out anew.
    """

    def __init__(self) -> None:
        self.twin: State | None = None
        self.seats: list[Knowledge] = []

    def knowledge(self, state: State, seat: int) -> Knowledge:
        """What a seat knows after all of `state.history`.

        Raises: SeatError if there is no such seat.
        """
        check_seat(seat, state.players)
        twin = self.twin
        if twin is None or state.history[: len(twin.history)] != twin.history:
            twin = self.twin = state.game.load(state.start(), seed=state.seed)
            twin.auto_deal = False
            self.seats = [Knowledge(state.game, state.players, i) for i in range(state.players)]
            for each in self.seats:
                each.observe(DEALER, DEAL, twin.view(each.seat))
        for who, move in state.history[len(twin.history) :]:
            twin.play(who, move)
            for each in self.seats:
                each.observe(who, heard(state.game, move, who, each.seat), twin.view(each.seat))
        return self.seats[seat].copy()


def heard(game: Game[Any], move: str, seat: int, viewer: int) -> str:
    """A move of a seat, or a deal, as the seat `viewer` hears of it."""
    if seat == DEALER:
        return DEAL
    return move if seat == viewer else game.heard(move)
