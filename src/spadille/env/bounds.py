"""Bounds of the payments in a deal and of the number of its decisions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from spadille.env.encode_rules import ContractTables, RuleTables, TrumpTables, encode_rules
from spadille.play.deal import Deal
from spadille.play.layout import dealt
from spadille.play.phase import Phase
from spadille.rules.bonus import MACKERS
from spadille.rules.game import Rules
from spadille.rules.payments import Owed, SettlingTable, payments
from spadille.rules.seating import Seat

State = tuple[object, ...]
"""The part of an auction's state on which its continuations depend, apart from the cards."""

_STATE_FIELDS = ("queue", "standing", "first", "stakes", "unanswered")


@dataclass(frozen=True)
class DealBounds:
    """The bounds of payments and decisions that hold for any deal by these rules at a table with `seats`
    seats.

    The pots are assumed to be empty before the deal.
    """

    rules: Rules
    seats: int

    @cached_property
    def _here(self) -> Rules:
        return self.rules.at(self.seats)

    @cached_property
    def payments(self) -> tuple[int, int]:
        """Return the lowest and the highest payment to a seat in a deal, in counters.

        >>> from spadille.games import SIX_BID
        >>> DealBounds(SIX_BID.rules("standard"), 3).payments
        (-360, 360)
        """
        antes = sum(ante for _, ante in self._here.antes)
        table = SettlingTable(self.seats, 0)
        paid = [
            payment for owed in _list_owed(self._here, table) for payment in payments(self._here, table, owed)
        ]
        return min([-antes, *paid]), max([-antes, *paid])

    @cached_property
    def decisions(self) -> int:
        """Return the maximum number of decisions in a deal. Each discarded card counts as one."""
        rules = self._here
        contracts = encode_rules(rules, self.seats).contracts
        declared = max(_count_steps(contract, rules.packets.widow_size) for contract in contracts)
        return longest_auction(rules) + declared + rules.packets.hand_size * rules.players


def _count_steps(contract: ContractTables, widow: int) -> int:
    """Return the number of decisions between the auction and the play."""
    return sum(widow if step == "lay-away" else 1 for step in contract.steps) + contract.may_ask


def _list_owed(rules: Rules, table: SettlingTable) -> Iterator[Owed]:
    """Yield the declarer's greatest loss and greatest gain in each contract, at the highest stakes."""
    active, tables = rules.active(table.seats, table.dealer), encode_rules(rules, table.seats)
    stakes = dict.fromkeys(active, tables.auction.stakes[-1] if tables.auction.allows_double else 1)
    pots = [name for name, _ in rules.antes]
    for declared, contract in zip(rules.contracts, tables.contracts, strict=True):
        partner = None if contract.partner == "alone" else active[1]
        pot = None if contract.pot is None else pots[contract.pot]
        for gain in _find_extremes(tables, contract):
            sitters = rules.sitters_in(declared)
            yield Owed(active[0], partner, gain, stakes, sitters, pot if gain > 0 else None)


def _find_extremes(tables: RuleTables, contract: ContractTables) -> tuple[int, int]:
    gains = [
        gain
        for place in contract.trump_tables
        if place is not None
        for gain in _list_gains(tables.trump_tables[place])
    ]
    return min(gains), max(gains)


def _list_gains(played: TrumpTables) -> Iterator[int]:
    """Yield the declarer's gain from one opponent for each final count, with all bonuses."""
    mackers = MACKERS[-1] * played.macker + played.matadors
    streak = max(played.first, played.last)
    for sign, value in zip(played.signs, played.payments, strict=True):
        yield sign * (value + mackers + (streak if sign > 0 else 0))


def longest_auction(rules: Rules) -> int:
    """Return the maximum number of actions in an auction, if every hand allows every bid.

    >>> from spadille.games import GAMES
    >>> [longest_auction(GAMES[game].rules("hoyle")) for game in ("six-bid", "progressive")]
    [8, 27]
    """
    return _find_longest(begin_auction(rules, rules.seats[0], 0), {})


def begin_auction(rules: Rules, seats: int, dealer: Seat) -> Phase:
    """Return an auction in which every hand allows every bid, so that the cards do not matter."""
    contracts = tuple(replace(contract, needs=None, obliges=False) for contract in rules.contracts)
    free = replace(rules, contracts=contracts)
    return Deal.of(dealt(free, seats, dealer, free.pack.cards)).phase


def _find_longest(phase: Phase, known: dict[State, int]) -> int:
    if phase.kind != "auction":
        return 0
    state = _make_state(phase)
    if state not in known:
        known[state] = 1 + max(_find_longest(phase.after(answer), known) for answer in phase.answers())
    return known[state]


def _make_state(phase: Phase) -> State:
    return tuple(getattr(phase, name, None) for name in _STATE_FIELDS)
