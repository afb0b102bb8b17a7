"""What a move would do, and what everyone saw come of one."""

import random

import pytest

import kozyr
from kozyr.games.state import DEALER
from tests.helpers import choose, every_table, seeds, walk


def game_of(name, players, seed):
    """A whole game by chance: (position before, seat, move, effect, position after)."""
    rng = random.Random(f"telling {seed}")
    state = kozyr.game(name).deal(players, seed=seed)
    state.auto_deal = False
    while not state.over:
        if state.waiting:
            state.play(DEALER, state.coming_deal())
            continue
        seat = rng.choice(state.to_act)
        move = choose(rng, state.legal(seat), 0.7)
        before, seen = state.position(), state.view(None)
        state.play(seat, move)
        effect = state.game.effect(seen, state.view(None), seat, state.history[-1][1])
        yield before, seat, move, effect, state.position()


@seeds(4)
def test_a_preview_is_what_the_move_does(seed):
    seen = set()
    for state, _, _ in walk("blulu", 2, seed):
        for seat in range(2):
            previews = state.previews(seat)
            assert sorted(previews) == list(state.legal(seat))
            for move, found in previews.items():
                before, twin = state.position(), state.copy()
                twin.auto_deal = False
                twin.play(seat, move)
                after = twin.position()
                pile = set(after["piles"][seat]) - set(before["piles"][seat])
                if twin.waiting or twin.over:
                    assert set(found["takes"]) <= set(before["table"])
                else:
                    assert set(found["takes"]) == pile & set(before["table"])
                assert found["bonus"] == after["bonus"][seat] - before["bonus"][seat]
                seen.add((bool(found["takes"]), found["bonus"]))
    assert seen >= {(False, 0), (True, 0), (True, 2)}


@every_table
def test_who_is_not_to_act_has_no_previews(name, players):
    state = kozyr.game(name).deal(players, seed=1)
    assert bool(state.previews(state.to_act[0])) == (name == "blulu")
    for seat in (*set(range(players)) - set(state.to_act), -1, players, None, True):
        assert seat is True or state.previews(seat) == {}


@seeds(4)
def test_rounds_of_blulu_add_up_to_the_score(seed):
    scores, rounds = [0, 0], 0
    for before, seat, _, effect, after in game_of("blulu", 2, seed):
        assert set(effect["takes"]) <= set(before["table"])
        assert effect["bonus"] == after["bonus"][seat] - before["bonus"][seat]
        assert effect.get("dealt", False) == (len(after["stock"]) < len(before["stock"]))
        if "round" not in effect:
            continue
        points = effect["round"]
        rounds += 1
        assert points["number"] == rounds
        assert points["before"] == scores
        assert points["cards"] == [len(pile) for pile in after["piles"]]
        if points["last"] is not None:
            assert set(points["rest"]) <= set(after["piles"][points["last"]])
        scores = [a + b for a, b in zip(scores, points["points"], strict=True)]
    state = kozyr.game("blulu").load(after)
    assert state.result["scores"] == scores


@pytest.mark.parametrize("players", [3, 4, 5])
@seeds(3)
def test_feathers_and_bets_of_blaze_add_up_to_the_score(players, seed):
    scores = [0] * players
    rounds, ended, target = [], 0, None
    for before, seat, move, effect, after in game_of("blaze", players, seed):
        effect = effect or {}
        for taker, value in effect.get("feathers", ()):
            scores[taker] += value
        opened = before["stage"] == "open" and not before["table"]
        assert ("against" in effect) == opened
        if "bets" in effect:
            assert move.startswith("bet ")
            assert effect["bets"] == [bet["on"] for bet in after["bets"]]
        if opened:
            target = effect["against"]
        if "challenge" in effect:
            ended += 1
            assert effect["challenge"]["target"] == target
            check_challenge(before, seat, move, effect["challenge"], after)
        if "round" in effect:
            found = effect["round"]
            rounds.append(found["number"])
            won = after["won_feathers"][found["loser"]]
            assert all(pair[0] != found["number"] for pair in won)
            for owner, value, on, to in found["bets"]:
                assert before["bets"][owner] == {"value": value, "on": on}
                if to is not None:
                    scores[to] += value
    assert rounds == [1, 2]
    assert ended > 5
    assert kozyr.game("blaze").load(after).result["scores"] == scores


def check_challenge(before, seat, move, found, after):
    """The cards a challenge left in hands are those held before, taken up and drawn."""
    deck = len(before["deck"]) - len(after["deck"])
    assert min(found["drew"]) >= 0
    assert sum(found["drew"]) == (deck if after["phase"] == 1 or before["phase"] == 1 else 0)
    gone = len(after["discard"]) - len(before["discard"])
    assert gone == (0 if found["taken"] else found["cards"])
    if found["taken"]:
        assert before["passed"] or move == "pass"


@every_table
@seeds(2)
def test_an_effect_tells_nothing_hidden(name, players, seed):
    """It is made from a spectator's views; its cards lay open on the table."""
    for before, _, move, effect, _ in game_of(name, players, seed):
        if name == "durak":
            assert effect is None
        elif name == "blulu":
            laid = {
                *before["table"],
                *(code for code in before["hands"][0] + before["hands"][1] if code in move),
            }
            assert {*effect["takes"], *effect.get("round", {}).get("rest", ())} <= laid
