"""The calendar of daily deals and the secrets of their cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from spadille.notation.days import DayChain, DayDeal, DayTold, day_deal, open_chain, read_chains

Clock = Callable[[], date]


def utc_today() -> date:
    """Return today's date in UTC."""
    return datetime.now(UTC).date()


class BadSecretsFile(Exception):
    """The error for a file that is not a valid secrets file."""


@dataclass(frozen=True)
class DailyCalendar:
    """The daily deals of a server."""

    chains: Mapping[int, DayChain] = field(default_factory=dict)
    """The years with a secret chain. The chain of any other year is public."""
    clock: Clock = utc_today

    @property
    def today(self) -> date:
        """Today's date."""
        return self.clock()

    def chain(self, year: int) -> DayChain:
        """Return the hash chain of a year's cards."""
        return self.chains.get(year) or open_chain(year)

    def secret(self, day: date) -> bytes:
        """Return a day's secret."""
        return self.chain(day.year).secret(day)

    def deal(self, day: date, game: str) -> DayDeal:
        """Return the deal of a game on a day.

        Raises:
            NotAllowed: `unknown-game`.
        """
        return day_deal(self.secret(day), game)

    @property
    def yesterday(self) -> DayTold:
        """Yesterday, with its secret."""
        day = self.today - timedelta(1)
        return DayTold(day, self.chain(day.year).head, self.secret(day))


def read_secrets(file: Path) -> Mapping[int, DayChain]:
    """Read the chains of a secrets file, which has one year a line.

    Raises:
        BadSecretsFile: the file cannot be read or is invalid.
    """
    try:
        return read_chains(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadSecretsFile(str(error)) from error
