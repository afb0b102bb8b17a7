"""The engine's figures, printed by one command: `python benchmarks/engine.py`.

Every rate is the median of several runs on one core, ours and the peer's in turn. With open-spiel
installed (`pip install -e '.[benchmark]'`) the same run times its C++ rollouts of crazy eights.
"""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from types import ModuleType

import kozyr
from kozyr.compiled import record_type, simulate
from kozyr.games import playing
from kozyr.games.binding import Binder
from kozyr.games.chance import Generator, seed_words

RUNS = 7
GAMES = {"durak": 200_000, "blaze": 30_000, "blulu": 50_000}
TURNS_A_ROUND = 16


def compiled_rate(name: str, players: int, policy: str) -> Callable[[], float]:
    game = kozyr.game(name)

    def run() -> float:
        return simulate(
            game, GAMES[name], players, seed=7, policy=policy, threads=1
        ).games_per_second

    return run


def blulu_rounds() -> float:
    run = simulate(kozyr.game("blulu"), GAMES["blulu"], 2, seed=7, threads=1)
    return run.actions_per_second / TURNS_A_ROUND


def interpreted_rate(name: str, players: int, games: int) -> Callable[[], float]:
    game = kozyr.game(name)
    names = {"rules": game.rules, "choose": game.rules.sample}
    play = Binder(names).bind(playing.play_games)

    def run() -> float:
        scratch, tally = [0] * playing.SCRATCH, [0] * playing.TALLY
        start = time.perf_counter()
        play(0, games, players, seed_words(7), game.board_type(), Generator(), scratch, tally)
        return games / (time.perf_counter() - start)

    return run


def open_spiel_rate(pyspiel: ModuleType) -> Callable[[], float]:
    """C++ rollouts of crazy eights for two, made by OpenSpiel's own MCTS bot from a fresh deal.

    Two simulations of many rollouts each leave nothing but rollouts to time.
    """
    game = pyspiel.load_game("crazy_eights(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    rollouts = 5_000

    def run() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, 7, False)
        start = time.perf_counter()
        root = bot.mcts_search(state)
        return float(rollouts * root.explore_count / (time.perf_counter() - start))

    return run


def seconds(arguments: list[str], **environment: str) -> float:
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    return time.perf_counter() - start


def import_seconds() -> float:
    code = "import time; t = time.perf_counter(); import kozyr; print(time.perf_counter() - t)"
    return float(
        subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout
    )


def show(label: str, values: list[float], unit: str, digits: int = 0) -> None:
    spread = f"{min(values):,.{digits}f} … {max(values):,.{digits}f}"
    print(f"{label:52} {statistics.median(values):>12,.{digits}f} {unit:10} ({spread})")


def rates() -> None:
    rows: dict[str, Callable[[], float]] = {
        "Durak compiled, random": compiled_rate("durak", 2, "random"),
        "Durak compiled, greedy": compiled_rate("durak", 2, "greedy"),
        "Blaze compiled, 3 players, random": compiled_rate("blaze", 3, "random"),
        "Blaze compiled, 4 players, random": compiled_rate("blaze", 4, "random"),
        "Blaze compiled, 5 players, random": compiled_rate("blaze", 5, "random"),
        "Blulu compiled, random, matches": compiled_rate("blulu", 2, "random"),
        "Blulu compiled, random, rounds": blulu_rounds,
        "Durak interpreted, random": interpreted_rate("durak", 2, 1000),
        "Blaze interpreted, 4 players, random": interpreted_rate("blaze", 4, 100),
        "Blulu interpreted, random": interpreted_rate("blulu", 2, 200),
    }
    peer = "OpenSpiel C++, crazy eights, rollouts"
    try:
        import pyspiel
    except ImportError:
        print("open-spiel is not installed: pip install -e '.[benchmark]' compares with it")
    else:
        rows[peer] = open_spiel_rate(pyspiel)
    for run in rows.values():
        run()
    found: dict[str, list[float]] = {label: [] for label in rows}
    for _ in range(RUNS):
        for label, run in rows.items():
            found[label].append(run())
    for label, values in found.items():
        show(label, values, "a second")
    if peer in found:
        ours = zip(found["Durak compiled, random"], found[peer], strict=True)
        show("Durak compiled / OpenSpiel, in the same run", [a / b for a, b in ours], "times", 1)


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    rates()
    for name in kozyr.games():
        size = record_type(kozyr.game(name).board_type).itemsize
        print(f"{f'{name}: state record':52} {size:>12} bytes")
    show("import kozyr", [import_seconds() for _ in range(RUNS)], "s", 3)
    play = ["-m", "kozyr", "play", "durak", "--plain", "--seed", "1"]
    show(
        "kozyr play durak, start to first prompt and out",
        [seconds(play) for _ in range(RUNS)],
        "s",
        2,
    )
    once = ["-m", "kozyr", "simulate", "durak", "--games", "1", "--json"]
    with tempfile.TemporaryDirectory() as folder:
        cold = seconds(once, NUMBA_CACHE_DIR=folder)
        warm = [seconds(once, NUMBA_CACHE_DIR=folder) for _ in range(RUNS)]
    show("kozyr simulate durak, nothing compiled yet", [cold], "s", 2)
    show("kozyr simulate durak, compiled before", warm, "s", 2)


if __name__ == "__main__":
    main()
