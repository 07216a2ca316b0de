"""Corrections of results under perfect information for deals with hidden cards.

Solved opponents never guess wrong, so a lone declarer takes more than solved. A solved side knows its
members, so one with a secret partner takes less. Both were measured on deals played out by these players.
"""

from __future__ import annotations

from spadille.bots.heuristic.contract_value import needs_everything
from spadille.bots.search.payoff import Payoff
from spadille.cards import Suit
from spadille.rules.contract import Contract, Exposure, Partner, Widow
from spadille.rules.game import Rules
from spadille.rules.goal import Objective

_POINTS = 6
"""The additional card points of a lone declarer."""
_POINTS_LAID_AWAY = 13
"""The additional card points where the declarer still has to lay cards away: a heuristic does so here, while
the player solves it later."""
_TRICKS = 0.6
"""The tricks lost by a declarer with a partner."""


def corrected_for_sight(
    rules: Rules, contract: Contract, trump: Suit | None, worth: Payoff, solved: int
) -> float:
    """Return the value of a solved count for players who do not see all cards."""
    objective = contract.goal.objective
    if objective is Objective.POINTS and not needs_everything(rules, contract, trump):
        more = _POINTS_LAID_AWAY if contract.widow is Widow.TAKEN_UP else _POINTS
        return worth[min(solved + more, len(worth) - 1)]
    if objective is Objective.TRICKS and contract.partner is not Partner.ALONE:
        return worth[solved] + _TRICKS * (worth[max(solved - 1, 0)] - worth[solved])
    return worth[solved]


def is_caught_by_sight(contract: Contract) -> bool:
    """Return whether the contract's hidden hand would be caught under perfect information."""
    hides = contract.goal.avoids
    return hides and contract.exposure is Exposure.NEVER
