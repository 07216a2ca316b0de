"""The calendar of daily deals and the secrets of their cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from spadille.notation.days import DayChain, DayDeal, RevealedDay, day_deal, open_chain, read_chains

Clock = Callable[[], date]


def utc_today() -> date:
    """Return today's date in UTC."""
    return datetime.now(UTC).date()


class BadSecretsFile(Exception):
    """The error for a file that is not a valid secrets file."""


@dataclass(frozen=True)
class DailyCalendar:
    """The cards of each day's deals, derived from one hash chain of secrets per year."""

    chains: Mapping[int, DayChain] = field(default_factory=dict)
    """The secret chains by year. The chain of any other year is public."""
    clock: Clock = utc_today

    @property
    def today(self) -> date:
        """Today's date by the calendar's clock."""
        return self.clock()

    def chain(self, year: int) -> DayChain:
        """Return the hash chain from which a year's cards are dealt."""
        return self.chains.get(year) or open_chain(year)

    def secret(self, day: date) -> bytes:
        """Return the secret from which a day's cards are dealt."""
        return self.chain(day.year).secret(day)

    def deal(self, day: date, game: str) -> DayDeal:
        """Return the deal of a game on a day.

        Raises:
            NotAllowed: `unknown-game` if there is no such game.
        """
        return day_deal(self.secret(day), game)

    @property
    def yesterday(self) -> RevealedDay:
        """Yesterday's date and secret, and the head of its chain, with which players verify the secret."""
        day = self.today - timedelta(1)
        return RevealedDay(day, self.chain(day.year).head, self.secret(day))


def read_secrets(file: Path) -> Mapping[int, DayChain]:
    """Return the chains of a secrets file by year. The file has a line for each year.

    Raises:
        BadSecretsFile: the file cannot be read or is invalid.
    """
    try:
        return read_chains(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadSecretsFile(str(error)) from error
