"""The daily deal: one secret a day, and one published commitment to all secrets of a year.

The secrets of a year form a hash chain (Lamport 1981): the secret of each day is the hash of the next day's.
All secrets are computed from the last day's, and hashing any of them leads back to the commitment. The
secrets up to a day reveal no later one.
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
"""The player's seat in the daily deal."""
_SIZE: Final = 32


def days_in(year: int) -> int:
    """Return the number of days in a year."""
    return date(year, 12, 31).timetuple().tm_yday


@dataclass(frozen=True, slots=True)
class DayChain:
    """The secrets of one year."""

    year: int
    last: bytes = field(repr=False)
    """The secret of the year's last day, from which all others are computed."""

    @property
    def head(self) -> bytes:
        """The commitment to all secrets of the year, published before it begins."""
        return _hashed(self.last, days_in(self.year))

    def secret(self, day: date) -> bytes:
        """Return the secret of a day of this year."""
        return _hashed(self.last, days_in(self.year) - _place(day))


def open_chain(year: int) -> DayChain:
    """Return the chain of a year for a server without secrets. It is public and the same on every server."""
    return DayChain(year, sha256(f"{SCHEME}/{year}".encode("ascii")).digest())


def read_chains(text: str) -> Mapping[int, DayChain]:
    """Return the chains, by year, from the text of a server's secrets file, one JSON object a line.

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
class RevealedDay:
    """The published secret of a past day."""

    day: date
    head: bytes
    secret: bytes

    @property
    def is_valid(self) -> bool:
        """Whether the secret matches the year's commitment."""
        return _hashed(self.secret, _place(self.day)) == self.head

    def to_json(self) -> dict[str, object]:
        """Return the JSON form in which the day is published."""
        return {
            "v": 1,
            "scheme": SCHEME,
            "day": self.day.isoformat(),
            "head": self.head.hex(),
            "secret": self.secret.hex(),
        }


def read_day(written: Json) -> RevealedDay:
    """Return the day with its secret from the JSON form in which it was published.

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
    return RevealedDay(day, _bytes(written, "head"), _bytes(written, "secret"))


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
    """The daily deal of one game."""

    rules: Rules
    seats: int
    dealer: Seat
    secret: bytes = field(repr=False)
    """The secret that the cards and the bots' random numbers come from, derived from the day's secret."""

    @property
    def promise(self) -> Promise:
        """The commitment to the cards, without nonces of the seats: all players are to get the same cards."""
        return Promise.of(self.secret, [None] * self.seats)

    @property
    def layout(self) -> Layout:
        """The cards as dealt."""
        return dealt_by(Stream(self.promise.key), self.rules, self.seats, self.dealer)

    @property
    def code(self) -> str:
        """The code of the deal before any action."""
        return code_of(Deal.of(self.layout))


def day_deal(secret: bytes, game: str) -> DayDeal:
    """Return the daily deal of a game, played by the game's first preset.

    `secret` is the secret of the day.

    Raises:
        NotAllowed: `unknown-game` if there is no such game.
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
    """Return the deal code of every game's daily deal, by the game's id.

    `secret` is the secret of the day.
    """
    return {game: day_deal(secret, game).code for game in GAMES}
