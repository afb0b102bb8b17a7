"""A match on disk, so that it can go on where it stopped: one JSON document a line."""

import json
import os
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from kozyr.arena.contest import Contest, ContestError
from kozyr.arena.deals import Deal
from kozyr.arena.kept import read_deal
from kozyr.errors import N_, KozyrError, system_reason
from kozyr.games.document import Reader, short
from kozyr.locks import opened_alone
from kozyr.record import DocumentError, parse_json

FORMAT = "kozyr-match/1"
LONGEST_LINE = 1 << 24


class OtherMatch(ContestError):
    """A file that is well, but of another match."""


class Journal:
    """The deals of a match that are played; a context manager while more are added.

    The first line names the match. A last line that was cut short is dropped, and a deal that
    stands twice counts once: its times may differ, no more. One process at a time has the file.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.header = {"format": FORMAT, **contest.document()}
        self.deals: list[Deal] = []
        self.file: IO[bytes] | None = None

    def __enter__(self) -> Self:
        """Read what is there, and be ready for more.

        Raises: ContestError if the file cannot be used, or is another match, or none; then
        nothing of it is changed.
        """
        try:
            self.file = self.opened()
        except OSError as error:
            raise self.unusable(system_reason(error)) from None
        try:
            whole = self.load(self.file)
        except BaseException:
            self.file.close()
            raise
        self.file.truncate(whole)
        self.file.seek(whole)
        if whole == 0:
            self.append(self.header)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.file is not None
        self.file.close()

    def opened(self) -> IO[bytes]:
        """The file, made if need be, and locked.

        Raises: OSError; ContestError if another process has it, or it is a pipe or a device.
        """
        if self.path.exists() and not (self.path.is_file() or self.path.is_dir()):
            raise self.unusable(N_("it is not a regular file"))
        try:
            return os.fdopen(opened_alone(self.path, 0o666), "r+b")
        except BlockingIOError:
            raise self.unusable(N_("another match is using it")) from None

    def unusable(self, why: str) -> ContestError:
        """The error for a file that cannot be opened."""
        return ContestError(N_("{path} cannot be used: {why}"), path=self.path, why=why)

    def load(self, file: IO[bytes]) -> int:
        """Read the lines; the length of those that are whole.

        Raises: ContestError.
        """
        known: dict[int, Deal] = {}
        whole = 0
        for number in count(1):
            line = file.readline(LONGEST_LINE)
            if not line.endswith(b"\n") and self.is_cut_short(line, number):
                break
            try:
                self.read(line, number, known)
            except OtherMatch:
                raise
            except KozyrError as error:
                raise ContestError(
                    N_("line {line} of {path} is not of this match: {why}"),
                    line=number,
                    path=self.path,
                    why=N_("it is not JSON") if isinstance(error, DocumentError) else error,
                ) from None
            whole += len(line)
        self.deals = list(known.values())
        return whole

    def read(self, line: bytes, number: int, known: dict[int, Deal]) -> None:
        """Take in a line: the header, or a deal that is added to those known.

        Raises: KozyrError.
        """
        doc = parse_json(line, str(self.path))
        if number == 1:
            self.check_header(doc)
            return
        deal = read_deal(doc, self.contest.players)
        if known.setdefault(deal.number, deal).timeless() != deal.timeless():
            raise ContestError(N_("deal {deal} stands twice"), deal=deal.number)

    def is_cut_short(self, line: bytes, number: int) -> bool:
        """Whether a line without an end is what a match that was killed may leave behind."""
        if number == 1:
            return self.line(self.header).startswith(line)
        return len(line) < LONGEST_LINE

    def check_header(self, doc: object) -> None:
        """Complain if the file is of another match, or none."""
        Reader(doc, self.header)
        assert isinstance(doc, dict)
        for key, value in self.header.items():
            if doc[key] != value:
                there = doc[key] if isinstance(doc[key], str) else short(doc[key])
                raise OtherMatch(
                    N_("{path} holds another match: there {key} is {there}, here {here}"),
                    path=self.path,
                    key=key,
                    there=there,
                    here=short(None) if value is None else value,
                )

    def add(self, deal: Deal) -> None:
        """Keep a deal; it survives the end of this process."""
        self.append(deal.document())

    def append(self, doc: dict[str, Any]) -> None:
        """Write one line."""
        assert self.file is not None
        self.file.write(self.line(doc))
        self.file.flush()

    @staticmethod
    def line(doc: dict[str, Any]) -> bytes:
        """A document as a line; in ASCII, since a command's words may be no Unicode."""
        return json.dumps(doc).encode() + b"\n"
