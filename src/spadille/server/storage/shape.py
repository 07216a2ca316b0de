"""The shape of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("came", String(24), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("opened", String(24), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, primary_key=True),
    Column("player", ForeignKey("players.id")),
    Column("bot", String(32)),
    Column("name", String(64), nullable=False),
    CheckConstraint("(player IS NULL) <> (bot IS NULL)", name="person_or_bot"),
    Index("ix_seats_player", "player"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("match", Integer, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("seat", Integer),
    Column("player", ForeignKey("players.id")),
    Column("kind", String(16), nullable=False),
    Column("payload", JSON, nullable=False),
    Column("time", String(24), nullable=False),
    CheckConstraint("seq > 0", name="counts_from_one"),
    sqlite_with_rowid=False,
)
