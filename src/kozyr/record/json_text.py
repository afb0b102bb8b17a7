"""JSON from strangers: bounded, strict, and every complaint one line."""

import json
from pathlib import Path
from typing import Any, BinaryIO

from kozyr.errors import N_, KozyrError, system_reason
from kozyr.games.document import short

MOST_BYTES = 4_000_000


class DocumentError(KozyrError):
    """A file that is not the JSON document it should be."""

    code = "document"


def read_json(path: Path) -> Any:
    """The JSON document in a file of at most `MOST_BYTES`.

    Raises: DocumentError.
    """
    try:
        with path.open("rb") as file:
            return read_stream(file, str(path))
    except OSError as error:
        raise DocumentError(
            N_("{path} cannot be read: {why}"), path=path, why=system_reason(error)
        ) from None


def read_stream(stream: BinaryIO, name: str) -> Any:
    """The JSON document that a stream holds, of at most `MOST_BYTES`; `name` is for messages.

    Raises: DocumentError; OSError.
    """
    data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise DocumentError(
            N_("{path} is larger than {limit} MB, more than any position or record"),
            path=name,
            limit=MOST_BYTES // 1_000_000,
        )
    return parse_json(data, name)


def parse_json(data: bytes, name: str) -> Any:
    """The JSON document in some bytes; `name` stands for it in messages.

    Raises: DocumentError.
    """
    if not data.strip():
        raise DocumentError(N_("{path} is empty"), path=name)
    try:
        return json.loads(
            data.decode("utf-8-sig"), object_pairs_hook=unique, parse_constant=no_constant
        )
    except UnicodeDecodeError:
        raise DocumentError(N_("{path} is not UTF-8 text"), path=name) from None
    except RecursionError:
        raise DocumentError(N_("{path} is nested too deeply"), path=name) from None
    except json.JSONDecodeError as error:
        raise DocumentError(
            N_("{path} is not JSON: line {line}, column {column}"),
            path=name,
            line=error.lineno,
            column=error.colno,
        ) from None
    except DocumentError as error:
        raise DocumentError(N_("{where}: {why}"), where=name, why=error) from None
    except ValueError:
        raise DocumentError(N_("{path} has a number that is too long"), path=name) from None


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, refused if it has a key twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise DocumentError(N_("the key {key} stands twice"), key=short(twice))
    return found


def no_constant(word: str) -> None:
    """NaN and Infinity are not JSON."""
    raise DocumentError(N_("{word} is not JSON"), word=word)
