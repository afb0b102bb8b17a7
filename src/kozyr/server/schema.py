"""A JSON Schema of every message, made from the definitions that the server uses."""

from typing import Any

import msgspec

from kozyr.server import messages_in, messages_out
from kozyr.table import Options

KINDS: dict[str, Any] = {
    "incoming": messages_in.Message,
    "outgoing": messages_out.Message,
    "options": Options,
}


def schema() -> dict[str, Any]:
    """The schema: `incoming` and `outgoing` frames, and the `options` of a table."""
    found, definitions = msgspec.json.schema_components(
        KINDS.values(), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "kozyr",
        "properties": dict(zip(KINDS, found, strict=True)),
        "$defs": definitions,
    }
