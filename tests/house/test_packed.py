"""The table without a server has all of the house that it opens."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scripts.packed import house
from tests.house.source import ROOT

SOURCES = ROOT / "src"
BEGINNING = "spadille.pyodide.entry"


def file_of(module: str) -> str | None:
    """Where a module of ours stands; none where the name is not a module's."""
    stem = module.replace(".", "/")
    return next((name for name in (f"{stem}.py", f"{stem}/__init__.py") if (SOURCES / name).is_file()), None)


def opened_by(file: str) -> Iterator[str]:
    """The names of ours that a module imports: modules, and what is in them."""
    for node in ast.walk(ast.parse((SOURCES / file).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("spadille"):
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)


def opened_from(beginning: str) -> set[str]:
    """The files that are opened when this module is, itself and its rooms among them."""
    found: set[str] = set()
    waiting = [beginning]
    while waiting:
        module = waiting.pop()
        file = file_of(module)
        if file is not None and file not in found:
            found.add(file)
            waiting += [module.rpartition(".")[0], *opened_by(file)]
    return found


def test_whatever_the_worker_opens_is_packed() -> None:
    opened = opened_from(BEGINNING)
    assert len(opened) > 100
    assert opened - house().keys() == set()
