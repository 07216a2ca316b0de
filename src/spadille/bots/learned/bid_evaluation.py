"""The evaluation of bids from a hand alone, without playouts. It predicts what the other players bid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from spadille.bots.heuristic.contract_value import needed_points
from spadille.bots.heuristic.memory import Cards
from spadille.bots.learned.auction_inference import OutcomeCorrection
from spadille.bots.learned.contract_class import (
    COUNTED_CLASSES,
    ContractClass,
    classify_contract,
    estimate_promise,
    find_promise_key,
    find_scale,
)
from spadille.bots.learned.model import Model
from spadille.bots.learned.outcome_model import Prediction, make_hand_features, predict_outcome
from spadille.bots.search.choosing import chosen
from spadille.bots.search.determinization import Undertaking
from spadille.bots.search.payoff import Payoff, settling
from spadille.cards import Hand, Suit
from spadille.play.view import View
from spadille.rules.contract import Contract, Partner
from spadille.rules.game import Rules
from spadille.rules.goal import Count, Outcome

_RARELY_BID = (ContractClass.SO_MANY_POINTS, ContractClass.EVERYTHING, ContractClass.ALL_TRICKS)


def find_mark(contract: Contract, trump: Suit | None) -> int:
    """Return the fewest card points or tricks that win the contract; 0 if no count decides."""
    mark = needed_points(contract, trump)
    won = contract.goal.outcome(Count(mark, mark, trump)) is Outcome.WON
    return mark if won or contract.goal.mark is None else mark + 1


def list_trumps(contract: Contract) -> tuple[Suit | None, ...]:
    """Return the trumps that the declarer may choose; only None if the partner chooses or there are none."""
    if contract.partner is Partner.NAMES_TRUMP or not contract.trumps:
        return (None,)
    return contract.trumps


@dataclass(frozen=True, slots=True)
class EvaluatedBid:
    """A contract with the best trumps for a hand, and its predicted result."""

    contract: Contract
    trump: Suit | None
    prediction: Prediction


@dataclass(frozen=True, slots=True)
class BidTerms:
    """The facts of a contract with given trumps that do not depend on the hand."""

    kind: ContractClass
    mark: int
    """The fewest card points or tricks that win; 0 if no count decides."""
    payoff: Payoff
    """The declarer's gain for each final count."""
    promise_key: tuple[object, ...]
    """A key that is equal for all contracts and trumps in which every hand has the same promise."""


@dataclass
class HandEvaluator:
    """Evaluates hands at one table, and caches the results."""

    view: View
    model: Model
    _terms: dict[tuple[str, Suit | None], BidTerms] = field(default_factory=dict)
    _promises: dict[tuple[object, ...], float] = field(default_factory=dict)
    _evaluated: dict[tuple[Cards, int], tuple[EvaluatedBid, ...]] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        return self.view.rules

    def find_terms(self, contract: Contract, trump: Suit | None) -> BidTerms:
        """Return the terms of a contract with these trumps."""
        key = (contract.id, trump)
        if key not in self._terms:
            mark, alike = find_mark(contract, trump), (*find_promise_key(self.rules, contract, trump), trump)
            kind = classify_contract(self.rules, contract, trump)
            self._terms[key] = BidTerms(kind, mark, self._make_payoff(contract, trump), alike)
        return self._terms[key]

    def _make_payoff(self, contract: Contract, trump: Suit | None) -> Payoff:
        assert self.view.seat is not None
        unseen = replace(self.view, dealt=Hand())
        any_trump = trump if trump is not None or not contract.trumps else contract.trumps[0]
        return settling(unseen, contract, self.view.seat, any_trump, on_side=True).expected()

    def evaluate_bids(self, hand: Cards, place: int) -> tuple[EvaluatedBid, ...]:
        """Evaluate each contract that the hand may bid, lowest first, with its best trumps.

        Omit contracts of classes that are rarely bid, because a cheaper contract has the same trumps.
        """
        if (hand, place) not in self._evaluated:
            self._evaluated[hand, place] = tuple(self._evaluate_contracts(hand, place))
        return self._evaluated[hand, place]

    def _evaluate_contracts(self, hand: Cards, place: int) -> Iterator[EvaluatedBid]:
        for contract in self.rules.contracts:
            may = contract.needs is None or contract.needs.met_by(Hand(hand))
            if may and self.find_terms(contract, list_trumps(contract)[0]).kind not in _RARELY_BID:
                yield self.evaluate_contract(contract, hand, place)

    def evaluate_contract(self, contract: Contract, hand: Cards, place: int) -> EvaluatedBid:
        """Evaluate a contract with the best trumps for a hand at this place."""
        bids = [self.evaluate_trump(contract, trump, hand, place) for trump in list_trumps(contract)]
        return max(bids, key=lambda bid: bid.prediction.worth)

    def evaluate_trump(self, contract: Contract, trump: Suit | None, hand: Cards, place: int) -> EvaluatedBid:
        """Evaluate a contract with these trumps."""
        terms = self.find_terms(contract, trump)
        share = find_scale(self.rules, contract) if terms.kind in COUNTED_CLASSES else 1.0
        features = make_hand_features(self._estimate_promise(contract, trump, hand, place) / share)
        regression = self.model.outcomes.hand_only[terms.kind]
        prediction = predict_outcome(terms.kind, regression, features, terms.payoff, terms.mark, share)
        return EvaluatedBid(contract, trump, prediction)

    def _estimate_promise(self, contract: Contract, trump: Suit | None, hand: Cards, place: int) -> float:
        key = (self.find_terms(contract, trump).promise_key, hand, place == 0)
        if key not in self._promises:
            self._promises[key] = estimate_promise(self.rules, contract, trump, hand, eldest=place == 0)
        return self._promises[key]

    def predict_made(
        self, undertaking: Undertaking, hand: Cards, payoff: Payoff, correction: OutcomeCorrection
    ) -> Prediction:
        """Predict from the declarer's hand whether a contract without a count is made.

        `payoff` is the viewing seat's gain for each result of the declaring side.
        """
        contract, trump, place = undertaking.contract, undertaking.trump, undertaking.declarer
        terms = self.find_terms(contract, trump)
        regression = self.model.outcomes.hand_only[terms.kind].correct(terms.kind, correction)
        features = make_hand_features(self._estimate_promise(contract, trump, hand, place))
        return predict_outcome(terms.kind, regression, features, payoff, terms.mark)

    def make_undertaking(self, evaluated: EvaluatedBid, hand: Cards, place: int) -> Undertaking:
        """Return how the bid would be played, with the card that the declarer would call."""
        return chosen(self.rules, Undertaking(evaluated.contract, place, evaluated.trump), hand)
