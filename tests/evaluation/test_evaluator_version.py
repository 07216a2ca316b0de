"""Tests of the evaluator's version, also for a package without its source files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zipfile import Path as ZipPath
from zipfile import ZipFile

import pytest

from scripts.packed import write_evaluator_version
from spadille.evaluation import evaluator_version as module
from spadille.evaluation.evaluator_version import VERSION_FILE, compute_version, evaluator_version


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    evaluator_version.cache_clear()
    yield
    evaluator_version.cache_clear()


def write_package(root: Path, code: str) -> Path:
    for package in module._PACKAGES:
        (root / "spadille" / package).mkdir(parents=True)
    (root / "spadille" / "bots" / "play.py").write_text(code)
    return root / "spadille"


def test_an_archive_has_the_version_of_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = write_package(tmp_path, "a bot")
    archive = tmp_path / "python.zip"
    with ZipFile(archive, "w") as packed:
        for file in [package, *package.rglob("*")]:
            packed.write(file, file.relative_to(tmp_path))
    write_evaluator_version(archive)
    assert ZipPath(archive, f"spadille/{VERSION_FILE}").read_text("utf-8") == compute_version(package)

    # sources do not travel, and imported modules have no file at all
    without = tmp_path / "without"
    (without / "evaluation").mkdir(parents=True)
    (without / VERSION_FILE).write_text(compute_version(package))
    monkeypatch.setattr(module, "files", lambda _: without)
    assert evaluator_version() == compute_version(package)


def test_other_code_is_another_version(tmp_path: Path) -> None:
    before, after = write_package(tmp_path / "1", "a bot"), write_package(tmp_path / "2", "another")
    assert compute_version(before) != compute_version(after)
