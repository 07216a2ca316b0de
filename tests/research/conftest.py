"""Each test has a folder of its own for the results of experiments."""

from __future__ import annotations

from pathlib import Path

import pytest

from research import runner


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of results, empty."""
    monkeypatch.setattr(runner, "ROOT", tmp_path / "results")
    return tmp_path / "results"
