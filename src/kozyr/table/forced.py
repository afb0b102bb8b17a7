"""Moves without any choice, where everyone can see that there is none.

To play a move for its player tells the others that there was no other. So it is done only when the
seat would have no other with any cards: Durak's `take` under the ace of trumps, `done` at the limit
or with an empty hand. A single legal move that only its player can see to be the only one is left
to the player (B4.5, D3.8).
"""

from kozyr.games.state import State

MOST_MOVES = 2048


def forced_move(state: State) -> tuple[int, str] | None:
    """The seat and its move, if all can see that there is no choice."""
    if len(state.to_act) != 1:
        return None
    seat = state.to_act[0]
    legal = state.legal(seat)
    if len(legal) > 1 or not no_choice(state, seat):
        return None
    return seat, legal[0]


def no_choice(state: State, seat: int) -> bool:
    """Whether the seat would have one legal move if it held every card there is.

    An empty hand stays empty, as everyone sees it is.
    """
    deck = state.game.deck
    board = state.board.copy()
    if board.hand[seat]:
        board.hand[seat] = (1 << len(deck.codes) * deck.copies) - 1
    return bool(state.game.rules.legal(board, seat, [0] * MOST_MOVES) == 1)
