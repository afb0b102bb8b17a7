"""The cards of Blulu, by code and glyphs, and in words."""

import re

from kozyr.decks.decktet import DECKTET
from kozyr.errors import N_
from kozyr.locale import Language
from kozyr.terminal.presenters.presenter import LOOKALIKES
from kozyr.terminal.style import firm, styled

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

IN_WORDS = {
    "2MK": N_("2 of Moons and Knots"),
    "2SY": N_("2 of Suns and Wyrms"),
    "2WL": N_("2 of Waves and Leaves"),
    "3MW": N_("3 of Moons and Waves"),
    "3SK": N_("3 of Suns and Knots"),
    "3LY": N_("3 of Leaves and Wyrms"),
    "4MS": N_("4 of Moons and Suns"),
    "4WL": N_("4 of Waves and Leaves"),
    "4YK": N_("4 of Wyrms and Knots"),
    "5ML": N_("5 of Moons and Leaves"),
    "5SW": N_("5 of Suns and Waves"),
    "5YK": N_("5 of Wyrms and Knots"),
    "6MW": N_("6 of Moons and Waves"),
    "6SY": N_("6 of Suns and Wyrms"),
    "6LK": N_("6 of Leaves and Knots"),
    "7ML": N_("7 of Moons and Leaves"),
    "7SK": N_("7 of Suns and Knots"),
    "7WY": N_("7 of Waves and Wyrms"),
    "8MS": N_("8 of Moons and Suns"),
    "8WL": N_("8 of Waves and Leaves"),
    "8YK": N_("8 of Wyrms and Knots"),
    "9MS": N_("9 of Moons and Suns"),
    "9WY": N_("9 of Waves and Wyrms"),
    "9LK": N_("9 of Leaves and Knots"),
    "CM": N_("Crown of Moons"),
    "CS": N_("Crown of Suns"),
    "CW": N_("Crown of Waves"),
    "CL": N_("Crown of Leaves"),
    "CY": N_("Crown of Wyrms"),
    "CK": N_("Crown of Knots"),
}
"""What a card is, which says more than its own name; an Ace's own name says it."""

TYPED_GLYPHS = str.maketrans({glyph: suit for suit, glyph in GLYPHS.items()})
CARD = r"(10|1|[2-9AC])([MSWLYK]{1,2})"
TWO_CARDS = re.compile(f"{CARD}[ ]*([-+=,:/ ]?)[ ]*{CARD}")


def symbol(code: str) -> str:
    """A card as its code, then the glyphs of its suits, in colour."""
    glyphs = "".join(styled(GLYPHS[suit], STYLES[suit]) for suit in code[1:])
    return f"{styled(code, 'bold')}{glyphs}"


def in_words(code: str, lang: Language) -> str:
    """A card in words, and how it is typed."""
    return f"{card_name(code, lang)} ({code})"


def card_name(code: str, lang: Language) -> str:
    """A card in words."""
    return lang.gettext(IN_WORDS.get(code, DECKTET.names[code]))


def named(code: str, lang: Language) -> str:
    """A card as its symbol and its own name, an Ace without."""
    name = "" if code[0] == "A" else firm(" " + lang.gettext(DECKTET.names[code]))
    return symbol(code) + name


def legend(lang: Language, plain: bool) -> str:
    """The suits and their letters."""
    names = {suit: lang.gettext(name) for suit, name in SUIT_NAMES.items()}
    if plain:
        return ", ".join(f"{suit} {name}" for suit, name in names.items())
    return "  ".join(
        styled(GLYPHS[suit], STYLES[suit]) + firm(f" {suit} {name}") for suit, name in names.items()
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
