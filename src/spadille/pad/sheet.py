"""A score sheet, computed from its log: every hand settled, and all balances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Final

from spadille.notation.records import header_json
from spadille.notation.scores import Unscored, score
from spadille.notation.shape import Json
from spadille.pad.debts import Transfer, settle_debts
from spadille.pad.entries import (
    MAX_ENTRIES,
    DealerNamed,
    EntryUndone,
    HandCorrected,
    HandEntered,
    PlayedOn,
    PlayerGone,
    PlayerRenamed,
    SeatsSwapped,
    SheetEntry,
    SheetHead,
    Undoable,
    drop_undone,
    read_entry,
)
from spadille.pad.timeline import EnteredHand, PlayerSeated, SeatingChange, TimelineEntry, build_timeline
from spadille.play.match import Match, MatchEnded, Terms
from spadille.rules.game import Bank, Rules
from spadille.rules.payments import Pots
from spadille.rules.presets import Bankrupt, End
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result

_ROOM_TO_UNDO: Final = 20
"""The number of entries at the end of a full log that are reserved for undoing."""


@dataclass(frozen=True, slots=True)
class Account:
    """A player's account: the chips brought, the chips now, and whether the player has left."""

    name: str
    brought: int
    chips: int
    closed: bool = False
    player: int | None = None
    """The player's number in the log. None for a newcomer who has no name yet."""

    @property
    def balance(self) -> int:
        """The chips that the player has won (below 0: lost)."""
        return self.chips - self.brought


Holders = tuple[int, ...]
"""The index of the account at each seat."""


@dataclass(frozen=True, slots=True)
class SheetTable:
    """The state of the table before a hand: seats, dealer, accounts and pots."""

    rules: Rules
    seats: int
    dealer: Seat
    holders: Holders
    pots: Pots

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play, eldest first."""
        return self.rules.active(self.seats, self.dealer)

    def score_record(self, summary: Json) -> dict[str, object]:
        """Return a hand in the JSON form that `spadille score` reads."""
        header = header_json(self.rules, self.seats, self.dealer)
        pots = {"pots": dict(self.pots)} if self.pots else {}
        return {**header, **pots, "summary": dict(summary)}

    def settle(self, summary: Json) -> Result:
        """Return the result of a hand by the rules.

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
    """A hand on the sheet, with the state of each account after it."""

    hand: EnteredHand
    table: SheetTable
    result: Result | None
    """The result. None if the hand was struck, or a correction of an earlier hand has made it impossible."""
    earlier: tuple[tuple[Json, Result | None], ...]
    """The summaries that were replaced by corrections, each with its result."""
    chips: tuple[int, ...]
    """The chips of each account after the hand."""
    balances: tuple[int, ...]
    """The chips that each account has won or lost so far."""
    pots: Pots
    bankrupt: Holders = ()
    freerides: Holders = ()


@dataclass(frozen=True, slots=True)
class SheetChange:
    """A line of the sheet for a change of players, or for the decision to play on after the match."""

    kind: str
    """The kind of change: `replace`, `named`, `bought`, `same`, `join`, `back`, `leave`, `swap` or `on`."""
    accounts: Holders
    """The accounts that are concerned: the one that left, then the one that came."""


SheetLine = SheetHand | SheetChange


@dataclass(frozen=True, slots=True)
class Sheet:
    """An immutable score sheet."""

    head: SheetHead
    terms: Terms
    accounts: tuple[Account, ...]
    holders: Holders
    dealer: Seat
    pots: Pots
    lines: tuple[SheetLine, ...] = ()
    ended: MatchEnded | None = None
    last: Undoable | None = None
    """The entry that would be undone next."""

    @property
    def hands(self) -> tuple[SheetHand, ...]:
        """The hands that count."""
        written = (line for line in self.lines if isinstance(line, SheetHand))
        return tuple(line for line in written if not line.hand.struck)

    @property
    def table(self) -> SheetTable:
        """The table before the next hand."""
        return self.table_dealt_by(self.dealer)

    @property
    def total(self) -> int:
        """The sum of all balances, the pots and the bank, which is always zero."""
        return self._held + self.bank

    @property
    def bank(self) -> int:
        """What the bank has received (below 0: paid); 0 if the rules have no bank."""
        return 0 if self.head.rules.bank is Bank.NONE else -self._held

    @property
    def _held(self) -> int:
        return sum(account.balance for account in self.accounts) + sum(held for _, held in self.pots)

    def table_dealt_by(self, dealer: Seat) -> SheetTable:
        """Return the present table with a given dealer."""
        seats = len(self.holders)
        return SheetTable(self.head.rules.at(seats), seats, dealer, self.holders, self.pots)

    def close(self) -> Sheet:
        """Return the sheet after the pots have been shared out, as at the end of a match."""
        return self._take_over(self._match(self.dealer).stopped())

    @property
    def transfers(self) -> list[Transfer]:
        """The payments that settle all balances after the pots and the bank have been shared out."""
        money = self.head.money
        share, odd = divmod(self.bank, len(self.accounts))
        closed = self.close().accounts
        balances = [account.balance + share + (place < odd) for place, account in enumerate(closed)]
        return settle_debts(balances, None if money is None else money.worth)

    def add_line(self, line: TimelineEntry) -> Sheet:
        return self._add_hand(line) if isinstance(line, EnteredHand) else self._apply_change(line)

    def _match(self, dealer: Seat) -> Match:
        """Return the state of the match, as far as later hands depend on it."""
        deals, seats = len(self.hands), len(self.holders)
        chips = tuple(self.accounts[holder].chips for holder in self.holders)
        rules, first = self.head.rules.at(seats), (dealer - deals) % seats
        return Match(rules, self.terms, first, chips, deals, pots=self.pots)

    def _add_hand(self, hand: EnteredHand) -> Sheet:
        table = self.table_dealt_by(hand.dealer)
        before = tuple((summary, _try_settle(table, summary)) for summary in hand.summaries[:-1])
        result = None if hand.struck else _try_settle(table, hand.summaries[-1])
        if result is None:
            balances = tuple(account.balance for account in self.accounts)
            return self._append_line(SheetHand(hand, table, None, before, self._chips(), balances, self.pots))
        begun = self._match(hand.dealer)
        match = begun.after(result)
        held = dict(zip(self.holders, begun.chips_after(result), strict=True))
        chips = tuple(held.get(place, value) for place, value in enumerate(self._chips()))
        balances = tuple(value - account.brought for value, account in zip(chips, self.accounts, strict=True))
        line = SheetHand(hand, table, result, before, chips, balances, result.pots)
        after = replace(self._take_over(match), ended=match.ended)
        return after._append_line(self._mark_bankrupt(line, begun.bankrupt_by(result), match.freerides))

    def _mark_bankrupt(
        self, line: SheetHand, bankrupt: Iterable[Seat], freerides: Iterable[Seat]
    ) -> SheetHand:
        """Return a hand with the accounts that it made bankrupt, and those that play on without chips."""
        had = self._chips()
        lost = [self.holders[seat] for seat in bankrupt]
        return replace(
            line,
            bankrupt=tuple(
                holder for holder in lost if had[holder] >= 0 and line.chips[holder] < had[holder]
            ),
            freerides=tuple(self.holders[seat] for seat in freerides if had[self.holders[seat]]),
        )

    def _chips(self) -> tuple[int, ...]:
        return tuple(account.chips for account in self.accounts)

    def _take_over(self, match: Match) -> Sheet:
        """Return the sheet with the chips of a match.

        An account that could not pay is closed, and a new player gets the seat.
        """
        left = {leaver.seat: leaver.chips for leaver in match.left}
        sheet = self
        for seat, chips in enumerate(match.chips):
            sheet = sheet._set_chips(seat, left.get(seat, chips))
        for seat in left:
            sheet = sheet._seat_newcomer(seat)
        return replace(sheet, pots=match.pots)

    def _set_chips(self, seat: Seat, chips: int) -> Sheet:
        holder = self.holders[seat]
        return self._set_account(holder, replace(self.accounts[holder], chips=chips))

    def _set_account(self, holder: int, account: Account) -> Sheet:
        accounts = (*self.accounts[:holder], account, *self.accounts[holder + 1 :])
        return replace(self, accounts=accounts)

    def _seat_newcomer(self, seat: Seat) -> Sheet:
        """Return the sheet with a seat's account closed, and a new one for a player who has no name yet."""
        return (
            self._close_account(self.holders[seat])
            ._open_account("", None)
            ._hold_seat(seat, len(self.accounts))
        )

    def _hold_seat(self, seat: Seat, account: int) -> Sheet:
        return replace(self, holders=(*self.holders[:seat], account, *self.holders[seat + 1 :]))

    def _close_account(self, holder: int) -> Sheet:
        return self._set_account(holder, replace(self.accounts[holder], closed=True))

    def _open_account(self, name: str, player: int | None) -> Sheet:
        start = self.terms.start or 0
        return replace(self, accounts=(*self.accounts, Account(name, start, start, player=player)))

    def _apply_change(self, change: SeatingChange) -> Sheet:
        match change:
            case PlayerSeated(seat=seat):
                return self._seat_last(change) if seat is None else self._replace_player(change, seat)
            case PlayerGone(seat=seat):
                old = self.holders[seat]
                left = (*self.holders[:seat], *self.holders[seat + 1 :])
                return replace(self._close_account(old), holders=left)._append_change("leave", old)
            case SeatsSwapped(seat=seat, other=other):
                mine, theirs = self.holders[seat], self.holders[other]
                swapped = self._hold_seat(seat, theirs)._hold_seat(other, mine)
                return swapped._append_change("swap", mine, theirs)
            case PlayerRenamed(player=player, name=name):
                account = self.account_of(player)
                return self._set_account(account, replace(self.accounts[account], name=name))
            case PlayedOn():
                return self._play_on()._append_change("on")
            case DealerNamed():
                return self

    def account_of(self, player: int) -> int:
        """Return the index of a player's account, or the number of accounts if the player is new."""
        players = [account.player for account in self.accounts]
        return players.index(player) if player in players else len(players)

    def _play_on(self) -> Sheet:
        """Return the sheet after the players decided to play on: the term that ended the match, its length or
        a bankruptcy, no longer applies.
        """
        if self.ended is MatchEnded.BANKRUPT:
            return replace(self, terms=replace(self.terms, bankrupt=Bankrupt.DEBT), ended=None)
        return replace(self, terms=replace(self.terms, end=End.OPEN, reach=0), ended=None)

    def _seat_last(self, seated: PlayerSeated) -> Sheet:
        account = self.account_of(seated.player)
        come = self._open_or_reopen(seated)
        come = replace(come, holders=(*self.holders, account))
        return come._append_change("join" if account == len(self.accounts) else "back", account)

    def _open_or_reopen(self, seated: PlayerSeated) -> Sheet:
        """Return the sheet with a player's account open.

        A player who has less than no chips gets new ones.
        """
        place = self.account_of(seated.player)
        if place == len(self.accounts):
            return self._open_account(seated.name, seated.player)
        account, start = self.accounts[place], self.terms.start
        if start is not None and self.terms.bankrupt is not Bankrupt.DEBT and account.chips < 0:
            account = replace(account, brought=start - account.balance, chips=start)
        return self._set_account(place, replace(account, closed=False))

    def _replace_player(self, seated: PlayerSeated, seat: Seat) -> Sheet:
        """Return the sheet with a player at a seat.

        If the seat's account has no name yet, it becomes the player's account.
        """
        old, account = self.holders[seat], self.account_of(seated.player)
        if self.accounts[old].player is None:
            if account < len(self.accounts):
                return self._merge_newcomer(old, account)._append_change("bought", account)
            named = replace(self.accounts[old], name=seated.name, player=seated.player)
            return self._set_account(old, named)._append_change("named", old)
        if old == account:
            return self._append_change("same", account)
        come = self._close_account(old)._open_or_reopen(seated)._hold_seat(seat, account)
        return come._append_change("replace", old, account)

    def _merge_newcomer(self, newcomer: int, known: int) -> Sheet:
        """Return the sheet with the account of a newcomer without a name merged into a known
        player's account.
        """
        new, old = self.accounts[newcomer], self.accounts[known]
        both = replace(old, chips=new.chips, brought=new.brought - old.balance, closed=False)
        start = self.terms.start or 0
        places = [*range(newcomer), known - (known > newcomer), *range(newcomer, len(self.accounts) - 1)]

        def move(holders: Holders) -> Holders:
            return tuple(places[holder] for holder in holders)

        def merge(values: tuple[int, ...], merged: int, missing: int) -> tuple[int, ...]:
            all_values = [*values, *[missing] * (known + 1 - len(values))]
            all_values[known] = merged
            return (*all_values[:newcomer], *all_values[newcomer + 1 :])

        def move_line(line: SheetLine) -> SheetLine:
            if isinstance(line, SheetChange):
                return replace(line, accounts=move(line.accounts))
            chips, balances = line.chips, line.balances
            if newcomer < len(chips):
                before = balances[known] if known < len(balances) else 0
                chips = merge(chips, chips[newcomer], start)
                balances = merge(balances, before + balances[newcomer], 0)
            table = replace(line.table, holders=move(line.table.holders))
            moved = replace(line, bankrupt=move(line.bankrupt), freerides=move(line.freerides))
            return replace(moved, table=table, chips=chips, balances=balances)

        kept = self._set_account(known, both).accounts
        return replace(
            self,
            accounts=(*kept[:newcomer], *kept[newcomer + 1 :]),
            holders=move(self.holders),
            lines=tuple(map(move_line, self.lines)),
        )

    def _append_change(self, kind: str, *accounts: int) -> Sheet:
        return self._append_line(SheetChange(kind, accounts))

    def _append_line(self, line: SheetLine) -> Sheet:
        return replace(self, lines=(*self.lines, line))


def _try_settle(table: SheetTable, summary: Json) -> Result | None:
    try:
        return table.settle(summary)
    except NotAllowed:
        return None


def read_sheet(log: Sequence[object]) -> Sheet:
    """Return the sheet of a log of JSON values.

    Raises:
        NotAllowed: the error in the first wrong entry.
    """
    return build_sheet(tuple(map(read_entry, log)))


def build_sheet(entries: Sequence[SheetEntry]) -> Sheet:
    """Return the sheet that results from a log's entries."""
    plan = build_timeline(entries)
    head, start = plan.head, plan.head.terms.start or 0
    accounts = tuple(Account(name, start, start, player=player) for player, name in enumerate(head.names))
    pots = tuple((name, 0) for name, _ in head.rules.antes)
    empty = Sheet(head, head.terms, accounts, tuple(range(len(accounts))), head.dealer, pots)
    last = drop_undone(entries)[-1]
    undoable = None if isinstance(last, SheetHead) else last
    return replace(reduce(Sheet.add_line, plan.lines, empty), dealer=plan.dealer, last=undoable)


def add_entry(log: Sequence[object], entry: object) -> Sheet:
    """Return the sheet of a log with one more entry, after checking that the entry is possible.

    Raises:
        NotAllowed: the error in the entry.
    """
    new = read_entry(entry)
    if len(log) >= MAX_ENTRIES - _ROOM_TO_UNDO * (not isinstance(new, EntryUndone)):
        raise NotAllowed("sheet-full", most=MAX_ENTRIES - _ROOM_TO_UNDO)
    match new:
        case HandEntered(summary=summary):
            sheet = read_sheet(log)
            if sheet.ended is not None:
                raise NotAllowed("sheet-over", sheet.head.rules.anchor("match"))
            sheet.table.settle(summary)
        case HandCorrected(hand=number, summary=summary):
            table_before(read_sheet(log), number).settle(summary)
        case PlayedOn() if read_sheet(log).ended is None:
            raise NotAllowed("sheet-not-over")
        case _:
            pass
    return read_sheet([*log, entry])


def table_before(sheet: Sheet, number: int) -> SheetTable:
    """Return the table before the hand with a number.

    Raises:
        NotAllowed: `unknown-hand` if the sheet has no hand of this number.
    """
    for written in sheet.hands:
        if written.hand.number == number:
            return written.table
    raise NotAllowed("unknown-hand", hand=number)
