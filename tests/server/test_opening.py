"""Whoever keeps the tables in a file waits for nothing that a file does not need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from alembic.script import ScriptDirectory

from spadille.server.storage import open_store
from spadille.server.storage.catching_up import newest
from spadille.server.storage.migrate import config

LOADED = """
import pathlib, sys
import spadille.server.command
from spadille.server.storage import open_store
open_store(pathlib.Path(sys.argv[1])).close()
print(*sorted(sys.modules))
"""
ELSEWHERE = {"markdown_it", "alembic", "mako", "asyncpg", "sqlalchemy.orm", "sqlalchemy.ext.asyncio"}


def test_the_newest_shape_is_the_last_of_the_migrations(file: Path) -> None:
    with open_store(file)._database._writer.begin() as connection:  # type: ignore[attr-defined]
        steps = ScriptDirectory.from_config(config(connection))
    assert newest() == steps.get_current_head()


def test_a_file_of_the_newest_shape_is_opened_without_what_other_databases_need(file: Path) -> None:
    open_store(file).close()
    said = subprocess.run(
        [sys.executable, "-c", LOADED, str(file)], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "spadille.server.storage.sqlite" in said
    assert ELSEWHERE & set(said) == set()
