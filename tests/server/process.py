"""A server in a process of its own, as `kozyr serve` runs it."""

import asyncio
import json
import os
import re
import signal
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


class Process:
    """A server on a folder: `address` once it is open, `lines` all that it says."""

    def __init__(self, folder, port=0):
        self.folder = folder
        self.port = port
        self.lines = []

    async def start(self):
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "kozyr", "serve", "--lang", "en"),
            *("--data", str(self.folder), "--port", str(self.port)),
            stderr=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(SOURCE)},
        )
        first = await self.line()
        found = re.search(r"http://127.0.0.1:\d+", first)
        self.address = found and found[0]
        return self

    async def line(self):
        line = (await self.process.stderr.readline()).decode()
        self.lines.append(line)
        return line

    async def ended(self, number=None):
        """Wait for the end, after a signal if one is given; the exit status."""
        if number is not None:
            self.process.send_signal(number)
        while await self.line():
            pass
        return await self.process.wait()

    async def kill(self):
        await self.ended(signal.SIGKILL)

    def logged(self):
        """What it has logged: all but the line that says where it is."""
        return [json.loads(line) for line in self.lines[1:] if line]
