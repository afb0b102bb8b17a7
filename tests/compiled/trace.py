"""A trace of play: every action, and after each a hash of the legal moves and the whole board."""

from functools import cache
from typing import Any

import numpy as np

import kozyr
from kozyr.compiled import compiled, new_record
from kozyr.games import playing
from kozyr.games.binding import Binder
from kozyr.games.chance import POLICY_STREAM, STREAMS_PER_GAME, Generator, deal_stream, start
from kozyr.games.playing import deal_later, first_deal
from kozyr.games.status import DEALING, OVER

rules: Any = None
fold: Any = None

PRIME = (1 << 32) - 5
HALF = (1 << 31) - 1


def mix(code, value):
    """A hash below 2**32 with one more integer of up to 62 bits; no product reaches 2**62."""
    code = (code * 1_000_003 + (value & HALF)) % PRIME
    return (code * 1_000_003 + ((value >> 31) & HALF)) % PRIME


def trace(players, greedy, words, s, rng, scratch, actions, hashes):
    """Play games of a seed, number 0 first, until both lists are full."""
    done = 0
    number = 0
    while done < len(actions):
        start(rng, words, deal_stream(number, 0))
        first_deal(s, players, rng, scratch)
        start(rng, words, number * STREAMS_PER_GAME + POLICY_STREAM)
        deals = 1
        while done < len(actions) and s.status != OVER and rules.laps(s) < rules.CUT_OFF:
            if s.status == DEALING:
                deal_later(s, words, number, deals, rng, scratch)
                deals += 1
            else:
                seat = rules.actor(s)
                code = rules.actors(s)
                n = rules.legal(s, seat, scratch)
                for i in range(n):
                    code = mix(code, scratch[i])
                if greedy:
                    action = rules.greedy(s, seat, rng, scratch)
                else:
                    action = rules.sample(s, seat, rng, scratch)
                rules.play(s, seat, action)
                actions[done] = action
                hashes[done] = mix(fold(s, code), rng.a)
                done += 1
        number += 1


def fold_of(kind):
    """A function that folds every field of a board into a hash, written out field by field."""
    lines = ["def fold(s, code):"]
    for name, field in kind.fields.items():
        if field.length:
            lines += [
                f"    for i in range({field.length}):",
                f"        code = mix(code, s.{name}[i])",
            ]
        else:
            lines.append(f"    code = mix(code, s.{name})")
    scope = {"mix": mix, "__name__": __name__}
    exec("\n".join([*lines, "    return code"]), scope)
    return scope["fold"]


def names(game):
    return {"rules": game.rules, "fold": fold_of(game.board_type)}


@cache
def machine_trace(name):
    return compiled(trace, f"trace_{name}", **names(kozyr.game(name)))


def interpreted_trace(name):
    return Binder(names(kozyr.game(name))).bind(trace)


def run_machine(name, players, greedy, words, decisions):
    actions, hashes = np.zeros(decisions, np.int64), np.zeros(decisions, np.int64)
    board, rng = new_record(kozyr.game(name).board_type), new_record(Generator)
    scratch = np.zeros(playing.SCRATCH, np.int64)
    machine_trace(name)(players, greedy, np.array(words), board, rng, scratch, actions, hashes)
    return actions.tolist(), hashes.tolist(), board


def run_interpreted(name, players, greedy, words, decisions):
    actions, hashes = [0] * decisions, [0] * decisions
    board, scratch = kozyr.game(name).board_type(), [0] * playing.SCRATCH
    interpreted_trace(name)(players, greedy, words, board, Generator(), scratch, actions, hashes)
    return actions, hashes, board
