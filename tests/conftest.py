"""Settings of the whole suite.

Hypothesis runs the same examples every time; `--hypothesis-profile explore` looks further afield.
"""

import gc
import re
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests.share import SHARE, share

settings.register_profile(
    "kozyr",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=share(60),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "explore", settings.get_profile("kozyr"), derandomize=False, max_examples=2000
)
settings.load_profile("kozyr")


if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # So it is for what a shell without job control starts with &, and for all that starts in turn;
    # but some tests interrupt what they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish():
    """What stays to the end need not be looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Tests that compile the same game run in one worker, so that it is compiled once.

    So do those in a browser, which they share: while Playwright runs, asyncio cannot. With all
    samples those of each file do, which spreads them. xdist's own `xdist_group` has no effect from
    pytest 9.2 on.
    """
    from xdist.scheduler import LoadScopeScheduling

    class WhatBelongsTogether(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            found = re.search(r"tests/(?:compiled|search)/.*\[.*(blaze|blulu|durak)", nodeid)
            browser = re.search(r"tests/browser/(\w+)", nodeid)
            if browser and SHARE < 1:
                return "browser"
            found = found or browser
            return found[1] if found else nodeid

    return WhatBelongsTogether(config, log)
