"""The rules as pages: clauses one can point at, cards beside their codes, pictures."""

import re

import pytest

from kozyr.games import games
from kozyr.locale import languages, rules_text
from kozyr.web.art import sprite
from kozyr.web.rendering import rules_page
from kozyr.web.rules import DECKS, rules

each_text = pytest.mark.parametrize(
    ("game", "code"), [(game, code) for game in games() for code in languages()]
)


def nothing(clause):
    return ""


@each_text
def test_every_clause_has_one_address(game, code):
    html = rules(game, code, nothing).html
    cited = set(re.findall(r"\(([A-Z]\d+\.\d+)\)", rules_text(game, code)))
    ids = re.findall(r'class="clause" href="#([^"]+)" id="([^"]+)"', html)
    assert {id for _, id in ids} == cited
    assert len(ids) == len(cited)
    assert all(href == id for href, id in ids)
    assert len(cited) > 15


@pytest.mark.parametrize("game", games())
def test_parts_have_the_same_addresses_in_every_language(game):
    ids = [[part.id for part in rules(game, code, nothing).headings] for code in languages()]
    assert ids[0] == ids[1] == ids[2]
    assert len(set(ids[0])) == len(ids[0]) > 8


@each_text
def test_card_codes_have_their_pictures(game, code):
    html = rules(game, code, nothing).html
    shown = set(re.findall(r'data-card="(\w+)"', html))
    words = {
        word
        for text in re.findall(r"`([^`]+)`", rules_text(game, code))
        for word in re.findall(r"\w+", text)
    }
    assert shown == words & set(DECKS[game].codes)
    assert shown


def test_a_move_shows_each_of_its_cards():
    html = rules("blaze", "en", nothing).html
    coded = re.search(r'<span class="coded">((?:(?!</code>).)*<code>B3:R9</code>)', html)[1]
    assert re.findall(r'href="#([^"]+)"', coded) == ["firebird-B3", "firebird-R9"]


def test_letters_that_are_no_card_have_no_picture():
    html = rules("durak", "en", nothing).html
    assert "<code>take</code>" in html
    assert "<code>T</code>" in html


def test_an_illustration_stands_after_the_list_that_says_it():
    html = rules("durak", "en", lambda clause: f"<i>{clause}</i>" * (clause == "D3.2")).html
    assert "</ul>\n<i>D3.2</i><h2" in html
    assert html.count("<i>") == 1


@each_text
def test_the_page_has_its_pictures_from_the_sprite(game, code):
    page = rules_page(game, code, f"/rules/{game}")
    used = set(re.findall(r'<use href="#([^"]+)"', page))
    there = set(re.findall(r'<symbol id="([^"]+)"', sprite(DECKS[game].name)))
    assert used <= there
    assert page.count("<figure>") >= 2
