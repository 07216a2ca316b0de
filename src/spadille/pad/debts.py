"""Settle the debts of an evening in as few payments as possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, pairwise

MAX_EXACT = 12
"""The most debtors and creditors for which the fewest payments are searched for."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """A payment. `payer` and `payee` are indices into the balances."""

    payer: int
    payee: int
    counters: int
    cents: int | None = None


def settle_debts(balances: Sequence[int], worth: Callable[[int], int] | None = None) -> list[Transfer]:
    """Return the fewest payments that settle all balances, largest first.

    With `worth`, which gives the value of counters in cents, each payment also states its sum of money. The
    sums are rounded so that they add up to the value of all counters that a player gets or pays.

    >>> [(paid.payer, paid.payee, paid.counters) for paid in settle_debts([56, -37, -84, 65])]
    [(2, 3, 65), (1, 0, 37), (2, 0, 19)]
    >>> [paid.cents for paid in settle_debts([-22, -22, 44], lambda counters: round(counters * 100 / 3))]
    [733, 734]
    """
    unsettled = [place for place, balance in enumerate(balances) if balance]
    groups = _split_groups(balances, unsettled) if len(unsettled) <= MAX_EXACT else [unsettled]
    paid = [transfer for group in groups for transfer in _settle_group(balances, group, worth)]
    return sorted(paid, key=lambda transfer: -transfer.counters)


def _split_groups(balances: Sequence[int], unsettled: list[int]) -> list[list[int]]:
    """Return the balances split into as many groups that sum to zero as possible.

    Each group saves a payment.
    """
    sums = [
        sum(balances[unsettled[bit]] for bit in range(len(unsettled)) if members >> bit & 1)
        for members in range(1 << len(unsettled))
    ]

    @cache
    def best(members: int) -> tuple[int, tuple[int, ...]]:
        """Return the greatest number of groups into which a set of members can be split, and for each group
        the set of all members up to its end.

        Sets are bit masks.
        """
        split: tuple[int, tuple[int, ...]] = (0, ())
        for bit in range(len(unsettled)):
            if members >> bit & 1:
                count, ends = best(members ^ (1 << bit))
                closes = not sums[members]
                split = max(split, (count + closes, (*ends, members) if closes else ends))
        return split

    ends = (0, *best((1 << len(unsettled)) - 1)[1])
    between = [later & ~earlier for earlier, later in pairwise(ends)]
    return [[place for bit, place in enumerate(unsettled) if members >> bit & 1] for members in between]


def _settle_group(
    balances: Sequence[int], group: list[int], worth: Callable[[int], int] | None
) -> Iterator[Transfer]:
    """Yield the payments within a group.

    Debts and credits are laid side by side along two lines, largest first, and both lines are cut where a
    debt or a credit ends. A payment is the piece between two cuts. Its sum of money is the difference between
    the values of the two ends, so that rounding errors do not add up.
    """
    order = sorted(group, key=lambda place: -abs(balances[place]))
    debtors = [place for place in order if balances[place] < 0]
    creditors = [place for place in order if balances[place] > 0]
    debts = list(accumulate(-balances[place] for place in debtors))
    owed = list(accumulate(balances[place] for place in creditors))
    here = debt = credit = 0
    while debt < len(debtors):
        there = min(debts[debt], owed[credit])
        cents = None if worth is None else worth(there) - worth(here)
        yield Transfer(debtors[debt], creditors[credit], there - here, cents)
        debt, credit, here = debt + (there == debts[debt]), credit + (there == owed[credit]), there
