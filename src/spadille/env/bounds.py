"""How much can be won and lost in a deal, and how long it can be."""

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

State = tuple[object, ...]
"""What the rest of an auction depends on."""


_SAID = ("queue", "standing", "first", "stakes", "unanswered")
"""The parts of an auction of any style, but for the cards."""


@dataclass(frozen=True)
class DealBounds:
    """What no deal by these rules goes beyond, at a table of so many seats, the pots empty before it."""

    rules: Rules
    seats: int

    @cached_property
    def _here(self) -> Rules:
        return self.rules.at(self.seats)

    @cached_property
    def payments(self) -> tuple[int, int]:
        """The least and the most that a deal can bring a seat, in counters.

        >>> from spadille.games import SIX_BID
        >>> DealBounds(SIX_BID.rules("standard"), 3).payments
        (-360, 360)
        """
        antes = sum(ante for _, ante in self._here.antes)
        table = SettlingTable(self.seats, 0)
        paid = [
            payment for owed in _all_owed(self._here, table) for payment in payments(self._here, table, owed)
        ]
        return min([-antes, *paid]), max([-antes, *paid])

    @cached_property
    def decisions(self) -> int:
        """The most decisions in a deal, cards that are laid away counted one by one."""
        rules = self._here
        contracts = encode_rules(rules, self.seats).contracts
        declared = max(_declared(contract, rules.packets.widow_size) for contract in contracts)
        return longest_auction(rules) + declared + rules.packets.hand_size * rules.players


def _declared(contract: ContractTables, widow: int) -> int:
    """After the auction each step is a decision, or as many as there are cards to lay away."""
    return sum(widow if step == "lay-away" else 1 for step in contract.steps) + contract.may_ask


def _all_owed(rules: Rules, table: SettlingTable) -> Iterator[Owed]:
    """For each contract, the most it can cost and the most it can bring, doubled by all as far as it goes."""
    active, tables = rules.active(table.seats, table.dealer), encode_rules(rules, table.seats)
    stakes = dict.fromkeys(active, tables.auction.stakes[-1] if tables.auction.allows_double else 1)
    pots = [name for name, _ in rules.antes]
    for contract in tables.contracts:
        partner = None if contract.partner == "alone" else active[1]
        pot = None if contract.pot is None else pots[contract.pot]
        for gain in _extremes(tables, contract):
            yield Owed(active[0], partner, gain, stakes, pot if gain > 0 else None)


def _extremes(tables: RuleTables, contract: ContractTables) -> tuple[int, int]:
    gains = [
        gain
        for place in contract.trump_tables
        if place is not None
        for gain in _gains(tables.trump_tables[place])
    ]
    return min(gains), max(gains)


def _gains(played: TrumpTables) -> Iterator[int]:
    """What one opponent may owe, by what the side has counted, with all the bonuses there are."""
    mackers, streak = MACKERS[-1] * played.macker, max(played.first, played.last)
    for sign, value in zip(played.signs, played.payments, strict=True):
        yield sign * (value + mackers + (streak if sign > 0 else 0))


def longest_auction(rules: Rules) -> int:
    """How often players can speak in an auction in which every hand allows every bid.

    >>> from spadille.games import GAMES
    >>> [longest_auction(GAMES[game].rules("hoyle")) for game in ("six-bid", "progressive")]
    [8, 27]
    """
    free = replace(rules, contracts=tuple(replace(contract, needs=None) for contract in rules.contracts))
    layout = dealt(free, free.seats[0], 0, free.pack.cards)
    return _longest(Deal.of(layout).phase, {})


def _longest(phase: Phase, known: dict[State, int]) -> int:
    if phase.kind != "auction":
        return 0
    state = _state(phase)
    if state not in known:
        known[state] = 1 + max(_longest(phase.after(answer), known) for answer in phase.answers())
    return known[state]


def _state(phase: Phase) -> State:
    return tuple(
        getattr(phase, name, None) for name in ("queue", "standing", "first", "stakes", "unanswered")
    )
