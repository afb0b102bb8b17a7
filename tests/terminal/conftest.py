"""The environment of every test here, and positions to give to commands."""

import json
from pathlib import Path

import pytest

import kozyr
from tests.terminal.commands import CASES


@pytest.fixture(autouse=True)
def environment(monkeypatch):
    for variable in ("KOZYR_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    source = str(Path(kozyr.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", source)


@pytest.fixture
def position(tmp_path):
    """A file with the position of a case, by its name."""

    def write(name):
        (path,) = [path for path in CASES if path.stem == name]
        file = tmp_path / "position.json"
        file.write_text(json.dumps(json.loads(path.read_text("utf-8"))["position"]))
        return str(file)

    return write
