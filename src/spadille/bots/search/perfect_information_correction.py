"""Corrections that turn results solved with all cards open into estimates for hidden cards.

Real opponents guess wrong, so a lone declarer takes more than the solver says. In solved play, a secret
partner is known to the declarer, so with hidden cards they take less. Both corrections were measured on deals
played by the search players.
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
"""The additional card points if the declarer still has to lay cards away. The solver's input uses a
heuristic discard, which is worse than the player's later choice."""
_TRICKS = 0.6
"""The tricks lost by a declarer with a partner."""


def corrected_for_sight(
    rules: Rules, contract: Contract, trump: Suit | None, worth: Payoff, solved: int
) -> float:
    """Return the payoff of `solved`, a count from play with all cards open, corrected for players who do not
    see all cards.
    """
    objective = contract.goal.objective
    if objective is Objective.POINTS and not needs_everything(rules, contract, trump):
        more = _POINTS_LAID_AWAY if contract.widow is Widow.TAKEN_UP else _POINTS
        return worth[min(solved + more, len(worth) - 1)]
    if objective is Objective.TRICKS and contract.partner is not Partner.ALONE:
        return worth[solved] + _TRICKS * (worth[max(solved - 1, 0)] - worth[solved])
    return worth[solved]


def is_caught_by_sight(contract: Contract) -> bool:
    """Return whether the declarer must take nothing with a hidden hand, which solved opponents see."""
    hides = contract.goal.avoids
    return hides and contract.exposure is Exposure.NEVER
