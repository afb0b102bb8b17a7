"""A match on disk, so that it can go on where it stopped: one JSON document a line."""

import errno
import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from kozyr.arena.contest import Contest, ContestError
from kozyr.arena.deals import Deal
from kozyr.errors import N_, system_reason

FORMAT = "kozyr-match/1"


class Journal:
    """The deals of a match that are played; a context manager while more are added.

    The first line names the match. A last line that was cut short is dropped.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.deals: list[Deal] = []
        self.file: IO[bytes] | None = None
        self.header = {"format": FORMAT, **contest.document()}
        self.whole = 0
        try:
            if path.exists():
                self.load()
            elif not path.parent.is_dir():
                raise FileNotFoundError(errno.ENOENT, "")
        except OSError as error:
            raise ContestError(
                N_("{path} cannot be used: {why}"), path=path, why=system_reason(error)
            ) from None

    def load(self) -> None:
        """Read what is there.

        Raises: ContestError if it is another match, or none.
        """
        for number, line in enumerate(self.path.read_bytes().splitlines(keepends=True)):
            if not line.endswith(b"\n"):
                break
            try:
                doc = json.loads(line)
                if number == 0:
                    self.check_header(doc)
                else:
                    self.deals.append(Deal.read(doc))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                if isinstance(error, ContestError):
                    raise
                raise ContestError(
                    N_("line {line} of {path} is not of a match"), line=number + 1, path=self.path
                ) from None
            self.whole += len(line)

    def check_header(self, doc: dict[str, Any]) -> None:
        """Complain if the file is of another match."""
        for key, value in self.header.items():
            if doc[key] != value:
                raise ContestError(
                    N_("{path} holds another match: there {key} is {there}, here {here}"),
                    path=self.path,
                    key=key,
                    there=doc[key],
                    here=value,
                )

    def __enter__(self) -> Self:
        self.file = open(self.path, "ab")
        self.file.truncate(self.whole)
        if self.whole == 0:
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

    def add(self, deal: Deal) -> None:
        """Keep a deal; it survives the end of this process."""
        self.append(deal.document())

    def append(self, doc: dict[str, Any]) -> None:
        """Write one line."""
        assert self.file is not None
        self.file.write(json.dumps(doc, ensure_ascii=False).encode() + b"\n")
        self.file.flush()
