"""Deal the cards of a finished deal again, at a new table."""

from __future__ import annotations

from collections.abc import Iterable

from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.storage.database import Insert
from spadille.storage.event import Event
from spadille.storage.hash_chain import seal_event
from spadille.storage.store import event_rows, table_row
from spadille.table.create import first_event
from spadille.table.events import CardsDealt, TableOpened
from spadille.table.reducer import EarlierDeal, TableState, required
from spadille.table.setup import Setup


def require_redeal_allowed(state: TableState, player: str | None, deal: int) -> Seat:
    """Return the player's seat if they may play deal `deal` again.

    They may if they are alone with bots at the table and the deal is over.

    Raises:
        ApiError: `not-seated`, `not-alone`, `deal-unfinished`.
    """
    seat = state.seat_of(player)
    if seat is None:
        raise api_error("not-seated")
    if len(state.people()) > 1:
        raise api_error("not-alone")
    if not 1 <= deal <= len(state.finished):
        raise api_error("deal-unfinished")
    return seat


def redeal_rows(
    table: str, state: TableState, seat: Seat, log: Iterable[Event], wanted: EarlierDeal
) -> list[Insert]:
    """Return the rows of a new table that deals the cards of an earlier deal again.

    They record no seat, so the player's list of tables shows only the earlier table.

    Args:
        table: The id of the new table.
        state: The state of the earlier table.
        seat: The player's seat at both tables.
        log: The events of the earlier table.
        wanted: The earlier deal.
    """
    sitter, settings = required(state.line_up[seat]), state.rules.settings
    dealt_then = (CardsDealt.kind, state.number, wanted.deal)
    cards = next(event.payload for event in log if (event.kind, event.match, event.deal) == dealt_then)
    opened = first_event(table, seat, sitter.player, _opening_event(state, wanted))
    dealt = seal_event(Event(table, 2, 1, 1, None, None, CardsDealt.kind, cards, opened.time), opened.seal)
    made = table_row(table, settings.game, settings.preset, opened.time)
    return [made, *event_rows(opened), *event_rows(dealt)]


def _opening_event(state: TableState, wanted: EarlierDeal) -> TableOpened:
    """Return the new table's opening event: the earlier table's settings, and the pots before the deal."""
    return TableOpened(
        Setup.of(state.rules, state.match.terms),
        state.line_up,
        state.bot,
        state.waits,
        hints=state.hints,
        redeal_of=state.again or wanted,
        pots=dict(state.finished[wanted.deal - 1].layout.pots),
    )
