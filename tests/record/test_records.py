"""Records: written, read kindly, replayed without chance."""

import copy
import json
import random

import pytest

import kozyr
from kozyr.errors import RecordError
from kozyr.games import chance
from kozyr.record import (
    Event,
    default_names,
    last_state,
    parse_json,
    read_record,
    record_of,
    replay,
    write_record,
)
from kozyr.table.fair import verify
from tests.helpers import deal, dump, every_table, facts, played, seeds, walk


def through_text(record):
    """The record, written to JSON text and read again."""
    return read_record(parse_json(json.dumps(write_record(record)).encode(), "record"))


def no_chance(monkeypatch):
    """From here on a random number is an error."""

    def explode(*_):
        raise AssertionError("a replay has drawn a random number")

    for name in ("draw", "below", "start", "shuffle"):
        monkeypatch.setattr(chance, name, explode)


@every_table
@seeds(2)
def test_a_record_replays_to_the_same_states(name, players, seed, monkeypatch):
    before = [dump(state.position()) for state, _, _ in walk(name, players, seed)]
    end = played(name, players, seed)
    times = list(range(len(end.history)))
    record = record_of(end, [f"Игрок {seat}" for seat in range(players)], times)
    again = through_text(record)
    assert again == record
    no_chance(monkeypatch)
    turns = iter(before)
    for state, event in zip(replay(again), again.moves, strict=False):
        if event.seat >= 0:
            at = f"seed {seed}, after {len(state.history)} moves"
            assert dump(state.position()) == next(turns), at
    assert facts(last_state(again)) == facts(end)
    assert [event.ms for event in again.moves] == times


@every_table
def test_later_deals_stand_among_the_moves(name, players):
    record = record_of(played(name, players, 3))
    deals = [event for event in record.moves if event.seat == -1]
    assert all(event.move.startswith("deal ") for event in deals)
    assert bool(deals) == (name != "durak")
    document = write_record(record)
    assert list(document) == ["format", "game", "players", "seed", "start", "moves", "result"]
    assert document["format"] == "kozyr-record/1"
    assert document["players"] == default_names(players)
    assert all(type(seat) is int and type(ms) is int for seat, _, ms in document["moves"])


@every_table
def test_a_running_game_goes_on_from_its_record(name, players):
    """The seed deals the later rounds, as it would have done."""
    end = played(name, players, 5)
    state = deal(name, players, 5)
    for number, (seat, move) in enumerate(end.history):
        if seat == -1:
            continue
        if number % 50 == 0:
            record = through_text(record_of(state))
            assert record.result is None
            state = last_state(record)
        state.play(seat, move)
    assert state.history == end.history
    assert state.result == end.result


@every_table
def test_a_record_may_begin_anywhere(name, players):
    state = kozyr.game(name).load(played(name, players, 2, 9).position(), seed="x")
    state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    record = record_of(state)
    assert (record.seed, len(record.moves)) == ("x", 1)
    assert facts(last_state(through_text(record))) == facts(state)


def finished(name="durak", players=2, seed=1):
    return write_record(record_of(played(name, players, seed)))


def test_names_seed_times_result_and_game_may_be_missing_and_more_be_there():
    document = finished()
    for key in ("players", "seed", "result", "game"):
        del document[key]
    document |= {"comment": "a good game", "moves": [move[:2] for move in document["moves"]]}
    record = read_record(document)
    assert record.players == ("Seat 0", "Seat 1")
    assert (record.seed, record.result, record.game) == (None, None, "durak")
    assert {event.ms for event in record.moves} == {0}
    assert last_state(record).over


def test_seeds_and_times_may_be_numbers():
    document = finished() | {"seed": 7}
    assert read_record(document).seed == "7"
    big = 2**130 + 1
    assert read_record(document | {"seed": big}).seed == str(big)
    document["moves"][0][2] = 1234.9
    assert read_record(document).moves[0].ms == 1234


def refused(document, *words, error=kozyr.RecordError):
    """The error, one line with these words, when the record is read or replayed."""
    before = copy.deepcopy(document)
    with pytest.raises(error) as caught:
        list(replay(read_record(document)))
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert len(said) < 300
    for word in words:
        assert word in said
    assert document == before
    return caught.value


@pytest.mark.parametrize("document", [None, [], "record", 5, True, 1.5], ids=repr)
def test_what_is_no_object_is_refused(document):
    refused(document, "a record is a JSON object")


@pytest.mark.parametrize("value", ["kozyr-record/2", "kozyr-record/1 ", "", None, 1, True, []])
def test_other_formats_are_refused(value):
    refused(finished() | {"format": value}, "kozyr-record/1, not")
    refused({key: value for key, value in finished().items() if key != "format"}, "not null")


@pytest.mark.parametrize(
    ("key", "values", "words"),
    [
        ("players", ([], ["a"], ["a", "b", "c"], [1, 2], "ab", {}, 2, ["a", None]), "players"),
        ("seed", (True, 1.5, [], {}, "x" * 201, 10**300), "a record's seed is"),
        ("start", (None, [], "start", 5), "a record's start is"),
        ("result", ([], "durak 1", 1, True), "a record's result is"),
        ("moves", (None, {}, "7s", 5), "a record's moves are"),
    ],
)
def test_values_of_the_wrong_kind_are_refused(key, values, words):
    for value in values:
        refused(finished() | {key: value}, words)


@pytest.mark.parametrize(
    "entry",
    [
        None,
        "7s",
        [],
        [0],
        ["0", "7s", 0],
        [True, "7s", 0],
        [0.0, "7s", 0],
        [None, "7s", 0],
        [0, 7, 0],
        [0, None],
        [0, ["7s"], 0],
        [0, "7s", "0"],
        [0, "7s", None],
        [0, "7s", True],
        [0, "7s", float("inf")],
        [0, "7s", float("nan")],
        [0, "7s", 10**400],
        [0, "7s", 0, 0],
        {"seat": 0, "move": "7s"},
    ],
    ids=lambda entry: repr(entry)[:30],
)
def test_entries_of_the_wrong_kind_are_refused(entry):
    document = finished()
    document["moves"].insert(3, entry)
    refused(document, "moves[3] should be [seat, move, milliseconds]")


def test_too_many_moves_are_refused():
    refused(finished() | {"moves": [[0, "done", 0]] * 100_001}, "at most 100000", "not 100001")
    refused(finished() | {"moves": {}}, "moves are a list, not {…}")


def test_a_start_that_cannot_be_is_a_position_error():
    document = finished()
    document["start"]["limit"] = 7
    refused(document, "limit is 7", error=kozyr.PositionError)
    refused(document | {"game": "blulu"}, "is of 'blulu', and its start of 'durak'")
    refused(document | {"game": "chess"}, "no game 'chess'", error=kozyr.UnknownGame)
    refused(document | {"game": ["durak"]}, "no game", error=kozyr.UnknownGame)


@every_table
def test_a_refused_move_is_named_with_its_place_and_clause(name, players):
    document = write_record(record_of(played(name, players, 1)))
    for index in (0, 5, len(document["moves"]) - 1):
        spoilt = copy.deepcopy(document)
        spoilt["moves"][index] = [spoilt["moves"][index][0], "nonsense", 0]
        # The text of a move that is none stands once, in the rules' own reason.
        error = refused(spoilt, f"moves[{index}]: 'nonsense' is not a move of ", "(")
        assert str(error).count("nonsense") == 1
        assert (error.index, error.error.code) == (index, "notation")
    illegal = copy.deepcopy(document)
    illegal["moves"].insert(2, illegal["moves"][2])
    twice = refused(illegal, "moves[")
    assert twice.index >= 2
    assert str(twice).startswith(f"moves[{twice.index}] {illegal['moves'][twice.index][1]!r}: ")
    late = document["moves"] + document["moves"][-1:]
    refused(document | {"moves": late}, f"moves[{len(late) - 1}]", "the game is over")


@pytest.mark.parametrize(("name", "clause"), [("blaze", "(B8.1)"), ("blulu", "(L2)")])
def test_a_deal_must_stand_where_the_rules_deal(name, clause):
    document = write_record(record_of(played(name, None, 1)))
    at = next(i for i, (seat, _, _) in enumerate(document["moves"]) if seat == -1)
    missing = copy.deepcopy(document)
    deal_entry = missing["moves"].pop(at)
    refused(missing, f"moves[{at}]", "the next event is a deal", clause)
    early = copy.deepcopy(missing)
    early["moves"].insert(at - 1, deal_entry)
    refused(early, f"moves[{at - 1}]")
    fewer = copy.deepcopy(document)
    fewer["moves"][at][1] = " ".join(deal_entry[1].split(" ")[:-1])
    refused(fewer, f"moves[{at}]", "names each of the", clause)


@every_table
def test_a_result_must_be_what_the_moves_lead_to(name, players):
    document = write_record(record_of(played(name, players, 1)))
    refused(document | {"result": {}}, "the record says {}")
    refused(document | {"result": {"winner": "nobody"}}, "nobody", "but its moves lead to")
    refused(document | {"moves": document["moves"][:-1]}, "lead to null")
    refused(document | {"result": {"x" * 500: "\n" * 500}}, "but its moves lead to")


def test_names_and_times_must_fit():
    state = played("durak", 2, 1)
    with pytest.raises(kozyr.RecordError, match="a name for each of 2 seats"):
        record_of(state, ["one"])
    with pytest.raises(kozyr.RecordError, match="a time for each of"):
        record_of(state, times=[1, 2])


def test_an_event_has_no_time_unless_it_is_told():
    assert Event(0, "done") == Event(0, "done", 0)


@every_table
def test_reading_leaves_the_document_alone(name, players):
    document = write_record(record_of(played(name, players, 4)))
    text = dump(document)
    last_state(read_record(document))
    assert dump(document) == text


def test_a_game_of_a_simulation_keeps_its_number():
    state = kozyr.game("blulu").deal(seed=7, number=5)
    again = read_record(write_record(record_of(state)))
    assert again.number == 5
    assert verify(again) == []
    assert "number" not in write_record(record_of(kozyr.game("blulu").deal(seed=7)))


def test_a_record_of_one_game_does_not_start_with_another():
    document = write_record(record_of(kozyr.game("blulu").deal(seed=7)))
    with pytest.raises(RecordError, match="is of 'durak', and its start of 'blulu'"):
        read_record(document | {"game": "durak"})


def test_true_is_not_the_seat_1_in_a_result():
    state = kozyr.game("durak").deal(seed=7)
    bot = random.Random(3)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, bot.choice(state.legal(seat)))
    document = write_record(record_of(state))
    document["result"] = {"durak": bool(document["result"]["durak"])}
    with pytest.raises(RecordError, match="its moves lead to"):
        last_state(read_record(document))
