"""What stays: more tokens for a player, recovery codes, how matches ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Allow several devices for a player, and keep a history."""
    _tokens()
    _recoveries()
    _results()


def _tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("came", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tokens_player"),
    )


def _recoveries() -> None:
    op.create_table(
        "recoveries",
        sa.Column("code_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("made", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_recoveries"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_recoveries_player"),
    )
    op.create_index("ix_recoveries_player", "recoveries", ["player", "made"])


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("chips", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("ended", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_results_player"),
    )
    op.create_index("ix_results_player", "results", ["player", "ended"])
