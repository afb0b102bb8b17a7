"""Playing one deal of a match from every seat."""

import time
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from kozyr.arena.contest import Contest
from kozyr.arena.players import Forfeit, Player, make_player
from kozyr.games.state import DEALER, State
from kozyr.search.knowledge import DEAL, heard


@dataclass
class Played:
    """One game: `a` sat in `seat` and made `points` (1 won, 1/2 drawn, 0 lost).

    `a_times` and `b_times` are in microseconds, one for each move with a choice. `forfeit` names
    the seat that lost by a failure, why, and what it said. `cut_off`: the game went on for too
    long, and everyone got the same share.
    """

    seat: int
    points: float
    a_times: list[int] = field(default_factory=list)
    b_times: list[int] = field(default_factory=list)
    forfeit: tuple[int, str, str] | None = None
    cut_off: bool = False


@dataclass
class Deal:
    """All games of deal `number` of a match."""

    number: int
    games: list[Played]

    def document(self) -> dict[str, Any]:
        """All of it, JSON-ready; `kozyr.arena.kept.read_deal` takes it back."""
        return asdict(self)

    def timeless(self) -> "Deal":
        """The deal without what differs from run to run."""
        return replace(self, games=[replace(game, a_times=[], b_times=[]) for game in self.games])


def play_deal(contest: Contest, number: int) -> Deal:
    """Play a deal once from every seat."""
    return Deal(number, [play_game(contest, number, seat) for seat in range(contest.players)])


def play_game(contest: Contest, number: int, place: int) -> Played:
    """Play one game of a deal, `a` in seat `place`."""
    game = contest.rules
    state = game.deal(contest.players, contest.seed, number)
    state.auto_deal = False
    players = [
        make_player(
            contest,
            contest.a if seat == place else contest.b,
            game,
            seat,
            contest.seat_seed(number, place, seat),
        )
        for seat in range(contest.players)
    ]
    played = Played(place, 0.0)
    try:
        tell(state, players, DEALER, DEAL)
        while not state.over and game.rules.laps(state.board) < game.rules.CUT_OFF:
            take_step(state, players, played)
    except SeatForfeit as failure:
        played.forfeit = (failure.seat, failure.why.reason, failure.why.said)
    finally:
        for player in players:
            player.end(state.result)
    played.cut_off = not state.over and played.forfeit is None
    played.points = points(state, played)
    return played


class SeatForfeit(Exception):
    """The player in a seat failed."""

    def __init__(self, seat: int, why: Forfeit) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why


def take_step(state: State, players: list[Player], played: Played) -> None:
    """Make the deal that is due, or let the lowest seat that may act make a move."""
    if state.waiting:
        state.deal_next()
        tell(state, players, DEALER, DEAL)
        return
    seat = state.to_act[0]
    legal = state.legal(seat)
    start = time.perf_counter()
    try:
        move = players[seat].choose(state.view(seat), legal)
    except Forfeit as why:
        raise SeatForfeit(seat, why) from None
    if len(legal) > 1:
        times = played.a_times if seat == played.seat else played.b_times
        times.append(round(1e6 * (time.perf_counter() - start)))
    state.play(seat, move)
    tell(state, players, seat, state.history[-1][1])


def tell(state: State, players: list[Player], seat: int, move: str) -> None:
    """Let every seat know what happened, each as it may hear of it."""
    for viewer, player in enumerate(players):
        try:
            player.observe(seat, heard(state.game, move, seat, viewer), state.view(viewer))
        except Forfeit as why:
            raise SeatForfeit(viewer, why) from None


def points(state: State, played: Played) -> float:
    """What `a` made of a game: its share of what there was to win."""
    share = share_without_end(played, state.players)
    if share is not None:
        return share
    best = max(state.returns)
    winners = [seat for seat, value in enumerate(state.returns) if value == best]
    return 1 / len(winners) if played.seat in winners else 0.0


def share_without_end(played: Played, players: int) -> float | None:
    """What `a` made of a game that was lost by a failure or cut off; None if it was not."""
    if played.forfeit is not None:
        return 0.0 if played.forfeit[0] == played.seat else 1 / (players - 1)
    return 1 / players if played.cut_off else None
