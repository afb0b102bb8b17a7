"""What came out of a match, with how sure that is."""

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kozyr.arena.contest import Contest
from kozyr.arena.deals import Deal, Played

NORMAL_95 = 1.959964
"""The standard errors that a 95 % interval reaches to each side."""


@dataclass(frozen=True)
class Rate:
    """A share of what there was to win, and its 95 % interval."""

    rate: float
    low: float
    high: float


def win_rate(deals: Sequence[Deal]) -> Rate:
    """The share of all games that `a` won, draws half.

    The games of a deal hang together, so that a deal is one observation; the interval is Wilson's
    (JASA 1927) for as many independent games as have the same standard error. It stays within 0
    and 1, and does not shrink to nothing when every game is won.
    """
    means = [statistics.fmean(game.points for game in deal.games) for deal in deals]
    rate = statistics.fmean(means)
    count = float(len(means))
    if len(means) > 1 and 0 < rate < 1:
        error = statistics.variance(means) / len(means)
        count = rate * (1 - rate) / error if error > 0 else float(sum(len(d.games) for d in deals))
    return wilson(rate, count)


def wilson(rate: float, count: float) -> Rate:
    """Wilson's interval for a rate seen in `count` independent games."""
    square = NORMAL_95 * NORMAL_95 / count
    middle = (rate + square / 2) / (1 + square)
    reach = NORMAL_95 * math.sqrt(rate * (1 - rate) / count + square / (4 * count)) / (1 + square)
    return Rate(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def elo(rate: float, players: int) -> float | None:
    """The difference in Elo points that a rate stands for; None if it has no bounds.

    With more than two at the table, `a` is taken to win with odds in proportion to its strength
    among equals (Luce), so that a fair share is 0.
    """
    if not 0 < rate < 1:
        return None
    return 400 * math.log10(rate * (players - 1) / (1 - rate))


def thinking(times: Iterable[int]) -> dict[str, Any]:
    """Seconds a move, from microseconds: how many moves, mean, 99th percentile (nearest rank)."""
    ordered = sorted(times)
    if not ordered:
        return {"moves": 0, "mean": None, "p99": None}
    p99 = ordered[math.ceil(0.99 * len(ordered)) - 1]
    return {
        "moves": len(ordered),
        "mean": round(statistics.fmean(ordered) / 1e6, 6),
        "p99": round(p99 / 1e6, 6),
    }


def report(contest: Contest, deals: Sequence[Deal]) -> dict[str, Any]:
    """The whole result as one JSON-ready document; deals count in the order of their numbers."""
    deals = sorted(deals, key=lambda deal: deal.number)
    games = [game for deal in deals for game in deal.games]
    rate = win_rate(deals)
    return {
        **contest.document(),
        "deals": len(deals),
        "games": len(games),
        "won": sum(game.points == 1 for game in games),
        "drawn": sum(0 < game.points < 1 for game in games),
        "lost": sum(game.points == 0 for game in games),
        "rate": rounded(rate.rate),
        "interval": [rounded(rate.low), rounded(rate.high)],
        "fair_share": rounded(1 / contest.players),
        "elo": rounded(elo(rate.rate, contest.players), 1),
        "elo_interval": [rounded(elo(end, contest.players), 1) for end in (rate.low, rate.high)],
        "seats": [by_seat(games, seat) for seat in range(contest.players)],
        "cut_off": sum(game.cut_off for game in games),
        "forfeits": [
            forfeit(contest, deal, game)
            for deal in deals
            for game in deal.games
            if game.forfeit is not None
        ],
        "time_a": thinking(time for game in games for time in game.a_times),
        "time_b": thinking(time for game in games for time in game.b_times),
    }


def by_seat(games: Sequence[Played], seat: int) -> dict[str, Any]:
    """What `a` made in one seat."""
    own = [game.points for game in games if game.seat == seat]
    return {"seat": seat, "games": len(own), "rate": rounded(statistics.fmean(own))}


def forfeit(contest: Contest, deal: Deal, game: Played) -> dict[str, Any]:
    """A game that was lost by a failure."""
    assert game.forfeit is not None
    seat, reason, said = game.forfeit
    return {
        "deal": deal.number,
        "a_seat": game.seat,
        "seat": seat,
        "player": contest.a if seat == game.seat else contest.b,
        "reason": reason,
        "said": said,
    }


def rounded(value: float | None, digits: int = 6) -> float | None:
    """A number of that many digits after the point."""
    return None if value is None else round(value, digits)
