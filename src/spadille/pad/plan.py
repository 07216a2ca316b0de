"""A log before anything is reckoned: the hands with their dealers, and who came and went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias

from spadille.notation.shape import Json
from spadille.pad.entries import (
    DealerNamed,
    HandCorrected,
    HandEntered,
    HandStruck,
    PlayedOn,
    PlayerGone,
    PlayerJoined,
    PlayerReplaced,
    SheetEntry,
    SheetHead,
)
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class PlannedHand:
    """A hand and every summary ever written for it; the last one counts."""

    number: int
    dealer: Seat
    summaries: tuple[Json, ...]
    struck: bool = False


SeatingChange: TypeAlias = PlayerReplaced | PlayerJoined | PlayerGone | PlayedOn
PlanLine: TypeAlias = PlannedHand | SeatingChange


@dataclass(frozen=True, slots=True)
class Plan:
    """The sheet's lines in order, and who deals next."""

    head: SheetHead
    seats: int
    dealer: Seat
    lines: tuple[PlanLine, ...] = ()

    @property
    def hands(self) -> tuple[PlannedHand, ...]:
        """All hands, including struck ones."""
        return tuple(line for line in self.lines if isinstance(line, PlannedHand))

    def hand(self, number: int) -> PlannedHand:
        """The hand of this number.

        Raises:
            NotAllowed: `unknown-hand`.
        """
        for hand in self.hands:
            if hand.number == number and not hand.struck:
                return hand
        raise NotAllowed("unknown-hand", hand=number)

    def after(self, entry: SheetEntry) -> Plan:
        """The plan with another entry.

        Raises:
            NotAllowed: the entry is out of place.
        """
        match entry:
            case HandEntered(summary=summary):
                return self._dealt(summary)
            case HandCorrected(hand=number, summary=summary):
                return self._corrected(number, summary)
            case HandStruck(hand=number):
                return self._struck(number)
            case DealerNamed(seat=seat):
                return replace(self, dealer=self._seat(seat))
            case SheetHead():
                raise NotAllowed("malformed", what="entry")
            case change:
                return self._changed(change)

    def _changed(self, change: SeatingChange) -> Plan:
        match change:
            case PlayerJoined():
                return self._seated(change, self.seats + 1, self.dealer)
            case PlayerGone(seat=seat):
                return self._without(change, self._seat(seat))
            case PlayerReplaced(seat=seat):
                self._seat(seat)
            case PlayedOn():
                pass
        return replace(self, lines=(*self.lines, change))

    def _dealt(self, summary: Json) -> Plan:
        hand = PlannedHand(len(self.hands) + 1, self.dealer, (summary,))
        return replace(self, lines=(*self.lines, hand), dealer=(self.dealer + 1) % self.seats)

    def _corrected(self, number: int, summary: Json) -> Plan:
        hand = self.hand(number)
        return self._put(replace(hand, summaries=(*hand.summaries, summary)))

    def _struck(self, number: int) -> Plan:
        """The plan without a hand: the last is dealt again, striking an earlier one changes no dealer."""
        hand = self.hand(number)
        last = self.lines[-1] if self.lines else None
        struck = self._put(replace(hand, struck=True))
        return replace(struck, dealer=hand.dealer) if last == hand else struck

    def _put(self, changed: PlannedHand) -> Plan:
        lines = tuple(changed if _is_hand(line, changed.number) else line for line in self.lines)
        return replace(self, lines=lines)

    def _without(self, entry: PlayerGone, seat: Seat) -> Plan:
        left = self.seats - 1
        dealer = self.dealer - 1 if seat < self.dealer else self.dealer
        return self._seated(entry, left, dealer % max(left, 1))

    def _seated(self, entry: SeatingChange, seats: int, dealer: Seat) -> Plan:
        rules = self.head.rules
        if seats not in rules.seats:
            raise NotAllowed("bad-deal", rules.anchor("deal"), what="seats", seats=seats)
        return replace(self, lines=(*self.lines, entry), seats=seats, dealer=dealer)

    def _seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.seats:
            raise NotAllowed("bad-deal", self.head.rules.anchor("deal"), what="seats", seats=seat)
        return seat


def _is_hand(line: PlanLine, number: int) -> bool:
    return isinstance(line, PlannedHand) and line.number == number


def planned(entries: Sequence[SheetEntry]) -> Plan:
    """The plan of a log, which must begin with its head.

    Raises:
        NotAllowed: an entry is out of place.
    """
    if not entries or not isinstance(entries[0], SheetHead):
        raise NotAllowed("malformed", what="log")
    head = entries[0]
    return reduce(Plan.after, entries[1:], Plan(head, len(head.names), head.dealer))
