"""What day it is, and where its cards come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from spadille.notation.days import DayChain, DayDeal, DayTold, day_deal, open_chain, read_chains

Clock = Callable[[], date]


def utc_today() -> date:
    """Today; a day ends at midnight UTC, everywhere at once."""
    return datetime.now(UTC).date()


class BadSecretsFile(Exception):
    """A file does not hold a house's days."""


@dataclass(frozen=True)
class DailyCalendar:
    """The days of a house."""

    chains: Mapping[int, DayChain] = field(default_factory=dict)
    """The years that the house keeps secrets for; any other is open to everybody."""
    clock: Clock = utc_today

    @property
    def today(self) -> date:
        """Today."""
        return self.clock()

    def chain(self, year: int) -> DayChain:
        """The chain that a year's cards come from."""
        return self.chains.get(year) or open_chain(year)

    def secret(self, day: date) -> bytes:
        """A day's secret."""
        return self.chain(day.year).secret(day)

    def deal(self, day: date, game: str) -> DayDeal:
        """The deal of a game on a day.

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
    """The years whose secrets are in a file, one a line.

    Raises:
        NoDays: it cannot be read, or is not such a file.
    """
    try:
        return read_chains(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as trouble:
        raise BadSecretsFile(str(trouble)) from trouble
