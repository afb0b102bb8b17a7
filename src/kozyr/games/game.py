"""A game: what it is called, its rules, and how its positions and moves are written."""

import copy
import secrets
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

from kozyr.decks.deck import Deck
from kozyr.errors import N_, Message, PositionError, SeatError
from kozyr.games import chance, playing
from kozyr.games.binding import Binder
from kozyr.games.document import UNKNOWN, short
from kozyr.games.fields import Fields
from kozyr.games.state import State

B = TypeVar("B", bound=Fields)
MOST_GAMES = 2**48


class Rules(Protocol):
    """What a rules module offers; `s` is the game's own `Board`.

    Every function is plain Python over integers, so that it also compiles (`kozyr.compiled`).
    """

    CUT_OFF: int

    def begin(self, s: Any, players: int, first: int) -> None: ...
    def pack(self, s: Any, cards: list[int]) -> int: ...
    def deal(self, s: Any, cards: list[int]) -> None: ...
    def actor(self, s: Any) -> int: ...
    def actors(self, s: Any) -> int: ...
    def legal(self, s: Any, seat: int, out: list[int]) -> int: ...
    def sample(self, s: Any, seat: int, rng: Any, scratch: list[int]) -> int: ...
    def greedy(self, s: Any, seat: int, rng: Any, scratch: list[int]) -> int: ...
    def play(self, s: Any, seat: int, action: int) -> None: ...
    def payoff(self, s: Any, seat: int) -> int: ...
    def laps(self, s: Any) -> int: ...


class Thinking(Protocol):
    """What a player adds to the rules: a game's `thinking` module, plain Python like the rules.

    `shown[other]` are the cards, as a hand, of which a seat knows that another holds them;
    `odds[other * cards + card]` how likely another is to hold one (`kozyr.games.layout`).
    """

    def added(self, hand: int, card: int) -> int: ...
    def secret(self, s: Any) -> bool: ...
    def hidden(self, s: Any, seat: int, shown: list[int], cards: list[int]) -> int: ...
    def place(
        self,
        s: Any,
        seat: int,
        shown: list[int],
        odds: list[int],
        cards: list[int],
        count: int,
        rng: Any,
    ) -> None: ...
    def estimate(self, s: Any, seat: int) -> int: ...
    def expert(self, s: Any, seat: int, rng: Any, scratch: list[int]) -> int: ...
    def novice(self, s: Any, seat: int, rng: Any, scratch: list[int]) -> int: ...


class Game(ABC, Generic[B]):
    """One of the games. Get it with `kozyr.game(name)`.

    `zones` are the keys of a position under which cards lie; `drawn_zone` is that of the deck which
    has the trump for its last card, if there is one.
    `longest_hand` and `longest_game` (actions; None if the rules set no bound) are promises that
    the contract suite checks; `most_moves` bounds the legal moves of one seat at one time.
    """

    name: str
    title: Message
    min_players: int
    max_players: int
    deck: Deck
    zones: tuple[str, ...]
    drawn_zone: str | None = None
    board_type: type[B]
    rules: Rules
    thinking: Thinking
    longest_hand: int
    longest_game: int | None
    most_moves: int
    turn_clause: str
    deal_clause: str
    end_clause: str

    def deal(
        self, players: int | None = None, seed: int | str | None = None, number: int = 0
    ) -> State:
        """A freshly dealt game.

        `players` defaults to the smallest number. The same `seed` (an integer or a text) gives the
        same game; without one the seed is drawn from the system's secure source. `number` counts
        the games of one seed, as `kozyr simulate --seed` does.

        Raises: SeatError if the game is not for so many players; PositionError for a bad seed.
        """
        count = self.check_players(self.min_players if players is None else players)
        seed = self.check_seed(seed)
        if type(number) is not int or not 0 <= number < MOST_GAMES:
            raise PositionError(
                N_("the number of a game is 0 … 2^48, not {number}"), number=short(number)
            )
        board = self.board_type()
        rng = chance.Generator()
        chance.start(rng, chance.seed_words(seed), chance.deal_stream(number, 0))
        self.bound(playing.first_deal)(board, count, rng, [0] * playing.SCRATCH)
        return State(self, board, seed, number)

    def load(self, position: Mapping[str, Any], seed: int | str | None = None) -> State:
        """The state that a position describes; `seed` is for the deals still to come.

        Raises: PositionError if the position is not whole; the message says where and why.
        """
        board = self.read(position)
        return State(self, board, self.check_seed(seed), 0)

    def bound(self, function: Any) -> Any:
        """A function of `kozyr.games.playing`, bound to this game's rules for the interpreter."""
        return Binder({"rules": self.rules}).bind(function)

    def check_players(self, players: object) -> int:
        """The number of players, or SeatError."""
        low, high = self.min_players, self.max_players
        if type(players) is int and low <= players <= high:
            return players
        raise SeatError(
            N_("{game} is for {players} players, not {number}"),
            game=self.title,
            players=str(low) if low == high else f"{low}-{high}",
            number=short(players),
        )

    @staticmethod
    def check_seed(seed: object) -> str:
        """The seed as text, drawn if there is none."""
        if seed is None:
            return secrets.token_hex(16)
        text = isinstance(seed, str) and len(seed) <= 200
        number = type(seed) is int and abs(seed) < 10**200
        if isinstance(seed, str) and any("\ud800" <= letter <= "\udfff" for letter in seed):
            raise PositionError(N_("a seed is text that can be written in UTF-8"))
        if not (text or number):
            raise PositionError(
                N_("a seed is an integer or a text of up to 200 characters, not {seed}"),
                seed=short(seed),
            )
        return str(seed)

    def codes(self, cards: list[int]) -> list[str]:
        """Card numbers as codes."""
        return [self.deck.codes[card] for card in cards]

    def _check_view(self, view: object) -> None:
        """Complain unless this looks like a view of this game."""
        if not isinstance(view, Mapping) or view.get("game") != self.name:
            raise PositionError(N_("this is no view of {game}"), game=self.title)
        for zone in self.zones:
            if zone not in view:
                raise PositionError(N_("the key {key} is missing"), key=zone)
        if "players" in view:
            self.check_players(view["players"])

    @abstractmethod
    def players(self, board: B) -> int:
        """How many play."""

    @abstractmethod
    def write(self, board: B, action: int) -> str:
        """A legal action as text."""

    @abstractmethod
    def judge(self, board: B, seat: int, text: str) -> int:
        """The action a text stands for; IllegalMove, with the reason, if it may not be played."""

    @abstractmethod
    def position(self, board: B) -> dict[str, Any]:
        """The whole truth as a document."""

    @abstractmethod
    def view(self, board: B, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know, as a document."""

    @abstractmethod
    def read(self, position: object) -> B:
        """The board that a position describes; PositionError if it cannot be."""

    def preview(self, board: B, action: int) -> dict[str, Any] | None:
        """What a legal action takes and scores at once, where its text leaves that open.

        A dict of `takes`, cards, and `bonus`, a number; from what its player may know. None in
        games whose moves say it all.
        """
        return None

    def effect(
        self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int, move: str
    ) -> dict[str, Any] | None:
        """What everyone saw come of a move, beyond the move itself; None if nothing did.

        `before` and `after` are a spectator's views, so it holds nothing that is hidden. Its keys
        are the game's own (docs/protocol.md).
        """
        return None

    def roles(self, view: Mapping[str, Any]) -> tuple[int, ...]:
        """The seats that take part in the bout or challenge of a view, as they draw after it.

        The second is the one that may take up the table's cards. Nobody in other games.
        """
        return ()

    def laid(self, move: str) -> str:
        """The part of a move that names the cards laid down from the hand."""
        return move

    def declined(self, view: Mapping[str, Any], seat: int, move: str) -> dict[str, float]:
        """The cards that a seat hardly holds, having made this move where it saw this view.

        How likely each is, against a card that the move tells nothing of: 0 if it cannot be. Looks
        only at what is in every view.
        """
        return {}

    def told(self, view: Mapping[str, Any], seat: int, move: str) -> int:
        """What a move tells of the cards that a seat keeps, taken together; 0 for nothing.

        The number is for the game's `thinking.place`, and holds until the seat moves or draws.
        """
        return 0

    def heard(self, move: str) -> str:
        """A move as those hear of it who must not know all of it."""
        return move

    def cards_in_use(self, players: int) -> list[str]:
        """The code of every card in the game, as often as it is there, in the deck's order."""
        return [code for code in self.deck.order for _ in range(self.deck.copies)]

    def unseen(self, view: Mapping[str, Any]) -> list[str]:
        """The cards that a view does not show, in the deck's order.

        Raises: PositionError or SeatError if this is no view of this game.
        """
        self._check_view(view)
        shown = Counter(shown_cards([view[zone] for zone in self.zones]))
        cards = []
        for code in self.cards_in_use(view.get("players", self.max_players)):
            if shown[code] > 0:
                shown[code] -= 1
            else:
                cards.append(code)
        return cards

    def guess(self, view: Mapping[str, Any], cards: list[str]) -> dict[str, Any]:
        """A position that agrees with a view, its unknown cards filled from `cards` in turn.

        With `cards` a shuffle of `unseen(view)` this is a determinization of the view.

        Raises: PositionError or SeatError if this is no view of this game, or `cards` are others.
        """
        unseen = sorted(self.unseen(view))
        if not isinstance(cards, list) or not same_cards(cards, unseen):
            raise PositionError(N_("the cards to fill in are those that the view does not show"))
        supply = iter(cards)
        return {
            key: filled(value, supply) if key in self.zones else copy.deepcopy(value)
            for key, value in view.items()
        }

    @abstractmethod
    def result(self, board: B) -> dict[str, Any]:
        """The result of a finished game."""

    @abstractmethod
    def picture(self, board: B) -> str:
        """A few lines for people, everything open."""


def same_cards(cards: list[str], ordered: list[str]) -> bool:
    """Whether these are the cards of a sorted list, in any order."""
    return all(isinstance(card, str) for card in cards) and sorted(cards) == ordered


def shown_cards(value: object) -> Iterator[str]:
    """Every card that is shown somewhere inside a value of a view."""
    if isinstance(value, str):
        if value != UNKNOWN:
            yield value
    elif isinstance(value, dict):
        yield from shown_cards(list(value.values()))
    elif isinstance(value, list):
        for item in value:
            yield from shown_cards(item)


def filled(value: Any, supply: Iterator[str]) -> Any:
    """A value of a view with its unknown cards taken from `supply`."""
    if isinstance(value, list):
        return [filled(item, supply) for item in value]
    if isinstance(value, dict):
        return {key: filled(item, supply) for key, item in value.items()}
    return next(supply) if value == UNKNOWN else value
