"""Tables of the deal of the day: one for each player, game and day."""

from __future__ import annotations

import hmac
from datetime import date
from hashlib import sha256
from typing import Final

from spadille.app.accounts.session_store import ID_ALPHABET
from spadille.app.deals.deal_tables import one_round
from spadille.notation.days import ME, DayDeal
from spadille.protocol import TableTimeouts
from spadille.storage.database import Insert
from spadille.storage.store import Player, event_rows, table_row
from spadille.table.bot_names import unused_names
from spadille.table.create import first_event
from spadille.table.events import SecretCommitted, TableOpened
from spadille.table.pending_event import PendingEvent
from spadille.table.reducer import initial_state
from spadille.table.seating import Sitter
from spadille.table.setup import Setup
from spadille.table.state import required

BOT: Final = "club"
"""The bot in all seats but the player's, the same on every server."""
_DAY, _OWN = 8, 16


def table_prefix(deal: DayDeal) -> str:
    """Return the prefix of the ids of all tables with a deal of the day."""
    return _encode(hmac.digest(deal.secret, b"tables", sha256), _DAY)


def table_id(deal: DayDeal, player: Player) -> str:
    """Return the id of a player's table with a deal of the day. Other players cannot guess it."""
    own = hmac.digest(deal.secret, player.id.encode(), sha256)
    return table_prefix(deal) + _encode(own, _OWN)


def _encode(key: bytes, length: int) -> str:
    return "".join(ID_ALPHABET[byte % len(ID_ALPHABET)] for byte in key[:length])


def table_rows(day: date, deal: DayDeal, player: Player) -> list[Insert]:
    """Return the rows that create a player's table with a deal of `day`. The table has no timeouts."""
    settings, id = deal.rules.settings, table_id(deal, player)
    opening = first_event(id, ME, player.id, _opening_event(day, deal, player, id))
    bound, table = PendingEvent(SecretCommitted(deal.dealer, deal.secret.hex())).apply_to(
        initial_state(opening)
    )
    dealt, _ = PendingEvent(required(table.commitment).to_cards_dealt).apply_to(table)
    rows = [table_row(id, settings.game, settings.preset, opening.time)]
    return rows + [row for event in (opening, bound, dealt) for row in event_rows(event)]


def _opening_event(day: date, deal: DayDeal, player: Player, table: str) -> TableOpened:
    names = unused_names([player.name], table)
    others = [Sitter(next(names), bot=BOT) for _ in range(deal.seats - 1)]
    return TableOpened(
        Setup.of(deal.rules, one_round(deal.seats)),
        (Sitter(player.name, player=player.id), *others),
        BOT,
        TableTimeouts(nudge=None, absent=None, idle=None),
        hints=False,
        day=day.isoformat(),
    )
