"""What came of a move of Blaze, from what everyone could see before and after it."""

from collections.abc import Mapping, Sequence
from typing import Any

from kozyr.games.document import UNKNOWN

View = Mapping[str, Any]
CHALLENGE = ("open", "answer", "extend", "support")


def effect(
    before: View, after: View, roles: Sequence[int], seat: int, move: str
) -> dict[str, Any] | None:
    """The challenge a move opened or ended, the bets it completed, Feathers, the end of a round.

    `roles` are those before the move. None if nothing came of it beyond itself.
    """
    found: dict[str, Any] = {}
    if before["stage"] == "open" and not before["table"]:
        found["against"] = roles[1]
    if before["stage"] in CHALLENGE and not after["table"]:
        found["challenge"] = challenge(before, after, roles, seat, move)
    if before["stage"] in CHALLENGE and after["stage"] == "bet":
        found["betting"] = True
    if before["stage"] == "bet" and all(after["bets"]):
        found["bets"] = [bet["on"] for bet in after["bets"]]
    feathers = new_feathers(before, after)
    if feathers:
        found["feathers"] = feathers
    if after["stage"] not in (*CHALLENGE, "bet"):
        found["round"] = settled(before, after)
    return found or None


def challenge(
    before: View, after: View, roles: Sequence[int], seat: int, move: str
) -> dict[str, Any]:
    """How a challenge ended: who took up how many cards, if anyone, and who drew how many."""
    laid = [card for row in before["table"] for card in (row["challenge"], row["reject"]) if card]
    last = int(move not in ("pass", "done"))
    taken = before["passed"] or move == "pass"
    held = [len(hand) for hand in before["hands"]]
    held[seat] -= last
    if taken:
        held[roles[1]] += len(laid) + last
    return {
        "target": roles[1],
        "taken": taken,
        "cards": len(laid) + last,
        "drew": [len(hand) - n for hand, n in zip(after["hands"], held, strict=True)],
    }


def new_feathers(before: View, after: View) -> list[list[int]]:
    """The Feathers taken, as [seat, value], in the order in which they were taken."""
    pairs = zip(before["won_feathers"], after["won_feathers"], strict=True)
    found = [[seat, new[-1][1]] for seat, (old, new) in enumerate(pairs) if len(new) > len(old)]
    return sorted(found, key=lambda pair: -pair[1])


def settled(before: View, after: View) -> dict[str, Any]:
    """The end of a round: its loser, and each bet as [seat, value, on, to] (B7).

    `to` is the seat that scores the Betting card, None for one that returns to its owner.
    """
    number = after["round"]
    won = [any(pair[0] == number for pair in pairs) for pairs in after["won_feathers"]]
    loser = won.index(False)
    bets = []
    for seat, bet in enumerate(before["bets"]):
        if bet and bet["on"] != UNKNOWN:
            value = int(len(after["bets_left"][seat]) == len(before["bets_left"][seat]))
            to = (seat if bet["on"] == loser else bet["on"]) if value else None
            bets.append([seat, value, bet["on"], to])
    return {"number": number, "loser": loser, "bets": bets}
