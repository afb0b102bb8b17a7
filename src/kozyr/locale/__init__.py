"""Languages: message catalogues by gettext and Babel, and the rules texts.

A language is a folder here with `kozyr.po` (server and terminal), `page.po` (the page) and one
rules text a game; English is the language of the source, so it has no catalogues.
"""

import gettext
import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, Literal

from kozyr.errors import N_, KozyrError
from kozyr.games.document import short

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

    from kozyr.decks import Deck

SOURCE = "en"

Domain = Literal["kozyr", "page"]


class UnknownLanguage(KozyrError):
    """There is no such language."""

    code = "language"


class Language:
    """One language: its `code`, and messages in it."""

    def __init__(self, code: str, catalogue: gettext.NullTranslations) -> None:
        self.code = code
        self._catalogue = catalogue

    def gettext(self, message: str) -> str:
        """A message in this language."""
        return self._catalogue.gettext(message)

    def text(self, message: str, /, **values: object) -> str:
        """A message in this language, its values filled in."""
        return self.gettext(message).format(**values)

    def plural(self, one: str, many: str, n: int, /, **values: object) -> str:
        """A message about n things, in the form that n takes; `{n}` stands for the number."""
        return self._catalogue.ngettext(one, many, n).format(n=n, **values)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it, with so many digits after the point."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, format=pattern, locale=self.code)

    def percent(self, share: float) -> str:
        """A share of one as a percentage with two digits."""
        from babel.numbers import format_percent

        return format_percent(share, format="#,##0.00 %", locale=self.code)

    def error(self, error: KozyrError, deck: "Deck | None" = None) -> str:
        """An error's message in this language, cards named if it is known which deck they are."""
        return error.text(self.gettext) if deck is None else error.text(*self.reader(deck))

    def reader(self, deck: "Deck") -> tuple[Callable[[str], str], Callable[[str], str]]:
        """What `KozyrError.text` takes to be read by people at that deck's table."""
        return self.gettext, lambda code: deck.spoken(code, self.gettext)


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, sorted."""
    return tuple(
        sorted(
            entry.name
            for entry in files(__package__).iterdir()
            if entry.is_dir() and entry.name.isalpha()
        )
    )


@cache
def language(code: str, domain: Domain = "kozyr") -> Language:
    """The language of that code, with the messages of a domain.

    Raises: UnknownLanguage.
    """
    if code not in languages():
        raise UnknownLanguage(
            N_("there is no language {code}: the languages are {languages}"),
            code=short(code),
            languages=", ".join(languages()),
        )
    if code == SOURCE:
        return Language(code, gettext.NullTranslations())
    from babel.messages.mofile import write_mo

    compiled = BytesIO()
    write_mo(compiled, read_catalogue(code, domain))
    compiled.seek(0)
    return Language(code, gettext.GNUTranslations(compiled))


def read_catalogue(code: str, domain: Domain) -> "Catalog":
    """A catalogue, straight from the text that translators edit."""
    from babel.messages.pofile import read_po

    with (files(__package__) / code / f"{domain}.po").open("rb") as file:
        return read_po(file, locale=code)


def preferred() -> str:
    """The language that the environment asks for, English if it is none of ours."""
    for variable in ("KOZYR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            code = value[:2].lower()
            return code if code in languages() else SOURCE
    return SOURCE


def rules_text(game: str, code: str) -> str:
    """The rules of a game in a language, as Markdown."""
    return (files(__package__) / code / f"{game}.md").read_text("utf-8")
