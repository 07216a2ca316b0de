"""Tables of the deal of the day: one for each player, game and day, found again by who asks."""

from __future__ import annotations

import hmac
from datetime import date
from hashlib import sha256
from typing import Final

from spadille.notation.days import ME, DayDeal
from spadille.play.match import Terms
from spadille.rules.presets import Bankrupt, End
from spadille.server.identity import LETTERS
from spadille.server.messages import Waits
from spadille.server.storage.database import Row
from spadille.server.storage.store import Player, event_rows, table_row
from spadille.server.table.events import CommitmentMade, TableOpened
from spadille.server.table.names import unused
from spadille.server.table.opening import first_event
from spadille.server.table.pending import PendingEvent
from spadille.server.table.seating import Sitter
from spadille.server.table.setup import Setup
from spadille.server.table.standing import required
from spadille.server.table.state import opened

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
