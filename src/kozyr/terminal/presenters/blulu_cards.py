"""The cards of Blulu, by code and glyphs, and in words."""

import re

from kozyr.decks.decktet import DECKTET
from kozyr.errors import N_
from kozyr.locale import Language
from kozyr.terminal.presenters.presenter import LOOKALIKES
from kozyr.terminal.style import styled

GLYPHS = {"M": "☾", "S": "☼", "W": "≈", "L": "❧", "Y": "§", "K": "∞"}
STYLES = {
    "M": "bold",
    "S": "bold yellow",
    "W": "bold blue",
    "L": "bold green",
    "Y": "bold red",
    "K": "bold magenta",
}
SUIT_NAMES = {suit.code: suit.name for suit in DECKTET.suits}

CROWNS = {
    "M": N_("Crown of Moons"),
    "S": N_("Crown of Suns"),
    "W": N_("Crown of Waves"),
    "L": N_("Crown of Leaves"),
    "Y": N_("Crown of Wyrms"),
    "K": N_("Crown of Knots"),
}

TYPED_GLYPHS = str.maketrans({glyph: suit for suit, glyph in GLYPHS.items()})
CARD = r"(10|1|[2-9AC])([MSWLYK]{1,2})"
TWO_CARDS = re.compile(f"{CARD}[ ]*([-+=,:/ ]?)[ ]*{CARD}")


def symbol(code: str) -> str:
    """A card as its code, then the glyphs of its suits, in colour."""
    glyphs = "".join(styled(GLYPHS[suit], STYLES[suit]) for suit in code[1:])
    return f"{styled(code, 'bold')}{glyphs}"


def in_words(code: str, lang: Language) -> str:
    """A card in words, and how it is typed."""
    if code[0] == "A":
        return f"{lang.gettext(DECKTET.names[code])} ({code})"
    if code[0] == "C":
        return f"{lang.gettext(CROWNS[code[1]])} ({code})"
    suits = [lang.gettext(SUIT_NAMES[suit]) for suit in code[1:]]
    return lang.text(
        "{rank} of {suit} and {other} ({code})",
        rank=code[0],
        suit=suits[0],
        other=suits[1],
        code=code,
    )


def named(code: str, lang: Language) -> str:
    """A card as its symbol and its own name, an Ace without."""
    name = "" if code[0] == "A" else " " + lang.gettext(DECKTET.names[code])
    return symbol(code) + name


def legend(lang: Language, plain: bool) -> str:
    """The suits and their letters."""
    names = {suit: lang.gettext(name) for suit, name in SUIT_NAMES.items()}
    if plain:
        return ", ".join(f"{suit} {name}" for suit, name in names.items())
    return "  ".join(
        f"{styled(GLYPHS[suit], STYLES[suit])} {suit} {name}" for suit, name in names.items()
    )


def read_move(text: str) -> tuple[str, str, str] | None:
    """Two cards and the sign between them ("" if none), leniently; None if it is not that."""
    typed = text.upper().translate(LOOKALIKES).translate(TYPED_GLYPHS)
    found = TWO_CARDS.fullmatch(typed.strip())
    if not found:
        return None
    first, second = code_of(found[1], found[2]), code_of(found[4], found[5])
    return (first, found[3].strip(), second) if first and second else None


def code_of(rank: str, suits: str) -> str | None:
    """The code of a card whose suits may stand in any order."""
    rank = {"10": "C", "1": "A"}.get(rank, rank)
    for code in DECKTET.codes:
        if code[0] == rank and sorted(code[1:]) == sorted(suits):
            return code
    return None
