"""Several servers at one database: each table is held by one, and reached through any."""

from spadille.server.neighbours.neighbours import Neighbours
from spadille.server.neighbours.passing import Passing
from spadille.server.neighbours.wire import PASSED_ON

__all__ = ["PASSED_ON", "Neighbours", "Passing"]
