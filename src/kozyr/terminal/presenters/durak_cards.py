"""The cards of Durak, as symbols and in words."""

from kozyr.decks.atlasnye import ATLASNYE, RANKS, SUITED
from kozyr.errors import N_
from kozyr.locale import Language
from kozyr.terminal.style import styled

SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
STYLES = {"s": "bold", "h": "bold red", "d": "bold red", "c": "bold"}
CYRILLIC = {"J": "В", "Q": "Д", "K": "К", "A": "Т"}

RANK_NAMES = {
    "6": N_("six"),
    "7": N_("seven"),
    "8": N_("eight"),
    "9": N_("nine"),
    "T": N_("ten"),
    "J": N_("Jack"),
    "Q": N_("Queen"),
    "K": N_("King"),
    "A": N_("Ace"),
}
SUIT_NAMES = {suit.code: suit.name for suit in ATLASNYE.suits}

TYPED_RANKS = (
    {"10": "T", "А": "A"}
    | {letter: rank for rank, letter in CYRILLIC.items()}
    | {"V": "J", "D": "Q", "R": "K"}  # Valet, Dame, Roi
)
TYPED_SUITS = (
    {symbol: suit for suit, symbol in SYMBOLS.items()}
    | {"♤": "s", "♡": "h", "♢": "d", "♧": "c"}
    | {"п": "s", "ч": "h", "б": "d", "т": "c", "к": "c"}  # пики, червы, бубны, трефы (крести)
    | {"с": "c"}  # the Cyrillic letter
)


def symbol(code: str, lang: Language) -> str:
    """A card as its index and suit, in colour; Russian indices for Russian readers."""
    return styled(index(code[0], lang) + SYMBOLS[code[1]], STYLES[code[1]])


def index(rank: str, lang: Language) -> str:
    """What stands in a card's corner."""
    if rank == "T":
        return "10"
    return CYRILLIC.get(rank, rank) if lang.code == "ru" else rank


def in_words(code: str, lang: Language) -> str:
    """A card in words, and how it is typed."""
    return f"{card_name(code, lang)} ({code})"


def card_name(code: str, lang: Language) -> str:
    """A card in words."""
    rank, suit = code[0], code[1]
    return lang.gettext(SUITED[suit]).format(rank=lang.gettext(RANK_NAMES[rank]))


def read_card(text: str) -> str | None:
    """The code of a card that was typed: `7s`, `10h`, `Q♦`, `Вп`, `Vs`."""
    typed = "".join(text.split())
    rank, suit = typed[:-1].upper(), typed[-1:].lower()
    code = TYPED_RANKS.get(rank, rank) + TYPED_SUITS.get(suit, suit)
    return code if code in ATLASNYE.index else None


def by_trump(codes: list[str], trump: str) -> tuple[list[str], list[str]]:
    """A hand parted into plain cards and trumps."""
    plain = [code for code in codes if code[1] != trump]
    return plain, [code for code in codes if code[1] == trump]


def rank_order(code: str) -> int:
    """How high a card is."""
    return RANKS.index(code[0])
