"""Error responses."""

from __future__ import annotations

from starlette.responses import JSONResponse

from spadille.protocol.api_error import ApiError
from spadille.telemetry.counters import REFUSALS


def error_response(error: ApiError) -> JSONResponse:
    """Return an error as an HTTP response, and count it in the metrics."""
    REFUSALS.count(kind=error.error.code)
    return JSONResponse(error.error.model_dump(), status_code=error.status)
