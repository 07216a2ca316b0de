"""What a hand alone promises in each contract, to anybody at the table: for guessing what others bid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from spadille.bots.expert.contract_class import COUNTED, ContractClass, class_of, evaluated, promise, share_in
from spadille.bots.expert.hearing import Shift
from spadille.bots.expert.model import Model
from spadille.bots.expert.outcome_model import Prediction, blind_features, predicted
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.undertaking import needed
from spadille.bots.search.choosing import chosen
from spadille.bots.search.determinization import Undertaking
from spadille.bots.search.payoff import Payoff, settling
from spadille.cards import Hand, Suit
from spadille.play.view import View
from spadille.rules.contract import Contract, Partner
from spadille.rules.game import Rules
from spadille.rules.goal import Count, Outcome

_SELDOM = (ContractClass.SO_MANY_POINTS, ContractClass.EVERYTHING, ContractClass.ALL_TRICKS)


def mark_of(contract: Contract, trump: Suit | None) -> int:
    """The fewest card points or tricks that win; 0 where the contract turns on none."""
    mark = needed(contract, trump)
    won = contract.goal.outcome(Count(mark, mark, trump)) is Outcome.WON
    return mark if won or contract.goal.mark is None else mark + 1


def trumps_of(contract: Contract) -> tuple[Suit | None, ...]:
    """The trumps that the declarer himself may have in mind."""
    if contract.partner is Partner.NAMES_TRUMP or not contract.trumps:
        return (None,)
    return contract.trumps


@dataclass(frozen=True, slots=True)
class EvaluatedBid:
    """A contract with the trumps that promise most."""

    contract: Contract
    trump: Suit | None
    prediction: Prediction


@dataclass(frozen=True, slots=True)
class BidTerms:
    """What is the same for every hand in a contract with its trumps."""

    kind: ContractClass
    mark: int
    worth: Payoff
    """What a declarer gains by what he has in the end, whoever he is."""
    alike: tuple[object, ...]
    """The same for all in which a hand promises the same."""


@dataclass
class HandEvaluator:
    """What hands promise at one table, each looked at once."""

    view: View
    model: Model
    _terms: dict[tuple[str, Suit | None], BidTerms] = field(default_factory=dict)
    _promises: dict[tuple[object, ...], float] = field(default_factory=dict)
    _evaluated: dict[tuple[Cards, int], tuple[EvaluatedBid, ...]] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.view.rules

    def terms(self, contract: Contract, trump: Suit | None) -> BidTerms:
        """A contract with these trumps as every hand finds it."""
        key = (contract.id, trump)
        if key not in self._terms:
            mark, alike = mark_of(contract, trump), (*evaluated(self.rules, contract, trump), trump)
            kind = class_of(self.rules, contract, trump)
            self._terms[key] = BidTerms(kind, mark, self._worth(contract, trump), alike)
        return self._terms[key]

    def _worth(self, contract: Contract, trump: Suit | None) -> Payoff:
        assert self.view.seat is not None
        unseen = replace(self.view, dealt=Hand())
        any_trump = trump if trump is not None or not contract.trumps else contract.trumps[0]
        return settling(unseen, contract, self.view.seat, any_trump, on_side=True).expected()

    def evaluated_bids(self, hand: Cards, place: int) -> tuple[EvaluatedBid, ...]:
        """By contract that the hand may bid, lowest first, what it promises with the best trumps. Those that
        hardly anybody bids, for others with the same trumps ask less, are left out.
        """
        if (hand, place) not in self._evaluated:
            self._evaluated[hand, place] = tuple(self._looked_at(hand, place))
        return self._evaluated[hand, place]

    def _looked_at(self, hand: Cards, place: int) -> Iterator[EvaluatedBid]:
        for contract in self.rules.contracts:
            may = contract.needs is None or contract.needs.met_by(Hand(hand))
            if may and self.terms(contract, trumps_of(contract)[0]).kind not in _SELDOM:
                yield self.evaluated(contract, hand, place)

    def evaluated(self, contract: Contract, hand: Cards, place: int) -> EvaluatedBid:
        """A contract with the trumps that promise most to a hand in this place."""
        bids = [self.in_suit(contract, trump, hand, place) for trump in trumps_of(contract)]
        return max(bids, key=lambda bid: bid.prediction.worth)

    def in_suit(self, contract: Contract, trump: Suit | None, hand: Cards, place: int) -> EvaluatedBid:
        """A contract with these trumps."""
        terms = self.terms(contract, trump)
        share = share_in(self.rules, contract) if terms.kind in COUNTED else 1.0
        features = blind_features(self._promise(contract, trump, hand, place) / share)
        regression = self.model.outcomes.blind[terms.kind]
        prediction = predicted(terms.kind, regression, features, terms.worth, terms.mark, share)
        return EvaluatedBid(contract, trump, prediction)

    def _promise(self, contract: Contract, trump: Suit | None, hand: Cards, place: int) -> float:
        key = (self.terms(contract, trump).alike, hand, place == 0)
        if key not in self._promises:
            self._promises[key] = promise(self.rules, contract, trump, hand, eldest=place == 0)
        return self._promises[key]

    def made_or_not(self, undertaking: Undertaking, hand: Cards, worth: Payoff, shift: Shift) -> Prediction:
        """What comes of an undertaking in which nothing is counted with this hand.

        `worth` is what the one who asks gains by what the declaring side has in the end.
        """
        contract, trump, place = undertaking.contract, undertaking.trump, undertaking.declarer
        terms = self.terms(contract, trump)
        regression = self.model.outcomes.blind[terms.kind].shifted(terms.kind, shift)
        features = blind_features(self._promise(contract, trump, hand, place))
        return predicted(terms.kind, regression, features, worth, terms.mark)

    def undertaken(self, evaluated: EvaluatedBid, hand: Cards, place: int) -> Undertaking:
        """How it would be played, with what the declarer would call."""
        return chosen(self.rules, Undertaking(evaluated.contract, place, evaluated.trump), hand)
