"""Pages from templates, in the reader's language."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from kozyr.locale import language, languages
from kozyr.web.assets import assets


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
    found.globals.update(asset=assets().address, languages=languages())
    return found


def render(template: str, code: str, **values: object) -> str:
    """A page; `text` in it translates, `lang` is the code of its language.

    Raises: UnknownLanguage.
    """
    page = environment().get_template(template)
    return page.render(text=language(code, "page").text, lang=code, **values)
