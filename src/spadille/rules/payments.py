"""Payments: who pays whom, sitters and pots included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.rules.game import Rules, Sitters
from spadille.rules.seating import Seat

Pots = tuple[tuple[str, int], ...]
"""What each pot holds, by its name."""


@dataclass(frozen=True, slots=True)
class Owed:
    """What every opponent owes the declaring side; below 0 what the side owes every opponent."""

    declarer: Seat
    partner: Seat | None
    gain: int
    stakes: Mapping[Seat, int]
    """How many times as much a seat that doubled owes."""


def payments(
    rules: Rules, seats: int, active: tuple[Seat, ...], owed: Owed, pots: Pots, won_pot: str | None
) -> tuple[int, ...]:
    """What each seat gains or pays, antes and a pot won included."""
    settled = (
        _in_twos(seats, active, owed) if owed.partner is not None else _alone(rules, seats, active, owed)
    )
    antes = sum(ante for _, ante in rules.antes)
    pot = _filled(rules, seats, pots).get(won_pot, 0) if won_pot else 0
    return tuple(gain - antes + (pot if seat == owed.declarer else 0) for seat, gain in enumerate(settled))


def pots_after(rules: Rules, seats: int, pots: Pots, won_pot: str | None) -> Pots:
    """What each pot holds after the deal: one that was won is empty."""
    filled = _filled(rules, seats, pots)
    return tuple((name, 0 if name == won_pot else held) for name, held in filled.items())


def _filled(rules: Rules, seats: int, pots: Pots) -> dict[str, int]:
    """The pots after everybody, sitters too, has put in the antes."""
    held = dict(pots)
    return {name: held.get(name, 0) + seats * ante for name, ante in rules.antes}


def _in_twos(seats: int, active: tuple[Seat, ...], owed: Owed) -> list[int]:
    """One opponent settles with the declarer, the other with the partner."""
    side = (owed.declarer, owed.partner)
    return [(owed.gain if seat in side else -owed.gain) if seat in active else 0 for seat in range(seats)]


def _alone(rules: Rules, seats: int, active: tuple[Seat, ...], owed: Owed) -> list[int]:
    """Every opponent settles with the declarer, and so do sitters where the rules say so."""
    sitter = owed.gain if _sitters_settle(rules.sitters, owed.gain) else 0
    due = [owed.gain * owed.stakes.get(seat, 1) if seat in active else sitter for seat in range(seats)]
    due[owed.declarer] = 0
    return [sum(due) if seat == owed.declarer else -due[seat] for seat in range(seats)]


def _sitters_settle(sitters: Sitters, gain: int) -> bool:
    return sitters is Sitters.FULL or (sitters is Sitters.ON_LOSS and gain < 0)
