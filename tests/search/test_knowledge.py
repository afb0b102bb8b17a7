"""What a seat remembers is so, comes from what it saw alone, and survives a journey as text."""

import json
from collections import Counter

import pytest

import kozyr
from kozyr.search import Knowledge, Watch
from kozyr.search.knowledge import heard
from tests.helpers import dump, every_game, every_table, seeds, walk
from tests.search.watching import Observer


@every_table
@seeds(4)
def test_what_is_remembered_lies_there(name, players, seed):
    most = 0
    walked = walk(name, players, seed)
    state, _, _ = next(walked)
    observers = [Observer(state, seat) for seat in range(players)]
    for state, _, _ in walked:
        hands = state.position()["hands"]
        for observer in observers:
            observer.follow(state)
            for hand, known in zip(hands, observer.knowledge.known, strict=True):
                assert not known - Counter(hand), f"after {len(state.history)} moves"
                most = max(most, known.total())
    assert (most > 0) == (name != "blulu")


@every_table
@seeds(2)
def test_a_replay_knows_the_same(name, players, seed):
    walked = walk(name, players, seed)
    state, _, _ = next(walked)
    observers = [Observer(state, seat) for seat in range(players)]
    for i, (state, _, _) in enumerate(walked):
        anew = Watch()
        for observer in observers:
            observer.follow(state)
            if i % 37 == 0:
                again = anew.knowledge(state, observer.seat)
                assert dump(again.document()) == dump(observer.knowledge.document())


def test_who_watches_follows_a_state_back_and_forth():
    state = kozyr.game("blaze").deal(4, seed=2)
    watch = Watch()
    positions = [state.copy()]
    for state, seat, move in walk("blaze", 4, "watch", 60):  # noqa: B007
        positions.append(state.copy())
    for i in (3, 20, 21, 5, 60, 0):
        for seat in range(4):
            known = watch.knowledge(positions[i], seat)
            assert dump(known.document()) == dump(Knowledge.of(positions[i], seat).document())


@every_table
@seeds(3)
def test_everyone_remembers_the_same(name, players, seed):
    """All that is remembered is public."""
    state = None
    for state, _, _ in walk(name, players, seed, 60 + 20 * seed):  # noqa: B007
        pass
    memories = [Knowledge.of(state, seat).memory for seat in range(players)]
    known = {dump([memory.listed(state.game), memory.doubts]) for memory in memories}
    assert len(known) == 1


@every_table
def test_knowledge_survives_as_text(name, players):
    watch = Watch()
    for state, seat, _ in walk(name, players, "text", 80):
        knowledge = watch.knowledge(state, seat)
        text = json.dumps(knowledge.document())
        again = Knowledge.read(json.loads(text))
        assert (again.game, again.players, again.seat) == (state.game, players, seat)
        assert again.view == knowledge.view
        assert again.memory == knowledge.memory


def test_the_trump_from_under_the_talon_is_remembered():
    durak = kozyr.game("durak")
    for seed in range(20):
        state = durak.deal(seed=seed)
        trump = state.position()["trump"]
        while state.view(None)["talon"]:
            seat = state.to_act[0]
            moves = state.legal(seat)
            state.play(seat, "take" if "take" in moves else moves[0])
        hands = state.position()["hands"]
        known = Knowledge.of(state, 0).known
        assert [hand[trump] for hand in known] == [hand.count(trump) for hand in hands]


def test_another_ones_bet_is_not_heard():
    blaze = kozyr.game("blaze")
    assert heard(blaze, "bet 1@2", 0, 0) == "bet 1@2"
    assert heard(blaze, "bet 1@2", 0, 1) == "bet ?"
    assert heard(blaze, "B7", 0, 1) == "B7"
    assert heard(blaze, "deal B7 RF", -1, 1) == "deal"


def bad_documents(name):
    """Documents of what seat 0 knows that cannot be true."""
    game = kozyr.game(name)
    state = game.deal(seed=1)
    view = state.view(0)
    count = state.players
    mine, codes = view["hands"][0], list(game.deck.codes)
    none = [[] for _ in range(count)]

    def known(cards):
        return {"known": [[], cards, *none[2:]]}

    def doubts(shares):
        return {"doubts": [{}, shares, *({} for _ in none[2:])]}

    def seen(hand, seat=0):
        hands = [hand if i == seat else each for i, each in enumerate(view["hands"])]
        return {"view": dict(view) | {"hands": hands}}

    return [
        {"view": None},
        {"view": {}},
        {"view": {"game": name}},
        {"view": dict(view) | {"game": [1]}},
        {"seat": count},
        {"seat": None},
        {"seat": True},
        {"seat": 1},
        seen(["?" for _ in mine]),
        seen([*mine, mine[0], mine[0]]),
        seen([*view["hands"][1], "?"], 1),
        seen([{}], 1),
        known([mine[0]] * game.deck.copies),
        known(codes),
        known([next(code for code in codes if code not in mine)] * (game.deck.copies + 1)),
        known(["Zz"]),
        known([5]),
        known([[]]),
        known("6s"),
        {"known": none[1:]},
        {"known": None},
        {"doubts": None},
        {"doubts": none[1:]},
        *({"facts": [value] * count} for value in (-1, 1 << 32, True, "1", None)),
        {"facts": [0]},
        doubts([]),
        doubts({"Zz": 0.5}),
        *(doubts({codes[0]: value}) for value in (-1, 1.5, 1e300, float("nan"), "x", None, True)),
    ]


@every_game
def test_knowledge_that_cannot_be_true_is_refused(name):
    document = Knowledge.of(kozyr.game(name).deal(seed=1), 0).document()
    assert Knowledge.read(document).seat == 0
    for change in bad_documents(name):
        with pytest.raises(kozyr.KozyrError) as error:
            Knowledge.read(document | change)
        assert "\n" not in str(error.value), change
    for other in (None, [], "knowledge", {}):
        with pytest.raises(kozyr.KozyrError):
            Knowledge.read(other)
    for key in ("known", "doubts", "facts"):
        with pytest.raises(kozyr.PositionError, match=key):
            Knowledge.read({name: value for name, value in document.items() if name != key})
