"""The permission to see the finished deals of a table. It depends on tables, never on a deal's cards."""

from __future__ import annotations

from spadille.app.challenges.standing import load_standing
from spadille.app.daily.routes import has_played
from spadille.app.request_context import RequestContext
from spadille.protocol.api_error import api_error
from spadille.table.reducer import TableState
from spadille.workers.threads import run_in_thread


async def require_visible(context: RequestContext, state: TableState) -> None:
    """Raise an error if the caller may not see the finished deals of a table.

    A deal of a challenge or of the day is played at several tables, one for each player. Players see their
    own table. The other tables are visible once the caller has finished the deal of the day, or all players
    have finished the challenge.

    Raises:
        ApiError: `challenge-unfinished`, `deal-of-today`.
    """
    if context.player is not None and state.host == context.player.id:
        return
    if state.challenge is not None:
        standing = await run_in_thread(load_standing, context.services.store, state.challenge.challenge)
        if not standing.over:
            raise api_error("challenge-unfinished")
    if state.day == context.services.daily_calendar.today.isoformat() and not await has_played(
        context, state.rules.settings.game
    ):
        raise api_error("deal-of-today")
