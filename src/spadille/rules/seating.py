"""Seating: which seats play a deal and which sit it out."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from operator import index

Seat = int


class SittingOut(StrEnum):
    """Which seats sit out when a table has more seats than a deal has players."""

    DEALER_AND_LEFT = "dealer-and-left"
    DEALER_AND_THIRD_LEFT = "dealer-and-third-left"


_THIRD_LEFT_AT = 5


def check_seat(seats: int, seat: Seat) -> Seat:
    """Return the seat as an `int` if the table has it.

    >>> check_seat(3, 7)
    Traceback (most recent call last):
        ...
    ValueError: there are seats 0 to 2, and no seat 7
    """
    number = index(seat)
    if isinstance(seat, bool) or not 0 <= number < seats:
        raise ValueError(f"there are seats 0 to {seats - 1}, and no seat {seat}")
    return number


@lru_cache(maxsize=1 << 10)
def active_seats(seats: int, dealer: Seat, players: int, sitting_out: SittingOut) -> tuple[Seat, ...]:
    """Return the seats that play a deal, eldest first.

    >>> active_seats(4, 0, 3, SittingOut.DEALER_AND_LEFT)
    (1, 2, 3)
    >>> active_seats(5, 0, 3, SittingOut.DEALER_AND_LEFT)
    (2, 3, 4)
    >>> active_seats(5, 0, 3, SittingOut.DEALER_AND_THIRD_LEFT)
    (1, 2, 4)

    Raises:
        ValueError: there are fewer seats than players, or there is no such dealer.
    """
    if seats < players:
        raise ValueError(f"{players} players need as many seats, not {seats}")
    check_seat(seats, dealer)
    resting = _resting(seats, seats - players, sitting_out)
    return tuple((dealer + left) % seats for left in range(1, seats + 1) if left % seats not in resting)


def _resting(seats: int, idle: int, sitting_out: SittingOut) -> tuple[int, ...]:
    """Return the seats that sit out, as distances to the left from the dealer."""
    if sitting_out is SittingOut.DEALER_AND_THIRD_LEFT and seats == _THIRD_LEFT_AT:
        return (0, 3)
    return tuple(range(idle))
