"""What the server writes down for whoever runs it: never a card, never a token."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

Line = MutableMapping[str, Any]


def set_up(level: str = "info", form: str = "lines") -> None:
    """Sends the server's own lines and those of its libraries to standard error: lines to read, or JSON."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_words,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=_FORMS[form]())
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("spadille").setLevel(level.upper())


def _lines() -> structlog.typing.Processor:
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())


_FORMS: Final = {"lines": _lines, "json": structlog.processors.JSONRenderer}


def without_words(_logger: object, _method: str, line: Line) -> Line:
    """An error is told by its kind and place; its own words could name a card."""
    trouble = line.pop("exc_info", None)
    if trouble is True:
        trouble = sys.exc_info()[1]
    if isinstance(trouble, tuple):
        trouble = trouble[1]
    if isinstance(trouble, BaseException):
        line["error"] = type(trouble).__name__
        line["at"] = places(trouble)
    return line


def places(trouble: BaseException) -> str:
    """Where an error came from, innermost last."""
    frames = traceback.extract_tb(trouble.__traceback__)
    return " > ".join(f"{frame.name}:{frame.lineno}" for frame in frames[-8:])
