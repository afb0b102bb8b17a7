"""What may be typed besides moves; going back, keeping, going on, leaving."""

import json
from pathlib import Path

import pytest

import kozyr
from kozyr.record import last_state, read_record, record_of, write_record
from kozyr.terminal.cli import run
from kozyr.terminal.failures import UsageError
from kozyr.terminal.seating import seats_of_record
from tests.terminal.helpers import Lines, Numbers, Terminal, deal, own_game, shown, table, typed

every_game = pytest.mark.parametrize("name", kozyr.games())


def after_turns(name, turns, seed="7", **options):
    """A session in which the person has played that many moves."""
    done = []

    def enough(state):
        return state.over or len(done) >= turns or done.append(1)

    session = table(deal(name, seed), Numbers(seed, enough), **options)
    session.run()
    return session


@every_game
def test_help_lists_the_commands(name):
    text, _ = typed(deal(name), "h")
    for word in ("?: the rules", "undo: ", "save FILE: ", "quit: "):
        assert word in text


@every_game
@pytest.mark.parametrize("key", ["?", "rules", " RULES "])
def test_rules_are_shown_in_the_game(name, key):
    text, _ = typed(deal(name), key)
    assert f"# {kozyr.game(name).title}" in text


def test_enter_plays_the_only_move():
    state = deal("durak")
    state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    state = kozyr.game("durak").load(state.position() | {"taking": True, "limit": 1}, seed="7")
    text, session = typed(state, "", seat=state.position()["attacker"])
    assert "Only one move: press Enter to play it" in text
    assert session.state.history[0] == (session.me, "done")


def test_enter_shows_the_table_again_when_there_are_several_moves():
    text, _ = typed(deal("durak"), "")
    assert "There are several moves: type the number of one." in text
    assert text.count("Your hand:") == 2


@pytest.mark.parametrize("line", ["0", "99", "007", "12345"])
def test_a_number_that_is_no_move(line):
    text, session = typed(deal("durak"), line)
    assert "Not possible: " in text
    assert all(seat != session.me for seat, _ in session.state.history)


@pytest.mark.parametrize(
    ("name", "line", "clause"),
    [
        ("durak", "9s", "D3.2"),
        ("durak", "done", "D3.3"),
        ("durak", "xyzzy", "D1.1"),
        ("blulu", "7ML+7SK", "L3.1"),
        ("blaze", "pass", "B3.3"),
        ("blaze", "bet 1@2", "B6.2"),
    ],
)
def test_an_illegal_move_is_explained_with_its_clause(name, line, clause):
    text, session = typed(deal(name, seed="1"), line, seat=SEATS[name])
    (said,) = [row for row in text.splitlines() if "Not possible: " in row]
    assert said.endswith(f"({clause}).")
    assert all(seat != session.me for seat, _ in session.state.history)


def test_a_refusal_shows_cards_as_the_table_does():
    text, _ = typed(deal("durak", seed="1"), "9s", seat=SEATS["durak"])
    (said,) = [row for row in text.splitlines() if "Not possible: " in row]
    assert "nine of spades (9s)" in said


# Seats that are to answer, to play and to open with seed 1.
SEATS = {
    "durak": 1 - deal("durak", "1").to_act[0],
    "blulu": 0,
    "blaze": deal("blaze", "1").to_act[0],
}


# Undo


def test_nothing_to_take_back():
    text, _ = typed(deal("durak"), "undo")
    assert "There is nothing to take back" in text


@every_game
@pytest.mark.parametrize("turns", [1, 2, 7])
def test_undo_returns_to_the_position_before_the_last_move(name, turns):
    session = after_turns(name, turns)
    state = session.state
    place = max(i for i, (seat, _) in enumerate(state.history) if seat == session.me)
    expected = kozyr.game(name).deal(seed="7")
    for seat, move in state.history[:place]:
        if seat >= 0:
            expected.play(seat, move)
    session.obey("undo")
    assert session.state.position() == expected.position()
    assert session.state.history == expected.history
    session.show()
    assert "Taken back: your move" in shown(session)


@every_game
def test_the_same_move_after_undo_leads_to_the_same_game(name):
    session = after_turns(name, 8, bots="random")
    history, position = session.state.history, session.state.position()
    place = max(i for i, (seat, _) in enumerate(history) if seat == session.me)
    session.obey("undo")
    session.obey(history[place][1])
    session.play_bots()
    assert session.state.history == history
    assert session.state.position() == position


def test_undo_across_a_deal_deals_the_same_cards_again():
    session = after_turns("blulu", 8)
    assert session.state.position()["round"] == 2
    while session.state.position()["round"] == 2:
        session.obey("undo")
    redone = session.state.copy()
    session.obey(session.state.legal(0)[0])
    session.play_bots()
    assert session.state.position()["round"] == 2
    while redone.position()["round"] == 1:
        redone.play(redone.to_act[0], redone.legal(redone.to_act[0])[0])
    assert sorted(cards(session.state)) == sorted(cards(redone))


def cards(state):
    return [move for seat, move in state.history if seat < 0]


def test_undo_after_the_end():
    _, session = own_game("durak")
    session.obey("undo")
    assert not session.state.over
    assert session.me in session.state.to_act


# Save and resume


@every_game
def test_a_saved_game_replays_and_goes_on_in_the_same_way(name, tmp_path):
    file = tmp_path / "my game.json"
    session = after_turns(name, 5, bots="random")
    session.obey(f"save {file}")
    assert "Saved." in shown(session)
    record = read_record(json.loads(file.read_text("utf-8")))
    state = last_state(record)
    assert state.position() == session.state.position()
    seating = seats_of_record(record.players, None, None)
    assert seating == session.seating
    other = table(state, Lines(), bots="random")
    while not (session.state.over or len(session.state.history) > 400):
        for one in (session, other):
            one.obey(one.state.legal(one.me)[-1])
            one.play_bots()
        assert other.state.history == session.state.history
    assert other.state.position() == session.state.position()


def test_a_record_that_begins_with_a_deal_goes_on(tmp_path, capsys, monkeypatch):
    state = deal("blulu")
    state.auto_deal = False
    while not state.waiting:
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    waiting = kozyr.game("blulu").load(state.position(), seed="7")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(write_record(record_of(waiting))))
    monkeypatch.setattr("sys.stdin", Lines("1", "undo", "1"))
    assert run(["play", "--resume", str(file)]) == 0
    assert "Taken back: your move" in capsys.readouterr().out


def test_save_does_not_replace_a_file_unless_told_to(tmp_path):
    file = tmp_path / "game.json"
    file.write_text("mine")
    text, _ = typed(deal("durak"), f"save {file}")
    assert f"Not possible: {file} exists already" in text
    assert file.read_text() == "mine"
    text, _ = typed(deal("durak"), f"save! {file}")
    assert "Saved." in text
    assert json.loads(file.read_text())["format"] == "kozyr-record/1"


@pytest.mark.parametrize("target", ["", "missing/game.json", ".", "~nobody-here/x", "a\0b"])
def test_a_file_that_cannot_be_written_is_one_line(target, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text, _ = typed(deal("durak"), f"save {target}")
    assert text.count("Not possible: ") == 1
    assert not list(tmp_path.iterdir())


def test_a_finished_game_can_be_kept(tmp_path):
    file = tmp_path / "game.json"
    _, session = own_game("blaze")
    session.obey(f"save {file}")
    record = read_record(json.loads(file.read_text("utf-8")))
    assert last_state(record).result == session.state.result


def test_seats_of_a_record_with_other_names():
    assert seats_of_record(("Anna", "Boris"), None, None).kinds == ("human", "greedy")
    assert seats_of_record(("Anna", "Boris"), 1, "random").kinds == ("random", "human")
    assert seats_of_record(("random", "human"), None, None).kinds == ("random", "human")
    assert seats_of_record(("human", "Anna"), 1, "random").kinds == ("random", "human")
    for options in ((0, None), (1, None), (None, "greedy")):
        with pytest.raises(UsageError, match="does not go with --resume"):
            seats_of_record(("random", "human"), *options)


# Leaving


@every_game
def test_the_end_of_the_input_leaves_with_one_line(name):
    text, _ = typed(deal(name))
    assert text.splitlines()[-1] == "The game was not finished."


def test_quit_from_a_pipe_asks_nothing():
    text, _ = typed(deal("durak"), "1", "quit", "h")
    assert text.splitlines()[-1] == "The game was not finished."
    assert "Besides moves" not in text


def at_a_terminal(state, *lines):
    """A session of somebody who types these lines at a terminal, then Ctrl-D."""
    session = table(state, Lines(*lines))
    session.screen.interactive = True
    return session


def resume_file(session):
    """The file that was named for going on."""
    (line,) = [row for row in shown(session).splitlines() if "kozyr play --resume" in row]
    assert line.startswith("Your game is kept.")
    return Path(line.split("--resume ")[1].strip("'"))


@pytest.fixture
def data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    return tmp_path / "kozyr"


@every_game
def test_the_end_of_the_input_keeps_the_game_of_a_person(name, data_folder):
    session = at_a_terminal(deal(name), "1", "1")
    session.run()
    file = resume_file(session)
    assert file.parent == data_folder / "unfinished"
    assert last_state(read_record(json.loads(file.read_text()))) == session.state


def test_an_interrupt_keeps_the_game_of_a_person(data_folder):
    session = at_a_terminal(deal("durak"))
    answers = iter(["", "1"])

    def ask(prompt):
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    session.screen.ask = ask
    with pytest.raises(KeyboardInterrupt):
        session.run()
    assert last_state(read_record(json.loads(resume_file(session).read_text()))) == session.state


def test_games_are_kept_beside_each_other_and_a_resumed_one_in_its_place(data_folder):
    first, second = at_a_terminal(deal("durak"), "1"), at_a_terminal(deal("durak"), "1")
    first.run()
    second.run()
    names = sorted(path.name for path in (data_folder / "unfinished").iterdir())
    assert names == ["durak-1.json", "durak-2.json"]
    file = resume_file(first)
    state = last_state(read_record(json.loads(file.read_text())))
    third = at_a_terminal(state, "1")
    third.origin = file
    third.run()
    assert resume_file(third) == file
    assert last_state(read_record(json.loads(file.read_text()))) == third.state


def test_nothing_is_kept_of_a_game_that_is_not_begun_saved_or_left_with_a_word(
    data_folder, tmp_path
):
    for lines in ([], ["1", "quit", "quit"], ["1", f"save {tmp_path / 'game.json'}"]):
        at_a_terminal(deal("durak"), *lines).run()
    typed(deal("durak"), "1")
    assert not data_folder.exists()


def test_a_game_that_cannot_be_kept_is_one_line(data_folder):
    data_folder.write_text("a file")
    session = at_a_terminal(deal("durak"), "1")
    session.run()
    assert shown(session).count("Not possible: ") == 1
    assert shown(session).splitlines()[-1] == "The game was not finished."


def test_quit_at_a_terminal_warns_once_of_an_unsaved_game(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    session = table(deal("durak"), Lines(), rich=True)
    session.play_bots()
    session.screen.interactive = True
    assert session.obey("quit")
    assert "type quit again" in shown(session)
    assert not session.obey("quit")


def test_quit_at_a_terminal_leaves_a_saved_game_at_once(monkeypatch, tmp_path):
    monkeypatch.setenv("TERM", "xterm")
    session = table(deal("durak"), Lines(), rich=True)
    session.play_bots()
    session.screen.interactive = True
    session.obey(f"save {tmp_path / 'game.json'}")
    assert not session.obey("quit")


def test_the_end_offers_to_save_and_enter_leaves():
    text, session = own_game("durak")
    assert "To keep this game, type save FILE" in text
    assert session.obey("nonsense")
    assert not session.obey("")


def test_long_rules_are_paged_for_people_and_can_be_left(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LINES", "20")
    session = table(deal("durak"), Lines(), rich=True)
    session.screen.interactive = True
    answers = iter(["", "q"])
    session.screen.ask = lambda prompt: next(answers)
    session.obey("?")
    assert not list(answers)
    assert 30 < len(shown(session).splitlines()) < 45


def test_a_low_screen_waits_before_the_first_table(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LINES", "24")
    session = table(deal("durak"), Lines(), rich=True)
    session.screen.interactive = True
    asked = []
    lines = iter(["1", None])
    session.screen.ask = lambda prompt: asked.append(prompt) or next(lines)
    session.run()
    assert asked[0] == "Press Enter to begin: "
    # A move that was typed ahead is played once the table has been shown.
    assert any(seat == session.me for seat, _ in session.state.history)


def test_terminal_is_a_terminal():
    assert Terminal().isatty()
    assert not Lines().isatty()
