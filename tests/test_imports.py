"""What imports what: the arrows of the house, and nothing heavy before it is needed."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import kozyr

PACKAGE = Path(kozyr.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
MODULES = [".".join(path.relative_to(PACKAGE).with_suffix("").parts) for path in SOURCES]

RULES = {"decks", "games"}
MAY_IMPORT = {
    "decks": set(),
    "games": {"decks"},
    "compiled": {*RULES, "locks"},
    "record": RULES,
    "search": {*RULES, "compiled"},
    "arena": {*RULES, "compiled", "record", "search", "locks"},
    "adapters": {*RULES, "compiled", "record", "search"},
    "table": {*RULES, "record"},
    "store": {*RULES, "record", "table"},
    "web": RULES,
    "server": {*RULES, "record", "search", "table", "store", "web", "locks"},
    "locale": RULES,
}
EVERYWHERE = {"errors", "locale", "__version__"}
TOP = {"__init__", "__main__", "terminal", "errors", "locks"}

# The rules know nothing of screens, sockets, files or time.
PURE = {
    *("abc", "collections", "copy", "dataclasses", "functools", "hashlib", "importlib"),
    *("itertools", "pkgutil", "re", "secrets", "types", "typing"),
}


def imports(path):
    """The dotted names that a module imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            yield node.module
            if node.module == "kozyr":
                yield from (f"kozyr.{alias.name}" for alias in node.names)


def house(path):
    """The package, or module, directly under `kozyr` that a file belongs to."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def ours(path):
    """The parts of kozyr that a file imports."""
    return {name.split(".")[1] for name in imports(path) if name.startswith("kozyr.")}


@pytest.mark.parametrize("path", SOURCES, ids=MODULES)
def test_imports_point_one_way(path):
    here = house(path)
    if here in TOP:
        return
    assert here in MAY_IMPORT, f"say what {here} may import"
    wrong = ours(path) - MAY_IMPORT[here] - EVERYWHERE - {here}
    assert not wrong, f"{here} may not import {wrong}"


def test_nothing_imports_the_terminal():
    for path in SOURCES:
        if house(path) not in TOP:
            assert "terminal" not in ours(path), path


@pytest.mark.parametrize("name", ["errors", "locks"])
def test_what_is_below_all_imports_nothing_of_ours(name):
    assert ours(PACKAGE / f"{name}.py") == set()


@pytest.mark.parametrize("name", kozyr.games())
def test_a_game_knows_no_other_game(name):
    others = {f"kozyr.games.{other}" for other in kozyr.games() if other != name}
    for path in (PACKAGE / "games" / name).rglob("*.py"):
        for imported in imports(path):
            assert ".".join(imported.split(".")[:3]) not in others, path


def test_what_games_share_knows_no_game():
    games = {f"kozyr.games.{name}" for name in kozyr.games()}
    for path in (PACKAGE / "games").glob("*.py"):
        assert not games & {".".join(imported.split(".")[:3]) for imported in imports(path)}, path


def test_the_rules_know_nothing_of_the_world():
    for path in SOURCES:
        if house(path) in RULES:
            foreign = {name.split(".")[0] for name in imports(path)} - {"kozyr"}
            assert foreign <= PURE, f"{path} imports {foreign - PURE}"


PLAY = """
import sys
import kozyr, kozyr.record
for name in kozyr.games():
    state = kozyr.game(name).deal(seed=1)
    for _ in range(20):
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])
    kozyr.record.record_of(state)
heavy = {"numba", "numpy", "llvmlite", "rich", "typer", "babel", "asyncio", "sqlite3", "socket"}
print(sorted(heavy & set(sys.modules)))
"""


def test_playing_needs_nothing_heavy():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAY],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(PACKAGE.parent)},
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_public_names_are_sorted_and_documented():
    assert list(kozyr.__all__) == sorted(kozyr.__all__)
    for name in kozyr.__all__:
        assert getattr(kozyr, name).__doc__, name
    assert "kozyr" in kozyr.__doc__


@pytest.mark.parametrize("path", SOURCES, ids=MODULES)
def test_everything_public_has_a_docstring(path):
    module = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(module) or not module.body, "the module has no docstring"
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            assert node.name.startswith("_") or ast.get_docstring(node), node.name
