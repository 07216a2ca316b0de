"""How laws are tried: with no clock, and the same way each time; and what each room's tests cost."""

import pytest
from hypothesis import HealthCheck, settings

from tests.budget import Budget

# A busy machine is no counterexample.
NO_CLOCK = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)

settings.register_profile("house", NO_CLOCK, derandomize=True, database=None)
settings.register_profile("long", NO_CLOCK, max_examples=5_000)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """Counts from the first test on."""
    config.pluginmanager.register(Budget(), "budget")
