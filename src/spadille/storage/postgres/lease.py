"""A server's lease among the servers of one database: renewed while the server lives, ended when it is gone.

A server inserts rows under its lease only. To take over the tables of a silent server, another server ends
its lease first. Whatever the silent server still tries to insert finds no lease, and is not stored.
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
"""PostgreSQL limits a notification to 8,000 bytes."""

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
    """Create a lease and return its number."""
    await connection.execute(delete(leases).where(leases.c.ended, leases.c.beat < _now - _RETENTION))
    row = {"address": address, "beat": _now, "groups": 0, "ended": False}
    created = await connection.execute(insert(leases).values(row).returning(leases.c.number))
    return int(created.scalar_one())


async def require_alive(connection: AsyncConnection, lease: int, group: int, tables: Sequence[str]) -> bool:
    """Mark a group of rows as stored; return False if the lease has ended or does not hold the tables.

    Until the transaction ends no other server can end the lease.
    """
    parameters = {"lease": lease, "group": group, "tables": list(tables)}
    return (await connection.execute(_FENCE, parameters)).rowcount == 1


async def last_group(connection: AsyncConnection, lease: int) -> int:
    """Return the number of the group stored last. Waits for a transaction that is storing another."""
    query = select(leases.c.groups).where(leases.c.number == lease).with_for_update()
    return int((await connection.execute(query)).scalar_one())


async def renew(connection: AsyncConnection, lease: int, address: str | None) -> bool:
    """Renew the lease and publish its holder's address; return False if the lease has ended."""
    renewed = update(leases).where(leases.c.number == lease, ~leases.c.ended)
    renewed = renewed.values(beat=_now, address=address)
    return (await connection.execute(renewed)).rowcount == 1


async def release(connection: AsyncConnection, lease: int) -> None:
    """End a lease and notify all servers."""
    await connection.execute(update(leases).where(leases.c.number == lease).values(ended=True))
    await _notify(connection, lease)


async def end_expired(connection: AsyncConnection, timeout: float) -> None:
    """End the leases that were not renewed for `timeout` seconds."""
    expired = (
        select(leases.c.number)
        .where(~leases.c.ended, leases.c.beat < _now - timedelta(seconds=timeout))
        .with_for_update(skip_locked=True)
    )
    ended = update(leases).where(leases.c.number.in_(expired)).values(ended=True).returning(leases.c.number)
    for lease in (await connection.execute(ended)).scalars().all():
        await _notify(connection, lease)


async def list_others(connection: AsyncConnection, lease: int) -> list[HeldElsewhere]:
    """Return the holders of all other leases."""
    alive = select(leases.c.number, leases.c.address).where(~leases.c.ended, leases.c.number != lease)
    return [HeldElsewhere(*row) for row in await connection.execute(alive)]


async def claim_table(connection: AsyncConnection, lease: int, table: str) -> HeldElsewhere | None:
    """Take a table whose holder is gone; return the holder if it is alive. A missing table has no holder."""
    while True:
        holder = (await connection.execute(_HOLDER, {"table": table})).one_or_none()
        if holder is None or holder.lease == lease:
            return None
        if holder.ended is False:
            return HeldElsewhere(holder.lease, holder.address)
        claimed = (
            update(tables)
            .where(tables.c.id == table, tables.c.lease.is_not_distinct_from(holder.lease))
            .values(lease=lease)
        )
        if (await connection.execute(claimed)).rowcount:
            return None


async def notify_changed(connection: AsyncConnection, lease: int, tables: Sequence[str]) -> None:
    """Notify all servers that device tokens have ended and the event logs of `tables` have changed."""
    for start in range(0, max(1, len(tables)), _TABLES_PER_NOTIFICATION):
        await _notify(connection, lease, _CHANGED, *tables[start : start + _TABLES_PER_NOTIFICATION])


async def _notify(connection: AsyncConnection, lease: int, kind: str = _ENDED, *tables: str) -> None:
    await connection.execute(select(func.pg_notify(CHANNEL, " ".join((kind, str(lease), *tables)))))


@dataclass(frozen=True, slots=True)
class Notification:
    """A message of one server to all others."""

    lease: int
    ended: bool
    """Whether the lease has ended; else device tokens have ended."""
    tables: Sequence[str]
    """The tables whose event logs must be read again."""


def parse_notification(payload: Any) -> Notification | None:  # noqa: ANN401 - as it comes
    """Return the notification in `payload`, or None if it is not one of ours.

    >>> parse_notification("ended 3")
    Notification(lease=3, ended=True, tables=())
    >>> parse_notification("again 3 oak elm")
    Notification(lease=3, ended=False, tables=('oak', 'elm'))
    >>> parse_notification("some other program's")
    """
    kind, number, *tables = f"{payload}  ".split(" ")
    if kind not in (_ENDED, _CHANGED) or not number.isdecimal():
        return None
    return Notification(int(number), kind == _ENDED, tuple(filter(None, tables)))
