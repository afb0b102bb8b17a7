"""Every message in every language, its placeholders and plural forms whole."""

import gettext
import re
import string
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import kozyr
from kozyr.locale import SOURCE, Language, languages, rules_text
from tests.terminal.helpers import whole_game
from tests.terminal.test_languages import figures

PACKAGE = Path(kozyr.__file__).parent
KEYWORDS = {
    "kozyr": {"N_": None, "text": None, "gettext": None, "plural": (1, 2)},
    "page": {"text": None, "t": None, "tn": (1, 2)},
}
METHODS = {
    "kozyr": [("**.py", "python")],
    "page": [("**.html", "jinja2"), ("**.js", "javascript")],
}
OPTIONS = {"**.js": {"parse_template_string": True}}
DOMAINS = list(METHODS)
TRANSLATED = [(code, domain) for code in languages() if code != SOURCE for domain in DOMAINS]
each_catalogue = pytest.mark.parametrize(("code", "domain"), TRANSLATED)


@cache
def extracted(domain: str) -> dict[str | tuple[str, ...], str]:
    found = extract_from_dir(PACKAGE, METHODS[domain], OPTIONS, keywords=KEYWORDS[domain])
    return {key(message): file for file, _line, message, _comments, _context in found}


def key(message: str | tuple[str, ...]) -> str | tuple[str, ...]:
    return message if isinstance(message, str) else tuple(message[:2])


@cache
def catalogue(code: str, domain: str) -> Catalog:
    text = (PACKAGE / "locale" / code / f"{domain}.po").read_bytes()
    return read_po(BytesIO(text), locale=code)


def entries(code: str, domain: str) -> list[Message]:
    return [message for message in catalogue(code, domain) if message.id]


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("domain", DOMAINS)
def test_french_is_set_as_french_is(domain: str) -> None:
    """Narrow spaces that do not break before high signs and in guillemets; curly apostrophes."""
    plain = re.compile(r"[ \u00a0][;:!»]|« |[^\W\d]'[^\W\d]|(?<!Tapez) \?")
    for message in entries("fr", domain):
        texts = message.string if isinstance(message.string, tuple) else (message.string,)
        assert not any(plain.search(text) for text in texts), message.string


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_source_is_found(domain: str) -> None:
    assert len(extracted(domain)) > 100


@each_catalogue
def test_no_message_is_missing_fuzzy_or_left_over(code: str, domain: str) -> None:
    whole = {message.id: message for message in entries(code, domain)}
    missing = sorted(str(k) for k in extracted(domain) if k not in whole or not whole[k].string)
    assert not missing, f"{code}: not translated: {missing}"
    assert not [message.id for message in entries(code, domain) if message.fuzzy]
    left_over = sorted(str(k) for k in whole if k not in extracted(domain))
    assert not left_over, f"{code}: no longer in the source: {left_over}"


@each_catalogue
def test_every_plural_form_is_there(code: str, domain: str) -> None:
    for message in entries(code, domain):
        if isinstance(message.id, tuple):
            forms = message.string
            assert isinstance(forms, tuple), message.id
            assert len(forms) == catalogue(code, domain).num_plurals, message.id
            assert all(forms), message.id


@each_catalogue
def test_placeholders_are_those_of_the_source(code: str, domain: str) -> None:
    for message in entries(code, domain):
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        allowed = set().union(*map(placeholders, ids))
        for text in strings:
            used = placeholders(text)
            assert used <= allowed, f"{code}: {text!r}"
            assert allowed - used <= {"n"}, f"{code}: {text!r} leaves out {allowed - used}"


class Asked(gettext.NullTranslations):
    """A catalogue that keeps what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str | tuple[str, str]] = set()

    def gettext(self, message: str) -> str:
        self.messages.add(message)
        return message

    def ngettext(self, one: str, many: str, n: int) -> str:
        self.messages.add((one, many))
        return many


@pytest.mark.parametrize("rich", [False, True])
def test_what_the_terminal_says_is_found_by_translators(
    rich: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    asked = Asked()
    lang = Language("en", asked)
    for game in kozyr.games():
        whole_game(game, lang=lang, rich=rich)
    figures(lang)
    assert len(asked.messages) > 150
    assert not asked.messages - set(extracted("kozyr"))


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", kozyr.games())
def test_rules_texts_credit_their_authors(code: str, game: str) -> None:
    text = " ".join(rules_text(game, code).split())
    for name in {"blulu": ["Justus Pang", "P. D. Magnus", "CC BY-NC-SA"]}.get(game, []):
        assert name in text
    if game == "blaze":
        assert "HeidelBÄR" in text
