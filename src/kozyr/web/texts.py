"""What the scripts of the page say, from `page.po` of each language."""

import json
from functools import cache

from kozyr.locale import SOURCE, read_catalogue


@cache
def script_texts(code: str) -> bytes:
    """The translated messages as JSON: text to text, or the singular to its plural forms.

    An empty object for the language of the source.
    """
    if code == SOURCE:
        return b"{}"
    found = {}
    for message in read_catalogue(code, "page"):
        if message.id:
            plural = isinstance(message.id, tuple)
            found[message.id[0] if plural else message.id] = message.string
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()
