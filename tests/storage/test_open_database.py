"""Tests that opening a database file imports no module that only PostgreSQL needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LOADED = """
import pathlib, sys
import spadille.server.ops.serve
from spadille.storage import open_store
for _ in ("a new file", "a file that is there"):
    open_store(pathlib.Path(sys.argv[1])).close()
    print(*sorted(sys.modules))
"""
ELSEWHERE = {"markdown_it", "asyncpg", "sqlalchemy"}


def test_a_file_is_opened_without_importing_other_databases(sqlite_file: Path) -> None:
    order = [sys.executable, "-c", LOADED, str(sqlite_file)]
    opened = subprocess.run(order, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(opened) == 2
    for loaded in map(str.split, opened):
        assert "spadille.storage.sqlite.store" in loaded
        assert ELSEWHERE & set(loaded) == set()
