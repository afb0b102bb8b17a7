"""Malformed and hostile things to send: frames of every wrong kind, bodies, broken packets."""

import json
import string

from tests.contract.spaces import GARBAGE, move_space

GAMES = ("durak", "blaze", "blulu")
MESSAGES = {
    "play": {"move": "6h", "seen": 3, "nonce": "n1"},
    "chat": {"text": "hello", "nonce": "n1"},
    "signal": {"signal": "can_add_1", "nonce": "n1"},
    "sit": {"seat": 0},
    "stand": {},
    "bot": {"seat": 1, "level": "greedy"},
    "start": {},
    "undo": {},
    "leave": {},
    "back": {},
    "replace": {"seat": 0, "level": "random"},
    "rematch": {},
    "report": {"ply": 1},
    "mute": {"seat": 1, "on": True},
    "sync": {"since": 0},
    "ping": {},
}
BODIES = {
    "/api/me": {"name": "Ann"},
    "/api/recover": {"code": "code"},
    "/api/me/recovery": {},
    "/api/quick": {"game": "durak", "level": "greedy", "seat": 0, "players": 2},
    "/api/tables": {
        "game": "blaze",
        "players": 3,
        "seats": ["owner", "open", "bot:greedy"],
        "clock": {"kind": "bank", "seconds": 300, "increment": 10},
        "public": True,
    },
}
NOW_AND_THEN = {"play": 5, "leave": 0.02, "back": 3}
TEXTS = [
    *("", " ", "\x00", "\ud800", "\udfff\ud800", "\u202e", "e" + "\u0301" * 300, "🂡" * 50),
    *("A" * 10_000, "../../etc/passwd", "{0.__class__}", "%n%s", "' OR 1=1 --", "<b>", "\n\r\t"),
    *("__class__", "null", "NaN", "1e999", "-0", "\\u0000", "ply", "n1", "owner", "bot:greedy"),
]
NUMBERS = [0, -1, 1, 2, 3, 7, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**30, -(10**300), 0.5, 1e300]
RAW = [
    *("", "{", "}", "[]", "null", "true", "0", '"play"', "NaN", "Infinity", "-", "\ufeff{}"),
    *(
        '{"type": NaN}',
        '{"type": "ping", "type": "play"}',
        '{"type": ["ping"]}',
        "{'type': 'ping'}",
    ),
    *('{"type": "play", "move": "6h", "seen": NaN, "nonce": "x"}', '{"type": "ping"} {}'),
    *('{"type": "play", "move": "6h", "seen": 1e5, "nonce": "x"}', '{"type": "Ping"}'),
    *('{"type": "report", "ply": ' + "9" * 5000 + "}", '{"type": "sync", "since": 1e400}'),
    *("[" * 8000, '{"type":' * 2000, '{"a":' * 3000 + "1" + "}" * 3000, "[" * 5000 + "]" * 5000),
    *('{"type": "chat", "text": "\\ud800", "nonce": "s"}', '{"type": "chat", "text": "\x00"}'),
    *('{"type": "play", "seat": 1, "move": "6h", "seen": 3, "nonce": "x"}',),
    *('{"type": "play", "seat": 0, "player": "id", "move": "6h", "seen": 3, "nonce": "x"}',),
]


class Hostile:
    """Draws hostile things. `head` is the last ply of the table where they are sent."""

    def __init__(self, rng):
        self.rng = rng
        self.head = 0

    def value(self, depth=0):
        """Anything that JSON can say."""
        kind = self.rng.randrange(8 if depth < 3 else 5)
        if kind == 0:
            return self.rng.choice(NUMBERS)
        if kind == 1:
            return self.rng.choice([None, True, False])
        if kind <= 3:
            return self.text()
        if kind == 4:
            return self.move()
        size = self.rng.randrange(4)
        if kind <= 6:
            return [self.value(depth + 1) for _ in range(size)]
        return {self.text()[:30]: self.value(depth + 1) for _ in range(size)}

    def text(self):
        if self.rng.random() < 0.5:
            return self.rng.choice(TEXTS)
        return "".join(self.rng.choices(string.printable, k=self.rng.randrange(30)))

    def move(self):
        """A move of any game, or none."""
        found = self.rng.choice([*move_space(self.rng.choice(GAMES))[:200], *GARBAGE])
        return found if isinstance(found, str) else repr(found)

    def changed(self, document):
        """A document with something wrong in it, or not."""
        found = dict(document)
        for _ in range(self.rng.randrange(3)):
            key = self.rng.choice([*found, self.text()[:20], "seat", "nonce", "seen"])
            if self.rng.random() < 0.3:
                found.pop(key, None)
            else:
                found[key] = self.value()
        return found

    def frame(self):
        """A frame, as text or bytes."""
        kind = self.rng.randrange(6)
        if kind == 0:
            text = self.rng.choice(RAW)
        elif kind == 1:
            text = json.dumps(self.value())
        elif kind == 2:
            text = json.dumps(self.changed(self.command()))
        elif kind == 3:
            text = json.dumps(self.command())
        elif kind == 4:
            text = json.dumps(self.command())
            cut = self.rng.randrange(len(text))
            text = text[:cut] + self.text()[:5] + text[cut + self.rng.randrange(3) :]
        else:
            return self.rng.randbytes(self.rng.randrange(60))
        text = text.encode("utf-8", "replace").decode()[:15_000]
        return text.encode() if self.rng.random() < 0.1 else text

    def command(self):
        """A message in good order, whoever may send it."""
        name = self.rng.choices([*MESSAGES], [NOW_AND_THEN.get(name, 1) for name in MESSAGES])[0]
        keys = dict(MESSAGES[name])
        for key in keys:
            if key == "seen" and self.rng.random() < 0.5:
                keys[key] = self.head
            elif key in ("seat", "seen", "ply", "since"):
                keys[key] = self.rng.choice([-1, 0, 1, 2, 3, 4, 5, 9, 10**6])
            elif key == "move":
                keys[key] = self.move()
            elif key == "nonce":
                keys[key] = f"n{self.rng.randrange(1000)}"
        return {"type": name, **keys}

    def body(self):
        """A path and what is posted there."""
        path = self.rng.choice([*BODIES])
        kind = self.rng.randrange(4)
        if kind == 0:
            return path, self.rng.choice(RAW).encode("utf-8", "replace")
        if kind == 1:
            return path, self.rng.randbytes(self.rng.randrange(100))
        document = self.changed(BODIES[path]) if kind == 2 else self.value()
        return path, json.dumps(document).encode()


def packet(opcode, data, final=True, masked=True, reserved=0, length=None):
    """A WebSocket frame, rightly made or not."""
    size = len(data) if length is None else length
    head = bytes([(final << 7) | (reserved << 4) | opcode])
    mask = masked << 7
    if size < 126:
        head += bytes([mask | size])
    elif size < 65536:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + size.to_bytes(8, "big")
    return head + (b"\x00" * 4 if masked else b"") + data


PACKETS = [
    ("invalid UTF-8", packet(1, b"\xff\xfe{}"), 1007),
    ("half a letter", packet(1, b'{"type": "ping"}\xc3'), 1007),
    ("not masked", packet(1, b'{"type": "ping"}', masked=False), 1002),
    ("reserved bits", packet(1, b"{}", reserved=5), 1002),
    ("an unknown opcode", packet(5, b"{}"), 1002),
    ("a continuation of nothing", packet(0, b"{}"), 1002),
    ("text within text", packet(1, b"{", final=False) + packet(1, b"{}"), 1002),
    ("a long ping", packet(9, b"x" * 126), 1002),
    ("a ping in parts", packet(9, b"x", final=False), 1002),
    ("a bad close", packet(8, b"\x00"), 1002),
    ("a close of number 5", packet(8, (5).to_bytes(2, "big")), 1002),
    ("too long by its head", packet(1, b"", length=2**40), 1009),
    ("endless by its head", packet(2, b"", length=2**62), 1009),
    ("too long in parts", packet(1, b"a" * 9000, final=False) + packet(0, b"a" * 9000), 1009),
]
