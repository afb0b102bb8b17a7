"""The figures of docs/strength.md are those of benchmarks/strength.py."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_documented_figure_is_there():
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "strength.py")],
        capture_output=True,
        text=True,
        check=True,
    )
    figures = {line.split()[0] for line in done.stdout.splitlines()}
    text = (ROOT / "docs" / "strength.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`([\w-]+)`", row)}
    games = {"blaze", "blulu"}
    ladders = {f"{game}-{level}" for game in games for level in ("casual", "strong", "master")}
    assert named | ladders == figures | games
