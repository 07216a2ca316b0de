"""The endpoint of a player's statistics."""

from __future__ import annotations

from typing import Final

from spadille import protocol
from spadille.app.endpoint import Endpoint
from spadille.app.request_context import RequestContext


async def get_stats(context: RequestContext) -> protocol.PlayerStats:
    """Return the caller's statistics by game, from the deals that have been reviewed."""
    if context.player is None:
        return protocol.PlayerStats(games=[])
    return await context.services.stats.get_stats(context.player)


ROUTES: Final = (Endpoint("GET", "/me/play", get_stats),)
