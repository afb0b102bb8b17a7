"""A bot worker: one process, one JSON document a line in, one out.

It is given a seat's knowledge and legal moves and never the state. It answers each request with
`{"id": …, "move": …}`; a request it cannot serve ends it, and the pool replaces it. It ends quietly
when nobody listens any more: its server was killed.
"""

import sys
from typing import Any

import msgspec

from kozyr.search import Knowledge, make_bot


class Request(msgspec.Struct):
    """What a bot is asked."""

    id: int
    level: str
    seed: str
    knowledge: dict[str, Any]
    legal: list[str]


class Answer(msgspec.Struct):
    """What a bot answers."""

    id: int
    move: str


def main() -> None:
    """Serve requests until standard input ends."""
    decoder = msgspec.json.Decoder(Request)
    encoder = msgspec.json.Encoder()
    answers = open(sys.stdout.fileno(), "wb", buffering=0, closefd=False)  # noqa: SIM115
    for line in sys.stdin.buffer:
        request = decoder.decode(line)
        bot = make_bot(request.level, request.seed)
        move = bot.choose(Knowledge.read(request.knowledge), request.legal)
        try:
            answers.write(encoder.encode(Answer(request.id, move)) + b"\n")
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
