"""Settings of Hypothesis, and a budget of processor time for each folder of tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

from spadille.server.uvicorn_server import tune_gc
from tests.budget import Budget

pytest_plugins = ["tests.support.cli", "tests.support.server_fixtures"]

# A busy machine must not make a property test fail.
NO_CLOCK = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)

settings.register_profile("house", NO_CLOCK, derandomize=True, database=None, max_examples=40)
settings.register_profile("long", NO_CLOCK, max_examples=5_000)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Budget(), "budget")


def pytest_collection_finish() -> None:
    """Tune the garbage collector once all tests are collected, so that it does not scan them repeatedly."""
    tune_gc()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return two processes for each processor, because browser and server tests wait half of their time."""
    return min(8, 2 * (os.cpu_count() or 1))
