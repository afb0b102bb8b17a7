"""How often anyone may do a thing: token buckets, bounded in number."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then `per_second` on average."""

    burst: float
    per_second: float


class Limiter:
    """One bucket for each key; the least recently used are forgotten first."""

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
