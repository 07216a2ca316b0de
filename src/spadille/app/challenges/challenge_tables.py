"""Tables of a challenge: one for each player. A table's id begins with the challenge's id."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from spadille.app.accounts.session_store import ID_ALPHABET, make_id
from spadille.app.deals.deal_tables import line_up_with_bots, one_round, rows_with_deal
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.protocol import PlayDeal, TableTimeouts
from spadille.rules.seating import Seat
from spadille.storage.database import Insert
from spadille.storage.store import Player
from spadille.table.create import first_event
from spadille.table.events import TableOpened
from spadille.table.setup import ChallengePlace, Setup

_OWN: Final = 12
_SIZE: Final = 32
_MOST_WITH_A_HAND: Final = 8
"""The most players of a challenge with one hand, including the one who plays it first."""


def make_first_place(places: int, *, dealt: bool) -> ChallengePlace:
    """Return the first of the `places` of a new challenge, with a random id and secret.

    `dealt` says whether the server dealt the cards for the challenge.
    """
    return ChallengePlace(make_id(), secrets.token_hex(_SIZE), 0, places, dealt)


def make_hand_place(seat: Seat, *, dealt: bool) -> ChallengePlace:
    """Return the first place of a new challenge whose players all have the hand of `seat`."""
    return replace(make_first_place(_MOST_WITH_A_HAND, dealt=dealt), seat=seat)


@dataclass(frozen=True, slots=True)
class ChallengeTable:
    """A table that belongs to a challenge."""

    place: ChallengePlace
    layout: Layout
    bot: str

    @property
    def id(self) -> str:
        """The table's id. Other players cannot guess it."""
        own = self._derive(f"table/{self.place.place}")[:_OWN]
        return self.place.challenge + "".join(ID_ALPHABET[byte % len(ID_ALPHABET)] for byte in own)

    @property
    def seat(self) -> Seat:
        """The player's seat. Without a common seat, consecutive places have consecutive active seats."""
        if self.place.seat is not None:
            return self.place.seat
        active = self.layout.active
        return active[self.place.place % len(active)]

    @property
    def key(self) -> str:
        """The key of the bots' randomness, the same at all tables of the challenge."""
        return self._derive("chance").hex()

    def with_place(self, place: int) -> ChallengeTable:
        """Return the table of another player of the challenge, who has the place with this number."""
        return replace(self, place=replace(self.place, place=place))

    def to_rows(self, player: Player, name: str, played: Deal | None = None) -> list[Insert]:
        """Return the rows that create the table for `player`, who plays there as `name`, without timeouts.

        The table starts with the actions of `played`, if given.
        """
        wanted = PlayDeal(name=name, seat=self.seat, bot=self.bot)
        what = TableOpened(
            Setup.of(self.layout.rules, one_round(self.layout.seats)),
            line_up_with_bots(self.id, self.layout.seats, wanted, player),
            self.bot,
            TableTimeouts(nudge=None, absent=None, idle=None),
            hints=False,
            pots=dict(self.layout.pots),
            challenge=self.place,
        )
        return rows_with_deal(
            first_event(self.id, self.seat, player.id, what), played or Deal.of(self.layout), self.key
        )

    def _derive(self, what: str) -> bytes:
        return hmac.digest(self.place.secret.encode(), what.encode(), sha256)
