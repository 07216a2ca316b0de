"""Tests that payoffs equal the final payments."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.search.payoff import settling
from spadille.play.seeing import view_of
from spadille.rules.goal import Objective, Outcome
from tests.laws.tables import sitting

numbers = st.integers(min_value=0, max_value=10**9)
NOTHING = (Objective.NO_POINTS, Objective.NO_TRICKS)


@settings(max_examples=200)
@given(number=numbers)
def test_payoff_equals_payment(number: int) -> None:
    *_, deal = sitting("worth", number).deals
    result, declared = deal.result, deal.phase.declared
    assert result is not None
    if declared is None or result.bonuses:
        return
    counted = result.points if result.tricks is None else result.tricks
    if declared.contract.goal.objective in NOTHING:
        counted = int(result.outcome is Outcome.WON)
    for seat in deal.layout.active:
        at = settling(
            view_of(deal, seat),
            declared.contract,
            declared.declarer,
            declared.trump,
            declared.stakes,
            on_side=seat in declared.side,
        )
        own = 0 if at.summary.mackers else result.payments[seat] - at.worth()[counted or 0]
        assert own == 0
