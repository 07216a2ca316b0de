"""Tests of the server's log: events by name, and errors without text that could name a card."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from spadille.telemetry.log import Logger, configure_logging


@pytest.fixture(params=["lines", "json"])
def form(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, form: str) -> Iterator[io.StringIO]:
    """Configure the log in the format `form`, yield its standard error, and restore the log."""
    root, ours = logging.getLogger(), logging.getLogger("spadille")
    before = (root.handlers, root.level, ours.level)
    stderr = io.StringIO()
    monkeypatch.setattr("sys.stderr", stderr)
    configure_logging("info", form)
    yield stderr
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_a_log_line_has_time_level_event_and_facts(written: io.StringIO, form: str) -> None:
    Logger("spadille").info("table opened", table="oak", seats=4)
    printed = written.getvalue()
    if form == "lines":
        time, _, rest = printed.partition(" ")
        assert rest == "[info     ] table opened                   table=oak seats=4\n"
    else:
        line = json.loads(printed)
        time = line.pop("timestamp")
        assert line == {"event": "table opened", "table": "oak", "seats": 4, "level": "info"}
    assert time.startswith("20")
    assert time.endswith("Z")


def test_a_fact_with_a_line_break_stays_on_one_line(written: io.StringIO) -> None:
    Logger("spadille").error("a table is damaged", table="oak\n2026-01-01T00:00:00Z [info     ] all is well")
    assert written.getvalue().count("\n") == 1


def test_an_error_is_logged_by_type_and_place_only(written: io.StringIO) -> None:
    try:
        int("the queen of spades")
    except ValueError:
        Logger("spadille").exception("a table stumbled", table="oak")
    printed = written.getvalue()
    assert "queen" not in printed
    assert "ValueError" in printed
    assert "test_an_error_is_logged_by_type_and_place_only:" in printed


def test_events_below_the_level_are_not_logged(written: io.StringIO, form: str) -> None:
    configure_logging("error", form)
    Logger("spadille").warning("a page was slow")
    assert written.getvalue() == ""


def test_messages_of_libraries_have_the_same_form(written: io.StringIO, form: str) -> None:
    logging.getLogger("uvicorn.error").warning("Invalid %s received", "request")
    logging.getLogger("uvicorn.error").info("nothing of note")
    printed = written.getvalue()
    assert printed.count("\n") == 1
    assert "Invalid request received" in printed
    assert printed.startswith("{") == (form == "json")
