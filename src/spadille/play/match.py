"""The match: a series of deals at which the seats win and lose chips and the deal moves round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from spadille.rules.game import Rules
from spadille.rules.options import MOST
from spadille.rules.payments import Pots
from spadille.rules.presets import BANKRUPT, START, UNPAID, WHOLE_ROUNDS, Bankrupt, End, Preset, Unpaid
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result


class MatchEnded(StrEnum):
    """The reason why a match is over."""

    DEALS = "deals"
    TARGET = "target"
    MINUTES = "minutes"
    BANKRUPT = "bankrupt"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a match: its chips and its end."""

    start: int | None
    """The chips of each seat at the start. None: 0, and no limit to debts."""
    bankrupt: Bankrupt
    end: End
    reach: int = 0
    """The number of deals, chips or minutes at which the match ends; 0 for an open end."""
    own: tuple[tuple[str, str], ...] = ()
    """Further match options, with their values, in which the table differs from its preset."""
    unpaid: Unpaid = Unpaid.CREDITED

    def to_json(self) -> dict[str, object]:
        """Return the terms in the JSON form of records."""
        end = {} if self.end is End.OPEN else {self.end.value: self.reach}
        return {"start": self.start, "bankrupt": self.bankrupt.value, "end": end, **dict(self.own)}


def agreed(game: str, preset: Preset, seats: int, chosen: Mapping[str, object]) -> Terms:
    """Return the terms that a table agreed on. The preset gives what `chosen` does not state.

    `chosen` must state an end if the preset allows no open end.

    Raises:
        NotAllowed: `unknown-option`, `bad-option`.
    """
    terms = read_terms(game, preset, chosen)
    if terms.end is End.OPEN and End.OPEN not in preset.ends:
        raise _bad(game, "end", "open")
    rounds = dict(terms.own).get(WHOLE_ROUNDS.id, preset.match[WHOLE_ROUNDS.id].value)
    if rounds == "yes" and terms.end is End.DEALS and terms.reach % seats:
        raise _bad(game, "end", terms.reach)
    return terms


def read_terms(game: str, preset: Preset, chosen: Mapping[str, object]) -> Terms:
    """Return the terms of a table, without checking that the preset allows the end.

    Raises:
        NotAllowed: `unknown-option`, `bad-option`.
    """
    for name in chosen:
        if name not in (*preset.match, "end"):
            raise NotAllowed("unknown-option", f"{game}.match", option=name)
    stated = {name: value for name, value in chosen.items() if value is not None or name == START.id}
    values = {name: stated.get(name, attributed.value) for name, attributed in preset.match.items()}
    start = values[START.id]
    if not isinstance(start, int | None) or not (start is None or START.takes(start)):
        raise _bad(game, START.id, start)
    for option in (BANKRUPT, UNPAID, WHOLE_ROUNDS):
        if not option.takes(values[option.id]):
            raise _bad(game, option.id, values[option.id])
    own = tuple(
        (option.id, str(values[option.id]))
        for option in (UNPAID, WHOLE_ROUNDS)
        if values[option.id] != preset.match[option.id].value
    )
    end, reach = _end(game, chosen.get("end", {}))
    return Terms(start, Bankrupt(str(values[BANKRUPT.id])), end, reach, own, Unpaid(str(values[UNPAID.id])))


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
    rule = f"{game}.options.{option.replace('_', '-')}"
    return NotAllowed("bad-option", rule, option=option, value=str(value))


@dataclass(frozen=True, slots=True)
class Leaver:
    """A player who could not pay and was replaced by a new one, with the final chips."""

    seat: Seat
    chips: int
    after_deal: int


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place in the standing, from 1. Players with equal chips share a place."""

    seat: Seat
    chips: int
    place: int
    left_after: int | None = None
    """The deal after which a player who was replaced left the seat."""


@dataclass(frozen=True, slots=True)
class Match:
    """An immutable state of a match: the chips of each seat, the number of deals, and why it ended."""

    rules: Rules
    terms: Terms
    first_dealer: Seat
    chips: tuple[int, ...]
    """The chips of each seat."""
    deals: int = 0
    """The number of settled deals, including those in which all passed."""
    left: tuple[Leaver, ...] = ()
    ended: MatchEnded | None = None
    pots: Pots = ()
    """The contents of the pots before the next deal's antes."""

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
        """The seats that paid with their last chips and play on with none."""
        if self.terms.start is None or self.terms.bankrupt in (Bankrupt.DEBT, Bankrupt.END_AT_ZERO):
            return ()
        return tuple(seat for seat, chips in enumerate(self.chips) if chips == 0)

    def after(self, result: Result, minutes: float = 0) -> Match:
        """Return the match after a deal with this result, which ended `minutes` after the match began."""
        broke = self.bankrupt_by(result)
        settled = replace(self, chips=self.chips_after(result), deals=self.deals + 1, pots=result.pots)
        if broke and self.terms.bankrupt is Bankrupt.REPLACE:
            settled = settled._with_new_players(broke)
        out = broke and self.terms.bankrupt is not Bankrupt.REPLACE
        ended = MatchEnded.BANKRUPT if out else settled._reached(minutes)
        return settled if ended is None else settled._over(ended)

    def chips_after(self, result: Result) -> tuple[int, ...]:
        """Return the chips of each seat after a deal, before players are replaced or pots shared out."""
        if self.terms.unpaid is Unpaid.LOST and self.bankrupt_by(result):
            eldest = self.rules.active(len(self.chips), self.dealer)[0]
            return without_unpaid(self.chips, result.payments, eldest)
        return tuple(before + gain for before, gain in zip(self.chips, result.payments, strict=True))

    def bankrupt_by(self, result: Result) -> tuple[Seat, ...]:
        """Return the seats that a deal leaves with fewer chips than they need to play on."""
        if self.terms.start is None or self.terms.bankrupt is Bankrupt.DEBT:
            return ()
        least = 1 if self.terms.bankrupt is Bankrupt.END_AT_ZERO else 0
        pairs = enumerate(zip(self.chips, result.payments, strict=True))
        return tuple(seat for seat, (before, gain) in pairs if before + gain < least)

    def stopped(self) -> Match:
        """Return the match after the players ended it; a match that is over stays as it is."""
        return self if self.ended else self._over(MatchEnded.STOPPED)

    def _over(self, ended: MatchEnded) -> Match:
        """Return the match after its end, with the contents of the pots shared out equally.

        Chips left over go one each to the seats from eldest on.
        """
        seats, left = len(self.chips), sum(held for _, held in self.pots)
        eldest = self.rules.active(seats, (self.dealer - 1) % seats)[0]
        share = [left // seats + ((seat - eldest) % seats < left % seats) for seat in range(seats)]
        chips = tuple(before + more for before, more in zip(self.chips, share, strict=True))
        return replace(self, chips=chips, ended=ended, pots=tuple((name, 0) for name, _ in self.pots))

    @property
    def standing(self) -> tuple[Place, ...]:
        """The places of the players at the table, the winner first."""
        return tuple(line for line in self.final_standing if line.left_after is None)

    @property
    def final_standing(self) -> tuple[Place, ...]:
        """The places of all players, the winner first, including players who were replaced."""
        seated: list[tuple[Seat, int, int | None]] = [
            (seat, has, None) for seat, has in enumerate(self.chips)
        ]
        accounts = seated + [(leaver.seat, leaver.chips, leaver.after_deal) for leaver in self.left]
        return tuple(
            Place(seat, has, 1 + sum(more > has for _, more, _ in accounts), left)
            for seat, has, left in sorted(accounts, key=lambda account: -account[1])
        )

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


def without_unpaid(chips: tuple[int, ...], payments: tuple[int, ...], eldest: Seat) -> tuple[int, ...]:
    """Return the chips after a deal in which nobody pays more than they have.

    A player who cannot pay in full pays each payee an equal part of what there is. Chips left over go to the
    payees from eldest on.

    >>> without_unpaid((200, 15, 200), (22, -44, 22), eldest=2)
    (207, 0, 208)
    """
    seats = len(chips)
    payees = [seat for step in range(seats) if payments[seat := (eldest + step) % seats] > 0]
    after = [before + gain for before, gain in zip(chips, payments, strict=True)]
    debtors = [seat for seat in range(seats) if payments[seat] < 0]
    for debtor in debtors:
        if after[debtor] >= 0 or not payees:
            continue
        owed = -payments[debtor]
        claims = (
            [payments[payee] for payee in payees]
            if len(debtors) == 1
            else _equal_parts(owed, [owed] * len(payees))
        )
        for payee, claim, part in zip(payees, claims, _equal_parts(chips[debtor], claims), strict=True):
            after[payee] -= claim - part
    return tuple(max(after[seat], 0) if seat in debtors else after[seat] for seat in range(seats))


def _equal_parts(amount: int, claims: list[int]) -> list[int]:
    """Return an amount divided among claims in parts as equal as possible, none larger than its claim."""
    parts = [0] * len(claims)
    while open_claims := [place for place, claim in enumerate(claims) if amount and parts[place] < claim]:
        share = min(amount // len(open_claims), *(claims[place] - parts[place] for place in open_claims))
        for place in open_claims if share else open_claims[:amount]:
            parts[place] += share or 1
            amount -= share or 1
    return parts
