"""What is kept: players, tables, who sits where, and every event, in one database."""

from spadille.server.storage.chain import Damaged, Fault
from spadille.server.storage.database import NotStored, OutOfReach, Row
from spadille.server.storage.event import Event
from spadille.server.storage.opening import open_store
from spadille.server.storage.place import Place, read_place
from spadille.server.storage.store import Store
from spadille.server.storage.unusable import Unusable

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
