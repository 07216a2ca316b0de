"""Tests that the static site contains all modules that it imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scripts.packed import package_files
from tests.house.source import ROOT

SOURCES = ROOT / "src"
BEGINNING = "spadille.pyodide.entry"


def file_of(module: str) -> str | None:
    """Return the file of a module of Spadille, or None if there is no such module."""
    stem = module.replace(".", "/")
    return next((name for name in (f"{stem}.py", f"{stem}/__init__.py") if (SOURCES / name).is_file()), None)


def opened_by(file: str) -> Iterator[str]:
    """Yield the names that a file imports from Spadille: modules, and members of modules."""
    for node in ast.walk(ast.parse((SOURCES / file).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("spadille"):
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)


def opened_from(beginning: str) -> set[str]:
    """Return all files that are loaded when a module is imported."""
    found: set[str] = set()
    waiting = [beginning]
    while waiting:
        module = waiting.pop()
        file = file_of(module)
        if file is not None and file not in found:
            found.add(file)
            waiting += [module.rpartition(".")[0], *opened_by(file)]
    return found


def test_every_module_the_worker_imports_is_packed() -> None:
    opened = opened_from(BEGINNING)
    assert len(opened) > 100
    assert opened - package_files().keys() == set()
