"""The figures of docs/strength.md are those of benchmarks/strength.py."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def strength(*options):
    return subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "strength.py"), *options],
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_documented_figure_is_there():
    done = strength()
    assert done.returncode == 0
    assert "Figure(" not in done.stdout
    figures = {line.split()[0] for line in done.stdout.splitlines()}
    text = (ROOT / "docs" / "strength.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`([\w-]+)`", row)}
    games = {"blaze", "blulu"}
    ladders = {f"{game}-{level}" for game in games for level in ("casual", "strong", "master")}
    assert named | ladders == figures | games


def test_the_folder_for_deals_is_made(tmp_path):
    folder = tmp_path / "new" / "folder"
    quick = ["durak-dmcts-greedy", "--deals", "1"]
    assert strength(*quick, "--keep", str(folder)).returncode == 0
    assert len((folder / "durak-dmcts-greedy.jsonl").read_text().splitlines()) == 2
    (tmp_path / "file").touch()
    refused(strength(*quick, "--keep", str(tmp_path / "file")))


@pytest.mark.parametrize("option", ["--deals", "--workers"])
@pytest.mark.parametrize("value", ["0", "-1", "1_0", "x"])
def test_a_count_that_cannot_be_is_refused(option, value):
    refused(strength("durak-random", f"{option}={value}"))


def refused(done):
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
