"""What a deal comes to where nobody sees all cards, from what it comes to where all do.

Solved opponents never guess wrong, so that a declarer alone takes more than is solved; a solved side knows
itself, so that one with a secret partner takes less. Both were measured on deals played out by these players.
"""

from __future__ import annotations

from spadille.bots.heuristic.contract_value import needs_everything
from spadille.bots.search.payoff import Payoff
from spadille.cards import Suit
from spadille.rules.contract import Contract, Exposure, Partner, Widow
from spadille.rules.game import Rules
from spadille.rules.goal import Objective

_POINTS = 6
"""How many card points more a declarer takes ..."""
_POINTS_LAID_AWAY = 13
"""... and how many where he is still to lay cards away: the heuristic does it here, later he solves it."""
_TRICKS = 0.6
"""How many tricks fewer a declarer with a partner takes."""


def corrected_for_sight(
    rules: Rules, contract: Contract, trump: Suit | None, worth: Payoff, solved: int
) -> float:
    """What a solved count is worth to those who do not see all cards."""
    objective = contract.goal.objective
    if objective is Objective.POINTS and not needs_everything(rules, contract, trump):
        more = _POINTS_LAID_AWAY if contract.widow is Widow.TAKEN_UP else _POINTS
        return worth[min(solved + more, len(worth) - 1)]
    if objective is Objective.TRICKS and contract.partner is not Partner.ALONE:
        return worth[solved] + _TRICKS * (worth[max(solved - 1, 0)] - worth[solved])
    return worth[solved]


def is_caught_by_sight(contract: Contract) -> bool:
    """Whether a declarer hides from opponents who would catch him if they saw his hand."""
    hides = contract.goal.avoids
    return hides and contract.exposure is Exposure.NEVER
