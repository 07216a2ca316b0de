"""The deal of the day: one secret a day, and a year of them behind one published commitment.

The secrets of a year are a hash chain (Lamport 1981): the secret of each day is the hash of the next day's,
so all of them are made from the last day's and lead back to what was published. The secrets up to a day
reveal none that comes later.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from hashlib import sha256
from typing import Final

from spadille.games import GAMES, game_named
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.codes import code_of
from spadille.notation.promise import Promise, commitment_to
from spadille.notation.shape import Json, malformed, word
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

SCHEME: Final = "spadille-day-1"
ME: Final[Seat] = 0
"""The player's seat in the deal of the day."""
_SIZE: Final = 32


def days_in(year: int) -> int:
    """Return the number of days in a year."""
    return date(year, 12, 31).timetuple().tm_yday


@dataclass(frozen=True, slots=True)
class DayChain:
    """The secrets of one year."""

    year: int
    last: bytes = field(repr=False)
    """The secret of its last day, from which all others are computed."""

    @property
    def head(self) -> bytes:
        """The commitment to all secrets of the year, published before it begins."""
        return _hashed(self.last, days_in(self.year))

    def secret(self, day: date) -> bytes:
        """Return the secret of a day of this year."""
        return _hashed(self.last, days_in(self.year) - _place(day))


def open_chain(year: int) -> DayChain:
    """Return the year of a server that keeps no secrets. It is the same on every server, and public."""
    return DayChain(year, sha256(f"{SCHEME}/{year}".encode("ascii")).digest())


def read_chains(text: str) -> Mapping[int, DayChain]:
    """Read the years whose secrets a server keeps, one JSON object a line.

    Raises:
        ValueError: the text is malformed.
    """
    try:
        lines = [json.loads(line) for line in text.splitlines() if line]
        chains = [DayChain(int(line["year"]), bytes.fromhex(line["last"])) for line in lines]
    except (KeyError, TypeError, RecursionError) as trouble:
        raise ValueError(str(trouble)) from trouble
    if any(len(chain.last) != _SIZE for chain in chains):
        raise ValueError("last")
    return {chain.year: chain for chain in chains}


def _place(day: date) -> int:
    return day.timetuple().tm_yday


def _hashed(secret: bytes, times: int) -> bytes:
    for _ in range(times):
        secret = commitment_to(secret)
    return secret


@dataclass(frozen=True, slots=True)
class DayTold:
    """A past day with its published secret."""

    day: date
    head: bytes
    secret: bytes

    @property
    def kept(self) -> bool:
        """Whether the secret matches the commitment of its year."""
        return _hashed(self.secret, _place(self.day)) == self.head

    def to_json(self) -> dict[str, object]:
        """Return the day as it is published."""
        return {
            "v": 1,
            "scheme": SCHEME,
            "day": self.day.isoformat(),
            "head": self.head.hex(),
            "secret": self.secret.hex(),
        }


def read_day(written: Json) -> DayTold:
    """Return a day as it was published.

    Raises:
        NotAllowed: `malformed`, `unknown-scheme`.
    """
    scheme = word(written, "scheme")
    if scheme != SCHEME:
        raise NotAllowed("unknown-scheme", scheme=scheme)
    try:
        day = date.fromisoformat(word(written, "day"))
    except ValueError:
        raise malformed("day") from None
    return DayTold(day, _bytes(written, "head"), _bytes(written, "secret"))


def _bytes(written: Json, what: str) -> bytes:
    try:
        found = bytes.fromhex(word(written, what))
    except ValueError:
        raise malformed(what) from None
    if len(found) != _SIZE:
        raise malformed(what)
    return found


@dataclass(frozen=True, slots=True)
class DayDeal:
    """The deal of one game on one day."""

    rules: Rules
    seats: int
    dealer: Seat
    secret: bytes = field(repr=False)
    """The source of the cards and the bots' random numbers, derived from the day's secret."""

    @property
    def promise(self) -> Promise:
        """The promise of the cards.

        The seats add no nonces, because all players are to have the same cards.
        """
        return Promise.of(self.secret, [None] * self.seats)

    @property
    def layout(self) -> Layout:
        """The cards."""
        return dealt_by(Stream(self.promise.key), self.rules, self.seats, self.dealer)

    @property
    def code(self) -> str:
        """The code of the deal before any action."""
        return code_of(Deal.of(self.layout))


def day_deal(secret: bytes, game: str) -> DayDeal:
    """Return the deal of a game on the day of this secret, by the first of its published rules.

    Raises:
        NotAllowed: `unknown-game`.
    """
    declared = game_named(game)
    preset = declared.presets[0].id
    rules = declared.rules(preset)
    seats = rules.seats[0]
    its = hmac.digest(secret, f"{game}/{preset}/{seats}".encode("ascii"), sha256)
    dealers = [seat for seat in range(seats) if ME in rules.active(seats, seat)]
    dealer = Stream(sha256(b"dealer/" + its).digest()).one_of(dealers)
    return DayDeal(rules.at(seats), seats, dealer, its)


def codes_of_day(secret: bytes) -> Mapping[str, str]:
    """Return the deal of every game on the day of this secret, as codes."""
    return {game: day_deal(secret, game).code for game in GAMES}
