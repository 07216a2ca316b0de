"""Endpoints of puzzles. Their solutions are shipped with them."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.puzzles import service
from spadille.workers.threads import run_in_thread


async def list_puzzles() -> protocol.PuzzleList:
    """Return the puzzles of every game by name and kind."""
    return await run_in_thread(service.list_puzzles)


async def get_puzzle(id: str) -> protocol.PuzzlePosition:
    """Return the position of a puzzle, as its seat saw it."""
    return await run_in_thread(service.get_puzzle, id)


async def answer_puzzle(id: str, given: protocol.PuzzleAnswer) -> protocol.PuzzleVerdict:
    """Return the verdict on an answer and on every other card."""
    return await run_in_thread(service.judge_answer, id, given.card)


ROUTES: Final = (
    Endpoint("GET", "/puzzles", list_puzzles),
    Endpoint("GET", "/puzzles/{id}", get_puzzle),
    Endpoint("POST", "/puzzles/{id}", answer_puzzle),
)
