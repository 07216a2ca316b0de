"""Tables of the deal of the day: one for each player, game and day, found again by who asks."""

from __future__ import annotations

import hmac
from datetime import date
from hashlib import sha256
from typing import Final

from spadille.app.accounts.session_store import LETTERS
from spadille.notation.days import ME, DayDeal
from spadille.play.match import Terms
from spadille.protocol import Waits
from spadille.rules.presets import Bankrupt, End
from spadille.storage.database import Row
from spadille.storage.store import Player, event_rows, table_row
from spadille.table.bot_names import unused
from spadille.table.create import first_event
from spadille.table.events import CommitmentMade, TableOpened
from spadille.table.pending_event import PendingEvent
from spadille.table.reducer import opened
from spadille.table.seating import Sitter
from spadille.table.setup import Setup
from spadille.table.state import required

BOT: Final = "club"
"""Who sits on the other seats, in every house."""
_DAY, _OWN = 8, 16
_ONE_DEAL: Final = Terms(None, Bankrupt.DEBT, End.OPEN)


def days_tables(deal: DayDeal) -> str:
    """The prefix of the names of all tables with a deal of the day."""
    return _letters(hmac.digest(deal.secret, b"tables", sha256), _DAY)


def day_table(deal: DayDeal, player: Player) -> str:
    """The name of a player's own table, which nobody else can guess."""
    own = hmac.digest(deal.secret, player.id.encode(), sha256)
    return days_tables(deal) + _letters(own, _OWN)


def _letters(key: bytes, many: int) -> str:
    return "".join(LETTERS[byte % len(LETTERS)] for byte in key[:many])


def day_rows(day: date, deal: DayDeal, player: Player) -> list[Row]:
    """Everything stored with such a table. It waits for its player as long as he likes."""
    settings, id = deal.rules.settings, day_table(deal, player)
    opening = first_event(id, ME, player.id, _opened(day, deal, player, id))
    bound, table = PendingEvent(CommitmentMade(deal.dealer, deal.secret.hex())).at(opened(opening))
    dealt, _ = PendingEvent(required(table.commitment).kept).at(table)
    rows = [table_row(id, settings.game, settings.preset, opening.time)]
    return rows + [row for event in (opening, bound, dealt) for row in event_rows(event)]


def _opened(day: date, deal: DayDeal, player: Player, table: str) -> TableOpened:
    names = unused([player.name], table)
    others = [Sitter(next(names), bot=BOT) for _ in range(deal.seats - 1)]
    return TableOpened(
        Setup.of(deal.rules, _ONE_DEAL),
        (Sitter(player.name, player=player.id), *others),
        BOT,
        Waits(nudge=None, absent=None, idle=None),
        hints=False,
        day=day.isoformat(),
    )
