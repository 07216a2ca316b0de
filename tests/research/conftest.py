"""Fixtures of the research tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from research import runner


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make the results of experiments go to an empty folder, and return the folder."""
    monkeypatch.setattr(runner, "ROOT", tmp_path / "results")
    return tmp_path / "results"
