"""What is looked for on every page: texts cut off, texts left in English, what axe finds."""

import json
import os
import re
from functools import cache
from pathlib import Path

from kozyr.locale import SOURCE
from kozyr.web.texts import script_texts

AXE = os.environ.get("KOZYR_AXE")
FOLDER = Path(__file__).parent / "looks"
CUT_OFF = (FOLDER / "cut-off.js").read_text("utf-8")
TEXTS = (FOLDER / "texts.js").read_text("utf-8")
COVERED = (FOLDER / "covered.js").read_text("utf-8")

NAMES = {
    *("kozyr", "ann", "heidelbär", "games", "justus", "pang", "decktet", "blaze", "blulu", "durak"),
    *("atlasnye", "firebird", "magnus", "boris", "nina", "vera"),
    *("français", "english", "https", "mit", "cookie", "nowhere", "take", "done", "pass", "bet"),
}
SAME = {"fr": {"sextet", "supporter", "point", "points"}}
WORD = re.compile(r"[A-Za-zÀ-ÿ]{3,}")


@cache
def translated(code):
    """Messages that read otherwise in that language."""
    return {
        message
        for message, text in json.loads(script_texts(code)).items()
        if text != message and len(message) > 3
    }


@cache
def alike(code):
    """Messages that read the same in that language."""
    return {m for m, text in json.loads(script_texts(code)).items() if m == text}


def untranslated(code, texts, english):
    """Those of the texts that are in English, but for names.

    In Russian whatever has a word in Latin letters; else what the English page says too.
    """
    if code == SOURCE:
        return []
    same = alike(code)
    found = set(texts) & translated(code)
    for text in set(texts) - same:
        words = {word.lower() for word in WORD.findall(text)} - NAMES - SAME.get(code, set())
        if words and (code == "ru" or text in english):
            found.add(text)
    return sorted(found)


def violations(page):
    """What axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [(item["id"], [node["html"][:150] for node in item["nodes"]]) for item in found]
