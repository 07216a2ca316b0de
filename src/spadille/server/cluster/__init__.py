"""Several servers on one database: each table is held by one, and the proxy routes requests to it."""

from spadille.server.cluster.cluster import Cluster
from spadille.server.cluster.routing import Routing

__all__ = ["Cluster", "Routing"]
