"""How often anyone may do a thing, and how many at once."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from kozyr.errors import N_, KozyrError

MOST_BUCKETS = 20_000
A_TENTH = 0.1


class TooOften(KozyrError):
    """Too many requests."""

    code = "rate"

    def __init__(self) -> None:
        super().__init__(N_("too many requests: wait a little"))


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then `per_second` on average."""

    burst: float
    per_second: float


class Limiter:
    """Token buckets, one for each key; the least recently used are forgotten first."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, key: str, cost: float = 1.0) -> bool:
        """Whether this may happen now; if so it is counted."""
        now = self.now()
        level, at = self.buckets.pop(key, (self.rate.burst, now))
        level = min(self.rate.burst, level + (now - at) * self.rate.per_second)
        allowed = level >= cost
        self.buckets[key] = (level - cost if allowed else level, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return allowed

    def allow_from(self, who: str, address: str) -> bool:
        """Whether somebody may; a tenth is counted against the address that they ask from."""
        return self.allow(who) and self.allow(f"address {address}", A_TENTH)


class Limits(NamedTuple):
    """The limiters of what viewers send: of all messages, and of what stays to be heard by all."""

    messages: Limiter
    talk: Limiter


class Crowd:
    """How many with the same key are here at once."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    @contextmanager
    def enter(self, key: str) -> Iterator[None]:
        """Be one of them for a while.

        Raises: TooOften.
        """
        if self.here[key] >= self.most:
            raise TooOften
        self.here[key] += 1
        try:
            yield
        finally:
            self.here[key] -= 1
            if not self.here[key]:
                del self.here[key]
