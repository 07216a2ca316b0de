"""Tables of a challenge: one for each player, all found by the challenge's name."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from spadille.app.accounts.session_store import LETTERS, random_id
from spadille.app.deals.deal_tables import ONE_DEAL, alone_with_bots, dealt_out
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.protocol import PlayDeal, Waits
from spadille.rules.seating import Seat
from spadille.storage.database import Row
from spadille.storage.store import Player
from spadille.table.create import first_event
from spadille.table.events import TableOpened
from spadille.table.setup import ChallengePlace, Setup

_OWN: Final = 12
_SIZE: Final = 32


def new_challenge(places: int, *, dealt: bool) -> ChallengePlace:
    """The first place of a new challenge."""
    return ChallengePlace(random_id(), secrets.token_hex(_SIZE), 0, places, dealt)


@dataclass(frozen=True, slots=True)
class ChallengeTable:
    """A table that belongs to a challenge."""

    at: ChallengePlace
    layout: Layout
    bot: str

    @property
    def id(self) -> str:
        """The table's name, which nobody else can guess."""
        own = self._made_of(f"table/{self.at.place}")[:_OWN]
        return self.at.challenge + "".join(LETTERS[byte % len(LETTERS)] for byte in own)

    @property
    def seat(self) -> Seat:
        """Where the player in this place sits: one seat further on than the player before."""
        active = self.layout.active
        return active[self.at.place % len(active)]

    @property
    def key(self) -> str:
        """The key of the bots' randomness: the same at all its tables."""
        return self._made_of("chance").hex()

    def at_place(self, place: int) -> ChallengeTable:
        """The same cards for another place."""
        return replace(self, at=replace(self.at, place=place))

    def rows(self, player: Player, name: str) -> list[Row]:
        """Everything stored with the table. It waits for its player as long as he likes."""
        wanted = PlayDeal(name=name, seat=self.seat, bot=self.bot)
        what = TableOpened(
            Setup.of(self.layout.rules, ONE_DEAL),
            alone_with_bots(self.id, self.layout.seats, wanted, player),
            self.bot,
            Waits(nudge=None, absent=None, idle=None),
            hints=False,
            pots=dict(self.layout.pots),
            challenge=self.at,
        )
        return dealt_out(first_event(self.id, self.seat, player.id, what), Deal.of(self.layout), self.key)

    def _made_of(self, what: str) -> bytes:
        return hmac.digest(self.at.secret.encode(), what.encode(), sha256)
