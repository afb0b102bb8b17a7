"""Tests of the server are coroutines; each has an event loop of its own, of the server's kind.

`house` is a server in the test's loop, `opened` makes more of them.
"""

import asyncio
import inspect
import os
import random
from contextlib import AsyncExitStack

import pytest
from structlog.testing import capture_logs

from kozyr.server import logbook
from tests.server.house import House, loop_factory

LONGEST = float(os.environ.get("KOZYR_LONGEST", "60"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(with_houses(pyfuncitem.obj, arguments))
    return True


async def with_houses(test, arguments):
    """Run a test; whatever servers it opens are closed after it."""
    async with asyncio.timeout(LONGEST), AsyncExitStack() as stack:
        opening = arguments.get("opened")
        if opening:
            opening.stack = stack
        if "house" in arguments:
            house = await stack.enter_async_context(House(arguments["house"]))
            arguments = arguments | {"house": house}
        await test(**arguments)


class Opening:
    """`await opened(…)` is a server that is closed after the test, unless it was before."""

    def __init__(self, folder):
        self.folder = folder
        self.stack = None

    async def __call__(self, **settings):
        settings.setdefault("folder", self.folder)
        return await self.stack.enter_async_context(House(**settings))


class Seeded:
    """Secrets that are the same in every run of a test."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def token_hex(self, size):
        return self.random.randbytes(size).hex()

    def token_urlsafe(self, size):
        return self.token_hex(size)


@pytest.fixture(autouse=True)
def _quiet_logs():
    """Logs are for those tests that look at them."""
    with capture_logs():
        yield


@pytest.fixture(autouse=True)
def _same_deals(request, monkeypatch):
    """Seeds, salts and ids of tables come from the name of the test."""
    monkeypatch.setattr(logbook, "secrets", Seeded(request.node.name))


@pytest.fixture
def house(tmp_path):
    return tmp_path


@pytest.fixture
def opened(tmp_path):
    return Opening(tmp_path)
