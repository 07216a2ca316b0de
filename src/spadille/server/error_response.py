"""Answers that are refusals."""

from __future__ import annotations

from starlette.responses import JSONResponse

from spadille.protocol.api_error import Refusal
from spadille.telemetry.counters import REFUSALS


def error_answer(refusal: Refusal) -> JSONResponse:
    """A refusal as an HTTP answer."""
    REFUSALS.note(kind=refusal.error.code)
    return JSONResponse(refusal.error.model_dump(), status_code=refusal.status)
