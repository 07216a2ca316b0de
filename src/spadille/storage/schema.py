"""The schema of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

NAMING_CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING_CONVENTION)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
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
    Column("lease", Integer),
    # The seal of its latest event.
    Column("head", LargeBinary(32)),
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
    Column("player", String(32)),
    Column("kind", String(16), nullable=False),
    Column("payload", JSON, nullable=False),
    Column("time", String(24), nullable=False),
    Column("seal", LargeBinary(32)),
    CheckConstraint("seq > 0", name="counts_from_one"),
    sqlite_with_rowid=False,
)

# The players behind the pseudonyms in a table's events: can be erased without a change to the events.
guests = Table(
    "guests",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Index("ix_guests_player", "player"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("came", String(10), nullable=False),
    Column("seen", String(10), nullable=False),
    Index("ix_devices_player", "player"),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("code_hash", LargeBinary(32), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("made", String(24), nullable=False),
    Index("ix_recoveries_player", "player", "made"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id")),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("deals", Integer, nullable=False),
    Column("chips", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("ended", String(24), nullable=False),
    Index("ix_results_player", "player", "ended"),
)

# The cache of expensive results.
findings = Table(
    "findings",
    metadata,
    Column("id", String(32), primary_key=True),
    # The cache key: a hash of the request, and the version of what computed the result.
    Column("asked", LargeBinary(32), nullable=False),
    Column("edition", String(16), nullable=False),
    # The player it was computed for; NULL if for all.
    Column("player", ForeignKey("players.id")),
    Column("made", String(24), nullable=False),
    Column("found", LargeBinary, nullable=False),
    Index("ix_findings_asked", "asked", "edition"),
    Index("ix_findings_made", "made"),
    Index("ix_findings_player", "player"),
)

# The running servers of this database. A table is held by the server whose lease it names.
leases = Table(
    "leases",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("address", String(255)),
    Column("beat", DateTime(timezone=True), nullable=False),
    Column("groups", BigInteger, nullable=False),
    Column("ended", Boolean, nullable=False),
)

# Score sheets of games played with real cards, shared with others.
sheets = Table(
    "sheets",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("log", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", String(24), nullable=False),
    Index("ix_sheets_player", "player", "changed"),
)

# Push subscriptions. They are deleted with their device.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("device", ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", String(1024), nullable=False),
    Column("key", LargeBinary(65), nullable=False),
    Column("auth", LargeBinary(16), nullable=False),
    Column("origin", String(255), nullable=False),
    Column("language", String(8), nullable=False),
)

# Secrets of the server itself.
house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("secret", LargeBinary(64), nullable=False),
)
