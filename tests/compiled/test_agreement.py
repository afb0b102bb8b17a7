"""Interpreted and compiled, the rules make the same games, board for board."""

import os

import pytest

import kozyr
from kozyr.compiled import board_of
from kozyr.games.chance import seed_words
from tests.compiled import POLICY_TABLES, every_policy
from tests.compiled.trace import mix, run_interpreted, run_machine
from tests.share import share

DECISIONS = int(os.environ.get("KOZYR_DECISIONS", share(10_000)))
SEED = 20240


@every_policy
def test_every_decision_and_every_board_agrees(name, players, policy):
    decisions = -(-DECISIONS // sum(case[0] == name for case in POLICY_TABLES))
    words = seed_words(SEED)
    run = (name, players, policy == "greedy", words, decisions)
    actions, hashes, board = run_interpreted(*run)
    machine_actions, machine_hashes, record = run_machine(*run)
    first = first_difference(actions, machine_actions, hashes, machine_hashes)
    assert first is None, (
        f"{name}, {players} players, {policy}, seed {SEED}: decision {first} of {decisions} is "
        f"{actions[first]} interpreted, {machine_actions[first]} compiled; or its board differs"
    )
    assert board_of(kozyr.game(name).board_type, record) == board
    assert len(set(hashes)) > decisions * 0.99


def first_difference(actions, machine_actions, hashes, machine_hashes):
    both = zip(
        zip(actions, hashes, strict=True),
        zip(machine_actions, machine_hashes, strict=True),
        strict=True,
    )
    return next((i for i, (one, other) in enumerate(both) if one != other), None)


@pytest.mark.parametrize("value", [0, 1, -1, 127, -128, 2**31, 2**61, 2**62 - 1])
def test_the_hash_sees_every_bit(value):
    codes = {mix(5, value ^ (1 << bit)) for bit in range(62)} | {mix(5, value)}
    assert len(codes) == 63
