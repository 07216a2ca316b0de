"""A change of rules is one that changes something, by an option or in a contract itself."""

from dataclasses import replace

import pytest

from spadille.arena import Contest, Deals
from spadille.games import SIX_BID
from spadille.rules.contract import Widow
from spadille.study.rule_change import RuleChange
from spadille.study.study_error import StudyError

STANDARD = SIX_BID.rules("standard")
CONTEST = Contest(STANDARD, 3, ("club",), "winter", Deals.TUNING)


def test_a_contract_may_be_changed_that_no_option_changes() -> None:
    solo, *others = STANDARD.contracts
    taken_up = replace(STANDARD, contracts=(replace(solo, widow=Widow.TAKEN_UP), *others))
    assert [contest.rules for contest in RuleChange(CONTEST, taken_up).contests] == [
        STANDARD,
        taken_up,
        taken_up,
    ]


def test_what_changes_nothing_is_no_change() -> None:
    with pytest.raises(StudyError, match="same-rules"):
        RuleChange(CONTEST, SIX_BID.rules("standard", {"sixty": "drawn"}))
