"""The contact sheet shows whatever the sprites hold."""

import re

import pytest

from kozyr.web.art import SPRITES, sprite
from kozyr.web.contact import DECKS, drawings
from kozyr.web.rendering import render


@pytest.mark.parametrize("deck", SPRITES)
def test_every_symbol_is_there_and_every_card_is_known_as_one(deck):
    found = drawings()[deck]
    assert [drawing.id for drawing in found] == re.findall(r'<symbol id="([^"]+)"', sprite(deck))
    assert {one.code for one in found if one.kind == "card"} == set(DECKS[deck].codes)
    assert {one.kind for one in found} <= {"card", "back", "suit", "feather", "bet", "trump"}


def test_each_is_shown_large_and_small_in_every_style():
    page = render("cards.html", "en", path="/cards", decks=drawings())
    for deck, styles in (("atlasnye", 2), ("firebird", 1), ("decktet", 1)):
        for drawing in drawings()[deck]:
            assert page.count(f'<use href="#{drawing.id}"/>') == 2 * styles
