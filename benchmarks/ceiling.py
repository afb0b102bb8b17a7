"""How well Durak can be played: a player who sees all cards, by the master's search.

`python benchmarks/ceiling.py greedy` plays every deal from both seats against a bot and prints the
win rate with its 95 % interval, draws half; beside it, in the same deals, the master who does not
see them. Both search by iterations, so that any machine prints the same.
"""

import argparse
from collections.abc import Callable
from typing import Any

import kozyr
from kozyr.arena.deals import Deal, Played
from kozyr.arena.report import win_rate
from kozyr.compiled import record_of
from kozyr.games.durak.rules import Board
from kozyr.games.state import State
from kozyr.search import LEVELS, Budget, Knowledge, engine, make_bot, tree
from kozyr.search.knowledge import Watch
from kozyr.search.searcher import Searcher

DURAK = kozyr.game("durak")
Choose = Callable[[State, Knowledge], str]


class OpenSearcher(Searcher):
    """Searches the true layout of the cards, which it is told."""

    truth: Board

    def prepare(self, *told: Any) -> Any:
        board = super().prepare(*told)
        self.boards[0] = record_of(self.truth)
        self.shown[:] = self.truth.hand
        for i in range(1, self.truth.left):
            self.cards[i - 1] = self.truth.talon[i]
        self.settings[tree.ONE_WORLD] = 0
        self.settings[tree.HIDDEN] = 0
        return board


def seeing(seed: str, budget: Budget) -> Choose:
    """A player who sees all cards."""
    searcher = OpenSearcher(DURAK)

    def choose(state: State, knowledge: Knowledge) -> str:
        searcher.truth = state.board
        style = LEVELS["master"].style
        return searcher.search(knowledge, f"{seed}/{len(state.history)}", budget, style)[0].move

    return choose


def honest(name: str, seed: str, budget: Budget | None) -> Choose:
    """A bot that is told what its seat knows."""
    bot = make_bot(name, seed)

    def choose(state: State, knowledge: Knowledge) -> str:
        return bot.choose(knowledge, state.legal(knowledge.seat), budget)

    return choose


def play_game(number: int, place: int, hero: Choose, other: Choose) -> Played:
    """One game of a deal, `hero` in seat `place`."""
    state = DURAK.deal(2, "ceiling", number)
    watch = Watch()
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        player = hero if seat == place else other
        state.play(
            seat, legal[0] if len(legal) == 1 else player(state, watch.knowledge(state, seat))
        )
    return Played(place, (state.returns[place] + 1) / 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("against", choices=["greedy", "expert", "random"])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=2000)
    options = parser.parse_args()
    budget = Budget(iterations=options.iterations)
    engine.searcher(DURAK)
    seer = seeing("seer", budget)
    for name in ("all cards seen", "master"):
        deals = []
        for number in range(options.deals):
            games = []
            for place in (0, 1):
                seed = f"{number} {place}"
                hero = seer if name != "master" else honest("master", seed, budget)
                other = honest(options.against, f"other {seed}", None)
                games.append(play_game(number, place, hero, other))
            deals.append(Deal(number, games))
        rate = win_rate(deals)
        print(
            f"{name}: {rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%}) of {options.deals} deals"
        )


if __name__ == "__main__":
    main()
