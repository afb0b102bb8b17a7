"""Bots in processes of their own, so that none can block or crash the server."""

import asyncio
import random
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from kozyr.search import seconds_for
from kozyr.server.bot_worker import Answer, Request

LINE_LIMIT = 1 << 20
GRACE_SECONDS = 2.0
STARTING_SECONDS = 20.0
"""What a process may take to start, on a slow or busy machine."""

log = structlog.get_logger()


class Worker:
    """One bot process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.decoder = msgspec.json.Decoder(Answer)

    @property
    def runs(self) -> bool:
        """Whether its process runs: else the next question starts one."""
        return self.process is not None and self.process.returncode is None

    async def ask(self, request: Request) -> Answer:
        """The worker's answer; the process is started if it does not run."""
        if not self.runs:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(request) + b"\n")
        await self.process.stdin.drain()
        answer = self.decoder.decode(await self.process.stdout.readline())
        if answer.id != request.id:
            raise ValueError("the answer is to another question")
        return answer

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A fixed number of workers; whoever asks waits for a free one.

    A bot that is late, dead or wrong is replaced by a legal move at random, and that is logged.
    """

    def __init__(self, workers: int, command: Sequence[str] | None = None) -> None:
        self.command = command or (sys.executable, "-m", "kozyr.server.bot_worker")
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers = [Worker(self.command) for _ in range(workers)]
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.asked = 0

    async def choose(
        self,
        level: str,
        seed: str,
        knowledge: dict[str, Any],
        legal: Sequence[str],
    ) -> str:
        """A legal move for the seat, within the time of its level once a worker is free and runs.

        `knowledge` is what the seat knows, as `Knowledge.document` writes it.
        """
        self.asked += 1
        request = Request(self.asked, level, seed, knowledge, list(legal))
        worker = await self.free.get()
        allowed = seconds_for(level) + GRACE_SECONDS + (0 if worker.runs else STARTING_SECONDS)
        try:
            answer = await asyncio.wait_for(worker.ask(request), allowed)
            if answer.move in legal:
                return answer.move
            log.warning("bot_illegal", level=level)
        except Exception as error:
            log.warning("bot_failed", level=level, error=type(error).__name__)
            await worker.stop()
        finally:
            self.free.put_nowait(worker)
        return random.Random(seed).choice(list(legal))

    async def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            await worker.stop()
