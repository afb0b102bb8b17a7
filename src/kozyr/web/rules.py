"""The rules texts as pages: Markdown to HTML, clauses one can point at, pictures of cards.

Whoever writes a clause as `(D3.4)` in a text makes `#D3.4` an address: the first paragraph or item
that names it. Card codes get their pictures beside them; a script brings the sprite and the names.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from kozyr.decks import ATLASNYE, DECKTET, FIREBIRD, Deck
from kozyr.locale import rules_text

DECKS = {"durak": ATLASNYE, "blaze": FIREBIRD, "blulu": DECKTET}

CLAUSE = re.compile(r" ?\(([A-Z]\d+\.\d+)\)")
CODE = re.compile(r"[A-Z0-9][A-Za-z0-9]{1,2}")

Figure = Callable[[str], str]
"""What illustrates a clause: HTML, or nothing."""


class Heading(NamedTuple):
    """A section of a text, and its id."""

    id: str
    text: str


class Rules(NamedTuple):
    """A rules text: its title, what comes under it, and its sections."""

    title: str
    html: Markup
    headings: list[Heading]


@cache
def markdown() -> MarkdownIt:
    """The parser: plain Markdown with tables, without HTML."""
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def rules(game: str, code: str, figure: Figure) -> Rules:
    """The rules of a game in a language.

    `figure` gives the illustration of a clause, to stand under what says it.
    """
    tokens = markdown().parse(rules_text(game, code))
    title = tokens[1].content
    body = tokens[3:]
    headings = list(number_sections(body))
    point_at_clauses(body)
    show_cards(body, DECKS[game])
    with_figures = list(illustrated(body, figure))
    html = markdown().renderer.render(with_figures, markdown().options, {})
    return Rules(title, Markup(html), headings)


def number_sections(tokens: list[Token]) -> Iterator[Heading]:
    """Give every section an id, the same in every language."""
    for i, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            id = f"part-{sum(one.type == 'heading_open' for one in tokens[: i + 1])}"
            token.attrSet("id", id)
            yield Heading(id, tokens[i + 1].content)


def point_at_clauses(tokens: list[Token]) -> None:
    """Make each clause a link to itself; the first to name it has its id."""
    named: set[str] = set()

    def link(match: re.Match[str]) -> str:
        clause = match[1]
        id = "" if clause in named else f' id="{clause}"'
        named.add(clause)
        return f'&nbsp;<a class="clause" href="#{clause}"{id}>{clause}</a>'

    for inline in tokens:
        before = None
        for part in inline.children or ():
            if before and before.type == "softbreak" and CLAUSE.match(part.content):
                before.type = "text"
            before = part
            if part.type == "text" and CLAUSE.search(part.content):
                part.type = "html_inline"
                part.content = CLAUSE.sub(link, str(escape(part.content)))


def show_cards(tokens: list[Token], deck: Deck) -> None:
    """Set a card's picture beside its code; in a move, beside each of its codes."""
    for inline in tokens:
        for part in inline.children or ():
            if part.type == "code_inline":
                codes = [code for code in CODE.findall(part.content) if code in deck.index]
                pictures = "".join(picture(deck, code) for code in codes)
                if pictures:
                    part.type = "html_inline"
                    text = escape(part.content)
                    part.content = f'<span class="coded">{pictures}<code>{text}</code></span>'


def picture(deck: Deck, code: str) -> str:
    """A card out of its deck's sprite; a script writes what it is called."""
    return (
        f'<span class="picture" data-card="{code}"><svg viewBox="0 0 250 350" aria-hidden="true">'
        f'<use href="#{deck.name}-{code}"/></svg></span>'
    )


def illustrated(tokens: list[Token], figure: Figure) -> Iterator[Token]:
    """The tokens, and after the end of a paragraph or list whatever illustrates its clauses."""
    waiting: list[str] = []
    for token in tokens:
        yield token
        for part in token.children or ():
            if part.type == "html_inline":
                waiting += re.findall(r' id="([^"]+)"', part.content)
        if token.nesting < 1 and token.level == 0 and token.type != "inline":
            found = "".join(figure(clause) for clause in waiting)
            waiting = []
            if found:
                yield Token("html_block", "", 0, content=found)
