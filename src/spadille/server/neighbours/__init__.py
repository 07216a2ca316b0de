"""Several servers on one database: each table is held by one, and the proxy finds it."""

from spadille.server.neighbours.neighbours import Neighbours
from spadille.server.neighbours.routing import Routing

__all__ = ["Neighbours", "Routing"]
