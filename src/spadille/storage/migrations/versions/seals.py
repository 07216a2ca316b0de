"""Every event is sealed, and a table remembers its last seal."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from alembic import op

from spadille.storage.hash_chain import GENESIS, StoredEvent, compute_seal, encode_payload
from spadille.storage.json_bytes import Letters

revision = "0005"
down_revision = "0004"

_tables = sa.table("tables", sa.column("id"), sa.column("head", sa.LargeBinary))
_events = sa.table(
    "events",
    *map(sa.column, ("table_id", "seq", "match", "deal", "seat", "player", "kind")),
    sa.column("payload", sa.JSON),
    sa.column("time"),
    sa.column("seal", sa.LargeBinary),
)


def upgrade() -> None:
    """Seals what is there, table by table."""
    op.add_column("tables", sa.Column("head", sa.LargeBinary(32)))
    op.add_column("events", sa.Column("seal", sa.LargeBinary(32)))
    for table in op.get_bind().scalars(sa.select(_tables.c.id)).all():
        _seal(table)


def _seal(table: str) -> None:
    """Write each event's payload anew, since its seal covers the exact bytes."""
    bind, before = op.get_bind(), GENESIS
    columns = [Letters(part) if part is _events.c.payload else part for part in _events.c]
    found = bind.execute(sa.select(*columns).where(_events.c.table_id == table).order_by(_events.c.seq))
    sealed: list[dict[str, Any]] = []
    # What cannot be sealed was damaged before: the table is whole as far as its seals go.
    with suppress(TypeError, ValueError, RecursionError):
        for line in map(StoredEvent._make, found.all()):
            payload = json.loads(line.payload)
            before = compute_seal(line._replace(payload=encode_payload(payload)), before)
            sealed.append({"at": line.seq, "said": payload, "sealed": before})
    if sealed:
        here = _events.update().where(_events.c.table_id == table, _events.c.seq == sa.bindparam("at"))
        bind.execute(here.values(payload=sa.bindparam("said"), seal=sa.bindparam("sealed")), sealed)
        bind.execute(_tables.update().where(_tables.c.id == table).values(head=before))
