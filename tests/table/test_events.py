"""Events as bytes, and exactly which of their fields are shown."""

import json

import msgspec
import pytest

from kozyr.table import BankClock, Entry, LogError, Options, decode, encode, seen
from kozyr.table import events as e
from kozyr.table.events import Event
from kozyr.table.knowledge import SHOWN

OPTIONS = Options("blaze", 3, ("owner", "open", "bot:greedy"), clock=BankClock(60, 5))
SHOWN_FIELDS = {
    e.Created(OPTIONS, "SECRET"): {"options"},
    e.Seated(1, "SECRET", "Bob"): {"seat", "name"},
    e.BotSeated(2, "greedy"): {"seat", "level"},
    e.Stood(1): {"seat"},
    e.Left(1): {"seat"},
    e.Returned(1): {"seat"},
    e.DealtAgain("SECRET"): set(),
    e.Moved(1, "B7", "player", 70, "SECRET", "SECRET"): {"seat", "move", "by", "ms"},
    e.Undone(0, (7, 8)): {"seat", "plies"},
    e.TimedOut(1): {"seat"},
    e.Replaced(1, "greedy"): {"seat", "level"},
    e.Chatted("SECRET", "Bob", 1, "hi", "SECRET"): {"name", "seat", "text"},
    e.Signalled(1, "enough", "SECRET"): {"seat", "signal"},
    e.Reported("SECRET", 4): set(),
    e.Muted("SECRET", 1): set(),
    e.Rematched("t2"): {"table"},
}
WITH_DOCUMENTS = [
    (e.Dealt({"hands": "SECRET"}, "SECRET", "SECRET", "c0"), {"commitment"}),
    (e.Ended({"winner": 1}, "seed", "salt"), {"result", "seed", "salt"}),
]
EVERY = [*SHOWN_FIELDS.items(), *WITH_DOCUMENTS]
every_event = pytest.mark.parametrize(
    ("event", "fields"), EVERY, ids=[type(event).__name__ for event, _ in EVERY]
)


def test_every_event_is_here():
    kinds = {type(event) for event, _ in EVERY}
    assert kinds == set(SHOWN) == set(Event.__args__)


@every_event
def test_an_event_survives_being_stored(event, fields):
    assert decode(encode(event)) == event


@every_event
def test_unknown_keys_are_ignored(event, fields):
    document = json.loads(encode(event)) | {"later": {"a": 1}}
    assert decode(json.dumps(document).encode()) == event


@every_event
def test_only_these_fields_are_shown(event, fields):
    for viewer in (0, None):
        shown = seen(Entry(5, 99, event), viewer)
        document = json.loads(msgspec.json.encode(shown))
        assert set(document) == {"ply", "at", "event"}
        kind = document["event"].pop("type")
        assert set(document["event"]) == fields
        assert kind == json.loads(encode(event))["type"] or isinstance(event, e.Reported | e.Muted)
        assert b"SECRET" not in msgspec.json.encode(shown)


def test_only_the_player_sees_a_bet():
    entry = Entry(5, 99, e.Moved(1, "bet 0@2", "player"))
    assert [seen(entry, viewer).event.move for viewer in (0, 1, 2, None)] == [
        "bet ?",
        "bet 0@2",
        "bet ?",
        "bet ?",
    ]


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b'{"type":"what"}', b'{"type":"left"}', b'{"type":"left","seat":"x"}'],
)
def test_bytes_that_are_no_event(data):
    with pytest.raises(LogError, match="cannot be read"):
        decode(data)
