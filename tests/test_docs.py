"""The examples in the documentation are true."""

import doctest
from pathlib import Path

import pytest

import kozyr

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples(page):
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_packages_own_example():
    assert doctest.testmod(kozyr).failed == 0
