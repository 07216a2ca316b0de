"""Plugins of all tests, and a budget of processor time for each folder."""

import os

import pytest

from spadille.server.uvicorn_server import tune_gc
from tests.budget import Budget

pytest_plugins = [
    "tests.support.cli",
    "tests.support.profiles",
    "tests.support.server_fixtures",
    "tests.support.wheel",
]


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Budget(), "budget")


def pytest_collection_finish() -> None:
    """Tune the garbage collector once all tests are collected, so that it does not scan them repeatedly."""
    tune_gc()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return two processes for each processor, because browser and server tests wait half of their time."""
    return min(8, 2 * (os.cpu_count() or 1))
