"""What /metrics tells, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The server's own numbers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("kozyr_moves", "Moves committed", ["game"], registry=self.registry)
        self.refused = Counter(
            "kozyr_refused", "Commands refused, by code", ["code"], registry=self.registry
        )
        self.games = Counter("kozyr_games", "Games ended", ["game"], registry=self.registry)
        self.viewers = Gauge("kozyr_viewers", "Open sockets", registry=self.registry)
        self.live = Gauge("kozyr_live_tables", "Tables in memory", registry=self.registry)
        self.commit = Histogram(
            "kozyr_commit_seconds",
            "From a command to its commit",
            buckets=SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """The exposition format."""
        return generate_latest(self.registry)
