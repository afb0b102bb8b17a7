"""The three decks against the clauses that list them."""

from collections import Counter

import pytest

import kozyr
from kozyr.decks import ATLASNYE, DECKTET, FIREBIRD
from kozyr.locale import language, languages
from tests.games.test_durak_positions import position as durak_position
from tests.models import blaze, blulu, durak

DECKS = [(ATLASNYE, durak.PACK), (FIREBIRD, blaze.KINDS), (DECKTET, blulu.PACK)]
every_deck = pytest.mark.parametrize(("deck", "table"), DECKS, ids=[deck.name for deck, _ in DECKS])


@every_deck
def test_a_deck_has_the_cards_of_its_clause_in_order(deck, table):
    assert list(deck.order) == table
    assert sorted(deck.codes) == sorted(table)
    assert len(set(deck.codes)) == len(table)


@every_deck
def test_a_deck_counts_and_sorts_its_cards(deck, table):
    assert [deck.codes[deck.index[code]] for code in table] == table
    assert deck.sort(reversed(table)) == table
    assert deck.sort(table[:3] * 2) == sorted(table[:3] * 2, key=table.index)


@every_deck
def test_suits_have_letters_and_names(deck, table):
    letters = [suit.code for suit in deck.suits]
    assert len(set(letters)) == len(letters)
    assert all(suit.name for suit in deck.suits)
    used = Counter(letter for code in table for letter in letters if letter in code)
    assert set(used) == set(letters)


def test_sizes():
    sizes = {deck.name: len(deck.codes) * deck.copies for deck, _ in DECKS}
    assert sizes == {"atlasnye": 36, "firebird": 60, "decktet": 36}


def test_the_decktet_has_every_suit_once_a_rank():
    """L1.2."""
    for rank in "A23456789C":
        suits = Counter("".join(code[1:] for code in DECKTET.codes if code[0] == rank))
        assert suits == Counter("MSWLYK")


def test_decktet_cards_have_the_names_of_l1():
    assert DECKTET.names["7ML"] == "Chance Meeting"
    assert DECKTET.names["CK"] == "Windfall"
    assert sorted(DECKTET.names) == sorted(DECKTET.codes)
    assert len(set(DECKTET.names.values())) == 36


def test_with_three_players_the_1s_stay_in_the_box():
    """B1.2."""
    game = kozyr.game("blaze")
    assert len(game.cards_in_use(3)) == 54
    assert not [card for card in game.cards_in_use(3) if card[1] == "1"]
    assert len(game.cards_in_use(4)) == len(game.cards_in_use(5)) == 60


@every_deck
@pytest.mark.parametrize("code", languages())
def test_every_card_has_a_name_of_its_own_in_a_sentence(deck, table, code):
    said = [deck.spoken(card, language(code).gettext) for card in table]
    assert len(set(said)) == len(table)
    assert not any("{" in name for name in said)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            "en",
            "the nine of spades does not beat the six of hearts: it takes a higher card of its "
            "suit, or a trump (D3.2)",
        ),
        (
            "fr",
            "le neuf de pique ne bat pas le six de cœur : il faut une carte plus forte de sa "
            "couleur, ou un atout (D3.2)",
        ),
        (
            "ru",
            "карта «девятка пик» не бьёт карту «шестёрка червей»: нужна старшая карта той же "
            "масти или козырь (D3.2)",
        ),
    ],
)
def test_a_refusal_names_cards_as_its_reader_does(code, said):
    position = durak_position([["6s", "9d"], ["9s", "8s"]], [("6h", None)], trump="6d")
    with pytest.raises(kozyr.IllegalMove, match="9s does not beat 6h") as caught:
        kozyr.game("durak").load(position).play(1, "9s")
    assert language(code).error(caught.value, ATLASNYE).replace("\u202f", " ") == said
