"""The cards of Blaze, by colour and letter, and in words."""

import re

from kozyr.decks.firebird import FIREBIRD
from kozyr.errors import N_
from kozyr.locale import Language
from kozyr.terminal.presenters.presenter import LOOKALIKES
from kozyr.terminal.style import firm, styled

STYLES = {"B": "bold white on blue", "R": "bold white on red", "Y": "bold black on yellow"}

VALUED = {"B": N_("blue {value}"), "R": N_("red {value}"), "Y": N_("yellow {value}")}
BIRDS = {"B": N_("blue Firebird"), "R": N_("red Firebird"), "Y": N_("yellow Firebird")}
SUIT_NAMES = {suit.code: suit.name for suit in FIREBIRD.suits}

# Синяя, красная, жёлтая, Жар-птица; jaune.
LETTERS = str.maketrans({"С": "B", "К": "R", "Ф": "F", "J": "Y"})
CARD = r"([BRYЖ])(10|[1-9FЖ])"
TWO_CARDS = re.compile(CARD + r"[^A-Z0-9]*" + CARD)
ONE_CARD = re.compile(CARD)
BET = re.compile(r"([01])\D*([0-4])")


def symbol(code: str) -> str:
    """A card as a patch of its colour, its letter and value in it."""
    return styled(code, STYLES[code[0]])


def in_words(code: str, lang: Language) -> str:
    """A card in words, and how it is typed."""
    return f"{card_name(code, lang)} ({code})"


def card_name(code: str, lang: Language) -> str:
    """A card in words."""
    suit, value = code[0], code[1]
    if value == "F":
        return lang.gettext(BIRDS[suit])
    return lang.gettext(VALUED[suit]).format(value=value)


def suit_name(suit: str, lang: Language, plain: bool) -> str:
    """A suit as it is shown."""
    name = lang.gettext(SUIT_NAMES[suit])
    return name if plain else styled(firm(f"{suit} {name}"), STYLES[suit])


def read_cards(text: str) -> list[str]:
    """The one or two cards typed: `b7`, `с7`, `B10` for a Firebird, `b3 r9`; [] if neither."""
    typed = text.upper().translate(LETTERS).translate(LOOKALIKES).replace(" ", "")
    found = TWO_CARDS.fullmatch(typed) or ONE_CARD.fullmatch(typed)
    if not found:
        return []
    groups = found.groups()
    return [card_of(groups[i], groups[i + 1]) for i in range(0, len(groups), 2)]


def card_of(suit: str, value: str) -> str:
    """The code of a card whose suit and value were typed."""
    return suit.replace("Ж", "Y") + value.replace("10", "F").replace("Ж", "F")


def read_bet(text: str) -> str | None:
    """The bet that was typed after `bet`: `1@2`, `1 on 2`."""
    found = BET.fullmatch(text.strip())
    return f"bet {found[1]}@{found[2]}" if found else None


def value_of(code: str) -> str:
    """The value a card is played with as a challenge."""
    return "10" if code[1] == "F" else code[1]
