"""A game by chance, written event by event."""

import json
from pathlib import Path

import kozyr
from kozyr.games.chance import Generator, below, seed_words, start

FOLDER = Path(__file__).parent


def path_of(name, players):
    return FOLDER / f"{name}-{players}.txt"


def playthrough(name, players):
    """The text of one game; deals and choices come from kozyr's own generator."""
    seed = f"golden {name} {players}"
    state = kozyr.game(name).deal(players, seed=seed)
    rng = Generator()
    start(rng, seed_words(seed), 1)
    lines = [f"# {state.game.title}, {players} players, seed “{seed}”", ""]
    lines += changes({}, flat(state.position()))
    while not state.over:
        lines += ["", *asked(state)]
        before, told = flat(state.position()), len(state.history)
        seat = state.to_act[below(rng, len(state.to_act))]
        state.play(seat, chosen(rng, state.legal(seat)))
        for actor, move in state.history[told:]:
            lines.append(f"deal: {move}" if actor < 0 else f"seat {actor}: {move}")
        lines += changes(before, flat(state.position()))
    lines += ["", f"result {json.dumps(state.result)}", f"returns {list(state.returns)}"]
    return "\n".join(lines) + "\n"


def chosen(rng, legal):
    """Two times in three a move that plays a card, if there is one."""
    cards = [move for move in legal if move not in ("take", "pass", "done")]
    return (
        cards[below(rng, len(cards))] if cards and below(rng, 3) else legal[below(rng, len(legal))]
    )


def asked(state):
    return [f"seat {seat} may play: {', '.join(state.legal(seat))}" for seat in state.to_act]


def flat(position):
    """The entries of a position, and of its rows by seat, as short text."""
    entries = {}
    for key, value in position.items():
        if isinstance(value, list) and value and isinstance(value[0], list) and key != "table":
            for i, row in enumerate(value):
                entries[f"{key}[{i}]"] = short(row)
        else:
            entries[key] = short(value)
    return entries


def short(value):
    if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        return " ".join(value)
    return json.dumps(value)


def changes(before, after):
    return [f"  {key}: {text}" for key, text in after.items() if before.get(key) != text]
