"""Ray: the same match and the same numbers, and a clear word where it is not.

A stand-in for Ray shows what we ask of it; where Ray is installed the real one is asked too, with
workers that die.
"""

import importlib.util
import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

import kozyr
from kozyr.arena import Contest, ContestError, cluster, play_match
from kozyr.compiled import simulate
from kozyr.terminal.cli import run, with_address
from tests.arena.test_match import timeless

EASY = Contest("greedy", "random", "durak", 2, iterations=1, seed="ray")


class StandIn(types.ModuleType):
    """Ray's face as far as we use it; tasks are done when they are waited for, the last first."""

    def __init__(self):
        super().__init__("ray")
        self.connected = []
        self.shut = 0
        self.most = 0

    def init(self, address, **options):
        if address == "nowhere:1":
            raise ConnectionError("nobody answers\nat all")
        self.connected.append(address)

    def shutdown(self):
        self.shut += 1

    def cluster_resources(self):
        return {"CPU": 2.0}

    def remote(self, **options):
        assert options["max_retries"] > 0

        def wrapped(function):
            task = types.SimpleNamespace()
            task.remote = lambda *arguments: (function, arguments)
            return task

        return wrapped

    def wait(self, running, num_returns):
        self.most = max(self.most, len(running))
        return running[-num_returns:], running[:-num_returns]

    def get(self, done):
        return [function(*arguments) for function, arguments in done]


@pytest.fixture
def ray(monkeypatch):
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


def test_a_match_on_a_cluster_is_the_same_match(ray):
    here = timeless(play_match(EASY, 12))
    assert timeless(play_match(EASY, 12, cluster.on_ray("head:6379"))) == here
    assert (ray.connected, ray.shut) == (["head:6379"], 1)
    assert ray.most == 8


def test_mass_play_on_a_cluster_gives_the_same_numbers(ray):
    durak = kozyr.game("durak")
    told = []
    there = cluster.simulate_on_ray(durak, 250, 2, "ray", "random", None, told.append)
    here = simulate(durak, 250, seed="ray")
    for name in ("games", "actions", "longest", "wins", "draws", "cut_off"):
        assert getattr(there, name) == getattr(here, name), name
    assert told[0] == 0
    assert told[-1] == 250
    assert told == sorted(told)


def test_commands_take_a_cluster(ray, capsys):
    match = ["match", "greedy", "random", "--game", "durak", "--deals", "2", "--json"]
    assert run([*match, "--ray"]) == 0
    assert run(["simulate", "durak", "--games", "10", "--json", "--ray", "head:6379"]) == 0
    assert ray.connected == [None, "head:6379"]
    assert capsys.readouterr().err == ""


def test_no_cluster_is_one_line(ray, capsys):
    assert run(["simulate", "durak", "--ray", "nowhere:1"]) == 2
    said = capsys.readouterr().err
    assert "there is no Ray cluster at nowhere:1: nobody answers" in said
    assert said.count("\n") == 1
    assert ray.shut == 0


def test_no_ray_is_one_line(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["match", "greedy", "random", "--game", "durak", "--ray"]) == 2
    assert "pip install 'kozyr[ray]'" in capsys.readouterr().err
    with pytest.raises(ContestError):
        list(cluster.on_ray(None)(EASY, [0]))


def test_what_does_not_go_together(ray, capsys):
    assert run(["simulate", "durak", "--threads", "2", "--ray"]) == 2
    match = ["match", "greedy", "random", "--game", "durak"]
    assert run([*match, "--workers", "2", "--ray"]) == 2
    assert ray.connected == []


def test_the_address_may_be_left_out():
    assert with_address(["a", "--ray"]) == ["a", "--ray="]
    assert with_address(["--ray", "a", "b"]) == ["--ray=", "a", "b"]
    assert with_address(["--ray", "--json"]) == ["--ray=", "--json"]
    assert with_address(["--ray", "ray://head:10001", "a"]) == ["--ray=ray://head:10001", "a"]
    assert with_address(["--ray", "auto"]) == ["--ray=auto"]
    assert with_address(["--ray", "exec:bot", "b"]) == ["--ray=", "exec:bot", "b"]
    assert with_address(["--ray=x", "y"]) == ["--ray=x", "y"]


REAL = """
import json, os, sys
from kozyr.arena import Contest, cluster, deals, play_match
import kozyr.arena.cluster as module

mark = sys.argv[1]

def dying(contest, number):
    if number == 3 and not os.path.exists(mark):
        open(mark, "w").close()
        os._exit(1)
    return deals.play_deal(contest, number)

contest = Contest("greedy", "random", "durak", 2, iterations=1, seed="ray")
here = play_match(contest, 6)
module.play_deal = dying
there = play_match(contest, 6, cluster.on_ray("local"))
assert os.path.exists(mark)
for key in here:
    assert key.startswith("time_") or here[key] == there[key], key
print("same")
"""


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="needs Ray: pip install -e '.[ray]'"
)
def test_the_real_ray_with_a_worker_that_dies(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", REAL, str(tmp_path / "died")],
        env=os.environ | {"PYTHONPATH": str(Path(kozyr.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.endswith("same\n"), done.stderr
