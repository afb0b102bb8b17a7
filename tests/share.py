"""How much of the samples a run takes: `KOZYR_SHARE`, else a quarter; 1 in `.ci/run`.

A developer's run is quick and looks at fewer games by chance; the tests are the same.
"""

import os

SHARE = float(os.environ.get("KOZYR_SHARE", "0.25"))


def share(count):
    """This run's part of so many samples, at least one."""
    return max(1, round(count * SHARE))
