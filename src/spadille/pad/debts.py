"""Settle the debts of an evening in as few payments as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

_MAX_EXACT = 12
"""With more debtors and creditors than this the fewest payments are not searched for."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """A payment. `payer` and `payee` are indices into the balances."""

    payer: int
    payee: int
    counters: int


def settle_debts(balances: Sequence[int]) -> list[Transfer]:
    """Return the fewest payments that settle all balances, largest first.

    >>> [(paid.payer, paid.payee, paid.counters) for paid in settle_debts([56, -37, -84, 65])]
    [(2, 3, 65), (1, 0, 37), (2, 0, 19)]
    """
    unsettled = [place for place, balance in enumerate(balances) if balance]
    groups = _split_groups(balances, unsettled) if len(unsettled) <= _MAX_EXACT else [unsettled]
    paid = [transfer for group in groups for transfer in _settle_group(balances, group)]
    return sorted(paid, key=lambda transfer: -transfer.counters)


def _split_groups(balances: Sequence[int], unsettled: list[int]) -> list[list[int]]:
    """Split the balances into as many groups that sum to zero as possible. Each group saves a payment."""
    sums = [
        sum(balances[unsettled[bit]] for bit in range(len(unsettled)) if members >> bit & 1)
        for members in range(1 << len(unsettled))
    ]

    @cache
    def best(members: int) -> tuple[int, tuple[int, ...]]:
        """Return how many groups these members make, and the members left after each group is removed."""
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


def _settle_group(balances: Sequence[int], group: list[int]) -> list[Transfer]:
    """Settle a group: the largest debtor pays the largest creditor until nothing is left."""
    left = {place: balances[place] for place in group}
    transfers = []
    while any(left.values()):
        payer, payee = min(left, key=left.__getitem__), max(left, key=left.__getitem__)
        counters = min(-left[payer], left[payee])
        left[payer] += counters
        left[payee] -= counters
        transfers.append(Transfer(payer, payee, counters))
    return transfers
