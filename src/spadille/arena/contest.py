"""A contest: the bots that meet, their rules and their cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial

from spadille.bots import Player
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import read_seed
from spadille.notation.records import differing
from spadille.play.layout import Layout, seated
from spadille.rules.game import Rules
from spadille.rules.refusal import Fact


class ContestError(Exception):
    """A contest that cannot be held, for a reason that its caller can correct."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
        """Named values for the error message."""

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.code}: {facts}" if facts else self.code

    def __reduce__(self) -> tuple[Callable[[], ContestError], tuple[()]]:
        """Make the exception picklable together with its facts."""
        return partial(type(self), self.code, **self.facts), ()


FORMAT = 1
"""The format version of reports and results files."""
REFERENCE = "club"
"""The bot that bids in every seat if only the card play is compared."""
ALL = "all"
"""The value of `pairs` with which the play of every contract is compared."""
_PAIR = 2
LETTERS = "ABCD"
"""The letters of the bots, in their order in the contest."""


class Deals(StrEnum):
    """The two sets of deals, by purpose. No deal belongs to both."""

    TUNING = "tuning"
    """The deals for developing a bot, which may be used as often as needed."""
    REPORTING = "reporting"
    """The deals that are held out for reported results."""


def _deal_settings(rules: Rules) -> tuple[object, ...]:
    """Return the settings of the rules on which the dealt cards depend."""
    return rules.pack, rules.packets, rules.players, rules.sitting_out


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest: bots that play the same deals in all seats.

    Raises:
        ContestError: `bots`, `pairs-of-two`, `no-such-contract`, `other-cards`.
        NotAllowed: `bad-deal` for seats that the game does not have.
        ValueError: the seed is empty or not ASCII, or there is no such set of deals.
    """

    rules: Rules
    seats: int
    """The number of seats at the table, those that sit out included."""
    bots: tuple[str, ...]
    seed: str
    deals: Deals = Deals.TUNING
    pairs: str | None = None
    """The contract of which only the card play is compared, or `ALL`. None compares whole deals."""
    auction: Rules | None = None
    """The rules of the auction, if they differ from the rules of the play."""
    players: tuple[Player | None, ...] = field(default=(), compare=False)
    """The players themselves, at the places of their names in `bots`. A name without one is loaded."""

    def __repr__(self) -> str:
        return f"<Contest of {', '.join(self.bots)} by {self.rules!r}: {self.cards}>"

    def __post_init__(self) -> None:
        seated(self.rules, self.seats, 0)
        Deals(self.deals)
        key_of(read_seed(self.seed), 0)
        if not 1 <= len(self.bots) <= self.rules.players:
            raise ContestError("bots", most=self.rules.players)
        if self.auction is not None and _deal_settings(self.auction) != _deal_settings(self.rules):
            raise ContestError("other-cards")
        if self.pairs is not None:
            self._check_pairs(self.pairs)

    def _check_pairs(self, pairs: str) -> None:
        if len(self.bots) != _PAIR:
            raise ContestError("pairs-of-two")
        if pairs not in (ALL, *self.rules.rank_of):
            raise ContestError("no-such-contract", contract=pairs, contracts=", ".join(self.rules.rank_of))

    @property
    def cards(self) -> str:
        """The seed of the cards. `spadille deal` gives the same cards for it."""
        return f"{self.deals.value}/{self.seed}"

    def layout(self, number: int) -> Layout:
        """Return the cards of deal `number`, counted from 0."""
        return self._lay_out(number, self.rules)

    def bid_layout(self, number: int) -> Layout:
        """Return the cards of deal `number` under the rules of the auction."""
        return self._lay_out(number, self.auction or self.rules)

    def _lay_out(self, number: int, rules: Rules) -> Layout:
        stream = Stream(key_of(self.cards, number))
        return dealt_by(stream, rules, self.seats, number % self.seats)

    def to_json(self) -> dict[str, object]:
        """Return the contest as JSON, without its bots."""
        settings = self.rules.settings
        return {
            "v": FORMAT,
            "game": settings.game,
            "rules": settings.preset,
            "options": differing(self.rules.at(self.seats)),
            "seats": self.seats,
            "set": self.deals.value,
            "seed": self.seed,
            "pairs": self.pairs,
            "reference": REFERENCE if self.pairs else None,
        }
