"""A sheet computed from its log: every hand settled, and all balances, which sum to zero."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

from spadille.notation.records import header_json
from spadille.notation.scores import Unscored, score
from spadille.notation.shape import Json
from spadille.pad.entries import (
    HandCorrected,
    HandEntered,
    PlayedOn,
    PlayerGone,
    PlayerJoined,
    PlayerReplaced,
    SheetEntry,
    SheetHead,
    read_entry,
)
from spadille.pad.timeline import EnteredHand, SeatingChange, TimelineEntry, build_timeline
from spadille.play.match import Match, MatchEnded, Terms
from spadille.rules.game import Rules
from spadille.rules.payments import Pots
from spadille.rules.presets import Bankrupt, End
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result


@dataclass(frozen=True, slots=True)
class Account:
    """A player's column: what they started with, what they have, and whether it is closed."""

    name: str
    brought: int
    chips: int
    closed: bool = False

    @property
    def balance(self) -> int:
        """Return what the player has won or lost."""
        return self.chips - self.brought


Holders = tuple[int, ...]
"""By seat the index of its account."""


@dataclass(frozen=True, slots=True)
class SheetTable:
    """The table before a hand."""

    rules: Rules
    seats: int
    dealer: Seat
    holders: Holders
    pots: Pots

    @property
    def active(self) -> tuple[Seat, ...]:
        """Return the seats that play, eldest hand first."""
        return self.rules.active(self.seats, self.dealer)

    def score_record(self, summary: Json) -> dict[str, object]:
        """Return a hand as `spadille score` reads it."""
        header = header_json(self.rules, self.seats, self.dealer)
        pots = {"pots": dict(self.pots)} if self.pots else {}
        return {**header, **pots, "summary": dict(summary)}

    def settle(self, summary: Json) -> Result:
        """Settle a hand by the rules.

        Raises:
            NotAllowed: the summary is impossible.
        """
        verdict = score(self.score_record(summary))
        if isinstance(verdict, Unscored):
            raise verdict.refusal
        if summary.get("contract") is None and self.rules.forced is not None:
            raise NotAllowed("bad-summary", self.rules.anchor("auction"), what="forced")
        return verdict.result


@dataclass(frozen=True, slots=True)
class SheetHand:
    """A hand on the sheet, and what each account held after it."""

    hand: EnteredHand
    table: SheetTable
    result: Result | None
    """None if the hand was struck, or an earlier correction has made it impossible."""
    earlier: tuple[tuple[Json, Result | None], ...]
    """The summaries that were corrected, each with its result at this place."""
    chips: tuple[int, ...]
    """By account."""
    pots: Pots
    bankrupt: Holders = ()
    freerides: Holders = ()


@dataclass(frozen=True, slots=True)
class SheetChange:
    """A change of players, or the decision to play on after the match."""

    change: SeatingChange
    accounts: Holders
    """The accounts it is about: who left, then who came."""


SheetLine = SheetHand | SheetChange


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole sheet; immutable."""

    head: SheetHead
    terms: Terms
    accounts: tuple[Account, ...]
    holders: Holders
    dealer: Seat
    pots: Pots
    lines: tuple[SheetLine, ...] = ()
    ended: MatchEnded | None = None

    @property
    def hands(self) -> tuple[SheetHand, ...]:
        """Return the hands that count."""
        written = (line for line in self.lines if isinstance(line, SheetHand))
        return tuple(line for line in written if not line.hand.struck)

    @property
    def table(self) -> SheetTable:
        """Return the table before the next hand."""
        return self.table_dealt_by(self.dealer)

    @property
    def total(self) -> int:
        """Return the sum of all balances and pots, which is zero."""
        return sum(account.balance for account in self.accounts) + sum(held for _, held in self.pots)

    def table_dealt_by(self, dealer: Seat) -> SheetTable:
        """Return the present table with another dealer."""
        seats = len(self.holders)
        return SheetTable(self.head.rules.at(seats), seats, dealer, self.holders, self.pots)

    def close(self) -> Sheet:
        """Return the sheet with what is left in the pots shared, as at the end of a match."""
        return self._take_over(self._match(self.dealer).stopped())

    def add_line(self, line: TimelineEntry) -> Sheet:
        return self._add_hand(line) if isinstance(line, EnteredHand) else self._apply_change(line)

    def _match(self, dealer: Seat) -> Match:
        """Return the match as it stands, as far as it decides what comes next."""
        deals, seats = len(self.hands), len(self.holders)
        chips = tuple(self.accounts[holder].chips for holder in self.holders)
        rules, first = self.head.rules.at(seats), (dealer - deals) % seats
        return Match(rules, self.terms, first, chips, deals, pots=self.pots)

    def _add_hand(self, hand: EnteredHand) -> Sheet:
        table = self.table_dealt_by(hand.dealer)
        before = tuple((summary, _try_settle(table, summary)) for summary in hand.summaries[:-1])
        result = None if hand.struck else _try_settle(table, hand.summaries[-1])
        if result is None:
            return self._append_line(SheetHand(hand, table, result, before, self._chips(), self.pots))
        begun = self._match(hand.dealer)
        match = begun.after(result)
        after = replace(self._take_over(match), ended=match.ended)
        chips = dict(enumerate(self._chips())) | dict(
            zip(self.holders, begun.chips_after(result), strict=True)
        )
        line = SheetHand(
            hand,
            table,
            result,
            before,
            tuple(chips.values()),
            result.pots,
            bankrupt=tuple(table.holders[seat] for seat in begun.bankrupt_by(result)),
            freerides=tuple(after.holders[seat] for seat in match.freerides),
        )
        return after._append_line(line)

    def _chips(self) -> tuple[int, ...]:
        return tuple(account.chips for account in self.accounts)

    def _take_over(self, match: Match) -> Sheet:
        """Return the sheet with the chips of a match.

        An account that could not pay is closed for a newcomer.
        """
        left = {leaver.seat: leaver.chips for leaver in match.left}
        sheet = self
        for seat, chips in enumerate(match.chips):
            sheet = sheet._set_chips(seat, left.get(seat, chips))
        for seat in left:
            sheet = sheet._seat_newcomer(seat, "")
        return replace(sheet, pots=match.pots)

    def _set_chips(self, seat: Seat, chips: int) -> Sheet:
        holder = self.holders[seat]
        return self._set_account(holder, replace(self.accounts[holder], chips=chips))

    def _set_account(self, holder: int, account: Account) -> Sheet:
        accounts = (*self.accounts[:holder], account, *self.accounts[holder + 1 :])
        return replace(self, accounts=accounts)

    def _seat_newcomer(self, seat: Seat, name: str) -> Sheet:
        """Close a seat's account and open a new one for it."""
        closed = replace(self.accounts[self.holders[seat]], closed=True)
        sheet = self._set_account(self.holders[seat], closed)._open_account(name)
        holders = (*self.holders[:seat], len(self.accounts), *self.holders[seat + 1 :])
        return replace(sheet, holders=holders)

    def _open_account(self, name: str) -> Sheet:
        start = self.terms.start or 0
        return replace(self, accounts=(*self.accounts, Account(name, start, start)))

    def _apply_change(self, change: SeatingChange) -> Sheet:
        match change:
            case PlayerReplaced(seat=seat, name=name):
                return self._replace_player(change, seat, name)
            case PlayerJoined(name=name):
                new = len(self.accounts)
                joined = replace(self._open_account(name), holders=(*self.holders, new))
                return joined._append_line(SheetChange(change, (new,)))
            case PlayerGone(seat=seat):
                return self._remove_player(change, seat)
            case PlayedOn():
                onward = replace(self.terms, end=End.OPEN, reach=0, bankrupt=Bankrupt.DEBT)
                return replace(self, terms=onward, ended=None)._append_line(SheetChange(change, ()))

    def _replace_player(self, change: PlayerReplaced, seat: Seat, name: str) -> Sheet:
        """Seat a newcomer. If the seat's account is new and has no name, it only gets the name."""
        old = self.holders[seat]
        if not self.accounts[old].name:
            named = self._set_account(old, replace(self.accounts[old], name=name))
            return named._append_line(SheetChange(change, (old,)))
        come = self._seat_newcomer(seat, name)
        return come._append_line(SheetChange(change, (old, come.holders[seat])))

    def _remove_player(self, change: PlayerGone, seat: Seat) -> Sheet:
        old = self.holders[seat]
        closed = self._set_account(old, replace(self.accounts[old], closed=True))
        left = (*self.holders[:seat], *self.holders[seat + 1 :])
        return replace(closed, holders=left)._append_line(SheetChange(change, (old,)))

    def _append_line(self, line: SheetLine) -> Sheet:
        return replace(self, lines=(*self.lines, line))


def _try_settle(table: SheetTable, summary: Json) -> Result | None:
    try:
        return table.settle(summary)
    except NotAllowed:
        return None


def read_sheet(log: Sequence[object]) -> Sheet:
    """Return the sheet of a log.

    Raises:
        NotAllowed: what is wrong with an entry, and which one.
    """
    return build_sheet(tuple(map(read_entry, log)))


def build_sheet(entries: Sequence[SheetEntry]) -> Sheet:
    """Return the sheet of entries already read."""
    plan = build_timeline(entries)
    head, start = plan.head, plan.head.terms.start or 0
    accounts = tuple(Account(name, start, start) for name in head.names)
    pots = tuple((name, 0) for name, _ in head.rules.antes)
    empty = Sheet(head, head.terms, accounts, tuple(range(len(accounts))), head.dealer, pots)
    return replace(reduce(Sheet.add_line, plan.lines, empty), dealer=plan.dealer)


def add_entry(log: Sequence[object], entry: object) -> Sheet:
    """Return the sheet with another entry. An impossible entry is refused.

    Raises:
        NotAllowed: what is wrong with the entry.
    """
    new = read_entry(entry)
    if isinstance(new, HandEntered):
        sheet = read_sheet(log)
        if sheet.ended is not None:
            raise NotAllowed("sheet-over", sheet.head.rules.anchor("match"))
        sheet.table.settle(new.summary)
    if isinstance(new, HandCorrected):
        table_before(read_sheet(log), new.hand).settle(new.summary)
    return read_sheet([*log, entry])


def table_before(sheet: Sheet, number: int) -> SheetTable:
    """Return the table before a hand.

    Raises:
        NotAllowed: `unknown-hand`.
    """
    for written in sheet.hands:
        if written.hand.number == number:
            return written.table
    raise NotAllowed("unknown-hand", hand=number)
