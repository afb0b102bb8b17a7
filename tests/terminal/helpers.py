"""People at a terminal who type what a test tells them, and a language that shows its messages."""

import gettext
import io
import random
import re
from functools import cache
from importlib.resources import files

import kozyr
import kozyr.locale
from kozyr.locale import Language, language, languages
from kozyr.terminal.screen import make_screen
from kozyr.terminal.seating import seat_players
from kozyr.terminal.session import Session

ANSI = re.compile(r"\x1b\[[0-9;]*m")

# A language is played in as soon as somebody has translated it.
LANGUAGES = [
    code
    for code in languages()
    if code == "en" or (files(kozyr.locale) / code / "kozyr.po").is_file()
]


class Terminal(io.StringIO):
    """An output that is a terminal."""

    def isatty(self):
        return True


class Lines(io.StringIO):
    """An input of given lines, then its end."""

    def __init__(self, *lines):
        super().__init__("".join(f"{line}\n" for line in lines))


class Numbers(io.StringIO):
    """A person who types the number of one of the moves, until the game is over."""

    def __init__(self, seed, stop=None):
        super().__init__()
        self.random = random.Random(str(seed))
        self.session = None
        self.stop = stop or (lambda state: state.over)

    def readline(self):
        state = self.session.state
        if self.stop(state):
            return ""
        return f"{self.random.randint(1, len(state.legal(self.session.me)))}\n"


def table(state, into, *, lang="en", seat=0, bots=None, rich=False, plain=False):
    """A session with its screen; what it shows is in `session.screen.out`."""
    lang = language(lang) if isinstance(lang, str) else lang
    screen = make_screen(Terminal() if rich else io.StringIO(), into, plain, lang)
    session = Session(state, seat_players(state.players, seat, bots), lang, screen)
    into.session = session
    return session


def deal(name, seed="7", players=None):
    return kozyr.game(name).deal(players, seed=seed)


def typed(state, *lines, **options):
    """What the terminal shows when these lines are typed, and the session after it."""
    session = table(state, Lines(*lines), **options)
    session.run()
    return shown(session), session


def shown(session):
    """All that was written, without colours."""
    return ANSI.sub("", session.screen.out.getvalue())


def whole_game(name, seed="7", players=None, rich=False, **options):
    """What the terminal shows of a whole game played by number, and the session after it.

    In plain words a game is played once, so nobody may go on with its session; on a rich screen,
    which depends on the environment, it is played anew.
    """
    play = own_game if rich else plain_game
    return play(name, seed, players, rich=rich, **options)


def own_game(name, seed="7", players=None, **options):
    """A whole game, and its session to go on with."""
    session = table(deal(name, seed, players), Numbers(f"{name} {seed}"), **options)
    session.run()
    return shown(session), session


plain_game = cache(own_game)


class Marked(gettext.NullTranslations):
    """A catalogue that marks every message it is asked for."""

    def gettext(self, message):
        return f"«{message}»"

    def ngettext(self, one, many, n):
        return f"«{one if n == 1 else many}»"


def marked_language(code="en"):
    return Language(code, Marked())


def unmarked(text):
    """What is left of a text without its marked messages."""
    while "«" in text:
        inner = re.sub("«[^«»]*»", "", text)
        assert inner != text, f"unbalanced: {text}"
        text = inner
    return text
