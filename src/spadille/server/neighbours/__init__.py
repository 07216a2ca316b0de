"""Several servers at one database: each table is held by one, and reached through any."""

from spadille.server.neighbours.neighbours import Neighbours
from spadille.server.neighbours.passing import Passing

__all__ = ["Neighbours", "Passing"]
