"""Tests of the comparison of two bots' cards in recorded deals: where they differ, and which card was worth
more.
"""

from pathlib import Path
from re import fullmatch

import pytest

from research.experiments import card_choices
from tests.support.cli import Spadille


@pytest.fixture
def records(spadille: Spadille, tmp_path: Path) -> Path:
    """Write the records of deals between two bots `club`, and return the file."""
    kept = tmp_path / "deals.jsonl"
    spadille("arena", "--bots", "club,club", "--deals", "5", "--processes", "1", "--records", str(kept))
    return kept


@pytest.mark.parametrize(("bots", "least", "most"), [("club,club", 0, 0), ("club,random", -99, -5)])
def test_equal_choices_gain_nothing_and_random_ones_lose(
    records: Path, capsys: pytest.CaptureFixture[str], bots: str, least: float, most: float
) -> None:
    card_choices.main([str(records), "--bots", bots, "--each", "4"])
    gain = fullmatch(r".*% of \d+ choices; ([+-]\S+) ± \S+ thousandths .*", capsys.readouterr().out.strip())
    assert gain is not None
    assert least <= float(gain[1]) <= most


def test_choices_may_be_limited_to_the_last_tricks(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counts = []
    for last in ("2", "9"):
        card_choices.main([str(records), "--bots", "club,club", "--each", "99", "--last", last])
        counts.append(int(capsys.readouterr().out.partition("% of ")[2].split()[0]))
    assert 0 < counts[0] < counts[1]
