"""Hypothesis drives each game and its naive model, and looks for a way to tell them apart."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

import kozyr
from tests.contract.spaces import move_space
from tests.helpers import played
from tests.models.compare import Pair
from tests.puzzles import puzzle

numbers = st.integers(0, 2**32)


class Machine(RuleBasedStateMachine):
    """A game that is played, reloaded, copied and teased; subclasses name it."""

    name = ""

    def tables(self):
        game = kozyr.game(self.name)
        return range(game.min_players, game.max_players + 1)

    @initialize(seed=numbers, at=st.integers(0, 400), table=numbers, from_puzzle=st.booleans())
    def start(self, seed, at, table, from_puzzle):
        players = self.tables()[table % len(self.tables())]
        if from_puzzle:
            position = puzzle(self.name, players, random.Random(seed))
            state = kozyr.game(self.name).load(position, seed=seed)
        else:
            state = played(self.name, players, seed, at)
        self.pair = Pair(state, f"{self.name}, {players} players")

    def running(self):
        return not self.pair.state.over

    @precondition(running)
    @rule(seat=numbers, pick=numbers)
    def play(self, seat, pick):
        to_act = self.pair.model.to_act()
        seat = to_act[seat % len(to_act)]
        legal = self.pair.model.legal(seat)
        self.pair.play(seat, legal[pick % len(legal)])

    @rule(seat=st.integers(-1, 5), pick=numbers)
    def tease(self, seat, pick):
        """A move of the game, whoever's turn it is: refused exactly if the model refuses it."""
        space = move_space(self.name)
        move = space[pick % len(space)]
        before = self.pair.model.position()
        if move in self.pair.model.legal(seat):
            self.pair.play(seat, move)
            return
        with pytest.raises(kozyr.IllegalMove):
            self.pair.state.play(seat, move)
        assert self.pair.state.position() == before

    @rule()
    def reload(self):
        state = self.pair.state
        self.pair.state = kozyr.game(self.name).load(state.position(), seed=1)
        self.pair.agree()

    @precondition(running)
    @rule(pick=numbers)
    def play_a_copy(self, pick):
        """What happens to a copy does not reach the original."""
        twin = self.pair.state.copy()
        seat = twin.to_act[0]
        legal = twin.legal(seat)
        twin.play(seat, legal[pick % len(legal)])
        self.pair.agree()


class DurakMachine(Machine):
    name = "durak"


class BlazeMachine(Machine):
    name = "blaze"


class BluluMachine(Machine):
    name = "blulu"


for machine in (DurakMachine, BlazeMachine, BluluMachine):
    machine.TestCase.settings = settings(
        max_examples=settings().max_examples, stateful_step_count=60
    )

TestDurak = DurakMachine.TestCase
TestBlaze = BlazeMachine.TestCase
TestBlulu = BluluMachine.TestCase
