"""Tests that a drawn deal has value 0 and no payments, at any price."""

from dataclasses import replace

import pytest

from spadille.games import SIX_BID
from spadille.rules.game import Rules
from spadille.rules.goal import Outcome
from spadille.rules.payments import SettlingTable
from spadille.rules.price import Fixed, PerPoint, Price
from spadille.rules.settlement import Summary, settle


def rules_at(price: Price) -> Rules:
    """Return Six-Bid Solo with another price for a solo."""
    standard = SIX_BID.rules("standard").at(4)
    solo, *others = standard.contracts
    return replace(standard, contracts=(replace(solo, price=price), *others))


@pytest.mark.parametrize("price", [Fixed(2), PerPoint(2, 60), PerPoint(2, 61)], ids=str)
def test_a_drawn_deal_is_worth_nothing(price: Price) -> None:
    summary = Summary(
        contract="solo", declarer=1, trump=SIX_BID.rules("standard").contracts[0].trumps[0], points=60
    )
    result = settle(rules_at(price), SettlingTable(4, 0), summary)
    assert (result.outcome, result.value, result.payments) == (Outcome.DRAWN, 0, (0, 0, 0, 0))
