"""Model and engine side by side."""

import random

from tests.helpers import choose
from tests.models import MODELS


class Pair:
    """One game in both worlds, which must agree after every move."""

    def __init__(self, state, label):
        self.state = state
        self.model = MODELS[state.game.name](state.position())
        self.label = label
        self.agree()

    def here(self):
        """Where this is, for messages."""
        return f"{self.label}, after {len(self.state.history)}: {self.state.history[-5:]}"

    def agree(self):
        state, model = self.state, self.model
        assert model.over() == state.over, self.here()
        assert model.to_act() == list(state.to_act), self.here()
        for seat in range(state.players):
            assert model.legal(seat) == list(state.legal(seat)), self.here()
        assert model.at == state.position(), self.here()
        if state.over:
            assert model.result() == state.result, self.here()
            assert model.returns() == list(state.returns), self.here()

    def play(self, seat, move):
        """Play in both; a deal that follows is read from the engine's history."""
        events = len(self.state.history)
        self.state.play(seat, move)
        self.model.play(seat, move)
        assert self.state.history[events] == (seat, move), self.here()
        dealt = self.state.history[events + 1 :]
        assert len(dealt) == int(self.model.waiting), self.here()
        for dealer, text in dealt:
            word, *cards = text.split(" ")
            assert (dealer, word) == (-1, "deal"), self.here()
            self.model.deal(cards)
        self.agree()


def play_both(state, label, rng, most=6000):
    """Play by chance in both worlds, to the end."""
    pair = Pair(state, label)
    eager = rng.choice((0.2, 0.6, 0.8, 0.95, 1))
    for _ in range(most):
        if pair.state.over:
            return
        seat = rng.choice(pair.state.to_act)
        pair.play(seat, choose(rng, pair.model.legal(seat), eager))
    raise AssertionError(f"{label} does not end")


def seeded(*words):
    return random.Random(" ".join(map(str, words)))
