"""The open tasks of an evening's director, the most urgent first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from spadille import protocol
from spadille.club.state import Club, Evening, RoundTable

TaskName: TypeAlias = Literal["missing", "disputed", "unwritten", "unconfirmed", "free", "draw", "close"]


def list_tasks(club: Club) -> list[protocol.ClubTask]:
    """Return what the director has to see to."""
    evening = club.evenings[-1] if club.evenings else None
    if evening is None or evening.closed:
        return []
    tables = evening.rounds[-1].tables if evening.rounds else ()
    tasks = [*_seat_tasks(evening, tables), *_slip_tasks(tables)]
    if evening.free and evening.rounds and not all(table.slip for table in tables):
        tasks.append(_task("free", members=sorted(evening.free)))
    if not tables or all(table.slip is not None for table in tables):
        tasks.append(_task("draw"))
    settled = all(table.settled for drawn in evening.rounds for table in drawn.tables)
    if settled and (tables or not evening.here):
        tasks.append(_task("close"))
    return tasks


def _seat_tasks(evening: Evening, tables: Sequence[RoundTable]) -> Iterator[protocol.ClubTask]:
    """Yield the seats of members who are not here. At an online table a bot plays on for them."""
    for number, table in enumerate(tables, 1):
        for seat, member in enumerate(table.seats):
            waits = table.slip is None and table.table_id is None
            if waits and member is not None and member not in evening.here:
                yield _task("missing", table=number, seat=seat, members=[member])


def _slip_tasks(tables: Sequence[RoundTable]) -> Iterator[protocol.ClubTask]:
    numbered = list(enumerate(tables, 1))
    for number, table in numbered:
        if table.disputed:
            yield _task("disputed", table=number, members=sorted(table.disputed))
    for number, table in numbered:
        if table.slip is not None and not table.settled and not table.disputed:
            yield _task("unconfirmed", table=number, members=sorted(table.missing))
    for number, table in numbered:
        if table.slip is None and table.table_id is None:
            yield _task("unwritten", table=number)


def _task(
    what: TaskName, *, table: int | None = None, seat: int | None = None, members: Sequence[int] = ()
) -> protocol.ClubTask:
    return protocol.ClubTask(what=what, table=table, seat=seat, members=list(members))
