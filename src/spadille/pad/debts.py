"""The end of an evening: who pays whom, in as few payments as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

_MAX_EXACT = 12
"""Among more than so many the fewest payments are not sought: they are found one after the other."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """A payment; payer and payee are indices into the balances."""

    payer: int
    payee: int
    counters: int


def settle_debts(balances: Sequence[int]) -> list[Transfer]:
    """The fewest payments that leave nobody owing anything, largest first.

    >>> [(paid.payer, paid.payee, paid.counters) for paid in settle_debts([56, -37, -84, 65])]
    [(2, 3, 65), (1, 0, 37), (2, 0, 19)]
    """
    unsettled = [place for place, balance in enumerate(balances) if balance]
    groups = _split_groups(balances, unsettled) if len(unsettled) <= _MAX_EXACT else [unsettled]
    paid = [transfer for group in groups for transfer in _settle_group(balances, group)]
    return sorted(paid, key=lambda transfer: -transfer.counters)


def _split_groups(balances: Sequence[int], unsettled: list[int]) -> list[list[int]]:
    """The balances split into as many self-settling groups as possible: each saves a payment."""
    sums = [
        sum(balances[unsettled[bit]] for bit in range(len(unsettled)) if members >> bit & 1)
        for members in range(1 << len(unsettled))
    ]

    @cache
    def best(members: int) -> tuple[int, tuple[int, ...]]:
        """How many groups these members make, and who remains after each group is taken away."""
        found: tuple[int, tuple[int, ...]] = (0, ())
        for bit in range(len(unsettled)):
            if members >> bit & 1:
                count, ends = best(members ^ (1 << bit))
                closes = not sums[members]
                found = max(found, (count + closes, (*ends, members) if closes else ends))
        return found

    ends = (0, *best((1 << len(unsettled)) - 1)[1])
    between = [later & ~earlier for earlier, later in pairwise(ends)]
    return [[place for bit, place in enumerate(unsettled) if members >> bit & 1] for members in between]


def _settle_group(balances: Sequence[int], group: list[int]) -> list[Transfer]:
    """A group's payments: whoever owes most pays whoever is owed most, until nothing is left."""
    left = {place: balances[place] for place in group}
    transfers = []
    while any(left.values()):
        payer, payee = min(left, key=left.__getitem__), max(left, key=left.__getitem__)
        counters = min(-left[payer], left[payee])
        left[payer] += counters
        left[payee] -= counters
        transfers.append(Transfer(payer, payee, counters))
    return transfers
