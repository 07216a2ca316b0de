"""What is kept: players, tables, who sits where, and every event, in one database."""

from spadille.storage.database import NotStored, OutOfReach, Row
from spadille.storage.database_url import Place, read_place
from spadille.storage.errors import Unusable
from spadille.storage.event import Event
from spadille.storage.hash_chain import Damaged, Fault
from spadille.storage.open_database import open_store
from spadille.storage.store import Store

__all__ = [
    "Damaged",
    "Event",
    "Fault",
    "NotStored",
    "OutOfReach",
    "Place",
    "Row",
    "Store",
    "Unusable",
    "open_store",
    "read_place",
]
