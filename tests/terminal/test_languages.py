"""French and Russian as they are shown: spaces that hold, signs, words, figures."""

import json
import re
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

import kozyr
from kozyr.locale import language
from kozyr.record import record_of, write_record
from kozyr.terminal.cli import run
from kozyr.terminal.presenters import make_presenter
from kozyr.terminal.presenters.blulu_cards import named
from kozyr.terminal.screen import Choice, make_screen
from kozyr.terminal.simulate import lines, run_simulation
from kozyr.terminal.style import bare, printable
from tests.terminal.helpers import ANSI, Lines, Terminal, deal, typed, whole_game
from tests.terminal.test_games import every_game

NARROW, WIDE = "\u202f", "\xa0"
TRANSLATED = ["fr", "ru"]
EVERY = ["en", *TRANSLATED]
every_language = pytest.mark.parametrize("lang", TRANSLATED)


@cache
def told(name, seed="7", players=None, lang="en"):
    """What a whole game tells in plain words."""
    return whole_game(name, seed, players, lang=lang)[0]


# Spaces that hold words and signs together


def test_no_break_spaces_are_printable():
    assert printable(f"a{NARROW}: b{WIDE}— c\x00\n\u2028") == f"a{NARROW}: b{WIDE}— c???"


@pytest.fixture
def screen_of_80(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


def starts_with_a_sign(line):
    """Whether a line starts with what belongs to the line before."""
    return re.match(rf"[{NARROW}{WIDE} ]*([:;!?»,.)]|— )", line)


@every_game
@every_language
def test_no_line_begins_with_a_sign(name, players, lang, screen_of_80):
    text, _ = whole_game(name, "4", players, rich=True, lang=lang)
    assert {"fr": NARROW, "ru": WIDE}[lang] in text
    assert not [line for line in text.splitlines() if starts_with_a_sign(line)]


@pytest.mark.parametrize("name", kozyr.games())
@every_language
def test_no_line_of_the_rules_begins_with_a_sign(name, lang, screen_of_80):
    text, _ = typed(deal(name), "?", rich=True, lang=lang)
    assert not [line for line in text.splitlines() if starts_with_a_sign(line)]


def test_long_paragraphs_rows_and_choices_are_broken_at_spaces_only(screen_of_80):
    screen = make_screen(Terminal(), Lines(), False, language("fr"))
    words = f"mot{NARROW}: " * 40
    screen.say(words)
    screen.rows([("Main", words)])
    screen.choices([Choice("done", "done", words)])
    shown = [line for line in ANSI.sub("", screen.out.getvalue()).splitlines() if line]
    heads = [re.match(r"( Main| 1  done| *) *", line)[0] for line in shown]
    assert [line.removeprefix(head)[:3] for line, head in zip(shown, heads, strict=True)] == (
        ["mot"] * len(shown)
    )
    assert [len(head) for head in heads] == [0] * 4 + [7] * 4 + [10] * 4


def test_names_and_cards_stay_on_one_line(screen_of_80):
    text, _ = whole_game("blaze", "4", 3, rich=True)
    assert not re.search(r"Greedy\n", text)
    assert f"Greedy{WIDE}2" in text
    assert f"2MK☾∞{WIDE}Author" in bare(named("2MK", language("en")))


@every_game
def test_french_puts_a_space_before_every_semicolon(name, players):
    text = told(name, "7", players, "fr")
    assert f"{NARROW};" in text
    assert not re.search(f"[^{NARROW}];", text)


# Errors


@every_language
@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["replay", "missing.json"], "no such file or folder"),
        (["play", "--resume", "missing.json"], "no such file or folder"),
        (["position", "."], "it is a folder"),
        (["verify", "/dev/null/x"], "a part of the path is not a folder"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_reasons_of_the_system_are_translated(args, reason, lang, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert run([*args, "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err
    assert run([*args, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert language(lang).text(reason) in said
    assert "?" not in said


@every_language
def test_reasons_not_to_save_are_translated(lang, tmp_path):
    for target, reason in ((tmp_path, "it is a folder"), ("a\0b", "this cannot be the name")):
        text, _ = typed(deal("durak"), f"save! {target}")
        assert f"cannot be written: {reason}" in text
        text, _ = typed(deal("durak"), f"save! {target}", lang=lang)
        assert "Not possible" not in text
        assert reason not in text


@every_language
def test_reasons_of_the_server_are_translated(lang, tmp_path):
    from kozyr.server.run import PortError, listen
    from kozyr.server.settings import DataFolderError, prepare_folder

    words = language(lang)
    with pytest.raises(PortError) as refused:
        listen("no such host", 8000)
    assert words.text("this host is not known") in words.error(refused.value)
    with pytest.raises(DataFolderError) as refused:
        prepare_folder(Path("/dev/null/x"))
    assert words.text("a part of the path is not a folder") in words.error(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"a": 1, "a": 2}', f"kozyr{NARROW}: F{NARROW}: la clé 'a' figure deux fois"),
        ("[1]", f"kozyr{NARROW}: une position est un objet JSON, pas […]"),
        ('{"game": "durak"}', f"kozyr{NARROW}: la clé trump manque"),
    ],
)
def test_what_is_wrong_with_a_document_is_translated(text, said, capsys, tmp_path):
    file = tmp_path / "document.json"
    file.write_text(text)
    assert run(["position", str(file), "--lang", "fr"]) == 2
    assert capsys.readouterr().err.strip() == said.replace("F", str(file))


def test_a_position_that_is_no_object_is_called_so():
    with pytest.raises(kozyr.PositionError) as refused:
        kozyr.game("durak").load([])
    assert language("ru").error(refused.value) == "позиция: здесь […], а нужен объект"


@pytest.mark.parametrize(("lang", "title"), [("en", "Durak"), ("fr", "Durak"), ("ru", "Дурак")])
def test_titles_in_errors_are_translated(lang, title, capsys):
    assert run(["play", "durak", "--players", "3", "--lang", lang]) == 2
    assert re.search(rf"\b{title}\b", capsys.readouterr().err)


# Names


@pytest.mark.parametrize(
    ("lang", "shown"), [("en", "Seat 0:"), ("fr", f"Place 0{NARROW}:"), ("ru", "Место 0:")]
)
def test_a_nameless_seat_is_told_once(lang, shown, capsys, tmp_path):
    state = deal("durak")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(write_record(record_of(state))))
    assert run(["replay", str(file), "--lang", lang]) == 0
    (row,) = [
        line for line in capsys.readouterr().out.splitlines() if re.match(r"\w+ 0\s?: \d", line)
    ]
    assert row.startswith(shown)
    file.write_text(json.dumps(write_record(record_of(state, ["Anna", "Seat 1"]))))
    assert run(["replay", str(file)]) == 0
    text = capsys.readouterr().out
    assert "Anna (seat 0):" in text
    assert "\nSeat 1:" in text


@pytest.mark.parametrize(("lang", "shown"), [("en", "Human (seat 0)"), ("ru", "Жадина (место 1)")])
def test_a_saved_game_is_replayed_with_names_in_words(lang, shown, capsys, tmp_path):
    file = tmp_path / "game.json"
    typed(deal("durak"), f"save {file}")
    assert run(["replay", str(file), "--lang", lang]) == 0
    assert shown in capsys.readouterr().out


# Words of each game


@pytest.mark.parametrize(
    ("name", "lang", "words", "move"),
    [
        ("durak", "ru", ["бито", "Больше нет", "done", "d"], "done"),
        ("durak", "ru", ["беру", "БЕРУ"], "take"),
        ("durak", "fr", ["terminé", "c'est tout", "C’est tout"], "done"),
        ("durak", "fr", ["prendre"], "take"),
        ("durak", "en", ["all beaten", "no more"], "done"),
        ("blaze", "ru", ["готово"], "done"),
        ("blaze", "ru", ["пас"], "pass"),
        ("blaze", "fr", ["terminé"], "done"),
    ],
)
def test_words_that_players_say(name, lang, words, move):
    state = deal(name)
    names = ["a"] * state.players
    presenter = make_presenter(name, language(lang), names, 0, True)
    assert {presenter.read(word, state.view(0), ()) for word in words} == {move}


def test_russians_throw_in_at_durak_and_add_at_blaze():
    for name, yes, no in (("durak", "подкид", "добавл"), ("blaze", "добавл", "подкид")):
        text = "".join(told(name, str(seed), None, "ru") for seed in range(3)).casefold()
        assert yes in text
        assert no not in text


def test_the_end_of_a_bout_has_two_names():
    text = "".join(told("durak", str(seed), None, "ru") for seed in range(3))
    assert re.search("говорит «бито».\nВ отбой уход", text)
    assert re.search("говорите? «больше нет».\n.* забирает", text)
    text = "".join(told("durak", str(seed)) for seed in range(3))
    assert re.search("stops?.\nAll beaten: ", text)
    assert re.search("throws? in no more.\n.* takes? up", text)


@every_game
@pytest.mark.parametrize("lang", EVERY)
def test_brackets_are_not_nested(name, players, lang):
    text = told(name, "7", players, lang)
    assert not re.search(r"\([^()\n]*\(", text)


@every_game
def test_english_counts_as_it_should(name, players):
    for seed in ("7", "8"):
        text = told(name, seed, players)
        assert not re.search(r"\b1 (cards|points|moves|attacks|Feathers)\b", text)


def test_a_card_of_blulu_is_declined():
    def words(lang):
        presenter = make_presenter("blulu", language(lang), ["a", "b"], 0, True)
        return [presenter.card(code) for code in ("2MK", "CS", "AL")]

    assert words("en") == ["2 of Moons and Knots (2MK)", "Crown of Suns (CS)", "Ace of Leaves (AL)"]
    assert words("ru") == ["двойка Лун и Узлов (2MK)", "Корона Солнц (CS)", "Туз Листьев (AL)"]
    assert words("fr")[0] == "2 de Lunes et de Nœuds (2MK)"


def test_hands_without_trumps_and_of_trumps_only():
    def words(*hand):
        presenter = make_presenter("durak", language("fr"), ["a", "b"], 0, True)
        view = deal("durak").view(0) | {"trump": "6s", "hands": [list(hand), ["?"]]}
        return dict(presenter.picture(view).rows)["Votre main"]

    assert words("7h").endswith(f"(7h){NARROW}; aucun atout")
    assert words("7s").startswith(f"aucune carte hors atout{NARROW}; atouts{NARROW}: ")


# Who attacks first at Durak (D2.3, D2.4)


@pytest.mark.parametrize(
    ("hands", "me", "said"),
    [
        ((["7s"], ["8s"]), 0, "You hold the lowest trump, so you attack first."),
        ((["7s"], ["8s"]), 1, "The holder of the lowest trump attacks first: A."),
        ((["7s"], ["8h"]), 1, "You hold no trump, so A attacks first."),
        ((["7h"], ["8h"]), 0, "Nobody holds a trump, so you attack first."),
        ((["7h"], ["8h"]), 1, "You hold no trump, so A attacks first."),
        ((["7h"], ["8s"]), 1, "You hold the lowest trump, so you attack first."),
        ((["7h"], ["8s"]), 0, "You hold no trump, so B attacks first."),
    ],
)
def test_who_attacks_first(hands, me, said):
    shown = [hand if seat == me else ["?"] for seat, hand in enumerate(hands)]
    attacker = 1 if hands[0] == ["7h"] and hands[1] == ["8s"] else 0
    view = deal("durak").view(me) | {"trump": "6s", "hands": shown, "attacker": attacker}
    presenter = make_presenter("durak", language("en"), ["A", "B"], me, True)
    assert presenter.beginning(view)[-1] == said


# Figures


RESULT = SimpleNamespace(
    games=21, seconds=1.5, games_per_second=14.0, actions_per_second=1000.0, mean_length=71.4,
    longest=120, wins=(10, 8), draws=2, cut_off=1,
)  # fmt: skip


def figures(lang):
    """What `kozyr simulate` says of a result."""
    return lines(lang.gettext("Durak"), "greedy", RESULT, lang)


@every_language
def test_every_figure_of_mass_play_is_translated(lang):
    english = figures(language("en"))
    assert len(english) == 7
    assert english[0] == "Durak, 2 players, every seat plays greedy"
    assert not set(english) & set(figures(language(lang)))


def test_russian_figures_take_the_form_of_their_number():
    first, second, *_ = figures(language("ru"))
    assert first.startswith("Дурак, 2 игрока, ")
    assert second.startswith(f"21 партия за 1,50{WIDE}с: ")


@pytest.mark.parametrize("lang", EVERY)
@pytest.mark.parametrize("name", kozyr.games())
def test_the_line_about_preparing_is_whole(name, lang, screen_of_80, monkeypatch, capsys):
    import kozyr.compiled

    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr(
        kozyr.compiled, "simulate", lambda *args: args[-1](0) or SimpleNamespace(**vars(RESULT))
    )
    run_simulation(name, 1_000_000, None, "7", "random", None, False, language(lang))
    waiting = language(lang).text("Preparing: the first run of a game compiles its rules …")
    shown = ANSI.sub("", screen.getvalue())
    assert waiting in shown
    assert "0/1000000" in shown
    assert capsys.readouterr().out
