"""Whole games from the first line to the result, in every language and on both screens."""

import re

import pytest

from tests.share import share
from tests.terminal.helpers import (
    LANGUAGES,
    Lines,
    deal,
    marked_language,
    shown,
    table,
    unmarked,
    whole_game,
)

GAMES = [("durak", None), ("blulu", None), ("blaze", 3), ("blaze", 5)]
every_game = pytest.mark.parametrize(("name", "players"), GAMES)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_numbers_reaches_its_result(name, players, lang):
    text, session = whole_game(name, players=players, lang=lang)
    assert session.state.over
    assert session.lang.text("The game is over.") in text
    assert "{" not in text
    assert session.lang.text("The game was not finished.") not in text


@every_game
def test_plain_text_has_no_signs_that_only_eyes_can_read(name, players):
    text, _ = whole_game(name, players=players)
    assert not set(text) & set("♠♥♦♣─│☾☼≈❧§∞\x1b\x02\x03")


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_choices_show_how_each_move_is_typed(name, players, lang):
    session = table(deal(name, players=players), Lines(), lang=lang)
    session.run()
    choices = re.findall(r"(?m)^(\d+)\. ([^\s,:]+(?: [01]@\d)?)", shown(session))
    assert sorted(move for _, move in choices) == list(session.state.legal(session.me))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_sentences_begin_with_a_capital(name, players, lang, seat):
    text, _ = whole_game(name, "5", players, lang=lang, seat=seat)
    told = [line for line in text.splitlines() if line.endswith(".") and not line[0].isdigit()]
    sentences = [part for line in told for part in re.split(r"(?<=\.) ", line)]
    assert len(sentences) > 20
    assert not [sentence for sentence in sentences if sentence[0].islower()]


@every_game
def test_first_lines_say_what_to_know(name, players):
    text, session = whole_game(name, players=players)
    first = text.splitlines()[:5]
    assert first[0] == session.state.game.title
    assert first[2].startswith("Goal: ")
    assert "you in seat 0" in text
    assert "Type ? for the rules, h for the commands." in text
    assert text.index("you in seat 0") < text.index("1. ")


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(share(2)))
def test_a_rich_screen_fits_80_columns_and_24_lines(name, players, seed, lang, monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    text, session = whole_game(name, str(seed), players, rich=True, lang=lang)
    assert not session.screen.plain
    assert session.state.over
    assert not set(text) & set("\x02\x03\x1f{")
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    rules = [i for i, line in enumerate(lines) if line.endswith("────")]
    prompts = [i for i, line in enumerate(lines) if is_prompt(line, session.lang)]
    heights = [end - start + 1 for start, end in zip(rules, prompts, strict=True)]
    assert max(heights) <= 24


def is_prompt(line, lang):
    """Whether a line asks for a move."""
    several = lang.gettext("Your move, 1-{last} (h: help): ").partition("{")[0]
    only = lang.gettext("Only one move: press Enter to play it (h: help): ")
    return line.startswith((several, only))


def test_colours_can_be_turned_off(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "1")
    _, session = whole_game("durak", rich=True)
    assert "\x1b[31m" not in session.screen.out.getvalue()
    assert "♥" in shown(session)


@pytest.mark.parametrize("variable", ["plain", "TERM"])
def test_plain_on_a_terminal_when_asked_for(variable, monkeypatch):
    monkeypatch.setenv("TERM", "dumb" if variable == "TERM" else "xterm")
    _, session = whole_game("durak", rich=True, plain=variable == "plain")
    assert "\x1b" not in session.screen.out.getvalue()


@every_game
@pytest.mark.parametrize("rich", [False, True])
def test_every_word_can_be_translated(name, players, rich, monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    text, _ = whole_game(name, players=players, lang=marked_language(), rich=rich)
    # What may stay: titles, moves as they are typed, numbers.
    left = unmarked(text.replace("\n", " "))
    allowed = {"Durak", "Blaze", "Blulu", "take", "done", "pass", "bet", "FILE", "B"}
    words = {word for word in left.split() if word.isalpha() and not is_code(word)}
    assert words <= allowed


def is_code(word):
    """Whether a word may be a card, such as Qs, BF or CW."""
    return len(word) in (2, 3) and not word.islower()


def test_russian_cards_have_russian_indices(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    text, _ = whole_game("durak", lang=marked_language("ru"), rich=True)
    assert "Д♠" in text or "Д♥" in text
    assert "10♠" in text or "10♥" in text
    assert "Q♠" not in text
