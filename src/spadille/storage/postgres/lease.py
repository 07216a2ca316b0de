"""Leases: each server of a shared database holds one, and renews it while it runs.

A server can insert rows only while its lease is valid. Before a server takes over the tables of another one
that does not respond, it ends the other's lease. So late inserts of the unresponsive server are rejected.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from spadille.storage.database import HeldElsewhere

CHANNEL: Final = "spadille"
_RETENTION: Final = timedelta(days=1)
_ENDED: Final = "ended"
_CHANGED: Final = "changed"
_TABLES_PER_NOTIFICATION: Final = 200
"""The number of table ids in one notification, which PostgreSQL limits to 8,000 bytes."""

_DELETE_OLD: Final = text(
    "DELETE FROM leases WHERE ended AND renewed < clock_timestamp() - CAST(:age AS INTERVAL)"
)
_INSERT: Final = text("""
INSERT INTO leases (address, renewed, last_group, ended) VALUES (:address, clock_timestamp(), 0, FALSE)
RETURNING number
""")
_FENCE: Final = text("""
UPDATE leases SET last_group = :group, renewed = clock_timestamp()
WHERE number = :lease AND NOT ended AND NOT EXISTS
(SELECT 1 FROM tables WHERE id = ANY(:tables) AND lease IS DISTINCT FROM :lease)
""")
_SELECT_GROUP: Final = text("SELECT last_group FROM leases WHERE number = :lease FOR UPDATE")
_RENEW: Final = text("""
UPDATE leases SET renewed = clock_timestamp(), address = :address WHERE number = :lease AND NOT ended
""")
_RELEASE: Final = text("UPDATE leases SET ended = TRUE WHERE number = :lease")
_END_EXPIRED: Final = text("""
UPDATE leases SET ended = TRUE WHERE number IN
(SELECT number FROM leases WHERE NOT ended AND renewed < clock_timestamp() - CAST(:age AS INTERVAL)
FOR UPDATE SKIP LOCKED) RETURNING number
""")
_SELECT_OTHERS: Final = text("SELECT number, address FROM leases WHERE NOT ended AND number <> :lease")
_SELECT_HOLDER: Final = text("""
SELECT tables.lease, leases.address, leases.ended FROM tables LEFT JOIN leases ON leases.number = tables.lease
WHERE tables.id = :table
""")
_CLAIM: Final = text(
    "UPDATE tables SET lease = :lease WHERE id = :table AND lease IS NOT DISTINCT FROM :holder"
)
_NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")


async def acquire(connection: AsyncConnection, address: str | None) -> int:
    """Create a lease and return its number."""
    await connection.execute(_DELETE_OLD, {"age": _RETENTION})
    return int((await connection.execute(_INSERT, {"address": address})).scalar_one())


async def require_alive(connection: AsyncConnection, lease: int, group: int, tables: Sequence[str]) -> bool:
    """Record the number of a group of rows in the lease, in the transaction that inserts the rows.

    Return False if the lease has ended or does not hold `tables`. Until the transaction ends, no other server
    can end the lease.
    """
    parameters = {"lease": lease, "group": group, "tables": list(tables)}
    return (await connection.execute(_FENCE, parameters)).rowcount == 1


async def last_group(connection: AsyncConnection, lease: int) -> int:
    """Return the number of the latest group that was stored. Wait for a transaction that stores another."""
    return int((await connection.execute(_SELECT_GROUP, {"lease": lease})).scalar_one())


async def renew(connection: AsyncConnection, lease: int, address: str | None) -> bool:
    """Renew a lease and publish its holder's address. Return False if the lease has ended."""
    return (await connection.execute(_RENEW, {"lease": lease, "address": address})).rowcount == 1


async def release(connection: AsyncConnection, lease: int) -> None:
    """End a server's own lease, and notify all servers."""
    await connection.execute(_RELEASE, {"lease": lease})
    await _notify(connection, lease)


async def end_expired(connection: AsyncConnection, timeout: float) -> None:
    """End the leases that were not renewed for `timeout` seconds, and notify all servers."""
    expired = await connection.execute(_END_EXPIRED, {"age": timedelta(seconds=timeout)})
    for lease in expired.scalars().all():
        await _notify(connection, lease)


async def list_others(connection: AsyncConnection, lease: int) -> list[HeldElsewhere]:
    """Return the servers that hold all valid leases but this one."""
    return [HeldElsewhere(*row) for row in await connection.execute(_SELECT_OTHERS, {"lease": lease})]


async def claim_table(connection: AsyncConnection, lease: int, table: str) -> HeldElsewhere | None:
    """Give a table to a lease, unless another valid lease holds the table.

    Return the server that holds the other lease; None if there is none, or if the table does not exist.
    """
    while True:
        holder = (await connection.execute(_SELECT_HOLDER, {"table": table})).one_or_none()
        if holder is None or holder.lease == lease:
            return None
        if holder.ended is False:
            return HeldElsewhere(holder.lease, holder.address)
        claim = {"lease": lease, "table": table, "holder": holder.lease}
        if (await connection.execute(_CLAIM, claim)).rowcount:
            return None


async def notify_changed(connection: AsyncConnection, lease: int, tables: Sequence[str]) -> None:
    """Notify all servers that session tokens were revoked and the event logs of `tables` have changed."""
    for start in range(0, max(1, len(tables)), _TABLES_PER_NOTIFICATION):
        await _notify(connection, lease, _CHANGED, *tables[start : start + _TABLES_PER_NOTIFICATION])


async def _notify(connection: AsyncConnection, lease: int, kind: str = _ENDED, *tables: str) -> None:
    message = " ".join((kind, str(lease), *tables))
    await connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification that a server sent to all servers of the database."""

    lease: int
    ended: bool
    """True if the lease has ended; false if session tokens were revoked."""
    tables: Sequence[str]
    """The tables whose event logs have changed."""


def parse_notification(payload: Any) -> Notification | None:  # noqa: ANN401 - as it comes
    """Return the notification in `payload`; None if another program sent it.

    >>> parse_notification("ended 3")
    Notification(lease=3, ended=True, tables=())
    >>> parse_notification("changed 3 oak elm")
    Notification(lease=3, ended=False, tables=('oak', 'elm'))
    >>> parse_notification("some other program's")
    """
    kind, number, *tables = f"{payload}  ".split(" ")
    if kind not in (_ENDED, _CHANGED) or not number.isdecimal():
        return None
    return Notification(int(number), kind == _ENDED, tuple(filter(None, tables)))
