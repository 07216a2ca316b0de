"""Tests that the page about records and the one about errors have every word that a record can hold."""

import re
from pathlib import Path

import pytest

from spadille.cards import Suit
from spadille.games import GAMES
from spadille.notation.results import result_json
from spadille.play import action
from spadille.rules.bonus import BONUSES
from spadille.rules.goal import Counts, Outcome
from spadille.rules.payments import SettlingTable
from spadille.rules.settlement import Summary, settle
from tests.house.source import ROOT

DOCS, SOURCE = ROOT / "docs" / "reference", ROOT / "src" / "spadille"
CODE = re.compile(r'(?:NotAllowed|refusal)\(\s*"([a-z-]+)"')
VERBS = {verb for kind in vars(action).values() if isinstance(verb := getattr(kind, "verb", None), str)} - {
    ""
}


def read_words(page: str) -> set[str]:
    """Return all words in code type on a page, those of actions one by one."""
    return {
        word
        for code in re.findall(r"`([^`\n]+)`", (DOCS / page).read_text("utf-8"))
        for word in (code, *code.split())
    }


def test_the_page_has_every_action() -> None:
    assert {"pass", "bid", "hold", "double", "redouble", "trump", "discard", "stop", "ask"} <= VERBS
    assert VERBS - read_words("records.md") == set()


def test_the_page_has_every_key_and_word_of_a_result() -> None:
    failed = Summary(contract="heart-solo", declarer=1, trump=Suit.HEARTS, points=55)
    result = settle(GAMES["sluff"].rules("mcmillan"), SettlingTable(3, dealer=0), failed)
    keys = {*result_json(result), *(counts.value for counts in Counts), "pots"}
    assert "bank" in keys
    words = {*keys, *(outcome.value for outcome in Outcome), *BONUSES, "mackers", "matadors"}
    assert words - read_words("records.md") == set()


def test_the_page_of_errors_has_every_code_of_rules_play_and_records() -> None:
    codes = {
        code
        for room in ("rules", "play", "notation")
        for file in (SOURCE / room).glob("*.py")
        for code in CODE.findall(file.read_text("utf-8"))
    }
    assert {"must-bid", "trumps-not-broken", "malformed"} <= codes
    assert codes - read_words("refusals.md") == set()


@pytest.mark.parametrize("page", sorted((ROOT / "rulebook").glob("*/six-bid.md")), ids=str)
def test_the_rulebook_lists_the_game_that_cannot_be_played_yet(page: Path) -> None:
    rows = page.read_text("utf-8").splitlines()
    assert any(row.startswith("| Crazy Solo |") for row in rows)
    assert "crazy-solo" not in GAMES
