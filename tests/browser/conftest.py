"""A real server, a real Chromium, and pages that may not complain.

Chromium is Debian's (`apt-get install chromium`), or the program that KOZYR_CHROMIUM names.
"""

import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager

import pytest
from playwright.sync_api import sync_playwright

from tests.share import SHARE

SEED = os.environ.get("KOZYR_SEED", "browser")
CHROMIUM = os.environ.get("KOZYR_CHROMIUM") or shutil.which("chromium")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}


def pytest_collection_modifyitems(items):
    if CHROMIUM is None:
        reason = "needs Chromium: apt-get install chromium, or KOZYR_CHROMIUM=PROGRAM"
        for item in items:
            if "tests/browser" in item.nodeid:
                item.add_marker(pytest.mark.skip(reason=reason))


def lifetime(fixture_name, config):
    """One browser and one server for all, or for each file where files are spread over workers."""
    return "package" if SHARE < 1 else "module"


@contextmanager
def house(folder, seed):
    """A server's address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.browser.house", str(folder), seed],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    found = re.search(r"http://\S+(?=/)", process.stderr.readline())
    assert found
    yield found[0]
    process.terminate()
    process.communicate()


@pytest.fixture(scope=lifetime)
def address(tmp_path_factory):
    """Where the server is."""
    print(f"deals of KOZYR_SEED={SEED}")
    with house(tmp_path_factory.mktemp("house"), SEED) as found:
        yield found


@pytest.fixture(scope=lifetime)
def chromium():
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own, whose pages report every complaint."""

    def __init__(self, browser, address, **options):
        self.address = address
        self.context = browser.new_context(**({"base_url": address} | options))
        self.complaints = []
        self.allowed = []
        self.page = self.new_page()

    def new_page(self):
        page = self.context.new_page()
        page.set_default_timeout(10_000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _heard(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def named(self, name="Ann"):
        self.post("/api/me", {"name": name})
        return self

    def post(self, path, document):
        answer = self.context.request.post(path, data=document)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path):
        return self.context.request.get(path).json()

    def quick(self, game, **options):
        """At a new table against bots."""
        table = self.post("/api/quick", {"game": game, **options})["table"]
        self.open(table)
        return table

    def open(self, table):
        self.page.goto(f"/t/{table}")
        self.page.wait_for_selector("kz-table[data-game]")

    def check(self):
        heard = [text for text in self.complaints if not any(word in text for word in self.allowed)]
        assert not heard


@pytest.fixture
def visitors(chromium, address):
    """Makes visitors, and sees that no page complained."""
    made = []

    def make(**options):
        made.append(Visitor(chromium, address, **(DESK | options)))
        return made[-1]

    yield make
    for visitor in made:
        visitor.context.close()
    for visitor in made:
        visitor.check()
