"""Endpoints of puzzles. The puzzles and their solutions are shipped with the package."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Encoded, Endpoint
from spadille.app.puzzles import service
from spadille.app.request_context import RequestContext


async def list_puzzles(context: RequestContext) -> Encoded[protocol.PuzzleList]:
    """Return the id and kind of every puzzle, by game."""
    return await context.encode(service.list_puzzles)


async def get_puzzle(context: RequestContext, id: str) -> Encoded[protocol.PuzzlePosition]:
    """Return the position of a puzzle, as its seat saw it."""
    return await context.encode(service.get_puzzle, id)


async def answer_puzzle(
    context: RequestContext, id: str, given: protocol.PuzzleAnswer
) -> Encoded[protocol.PuzzleVerdict]:
    """Return the verdict on an answer, the best card, and what every other card costs."""
    return await context.encode(service.judge_answer, id, given.card)


ROUTES: Final = (
    Endpoint("GET", "/puzzles", list_puzzles),
    Endpoint("GET", "/puzzles/{id}", get_puzzle),
    Endpoint("POST", "/puzzles/{id}", answer_puzzle),
)
