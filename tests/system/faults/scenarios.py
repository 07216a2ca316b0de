"""What is tried: servers, what they keep, the proxies before them, and the faults that befall them."""

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
from tests.server.nginx import Nginx, nginx
from tests.server.postgres import Postgres, programs
from tests.server.running import written
from tests.system.faults.network import BRIDGES, Island, islands
from tests.system.faults.servers import Server

_AWAY: Final = (0.0, 0.8)
"""Seconds that something is away."""
_CUT: Final = (0.5, 6.0)
"""Seconds that a bridge is cut: less and more than the silence that ends a lease."""
SILENCE: Final = "3"
Befalls = Callable[[Random], str]
"""A fault, over when it returns; gives its name."""


@dataclass(frozen=True)
class Scene:
    """Servers, the doors that people come to, what is stored, and the faults."""

    servers: Sequence[Server]
    doors: Sequence[str]
    stored: Callable[[], Iterable[Event | Corruption]]
    faults: Sequence[Befalls]


def _stored(place: DatabaseUrl) -> list[Event | Corruption]:
    """What is kept, read by somebody who is not the server."""
    return search_database(
        place,
        lambda found: [part for _, parts in verify_event_logs(found, KnownPlayers(found)) for part in parts],
    )


@contextmanager
def _file(log: Path) -> Iterator[Scene]:
    """One server with its file, and nothing before it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        server = Server(log, "--data", str(file))

        def killed(_chance: Random) -> str:
            server.kill()
            server.start()
            return "killed"

        yield Scene([server], [server.address], lambda: _stored(file), [killed])


@dataclass(frozen=True)
class Several:
    """Servers at one database, each with a proxy that asks it first."""

    servers: Sequence[Server]
    proxies: Sequence[Nginx]
    postgres: Postgres
    places: Sequence[Island] = ()

    def server_killed(self, chance: Random) -> str:
        """One of the servers is killed, and started again at once or a little later."""
        server = chance.choice(self.servers)
        server.kill()
        time.sleep(chance.choice([0, chance.uniform(0, 1.5)]))
        server.start()
        return "server killed"

    def proxy_killed(self, chance: Random) -> str:
        """A proxy is killed with all its connections, and started again."""
        proxy = chance.choice(self.proxies)
        proxy.kill()
        time.sleep(chance.uniform(*_AWAY))
        proxy.start()
        return "proxy killed"

    def database_killed(self, chance: Random) -> str:
        """All of the database's processes die at once."""
        self.postgres.kill()
        time.sleep(chance.uniform(*_AWAY))
        self.postgres.start()
        return "database killed"

    def database_stopped(self, chance: Random) -> str:
        """The database is stopped in one of its ways, and started again."""
        mode = chance.choice(["fast", "immediate"])
        self.postgres.stop(mode)
        time.sleep(chance.uniform(*_AWAY))
        self.postgres.start()
        return f"database stopped, {mode}"

    def upgraded(self, _chance: Random) -> str:
        """One server after another ends in good order, and starts again."""
        for server in self.servers:
            status = server.stop()
            assert status == 0, status
            server.start()
        return "rolling upgrade"

    def cut_off(self, chance: Random) -> str:
        """A server cannot reach the database, or is not reached by the proxies, or both."""
        place = chance.choice(self.places)
        cut = chance.choice([BRIDGES[:1], BRIDGES[1:], BRIDGES])
        for bridge in cut:
            place.cut(bridge)
        time.sleep(chance.uniform(*_CUT))
        for bridge in cut:
            place.cut(bridge, whole=True)
        return f"cut off from {' and '.join(cut)}"


@contextmanager
def _servers(
    log: Path, faults: Callable[[Several], list[Befalls]], *, many: int = 2, apart: bool = False
) -> Iterator[Scene]:
    at = programs()
    assert at is not None, "PostgreSQL's server is not installed; scripts/postgresql says how to come by it"
    with ExitStack() as open_:
        places = open_.enter_context(islands(many)) if apart else []
        hosts = [place.mainland for place in places]
        postgres = open_.enter_context(Postgres(at, fsync=True, hosts=hosts))
        club = postgres.fresh()
        known = ("--lease-timeout", SILENCE, "--proxies", "*", "--database")
        servers = [Server(log, *known, written(club.set(host=place.mainland)), at=place) for place in places]
        servers = servers or [Server(log, *known, written(club)) for _ in range(many)]
        homes = [server.address for server in servers]
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        asked = [(home, *(other for other in homes if other != home)) for home in homes]
        proxies = [open_.enter_context(nginx(folder, *order)) for order in asked]
        doors = [proxy.address for proxy in proxies]
        several = Several(servers, proxies, postgres, places)
        yield Scene(servers, doors, lambda: _stored(club), faults(several))


def upgraded_house(log: Path, many: int) -> AbstractContextManager[Scene]:
    """So many servers, each with a proxy; they are brought up to date one after another."""
    return _servers(log, lambda several: [several.upgraded], many=many)


SCENES: Final[dict[str, Callable[[Path], AbstractContextManager[Scene]]]] = {
    "file": _file,
    "servers": lambda log: _servers(log, lambda two: [two.server_killed]),
    "proxy": lambda log: _servers(log, lambda two: [two.proxy_killed]),
    "database": lambda log: _servers(log, lambda two: [two.database_stopped, two.database_killed]),
    "upgrade": lambda log: _servers(log, lambda two: [two.upgraded]),
    "kills": lambda log: _servers(
        log, lambda two: [two.server_killed, two.proxy_killed, two.database_killed, two.upgraded]
    ),
    "cut": lambda log: _servers(log, lambda two: [two.cut_off], apart=True),
}
