"""Fixtures for tests of the server and its storage: databases, ports, and a running server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from spadille.server.ops.settings import CONFIG, Settings, variable_name
from spadille.storage import DatabaseUrl, Store, open_store
from spadille.telemetry.log import configure_logging
from tests.support.client import run_server
from tests.support.ports import reserve_port
from tests.support.postgres import Postgres, find_programs
from tests.support.stored_events import add_players_and_table


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
def sqlite_file(tmp_path: Path) -> Path:
    """Return the path of an SQLite file in a folder that does not exist yet."""
    return tmp_path / "evening" / "tables.sqlite"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run one server for all tests of a module, and yield its address. Each test opens its own tables."""
    with run_server(tmp_path_factory.mktemp("house") / "tables.sqlite") as address:
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server for all tests."""
    at = find_programs()
    if at is None:
        pytest.skip("PostgreSQL's server is not installed; scripts/postgresql says how to come by it")
    with Postgres(at) as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> URL:
    """Create an empty PostgreSQL database and return its URL."""
    return postgres.create_database()


@pytest.fixture
def port() -> Iterator[int]:
    """Reserve a port at which a server can be killed and started again."""
    with reserve_port() as number:
        yield number


ON_POSTGRESQL = pytest.param("postgres_url", id="postgresql", marks=pytest.mark.postgresql)


@pytest.fixture(params=[pytest.param("sqlite_file", id="sqlite"), ON_POSTGRESQL])
def database_url(request: pytest.FixtureRequest) -> DatabaseUrl:
    """Return an empty database: SQLite or PostgreSQL."""
    database_url = request.getfixturevalue(request.param)
    assert isinstance(database_url, Path | URL)
    return database_url


@pytest.fixture
def store(database_url: DatabaseUrl) -> Iterator[Store]:
    """Open a store with two players and a table."""
    store = add_players_and_table(open_store(database_url))
    yield store
    store.close()
