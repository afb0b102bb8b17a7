"""Layouts of the hidden cards agree with all that a seat knows, and cover all that can be."""

import random
from collections import Counter
from itertools import chain, combinations

import kozyr
from kozyr.games.blulu.hints import captures
from kozyr.games.blulu.rules import rank_of
from kozyr.games.chance import Generator, seed_words, shuffle, start
from kozyr.games.layout import CERTAIN, draw_likely
from kozyr.search import Knowledge
from kozyr.search.layouts import canonical_board, odds_of, shown_hands
from tests.helpers import every_table, seeds
from tests.search.watching import watched_walk


class Layouts:
    """Layouts for what a seat knows, drawn by the interpreter."""

    def __init__(self, knowledge, seed, belief=True):
        self.knowledge = knowledge
        self.thinking = knowledge.game.thinking
        self.board, self.cards, self.count = canonical_board(knowledge)
        self.odds = odds_of(knowledge, belief)
        self.rng = Generator()
        start(self.rng, seed_words(seed), 0)

    def draw(self):
        seat, board = self.knowledge.seat, self.board.copy()
        shuffle(self.rng, self.cards, self.count)
        shown = shown_hands(self.knowledge)
        self.thinking.place(board, seat, shown, self.odds, self.cards, self.count, self.rng)
        return board


@every_table
@seeds(4)
def test_a_layout_looks_like_the_truth(name, players, seed):
    """To the seat it does; but while bets are made, the others' are still to come."""
    game = kozyr.game(name)
    for i, (state, knowledge, _) in enumerate(watched_walk(name, players, seed)):
        if i % 7:
            continue
        board = Layouts(knowledge, i).draw()
        view = game.view(board, knowledge.seat)
        expected = dict(knowledge.view)
        if expected.get("stage") == "bet":
            for key in ("bets", "bets_left"):
                mine = view[key][knowledge.seat]
                assert mine == expected[key][knowledge.seat]
                view.pop(key)
                expected.pop(key)
            view.pop("stage")
            expected.pop("stage")
        assert view == expected, f"seed {seed}, after {len(state.history)} moves"
        game.read(game.position(board))
        hands = game.position(board)["hands"]
        for seat, known in enumerate(knowledge.known):
            assert not known - Counter(hands[seat])


@every_table
@seeds(2)
def test_what_a_seat_cannot_hold_is_not_laid_there(name, players, seed):
    """A card of odds 0 is not there in truth, and in no layout either."""
    impossible = 0
    for i, (state, knowledge, _) in enumerate(watched_walk(name, players, seed)):
        hands = state.position()["hands"]
        for seat, doubts in enumerate(knowledge.memory.doubts):
            never = {card for card, likely in doubts.items() if likely == 0}
            impossible += len(never)
            assert not never & set(hands[seat])
            if seat == knowledge.seat or i % 5 or not never:
                continue
            layouts = Layouts(knowledge, i, belief=False)
            for _ in range(10):
                laid = knowledge.game.position(layouts.draw())["hands"]
                assert not never & set(laid[seat])
    assert (impossible > 0) == (name == "blulu")


def test_who_put_two_cards_down_keeps_no_two_that_would_have_captured():
    """Blulu, L3.4: neither in truth nor in any layout."""
    told = 0
    walks = (watched_walk("blulu", 2, f"pairs {seed}") for seed in range(12))
    for state, knowledge, _ in chain.from_iterable(walks):
        other = 1 - knowledge.seat
        ranks = knowledge.memory.facts[other]
        hand = state.board.hand[other]
        if ranks and hand:
            assert hand.bit_count() == 2
            told += 1
            lying = {rank for rank in range(11) if ranks >> rank & 1}
            layouts = Layouts(knowledge, told)
            for board in (state.board, *(layouts.draw() for _ in range(20))):
                one, two = (rank_of(card) for card in range(36) if board.hand[other] >> card & 1)
                assert not captures(one, two, lying)
    assert told > 10


def test_every_layout_that_can_be_comes_up():
    """Near the end of Durak: every way to share the hidden cards, each as often as any other."""
    for state, knowledge, _ in watched_walk("durak", 2, 3):  # noqa: B007
        if len(knowledge.view["talon"]) == 3:
            break
    layouts = Layouts(knowledge, "cover", belief=False)
    other = 1 - knowledge.seat
    unknown = state.board.hand[other].bit_count() - knowledge.known[other].total()
    possible = {frozenset(hand) for hand in combinations(layouts.cards[: layouts.count], unknown)}
    draws = 100 * len(possible)
    known = {state.game.deck.index[card] for card in knowledge.known[other]}
    found = Counter()
    for _ in range(draws):
        hand = layouts.draw().hand[other]
        found[frozenset(c for c in range(36) if hand >> c & 1 and c not in known)] += 1
    assert set(found) == possible
    assert max(found.values()) < 160
    assert min(found.values()) > 50


def test_doubted_cards_lie_there_seldom():
    rng = Generator()
    start(rng, seed_words(1), 0)
    odds = [CERTAIN] * 10
    odds[3] = CERTAIN // 4
    odds[4] = 0
    found = Counter()
    for _ in range(20_000):
        found[draw_likely(list(range(10)), 0, 10, odds, 0, rng)] += 1
    assert found[4] == 0
    assert 0.2 < found[3] / found[5] < 0.3


def test_the_last_resort_is_still_possible():
    """With hardly any card likely, one that is possible is taken."""
    rng = Generator()
    start(rng, seed_words(2), 0)
    odds = [0] * 9 + [1]
    assert {draw_likely(list(range(10)), 0, 10, odds, 0, rng) for _ in range(20)} == {9}


def test_beliefs_are_better_than_none():
    """Cards that the moves of greedy players speak against are there more seldom than others."""
    doubted, other = Counter(), Counter()
    durak = kozyr.game("durak")
    for seed in range(30):
        state = durak.deal(seed=f"greedy {seed}")
        knowledge = Knowledge(durak, 2, 0)
        knowledge.observe(-1, "deal", state.view(0))
        rng = random.Random(seed)
        while not state.over:
            seat = state.to_act[0]
            board = state.board
            action = durak.rules.greedy(board, seat, rng, [0] * 40)
            move = durak.write(board, action)
            state.play(seat, move)
            knowledge.observe(seat, move, state.view(0))
            if state.over or not state.view(0)["talon"][1:]:
                break
            hand = set(state.position()["hands"][1])
            doubts = knowledge.memory.doubts[1]
            for card in durak.unseen(state.view(0)):
                if not knowledge.known[1][card]:
                    counts = doubted if doubts.get(card, 1) < 0.3 else other
                    counts[card in hand] += 1
    assert doubted[True] / doubted.total() < 0.5 * other[True] / other.total()
