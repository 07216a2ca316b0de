"""Answers that are refusals."""

from __future__ import annotations

from starlette.responses import JSONResponse

from spadille.server.refusal import Refusal
from spadille.server.tallies import REFUSALS


def error_answer(refusal: Refusal) -> JSONResponse:
    """A refusal as an HTTP answer."""
    REFUSALS.note(kind=refusal.error.code)
    return JSONResponse(refusal.error.model_dump(), status_code=refusal.status)
