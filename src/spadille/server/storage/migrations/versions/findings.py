"""What was thought out at length is kept: reviews, and the par of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Findings, looked up by what was asked and who thought."""
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
