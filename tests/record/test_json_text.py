"""JSON from strangers."""

import pytest

from kozyr.record import DocumentError, parse_json, read_json
from kozyr.record.json_text import MOST_BYTES


def refused(data, *words):
    with pytest.raises(DocumentError) as caught:
        parse_json(data, "game.json")
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert said.startswith("game.json")
    for word in words:
        assert word in said


@pytest.mark.parametrize("data", [b"", b" ", b"\n\t\r "])
def test_nothing_is_refused(data):
    refused(data, "is empty")


def test_a_byte_order_mark_is_overlooked():
    assert parse_json(b'\xef\xbb\xbf{"game": "durak"}', "x") == {"game": "durak"}
    refused(b"\xef\xbb\xbf", "not JSON")


@pytest.mark.parametrize(
    "data", [b"\xff\xfe{\x00}\x00", b'{"a": "\xff"}', b"\x80", '{"a": "é"}'.encode("latin-1")]
)
def test_text_that_is_not_utf_8_is_refused(data):
    refused(data, "not UTF-8")


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"{", "line 1, column 2"),
        (b'{"a": 1,}', "line 1, column 9"),
        (b'{\n"a": 1\n"b": 2}', "line 3, column 1"),
        (b"{'a': 1}", "line 1, column 2"),
        (b"[1] [2]", "line 1, column 5"),
        (b"hello", "line 1, column 1"),
        (b"\x00", "line 1, column 1"),
        (b'"\n"', "line 1, column 2"),
        (b"01", "line 1, column 2"),
    ],
)
def test_what_is_not_json_is_refused_with_its_place(data, place):
    refused(data, "is not JSON", place)


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":'])
def test_deep_nesting_is_refused(opening):
    refused(opening * 200_000, "nested too deeply")


def test_a_key_may_not_stand_twice():
    refused(b'{"a": 1, "b": {"c": 1, "d": 2, "c": 1}}', "'c'", "twice")
    refused(b'{"%s": 1, "%s": 2}' % (b"k" * 9999, b"k" * 9999), "twice")
    refused(b'{"\\n": 1, "\\n": 2}', "twice")
    assert parse_json(b'[{"a": 1}, {"a": 2}]', "x") == [{"a": 1}, {"a": 2}]


@pytest.mark.parametrize("word", [b"NaN", b"Infinity", b"-Infinity"])
def test_numbers_that_json_does_not_have_are_refused(word):
    refused(b'{"limit": %s}' % word, word.decode())


def test_numbers_may_be_long_but_not_endless():
    assert parse_json(b"9" * 4000, "x") == int("9" * 4000)
    refused(b"9" * 5000, "number that is too long")
    refused(b'{"a": -%s}' % (b"9" * 100_000), "number that is too long")


def test_a_file_is_read(tmp_path):
    path = tmp_path / "позиция.json"
    path.write_text('{"game": "blulu", "name": "Ё"}', encoding="utf-8")
    assert read_json(path) == {"game": "blulu", "name": "Ё"}


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    for path in (tmp_path / "missing.json", tmp_path):
        with pytest.raises(DocumentError, match="cannot be read") as caught:
            read_json(path)
        assert len(str(caught.value).splitlines()) == 1


def test_the_reason_is_translated_with_the_message(tmp_path):
    def marked(text):
        return f"«{text}»"

    with pytest.raises(DocumentError) as caught:
        parse_json(b'{"a": 1, "a": 2}', "game.json")
    assert caught.value.text(marked) == "«game.json: «the key 'a' stands twice»»"
    with pytest.raises(DocumentError) as caught:
        read_json(tmp_path)
    assert caught.value.text(marked) == f"«{tmp_path} cannot be read: «it is a folder»»"


def test_a_file_may_not_be_too_large(tmp_path):
    path = tmp_path / "large.json"
    path.write_bytes(b" " * (MOST_BYTES - 2) + b"[]")
    assert read_json(path) == []
    path.write_bytes(b" " * (MOST_BYTES - 1) + b"[]")
    with pytest.raises(DocumentError, match="larger than 4 MB"):
        read_json(path)
