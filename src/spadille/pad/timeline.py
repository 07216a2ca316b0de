"""A log before any hand is settled: the hands with their dealers, and the players who came and went."""

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
class EnteredHand:
    """A hand and all its summaries. The last one counts."""

    number: int
    dealer: Seat
    summaries: tuple[Json, ...]
    struck: bool = False


SeatingChange: TypeAlias = PlayerReplaced | PlayerJoined | PlayerGone | PlayedOn
TimelineEntry: TypeAlias = EnteredHand | SeatingChange


@dataclass(frozen=True, slots=True)
class Timeline:
    """The sheet's lines in order, and the next dealer."""

    head: SheetHead
    seats: int
    dealer: Seat
    lines: tuple[TimelineEntry, ...] = ()

    @property
    def hands(self) -> tuple[EnteredHand, ...]:
        """Return all hands, including struck ones."""
        return tuple(line for line in self.lines if isinstance(line, EnteredHand))

    def hand(self, number: int) -> EnteredHand:
        """Return the hand of a number.

        Raises:
            NotAllowed: `unknown-hand`.
        """
        for hand in self.hands:
            if hand.number == number and not hand.struck:
                return hand
        raise NotAllowed("unknown-hand", hand=number)

    def after(self, entry: SheetEntry) -> Timeline:
        """Return the timeline with another entry.

        Raises:
            NotAllowed: the entry is out of place.
        """
        match entry:
            case HandEntered(summary=summary):
                return self._add_hand(summary)
            case HandCorrected(hand=number, summary=summary):
                return self._correct_hand(number, summary)
            case HandStruck(hand=number):
                return self._strike_hand(number)
            case DealerNamed(seat=seat):
                return replace(self, dealer=self._check_seat(seat))
            case SheetHead():
                raise NotAllowed("malformed", what="entry")
            case change:
                return self._apply_change(change)

    def _apply_change(self, change: SeatingChange) -> Timeline:
        match change:
            case PlayerJoined():
                return self._add_change(change, self.seats + 1, self.dealer)
            case PlayerGone(seat=seat):
                return self._remove_player(change, self._check_seat(seat))
            case PlayerReplaced(seat=seat):
                self._check_seat(seat)
            case PlayedOn():
                pass
        return replace(self, lines=(*self.lines, change))

    def _add_hand(self, summary: Json) -> Timeline:
        hand = EnteredHand(len(self.hands) + 1, self.dealer, (summary,))
        return replace(self, lines=(*self.lines, hand), dealer=(self.dealer + 1) % self.seats)

    def _correct_hand(self, number: int, summary: Json) -> Timeline:
        hand = self.hand(number)
        return self._replace_hand(replace(hand, summaries=(*hand.summaries, summary)))

    def _strike_hand(self, number: int) -> Timeline:
        """Strike a hand. The last hand is dealt again; striking an earlier one changes no dealer."""
        hand = self.hand(number)
        last = self.lines[-1] if self.lines else None
        struck = self._replace_hand(replace(hand, struck=True))
        return replace(struck, dealer=hand.dealer) if last == hand else struck

    def _replace_hand(self, new: EnteredHand) -> Timeline:
        lines = tuple(new if _is_hand(line, new.number) else line for line in self.lines)
        return replace(self, lines=lines)

    def _remove_player(self, entry: PlayerGone, seat: Seat) -> Timeline:
        left = self.seats - 1
        dealer = self.dealer - 1 if seat < self.dealer else self.dealer
        return self._add_change(entry, left, dealer % max(left, 1))

    def _add_change(self, entry: SeatingChange, seats: int, dealer: Seat) -> Timeline:
        rules = self.head.rules
        if seats not in rules.seats:
            raise NotAllowed("bad-deal", rules.anchor("deal"), what="seats", seats=seats)
        return replace(self, lines=(*self.lines, entry), seats=seats, dealer=dealer)

    def _check_seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.seats:
            raise NotAllowed("bad-deal", self.head.rules.anchor("deal"), what="seats", seats=seat)
        return seat


def _is_hand(line: TimelineEntry, number: int) -> bool:
    return isinstance(line, EnteredHand) and line.number == number


def build_timeline(entries: Sequence[SheetEntry]) -> Timeline:
    """Return the timeline of a log, which must begin with its head.

    Raises:
        NotAllowed: an entry is out of place.
    """
    if not entries or not isinstance(entries[0], SheetHead):
        raise NotAllowed("malformed", what="log")
    head = entries[0]
    return reduce(Timeline.after, entries[1:], Timeline(head, len(head.names), head.dealer))
