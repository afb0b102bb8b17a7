"""Who sits where, and who plays for whom."""

from typing import Literal

RESENT = 8
STAND_IN = "greedy"

Kind = Literal["open", "player", "bot"]


class Nonces(dict[str, int]):
    """The plies that the latest nonces were given; the oldest are forgotten."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def remember(self, nonce: str, ply: int) -> None:
        """Note a nonce."""
        self[nonce] = ply
        if len(self) > self.most:
            del self[next(iter(self))]


class Seat:
    """A seat. `level` is the bot that sits there or stands in for an absent player.

    `late` tells that the player is absent because their time was up.
    """

    __slots__ = ("kind", "late", "level", "name", "nonces", "player", "present")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nobody sits here."""
        self.kind: Kind = "open"
        self.player: str | None = None
        self.name = ""
        self.level: str | None = None
        self.present = True
        self.late = False
        self.nonces = Nonces(RESENT)

    def seat_player(self, player: str, name: str) -> None:
        """A person sits down."""
        self.clear()
        self.kind = "player"
        self.player = player
        self.name = name

    def seat_bot(self, level: str) -> None:
        """A bot sits down."""
        self.clear()
        self.kind = "bot"
        self.level = level

    def go(self, level: str = STAND_IN, late: bool = False) -> None:
        """The player is absent; a bot of that level stands in."""
        self.present = False
        self.late = late
        self.level = level

    def come_back(self) -> None:
        """The player is there again."""
        self.present = True
        self.late = False
        self.level = None

    @property
    def timed(self) -> bool:
        """Whether the clock runs when this seat is to act: for people who are there."""
        return self.kind == "player" and self.present
