"""What fits on a screen: pages, lines, rules, words that are not broken."""

import io
import re

import pytest

import kozyr
from kozyr.locale import language
from kozyr.terminal.actions import show_rules
from kozyr.terminal.pages import pages, reflowed, wrapped
from kozyr.terminal.screen import make_screen
from kozyr.terminal.seating import seat_players
from kozyr.terminal.session import Session
from tests.terminal.helpers import ANSI, LANGUAGES, Numbers, Terminal, deal

SIZES = [(80, 24), (20, 24), (40, 10)]


class Watched(Terminal):
    """A terminal of so many columns that remembers how many lines each stretch took."""

    def __init__(self, columns):
        super().__init__()
        self.columns = columns
        self.stretches = []
        self.seen = 0

    def asked(self):
        """Note the lines since the last question, the question's own among them."""
        new = ANSI.sub("", self.getvalue()[self.seen :])
        self.seen = len(self.getvalue())
        self.stretches.append(new)

    def height(self, stretch):
        return sum(max(1, -(-len(line) // self.columns)) for line in stretch.split("\n"))


class Person(Numbers):
    """Somebody at a terminal: Enter between pages, a number at the prompt, at most some turns."""

    def __init__(self, seed, turns):
        super().__init__(seed, stop=lambda state: state.over or self.turns <= 0)
        self.turns = turns
        self.screen = None

    def isatty(self):
        return True

    def readline(self):
        self.screen.asked()
        self.screen.write("\n")
        self.screen.seen += 1
        lang = self.session.lang
        said = " ".join(self.screen.stretches[-1].split())
        for between in ("Enter: more. ", "Press Enter to begin: "):
            if said.endswith(" ".join(lang.text(between).split())):
                return "\n"
        self.turns -= 1
        return super().readline()


def sat(name, size, monkeypatch, players=None, lang="en", plain=False, turns=1000):
    """The terminal after somebody has played there."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", str(size[0]))
    monkeypatch.setenv("LINES", str(size[1]))
    state, terminal, person = deal(name, "3", players), Watched(size[0]), Person("3", turns)
    person.screen = terminal
    screen = make_screen(terminal, person, plain, language(lang))
    person.session = Session(state, seat_players(state.players, 0, None), language(lang), screen)
    person.session.run()
    return terminal


TABLES = [("durak", None), ("blulu", None), ("blaze", 3), ("blaze", 5)]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_nothing_scrolls_away_unseen(name, players, lang, plain, monkeypatch):
    size = (80, 24)
    terminal = sat(name, size, monkeypatch, players, lang, plain)
    assert len(terminal.stretches) > 10
    assert max(map(terminal.height, terminal.stretches)) <= size[1]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("plain", [False, True])
def test_small_screens_show_all(name, players, size, plain, monkeypatch):
    terminal = sat(name, size, monkeypatch, players, "ru", plain, turns=40)
    assert max(map(terminal.height, terminal.stretches)) <= size[1]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("plain", [False, True])
def test_no_word_is_broken_on_a_narrow_screen(name, players, plain, monkeypatch):
    terminal = sat(name, (20, 24), monkeypatch, players, "en", plain, turns=10)
    for line in "\n".join(terminal.stretches).split("\n"):
        assert len(line) <= 20 or " " not in line.strip(), line


def test_a_command_typed_between_pages_ends_them(monkeypatch):
    monkeypatch.setenv("LINES", "10")
    monkeypatch.setenv("COLUMNS", "80")
    screen = make_screen(Terminal(), Terminal("2\nquit\n"), True, language("en"))
    blocks = [["x"] * 6, ["y"] * 6, ["z"] * 6, ["end"]]
    assert screen.show(blocks, "more ", "move: ", lambda line: line == "quit") == ["quit"]
    assert screen.out.getvalue().count("more ") == 2
    assert screen.out.getvalue().endswith("end\n")
    screen = make_screen(Terminal(), Terminal(""), True, language("en"))
    assert screen.show(blocks, "more ") == [None]


def test_pages():
    assert pages([["a"], ["b", "c"], ["d"]], 3) == [["a", "b", "c"], ["d"]]
    assert pages([["a"], ["b", "c"]], 2) == [["a"], ["b", "c"]]
    assert pages([list("abcde")], 2) == [["a", "b"], ["c", "d"], ["e"]]
    assert pages([list("ab"), list("cd")], 2) == [["a", "b"], ["c", "d"]]
    assert pages([], 5) == []


def test_lines_are_broken_at_spaces_only():
    assert wrapped("one two three", 8) == ["one two", "three"]
    assert wrapped("one two\xa0three", 8) == ["one", "two\xa0three"]
    assert wrapped("", 8) == [""]


@pytest.mark.parametrize("name", kozyr.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_keep_their_words_at_any_width(name, lang):
    text = kozyr.locale.rules_text(name, lang)
    lines = reflowed(text, 60)
    assert " ".join("\n".join(lines).split()) == " ".join(text.split())
    assert max(len(line) for line in lines if not line.startswith("|")) <= 60
    assert [line for line in lines if line.startswith("#")] == re.findall("^#.*", text, re.M)


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("tty", [False, True])
def test_rules_are_paged_for_people_who_see_them(plain, tty, monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LINES", "24")
    out = Terminal() if tty else io.StringIO()
    asked = Terminal("\nq\n") if tty else io.StringIO("\nq\n")
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("sys.stdin", asked)
    show_rules("blaze", plain, language("en"))
    pagers = out.getvalue().count("Enter: more.")
    assert pagers == (2 if tty and not plain else 0)
    assert ("Credits" in out.getvalue()) == (pagers == 0)
