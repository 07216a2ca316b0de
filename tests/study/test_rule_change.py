"""Tests of rule changes, by an option or in a contract."""

from dataclasses import replace

import pytest

from spadille.arena import Contest, Deals
from spadille.games import SIX_BID
from spadille.rules.contract import Widow
from spadille.study.rule_change import RuleChange
from spadille.study.study_error import StudyError

STANDARD = SIX_BID.rules("standard")
CONTEST = Contest(STANDARD, 3, ("club",), "winter", Deals.TUNING)


def test_rule_change_may_replace_a_contract() -> None:
    solo, *others = STANDARD.contracts
    taken_up = replace(STANDARD, contracts=(replace(solo, widow=Widow.TAKEN_UP), *others))
    assert [contest.rules for contest in RuleChange(CONTEST, taken_up).contests] == [
        STANDARD,
        taken_up,
        taken_up,
    ]


def test_equal_rules_are_no_change() -> None:
    with pytest.raises(StudyError, match="same-rules"):
        RuleChange(CONTEST, SIX_BID.rules("standard", {"sixty": "drawn"}))
