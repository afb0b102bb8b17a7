"""What a seat knows: its view, and what it remembers of all that everyone saw."""

from collections.abc import Mapping
from typing import Any, Self

from kozyr.errors import N_, PositionError
from kozyr.games import game as game_named
from kozyr.games.document import short
from kozyr.games.game import Game
from kozyr.games.memory import Known, counted, listed, nothing_known, remember
from kozyr.games.state import DEALER, State

DEAL = "deal"


class Knowledge:
    """What one seat has seen of a game. It is all that a bot is told: it holds no hidden card.

    `view` is the seat's last view; `known` the cards that are known to lie in each hand, because
    everyone saw them taken up.
    """

    __slots__ = ("game", "known", "players", "seat", "view")

    def __init__(self, game: Game[Any], players: int, seat: int) -> None:
        self.game = game
        self.players = players
        self.seat = seat
        self.view: Mapping[str, Any] = {}
        self.known: Known = nothing_known(players)

    def observe(self, seat: int, move: str, view: Mapping[str, Any]) -> None:
        """Note a move of anyone, and this seat's view after it.

        Any deal, the first too, is "deal" of seat -1; another's bet is `bet ?`.
        """
        if seat == DEALER:
            self.known = nothing_known(self.players)
        elif self.view:
            self.known = remember(self.game, self.known, self.view, view, seat, move)
        self.view = view

    @classmethod
    def of(cls, state: State, seat: int) -> Self:
        """What a seat knows after all that has happened in `state.history`."""
        game = state.game
        twin = game.load(state.start(), seed=state.seed)
        twin.auto_deal = False
        found = cls(game, state.players, seat)
        found.observe(DEALER, DEAL, twin.view(seat))
        for who, move in state.history:
            twin.play(who, move)
            found.observe(who, heard(game, move, who, seat), twin.view(seat))
        return found

    @classmethod
    def at(cls, state: State, seat: int, known: Known) -> Self:
        """What a seat knows that sees a state and remembers these cards."""
        found = cls(state.game, state.players, seat)
        found.view = state.view(seat)
        found.known = known
        return found

    def document(self) -> dict[str, Any]:
        """All of it as a JSON-ready document; `read` takes it back."""
        return {"view": self.view, "seat": self.seat, "known": listed(self.game, self.known)}

    @classmethod
    def read(cls, doc: Mapping[str, Any]) -> Self:
        """What `document` wrote.

        Raises: UnknownGame, PositionError.
        """
        view = doc.get("view")
        if not isinstance(view, Mapping):
            raise PositionError(N_("the key {key} is missing"), key="view")
        game = game_named(view.get("game", ""))
        hands = view.get("hands")
        players = game.check_players(len(hands) if isinstance(hands, list) else hands)
        seat = doc.get("seat")
        if type(seat) is not int or not 0 <= seat < players:
            raise PositionError(
                N_("there is no seat {seat}: the seats are 0 to {last}"),
                seat=short(seat),
                last=players - 1,
            )
        found = cls(game, players, seat)
        found.view = view
        found.known = counted(doc.get("known", ((),) * players))
        return found


def heard(game: Game[Any], move: str, seat: int, viewer: int) -> str:
    """A move of a seat, or a deal, as the seat `viewer` hears of it."""
    if seat == DEALER:
        return DEAL
    return move if seat == viewer else game.heard(move)
