"""Machine code kept between runs: used again when nothing changed, never when a rule did."""

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import kozyr
from kozyr.compiled import cache, compiled, simulate
from kozyr.locks import lock
from tests.helpers import every_game
from tests.share import long

PACKAGE = Path(kozyr.__file__).parent
SCRIPT = """
import json, sys
import kozyr
from kozyr.compiled import simulate, simulation
name, games, policy = sys.argv[1:]
run = simulate(kozyr.game(name), int(games), seed=3, policy=policy, threads=2)
stats = simulation.player(name, policy).stats
print(json.dumps({
    "numbers": [run.games, run.actions, run.longest, run.wins, run.draws, run.cut_off],
    "hits": sum(stats.cache_hits.values()),
    "misses": sum(stats.cache_misses.values()),
}))
"""


def fresh(code, *args, source=PACKAGE.parent, **environ):
    """What a fresh process prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *args],
        env=os.environ | {"PYTHONPATH": str(source)} | environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def simulated(name, games, policy="random", **environ):
    return json.loads(fresh(SCRIPT, name, str(games), policy, **environ))


def files(folder):
    return sorted((path, path.stat().st_mtime_ns) for path in folder.rglob("*.nb?"))


@long
def test_cold_and_warm_runs_of_fresh_processes_agree(tmp_path):
    """The second process compiles nothing and writes nothing."""
    cold = simulated("durak", 200, NUMBA_CACHE_DIR=str(tmp_path))
    assert (cold["hits"], cold["misses"]) == (0, 1)
    kept = files(tmp_path)
    assert len(kept) == 2
    warm = simulated("durak", 200, NUMBA_CACHE_DIR=str(tmp_path))
    assert (warm["hits"], warm["misses"]) == (1, 0)
    assert warm["numbers"] == cold["numbers"]
    assert files(tmp_path) == kept


@every_game
def test_a_fresh_process_takes_up_what_another_compiled(name):
    run = simulate(kozyr.game(name), 150, seed=3)
    warm = simulated(name, 150)
    assert (warm["hits"], warm["misses"]) == (1, 0)
    numbers = [run.games, run.actions, run.longest, list(run.wins), run.draws, run.cut_off]
    assert warm["numbers"] == numbers


KEY = "from kozyr.compiled.cache import cache_key; print(cache_key())"


def test_an_edit_of_a_source_that_is_compiled_changes_the_key(tmp_path):
    source = tmp_path / "src"
    shutil.copytree(PACKAGE, source / "kozyr", ignore=shutil.ignore_patterns("__pycache__"))
    key = fresh(KEY, source=source)
    assert key == fresh(KEY)
    for edited in ("games/durak/rules.py", "games/bits.py"):
        with (source / "kozyr" / edited).open("a") as file:
            file.write("# edited\n")
        before, key = key, fresh(KEY, source=source)
        assert key != before, edited
    with (source / "kozyr" / "errors.py").open("a") as file:
        file.write("# edited\n")
    assert key == fresh(KEY, source=source)


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    """A cache of this test's own; the folder is looked for anew."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "cache_folder", cache.cache_folder.__wrapped__)
    return tmp_path / "cache"


def test_the_cache_lies_under_its_key(own_cache):
    folder = cache.cache_folder()
    assert folder == own_cache / cache.cache_key()
    assert folder.is_dir()
    with cache.numba_cache() as cached:
        assert cached
        assert str(folder) == cache.numba.config.CACHE_DIR
    assert str(folder) != cache.numba.config.CACHE_DIR


def test_without_a_choice_the_cache_is_the_users(monkeypatch, tmp_path):
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_root() == tmp_path / "kozyr"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.cache_root() == Path.home() / ".cache" / "kozyr"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache.cache_root() == Path.home() / "Library" / "Caches" / "kozyr"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert cache.cache_root() == tmp_path / "local" / "kozyr"


def test_where_the_folder_cannot_be_written_nothing_is_kept(own_cache):
    """And no other folder is tried: cached code is run, so others must not be able to write it."""
    own_cache.write_text("a file where a folder should be")
    assert cache.cache_folder() is None
    with cache.numba_cache() as cached:
        assert not cached
    assert compiled(double, "double")(21) == 42


def double(n):
    return 2 * n


def test_only_our_folders_of_long_ago_are_forgotten(own_cache):
    names = ("0123456789abcdef01234567", "fedcba9876543210fedcba98", "0123456789abcdef", "mine" * 6)
    for name in names:
        (own_cache / name / "deep").mkdir(parents=True)
    for name in (names[0], *names[2:]):
        os.utime(own_cache / name, (0, 0))
    folder = cache.cache_folder()
    assert sorted(path.name for path in own_cache.iterdir()) == sorted([*names[1:], folder.name])


def locked(name):
    """Whether somebody has the lock on compiling this."""
    with (cache.cache_folder() / f"{name}.lock").open("r+b") as file:
        try:
            lock(file.fileno())
        except BlockingIOError:
            return True
        return False


def enter(name):
    with cache.compiling(name):
        return True


def test_one_compiles_while_the_others_wait(own_cache):
    with ThreadPoolExecutor() as threads:
        with cache.compiling("search"):
            assert locked("search")
            other = threads.submit(enter, "search")
            assert not other.done()
            assert threads.submit(enter, "another").result(10)
        assert other.result(10)


def test_what_is_compiled_is_waited_for_no_more(own_cache):
    assert enter("search")
    with cache.compiling("search"):
        assert not locked("search")
        assert enter("search")


def test_after_a_failure_the_next_one_compiles_alone(own_cache):
    with pytest.raises(ZeroDivisionError), cache.compiling("search"):
        raise ZeroDivisionError
    with cache.compiling("search"):
        assert locked("search")


def test_what_was_compiled_once_is_kept(own_cache):
    assert not cache.is_kept("search")
    with pytest.raises(MemoryError), cache.compiling("search"):
        raise MemoryError
    assert not cache.is_kept("search")
    with cache.compiling("search"):
        assert not cache.is_kept("search")
    assert cache.is_kept("search")
    assert not cache.is_kept("another")


def test_where_nothing_is_kept_nobody_waits(own_cache):
    own_cache.write_text("a file where a folder should be")
    with cache.compiling("search"):
        assert enter("search")
