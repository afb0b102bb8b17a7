"""Pages from templates, in the reader's language."""

from functools import cache
from typing import Any

from babel.dates import format_timedelta
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from kozyr.locale import SOURCE, language, languages
from kozyr.web.assets import assets
from kozyr.web.lessons import LESSONS
from kozyr.web.rules import DECKS, rules


@cache
def environment() -> Environment:
    """The templates of this package; everything they print is escaped."""
    found = Environment(
        loader=PackageLoader("kozyr.web"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals.update(
        asset=assets().address, modules=assets().modules, languages=languages(), ago=ago
    )
    return found


def render(template: str, code: str, **values: object) -> str:
    """A page; `text` and `tn` in it translate, `lang` is the code of its language.

    Raises: UnknownLanguage.
    """
    page = environment().get_template(template)
    spoken = language(code, "page")
    return page.render(text=spoken.text, tn=spoken.plural, lang=code, **values)


def rules_page(game: str, code: str, path: str) -> str:
    """The page with a game's rules, illustrated.

    Raises: UnknownLanguage.
    """
    spoken = language(code, "page")
    figures: Any = environment().get_template("figures.html").module
    text = rules(game, code, lambda clause: str(figures.figure(clause, spoken.text)).strip())
    values = {"game": game, "deck": DECKS[game].name, "lesson": game in LESSONS}
    return render("rules.html", code, path=path, rules=text, **values)


def offline_page() -> str:
    """What is shown without a network: in all languages, for nobody can be asked then."""
    voices = {code: language(code, "page").text for code in languages()}
    return render("offline.html", SOURCE, path="/offline", voices=voices)


def ago(seconds: float, code: str) -> str:
    """How long ago something was, in words."""
    return format_timedelta(-int(seconds), granularity="minute", add_direction=True, locale=code)
