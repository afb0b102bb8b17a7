"""A match on disk, so that it can go on where it stopped: one JSON document a line."""

import json
import os
from contextlib import nullcontext, suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from kozyr.arena.contest import Contest, ContestError
from kozyr.arena.deals import Deal
from kozyr.arena.kept import read_deal
from kozyr.arena.version import version
from kozyr.errors import N_, KozyrError, system_reason
from kozyr.games.document import Reader, short
from kozyr.locks import opened_alone
from kozyr.record import DocumentError, parse_json

FORMAT = "kozyr-match/1"
LONGEST_LINE = 1 << 24
OPTIONS = {"a": "A", "b": "B", "seconds": "--time"}
"""What `kozyr match` calls the settings of a match, where it is not an option of the same name."""


class OtherMatch(ContestError):
    """A file that is well, but of another match, or another version's."""


class Journal:
    """The deals of a match that are played; a context manager while more are added.

    The first line names the match, and whose bots play it (see `version`). A last line that was
    cut short is dropped, and a deal that stands twice counts once: its times may differ, no more.
    One process at a time has the file.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.header = {"format": FORMAT, "version": version(), **contest.document()}
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
        with nullcontext() if error is None else suppress(OSError):
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
                raise self.damaged(number, error) from None
            whole += len(line)
        self.deals = list(known.values())
        return whole

    def damaged(self, number: int, error: KozyrError) -> ContestError:
        """The error for a line that cannot be used."""
        text = N_("line {line} of {path} is not of this match: {why}")
        if number > 1:
            text = N_(
                "line {line} of {path} is not of this match: {why}; "
                "without that line its deal is played again"
            )
        why = N_("it is not JSON") if isinstance(error, DocumentError) else error
        return ContestError(text, line=number, path=self.path, why=why)

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
            raise ContestError(N_("deal {deal} stands twice, with other results"), deal=deal.number)

    def is_cut_short(self, line: bytes, number: int) -> bool:
        """Whether a line without an end is what a match that was killed may leave behind."""
        if number == 1:
            return self.line(self.header).startswith(line)
        return len(line) < LONGEST_LINE

    def check_header(self, doc: object) -> None:
        """Complain if the file is of another match, or none."""
        if isinstance(doc, dict) and doc.get("format") == FORMAT:
            self.check_version(doc.get("version"))
        Reader(doc, self.header)
        assert isinstance(doc, dict)
        for key, value in self.header.items():
            if doc[key] != value:
                raise OtherMatch(
                    N_("{path} holds another match: there {option} is {there}, here {here}"),
                    path=self.path,
                    option=OPTIONS.get(key, f"--{key}"),
                    there=set_to(doc[key]),
                    here=set_to(value),
                )

    def check_version(self, there: object) -> None:
        """Complain if the file was begun by another version: its bots may play otherwise."""
        if there == version():
            return
        if there is None:
            raise OtherMatch(
                N_(
                    "{path} does not say which version of kozyr began it, and bots may have "
                    "changed: begin another file"
                ),
                path=self.path,
            )
        raise OtherMatch(
            N_(
                "{path} was begun by kozyr {there}, this is {here}, and bots may have changed: "
                "go on with that version, or begin another file"
            ),
            path=self.path,
            there=there if isinstance(there, str) else short(there),
            here=version(),
        )

    def add(self, deal: Deal) -> None:
        """Keep a deal; it survives the end of this process."""
        self.append(deal.document())

    def append(self, doc: dict[str, Any]) -> None:
        """Write one line.

        Raises: OSError, which names the file.
        """
        assert self.file is not None
        try:
            self.file.write(self.line(doc))
            self.file.flush()
        except OSError as error:
            error.filename = str(self.path)
            raise

    @staticmethod
    def line(doc: dict[str, Any]) -> bytes:
        """A document as a line; in ASCII, since a command's words may be no Unicode."""
        return json.dumps(doc).encode() + b"\n"


def set_to(value: object) -> object:
    """What a setting is, for people."""
    if value is None:
        return N_("not given")
    return value if isinstance(value, str) else short(value)
