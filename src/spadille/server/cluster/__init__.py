"""Several servers on one database. One server owns each table, and the proxy routes its requests there."""

from spadille.server.cluster.cluster import Cluster
from spadille.server.cluster.routing import Routing

__all__ = ["Cluster", "Routing"]
