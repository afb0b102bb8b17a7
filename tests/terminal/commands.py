"""The commands there are, and files to give to them."""

import json
from pathlib import Path

import kozyr
from kozyr.record import record_of, write_record

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
COMMANDS = [
    "play",
    "rules",
    "position",
    "hint",
    "solve",
    "replay",
    "simulate",
    "match",
    "serve",
    "verify",
]


def record(tmp_path, moves=None):
    state = kozyr.game("durak").deal(seed=3)
    while not state.over and (moves is None or len(state.history) < moves):
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(write_record(record_of(state))))
    return file, state


def with_a_later_deal():
    """The record of a game of Blulu, a deal among its moves."""
    state = kozyr.game("blulu").deal(seed="7")
    while state.position()["round"] == 1:
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    return write_record(record_of(state))


def durak_file(path, hands, trump):
    """A file with a position of Durak without a talon; seat 0 attacks."""
    held = {code for hand in hands for code in hand}
    position = {
        "game": "durak",
        "trump": trump,
        "talon": [],
        "attacker": 0,
        "table": [],
        "limit": min(6, len(hands[1])),
        "taking": False,
        "hands": hands,
        "discard": [code for code in kozyr.game("durak").deck.order if code not in held],
    }
    path.write_text(json.dumps(position))
    return path
