"""Every page and dialog in every language on a small phone, and what axe says to it."""

import pytest

from kozyr.locale import SOURCE, languages
from tests.browser.probes import AXE, CUT_OFF, TEXTS, untranslated, violations
from tests.browser.tour import TOURS
from tests.share import SHARE

SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "reduced_motion": "reduce"}
LANGUAGES = sorted(languages(), key=lambda code: code != SOURCE)
ALL = [(tour, code) for tour in TOURS for code in LANGUAGES]


@pytest.fixture(scope="module")
def english():
    """What was read in English, by tour."""
    return {}


@pytest.mark.parametrize(("tour", "code"), ALL if SHARE >= 1 else [("durak", "ru")])
def test_every_place(visitors, english, tour, code):
    ann = visitors(locale=code, **SMALL)
    ann.allowed = ["status of 404", "status of 400", "status of 409"]
    found = []
    for place in TOURS[tour](ann):
        page = ann.page
        found += [f"{place}: {what}" for what in page.evaluate(CUT_OFF)]
        texts = page.evaluate(TEXTS)
        if code == SOURCE:
            english.setdefault(tour, set()).update(texts)
        found += [
            f"{place}: not translated: {text}"
            for text in untranslated(code, texts, english.get(tour))
        ]
        if code == SOURCE and AXE:
            found += [f"{place}: {what}" for what in violations(page)]
    print("\n".join(found))
    assert found == []
