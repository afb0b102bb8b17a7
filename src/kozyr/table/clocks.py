"""Clocks, folded from the times of the entries: nothing here asks what time it is.

All times are milliseconds. A clock runs for every seat that is to act, so in Blaze's betting for
several at once; whether it counts (only for people who are there) the table decides.
"""

from collections.abc import Collection

from kozyr.table.options import BankClock, Clock, DaysClock, MoveClock

SECOND = 1000
DAY = 86_400 * SECOND
GRACE = 15 * SECOND


class Clocks:
    """The clocks of a game.

    `since[seat]` is when the seat was asked to act, None while it is not. `left[seat]` is how long
    it may take from then on: the same for each move, or what is left of its bank. None without a
    clock. `graced[seat]` tells that the seat had its `GRACE` since its last move.
    """

    __slots__ = ("bank", "graced", "increment", "left", "since")

    def __init__(self, clock: Clock, seats: int) -> None:
        self.bank = isinstance(clock, BankClock)
        self.increment = clock.increment * SECOND if isinstance(clock, BankClock) else 0
        self.since: list[int | None] = [None] * seats
        self.graced = [False] * seats
        limit = limit_of(clock)
        self.left: list[int] | None = None if limit is None else [limit] * seats

    def ask(self, seats: Collection[int], at: int) -> None:
        """These seats are to act: theirs run (on, if they ran before), all others stand."""
        self.since = [
            (at if since is None else since) if seat in seats else None
            for seat, since in enumerate(self.since)
        ]

    def moved(self, seat: int, at: int, counted: bool) -> None:
        """The seat has acted; its clock stands."""
        if counted and self.bank and self.left:
            self.spend(seat, at)
            self.left[seat] += self.increment
        self.since[seat] = None
        self.graced[seat] = False

    def stop(self) -> None:
        """All clocks stand."""
        self.since = [None] * len(self.since)

    def gone(self, seat: int, at: int) -> None:
        """The player goes away, or their time is up."""
        if self.bank:
            self.spend(seat, at)

    def back(self, seat: int, at: int) -> None:
        """The player returns, once a turn with `GRACE` to find their feet."""
        if self.left is None:
            return
        grace = 0 if self.graced[seat] else GRACE
        since = self.since[seat]
        if self.bank:
            self.left[seat] = max(self.left[seat], grace)
            self.since[seat] = None if since is None else at
        elif since is not None:
            limit = self.left[seat]
            self.since[seat] = max(since, at - limit + min(limit, grace))
        self.graced[seat] = since is not None

    def spend(self, seat: int, at: int) -> None:
        """Take the time since the seat was asked out of its bank."""
        since = self.since[seat]
        if self.left is not None and since is not None:
            self.left[seat] = max(0, self.left[seat] - max(0, at - since))
            self.since[seat] = at

    def thought(self, seat: int, now: int) -> int:
        """How long the seat has been thinking."""
        since = self.since[seat]
        return 0 if since is None else max(0, now - since)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if it is not to act or there is no clock."""
        since = self.since[seat]
        return None if since is None or self.left is None else since + self.left[seat]


def limit_of(clock: Clock) -> int | None:
    """The time a seat has at first."""
    match clock:
        case MoveClock(seconds=seconds) | BankClock(seconds=seconds):
            return seconds * SECOND
        case DaysClock(days=days):
            return days * DAY
    return None
