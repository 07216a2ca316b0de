"""Payments: who pays whom, including seats that sit out and pots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.rules.game import Bank, Rules, Sitters
from spadille.rules.seating import Seat

Pots = tuple[tuple[str, int], ...]
"""The names of the pots, each with the chips in it."""


@dataclass(frozen=True, slots=True)
class SettlingTable:
    """The table of a deal to be settled: the seats, the dealer, and the pots before the antes."""

    seats: int
    dealer: Seat
    pots: Pots = ()


@dataclass(frozen=True, slots=True)
class Owed:
    """The debts after a deal between the declaring side and its opponents.

    `gain` is what every opponent owes the side; below 0, what the side owes every opponent.
    """

    declarer: Seat
    partner: Seat | None
    gain: int
    stakes: Mapping[Seat, int]
    """By seat that doubled, the factor by which its payment is multiplied."""
    sitters: Sitters
    """How seats that sit out take part in the payment."""
    pot: str | None = None
    """The name of the pot that the declarer wins, if any."""


def payments(rules: Rules, table: SettlingTable, owed: Owed) -> tuple[int, ...]:
    """Return what each seat gains (below 0: pays), including antes and a pot won."""
    settled = _settled(rules, table, owed)
    antes = sum(ante for _, ante in rules.antes)
    pot = _filled(rules, table).get(owed.pot, 0) if owed.pot else 0
    return tuple(gain - antes + (pot if seat == owed.declarer else 0) for seat, gain in enumerate(settled))


def banked(rules: Rules, table: SettlingTable, owed: Owed) -> int:
    """Return what the bank gets (below 0: pays)."""
    return 0 if rules.bank is Bank.NONE else -sum(_settled(rules, table, owed))


def pots_after(rules: Rules, table: SettlingTable, won: str | None) -> Pots:
    """Return the contents of each pot after the deal. A pot that was won is empty."""
    return tuple((name, 0 if name == won else held) for name, held in _filled(rules, table).items())


def _filled(rules: Rules, table: SettlingTable) -> dict[str, int]:
    """Return the pots after the antes, which seats that sit out pay as well."""
    held = dict(table.pots)
    return {name: held.get(name, 0) + table.seats * ante for name, ante in rules.antes}


def _settled(rules: Rules, table: SettlingTable, owed: Owed) -> list[int]:
    """Return what each seat gains (below 0: pays), without antes and pots."""
    active = rules.active(table.seats, table.dealer)
    in_twos = owed.partner is not None
    settled = _in_twos(table.seats, active, owed) if in_twos else _alone(table.seats, active, owed)
    if rules.bank is Bank.THIRD_SHARE and table.seats == rules.players:
        settled[owed.declarer] += min(owed.gain, 0)
    if rules.bank is Bank.SIDE_ONLY:
        side = (owed.declarer, owed.partner)
        return [owed.gain if seat in side else 0 for seat in range(table.seats)]
    return settled


def _in_twos(seats: int, active: tuple[Seat, ...], owed: Owed) -> list[int]:
    """Return each seat's gain in a deal with a partner. The declarer and the partner each settle with one
    opponent.
    """
    side = (owed.declarer, owed.partner)
    return [(owed.gain if seat in side else -owed.gain) if seat in active else 0 for seat in range(seats)]


def _alone(seats: int, active: tuple[Seat, ...], owed: Owed) -> list[int]:
    """Return each seat's gain in a deal without a partner.

    Every opponent settles with the declarer. Seats that sit out settle as the rules say.
    """
    sitter = owed.gain if sitters_settle(owed.sitters, owed.gain) else 0
    due = [owed.gain * owed.stakes.get(seat, 1) if seat in active else sitter for seat in range(seats)]
    due[owed.declarer] = 0
    return [sum(due) if seat == owed.declarer else -due[seat] for seat in range(seats)]


def sitters_settle(sitters: Sitters, gain: int) -> bool:
    """Return whether seats that sit the deal out take part in the payment of `gain`, the amount that each
    opponent owes the declarer (below 0: is owed).
    """
    return sitters is Sitters.FULL or (sitters is Sitters.ON_LOSS and gain < 0)
