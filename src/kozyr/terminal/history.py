"""Going back in a game: the same start, the same later deals, fewer moves."""

from collections.abc import Sequence

from kozyr.games.state import DEALER, State


def rebuilt(state: State, events: Sequence[tuple[int, str]]) -> State:
    """The state after these events of a game's history.

    If they end where a deal is due, it is made from the game's seed.
    """
    twin = state.game.load(state.start(), seed=state.seed)
    twin.auto_deal = False
    for seat, move in events:
        twin.play(seat, move)
    twin.auto_deal = True
    if twin.waiting:
        twin.deal_next()
    return twin


def before_last_move(state: State, seat: int) -> list[tuple[int, str]] | None:
    """The events before a seat's last move, None if it has not moved."""
    for i in range(len(state.history) - 1, -1, -1):
        if state.history[i][0] == seat:
            return state.history[:i]
    return None


def ends_with_deal(state: State) -> bool:
    """Whether the last thing that happened is a deal."""
    return bool(state.history) and state.history[-1][0] == DEALER
