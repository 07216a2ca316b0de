"""Set up servers with their databases and proxies, and cause faults."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from spadille.server.ops.integrity import KnownPlayers, verify_event_logs
from spadille.storage import Corruption, DatabaseUrl, Event
from spadille.storage.admin.full_dump import search_database
from tests.support.nginx import Nginx, run_nginx
from tests.support.postgres import Postgres, find_programs
from tests.support.server_process import url_text
from tests.system.faults.network import LINKS, NetworkNamespace, network_namespaces
from tests.system.faults.servers import Server

_AWAY: Final = (0.0, 0.8)
"""Seconds for which a proxy or database is down."""
_CUT: Final = (0.5, 6.0)
"""Seconds for which a link is cut: shorter and longer than the lease timeout."""
LEASE_TIMEOUT: Final = "3"
CauseFault = Callable[[Random], str]
"""Causes a fault, repairs it, and returns its name."""


@dataclass(frozen=True)
class Scenario:
    """Servers, the addresses for clients, a function that reads the stored events, and
    the possible faults.
    """

    servers: Sequence[Server]
    addresses: Sequence[str]
    read_events: Callable[[], Iterable[Event | Corruption]]
    faults: Sequence[CauseFault]


def read_events(place: DatabaseUrl) -> list[Event | Corruption]:
    """Read all events from a database, without a server."""
    return search_database(
        place,
        lambda found: [part for _, parts in verify_event_logs(found, KnownPlayers(found)) for part in parts],
    )


@contextmanager
def _one_server(log: Path) -> Iterator[Scenario]:
    """Run one server with an SQLite file and without a proxy."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        server = Server(log, "--data", str(file))

        def kill_server(_chance: Random) -> str:
            server.kill()
            server.start()
            return "killed"

        yield Scenario([server], [server.address], lambda: read_events(file), [kill_server])


@dataclass(frozen=True)
class Cluster:
    """Servers that share a database, each with a proxy that prefers it."""

    servers: Sequence[Server]
    proxies: Sequence[Nginx]
    postgres: Postgres
    namespaces: Sequence[NetworkNamespace] = ()

    def kill_server(self, chance: Random) -> str:
        """Kill one of the servers, and start it again at once or after a short time."""
        server = chance.choice(self.servers)
        server.kill()
        time.sleep(chance.choice([0, chance.uniform(0, 1.5)]))
        server.start()
        return "server killed"

    def kill_proxy(self, chance: Random) -> str:
        """Kill a proxy with all its connections, and start it again."""
        proxy = chance.choice(self.proxies)
        proxy.kill()
        time.sleep(chance.uniform(*_AWAY))
        proxy.start()
        return "proxy killed"

    def kill_database(self, chance: Random) -> str:
        """Kill all processes of the database at once, and start it again."""
        self.postgres.kill()
        time.sleep(chance.uniform(*_AWAY))
        self.postgres.start()
        return "database killed"

    def stop_database(self, chance: Random) -> str:
        """Stop the database in one of its modes, and start it again."""
        mode = chance.choice(["fast", "immediate"])
        self.postgres.stop(mode)
        time.sleep(chance.uniform(*_AWAY))
        self.postgres.start()
        return f"database stopped, {mode}"

    def upgrade_servers(self, _chance: Random) -> str:
        """Stop one server after another cleanly, and start it again."""
        for server in self.servers:
            status = server.stop()
            assert status == 0, status
            server.start()
        return "rolling upgrade"

    def cut_off_server(self, chance: Random) -> str:
        """Cut a server off from the database, from the proxies, or from both."""
        namespace = chance.choice(self.namespaces)
        cut = chance.choice([LINKS[:1], LINKS[1:], LINKS])
        for link in cut:
            namespace.cut(link)
        time.sleep(chance.uniform(*_CUT))
        for link in cut:
            namespace.cut(link, whole=True)
        return f"cut off from {' and '.join(cut)}"


@contextmanager
def _cluster(
    log: Path, faults: Callable[[Cluster], list[CauseFault]], *, count: int = 2, isolated: bool = False
) -> Iterator[Scenario]:
    at = find_programs()
    assert at is not None, "PostgreSQL's server is not installed; scripts/postgresql says how to come by it"
    with ExitStack() as stack:
        namespaces = stack.enter_context(network_namespaces(count)) if isolated else []
        hosts = [namespace.host_address for namespace in namespaces]
        postgres = stack.enter_context(Postgres(at, fsync=True, hosts=hosts))
        database = postgres.create_database()
        options = ("--lease-timeout", LEASE_TIMEOUT, "--proxies", "*", "--database")
        servers = [
            Server(log, *options, url_text(database.set(host=namespace.host_address)), namespace=namespace)
            for namespace in namespaces
        ]
        servers = servers or [Server(log, *options, url_text(database)) for _ in range(count)]
        addresses = [server.address for server in servers]
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        orders = [(address, *(other for other in addresses if other != address)) for address in addresses]
        proxies = [stack.enter_context(run_nginx(folder, *order)) for order in orders]
        proxy_addresses = [proxy.address for proxy in proxies]
        cluster = Cluster(servers, proxies, postgres, namespaces)
        yield Scenario(servers, proxy_addresses, lambda: read_events(database), faults(cluster))


def upgrade_scenario(log: Path, count: int) -> AbstractContextManager[Scenario]:
    """Return a context manager for a cluster whose servers are updated one after another."""
    return _cluster(log, lambda cluster: [cluster.upgrade_servers], count=count)


SCENARIOS: Final[dict[str, Callable[[Path], AbstractContextManager[Scenario]]]] = {
    "file": _one_server,
    "servers": lambda log: _cluster(log, lambda cluster: [cluster.kill_server]),
    "proxy": lambda log: _cluster(log, lambda cluster: [cluster.kill_proxy]),
    "database": lambda log: _cluster(log, lambda cluster: [cluster.stop_database, cluster.kill_database]),
    "upgrade": lambda log: _cluster(log, lambda cluster: [cluster.upgrade_servers]),
    "kills": lambda log: _cluster(
        log,
        lambda cluster: [
            cluster.kill_server,
            cluster.kill_proxy,
            cluster.kill_database,
            cluster.upgrade_servers,
        ],
    ),
    "cut": lambda log: _cluster(log, lambda cluster: [cluster.cut_off_server], isolated=True),
}
