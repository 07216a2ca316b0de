"""Players own themselves: devices with keys of their own, and names and players' ids apart from the events.

Every player gets a new id: the old ones stood in records that everybody could read.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from alembic import op

from spadille.storage.event import Event
from spadille.storage.pseudonyms import make_pseudonym, pseudonymize

revision = "0004"
down_revision = "0003"
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_DAMAGED = (AttributeError, KeyError, RecursionError, TypeError, ValueError)
_OF_PEOPLE = ("seats", "recoveries", "results")


def upgrade() -> None:
    """Devices for tokens, guests for names."""
    db = op.get_bind()
    new_ids = {old: _random_id() for (old,) in db.execute(sa.text("SELECT id FROM players"))}
    keys = _keys()
    _events_without_players()
    held = {table: _lifted(table) for table in _OF_PEOPLE}
    op.drop_table("tokens")
    _players(new_ids)
    for table, lines in held.items():
        _laid_back(table, lines, new_ids)
    _devices(keys, new_ids)
    _guests()
    _apart(new_ids)


def _random_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def _keys() -> list[Any]:
    """Whose token has which hash, and since when."""
    db = op.get_bind()
    first = db.execute(sa.text("SELECT token_hash, id, came FROM players ORDER BY id")).all()
    return [*first, *db.execute(sa.text("SELECT token_hash, player, came FROM tokens ORDER BY token_hash"))]


def _events_without_players() -> None:
    """No event refers to a player any more."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint("fk_events_player", "events", type_="foreignkey")
        return
    op.create_table(
        "events_apart",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("player", sa.String(32)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("time", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sa.CheckConstraint("seq > 0", name=op.f("ck_events_counts_from_one")),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO events_apart SELECT * FROM events")
    op.drop_table("events")
    op.rename_table("events_apart", "events")


def _lifted(table: str) -> list[Mapping[str, Any]]:
    """Move the rows that refer to players out of the way."""
    lines = op.get_bind().execute(sa.text(f"SELECT * FROM {table}")).mappings().all()  # noqa: S608
    op.execute(f"DELETE FROM {table}")  # noqa: S608 - our own tables
    return [dict(line) for line in lines]


def _laid_back(table: str, lines: Iterable[Mapping[str, Any]], new_ids: Mapping[str, str]) -> None:
    into = _table(table)
    op.bulk_insert(into, [{**line, "player": new_ids.get(line["player"])} for line in lines])


def _table(name: str) -> sa.Table:
    return sa.Table(name, sa.MetaData(), autoload_with=op.get_bind())


def _players(new_ids: Mapping[str, str]) -> None:
    """Players without tokens, by their new ids."""
    db = op.get_bind()
    if db.dialect.name == "postgresql":
        op.drop_column("players", "token_hash")
    else:
        op.create_table(
            "players_apart",
            sa.Column("id", sa.String(32), nullable=False),
            sa.Column("name", sa.String(64), nullable=False),
            sa.Column("came", sa.String(24), nullable=False),
            sa.PrimaryKeyConstraint("id", name="pk_players"),
        )
        op.execute("INSERT INTO players_apart SELECT id, name, came FROM players")
        op.drop_table("players")
        op.rename_table("players_apart", "players")
    for old, new in new_ids.items():
        db.execute(sa.text("UPDATE players SET id = :new WHERE id = :old"), {"old": old, "new": new})


def _devices(keys: Iterable[Any], new_ids: Mapping[str, str]) -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("came", sa.String(10), nullable=False),
        sa.Column("seen", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("token_hash", name="uq_devices_token_hash"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_devices_player"),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
    lines = [
        {"id": _random_id(), "token_hash": key, "player": new_ids[player], "name": ""}
        | dict.fromkeys(("came", "seen"), came[:10])
        for key, player, came in keys
    ]
    op.bulk_insert(_table("devices"), lines)


def _guests() -> None:
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", "guest", name="pk_guests"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_guests_table_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_guests_player"),
    )
    op.create_index("ix_guests_player", "guests", ["player"])


def _apart(new_ids: Mapping[str, str]) -> None:
    """Names and players' ids go out of the events, table by table."""
    db = op.get_bind()
    for (table,) in db.execute(sa.text("SELECT id FROM tables ORDER BY id")).all():
        for seq, row in _named(table):
            # An event that was damaged before is left as it is: its table is not played on.
            with suppress(*_DAMAGED):
                _forget(table, seq, row, new_ids)
        _renamed(table, new_ids)


def _named(table: str) -> list[tuple[int, Mapping[str, Any]]]:
    """Return the events of a table that hold people's names."""
    question = sa.text(
        "SELECT seq, kind, player, payload FROM events "
        "WHERE table_id = :table AND kind IN ('opened', 'began', 'sat', 'wished')"
    )
    rows = op.get_bind().execute(question, {"table": table}).mappings().all()
    return [(row["seq"], dict(row)) for row in rows]


def _forget(table: str, seq: int, row: Mapping[str, Any], new_ids: Mapping[str, str]) -> None:
    stored = row["payload"]
    payload = json.loads(stored) if isinstance(stored, str) else stored
    player = new_ids.get(row["player"], row["player"])
    if "line_up" in payload:
        payload = {**payload, "line_up": [_again(who, new_ids) for who in payload["line_up"]]}
    event = pseudonymize(Event(table, seq, 1, 0, None, player, row["kind"], payload, ""))
    events = sa.table("events", sa.column("table_id"), sa.column("seq"), sa.column("payload", sa.JSON()))
    here = (events.c.table_id == table, events.c.seq == seq)
    op.execute(events.update().where(*here).values(payload=dict(event.payload)))
    lines = [
        {"table_id": table, "seq": seq, "guest": guest, "player": known.player, "name": known.name}
        for guest, known in event.guests.items()
    ]
    op.bulk_insert(_GUESTS, lines)


def _again(who: Mapping[str, Any] | None, new_ids: Mapping[str, str]) -> Mapping[str, Any] | None:
    return who and {**who, "player": new_ids.get(who["player"], who["player"])}


_GUESTS = sa.table("guests", *map(sa.column, ("table_id", "seq", "guest", "player", "name")))


def _renamed(table: str, new_ids: Mapping[str, str]) -> None:
    """Who did what, by the ids of this table."""
    db = op.get_bind()
    question = sa.text("SELECT DISTINCT player FROM events WHERE table_id = :table AND player IS NOT NULL")
    order = sa.text("UPDATE events SET player = :guest WHERE table_id = :table AND player = :old")
    for (old,) in db.execute(question, {"table": table}).all():
        db.execute(order, {"table": table, "old": old, "guest": make_pseudonym(new_ids.get(old, old), table)})
