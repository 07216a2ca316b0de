"""The database. It stores players, devices, tables, seats, results, and every event of every table."""

from spadille.storage.database import DatabaseUnavailable, DatabaseUnusable, Insert, WriteFailed
from spadille.storage.event import Event
from spadille.storage.hash_chain import Corrupted, Corruption
from spadille.storage.open_database import DatabaseUrl, open_store, parse_database_url
from spadille.storage.store import Store

__all__ = [
    "Corrupted",
    "Corruption",
    "DatabaseUnavailable",
    "DatabaseUnusable",
    "DatabaseUrl",
    "Event",
    "Insert",
    "Store",
    "WriteFailed",
    "open_store",
    "parse_database_url",
]
