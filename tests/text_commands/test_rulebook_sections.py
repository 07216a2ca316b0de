"""Tests of sections of the rulebook as they are printed at the table."""

import json
from pathlib import Path

import pytest

from spadille.notation.check import Unsound
from spadille.notation.matches import judge
from spadille.text import LANGUAGES
from spadille.text_commands.rulebook_sections import read_section

VECTORS = Path(__file__).parents[1] / "conformance" / "six-bid.in.jsonl"


def list_breached_rules() -> set[str]:
    """Return the rules that actions in the conformance records break."""
    rules = set()
    for line in VECTORS.read_text("utf-8").splitlines():
        try:
            verdict = judge(json.loads(line))
        except ValueError:
            continue
        if isinstance(verdict, Unsound) and verdict.refusal.rule:
            rules.add(verdict.refusal.rule)
    return rules


RULES = sorted(list_breached_rules())


def test_the_golden_deals_break_enough_rules() -> None:
    assert len(RULES) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_the_rule_of_every_refusal_has_a_section(rule: str, language: str) -> None:
    heading, *lines = read_section(rule, language)
    assert heading
    assert lines
    assert not [
        line for line in [heading, *lines] if any(mark in line for mark in ("{#", "](", "**", "`", "|"))
    ]


def test_a_section_is_read_in_the_language_of_the_table() -> None:
    assert read_section("six-bid.play.follow", "en")[0] == "You must follow suit"
    assert read_section("six-bid.play.follow", "sv")[0] == "Du måste bekänna färg"


def test_an_unknown_rule_has_no_section() -> None:
    assert read_section("six-bid.play.fold", "en") == []
    assert read_section("pinochle.meld", "sv") == []
