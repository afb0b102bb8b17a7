"""The store: logs of tables, a list of tables, identities, in memory or in a database."""

from kozyr.store.errors import (
    BadEntries,
    CannotOpen,
    PlyTaken,
    StoreClosed,
    StoreError,
    StoreFailed,
    UnknownIdentity,
    ValueRefused,
)
from kozyr.store.memory import MemoryStore
from kozyr.store.sql import SqlStore
from kozyr.store.sqlite import sqlite_url
from kozyr.store.store import (
    UNFINISHED,
    Identity,
    LogEntry,
    Place,
    Status,
    Store,
    Summary,
    recovery_hash,
)

__all__ = [
    "UNFINISHED",
    "BadEntries",
    "CannotOpen",
    "Identity",
    "LogEntry",
    "MemoryStore",
    "Place",
    "PlyTaken",
    "SqlStore",
    "Status",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "Summary",
    "UnknownIdentity",
    "ValueRefused",
    "recovery_hash",
    "sqlite_url",
]
