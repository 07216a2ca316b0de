"""The server's log of events with named facts. It never contains a card or a token."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

_EVENT_WIDTH: Final = 30
"""The width of the column with the event's name."""


class Logger:
    """A logger of events. Keyword arguments are the facts of an event."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def info(self, event: str, **facts: object) -> None:
        self._log(logging.INFO, event, facts)

    def warning(self, event: str, **facts: object) -> None:
        self._log(logging.WARNING, event, facts)

    def error(self, event: str, **facts: object) -> None:
        self._log(logging.ERROR, event, facts)

    def exception(self, event: str, **facts: object) -> None:
        """Log an error together with the exception that is being handled."""
        self._log(logging.ERROR, event, facts, with_exception=True)

    def critical(self, event: str, **facts: object) -> None:
        """Log an error that ends the server, together with the exception that is being handled."""
        self._log(logging.CRITICAL, event, facts, with_exception=True)

    def _log(self, level: int, event: str, facts: dict[str, object], *, with_exception: bool = False) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, "%s", event, exc_info=with_exception, extra={"facts": facts})


def configure_logging(level: str = "info", form: str = "lines") -> None:
    """Send the log of the server and of its libraries to standard error, as `lines` of text or as `json`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_FORMS[form]())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("spadille").setLevel(level.upper())


class LineFormatter(logging.Formatter):
    """Formats each record as a line of text."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the time, the level, the event and the facts."""
        fields = format_record(record)
        head = f"{fields.pop('timestamp')} [{fields.pop('level'):<9}] {fields.pop('event'):<{_EVENT_WIDTH}}"
        return " ".join(
            [head, *(f"{name}={_escape_value(value)}" for name, value in fields.items())]
        ).rstrip()


def _escape_value(value: object) -> str:
    """Return a fact as text; escape it if it contains line breaks or unprintable characters."""
    text = str(value)
    return text if text.isprintable() else repr(text)


class JsonFormatter(logging.Formatter):
    """Formats each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(format_record(record), default=repr)


_FORMS: Final = {"lines": LineFormatter, "json": JsonFormatter}


def format_record(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of a log record.

    An error is logged by its type and place, without its message, which could name a card.
    """
    fields = {"event": record.getMessage(), **getattr(record, "facts", {})}
    fields["level"] = record.levelname.lower()
    fields["timestamp"] = f"{datetime.fromtimestamp(record.created, UTC).replace(tzinfo=None).isoformat()}Z"
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        fields["error"] = type(error).__name__
        fields["at"] = format_frames(error)
    return fields


def format_frames(error: BaseException) -> str:
    """Return the place of an error: the last eight frames of its traceback, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    return " > ".join(f"{frame.name}:{frame.lineno}" for frame in frames[-8:])
