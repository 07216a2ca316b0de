"""The match: a series of deals with chips, a dealer's turn and an end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from spadille.rules.game import Rules
from spadille.rules.options import MOST
from spadille.rules.payments import Pots
from spadille.rules.presets import BANKRUPT, START, Bankrupt, End, Preset
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result


class MatchEnded(StrEnum):
    """Why a match is over."""

    DEALS = "deals"
    TARGET = "target"
    MINUTES = "minutes"
    BANKRUPT = "bankrupt"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a match: its chips and its end."""

    start: int | None
    """Chips at the start. None: 0, and no limit."""
    bankrupt: Bankrupt
    end: End
    reach: int = 0
    """The number of deals, chips or minutes that ends it; 0 for an open end."""

    def to_json(self) -> dict[str, object]:
        """Return the terms as records state them."""
        end = {} if self.end is End.OPEN else {self.end.value: self.reach}
        return {"start": self.start, "bankrupt": self.bankrupt.value, "end": end}


def agreed(game: str, preset: Preset, seats: int, chosen: Mapping[str, object]) -> Terms:
    """Return the terms that a table agreed on. What it does not state is as the preset has it.

    Raises:
        NotAllowed: `unknown-option`, `bad-option`.
    """
    for name in chosen:
        if name not in ("start", "bankrupt", "end"):
            raise NotAllowed("unknown-option", f"{game}.match", option=name)
    start = chosen.get("start", preset.match["start"].value)
    bankrupt = chosen.get("bankrupt", preset.match["bankrupt"].value)
    if not isinstance(start, int | None) or not (start is None or START.takes(start)):
        raise _bad(game, "start", start)
    if not BANKRUPT.takes(bankrupt):
        raise _bad(game, "bankrupt", bankrupt)
    end, reach = _end(game, chosen.get("end", {}))
    if preset.whole_rounds and end is End.DEALS and reach % seats:
        raise _bad(game, "end", reach)
    return Terms(start, Bankrupt(str(bankrupt)), end, reach)


def _end(game: str, end: object) -> tuple[End, int]:
    if end == {}:
        return End.OPEN, 0
    if isinstance(end, dict) and len(end) == 1:
        ((name, reach),) = end.items()
        whole = isinstance(reach, int) and not isinstance(reach, bool)
        if name in (End.DEALS, End.TARGET, End.MINUTES) and whole and 1 <= reach <= MOST:
            return End(name), reach
    raise _bad(game, "end", end)


def _bad(game: str, option: str, value: object) -> NotAllowed:
    return NotAllowed("bad-option", f"{game}.options.{option}", option=option, value=str(value))


@dataclass(frozen=True, slots=True)
class Leaver:
    """A player who could not pay and made room for another, with the account as it closed."""

    seat: Seat
    chips: int
    after_deal: int


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the standing; equal chips share a place."""

    seat: Seat
    chips: int
    place: int


@dataclass(frozen=True, slots=True)
class Match:
    """An immutable state of a match: what each seat has, and whether the match is over."""

    rules: Rules
    terms: Terms
    first_dealer: Seat
    chips: tuple[int, ...]
    """By seat."""
    deals: int = 0
    """The number of deals dealt and settled, including those passed out."""
    left: tuple[Leaver, ...] = ()
    ended: MatchEnded | None = None
    pots: Pots = ()
    """What the pots hold before the next deal's antes."""

    @classmethod
    def begin(cls, rules: Rules, terms: Terms, seats: int, first_dealer: Seat) -> Match:
        """Return the match before its first deal, with empty pots."""
        pots = tuple((name, 0) for name, _ in rules.antes)
        return cls(rules.at(seats), terms, first_dealer, (terms.start or 0,) * seats, pots=pots)

    @property
    def dealer(self) -> Seat:
        """The next dealer."""
        return (self.first_dealer + self.deals) % len(self.chips)

    @property
    def freerides(self) -> tuple[Seat, ...]:
        """The seats that play on without chips, having paid with the last of them."""
        if self.terms.start is None or self.terms.bankrupt is Bankrupt.DEBT:
            return ()
        return tuple(seat for seat, chips in enumerate(self.chips) if chips == 0)

    def after(self, result: Result, minutes: float = 0) -> Match:
        """Return the match after a deal with this result, `minutes` after the match began."""
        paid = tuple(before + gain for before, gain in zip(self.chips, result.payments, strict=True))
        settled = replace(self, chips=paid, deals=self.deals + 1, pots=result.pots)
        broke = settled._bankrupt()
        if broke and self.terms.bankrupt is Bankrupt.REPLACE:
            settled = settled._with_new_players(broke)
        out = broke and self.terms.bankrupt is Bankrupt.END
        ended = MatchEnded.BANKRUPT if out else settled._reached(minutes)
        return settled if ended is None else settled._over(ended)

    def stopped(self) -> Match:
        """Return the match ended by the players."""
        return self if self.ended else self._over(MatchEnded.STOPPED)

    def _over(self, ended: MatchEnded) -> Match:
        """Return the match ended, with what is left in the pots shared.

        Odd counters go to the seats from eldest on.
        """
        seats, left = len(self.chips), sum(held for _, held in self.pots)
        eldest = self.rules.active(seats, (self.dealer - 1) % seats)[0]
        share = [left // seats + ((seat - eldest) % seats < left % seats) for seat in range(seats)]
        chips = tuple(before + more for before, more in zip(self.chips, share, strict=True))
        return replace(self, chips=chips, ended=ended, pots=tuple((name, 0) for name, _ in self.pots))

    @property
    def standing(self) -> tuple[Place, ...]:
        """All places, the winner first."""
        order = sorted(enumerate(self.chips), key=lambda seat_chips: -seat_chips[1])
        return tuple(
            Place(seat, chips, 1 + sum(more > chips for more in self.chips)) for seat, chips in order
        )

    def _bankrupt(self) -> tuple[Seat, ...]:
        """Return the seats that could not pay in full."""
        if self.terms.start is None:
            return ()
        return tuple(seat for seat, chips in enumerate(self.chips) if chips < 0)

    def _with_new_players(self, broke: tuple[Seat, ...]) -> Match:
        left = tuple(Leaver(seat, self.chips[seat], self.deals) for seat in broke)
        start = self.terms.start or 0
        chips = tuple(start if seat in broke else before for seat, before in enumerate(self.chips))
        return replace(self, chips=chips, left=self.left + left)

    def _reached(self, minutes: float) -> MatchEnded | None:
        far = {End.DEALS: self.deals, End.TARGET: max(self.chips), End.MINUTES: minutes}
        if self.terms.end is End.OPEN or far[self.terms.end] < self.terms.reach:
            return None
        return MatchEnded(self.terms.end.value)
