"""Moves as people type them."""

import pytest

from kozyr.errors import IllegalMove
from kozyr.locale import language
from kozyr.terminal.presenters import make_presenter
from kozyr.terminal.presenters.blaze_cards import read_bet, read_cards
from kozyr.terminal.presenters.blulu_cards import read_move
from kozyr.terminal.presenters.durak_cards import read_card
from tests.terminal.helpers import deal, marked_language


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("7s", "7s"), ("7S", "7s"), ("10h", "Th"), ("th", "Th"), ("T h", "Th"), ("q♦", "Qd"),
        ("В♠", "Js"), ("д♥", "Qh"), ("к♣", "Kc"), ("т♦", "Ad"), ("10 ♠", "Ts"), ("дп", "Qs"),
        ("10ч", "Th"), ("тт", "Ac"), ("7с", "7c"), ("Ас", "Ac"), ("Vs", "Js"), ("rh", "Kh"),
        ("", None), ("7", None), ("s", None), ("1s", None), ("11s", None), ("take", None),
    ],
)  # fmt: skip
def test_durak(text, code):
    assert read_card(text) == code


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("b7", ["B7"]), ("B 7", ["B7"]), ("rf", ["RF"]), ("y10", ["YF"]), ("В7", ["B7"]),
        ("b3:r9", ["B3", "R9"]), ("b3 r9", ["B3", "R9"]), ("b3r9", ["B3", "R9"]),
        ("с7", ["B7"]), ("кж", ["RF"]), ("жж", ["YF"]), ("С3:Ж9", ["B3", "Y9"]), ("j4", ["Y4"]),
        ("кф ж10", ["RF", "YF"]), ("B3 : R9", ["B3", "R9"]),
        ("bf/y1", ["BF", "Y1"]), ("y10:y10", ["YF", "YF"]),
        ("", []), ("b", []), ("b0", []), ("b11", []), ("b3:r9:y1", []), ("pass", []),
    ],
)  # fmt: skip
def test_blaze(text, cards):
    assert read_cards(text) == cards


@pytest.mark.parametrize(
    ("text", "move"),
    [("1@2", "bet 1@2"), ("1 2", "bet 1@2"), ("0 on 3", "bet 0@3"), ("2@1", None), ("", None)],
)
def test_blaze_bets(text, move):
    assert read_bet(text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("7ML+3MW", ("7ML", "+", "3MW")), ("7lm - 3wm", ("7ML", "-", "3MW")),
        ("cm=cs", ("CM", "=", "CS")), ("10M,1S", ("CM", ",", "AS")),
        ("7☾❧−3☾≈", ("7ML", "-", "3MW")), ("7ml 3mw", ("7ML", "", "3MW")),
        ("7ML", None), ("7ML+", None), ("7MS+3MW", None), ("", None),
    ],
)  # fmt: skip
def test_blulu(text, move):
    assert read_move(text) == move


def presenter(state, lang=None):
    names = [f"P{seat}" for seat in range(state.players)]
    return make_presenter(state.game.name, lang or marked_language(), names, 0, True)


@pytest.mark.parametrize(
    ("name", "lang", "texts", "move"),
    [
        ("durak", "en", ("take", "TAKE", "t", "I take"), "take"),
        ("durak", "ru", ("take", "t", "беру", "Взять", "возьму "), "take"),
        ("durak", "fr", ("prendre", "je prends", "Ramasser"), "take"),
        ("durak", "ru", ("d", "бито", "больше нет", "все", "всё"), "done"),
        ("durak", "fr", ("terminé", "TERMINE", "c'est tout", "c’est tout"), "done"),
        ("blaze", "ru", ("пас", "пасую", "беру", "p"), "pass"),
        ("blaze", "fr", ("passer", "je passe"), "pass"),
        ("blaze", "ru", ("готово", "хватит"), "done"),
        ("blaze", "ru", ("bet 1@2", "ставлю 1 на 2", "Ставка 1 2"), "bet 1@2"),
        ("blaze", "fr", ("parier 1 sur 2", "je parie 1@2"), "bet 1@2"),
    ],
)
def test_words_as_players_say_them_or_by_their_first_letter(name, lang, texts, move):
    state = deal(name)
    view = state.view(0)
    for text in texts:
        assert presenter(state, language(lang)).read(text, view, ()) == move


def test_a_rejection_card_alone_when_one_challenge_is_open():
    state = deal("blaze")
    view = state.view(0) | {"stage": "answer"}
    table = [{"challenge": "B3", "by": 1, "reject": None}]
    assert presenter(state).read("r9", view | {"table": table}, ()) == "B3:R9"
    table = [*table, {"challenge": "R3", "by": 1, "reject": None}]
    assert presenter(state).read("r9", view | {"table": table}, ()) == "R9"


def test_two_cards_of_blulu_without_a_sign():
    state = deal("blulu")
    reader = presenter(state)
    assert reader.read("3mw 7ml", state.view(0), ("7ML+3MW",)) == "7ML+3MW"
    assert reader.read("3mw 7ml", state.view(0), ("7ML,3MW",)) == "7ML,3MW"
    with pytest.raises(IllegalMove, match="write"):
        reader.read("3mw 7ml", state.view(0), ("7ML+3MW", "7ML-3MW"))


@pytest.mark.parametrize("name", ["durak", "blaze", "blulu"])
@pytest.mark.parametrize("text", ["", " ", "\x00", "ß", "é+é", "bet", "bet @", "+", "-=", ":", "🂡"])
def test_anything_may_be_typed(name, text):
    state = deal(name)
    read = presenter(state).read(text, state.view(0), state.legal(0))
    assert isinstance(read, str)


@pytest.mark.parametrize("name", ["durak", "blaze", "blulu"])
def test_every_move_is_read_as_it_is_written(name):
    state = deal(name)
    for _ in range(40):
        seat = state.to_act[0]
        view, legal = state.view(seat), state.legal(seat)
        shows = make_presenter(name, marked_language(), ["a"] * state.players, seat, True)
        assert sorted(choice.move for choice in shows.choices(view, legal)) == list(legal)
        for move in legal:
            assert shows.read(move, view, legal) == move
            assert shows.read(move.lower(), view, legal) == move
        state.play(seat, legal[len(state.history) % len(legal)])
        if state.over:
            break
