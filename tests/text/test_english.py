"""Tests that the English catalogue uses card players' words, and that figures have the
form of each language.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spadille import text

FOLDER = Path(text.__file__).parent
PAGES = sorted(page.stem for page in (FOLDER / "en").glob("*.ftl"))


def _sentences(language: str, page: str) -> list[str]:
    """Return the lines of a catalogue file without comments, ids, and words that are only typed."""
    lines = (FOLDER / language / f"{page}.ftl").read_text("utf-8").splitlines()
    spoken = [line for line in lines if not line.startswith(("#", "spoken-", "line-"))]
    return [re.sub(r"\{ \$[\w-]+ ->|^\.?[\w-]+ =", "", line.strip()) for line in spoken]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(
    ("riddle", "plain"),
    [
        (r"\bwhoever\b", "a player who, anyone who"),
        (r"\bnought\b", "zero"),
        (r"\blooks? on\b|\blooking on\b", "spectators, watch"),
        (r"\bthe house\b|\bhouse’s\b|\bof the house\b", "the server, the expert, the rules"),
        (r"(?<!there )\bis no (?!longer\b|more\b|one\b)", "is not a"),
        (r"\bwill not do\b", "is out of range, cannot be"),
        (r"however the (?:other|unseen) cards lie|ways the (?:other|unseen)? ?cards may lie", "layouts"),
        (r"\bis told\b|\bare told\b", "is shown"),
        (r"\bnot (?:yet )?proved\b", "not graded"),
        (r"(?<!\$)\bpar\b", "the expert"),
        (r"(?<!\$)\bcounters?\b", "chips"),
        (r"(?<!\$)\bopponents?\b", "defenders"),
        (r"\b(?:who|dealer) rests?\b", "sits out"),
        (r"\bthere (?:is|are): ", "the bots are, it can be"),
    ],
)
def test_a_sentence_is_no_riddle(page: str, riddle: str, plain: str) -> None:
    found = [line for line in _sentences("en", page) if re.search(riddle, line, re.IGNORECASE)]
    assert found == [], f"say {plain}"


@pytest.mark.parametrize("page", PAGES)
def test_percent_follows_the_language(page: str) -> None:
    """English sets no space before the sign, Swedish does."""
    assert [line for line in _sentences("en", page) if re.search(r"[\d}] %", line)] == []
    assert [line for line in _sentences("sv", page) if re.search(r"[\d}]%", line)] == []


@pytest.mark.parametrize("page", PAGES)
def test_the_swedish_catalogue_does_not_call_the_server_a_house(page: str) -> None:
    assert [line for line in _sentences("sv", page) if re.search(r"\bhuset\w*\b", line, re.IGNORECASE)] == []
