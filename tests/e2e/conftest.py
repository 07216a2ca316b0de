"""Fixtures of the browser tests: a browser, a server for each test, and screenshots of a failed test."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.evening import Evening
from tests.e2e.street import ServerHost


# Not for the whole session, because other tests cannot start an event loop while this browser runs.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Start one Chromium for all tests. Each browser context in it starts without cookies or storage."""
    path = os.environ.get("SPADILLE_CHROMIUM")
    if not path:
        pytest.skip("SPADILLE_CHROMIUM does not say where Chromium is; `make test` does")
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def street() -> Iterator[ServerHost]:
    """Start the event loop in which the servers of all tests run."""
    with ServerHost() as street:
        yield street


@pytest.fixture
def evening(chromium: Browser, street: ServerHost, tmp_path: Path) -> Iterator[Evening]:
    """Prepare a server and browsers for one test. The test fails if a page logs an error."""
    with Evening(chromium, tmp_path, street) as evening:
        yield evening
        assert evening.troubles == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the screenshots of a failed test to its report."""
    report = yield
    evening = getattr(item, "funcargs", {}).get("evening")
    if call.when == "call" and report.failed and isinstance(evening, Evening):
        report.sections.append(("screenshots", _pictures(evening)))
        report.sections.append(("server", evening.log()))
    return report


def _pictures(evening: Evening) -> str:
    try:
        return "\n".join(map(str, evening.screenshots("failed")))
    except Error as trouble:
        return f"none: {trouble.message}"
