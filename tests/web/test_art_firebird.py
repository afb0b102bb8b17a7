"""Blaze's deck: as many flowers as the value says, and a Firebird's two numbers."""

import re

import pytest

from kozyr.web.art import sprite
from kozyr.web.art.firebird import PLACES, card
from kozyr.web.art.firebird.bird import bird_card
from kozyr.web.art.firebird.prizes import bet
from kozyr.web.art.numerals import numeral


@pytest.mark.parametrize("suit", "BRY")
@pytest.mark.parametrize("value", range(1, 10))
def test_a_card_has_as_many_flowers_as_its_value_and_one_for_its_corners(suit, value):
    assert card(f"{suit}{value}").count(f'href="#firebird-suit-{suit}"') == value + 1


@pytest.mark.parametrize("value", PLACES)
def test_flowers_do_not_lie_on_one_another(value):
    places = PLACES[value]
    for i, (x, y) in enumerate(places):
        for x2, y2 in places[:i]:
            assert (x - x2) ** 2 + (y - y2) ** 2 >= 40**2


@pytest.mark.parametrize("suit", "BRY")
def test_a_firebird_shows_ten_and_nothing(suit):
    strokes = set(re.findall(r' d="([^"]+)"', numeral("10", 0, 0)))
    assert all(f'd="{d}"' in bird_card(suit) for d in strokes)


def test_the_suits_differ_in_more_than_colour():
    symbols = re.findall(r'<symbol id="firebird-suit-.*?</symbol>', sprite("firebird"))
    silhouettes = {tuple(re.findall(r' d="([^"]+)"', each)) for each in symbols}
    assert len(silhouettes) == len(symbols) == 3
    trays = re.findall(r'id="firebird-tray-(\w)"', sprite("firebird"))
    assert sorted(trays) == ["B", "R", "Y"]


@pytest.mark.parametrize("number", "01")
def test_bets_take_the_colour_of_their_player(number):
    assert 'fill="var(--player,' in bet(number)
