"""What is kept: players, tables, who sits where, and every event, in one database."""

from spadille.server.storage.event import Event
from spadille.server.storage.journal import NotStored, Row
from spadille.server.storage.opening import Unusable, open_store
from spadille.server.storage.store import Store

__all__ = ["Event", "NotStored", "Row", "Store", "Unusable", "open_store"]
