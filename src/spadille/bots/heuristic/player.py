"""The heuristic player: a policy for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from spadille.bots.explanation import Reasons, explain_only_answer, make_rule_reasons
from spadille.bots.explanation import Rule as Named
from spadille.bots.heuristic.bidding import bid
from spadille.bots.heuristic.cardplay import play_card
from spadille.bots.heuristic.declaring import call_card, give_card, name_trump
from spadille.bots.heuristic.discarding import discard
from spadille.bots.heuristic.doubling import bid_or_double
from spadille.bots.heuristic.error_model import CLUB, NOVICE, ErrorModel
from spadille.bots.heuristic.tricks import bidding as tricks_bidding
from spadille.bots.heuristic.tricks import cardplay, declaring
from spadille.bots.player import Chance, Player
from spadille.play.action import Action, Pass
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Partner
from spadille.rules.game import AuctionStyle
from spadille.rules.goal import Counts

Policy = Callable[[View, Decision, ErrorModel, Chance], Reasons | None]

POLICIES: dict[str, Policy] = {
    "auction": bid,
    "trump": name_trump,
    "call": call_card,
    "give": give_card,
    "discard": discard,
    "play": play_card,
}
"""The policies by the kind of decision, in contracts in which card points are counted."""
DOUBLING_POLICIES = POLICIES | {"auction": bid_or_double}
TRICK_POLICIES: dict[str, Policy] = POLICIES | {
    "auction": tricks_bidding.bid,
    "trump": declaring.name_trump,
    "play": cardplay.play_card,
}
"""The policies in contracts in which tricks are counted."""
PARTNER_POLICIES = TRICK_POLICIES | {"call": declaring.call_card}


def find_policies(view: View) -> Mapping[str, Policy]:
    """Return the policies for the contract that is played, or during the auction, for the cheapest one."""
    table = view.rules
    contract = table.contracts[0] if view.known is None else view.known.contract
    if table.counts_in(contract) is Counts.TRICKS:
        return TRICK_POLICIES if contract.partner is Partner.ALONE else PARTNER_POLICIES
    return DOUBLING_POLICIES if table.auction is AuctionStyle.DOUBLING else POLICIES


@dataclass(frozen=True, slots=True)
class HeuristicPlayer:
    """Plays by rules of thumb, with the mistakes of an error model."""

    errors: ErrorModel

    def answer(self, view: View, chance: Chance) -> Action:
        return self.reasons(view, chance).chosen

    def reasons(self, view: View, chance: Chance) -> Reasons:
        """Return the answer, and the rule of thumb behind it."""
        decision = view.decision
        if decision is None:
            raise ValueError("the seat has no decision")
        if len(decision.answers) == 1:
            return explain_only_answer(view)
        rule = find_policies(view).get(decision.kind)
        found = None if rule is None else rule(view, decision, self.errors, chance)
        return found or make_rule_reasons(view, find_plainest_answer(decision), Named.PLAINEST)


def find_plainest_answer(decision: Decision) -> Action:
    """Return a pass, or the first answer if a pass is not legal."""
    passes = (answer for answer in decision.answers if isinstance(answer, Pass))
    return next(passes, decision.answers[0])


PLAYERS: dict[str, Player] = {"novice": HeuristicPlayer(NOVICE), "club": HeuristicPlayer(CLUB)}
"""The players by name, the weaker first."""
