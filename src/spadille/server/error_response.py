"""Answers that are refusals."""

from __future__ import annotations

from starlette.responses import JSONResponse

from spadille.protocol.api_error import ApiError
from spadille.telemetry.counters import REFUSALS


def error_response(refusal: ApiError) -> JSONResponse:
    """A refusal as an HTTP answer."""
    REFUSALS.count(kind=refusal.error.code)
    return JSONResponse(refusal.error.model_dump(), status_code=refusal.status)
