"""Seats that are told of every event, as a bot's would be."""

from kozyr.search import Knowledge
from kozyr.search.knowledge import heard
from tests.helpers import walk


class Observer:
    """A seat that is told of every event."""

    def __init__(self, state, seat):
        self.seat = seat
        self.knowledge = Knowledge(state.game, state.players, seat)
        self.knowledge.observe(-1, "deal", state.view(seat))
        self.done = 0

    def follow(self, state):
        """Be told of what happened since."""
        for who, move in state.history[self.done :]:
            told = heard(state.game, move, who, self.seat)
            self.knowledge.observe(who, told, state.view(self.seat))
        self.done = len(state.history)


def watched_walk(name, players, seed, most=6000):
    """A walk: the state, and what the seat knows that is to move."""
    observers = None
    for state, seat, move in walk(name, players, seed, most):
        if observers is None:
            observers = [Observer(state, each) for each in range(players)]
        for observer in observers:
            observer.follow(state)
        yield state, observers[seat].knowledge, move
