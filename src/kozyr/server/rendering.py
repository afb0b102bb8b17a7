"""Pages from templates, in the reader's language."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from kozyr.locale import Language, languages


@cache
def environment() -> Environment:
    """The templates of this package; everything they print is escaped."""
    return Environment(
        loader=PackageLoader("kozyr.server"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(template: str, language: Language, **values: object) -> str:
    """A page; `text` in it translates, `lang` is the code of its language."""
    page = environment().get_template(template)
    return page.render(text=language.text, lang=language.code, languages=languages(), **values)
