"""What a table refuses, each with a stable code.

| code | when |
| --- | --- |
| `absent` | the seat is played by a stand-in until its owner comes back |
| `already_seated` | this player has a seat here already |
| `already_started` | only possible before the first deal |
| `bad_nonce` | a nonce is 1 to 40 printable ASCII characters |
| `bad_option` | an option, a level or a ply that cannot be |
| `bad_seat` | there is no seat of that number |
| `bad_text` | nothing is left of a name or a message, or it is too long |
| `duplicate` | this nonce was used before: `Duplicate.ply` is what it was given then |
| `full` | no seat is open |
| `illegal` | the rules refuse the move; the message is theirs and `clause` is cited |
| `log` | an entry that does not continue this log (`LogError`): nobody's command leads to it |
| `no_seat` | only for those who have a seat here |
| `no_spectators` | this table is not to be watched |
| `no_undo` | there is no move that may be taken back |
| `not_absent` | only an absent player can be replaced |
| `not_allowed` | not for this player, or not in this game, or not now |
| `not_full` | a seat is still open |
| `not_over` | only possible after the game |
| `not_owner` | only for the owner of the table |
| `not_started` | only possible after the first deal |
| `not_your_turn` | others are to act |
| `over` | the game is over |
| `seat_taken` | somebody sits there |
| `stale` | the move was made for an older position: `since` is the ply to catch up with |
"""

from collections.abc import Callable

from kozyr.errors import N_, IllegalMove, KozyrError


class TableError(KozyrError):
    """A command that the table refuses; nothing has changed."""

    def __init__(self, code: str, template: str, /, **values: object) -> None:
        super().__init__(template, **values)
        self.code = code


class Refused(TableError):
    """A move that the rules refuse: their message and their clause."""

    def __init__(self, error: IllegalMove) -> None:
        super().__init__("illegal", error.template, **error.values)
        self.error = error
        self.clause = error.clause

    def text(self, translate: Callable[[str], str] = str, card: Callable[[str], str] = str) -> str:
        """The rules' message and, in brackets, the clause."""
        return self.error.text(translate, card)


class Stale(TableError):
    """A move made for an older position; the player needs everything up to ply `since`."""

    def __init__(self, since: int) -> None:
        super().__init__("stale", N_("the game has moved on since: look at it again"))
        self.since = since


class Duplicate(TableError):
    """A command sent again: it was taken before, as ply `ply`."""

    def __init__(self, ply: int) -> None:
        super().__init__("duplicate", N_("this was already taken, as ply {ply}"), ply=ply)
        self.ply = ply


class LogError(KozyrError):
    """An entry that does not continue the log."""

    code = "log"
