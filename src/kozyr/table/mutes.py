"""Whom a viewer does not want to hear: seats, and spectators by name.

A seat's mute ends when its player gives it up. A spectator is nothing but a name, so a name is
what can be muted.
"""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from kozyr.table.events import Chatted, Signalled

MOST_MUTED = 50

T = TypeVar("T", int, str)


class Mutes(Struct, frozen=True):
    """The seats and the names that a viewer has muted, in order."""

    seats: tuple[int, ...] = ()
    names: tuple[str, ...] = ()

    def changed(self, whom: int | str, on: bool) -> "Mutes":
        """These mutes with a seat or a name muted, or not any more."""
        if isinstance(whom, int):
            return Mutes(changed(self.seats, whom, on), self.names)
        return Mutes(self.seats, changed(self.names, whom, on))

    def cover(self, event: Chatted | Signalled) -> bool:
        """Whether this was said by one of the muted."""
        if event.seat is not None:
            return event.seat in self.seats
        return event.name in self.names

    def __len__(self) -> int:
        return len(self.seats) + len(self.names)


def changed(found: Iterable[T], one: T, on: bool) -> tuple[T, ...]:
    """The items in order, with this one or without it."""
    others = {item for item in found if item != one}
    return tuple(sorted(others | {one} if on else others))


NOBODY = Mutes()
