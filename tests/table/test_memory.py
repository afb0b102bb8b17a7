"""Known cards: what everyone saw go to a hand and has not seen leave it."""

import random
from collections import Counter

import pytest

from kozyr.games.game import shown_cards
from kozyr.table import events, snapshot
from tests.helpers import every_table, seeds
from tests.table.desk import Desk
from tests.table.test_undo import puzzle


def known(desk):
    return snapshot(desk.table, None).outlook.known


def test_only_where_the_option_says_so():
    desk = Desk().play_some(30)
    assert known(desk) is None


@every_table
@seeds(4)
def test_known_cards_are_held(name, players, seed):
    """Never too much: every known card is in that hand, as often as it is known."""
    desk = Desk(name, players, known_cards=True)
    rng = random.Random(f"known {seed}")
    most = 0
    for _ in range(300):
        if desk.table.over:
            break
        desk.play_some(1, rng)
        hands = desk.state.position()["hands"]
        for seat, cards in enumerate(known(desk)):
            assert not Counter(cards) - Counter(hands[seat])
            most = max(most, len(cards))
    assert (most > 0) == (name != "blulu")


def test_durak_by_hand():
    desk = puzzle()
    desk.table.options = desk.table.options.__class__("durak", 2, (), known_cards=True)
    for seat, move, after in (
        (0, "8s", ([], [])),
        (1, "take", ([], [])),
        (0, "8d", ([], [])),
        (0, "done", ([], ["8s", "8d"])),
        (0, "7s", ([], ["8s", "8d"])),
        (1, "8s", ([], ["8d"])),
        (0, "done", ([], ["8d"])),
    ):
        desk.play(seat, move)
        assert known(desk) == tuple(tuple(hand) for hand in after), move


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_new_round_of_blaze_forgets(players):
    desk = Desk("blaze", players, known_cards=True)
    desk.play_some(5000, until=lambda d: isinstance(d.log[-1].event, events.DealtAgain))
    assert known(desk) == ((),) * players


def test_blaze_knows_the_card_that_ends_the_challenge_too():
    """The last card laid and all others are taken up in the very move that lays it."""
    rng = random.Random("blaze remembers")
    desk = Desk("blaze", 3, known_cards=True)
    taken = 0
    while not desk.table.over:
        before = desk.state.view(None)
        seat = rng.choice(desk.table.to_act)
        (entry, *rest) = desk.play(seat, rng.choice(desk.state.legal(seat)))
        if rest or not before["passed"] or desk.state.view(None)["table"]:
            continue
        taken += 1
        target = (before["active"] + 1) % 3
        while target in before["out"]:
            target = (target + 1) % 3
        laid = list(shown_cards(before["table"]))
        if entry.event.move != "done":
            laid.append(entry.event.move)
        assert not Counter(laid) - Counter(known(desk)[target])
    assert taken
