"""Payments: who pays whom, including seats that sit out and pots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.rules.game import Bank, Rules, Sitters
from spadille.rules.seating import Seat

Pots = tuple[tuple[str, int], ...]
"""What each pot holds, by its name."""


@dataclass(frozen=True, slots=True)
class SettlingTable:
    """The seats, the dealer, and what lies in the pots before the antes."""

    seats: int
    dealer: Seat
    pots: Pots = ()


@dataclass(frozen=True, slots=True)
class Owed:
    """What every opponent owes the declaring side. Below 0, the side owes every opponent."""

    declarer: Seat
    partner: Seat | None
    gain: int
    stakes: Mapping[Seat, int]
    """How many times as much a seat that doubled owes."""
    sitters: Sitters
    """What seats that sit out have to do with it."""
    pot: str | None = None
    """The pot that is won."""


def payments(rules: Rules, table: SettlingTable, owed: Owed) -> tuple[int, ...]:
    """Return what each seat gains or pays, including antes and a pot won."""
    settled = _settled(rules, table, owed)
    antes = sum(ante for _, ante in rules.antes)
    pot = _filled(rules, table).get(owed.pot, 0) if owed.pot else 0
    return tuple(gain - antes + (pot if seat == owed.declarer else 0) for seat, gain in enumerate(settled))


def banked(rules: Rules, table: SettlingTable, owed: Owed) -> int:
    """Return what the bank gets, below 0 what it pays."""
    return 0 if rules.bank is Bank.NONE else -sum(_settled(rules, table, owed))


def pots_after(rules: Rules, table: SettlingTable, won: str | None) -> Pots:
    """Return what each pot holds after the deal. One that was won is empty."""
    return tuple((name, 0 if name == won else held) for name, held in _filled(rules, table).items())


def _filled(rules: Rules, table: SettlingTable) -> dict[str, int]:
    """Return the pots after every seat, also one that sits out, has put in the antes."""
    held = dict(table.pots)
    return {name: held.get(name, 0) + table.seats * ante for name, ante in rules.antes}


def _settled(rules: Rules, table: SettlingTable, owed: Owed) -> list[int]:
    """Return what each seat gains or pays, without antes and pots."""
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
    """Settle one opponent with the declarer and the other with the partner."""
    side = (owed.declarer, owed.partner)
    return [(owed.gain if seat in side else -owed.gain) if seat in active else 0 for seat in range(seats)]


def _alone(seats: int, active: tuple[Seat, ...], owed: Owed) -> list[int]:
    """Settle every opponent with the declarer, and seats that sit out where the rules say so."""
    sitter = owed.gain if sitters_settle(owed.sitters, owed.gain) else 0
    due = [owed.gain * owed.stakes.get(seat, 1) if seat in active else sitter for seat in range(seats)]
    due[owed.declarer] = 0
    return [sum(due) if seat == owed.declarer else -due[seat] for seat in range(seats)]


def sitters_settle(sitters: Sitters, gain: int) -> bool:
    """Return whether seats that sit the deal out pay or are paid too."""
    return sitters is Sitters.FULL or (sitters is Sitters.ON_LOSS and gain < 0)
