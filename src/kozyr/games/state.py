"""A game in progress: the friendly object over a board of integers."""

from typing import TYPE_CHECKING, Any

from kozyr.errors import N_, IllegalMove, NotationError, SeatError
from kozyr.games import chance, playing
from kozyr.games.document import bits_of, short
from kozyr.games.status import DEALING, OVER

if TYPE_CHECKING:
    from kozyr.games.game import Game

DEALER = -1
MOST_PLAYERS = 6
SEATS = tuple(tuple(bits_of(mask)) for mask in range(1 << MOST_PLAYERS))
"""The seats that a mask of seats stands for."""


def check_seat(seat: object, players: int) -> None:
    """Complain about a seat that is not one of so many players'.

    Raises: SeatError.
    """
    if type(seat) is not int or not 0 <= seat < players:
        raise SeatError(
            N_("there is no seat {seat}: the seats are 0 to {last}"),
            seat=short(seat),
            last=players - 1,
        )


class State:
    """A game in progress. Made by `Game.deal` and `Game.load`.

    `history` lists what has happened since, as (seat, move) pairs; a later deal stands as
    (-1, "deal …") with the cards in dealing order. While `auto_deal` is true, later deals are made
    from the seed at once; otherwise the state waits, as a replay does, for `play(-1, "deal …")` or
    `deal_next()`.
    """

    def __init__(
        self, game: "Game[Any]", board: Any, seed: str, number: int, start: Any = None
    ) -> None:
        self.game = game
        self.board = board
        self.seed = seed
        self.number = number
        self.history: list[tuple[int, str]] = []
        self.auto_deal = True
        self._deals = 1
        self._start = board.copy() if start is None else start

    @property
    def players(self) -> int:
        """How many play."""
        return self.game.players(self.board)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, ascending."""
        return SEATS[self.game.rules.actors(self.board)]

    @property
    def waiting(self) -> bool:
        """Whether the next event is a deal."""
        return bool(self.board.status == DEALING)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.board.status == OVER)

    @property
    def result(self) -> dict[str, Any] | None:
        """The result as the game's rules write it; None until the game is over."""
        return self.game.result(self.board) if self.over else None

    @property
    def returns(self) -> tuple[float, ...]:
        """One number a seat, as the game's rules define; zeros until the game is over."""
        if not self.over:
            return (0.0,) * self.players
        return tuple(
            float(self.game.rules.payoff(self.board, seat)) for seat in range(self.players)
        )

    def legal(self, seat: int) -> tuple[str, ...]:
        """A seat's legal moves as sorted text; () for anyone who is not to act."""
        if type(seat) is not int or seat not in self.to_act:
            return ()
        return tuple(sorted(self.game.write(self.board, a) for a in self._actions(seat)))

    def previews(self, seat: int) -> dict[str, dict[str, Any]]:
        """What each of a seat's legal moves takes and scores, in games where that is a question."""
        if type(seat) is not int or seat not in self.to_act:
            return {}
        pairs = ((a, self.game.preview(self.board, a)) for a in self._actions(seat))
        return {self.game.write(self.board, a): found for a, found in pairs if found is not None}

    def play(self, seat: int, move: str) -> None:
        """Play a move in place.

        Raises: IllegalMove, which says why and cites the clause; nothing has changed then.
        """
        if not isinstance(move, str):
            raise NotationError(
                N_("a move is a text, not {move}"), clause=self.game.turn_clause, move=short(move)
            )
        if self.waiting:
            self._play_deal(seat, move)
            return
        if self.over:
            raise IllegalMove(N_("the game is over"), clause=self.game.end_clause)
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalMove(
                N_("there is no seat {seat}: the seats are 0 to {last}"),
                clause=self.game.turn_clause,
                seat=short(seat),
                last=self.players - 1,
            )
        if seat not in self.to_act:
            raise IllegalMove(
                N_("it is not seat {seat}'s turn, but seat {turn}'s"),
                clause=self.game.turn_clause,
                seat=seat,
                turn=", ".join(map(str, self.to_act)),
            )
        action = self.game.judge(self.board, seat, move)
        written = self.game.write(self.board, action)
        self.game.rules.play(self.board, seat, action)
        self.history.append((seat, written))
        if self.waiting and self.auto_deal:
            self.deal_next()

    def coming_deal(self) -> str:
        """The later deal that the seed gives next, as `play(-1, …)` takes it; nothing changes."""
        rng = chance.Generator()
        words = chance.seed_words(self.seed)
        chance.start(rng, words, chance.deal_stream(self.number, self._deals))
        cards = [0] * playing.SCRATCH
        n = self.game.bound(playing.next_deal)(self.board.copy(), rng, cards)
        return " ".join(["deal", *self.game.codes(cards[:n])])

    def deal_next(self) -> None:
        """Make the later deal that is due, from the seed: what `auto_deal` does by itself.

        Raises: IllegalMove if no deal is due; nothing has changed then.
        """
        if not self.waiting:
            raise IllegalMove(N_("no deal is due"), clause=self.game.deal_clause)
        self._play_deal(DEALER, self.coming_deal())

    def position(self) -> dict[str, Any]:
        """The whole truth as a JSON-ready document; `Game.load` takes it back."""
        return self.game.position(self.board)

    def start(self) -> dict[str, Any]:
        """The position before `history`; its moves lead from there to here."""
        return self.game.position(self._start)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The position as a seat may know it, or a spectator (None).

        Raises: SeatError if there is no such seat.
        """
        if seat is not None:
            check_seat(seat, self.players)
        return self.game.view(self.board, seat)

    def copy(self) -> "State":
        """An independent copy."""
        twin = State(self.game, self.board.copy(), self.seed, self.number, self._start)
        twin.history = self.history[:]
        twin.auto_deal = self.auto_deal
        twin._deals = self._deals
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __str__(self) -> str:
        return self.game.picture(self.board)

    def __repr__(self) -> str:
        if self.over:
            doing = f"over, {self.result}"
        elif self.waiting:
            doing = "waiting for a deal"
        else:
            doing = "to act: " + ", ".join(f"seat {seat}" for seat in self.to_act)
        return f"<{self.game.title}, {self.players} players, {doing}>"

    def _actions(self, seat: int) -> list[int]:
        out = [0] * self.game.most_moves
        return out[: self.game.rules.legal(self.board, seat, out)]

    def _dealt(self, codes: list[str]) -> None:
        self._deals += 1
        self.history.append((DEALER, " ".join(["deal", *codes])))

    def _play_deal(self, seat: int, move: str) -> None:
        word, *codes = move.split(" ")
        if seat != DEALER or word != "deal":
            raise IllegalMove(N_("the next event is a deal"), clause=self.game.deal_clause)
        cards = [0] * playing.SCRATCH
        n = self.game.rules.pack(self.board, cards)
        if sorted(codes) != sorted(self.game.codes(cards[:n])):
            raise IllegalMove(
                N_("a deal names each of the {count} cards to be dealt"),
                clause=self.game.deal_clause,
                count=n,
            )
        self.game.rules.deal(self.board, [self.game.deck.index[code] for code in codes])
        self._dealt(codes)
