"""What a house keeps beside its tables: sheets that others look at, where devices are rung, and what was
thought out at length. Servers that share a database have no secret among themselves any more.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Sheets, subscriptions, findings, and the keys that the house itself has; none for a lease."""
    _sheets()
    _subscriptions()
    _findings()
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("secret", sa.LargeBinary(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_keys"),
    )
    op.drop_column("leases", "key")


def _sheets() -> None:
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("log", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sheets"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sheets_player"),
    )
    op.create_index("ix_sheets_player", "sheets", ["player", "changed"])


def _subscriptions() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1024), nullable=False),
        sa.Column("key", sa.LargeBinary(65), nullable=False),
        sa.Column("auth", sa.LargeBinary(16), nullable=False),
        sa.Column("origin", sa.String(255), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("device", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(
            ["device"], ["devices.id"], name="fk_subscriptions_device", ondelete="CASCADE"
        ),
    )


def _findings() -> None:
    """Reviews and the pars of days, looked up by what was asked and who thought."""
    op.create_table(
        "findings",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("asked", sa.LargeBinary(32), nullable=False),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("made", sa.String(24), nullable=False),
        sa.Column("found", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_findings"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_findings_player"),
    )
    op.create_index("ix_findings_asked", "findings", ["asked", "edition"])
    op.create_index("ix_findings_made", "findings", ["made"])
    op.create_index("ix_findings_player", "findings", ["player"])
