"""Answers that are refusals."""

from __future__ import annotations

from starlette.responses import JSONResponse

from spadille.server.metrics import REFUSALS
from spadille.server.refusal import Refusal


def error_answer(refusal: Refusal) -> JSONResponse:
    """A refusal as an HTTP answer."""
    REFUSALS.labels(refusal.error.code).inc()
    return JSONResponse(refusal.error.model_dump(), status_code=refusal.status)
