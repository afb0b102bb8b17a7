"""How strong the bots are, one command a figure: `python benchmarks/strength.py durak-greedy`.

Without a name it lists the figures. Deals are kept in a file as they are done (`--keep FOLDER`), so
that a long one can be stopped and taken up again. Each search has one core: `--workers` is 1 unless
said otherwise.
"""

import argparse
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from kozyr.arena import Contest, on_processes
from kozyr.errors import KozyrError, system_reason
from kozyr.locale import language
from kozyr.terminal.contests import MOST_DEALS, MOST_WORKERS
from kozyr.terminal.failures import whole_number
from kozyr.terminal.match import run_match
from kozyr.terminal.style import aligned

LADDER = ("beginner", "casual", "strong", "master")


@dataclass(frozen=True)
class Figure:
    """A match and the rate that it should reach."""

    a: str
    b: str
    game: str
    players: int
    deals: int
    seconds: float
    goal: float

    def row(self, name: str) -> list[str]:
        """The cells of its row in the list."""
        return [
            *(name, f"{self.a} against {self.b}", f"{self.game}, {self.players} players"),
            *(f"{self.deals} deals", f"{self.seconds} s a move", f"to reach {self.goal:.1%}"),
        ]


FIGURES = {
    "durak-random": Figure("master", "random", "durak", 2, 1000, 0.1, 0.993),
    "durak-greedy": Figure("master", "greedy", "durak", 2, 1000, 0.1, 0.85),
    "durak-expert": Figure("master", "expert", "durak", 2, 1000, 0.1, 0.83),
    "durak-dmcts": Figure("master", "dmcts", "durak", 2, 500, 0.1, 0.84),
    "durak-greedy-1s": Figure("master", "greedy", "durak", 2, 300, 1.0, 0.85),
    "durak-expert-1s": Figure("master", "expert", "durak", 2, 300, 1.0, 0.83),
    "durak-dmcts-1s": Figure("master", "dmcts", "durak", 2, 300, 1.0, 0.84),
    "durak-dmcts-greedy": Figure("dmcts", "greedy", "durak", 2, 300, 0.1, 0.74),
    "blaze-3": Figure("master", "greedy", "blaze", 3, 300, 0.1, 0.60),
    "blaze-5": Figure("master", "greedy", "blaze", 5, 300, 0.1, 0.45),
    "blulu": Figure("master", "greedy", "blulu", 2, 300, 0.1, 0.70),
} | {
    f"{game}-{high}": Figure(high, low, game, players, 300, 0.1, 0.60 if players == 2 else 0.43)
    for game, players in (("durak", 2), ("blaze", 3), ("blulu", 2))
    for low, high in pairwise(LADDER)
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figure", nargs="?", choices=sorted(FIGURES))
    parser.add_argument("--deals", help="other than the figure's own")
    parser.add_argument("--workers", default="1")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--keep", type=Path, help="a folder for the deals that are done")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.figure is None:
        print("\n".join(aligned([figure.row(name) for name, figure in FIGURES.items()])))
        return
    try:
        measure(options)
    except KozyrError as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(f"{options.keep}: {system_reason(error)}")


def measure(options: argparse.Namespace) -> None:
    """Play the match of a figure and print what came out.

    Raises: KozyrError; OSError if the folder cannot be made.
    """
    figure = FIGURES[options.figure]
    deals = whole_number("--deals", options.deals, 1, MOST_DEALS)
    workers = whole_number("--workers", options.workers, 1, MOST_WORKERS)
    contest = Contest(
        *(figure.a, figure.b, figure.game, figure.players, figure.seconds),
        seed=options.seed,
    )
    contest.check()
    resume = None
    if options.keep is not None:
        options.keep.mkdir(parents=True, exist_ok=True)
        resume = str(options.keep / f"{options.figure}.jsonl")
    if not options.json:
        print(f"{options.figure}, to reach: {figure.goal:.1%}")
    run_match(
        *(contest, deals or figure.deals, on_processes(workers)),
        *(resume, options.json, language("en")),
    )


if __name__ == "__main__":
    main()
