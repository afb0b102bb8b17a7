"""Programs of anyone's as players: one JSON document a line, as notation.md has it.

A program serves many games, one after another, in one worker; it is started again after a game in
which it failed. Reading and writing have threads of their own, so that a program that hangs, or
does not read, is late and no more. It has a session of its own, so that it ends with all that it
started; a process that left that session may keep a pipe open, and a thread of ours with it.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from typing import Any

from kozyr.arena.contest import command_of
from kozyr.arena.players import Forfeit
from kozyr.errors import system_reason
from kozyr.games.game import Game

PATIENCE = 5
LEAST_WAIT = 5.0
LONGEST_LINE = 65536
MOST_UNREAD = 1000
FAREWELL = 2.0
LAST_WORDS = 4096


class Program:
    """A running program and its lines."""

    def __init__(self, name: str) -> None:
        self.name = name
        try:
            self.process = subprocess.Popen(
                command_of(name),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Forfeit("exit", system_reason(error)) from None
        self.said: SimpleQueue[bytes] = SimpleQueue()
        self.to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self.complaints = b""
        self.listening = threading.Thread(target=self.listen, daemon=True)
        self.threads = [
            *(threading.Thread(target=work, daemon=True) for work in (self.read, self.write)),
            self.listening,
        ]
        for thread in self.threads:
            thread.start()
        RUNNING.add(self)

    def read(self) -> None:
        """Queue what the program says, line by line; nothing when it ends, or says far too much."""
        assert self.process.stdout is not None
        line = b"\n"
        with self.process.stdout as stdout:
            while line and self.said.qsize() < MOST_UNREAD:
                line = stdout.readline(LONGEST_LINE)
                self.said.put(line)
        self.said.put(b"")

    def listen(self) -> None:
        """Keep the end of what the program says on its standard error."""
        assert self.process.stderr is not None
        with self.process.stderr as stderr:
            while part := os.read(stderr.fileno(), LAST_WORDS):
                self.complaints = (self.complaints + part)[-LAST_WORDS:]

    def write(self) -> None:
        """Write what is queued for the program, until None comes or it hears no more."""
        assert self.process.stdin is not None
        with suppress(OSError), self.process.stdin as stdin:
            while (line := self.to_say.get()) is not None:
                stdin.write(line)
                stdin.flush()

    def send(self, document: Mapping[str, Any]) -> None:
        """Say something."""
        self.to_say.put(json.dumps(document, ensure_ascii=False).encode() + b"\n")

    def answer(self, wait: float | None) -> Any:
        """The next document it says.

        Raises: Forfeit.
        """
        try:
            line = self.said.get(timeout=wait)
        except Empty:
            raise Forfeit("late") from None
        if not line:
            raise Forfeit("exit", self.last_words())
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise Forfeit("unreadable", line[:80].decode(errors="replace").strip()) from None

    def last_words(self) -> str:
        """The last line on its standard error, or how it ended."""
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return ""
        self.listening.join(FAREWELL)
        lines = self.complaints.decode(errors="replace").strip().splitlines()
        return lines[-1][:200] if lines else f"exit status {self.process.returncode}"

    def stop(self, kindly: bool) -> None:
        """Let it end, or end it."""
        if kindly:
            self.send({"type": "quit"})
            self.to_say.put(None)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL)
        self.kill()
        self.to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        RUNNING.discard(self)
        for thread in self.threads:
            thread.join(FAREWELL)

    def kill(self) -> None:
        """End it and what it started."""
        if sys.platform == "win32":
            self.process.kill()
            return
        with suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)


RUNNING: set[Program] = set()
"""The programs of this process."""


def kill_all() -> None:
    """End every program, without a word."""
    for program in list(RUNNING):
        program.kill()


class Waiting:
    """Programs between two games, by name."""

    def __init__(self) -> None:
        self.programs: dict[str, list[Program]] = {}
        Finalize(self, self.close, exitpriority=10)

    def take(self, name: str) -> Program:
        """A program that waits, or a new one.

        Raises: Forfeit if it cannot be started.
        """
        free = self.programs.get(name)
        return free.pop() if free else Program(name)

    def give(self, program: Program) -> None:
        """Keep a program for the next game."""
        self.programs.setdefault(program.name, []).append(program)

    def close(self) -> None:
        """Let all end."""
        for free in self.programs.values():
            while free:
                free.pop().stop(kindly=True)


WAITING = Waiting()


class ProgramPlayer:
    """A program in one seat of one game."""

    def __init__(
        self,
        name: str,
        game: Game[Any],
        players: int,
        seat: int,
        seed: int,
        seconds: float | None,
    ) -> None:
        self.seconds = seconds
        self.failed = False
        self.program: Program | None = None
        self.name = name
        self.hello = {
            "type": "hello",
            "game": game.name,
            "players": players,
            "seat": seat,
            "seed": seed,
        }

    def started(self) -> Program:
        """The program, greeted.

        Raises: Forfeit if it cannot be started.
        """
        if self.program is None:
            self.program = WAITING.take(self.name)
            self.program.send(self.hello)
        return self.program

    def observe(self, seat: int, move: str, view: Mapping[str, Any]) -> None:
        self.started().send({"type": "event", "seat": seat, "move": move, "view": view})

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        program = self.started()
        question: dict[str, Any] = {"type": "choose", "view": view, "legal": list(legal)}
        wait = None
        if self.seconds is not None:
            question["time"] = self.seconds
            wait = max(LEAST_WAIT, PATIENCE * self.seconds)
        program.send(question)
        try:
            move = self.read_move(program.answer(wait))
            if move not in legal:
                raise Forfeit("illegal", move[:80])
        except BaseException:
            self.failed = True
            raise
        return move

    @staticmethod
    def read_move(answer: Any) -> str:
        """The move in an answer.

        Raises: Forfeit.
        """
        move = answer.get("move") if isinstance(answer, dict) else None
        if not isinstance(move, str):
            raise Forfeit("unreadable", json.dumps(answer)[:80])
        return move

    def end(self, result: Mapping[str, Any] | None) -> None:
        if self.program is None:
            return
        if self.failed:
            self.program.stop(kindly=False)
            return
        self.program.send({"type": "end", "result": result})
        WAITING.give(self.program)
