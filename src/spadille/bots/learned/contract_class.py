"""Classes of contracts with similar results, derived from the contracts' rules."""

from __future__ import annotations

from enum import StrEnum
from math import log

from spadille.bots.heuristic.avoiding_chance import avoiding_chance, chance_to_stay_below
from spadille.bots.heuristic.contract_value import leads_first, needs_everything
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.sweep_worth import find_best_exchange, sweep_chance
from spadille.bots.heuristic.tally import TAKEN_UP, UNSEEN, point_scale, tally_hand
from spadille.bots.heuristic.tricks.trick_estimate import ALONE, PARTNERED, count_tricks, run_chance
from spadille.cards import Suit
from spadille.cards.hand import cards_of
from spadille.rules.contract import CardCall, Contract, Exposure, Partner, Widow
from spadille.rules.game import Rules
from spadille.rules.goal import Counts, Objective
from spadille.rules.order import Ranking

_MIN_CHANCE, _MAX_CHANCE = 0.02, 0.98
_HALF = 0.5
"""The least share of all card points that a hand must promise before a sweep is considered."""
_TRICKS = 8
"""The number of tricks in the training data of trick contracts."""
_ACE, _KING = 0.45, 0.25
"""The tricks expected of an ace and a king before trumps are known."""


class ContractClass(StrEnum):
    """A class of contracts with similar results."""

    POINTS = "points"
    """Card points are counted, and the widow stays unseen until the end."""
    POINTS_LAID_AWAY = "points-laid-away"
    """Card points are counted. The declarer takes up the widow and lays as many cards away."""
    SO_MANY_POINTS = "so-many-points"
    """The declarer must make a certain number of card points, at a fixed price."""
    EVERYTHING = "everything"
    """The declarer may lose no counter."""
    NO_POINTS = "no-points"
    """The declarer may take no counter, with a hidden hand."""
    NO_POINTS_OPEN = "no-points-open"
    """The declarer may take no counter, with an open hand."""
    NO_TRICKS = "no-tricks"
    NO_TRICKS_OPEN = "no-tricks-open"
    TRICKS = "tricks"
    """The declarer must take a number of tricks, alone."""
    TRICKS_WITH_PARTNER = "tricks-with-partner"
    TRICKS_IN_PARTNERS_SUIT = "tricks-in-his-suit"
    """The declarer must take a number of tricks, with a partner who names trumps."""
    ALL_TRICKS = "all-tricks"


TRICK_CLASSES = (
    ContractClass.TRICKS,
    ContractClass.TRICKS_WITH_PARTNER,
    ContractClass.TRICKS_IN_PARTNERS_SUIT,
)
"""The classes in which the declarer must take a number of tricks, but not all."""
COUNTED_CLASSES = (ContractClass.POINTS, ContractClass.POINTS_LAID_AWAY, *TRICK_CLASSES)
"""The classes in which a higher count is better. In the others a goal is made or not."""
NULL_CLASSES = (
    ContractClass.NO_POINTS,
    ContractClass.NO_POINTS_OPEN,
    ContractClass.NO_TRICKS,
    ContractClass.NO_TRICKS_OPEN,
)
"""The classes in which the declarer must take nothing."""


def classify_contract(rules: Rules, contract: Contract, trump: Suit | None) -> ContractClass:
    """Classify a contract with these trumps."""
    objective = contract.goal.objective
    if objective is Objective.NO_POINTS:
        return (
            ContractClass.NO_POINTS if contract.exposure is Exposure.NEVER else ContractClass.NO_POINTS_OPEN
        )
    if objective is Objective.NO_TRICKS:
        return (
            ContractClass.NO_TRICKS if contract.exposure is Exposure.NEVER else ContractClass.NO_TRICKS_OPEN
        )
    if objective is Objective.POINTS:
        return _classify_points(rules, contract, trump)
    if contract.goal.mark == rules.packets.hand_size:
        return ContractClass.ALL_TRICKS
    by_partner = {
        Partner.SILENT: ContractClass.TRICKS_WITH_PARTNER,
        Partner.NAMES_TRUMP: ContractClass.TRICKS_IN_PARTNERS_SUIT,
    }
    return by_partner.get(contract.partner, ContractClass.TRICKS)


def _classify_points(rules: Rules, contract: Contract, trump: Suit | None) -> ContractClass:
    if contract.price.by_points:
        return ContractClass.POINTS_LAID_AWAY if contract.widow is Widow.TAKEN_UP else ContractClass.POINTS
    return (
        ContractClass.EVERYTHING if needs_everything(rules, contract, trump) else ContractClass.SO_MANY_POINTS
    )


def estimate_promise(
    rules: Rules, contract: Contract, trump: Suit | None, hand: Cards, *, eldest: bool
) -> float:
    """Estimate by the heuristic what a hand promises in a contract.

    The result is in card points or tricks for classes that count them, and otherwise the log odds of making
    the contract.
    """
    ranking = contract.order.ranking(trump)
    kind = classify_contract(rules, contract, trump)
    counts = rules.counts_in(contract)
    if counts is Counts.POINTS and trump is not None and kind is not ContractClass.EVERYTHING:
        count = TAKEN_UP if contract.widow is Widow.TAKEN_UP else UNSEEN
        return tally_hand(hand, ranking, count, rules.pack)
    if kind is ContractClass.TRICKS_IN_PARTNERS_SUIT:
        return _count_high_cards(hand, ranking)
    if kind in COUNTED_CLASSES:
        return count_tricks(hand, ranking, ALONE if contract.partner is Partner.ALONE else PARTNERED)
    return _log_odds(_estimate_chance(rules, contract, ranking, hand, eldest=eldest))


def find_promise_key(rules: Rules, contract: Contract, trump: Suit | None) -> tuple[object, ...]:
    """Return a key that is equal for contracts in which every hand has the same promise."""
    kind = classify_contract(rules, contract, trump)
    if kind in (ContractClass.POINTS, ContractClass.POINTS_LAID_AWAY, ContractClass.SO_MANY_POINTS):
        return (contract.widow,)
    return kind, contract.lead, contract.card_call


def find_scale(rules: Rules, contract: Contract) -> float:
    """Return the total of card points or tricks in a contract, relative to the total in the training data."""
    if rules.counts_in(contract) is Counts.TRICKS:
        return rules.packets.hand_size / _TRICKS
    return point_scale(contract.order.ranking(None), rules.pack)


def _estimate_chance(
    rules: Rules, contract: Contract, ranking: Ranking, hand: Cards, *, eldest: bool
) -> float:
    if contract.goal.objective is Objective.TRICKS:
        return run_chance(hand, ranking)
    if contract.goal.mark is not None:
        if tally_hand(hand, ranking, UNSEEN, rules.pack) < _HALF * rules.total:
            return 0.0
        if contract.card_call is CardCall.NONE:
            return sweep_chance(rules, ranking, hand)
        return find_best_exchange(rules, ranking, hand).chance
    if rules.counts_in(contract) is Counts.TRICKS:
        return chance_to_stay_below(rules, contract, hand)
    leads = leads_first(contract, is_eldest=eldest)
    return avoiding_chance(rules, contract, hand, leads=leads)


def _count_high_cards(hand: Cards, ranking: Ranking) -> float:
    highest = max(ranking.strength)
    strengths = [ranking.strength[card.number] for card in cards_of(hand)]
    return _ACE * strengths.count(highest) + _KING * strengths.count(highest - 1)


def _log_odds(chance: float) -> float:
    bounded = min(max(chance, _MIN_CHANCE), _MAX_CHANCE)
    return log(bounded / (1 - bounded))
