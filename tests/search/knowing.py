"""What a seat knows that has just come to the table."""

from kozyr.games.memory import nothing_known
from kozyr.search import Knowledge


def knowing(state, seat):
    return Knowledge.at(state, seat, nothing_known(state.players))
