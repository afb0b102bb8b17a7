"""What a store refuses, or cannot do.

StoreError              anything below
├── CannotOpen          the data folder or file cannot be used; nothing was changed in it
├── StoreClosed         the store was closed before
├── PlyTaken            the entries do not follow the table's head: read, judge again, append
├── BadEntries          the plies of one append are not contiguous
├── UnknownIdentity     there is no such identity
└── StoreFailed         reading or writing failed (full, locked): nothing was written, try again
    └── ValueRefused    the database does not take one of the values
"""

from kozyr.errors import N_, KozyrError


class StoreError(KozyrError):
    """Anything a store refuses or cannot do."""

    code = "store"


class CannotOpen(StoreError):
    """The data folder, or the file in it, cannot be used."""

    code = "store-open"


class StoreClosed(StoreError):
    """The store was closed."""

    code = "store-closed"

    def __init__(self) -> None:
        super().__init__(N_("the store is closed"))


class PlyTaken(StoreError):
    """The first entry is not the one after the head. `head` is the table's last ply (-1: none)."""

    code = "ply-taken"

    def __init__(self, table: str, ply: int, head: int) -> None:
        super().__init__(
            N_("table {table} goes on with ply {next}, not {ply}"),
            table=table,
            ply=ply,
            next=head + 1,
        )
        self.table = table
        self.head = head


class BadEntries(StoreError):
    """Entries that can never be a piece of a log."""

    code = "store-entries"


class UnknownIdentity(StoreError):
    """There is no such identity."""

    code = "unknown-identity"

    def __init__(self, identity: str) -> None:
        super().__init__(N_("there is no identity {identity}"), identity=identity)


class StoreFailed(StoreError):
    """Reading or writing failed. Nothing was written; the same call may succeed later."""

    code = "store-failed"

    def __init__(self, reason: object) -> None:
        super().__init__(N_("the store failed: {reason}"), reason=reason)


class ValueRefused(StoreFailed):
    """The database does not take one of the values."""

    code = "store-value"
