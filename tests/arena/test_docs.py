"""The commands in docs/matches.md do what they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kozyr

TEXT = (Path(__file__).parents[2] / "docs" / "matches.md").read_text("utf-8")
COMMANDS = [
    command
    for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    for command in block.splitlines()
]
(PROGRAM,) = [
    block for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL) if ">>>" not in block
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_documented_command_runs(command, tmp_path):
    (tmp_path / "first.py").write_text(PROGRAM)
    (tmp_path / "kozyr").write_text(f'#!/bin/sh\nexec {sys.executable} -m kozyr "$@"\n')
    (tmp_path / "kozyr").chmod(0o755)
    environ = {
        "PATH": f"{tmp_path}:{os.environ['PATH']}",
        "PYTHONPATH": str(Path(kozyr.__file__).parents[1]),
        "KOZYR_LANG": "en",
    }
    done = subprocess.run(
        ["sh", "-ec", command],
        cwd=tmp_path,
        env=os.environ | environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "failure" not in done.stdout
    assert "random" in done.stdout
