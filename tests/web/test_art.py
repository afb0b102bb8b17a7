"""Card art: every card is drawn, and a page under a strict policy may show it."""

import gzip
import re
import xml.etree.ElementTree as ET

import pytest

from kozyr.decks import ATLASNYE, DECKTET, FIREBIRD
from kozyr.web.art import SPRITES, sprite
from kozyr.web.art.pen import element, moved, number, short

SVG = "{http://www.w3.org/2000/svg}"
CARDS = {
    "atlasnye": {*ATLASNYE.codes, "back"},
    "decktet": {*DECKTET.codes, "back"},
    "firebird": {
        *(*FIREBIRD.codes, "back", "bet-0", "bet-1", "bet-back"),
        *(f"feather-{value}" for value in range(1, 6)),
    },
}
SUITS = {"atlasnye": ATLASNYE.suits, "decktet": DECKTET.suits, "firebird": FIREBIRD.suits}
LIMITS = {"atlasnye": 70_000, "decktet": 55_000, "firebird": 20_000}
ALL_TOGETHER = 150_000
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

ELEMENTS = {
    *("svg", "defs", "symbol", "g", "use", "path", "circle", "ellipse", "rect", "text"),
    *("linearGradient", "radialGradient", "stop", "pattern", "clipPath"),
}


def size(document):
    """The bytes that travel."""
    return len(gzip.compress(document.encode(), 9, mtime=0))


def elements(name):
    return list(ET.fromstring(sprite(name)).iter())


@pytest.mark.parametrize("name", SPRITES)
def test_every_card_has_a_symbol(name):
    symbols = {each.get("id"): each for each in elements(name) if each.tag == f"{SVG}symbol"}
    cards = {f"{name}-{code}" for code in CARDS[name]}
    assert cards <= symbols.keys()
    assert {f"{name}-suit-{suit.code}" for suit in SUITS[name]} <= symbols.keys()
    for id_ in cards:
        assert symbols[id_].get("viewBox") == "0 0 250 350"
        assert len(symbols[id_])


@pytest.mark.parametrize("name", SPRITES)
def test_no_two_cards_look_alike(name):
    symbols = [each for each in elements(name) if each.tag == f"{SVG}symbol"]
    drawn = [b"".join(map(ET.tostring, each)) for each in symbols]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("name", SPRITES)
def test_nothing_that_the_policy_forbids(name):
    for each in elements(name):
        assert each.tag.removeprefix(SVG) in ELEMENTS
        for attribute, value in each.attrib.items():
            assert attribute not in ("style", "class"), value
            assert not attribute.startswith("on"), attribute
            assert "//" not in value
            if attribute == "href":
                assert value.startswith("#")
            for target in re.findall(r"url\(([^)]*)\)", value):
                assert target.startswith("#")


@pytest.mark.parametrize("name", SPRITES)
def test_what_is_referred_to_is_there(name):
    ids = {each.get("id") for each in elements(name)}
    document = sprite(name)
    referred = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', document))
    assert {one or other for one, other in referred} <= ids


def test_ids_are_unique_and_tell_their_deck():
    seen = set()
    for name in SPRITES:
        for each in elements(name):
            id_ = each.get("id")
            if id_ is not None:
                assert id_.startswith(f"{name}-")
                assert id_ not in seen
                seen.add(id_)


def readable(data):
    """Whether path data is whole: each command with as many numbers as it takes."""
    steps = re.findall(r"([MmLlHhVvCcSsQqTtAaZz])([^A-Za-z]*)", data)
    if "".join(command + rest for command, rest in steps) != data or data[0] not in "Mm":
        return False
    for command, rest in steps:
        takes, given = ARGUMENTS[command.upper()], len(re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest))
        if (given % takes or not given) if takes else given:
            return False
    return True


@pytest.mark.parametrize("name", SPRITES)
def test_paths_are_whole(name):
    for each in elements(name):
        if each.tag == f"{SVG}path":
            assert readable(each.get("d")), each.get("d")


@pytest.mark.parametrize("data", ["M1 2L3", "1 2", "M1 2C3 4 5 6", "M1 2 108Z", "M1 2Z3", "M"])
def test_broken_path_data_is_noticed(data):
    assert not readable(data)


@pytest.mark.parametrize("name", SPRITES)
def test_sprites_are_small(name):
    assert size(sprite(name)) <= LIMITS[name]


def test_all_sprites_together_are_small():
    assert sum(size(sprite(name)) for name in SPRITES) <= ALL_TOGETHER


@pytest.mark.parametrize("name", SPRITES)
def test_the_same_every_time(name):
    assert sprite(name) == sprite(name)


def test_no_such_deck():
    with pytest.raises(KeyError, match="tarot"):
        sprite("tarot")


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (-0.04, "0"), (10, "10"), (0.5, ".5"), (-0.5, "-.5"), (12.345, "12.3"), (3.0, "3")],
)
def test_numbers_are_short(value, written):
    assert number(value) == written


def test_path_data_is_short():
    assert short("M 10.00 20 L -3.14 0.5 H 7 Z") == "M10 20L-3.1 .5H7Z"
    assert short("A5 5 0 0 1 -10 20") == "A5 5 0 0 1-10 20"


def test_attributes_are_escaped():
    assert element("text", "&amp;", stroke_width=0.25, id='"<') == (
        """<text stroke-width=".25" id='"&lt;'>&amp;</text>"""
    )


def test_data_is_moved_as_a_transform_would_move_it():
    assert short(moved("M0 0L10 0Q10 5 0 5Z", 100, 50, 90, 2, 3)) == "M100 50L100 70Q85 70 85 50Z"


def test_data_with_other_commands_is_not_moved():
    with pytest.raises(ValueError, match="not A"):
        moved("M0 0A5 5 0 0 1 10 0", 0, 0)


@pytest.mark.parametrize("name", SPRITES)
def test_backs_have_few_elements(name):
    """Tables show dozens of backs, and a browser builds each of them anew."""
    back = next(found for found in elements(name) if found.get("id") == f"{name}-back")
    assert len(list(back.iter())) <= 16
