"""The rule that says which tables a player may see. Every endpoint that returns a table's cards checks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spadille.protocol.api_error import ApiError, api_error
from spadille.storage.store import Player
from spadille.table.reducer import TableState

if TYPE_CHECKING:
    from spadille.app.services import Services


async def require_visible(services: Services, state: TableState, player: Player | None) -> None:
    """Require that a player may see a table, its deals and its results.

    The rule depends on the table, never on a deal's cards. A deal of a challenge or of the day is played at
    several tables, one for each player. A player always sees their own table. The other players' tables are
    visible once the player has finished the deal of the day, or once all players have finished the challenge
    (where all have the same hand: once the player has finished it).
    A table that deals the cards of an earlier table again is visible to those who may see the earlier table.

    Raises:
        ApiError: `challenge-unfinished`, `deal-of-today`.
    """
    if player is not None and state.host == player.id:
        return
    if state.again is not None:
        await _require_origin_visible(services, state.again.table, player)
    if state.challenge is not None:
        standing = await services.challenges.load_standing(state.challenge.challenge)
        if not standing.shows_results_to(player):
            raise api_error("challenge-unfinished")
    today = services.daily.calendar.today.isoformat()
    if state.day == today and not await services.daily.has_finished(state.rules.settings.game, player):
        raise api_error("deal-of-today")


async def _require_origin_visible(services: Services, table: str, player: Player | None) -> None:
    """Require that a player may see `table`, whose cards are dealt again. Do nothing if it was deleted."""
    try:
        origin = await services.tables.load_state(table)
    except ApiError as error:
        if error.error.code != "unknown-table":
            raise
    else:
        await require_visible(services, origin, player)
