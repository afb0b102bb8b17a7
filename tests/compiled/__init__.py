"""The rules as machine code agree with the rules interpreted.

What one game compiles is shared by its tests, which run in one worker (see `conftest.py`) and begin
their ids with its name, and through the cache on disk by later runs. More decisions are compared
with KOZYR_DECISIONS=100000.
"""

import pytest

from tests.helpers import TABLES

POLICY_TABLES = [(*table, policy) for table in TABLES for policy in ("random", "greedy")]

every_policy = pytest.mark.parametrize(
    ("name", "players", "policy"),
    POLICY_TABLES,
    ids=[f"{name}-{players}-{policy}" for name, players, policy in POLICY_TABLES],
)
