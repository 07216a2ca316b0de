"""The endpoint of the catalogue of games."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext


async def get_games(context: RequestContext) -> protocol.Games:
    """Return the catalogue: all games with their options and presets, and the names of the bots.

    Each value of a preset has its origin: the preset's source, an inference, or a house rule.
    """
    return context.services.games


ROUTES: Final = (Endpoint("GET", "/games", get_games),)
