"""The solver's figures for Durak, printed by one command: `python benchmarks/solver.py`.

Each line: how long one ending takes from an empty table, on one core. "split" deals so many cards
at random to two hands; "played" takes endings as they come about in play by rules of thumb with one
move in five at random.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator

import kozyr
from kozyr.games.chance import Generator
from kozyr.games.durak import rules
from kozyr.games.status import OVER
from kozyr.search.endings import durak

SIZES = (8, 10, 12, 14, 16)
MOST_CARDS = 20
COUNT = 400
PLENTY = 10**10
EVERY_CARD = (1 << 36) - 1


def split(cards: int) -> Iterator[rules.Board]:
    """Random cards, half to each hand; seat 0 attacks."""
    rng = random.Random(f"split {cards}")
    while True:
        drawn = rng.sample(range(36), cards)
        board = rules.Board()
        board.trump = rng.randrange(36)
        halves = drawn[: cards // 2], drawn[cards // 2 :]
        board.hand = [sum(1 << card for card in half) for half in halves]
        board.discard = EVERY_CARD & ~(board.hand[0] | board.hand[1])
        rules.start_bout(board)
        yield board


def played(cards: int) -> Iterator[rules.Board]:
    """The first bout after the last draw that begins with so many cards in the two hands."""
    game = kozyr.game("durak")
    rng = random.Random(f"played {cards}")
    number = 0
    while True:
        board = game.deal(seed="played", number=number).board
        number += 1
        while board.status != OVER:
            held = board.hand[0].bit_count() + board.hand[1].bit_count()
            if board.left == 0 and board.attacks == 0 and held == cards:
                yield board
                break
            seat = rules.actor(board)
            options = [action for action in range(38) if rules.choices(board) >> action & 1]
            action = rng.choice(options)
            if rng.random() < 0.8:
                action = rules.greedy(board, seat, Generator(), [])
            rules.play(board, seat, action)


def measure(kind: str, cards: int, boards: Iterator[rules.Board], count: int) -> None:
    solver = durak.solver(True)
    seconds, nodes, values = [], [], []
    for _ in range(count):
        board = next(boards)
        solver.forget()
        start = time.perf_counter()
        found = solver.best(board, PLENTY)
        seconds.append(1000 * (time.perf_counter() - start))
        nodes.append(solver.nodes)
        assert found is not None
        values.append(found[1])
    seconds.sort()
    won, drawn = values.count(1) / count, values.count(0) / count
    print(
        f"{kind:6} {cards:2} cards: mean {statistics.mean(seconds):8.3f} ms, "
        f"median {seconds[count // 2]:8.3f}, p95 {seconds[int(0.95 * count)]:8.3f}, "
        f"max {seconds[-1]:9.3f}; positions {statistics.mean(nodes):11,.0f} (max {max(nodes):,}); "
        f"attacker wins {won:.0%}, draws {drawn:.0%}"
    )


def size(text: str) -> int:
    """So many cards in the two hands."""
    if not (text.isascii() and text.isdigit() and 2 <= int(text) <= MOST_CARDS):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a number of cards from 2 to {MOST_CARDS}"
        )
    return int(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards", nargs="*", type=size, help="in the two hands together")
    sizes = parser.parse_args().cards or SIZES
    durak.ready()
    kinds: dict[str, Callable[[int], Iterator[rules.Board]]] = {"split": split, "played": played}
    for cards in sizes:
        for kind, boards in kinds.items():
            measure(kind, cards, boards(cards), COUNT)


if __name__ == "__main__":
    main()
