"""The timeline of a log: the hands with their dealers, and the player at each seat. No hand is settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias

from spadille.notation.names import name_key
from spadille.notation.shape import Json
from spadille.pad.entries import (
    DealerNamed,
    HandCorrected,
    HandEntered,
    HandStruck,
    PlayedOn,
    PlayerBack,
    PlayerGone,
    PlayerJoined,
    PlayerRenamed,
    PlayerReplaced,
    SeatsSwapped,
    SheetEntry,
    SheetHead,
    Undoable,
    drop_undone,
)
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class EnteredHand:
    """A hand with all its summaries, of which the last one counts."""

    number: int
    dealer: Seat
    seats: int
    summaries: tuple[Json, ...]
    struck: bool = False


@dataclass(frozen=True, slots=True)
class PlayerSeated:
    """A player who sits down: at a seat, in place of its player, or on a new last seat."""

    player: int
    name: str
    seat: Seat | None = None


SeatingChange: TypeAlias = PlayerSeated | PlayerGone | PlayerRenamed | SeatsSwapped | DealerNamed | PlayedOn
TimelineEntry: TypeAlias = EnteredHand | SeatingChange
SittingDown: TypeAlias = PlayerReplaced | PlayerJoined | PlayerBack


@dataclass(frozen=True, slots=True)
class Timeline:
    """The hands and changes of a log in order, the players, and the player at each seat."""

    head: SheetHead
    names: tuple[str, ...]
    """The name of each player. A player's index never changes, whatever seat or name the player gets."""
    seating: tuple[int, ...]
    """The player at each seat."""
    lines: tuple[TimelineEntry, ...] = ()

    @property
    def seats(self) -> int:
        """The number of players at the table."""
        return len(self.seating)

    @property
    def hands(self) -> tuple[EnteredHand, ...]:
        """All hands, including those that were struck."""
        return tuple(line for line in self.lines if isinstance(line, EnteredHand))

    @property
    def dealer(self) -> Seat:
        """The next dealer: the player after the dealer of the last hand that counts."""
        since: list[SeatingChange] = []
        for line in reversed(self.lines):
            if not isinstance(line, EnteredHand):
                since.append(line)
            elif not line.struck:
                return self._pass_deal((line.dealer + 1) % line.seats, line.seats, since)
        return self._pass_deal(self.head.dealer, len(self.head.names), since)

    @staticmethod
    def _pass_deal(dealer: Seat, seats: int, since: list[SeatingChange]) -> Seat:
        """Return the dealer after the seating changes in `since`, latest first. If the dealer leaves, the
        next player deals.
        """
        for change in reversed(since):
            match change:
                case PlayerSeated(seat=None):
                    seats += 1
                case PlayerGone(seat=seat):
                    seats -= 1
                    dealer = (dealer - (seat < dealer)) % seats
                case DealerNamed(seat=seat):
                    dealer = seat
                case _:
                    pass
        return dealer

    def hand(self, number: int) -> EnteredHand:
        """Return the hand with a number.

        Raises:
            NotAllowed: `unknown-hand` if the sheet has no hand of this number.
        """
        for hand in self.hands:
            if hand.number == number and not hand.struck:
                return hand
        raise NotAllowed("unknown-hand", hand=number)

    def after(self, entry: SheetHead | Undoable) -> Timeline:
        """Return the timeline with one more entry.

        Raises:
            NotAllowed: the entry is not possible at this point.
        """
        match entry:
            case HandEntered(summary=summary):
                hand = EnteredHand(len(self.hands) + 1, self.dealer, self.seats, (summary,))
                return replace(self, lines=(*self.lines, hand))
            case HandCorrected(hand=number, summary=summary):
                hand = self.hand(number)
                return self._replace_hand(replace(hand, summaries=(*hand.summaries, summary)))
            case HandStruck(hand=number):
                return self._replace_hand(replace(self.hand(number), struck=True))
            case SheetHead():
                raise NotAllowed("malformed", what="entry")
            case change:
                return self._apply_change(change)

    def _apply_change(
        self, change: SittingDown | PlayerGone | PlayerRenamed | SeatsSwapped | DealerNamed | PlayedOn
    ) -> Timeline:
        match change:
            case PlayerGone(seat=seat):
                self._check_seat(seat)
                return self._change_seating(change, (*self.seating[:seat], *self.seating[seat + 1 :]))
            case PlayerRenamed(player=player, name=name):
                return self._rename_player(change, self._check_player(player), name)
            case SeatsSwapped(seat=seat, other=other):
                places = {self._check_seat(seat): other, self._check_seat(other): seat}
                swapped = tuple(self.seating[places.get(place, place)] for place in range(self.seats))
                return self._change_seating(change, swapped)
            case DealerNamed(seat=seat):
                self._check_seat(seat)
            case PlayedOn():
                pass
            case down:
                return self._sit_down(down)
        return replace(self, lines=(*self.lines, change))

    def _sit_down(self, down: SittingDown) -> Timeline:
        match down:
            case PlayerJoined(name=name):
                return self._seat_player(self._find_player(name), name, None)
            case PlayerBack(player=player):
                return self._seat_player(self._check_player(player), self.names[player], None)
            case PlayerReplaced(seat=seat, name=name):
                return self._seat_player(self._find_player(name), name, self._check_seat(seat))

    def _replace_hand(self, new: EnteredHand) -> Timeline:
        lines = tuple(new if _is_hand(line, new.number) else line for line in self.lines)
        return replace(self, lines=lines)

    def _find_player(self, name: str) -> int:
        """Return the index of the player with a name, or the index that a new player would get."""
        keys = [name_key(known) for known in self.names]
        return keys.index(name_key(name)) if name_key(name) in keys else len(keys)

    def _seat_player(self, player: int, name: str, seat: Seat | None) -> Timeline:
        """Return the timeline after a player sits down: on a seat, or on a new last seat.

        A player who already sits there gets new chips if the old ones were lost.

        Raises:
            NotAllowed: `same-name`, if the player sits on another seat.
        """
        if player in self.seating and (seat is None or self.seating[seat] != player):
            raise NotAllowed("same-name", taken=self.names[player])
        if player == len(self.names):
            return replace(self, names=(*self.names, name))._seat_player(player, name, seat)
        seating = list(self.seating)
        if seat is None:
            seating.append(player)
        else:
            seating[seat] = player
        return self._change_seating(PlayerSeated(player, self.names[player], seat), tuple(seating))

    def _rename_player(self, change: PlayerRenamed, player: int, name: str) -> Timeline:
        if self._find_player(name) not in (player, len(self.names)):
            raise NotAllowed("same-name", taken=self.names[self._find_player(name)])
        names = (*self.names[:player], name, *self.names[player + 1 :])
        return replace(self, names=names, lines=(*self.lines, change))

    def _change_seating(self, change: SeatingChange, seating: tuple[int, ...]) -> Timeline:
        rules = self.head.rules
        if len(seating) not in rules.seats:
            raise NotAllowed("bad-deal", rules.anchor("deal"), what="seats", seats=len(seating))
        return replace(self, lines=(*self.lines, change), seating=seating)

    def _check_seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.seats:
            raise NotAllowed("bad-deal", self.head.rules.anchor("deal"), what="seats", seats=seat)
        return seat

    def _check_player(self, player: int) -> int:
        if not 0 <= player < len(self.names):
            raise NotAllowed("unknown-player", player=player)
        return player


def _is_hand(line: TimelineEntry, number: int) -> bool:
    return isinstance(line, EnteredHand) and line.number == number


def build_timeline(entries: Sequence[SheetEntry]) -> Timeline:
    """Return the timeline of a log, which must begin with its head.

    Raises:
        NotAllowed: an entry is not possible at its place.
    """
    if not entries or not isinstance(entries[0], SheetHead):
        raise NotAllowed("malformed", what="log")
    head = entries[0]
    begun = Timeline(head, head.names, tuple(range(len(head.names))))
    return reduce(Timeline.after, drop_undone(entries)[1:], begun)
