"""Several servers at one database: leases, and the lease a table is held by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Which servers are alive, and which of them holds a table."""
    op.create_table(
        "leases",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(255)),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
        sa.Column("groups", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_leases"),
    )
    op.add_column("tables", sa.Column("lease", sa.Integer()))
