"""The Decktet's drawings: each card tells its rank and suits, in its suits' colours."""

import re

import pytest

from kozyr.decks import DECKTET
from kozyr.web.art.decktet import EMBLEMS, card, index
from kozyr.web.art.decktet.suits import COLOURS


@pytest.mark.parametrize("code", DECKTET.codes)
def test_corners_show_the_suits_in_order(code):
    assert re.findall(r"decktet-suit-(\w)", index(code)) == list(code[1:])


@pytest.mark.parametrize("code", DECKTET.codes)
def test_both_corners_are_alike(code):
    assert card(code).count(f'id="decktet-{code}-index"') == 1
    assert f'href="#decktet-{code}-index" transform="rotate(180 125 175)"' in card(code)


@pytest.mark.parametrize("code", DECKTET.codes)
def test_emblems_wear_the_colours_of_their_suits(code):
    for suit in code[1:]:
        assert COLOURS[suit] in EMBLEMS[code]()


def test_the_three_cards_of_a_rank_tell_the_same_number():
    ranks = {}
    for code in DECKTET.codes:
        numeral = re.sub(r"<use[^>]*>", "", index(code))
        assert ranks.setdefault(code[0], numeral) == numeral
    assert len(set(ranks.values())) == len(ranks) == 10
