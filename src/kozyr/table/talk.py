"""What people say: names and messages made harmless, and the quick signals of Blaze."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from kozyr.errors import N_
from kozyr.table.errors import TableError

MOST_TEXT = 200
MOST_NAME = 24
MOST_RAW = 2000
MOST_MARKS = 4
MOST_NONCE = 40
MOST_TALK = 2000
"""How much can be said at one table."""

JOINERS = "\u200c\u200d"
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
MARKS = ("Mn", "Me")
DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn")
NONCE = re.compile(rf"[!-~]{{1,{MOST_NONCE}}}", re.ASCII)
STRAY_JOINER = re.compile(rf"[{JOINERS}](?=[{JOINERS}\s]|$)|(?:(?<=\s)|^)[{JOINERS}]")

SIGNALS = (
    "can_add_0",
    "can_add_1",
    "can_add_2",
    "can_add_3",
    "can_add_4",
    "can_add_5",
    "please_add",
    "i_will_add",
    "enough",
)
CHALLENGE = ("open", "answer", "extend", "support")


def clean_text(raw: object, most: int = MOST_TEXT) -> str:
    """One line of at most `most` characters, without anything that is unseen or disturbs others.

    Control characters, direction marks and overrides, invisible and unassigned characters go, any
    white space is one space, and no letter carries more than four marks. Joiners stay between
    visible characters, where scripts and emoji need them.

    Raises: TableError `bad_text` if nothing is left, or too much.
    """
    if not isinstance(raw, str) or len(raw) > MOST_RAW:
        raise TableError("bad_text", N_("a text has 1 to {most} characters"), most=most)
    text = " ".join("".join(map(harmless, unicodedata.normalize("NFC", raw))).split())
    text = few_marks(STRAY_JOINER.sub("", text)).strip()
    if len(text) > most or not any(unicodedata.category(sign)[0] in "LNPS" for sign in text):
        raise TableError("bad_text", N_("a text has 1 to {most} characters"), most=most)
    return text


def clean_name(raw: object) -> str:
    """A name of 1 to 24 characters, cleaned like any text.

    Raises: TableError `bad_text`.
    """
    return clean_text(raw, MOST_NAME)


def harmless(sign: str) -> str:
    """The character itself, a space for white space, or nothing."""
    if sign in JOINERS:
        return sign
    if sign.isspace():
        return " "
    return "" if sign in BLANKS or unicodedata.category(sign) in DROPPED else sign


def few_marks(text: str) -> str:
    """No more than `MOST_MARKS` combining marks in a row."""
    kept = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def check_nonce(nonce: object) -> str:
    """The nonce, or TableError `bad_nonce`."""
    if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
        raise TableError(
            "bad_nonce", N_("a nonce has 1 to {most} printable ASCII characters"), most=MOST_NONCE
        )
    return nonce


def check_signal(view: Mapping[str, Any], seat: int, signal: object) -> str:
    """The signal, if this seat may give it now.

    Raises: TableError `not_allowed`, or `bad_text` for a signal that there is not.
    """
    if not isinstance(signal, str) or signal not in SIGNALS:
        raise TableError("bad_text", N_("the signals are {signals}"), signals=", ".join(SIGNALS))
    if seat not in challengers(view):
        raise TableError(
            "not_allowed",
            N_("signals are for the active player and the supporter, during a challenge of Blaze"),
        )
    return signal


def challengers(view: Mapping[str, Any]) -> tuple[int, ...]:
    """The active player and the supporter of a challenge of Blaze; nobody without a supporter."""
    if view["game"] != "blaze" or view["stage"] not in CHALLENGE:
        return ()
    seats = [(view["active"] + i) % view["players"] for i in range(view["players"])]
    inside = [seat for seat in seats if seat not in view["out"]]
    return (inside[0], inside[2]) if len(inside) > 2 else ()
