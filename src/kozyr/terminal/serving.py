"""`kozyr serve` and `kozyr verify`: the table server, and checking its deals."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kozyr.games.document import clipped
from kozyr.locale import Language
from kozyr.terminal.failures import whole_number
from kozyr.terminal.style import printable

HOST = "127.0.0.1"
PORT = 8000
WORKERS = 1
MOST_WORKERS = 64
DIFFERENT = 1


@dataclass(frozen=True)
class ServeOptions:
    """The options of `kozyr serve`, as typed."""

    host: str | None
    port: str | None
    data: str | None
    workers: str | None
    open_page: bool
    full_sync: bool
    limits: bool


def serve(options: ServeOptions, lang: Language) -> None:
    """`kozyr serve`.

    Raises: KozyrError if an option cannot be, or the port or the data folder cannot be had.
    """
    port = whole_number("--port", options.port, 0, 65_535)
    workers = whole_number("--workers", options.workers, 1, MOST_WORKERS)
    from kozyr.server.run import run_server
    from kozyr.server.settings import Settings, user_data_folder

    settings = Settings(
        host=HOST if options.host is None else options.host,
        port=PORT if port is None else port,
        data=user_data_folder() if options.data is None else Path(options.data),
        workers=WORKERS if workers is None else workers,
        full_sync=options.full_sync,
        limits=options.limits,
    )
    run_server(settings, options.open_page, lang)


def verify(file: str, lang: Language) -> int:
    """`kozyr verify`: the exit status, 0 if every deal follows from the seed.

    Raises: KozyrError if the record cannot be read or does not replay.
    """
    from kozyr.record import read_record
    from kozyr.table.fair import commitments, verify
    from kozyr.terminal.documents import read_document

    document = read_document(file)
    record = read_record(document)
    salt, committed = commitments(document)
    different = verify(record, salt, committed)
    for difference in different:
        where, recorded, computed = first_difference(
            difference.where, json.loads(difference.recorded), json.loads(difference.computed)
        )
        line = lang.text(
            "{where} is {recorded}, but the seed gives {computed}",
            where=where,
            recorded=recorded,
            computed=computed,
        )
        sys.stdout.write(printable(line) + "\n")
    if different:
        return DIFFERENT
    deals = 1 + sum(event.seat < 0 for event in record.moves)
    sys.stdout.write(
        lang.plural(
            "{n} deal follows from the seed {seed}.",
            "{n} deals follow from the seed {seed}.",
            deals,
            seed=record.seed,
        )
        + "\n"
    )
    if committed is not None:
        sys.stdout.write(lang.text("The seed is the one that was committed to.") + "\n")
    return 0


def first_difference(where: str, recorded: Any, computed: Any) -> tuple[str, str, str]:
    """The first place at which two documents differ, and what stands there in each, as JSON.

    The texts of deals are compared card by card.
    """
    pair = [recorded, computed]
    if all(isinstance(value, str) and value.startswith("deal ") for value in pair):
        where, pair = f"{where} deal", [value.split(" ")[1:] for value in pair]
    if all(isinstance(value, list) for value in pair):
        for i, (one, other) in enumerate(zip(*pair, strict=False)):
            if one != other:
                return first_difference(f"{where}[{i}]", one, other)
    return where, clipped(json.dumps(recorded)), clipped(json.dumps(computed))
