"""Runs the migrations on the connection it is handed."""

from __future__ import annotations

from alembic import context

from spadille.storage.schema import metadata


def run() -> None:
    """Run the migrations that are due."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic loads this file
    run()
