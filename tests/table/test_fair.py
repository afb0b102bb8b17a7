"""Commitments to seeds, and records whose deals were tampered with."""

import copy
import hashlib

import pytest

from kozyr.errors import RecordError
from kozyr.record import read_record
from kozyr.table import events, record, seen, snapshot
from kozyr.table.fair import commitment, verify
from tests.helpers import every_table
from tests.table.desk import SALT, SEED, Desk, dump


def check(document):
    return verify(read_record(document), document.get("salt"), document.get("commitment"))


def test_a_commitment_can_be_computed_by_anyone():
    assert commitment(SALT, SEED) == hashlib.sha256(f"{SALT}:{SEED}".encode()).hexdigest()


@pytest.mark.parametrize("salt", ["", "7", "a:b", "A" * 32, "5a17" * 7, "a" * 65, "é" * 32])
def test_salts_that_leave_room_for_another_seed(salt):
    with pytest.raises(RecordError, match="32 to 64 hexadecimal digits"):
        commitment(salt, SEED)


@every_table
def test_the_secrets_are_told_after_the_game_only(name, players):
    desk = Desk(name, players)
    desk.play_some(50)
    for viewer in desk.viewers():
        told = dump([[seen(entry, viewer) for entry in desk.log], snapshot(desk.table, viewer)])
        assert SEED.encode() not in told
        assert SALT.encode() not in told
        assert commitment(SALT, SEED).encode() in told
    desk.play_out()
    for viewer in desk.viewers():
        shown = snapshot(desk.table, viewer)
        assert (shown.seed, shown.salt) == (SEED, SALT)
        assert commitment(shown.salt, shown.seed) == shown.commitment


@every_table
def test_a_fair_game(name, players):
    document = record(Desk(name, players).play_out().log)
    assert check(document) == []


def test_another_seed_is_found_out():
    document = record(Desk().play_out().log)
    document["seed"] = "another"
    found = {difference.where for difference in check(document)}
    assert "commitment" in found
    assert found & {"start.hands", "start.talon", "start.trump"}


def test_another_salt_or_commitment_is_found_out():
    document = record(Desk().play_out().log)
    other = document | {"salt": "0" * 32}
    assert [difference.where for difference in check(other)] == ["commitment"]
    other = document | {"commitment": "0" * 64}
    (difference,) = check(other)
    assert difference.recorded == f'"{"0" * 64}"'
    assert difference.computed == f'"{commitment(SALT, SEED)}"'
    with pytest.raises(RecordError, match="salt"):
        verify(read_record(document), None, document["commitment"])


def test_swapped_cards_are_found_out():
    """Two cards of the talon that lie side by side, in a game that was just dealt."""
    desk = Desk()
    document = {
        "format": "kozyr-record/1",
        "seed": SEED,
        "start": copy.deepcopy(desk.log[-1].event.position),
        "moves": [],
    }
    assert check(document) == []
    talon = document["start"]["talon"]
    talon[3], talon[4] = talon[4], talon[3]
    assert [difference.where for difference in check(document)] == ["start.talon"]


@pytest.mark.parametrize("name", ["blaze", "blulu"])
def test_a_tampered_later_deal_is_found_out(name):
    """The last cards of the deal change places: the box of Blaze, the bottom of Blulu's stock."""
    players = 3 if name == "blaze" else 2
    desk = Desk(name, players)
    desk.play_some(5000, until=lambda d: isinstance(d.log[-1].event, events.DealtAgain))
    moves = [[e.event.seat, e.event.move] for e in desk.log if isinstance(e.event, events.Moved)]
    cards = desk.log[-1].event.cards
    document = {
        "format": "kozyr-record/1",
        "seed": SEED,
        "start": desk.log[-len(moves) - 2].event.position,
        "moves": [*moves, [-1, cards]],
    }
    assert check(document) == []
    words = cards.split()
    a = next(i for i in range(len(words) - 1, 0, -1) if words[i] != words[i - 1])
    words[a], words[a - 1] = words[a - 1], words[a]
    document["moves"][-1] = [-1, " ".join(words)]
    (difference,) = check(document)
    assert difference.where == f"moves[{len(moves)}]"
    assert difference.computed == f'"{cards}"'


def test_a_record_must_have_a_seed_and_replay():
    document = record(Desk().play_out().log)
    with pytest.raises(RecordError, match="no seed"):
        check(document | {"seed": None})
    with pytest.raises(RecordError, match=r"moves\[0\]"):
        check(document | {"moves": [[0, "nonsense"]]})
    with pytest.raises(RecordError, match="the record says"):
        check(document | {"result": {"durak": 7}})
