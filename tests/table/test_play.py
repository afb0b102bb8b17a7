"""Whole games through commands; the fold; what all viewers have in common."""

import random

import pytest

import kozyr
from kozyr.locale import language
from kozyr.record import last_state, read_record, replay
from kozyr.table import (
    Entry,
    LogError,
    Table,
    events,
    record,
    replayed,
    seen,
    snapshot,
    view_record,
)
from kozyr.table.fair import verify
from tests.helpers import every_game, every_table, seeds
from tests.table.desk import Desk, dump, player, refuses, whole


@every_table
@seeds(3)
def test_a_whole_game(name, players, seed):
    desk = Desk(name, players, bots=seed % players, known_cards=seed > 0, forced=seed > 1)
    desk.play_out(random.Random(seed))
    assert desk.table.result == desk.state.result
    assert isinstance(desk.log[-1].event, events.Ended)
    assert desk.table.to_act == ()
    for seat in range(players):
        if desk.table.seats[seat].kind == "player":
            head = desk.table.head
            refuses("over", desk.table.move, player(seat), "done", head, "late", desk.now)


@every_table
def test_everybody_folds_the_same_table(name, players):
    desk = Desk(name, players, bots=players - 1, known_cards=True)
    desk.play_some(90)
    assert whole(desk.refolded()) == whole(desk.refolded()) == whole(desk.table)


@every_table
def test_the_fold_agrees_after_every_entry(name, players):
    """A table that has its moves made ready and one that judges each from the log."""
    desk = Desk(name, players)
    other = desk.refolded()
    desk.play_some(60)
    follower = Table("t1")
    for entry in desk.log:
        follower.apply(entry)
    for entry in desk.log[other.head + 1 :]:
        other.apply(entry)
    assert whole(other) == whole(follower) == whole(desk.table)


@every_table
def test_all_viewers_have_the_same_plies_without_a_gap(name, players):
    desk = Desk(name, players).play_out()
    desk.do(desk.table.report(player(1), 3))
    for viewer in desk.viewers():
        shown = [seen(entry, viewer) for entry in desk.log]
        assert [entry.ply for entry in shown] == list(range(desk.table.head + 1))
        assert [entry.at for entry in shown] == [entry.at for entry in desk.log]
        assert snapshot(desk.table, viewer).head == desk.table.head


@every_table
@seeds(2)
def test_the_record_replays_and_is_fair(name, players, seed):
    desk = Desk(name, players)
    refuses("not_over", record, desk.log)
    desk.play_out(random.Random(seed))
    document = record(desk.log)
    read = read_record(document)
    assert last_state(read) == desk.state
    assert document["result"] == desk.table.result
    assert verify(read, document["salt"], document["commitment"]) == []


@every_table
def test_a_replay_has_every_position(name, players):
    desk = Desk(name, players)
    refuses("not_over", replayed, desk.log)
    desk.play_out(random.Random("replay"))
    document = replayed(desk.log)
    states = [copy.position() for copy in replay(read_record(record(desk.log)))]
    assert [step[3] for step in document["steps"]] == states
    assert document["steps"][0][:2] == [-1, "deal"]
    assert len(document["players"]) == players
    assert document["result"] == desk.table.result


@every_table
def test_a_view_record_has_what_the_viewer_saw(name, players):
    desk = Desk(name, players)
    seen_views = {viewer: [desk.state.view(viewer)] for viewer in desk.viewers()}
    rng = random.Random("views")
    while not desk.table.over:
        for entry in desk.play(seat := rng.choice(desk.table.to_act), desk.state.legal(seat)[0]):
            last = entry.event
        for viewer, views in seen_views.items():
            views.append(desk.state.view(viewer))
    assert isinstance(last, events.Ended)
    for viewer, views in seen_views.items():
        document = view_record(desk.log, viewer)
        shown = [document["start"], *[move[3] for move in document["moves"] if move[0] >= 0]]
        deals = sum(move[0] < 0 for move in document["moves"])
        assert len(shown) == len(views)
        assert sum(a != b for a, b in zip(shown, views, strict=True)) == deals
        assert dump(document)
    refuses("not_started", view_record, Desk(name, players, start=False).log, None)


@every_game
def test_a_view_record_hides_bets_of_others(name):
    players = kozyr.game(name).max_players
    desk = Desk(name, players).play_out()
    for viewer in desk.viewers():
        bets = {
            (seat, move)
            for seat, move, *_ in view_record(desk.log, viewer)["moves"]
            if move.startswith("bet")
        }
        assert all((move == "bet ?") == (seat != viewer) for seat, move in bets)
        assert bool(bets) == (name == "blaze")


def test_the_log_is_continued_in_order():
    desk = Desk()
    table = desk.table
    move = desk.state.legal(desk.state.to_act[0])[0]
    moved = events.Moved(desk.state.to_act[0], move, "player")
    for ply in (-1, 0, table.head, table.head + 2):
        with pytest.raises(LogError, match="does not continue"):
            table.apply(Entry(ply, 0, moved))
    with pytest.raises(LogError, match="does not continue"):
        Table("t").apply(Entry(0, 0, moved))
    with pytest.raises(LogError, match="does not continue"):
        table.apply(Entry(table.head + 1, 0, desk.log[0].event))


def test_a_log_that_cannot_be_is_refused():
    desk = Desk(start=False)
    wrong = [
        events.Moved(0, "7s", "player"),
        events.Seated(9, "id-9", "Nine"),
        events.Dealt({"game": "durak"}, "1", "2", "3"),
    ]
    desk2 = Desk()
    wrong2 = [
        events.Moved(0, "nonsense", "player"),
        events.DealtAgain("deal 7s"),
        events.Undone(0, (4,)),
    ]
    for table, found in ((desk.table, wrong), (desk2.table, wrong2)):
        for event in found:
            with pytest.raises(LogError, match="cannot be"):
                table.apply(Entry(table.head + 1, 0, event))


def test_why_an_entry_cannot_be_is_told_in_the_readers_language():
    desk = Desk()
    with pytest.raises(LogError) as caught:
        desk.table.apply(Entry(desk.table.head + 1, 0, events.Moved(0, "nonsense", "player")))
    russian = language("ru").error
    why = caught.value.__cause__
    assert russian(why) != str(why)
    assert russian(caught.value).endswith(russian(why))


@every_table
def test_a_live_table_keeps_nothing_of_the_past(name, players):
    desk = Desk(name, players).play_some(120)
    for i in range(100):
        desk.say(f"guest-{i}")
    assert desk.state.history == []
    assert len(desk.table.nonces) <= 8
    assert all(len(seat.nonces) <= 8 for seat in desk.table.seats)
