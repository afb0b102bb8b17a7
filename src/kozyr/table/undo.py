"""Taking back: what may be taken back, and when it may no more.

Only at a table where one person plays against bots, and only that person's own last move, with all
that followed it, while the person has *learnt* nothing since. Learnt is every card that their view
shows after a later entry (or their move itself) and did not show before the move: drawn, played by
a bot, turned up; and on whom a bot has bet. That a bot took, passed or was done shows no card: it
does not count. A later deal ends it, and so does the end of the game.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from kozyr.games.document import UNKNOWN
from kozyr.games.game import shown_cards
from kozyr.games.memory import Memory
from kozyr.games.state import State
from kozyr.table.seats import Seat


class UndoPoint:
    """The last own move of a person who plays against bots.

    `plies` are those to take back: the move's, and of all moves since. `state` and `memory` are as
    they were before it, `facts` what its player had seen.
    """

    __slots__ = ("facts", "memory", "plies", "seat", "state")

    def __init__(self, seat: int, state: State, memory: Memory) -> None:
        self.seat = seat
        self.state = state
        self.memory = memory
        self.facts = facts(state, seat)
        self.plies: tuple[int, ...] = ()

    def follow(self, ply: int, state: State) -> bool:
        """Note a move that led to `state`; False if its player learnt something by it."""
        self.plies = (*self.plies, ply)
        return not facts(state, self.seat) - self.facts


def undo_allowed(seats: Iterable[Seat]) -> bool:
    """Whether one person plays here against bots only."""
    kinds = Counter(seat.kind for seat in seats)
    return kinds["player"] == 1 and kinds["open"] == 0


def facts(state: State, seat: int) -> Counter[str]:
    """The cards that a seat sees, and the bets of others of which it sees on whom they are."""
    view = state.view(seat)
    shown = shown_cards([view[zone] for zone in state.game.zones])
    return Counter((*shown, *open_bets(view, seat)))


def open_bets(view: Mapping[str, Any], seat: int) -> list[str]:
    """The other seats' bets that lie open."""
    bets = enumerate(view.get("bets", ()))
    return [f"bet {other}" for other, bet in bets if other != seat and bet and bet["on"] != UNKNOWN]
