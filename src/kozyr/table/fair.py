"""Fair deals that anyone can check.

At the first deal the table shows a *commitment*: SHA-256, in hexadecimal, of the UTF-8 text
`SALT:SEED`. After the game it tells the salt and the seed, so that everyone can see that the deals
were fixed before the first move; and from the seed anyone can deal all the cards again, by the
method of `kozyr.games.chance`. The salt is 32 to 64 hexadecimal digits, so that no second pair of
salt and seed makes the same text; it keeps the seed from being found by trying.
"""

import hashlib
import json
import re
from typing import Any, NamedTuple

from kozyr.errors import N_, RecordError
from kozyr.games import game
from kozyr.games.state import DEALER
from kozyr.record import Record, replay

SALT = re.compile(r"[0-9a-f]{32,64}", re.ASCII)


class Difference(NamedTuple):
    """Something that is not as the seed has it: its place, and both versions as JSON."""

    where: str
    recorded: str
    computed: str


def commitment(salt: str, seed: str) -> str:
    """The commitment to a seed.

    Raises: RecordError if the salt is not one.
    """
    if not SALT.fullmatch(salt):
        raise RecordError(N_("a salt is 32 to 64 hexadecimal digits"))
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def verify(
    record: Record, salt: str | None = None, committed: str | None = None
) -> list[Difference]:
    """What of a record's deals does not follow from its seed; nothing, if all is fair.

    With `committed`, what was shown at the deal, the salt and the seed must lead to it.

    Raises: RecordError if there is no seed, or if the record does not replay.
    """
    if record.seed is None:
        raise RecordError(N_("the record has no seed, so its deals cannot be checked"))
    found = []
    if committed is not None and committed != commitment(salt or "", record.seed):
        found.append(difference("commitment", committed, commitment(salt or "", record.seed)))
    return found + different_start(record, record.seed) + different_deals(record)


def commitments(document: Any) -> tuple[str | None, str | None]:
    """The salt and the commitment that stand beside a record, None where they do not.

    Raises: RecordError if one is not a text.
    """
    found = [document.get(key) for key in ("salt", "commitment")]
    if not all(value is None or isinstance(value, str) for value in found):
        raise RecordError(N_("salt and commitment are texts"))
    return found[0], found[1]


def different_start(record: Record, seed: str) -> list[Difference]:
    """What of the first deal does not follow."""
    dealt = game(record.game).deal(len(record.players), seed, record.number).position()
    start = record.start
    return [
        difference(f"start.{key}", start.get(key), dealt.get(key))
        for key in dict.fromkeys((*dealt, *start))
        if start.get(key) != dealt.get(key)
    ]


def different_deals(record: Record) -> list[Difference]:
    """Which later deals do not follow."""
    found = []
    states = replay(record)
    for index, (event, state) in enumerate(zip(record.moves, states, strict=False)):
        if state.waiting and event.seat == DEALER and event.move != state.coming_deal():
            found.append(difference(f"moves[{index}]", event.move, state.coming_deal()))
    for _ in states:
        pass
    return found


def difference(where: str, recorded: Any, computed: Any) -> Difference:
    """Both versions as JSON."""
    return Difference(where, json.dumps(recorded), json.dumps(computed))
