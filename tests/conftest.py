"""How laws are tried: with no clock, and the same way each time; and what each room's tests cost."""

import os

import pytest
from hypothesis import HealthCheck, settings

from spadille.server.uvicorn_server import tune_gc
from tests.budget import Budget

pytest_plugins = ["tests.support.cli", "tests.support.server_fixtures"]

# A busy machine is no counterexample.
NO_CLOCK = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)

settings.register_profile("house", NO_CLOCK, derandomize=True, database=None, max_examples=40)
settings.register_profile("long", NO_CLOCK, max_examples=5_000)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """Counts from the first test on."""
    config.pluginmanager.register(Budget(), "budget")


def pytest_collection_finish() -> None:
    """All tests that there are stay until the end: they are not looked through again and again."""
    tune_gc()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two for each processor: half of a browser's and a server's test is waiting for an answer."""
    return min(8, 2 * (os.cpu_count() or 1))
