"""The endpoint of text commands."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext
from spadille.app.text_input.service import read_command


async def parse_command(
    context: RequestContext, table: str, words: protocol.TextCommand
) -> protocol.ParsedCommand:
    """Parse a text command. Return the action that it means, or the answer to its question.

    The answer uses only what the caller may know.
    """
    state = (await context.load_table(table)).state
    return read_command(state, context.seat_at(state), words)


ROUTES: Final = (Endpoint("POST", "/tables/{table}/text-commands", parse_command),)
