"""The draw of a round: who plays at which table, with the fewest repeated meetings.

The draw follows from a secret alone, whose hash is published before it is known who is here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from typing import Final, TypeVar

from spadille.notation.chance import Stream
from spadille.rules.refusal import NotAllowed

Meetings = Mapping[tuple[int, int], int]
"""The number of rounds in which two members shared a table, by their numbers, the smaller one first."""
Tables = tuple[tuple[int | None, ...], ...]
"""The member on each seat of each table; None for a bot."""
_RESTARTS: Final = 12
_FEW: Final = 12
"""Up to this number of members a thousand random draws are tried as well."""
_RANDOM_DRAWS: Final = 1000
_BOT: Final = 0
Item = TypeVar("Item")


def commit_to(secret: str) -> str:
    """Return the commitment to a secret of 32 bytes: its hash, in hex."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def table_sizes(members: int, preferred: int, allowed: Collection[int], *, bots: bool) -> list[int]:
    """Return the sizes of the tables for a number of members: as few bots as possible, then as preferred.

    >>> table_sizes(13, 4, (3, 4), bots=False)
    [4, 3, 3, 3]
    >>> table_sizes(12, 3, (3, 4), bots=False)
    [3, 3, 3, 3]
    >>> table_sizes(5, 3, (3, 4), bots=True)
    [3, 3]

    Raises:
        NotAllowed: `no-tables`, if no tables seat this number without bots.
    """
    sizes = sorted(set(allowed) & {3, 4}) or [3]
    small, large = sizes[0], sizes[-1]
    wanted = preferred if preferred in sizes else small
    for added in range(large if members else 0):
        if added and not bots:
            break
        total = members + added
        splits = [
            [large] * of_large + [small] * ((total - large * of_large) // small)
            for of_large in range(total // large + 1)
            if (total - large * of_large) % small == 0 and (small != large or total == large * of_large)
        ]
        if splits:
            return max(splits, key=lambda split: (split.count(wanted), -len(split)))
    raise NotAllowed("no-tables", members=members)


def draw_tables(secret: str, members: Collection[int], sizes: Sequence[int], meetings: Meetings) -> Tables:
    """Return the tables of a round. Members who have met least come together.

    Seats that are left over go to bots, as evenly as possible.

    Args:
        secret: The secret of 32 bytes, in hex.
        members: The members who are here.
        sizes: The size of each table.
        meetings: How often members have met before.
    """
    stream = Stream(sha256(b"spadille-club/" + bytes.fromhex(secret)).digest())
    free = _free_seats(sizes, sum(sizes) - len(members))
    capacities = [size - bots for size, bots in zip(sizes, free, strict=True)]
    ordered = sorted(members)
    cost = {pair: met for pair, met in meetings.items() if met}
    best: list[list[int]] = []
    least = -1
    for trial in range(_RESTARTS + (_RANDOM_DRAWS if len(ordered) <= _FEW else 0)):
        tables = _split(_shuffle(stream, ordered), capacities)
        if trial < _RESTARTS:
            _improve(tables, cost)
        total = sum(count_meetings(table, cost) for table in tables)
        if least < 0 or total < least:
            best, least = tables, total
        if not least:
            break
    seated = [_shuffle(stream, [*table, *[_BOT] * bots]) for table, bots in zip(best, free, strict=True)]
    return tuple(tuple(member or None for member in table) for table in seated)


def count_meetings(table: Sequence[int | None], meetings: Meetings) -> int:
    """Return how often the members of a table have met before, in sum."""
    members = sorted(member for member in table if member)
    return sum(meetings.get(pair, 0) for pair in combinations(members, 2))


def _free_seats(sizes: Sequence[int], bots: int) -> list[int]:
    """Return the number of bots at each table, from the last table on."""
    free = [0] * len(sizes)
    for number in range(bots):
        free[-1 - number % len(sizes)] += 1
    return free


def _split(members: Sequence[int], capacities: Sequence[int]) -> list[list[int]]:
    rest = list(members)
    return [[rest.pop() for _ in range(capacity)] for capacity in capacities]


def _shuffle(stream: Stream, items: Sequence[Item]) -> list[Item]:
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        place = stream.below(last + 1)
        shuffled[last], shuffled[place] = shuffled[place], shuffled[last]
    return shuffled


def _improve(tables: list[list[int]], cost: Meetings) -> None:
    """Exchange members of two tables as long as fewer meetings are repeated."""
    improved = True
    while improved:
        improved = False
        for first, second in combinations(tables, 2):
            for place in range(len(first)):
                for other in range(len(second)):
                    if _gain(first, place, second, other, cost) > 0:
                        first[place], second[other] = second[other], first[place]
                        improved = True


def _gain(first: list[int], place: int, second: list[int], other: int, cost: Meetings) -> int:
    """Return by how much an exchange of two members lowers the number of repeated meetings."""
    leaving, coming = first[place], second[other]
    gain = 0
    for number, member in enumerate(first):
        if number != place:
            gain += _met(cost, leaving, member) - _met(cost, coming, member)
    for number, member in enumerate(second):
        if number != other:
            gain += _met(cost, coming, member) - _met(cost, leaving, member)
    return gain


def _met(cost: Meetings, member: int, other: int) -> int:
    return cost.get((member, other) if member < other else (other, member), 0)
