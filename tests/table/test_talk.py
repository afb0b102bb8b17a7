"""Names, messages and signals, from people who wish no good."""

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.table import events, seen
from kozyr.table.errors import LogError, TableError
from kozyr.table.mutes import MOST_MUTED, Mutes
from kozyr.table.talk import MOST_NAME, MOST_TEXT, SIGNALS, clean_name, clean_text
from tests.table.desk import Desk, dump, player, refuses


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("hello", "hello"),
        ("  two \t\n lines \r\n here  ", "two lines here"),
        ("a\u2028b\u2029c\x85d\x0be", "a b c d e"),
        ("nul\x00 bell\x07 esc\x1b[31m", "nul bell esc[31m"),
        ("\u202eevil\u202c \u2066x\u2069 \u200f\u200ey\u061c", "evil x y"),
        ("z\u200be\ufeffr\u2060o\u00adw", "zerow"),
        ("no\u00a0break\u3000wide", "no break wide"),
        ("\u3164\u115f\u2800blank\uffa0", "blank"),
        ("tag\U000e0041\U000e0042", "tag"),
        ("private\ue000\U000f0000 unassigned\u0378", "private unassigned"),
        ("lone \ud800 surrogate", "lone surrogate"),
        ("e\u0301", "é"),
        ("Z" + "\u0335" * 50 + "algo", "Z" + "\u0335" * 4 + "algo"),
        ("👩\u200d🚀 👍🏽 ❤\ufe0f", "👩\u200d🚀 👍🏽 ❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200da\u200d\u200d\u200db \u200dc\u200d", "a\u200db c"),
        ("Ваня говорит: козырь!", "Ваня говорит: козырь!"),
        ("<script>alert(1)</script> {x} %s", "<script>alert(1)</script> {x} %s"),
        ("x" * MOST_TEXT, "x" * MOST_TEXT),
        (" " * 900 + "x" + "\u200b" * 900, "x"),
    ],
)
def test_texts_are_made_harmless(raw, said):
    assert clean_text(raw) == said
    assert clean_text(said) == said


@pytest.mark.parametrize(
    "raw",
    [
        "",
        " \n\t ",
        "\u200b\u200c\u200d\ufeff",
        "\u202e",
        "\u0301\u0302",
        "\u3164",
        "x" * (MOST_TEXT + 1),
        "x " * 2000,
        None,
        7,
        b"hello",
        ["hello"],
    ],
)
def test_texts_that_are_none(raw):
    refuses("bad_text", clean_text, raw)


def test_names_are_short():
    assert clean_name("x" * MOST_NAME) == "x" * MOST_NAME
    refuses("bad_text", clean_name, "x" * (MOST_NAME + 1))


@given(st.text(st.characters(exclude_categories=[]), max_size=300))
def test_whatever_is_said_comes_out_harmless(raw):
    try:
        said = clean_text(raw)
    except TableError:
        return
    assert 1 <= len(said) <= MOST_TEXT
    assert said.strip() == said
    assert said.encode()
    kinds = {unicodedata.category(sign) for sign in said if sign not in "\u200c\u200d"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert clean_text(said) == said


def test_chat_at_the_table():
    desk = Desk()
    desk.say(player(1), " hi\u202e \n there")
    event = desk.log[-1].event
    assert (event.name, event.seat, event.text) == ("Player 1", 1, "hi there")
    desk.say("id-x", "hello")
    assert (desk.log[-1].event.name, desk.log[-1].event.seat) == ("Guest", None)
    refuses("bad_text", desk.table.chat, player(1), "Bob", "\u200b", "n")
    refuses("bad_text", desk.table.chat, "id-x", "\u200b", "hello", "n")


def test_reports_are_told_to_nobody():
    desk = Desk()
    desk.say(player(1), "rude")
    desk.do(desk.table.report(player(0), desk.table.head))
    assert desk.log[-1].event.about == desk.table.head - 1
    for about in (-1, desk.table.head + 1, 10**9, True, None, "3"):
        refuses("bad_option", desk.table.report, player(0), about)


def challengers(desk):
    view = desk.state.view(None)
    seats = [(view["active"] + i) % view["players"] for i in range(view["players"])]
    inside = [seat for seat in seats if seat not in view["out"]]
    return (inside[0], inside[2]) if len(inside) > 2 and view["stage"] != "bet" else ()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_signals_are_for_the_challengers(players):
    """At every moment of a game: the active player and the supporter, and nobody else."""
    desk = Desk("blaze", players)
    stages = set()
    while not desk.table.over:
        stage = desk.state.view(None)["stage"]
        if desk.table.head % 7 == 0 or stage not in stages:
            stages.add(stage)
            for seat in range(players):
                if seat in challengers(desk):
                    desk.do(desk.table.signal(player(seat), SIGNALS[seat], desk.nonce()))
                else:
                    refuses("not_allowed", desk.table.signal, player(seat), "enough", "n")
        desk.play_some(1)
    assert stages == {"open", "answer", "extend", "support", "bet"}
    refuses("over", desk.table.signal, player(0), "enough", "n")


def test_signals_are_an_enumerated_list():
    desk = Desk("blaze", 4)
    active = desk.table.to_act[0]
    for signal in ("", "can_add_6", "hello", None, 3, ["enough"]):
        refuses("bad_text", desk.table.signal, player(active), signal, "n")
    refuses("no_seat", desk.table.signal, "id-x", "enough", "n")
    desk.do(desk.table.signal(player(active), "can_add_2", "n"))
    refuses("duplicate", desk.table.signal, player(active), "can_add_2", "n")
    assert b"can_add_2" in dump(desk.log[-1])


def test_other_games_have_no_signals():
    for name in ("durak", "blulu"):
        desk = Desk(name)
        for seat in (0, 1):
            refuses("not_allowed", desk.table.signal, player(seat), "enough", "n")


def heard(desk, viewer, who):
    """What a viewer is told of the last entry, by its type."""
    entry = seen(desk.log[-1], viewer, desk.table.muted_by(who))
    return msgspec.to_builtins(entry.event)["type"]


def test_the_muted_are_not_heard():
    desk = Desk("blaze", 3)
    desk.do(desk.table.mute(player(0), 1))
    assert [dump(seen(desk.log[-1], viewer).event) for viewer in desk.viewers()] == [
        b'{"type":"nothing"}'
    ] * 4
    desk.say(player(1))
    assert heard(desk, 0, player(0)) == "nothing"
    assert [heard(desk, seat, player(seat)) for seat in (1, 2)] == ["chatted"] * 2
    assert heard(desk, None, "id-x") == "chatted"
    desk.say(player(2))
    assert heard(desk, 0, player(0)) == "chatted"
    assert desk.do(desk.table.mute(player(0), 1)) == []
    desk.do(desk.table.mute(player(0), 1, False))
    desk.say(player(1))
    assert heard(desk, 0, player(0)) == "chatted"
    assert desk.table.mutes == {}


def test_signals_of_the_muted_are_not_heard_and_moves_are():
    desk = Desk("blaze", 4)
    active = desk.table.to_act[0]
    other = (active + 1) % 4
    desk.do(desk.table.mute(player(other), active))
    desk.do(desk.table.signal(player(active), "can_add_2", "n"))
    assert heard(desk, other, player(other)) == "nothing"
    assert heard(desk, active, player(active)) == "signalled"
    desk.play(active, desk.state.legal(active)[0])
    assert heard(desk, other, player(other)) == "moved"


def test_spectators_are_muted_by_name():
    desk = Desk()
    desk.do(desk.table.mute("id-y", " Gu\u200best "))
    desk.say("id-x")
    assert heard(desk, None, "id-y") == "nothing"
    assert heard(desk, None, "id-z") == "chatted"
    desk.do(desk.table.mute("id-y", "Player 1"))
    desk.say(player(1))
    assert heard(desk, None, "id-y") == "chatted"
    assert desk.table.muted_by("id-y") == Mutes((), ("Guest", "Player 1"))


def test_a_seat_that_is_given_up_is_heard_again():
    desk = Desk(start=False)
    for who in (player(0), "id-y"):
        desk.do(desk.table.mute(who, 1))
    desk.do(desk.table.mute("id-y", "Guest"))
    desk.do(desk.table.stand(player(1)))
    assert desk.table.mutes == {"id-y": Mutes((), ("Guest",))}
    desk.do(desk.table.sit("id-new", "New"))
    desk.say("id-new")
    assert heard(desk, 0, player(0)) == "chatted"


def test_mutes_are_remembered_by_the_log_and_the_rematch():
    desk = Desk("durak")
    desk.do(desk.table.mute(player(1), 0))
    desk.do(desk.table.mute("id-y", "Guest"))
    desk.do(desk.table.mute("id-y", 1))
    assert desk.refolded().mutes == desk.table.mutes
    desk.play_out()
    assert (
        desk.rematch().table.mutes
        == desk.table.mutes
        == {
            player(1): Mutes((0,), ()),
            "id-y": Mutes((1,), ("Guest",)),
        }
    )


def test_whom_one_cannot_mute():
    desk = Desk("blaze", 4, bots=1, spectators=False)
    refuses("not_allowed", desk.table.mute, player(0), 0)
    refuses("not_allowed", desk.table.mute, player(0), 3)
    refuses("no_spectators", desk.table.mute, "id-x", 0)
    for seat in (-1, 4, True, 1.0, None, [1]):
        refuses("bad_seat", desk.table.mute, player(0), seat)
    for name in ("", "\u200b", "x" * 25):
        refuses("bad_text", desk.table.mute, player(0), name)
    for number in range(MOST_MUTED):
        desk.do(desk.table.mute(player(0), f"Guest {number}"))
    refuses("not_allowed", desk.table.mute, player(0), 1)
    desk.do(desk.table.mute(player(0), "Guest 0", False))
    desk.do(desk.table.mute(player(0), 1))


def test_a_mute_of_nobody_is_not_in_any_log():
    desk = Desk()
    with pytest.raises(LogError):
        desk.do([events.Muted(player(0))])
