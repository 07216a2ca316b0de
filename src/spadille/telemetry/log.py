"""What the server writes down for whoever runs it: never a card, never a token."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

_EVENT_WIDTH: Final = 30
"""So wide is what happened, before the facts about it."""


class Logger:
    """Says what happened, with facts by name."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def info(self, event: str, **facts: object) -> None:
        """As it should be."""
        self._say(logging.INFO, event, facts)

    def warning(self, event: str, **facts: object) -> None:
        """Worth a look."""
        self._say(logging.WARNING, event, facts)

    def error(self, event: str, **facts: object) -> None:
        """Something did not come off."""
        self._say(logging.ERROR, event, facts)

    def exception(self, event: str, **facts: object) -> None:
        """The same, with the error that is being handled."""
        self._say(logging.ERROR, event, facts, trouble=True)

    def critical(self, event: str, **facts: object) -> None:
        """It cannot go on like this; with the error that is being handled."""
        self._say(logging.CRITICAL, event, facts, trouble=True)

    def _say(self, level: int, event: str, facts: dict[str, object], *, trouble: bool = False) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, "%s", event, exc_info=trouble, extra={"facts": facts})


def configure_logging(level: str = "info", form: str = "lines") -> None:
    """Sends the server's own lines and those of its libraries to standard error: lines to read, or JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_FORMS[form]())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("spadille").setLevel(level.upper())


class LineFormatter(logging.Formatter):
    """Lines to read."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, what, and the facts."""
        line = format_record(record)
        head = f"{line.pop('timestamp')} [{line.pop('level'):<9}] {line.pop('event'):<{_EVENT_WIDTH}}"
        return " ".join([head, *(f"{name}={_escape_value(value)}" for name, value in line.items())]).rstrip()


def _escape_value(value: object) -> str:
    """A fact as it is; what would break the line, or cannot be read, shows as what it is."""
    text = str(value)
    return text if text.isprintable() else repr(text)


class JsonFormatter(logging.Formatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The same in JSON."""
        return json.dumps(format_record(record), default=repr)


_FORMS: Final = {"lines": LineFormatter, "json": JsonFormatter}


def format_record(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says. An error is told by its kind and place; its own words could name a card."""
    line = {"event": record.getMessage(), **getattr(record, "facts", {})}
    line["level"] = record.levelname.lower()
    line["timestamp"] = f"{datetime.fromtimestamp(record.created, UTC).replace(tzinfo=None).isoformat()}Z"
    trouble = record.exc_info[1] if record.exc_info else None
    if trouble is not None:
        line["error"] = type(trouble).__name__
        line["at"] = format_frames(trouble)
    return line


def format_frames(trouble: BaseException) -> str:
    """Where an error came from, innermost last."""
    frames = traceback.extract_tb(trouble.__traceback__)
    return " > ".join(f"{frame.name}:{frame.lineno}" for frame in frames[-8:])
