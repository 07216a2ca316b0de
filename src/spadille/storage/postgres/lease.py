"""A server's lease among those that use one database: renewed while it lives, ended when it is gone.

All that a server stores is stored under its lease. Whoever takes over a silent server's tables ends its lease
first; what the late server then still tries to store finds no lease, and is not stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import ARRAY, String, bindparam, cast, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spadille.storage.database import HeldElsewhere
from spadille.storage.schema import leases, tables

CHANNEL: Final = "spadille"
_RETENTION: Final = timedelta(days=1)
_ENDED: Final = "ended"
_CHANGED: Final = "again"
_TABLES_PER_NOTIFICATION: Final = 200
"""So many tables fit into one: it has 8,000 letters at most."""

_now = func.clock_timestamp()
_unclaimed = (
    select(tables.c.id)
    .where(tables.c.id == func.any(cast(bindparam("tables"), ARRAY(String))))
    .where(tables.c.lease.is_distinct_from(bindparam("lease")))
)
_FENCE = (
    update(leases)
    .where(leases.c.number == bindparam("lease"), ~leases.c.ended, ~exists(_unclaimed))
    .values(groups=bindparam("group"), beat=_now)
)
_HOLDER = (
    select(tables.c.lease, leases.c.address, leases.c.ended)
    .select_from(tables.outerjoin(leases, leases.c.number == tables.c.lease))
    .where(tables.c.id == bindparam("table"))
)


async def acquire(connection: AsyncConnection, address: str | None) -> int:
    """A new lease; gives its number."""
    await connection.execute(delete(leases).where(leases.c.ended, leases.c.beat < _now - _RETENTION))
    line = {"address": address, "beat": _now, "groups": 0, "ended": False}
    taken = await connection.execute(insert(leases).values(line).returning(leases.c.number))
    return int(taken.scalar_one())


async def require_alive(connection: AsyncConnection, lease: int, group: int, held: Sequence[str]) -> bool:
    """Marks a group as stored under the lease; False if that has ended or does not hold all these tables.

    Until the transaction ends nobody else can end the lease.
    """
    facts = {"lease": lease, "group": group, "tables": list(held)}
    return (await connection.execute(_FENCE, facts)).rowcount == 1


async def last_group(connection: AsyncConnection, lease: int) -> int:
    """The group that was stored last; whoever is still about to store one is waited for."""
    question = select(leases.c.groups).where(leases.c.number == lease).with_for_update()
    return int((await connection.execute(question)).scalar_one())


async def renew(connection: AsyncConnection, lease: int, address: str | None) -> bool:
    """Renews the lease, and says where its holder is reached; False if it has ended."""
    renewed = update(leases).where(leases.c.number == lease, ~leases.c.ended)
    renewed = renewed.values(beat=_now, address=address)
    return (await connection.execute(renewed)).rowcount == 1


async def release(connection: AsyncConnection, lease: int) -> None:
    """Gives a lease back."""
    await connection.execute(update(leases).where(leases.c.number == lease).values(ended=True))
    await _notify(connection, lease)


async def end_expired(connection: AsyncConnection, silence: float) -> None:
    """Ends the leases of all who have said nothing for so many seconds."""
    silent = (
        select(leases.c.number)
        .where(~leases.c.ended, leases.c.beat < _now - timedelta(seconds=silence))
        .with_for_update(skip_locked=True)
    )
    ended = update(leases).where(leases.c.number.in_(silent)).values(ended=True).returning(leases.c.number)
    for lease in (await connection.execute(ended)).scalars().all():
        await _notify(connection, lease)


async def list_others(connection: AsyncConnection, lease: int) -> list[HeldElsewhere]:
    """Who else has a lease."""
    alive = select(leases.c.number, leases.c.address).where(~leases.c.ended, leases.c.number != lease)
    return [HeldElsewhere(*row) for row in await connection.execute(alive)]


async def claim_table(connection: AsyncConnection, lease: int, table: str) -> HeldElsewhere | None:
    """Takes a table whose holder is gone; gives the holder if he is not. A table there is not is nobody's."""
    while True:
        holder = (await connection.execute(_HOLDER, {"table": table})).one_or_none()
        if holder is None or holder.lease == lease:
            return None
        if holder.ended is False:
            return HeldElsewhere(holder.lease, holder.address)
        taken = (
            update(tables)
            .where(tables.c.id == table, tables.c.lease.is_not_distinct_from(holder.lease))
            .values(lease=lease)
        )
        if (await connection.execute(taken)).rowcount:
            return None


async def notify_changed(connection: AsyncConnection, lease: int, tables: Sequence[str]) -> None:
    """Tells everybody that the lease's holder has ended keys, and which tables are to be read anew."""
    for start in range(0, max(1, len(tables)), _TABLES_PER_NOTIFICATION):
        await _notify(connection, lease, _CHANGED, *tables[start : start + _TABLES_PER_NOTIFICATION])


async def _notify(connection: AsyncConnection, lease: int, word: str = _ENDED, *tables: str) -> None:
    await connection.execute(select(func.pg_notify(CHANNEL, " ".join((word, str(lease), *tables)))))


@dataclass(frozen=True, slots=True)
class Notification:
    """What a server tells all others."""

    lease: int
    ended: bool
    """Whether the lease is at an end; else keys were ended."""
    tables: Sequence[str]
    """Those that are to be read anew."""


def parse_notification(payload: Any) -> Notification | None:  # noqa: ANN401 - as it comes
    """What a notice says, if it is one that we know.

    >>> notice("ended 3")
    Notice(lease=3, ended=True, tables=())
    >>> notice("again 3 oak elm")
    Notice(lease=3, ended=False, tables=('oak', 'elm'))
    >>> notice("some other program's")
    """
    word, number, *tables = f"{payload}  ".split(" ")
    if word not in (_ENDED, _CHANGED) or not number.isdecimal():
        return None
    return Notification(int(number), word == _ENDED, tuple(filter(None, tables)))
