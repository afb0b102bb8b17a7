"""The search: one seed and so many iterations give one answer; it keeps its budget; it plays."""

import json
import random
import threading

import pytest

import kozyr
from kozyr.search import BOTS, LEVELS, Budget, Knowledge, engine, hint, make_bot
from kozyr.search import searcher as searching
from kozyr.search.style import Style
from tests.contract.test_hidden import draw_bet
from tests.helpers import dump, every_game, every_table, seeds
from tests.search.watching import Observer, watched_walk

FEW = Budget(iterations=40)
SOME = Budget(iterations=200)


def permuted(rng, game, knowledge):
    """A world that the seat cannot tell from the true one: all but what it knows lies elsewhere."""
    view = json.loads(dump(knowledge.view))
    unseen = game.unseen(view)
    for seat, known in enumerate(knowledge.known):
        for card in known.elements() if seat != knowledge.seat else ():
            view["hands"][seat][view["hands"][seat].index("?")] = card
            unseen.remove(card)
    rng.shuffle(unseen)
    position = game.guess(view, unseen)
    for seat, bet in enumerate(view.get("bets", [])):
        if bet and bet["value"] == "?":
            draw_bet(rng, position, seat, view)
    return game.load(position)


@every_table
@seeds(4)
def test_no_level_peeks(name, players, seed):
    rng = random.Random(f"peek {seed}")
    game = kozyr.game(name)
    for i, (_, knowledge, _) in enumerate(watched_walk(name, players, seed)):
        if i % 29 != seed % 29:
            continue
        seat = knowledge.seat
        world = permuted(rng, game, knowledge)
        again = Knowledge.at(world, seat, knowledge.memory)
        assert dump(again.document()) == dump(knowledge.document())
        legal = world.legal(seat)
        for level in BOTS:
            moves = [make_bot(level, 5).choose(each, legal, FEW) for each in (knowledge, again)]
            assert moves[0] == moves[1], level
        assert hint(knowledge, FEW, 3) == hint(again, FEW, 3) != []
        imagined = Style(redeal=500)
        searcher = engine.searcher(game)
        lines = [searcher.search(each, 5, FEW, imagined) for each in (knowledge, again)]
        assert lines[0] == lines[1]


@every_game
def test_lines_are_the_legal_moves(name):
    game = kozyr.game(name)
    searcher = engine.searcher(game)
    for i, (state, knowledge, _) in enumerate(watched_walk(name, game.min_players, "lines", 200)):
        if i % 20:
            continue
        legal = state.legal(knowledge.seat)
        lines = searcher.search(knowledge, i, Budget(iterations=300), Style())
        assert {line.move for line in lines} == set(legal)
        assert sum(line.visits for line in lines) == 300
        assert [line.visits for line in lines] == sorted((x.visits for x in lines), reverse=True)
        assert all(0 <= line.value <= 1 for line in lines)


@every_game
def test_searching_in_pieces_is_searching_at_once(name, monkeypatch):
    searcher = engine.searcher(kozyr.game(name))
    state = kozyr.game(name).deal(seed=9)
    knowledge = Knowledge.of(state, state.to_act[0])
    at_once = searcher.search(knowledge, 1, Budget(iterations=500), Style())
    monkeypatch.setattr(searching, "FIRST_CHUNK", 7)
    assert searcher.search(knowledge, 1, Budget(iterations=500), Style()) == at_once
    assert searcher.search(knowledge, 2, Budget(iterations=500), Style()) != at_once


@every_game
def test_a_decided_search_has_the_move_of_a_whole_one(name):
    game = kozyr.game(name)
    searcher = engine.searcher(game)
    saved = 0
    for i, (_, knowledge, _) in enumerate(watched_walk(name, game.min_players, "decide", 200)):
        if i % 5:
            continue
        budget = Budget(iterations=1000)
        whole = searcher.search(knowledge, i, budget, Style())
        decided = searcher.search(knowledge, i, budget, Style(), decide=True)
        assert decided[0].move == whole[0].move
        saved += sum(line.visits for line in whole) - sum(line.visits for line in decided)
    assert saved > 0


@every_table
def test_what_another_imagines_is_counted_for_others_alone(name, players):
    """The seat's own moves count where its hand lies as it does; the same seed tells the same."""
    game = kozyr.game(name)
    searcher = engine.searcher(game)
    for i, (_, knowledge, _) in enumerate(watched_walk(name, players, "redeal", 200)):
        if i % 20:
            continue
        budget = Budget(iterations=1000)
        style = Style(redeal=500, exact=False)
        lines = searcher.search(knowledge, i, budget, style)
        assert searcher.search(knowledge, i, budget, style) == lines
        counted = sum(line.visits for line in lines)
        if len(lines) > 1:
            assert 400 < counted <= 1000
        if name == "durak" and knowledge.view["talon"] and len(lines) > 1:
            assert counted < 650


class Clock:
    """A clock by which every iteration takes the same time, and 20 in a row now and then more."""

    def __init__(self, searcher, seconds):
        self.now = 0.0
        self.seconds = seconds
        self.really_run = searcher.run

    def perf_counter(self):
        return self.now

    def run(self, iterations):
        self.now += iterations * self.seconds
        self.really_run(iterations)


@every_game
@pytest.mark.parametrize("pace", [0.0001, 0.00001])
def test_the_time_is_kept(name, monkeypatch, pace):
    searcher = engine.searcher(kozyr.game(name))
    state = kozyr.game(name).deal(seed=9)
    knowledge = Knowledge.of(state, state.to_act[0])
    for seconds in (0.02, 0.1):
        clock = Clock(searcher, pace)
        monkeypatch.setattr(searching, "time", clock)
        monkeypatch.setattr(searcher, "run", clock.run)
        searcher.search(knowledge, 1, Budget(seconds=seconds), Style())
        monkeypatch.undo()
        assert 0.8 * seconds <= clock.now <= 1.2 * seconds


@every_game
def test_a_full_tree_is_searched_on(name, monkeypatch):
    monkeypatch.setattr(searching, "MOST_NODES", 50)
    searcher = searching.Searcher(kozyr.game(name))
    state = kozyr.game(name).deal(seed=9)
    knowledge = Knowledge.of(state, state.to_act[0])
    lines = searcher.search(knowledge, 1, Budget(iterations=1000), Style())
    assert sum(line.visits for line in lines) == 1000


def test_nobody_waits_for_the_compiler(monkeypatch):
    """Until the search is there, a bot with a time limit plays by rules of thumb."""
    monkeypatch.setattr(engine, "ready_searcher", lambda game: None)
    monkeypatch.setattr(engine, "searcher", None)
    state = kozyr.game("durak").deal(seed=4)
    seat = state.to_act[0]
    knowledge, legal = Knowledge.of(state, seat), state.legal(seat)
    expert = make_bot("expert", 1).choose(knowledge, legal)
    for level in LEVELS:
        assert make_bot(level, 1).choose(knowledge, legal) == expert
        assert make_bot(level, 1).choose(knowledge, legal, Budget(seconds=0.01)) == expert


@every_game
def test_searches_beside_each_other_do_not_wait_and_find_the_same(name):
    searcher = engine.searcher(kozyr.game(name))
    state = kozyr.game(name).deal(seed=5)
    knowledge = Knowledge.of(state, state.to_act[0])
    style = LEVELS["master"].style

    def found():
        return searcher.search(knowledge, 1, Budget(iterations=300), style)

    alone = found()
    with searcher.idle() as first:
        assert first is searcher
        assert found() == alone
        with searcher.idle() as second, searcher.idle() as third:
            assert len({first, second, third}) == 3
    with searcher.idle() as again:
        assert again is searcher
        assert len(searcher.spare) == 2
    assert found() == alone


@pytest.mark.parametrize("name", ["durak"])
def test_a_search_is_made_in_the_background(name, monkeypatch):
    monkeypatch.setattr(engine, "_preparing", {})
    game = kozyr.game(name)
    preparation = engine.prepare(game)
    assert engine.ready_searcher(game) is None
    for thread in threading.enumerate():
        if thread.name == f"prepare {name}":
            thread.join(120)
    assert preparation.searcher is not None
    assert engine.ready_searcher(game) is engine.searcher(game) is preparation.searcher


def test_a_search_that_cannot_be_made_is_tried_again(monkeypatch):
    """Who asks for it learns why there is none, and has it tried again."""
    game = kozyr.game("durak")
    preparation = engine.Preparation(game)

    def fails(game):
        raise MemoryError

    made = engine.made
    monkeypatch.setattr(engine, "made", fails)
    for _ in range(2):
        with pytest.raises(MemoryError):
            preparation.load()
        assert preparation.searcher is None
    monkeypatch.setattr(engine, "made", made)
    assert preparation.load() is preparation.searcher is not None


def test_where_no_process_can_be_started_the_search_is_made_here(monkeypatch):
    def fails(*args, **options):
        raise OSError

    monkeypatch.setattr(engine.subprocess, "run", fails)
    preparation = engine.Preparation(kozyr.game("durak"))
    preparation.work()
    assert preparation.searcher is not None


@every_game
def test_a_search_beats_chance(name):
    """The master with some iterations against random players, all seats in turn."""
    game = kozyr.game(name)
    players = game.min_players
    won = 0
    for seed in range(6):
        hero = seed % players
        state = game.deal(players, seed=f"chance {seed}")
        master, chance = make_bot("master", seed), random.Random(seed)
        watching = Observer(state, hero)
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            watching.follow(state)
            mine = seat == hero
            choice = (
                master.choose(watching.knowledge, legal, SOME) if mine else chance.choice(legal)
            )
            state.play(seat, choice)
        won += state.returns[hero] > 0
    assert won >= 5


def test_more_time_makes_no_weak_level_stronger():
    casual, master = LEVELS["casual"], LEVELS["master"]
    assert casual.budget("durak", Budget(seconds=9)) == Budget(9, 60)
    assert casual.budget("blaze", Budget(iterations=5)) == Budget(None, 5)
    assert casual.budget("another") == Budget(casual.seconds, 60)
    assert master.budget("durak", Budget(seconds=9)) == Budget(9, None)
    assert master.budget("durak") == Budget(master.seconds, None)
