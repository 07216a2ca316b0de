"""A contest: which bots meet, by whose rules, on which cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.records import differing
from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.refusal import Fact


class ContestError(Exception):
    """Something that whoever asked for the contest can put right."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        """Lower-case words joined by `-`."""
        self.facts = facts
        """What a sentence about it needs to name."""

    def __reduce__(self) -> tuple[Callable[[], ContestError], tuple[()]]:
        """It comes with its facts out of another process."""
        return partial(type(self), self.code, **self.facts), ()


FORMAT = 1
"""The version of reports and results files."""
REFERENCE = "club"
"""The bot of the house that bids for everybody where only the play is compared."""
ALL = "all"
"""Pairs of every contract."""
_PAIR = 2
LETTERS = "ABCD"
"""The bots of a contest by their places in it; a seat that sits out is `-`."""


class Deals(StrEnum):
    """What a set of deals is for; no deal is in both."""

    TUNING = "tuning"
    """Looked at as often as one likes, while a bot is being made."""
    REPORTING = "reporting"
    """Kept for the figure that is told."""


def _deal_settings(rules: Rules) -> tuple[object, ...]:
    """What settles who gets which cards."""
    return rules.pack, rules.packets, rules.players, rules.sitting_out


@dataclass(frozen=True, slots=True)
class Contest:
    """The same deals for some bots in all seats.

    Raises:
        ContestError: `bots`, `pairs-of-two`, `no-such-contract`, `other-cards`.
    """

    rules: Rules
    seats: int
    """Players at the table, those who sit out included."""
    bots: tuple[str, ...]
    seed: str
    deals: Deals = Deals.TUNING
    pairs: str | None = None
    """None: whole deals. Else the play alone: of this contract, or of `ALL`."""
    auction: Rules | None = None
    """By whose rules the deals are bid, where not by those they are played by."""

    def __post_init__(self) -> None:
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
        """The seed of the cards; `spadille deal` gives the same ones for it."""
        return f"{self.deals.value}/{self.seed}"

    def layout(self, number: int) -> Layout:
        """The cards of a deal, counted from 0."""
        return self._lay_out(number, self.rules)

    def bid_layout(self, number: int) -> Layout:
        """The same cards by the rules of the auction."""
        return self._lay_out(number, self.auction or self.rules)

    def _lay_out(self, number: int, rules: Rules) -> Layout:
        stream = Stream(key_of(self.cards, number))
        return dealt_by(stream, rules, self.seats, number % self.seats)

    def to_json(self) -> dict[str, object]:
        """All but who meets."""
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
