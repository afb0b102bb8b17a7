"""Whole games between the quick bots' policies, every move checked: plain Python that compiles."""

from functools import cache
from typing import Any

import numpy as np

from kozyr.compiled import compiled, new_record
from kozyr.games import playing
from kozyr.games.binding import Binder
from kozyr.games.chance import (
    POLICY_STREAM,
    STREAMS_PER_GAME,
    Generator,
    deal_stream,
    seed_words,
    start,
)
from kozyr.games.playing import deal_later, first_deal
from kozyr.games.status import DEALING, OVER

rules: Any = None
thinking: Any = None

POLICIES = 4
MOST_ACTIONS = 20_000

MOVES = 0
ILLEGAL = 1
OVER_AT_LAST = 2
CUT_OFF = 3
TALLY = 4


def choose(s, seat, policy, rng, scratch):
    """A move by the policy of `random`, `greedy`, `expert` or `beginner`."""
    if policy == 0:
        return rules.sample(s, seat, rng, scratch)
    if policy == 1:
        return rules.greedy(s, seat, rng, scratch)
    if policy == 2:
        return thinking.expert(s, seat, rng, scratch)
    return thinking.novice(s, seat, rng, scratch)


def play_checked(first, count, players, words, s, rng, scratch, tally):
    """Play games; their numbers, written to the base of four, say who sits where."""
    for number in range(first, first + count):
        start(rng, words, deal_stream(number, 0))
        first_deal(s, players, rng, scratch)
        start(rng, words, number * STREAMS_PER_GAME + POLICY_STREAM)
        deals = 1
        actions = 0
        while s.status != OVER and rules.laps(s) < rules.CUT_OFF and actions < MOST_ACTIONS:
            if s.status == DEALING:
                deal_later(s, words, number, deals, rng, scratch)
                deals += 1
            else:
                seat = rules.actor(s)
                action = choose(s, seat, number // POLICIES**seat % POLICIES, rng, scratch)
                n = rules.legal(s, seat, scratch)
                found = 0
                for i in range(n):
                    if scratch[i] == action:
                        found = 1
                tally[ILLEGAL] += 1 - found
                rules.play(s, seat, action)
                actions += 1
        tally[MOVES] += actions
        if s.status == OVER:
            tally[OVER_AT_LAST] += 1
        elif rules.laps(s) >= rules.CUT_OFF:
            tally[CUT_OFF] += 1


@cache
def machine(game):
    return compiled(play_checked, f"check_{game.name}", rules=game.rules, thinking=game.thinking)


def tally_by_machine(game, players, count):
    """What came of games 0 … `count` - 1: thousands in the time that others take for one."""
    tally = np.zeros(TALLY, np.int64)
    board, rng = new_record(game.board_type), new_record(Generator)
    scratch, words = np.zeros(playing.SCRATCH, np.int64), np.array(seed_words("games"))
    machine(game)(0, count, players, words, board, rng, scratch, tally)
    return tally.tolist()


def tally_interpreted(game, players, count):
    """The same, at once."""
    tally, scratch = [0] * TALLY, [0] * playing.SCRATCH
    play = Binder({"rules": game.rules, "thinking": game.thinking}).bind(play_checked)
    play(0, count, players, seed_words("games"), game.board_type(), Generator(), scratch, tally)
    return tally
