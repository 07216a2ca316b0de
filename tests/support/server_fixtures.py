"""Fixtures for tests of the server and its storage: databases, ports, a running server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from spadille.server.ops.settings import CONFIG, Settings, variable_name
from spadille.storage import DatabaseUrl, Store, open_store
from spadille.telemetry.log import configure_logging
from tests.support.client import open_house
from tests.support.ports import kept_port
from tests.support.postgres import Postgres, programs
from tests.support.stored_events import begun


@pytest.fixture(scope="session", autouse=True)
def _log_errors_briefly() -> None:
    """Log each error that a test provokes in one line."""
    configure_logging()


@pytest.fixture(autouse=True)
def _no_locale_or_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unset the locale and the settings of a server, so that each test starts from the defaults."""
    variables = [variable_name(name) for name in (CONFIG, *Settings.model_fields)]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", *variables):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of an SQLite file in a folder that does not exist yet."""
    return tmp_path / "evening" / "tables.sqlite"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run one server for all tests of a module, and yield its address. Each test opens its own tables."""
    with open_house(tmp_path_factory.mktemp("house") / "tables.sqlite") as address:
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server for the tests."""
    at = programs()
    if at is None:
        pytest.skip("PostgreSQL's server is not installed; scripts/postgresql says how to come by it")
    with Postgres(at) as server:
        yield server


@pytest.fixture
def club(postgres: Postgres) -> URL:
    """Create an empty PostgreSQL database and return its URL."""
    return postgres.fresh()


@pytest.fixture
def port() -> Iterator[int]:
    """Reserve a port at which a server can be killed and started again."""
    with kept_port() as number:
        yield number


ON_POSTGRESQL = pytest.param("club", id="postgresql", marks=pytest.mark.postgresql)


@pytest.fixture(params=[pytest.param("file", id="sqlite"), ON_POSTGRESQL])
def place(request: pytest.FixtureRequest) -> DatabaseUrl:
    """Return an empty database: SQLite or PostgreSQL."""
    place = request.getfixturevalue(request.param)
    assert isinstance(place, Path | URL)
    return place


@pytest.fixture
def store(place: DatabaseUrl) -> Iterator[Store]:
    """Open a store with two players and a table."""
    store = begun(open_store(place))
    yield store
    store.close()
