"""How much of the samples a run takes: `KOZYR_SHARE`, else a quarter; 1 in `.ci/run`.

A developer's run is quick and looks at fewer games by chance; the tests are the same.
"""

import os

import pytest

SHARE = float(os.environ.get("KOZYR_SHARE", "0.25"))

long = pytest.mark.skipif(SHARE < 1, reason="takes long: KOZYR_SHARE=1")
named_pipes = pytest.mark.skipif(
    not hasattr(os, "mkfifo"), reason="needs pipes with names: run it on Linux or macOS"
)


def share(count):
    """This run's part of so many samples, at least one."""
    return max(1, round(count * SHARE))
