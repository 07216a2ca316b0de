"""The expert's bidding: compare the predicted results of the contracts that each answer may lead to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf
from statistics import fmean

from spadille.bots.explanation import DecidedBy, Reasons, make_reasons
from spadille.bots.learned.auction_inference import BidContext
from spadille.bots.learned.auction_model import AuctionModel, HighBid, sample_likely_worlds
from spadille.bots.learned.bid_evaluation import HandEvaluator, list_trumps
from spadille.bots.learned.contract_class import COUNTED_CLASSES
from spadille.bots.learned.forecast import ContractForecast
from spadille.bots.learned.model import Model
from spadille.bots.learned.outcome_model import Prediction
from spadille.bots.learned.playouts import Playouts, average_predictions
from spadille.bots.player import Chance
from spadille.bots.search.budget import Budget
from spadille.bots.search.determinization import Determinization, Undertaking, place_of
from spadille.bots.search.evaluation import Evaluation
from spadille.bots.search.payoff import DOUBLED, Doublings, doubled_so_far
from spadille.play.action import Action, Bid, Double, Hold, Redouble
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract

_BY_COUNT, _BY_CHANCE = -0.1, -0.2
"""A contract whose predicted value is below this share of its stake is not examined further. The first is for
contracts with a count, the second for contracts that are made or not."""
_HOPELESS = Evaluation(-inf)


def choose_bid(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Choose the most valuable answer, the first offered among equals."""
    others = AuctionModel(view, HandEvaluator(view, model))
    worlds = sample_likely_worlds(view, others, budget, chance)
    evaluator = AuctionEvaluator(view, others, Playouts(view, worlds, model), budget)
    found = {answer: evaluator.evaluate(answer) for answer in decision.answers}
    chosen = max(found, key=lambda answer: found[answer].worth)
    weighed = (evaluation.of(answer) for answer, evaluation in found.items() if evaluation.worth > -inf)
    return make_reasons(view, chosen, DecidedBy.BEST_MEAN, weighed, worlds=len(worlds))


@dataclass
class AuctionEvaluator:
    """Evaluates the answers to one decision in an auction."""

    view: View
    others: AuctionModel
    playouts: Playouts
    budget: Budget
    _undertakings: dict[str, Undertaking | None] = field(default_factory=dict)
    _final_bids: dict[tuple[str, int] | None, list[HighBid | None]] = field(default_factory=dict)

    def evaluate(self, answer: Action) -> Evaluation:
        """Evaluate an answer: by the contract that the seat then plays, or by what the others then play."""
        contract, stakes = self._find_own_contract(answer)
        if contract is not None:
            return self._evaluate_contract(contract, stakes)
        return self._evaluate_letting_play(self._standing, stakes)

    def evaluate_per_world(self, answer: Action) -> list[float]:
        """Return an answer's value in each world, without pruning hopeless contracts."""
        contract, stakes = self._find_own_contract(answer)
        if contract is None:
            return [prediction.worth for prediction in self._predict_per_world(self._standing, stakes)]
        undertaking = self._find_own_undertaking(contract, forced=True)
        assert undertaking is not None
        return self._worth_per_world(undertaking, stakes)

    def find_undertaking(self, answer: Action) -> Undertaking | None:
        """Return how the seat plays if no one bids after this answer; None if another player declares."""
        contract, _ = self._find_own_contract(answer)
        return None if contract is None else self._find_own_undertaking(contract, forced=True)

    def _find_own_contract(self, answer: Action) -> tuple[Contract | None, Doublings]:
        """Return the contract that the seat plays if no one bids after this answer, with the doubles that
        then apply. The contract is None if another player declares.
        """
        standing = self._standing
        if isinstance(answer, Bid):
            return self.view.rules.contract(answer.contract), ()
        if standing is None:
            return None, doubled_so_far(self.view)
        if isinstance(answer, Hold):
            return standing.contract, ()
        if isinstance(answer, Double):
            return None, ((answer.seat, DOUBLED),)
        more = (answer,) if isinstance(answer, Redouble) else ()
        own = bool(more) or standing.place == self._own
        return standing.contract if own else None, doubled_so_far(self.view, *more)

    @cached_property
    def _standing(self) -> HighBid | None:
        bid = self.view.bid
        if bid is None:
            return None
        return HighBid(self.view.rules.contract(bid.contract), place_of(self.view, bid.seat))

    @property
    def _own(self) -> int:
        return place_of(self.view, self.view.seat)

    def _evaluate_letting_play(self, standing: HighBid | None, stakes: Doublings) -> Evaluation:
        """Evaluate an answer after which the seat does not play a contract of its own."""
        every = self._predict_per_world(standing, stakes)
        if standing is not None:
            return average_predictions(every)
        return Evaluation(fmean(prediction.worth for prediction in every))

    def _predict_per_world(self, standing: HighBid | None, stakes: Doublings) -> list[Prediction]:
        """Predict the result in each world, after the others' remaining actions."""
        return [
            self._predict_final_bid(at, standing, end, stakes)
            for at, end in enumerate(self._predict_final_bids(standing))
        ]

    def _evaluate_contract(self, contract: Contract, stakes: Doublings) -> Evaluation:
        """Evaluate a contract with its best trumps."""
        undertaking = self._find_own_undertaking(contract)
        if undertaking is None:
            return _HOPELESS
        alone = ContractForecast(self.playouts).make_coherent(
            undertaking, self.playouts.evaluate(undertaking, stakes)
        )
        if stakes:
            return alone
        worth = fmean(self._worth_per_world(undertaking, ()))
        return Evaluation(worth, alone.count, alone.chance, undertaking.trump)

    def _worth_per_world(self, undertaking: Undertaking, stakes: Doublings) -> list[float]:
        """Return the seat's value in each world after it bids this contract.

        In worlds in which the others let the contract stand, the values are shifted by a constant, so that
        their mean agrees with the prediction from all worlds. In the others, it is the value of what is bid
        over the contract.
        """
        at_all = range(len(self.playouts.worlds))
        predicted = [self.playouts.predict(at, undertaking, stakes).worth for at in at_all]
        shift = self.playouts.evaluate(undertaking, stakes).worth - fmean(predicted)
        if stakes:
            return [worth + shift for worth in predicted]
        standing = HighBid(undertaking.contract, self._own)
        every = [
            (self._predict_final_bid(at, standing, end, ()), end)
            for at, end in enumerate(self._predict_final_bids(standing))
        ]
        stands = (end is not None and end.place == self._own for _, end in every)
        return [prediction.worth + own * shift for (prediction, _), own in zip(every, stands, strict=True)]

    def _predict_final_bids(self, standing: HighBid | None) -> list[HighBid | None]:
        """Return the bid that is played in each world, after the others' remaining actions."""
        key = None if standing is None else (standing.contract.id, standing.place)
        if key not in self._final_bids:
            self._final_bids[key] = [
                self.others.predict_final_bid(world, standing) for world in self.playouts.worlds
            ]
        return self._final_bids[key]

    def _predict_final_bid(
        self, index: int, standing: HighBid | None, end: HighBid | None, stakes: Doublings
    ) -> Prediction:
        """Predict the result of `end`, the bid that is played in one world; None for none.

        The stakes count only if `end` is the standing bid.
        """
        if end is None:
            return Prediction(-float(sum(ante for _, ante in self.view.rules.antes)), None, 0.0)
        same = standing is not None and end.contract is standing.contract
        undertaking = self._make_undertaking(end, self.playouts.worlds[index])
        plain = self._predict_undertaking(index, undertaking, stakes if same else ())
        more = (
            chance * (self._predict_undertaking(index, undertaking, raised).worth - plain.worth)
            for raised, chance in end.doublings
        )
        return replace(plain, worth=plain.worth + sum(more))

    def _predict_undertaking(self, index: int, undertaking: Undertaking, stakes: Doublings) -> Prediction:
        """Predict an undertaking in one world, from playouts.

        Another player's contract without a count is predicted from the declarer's hand alone. In playouts,
        the policy plays for the count and makes far fewer of these contracts than real bidders do.
        """
        hands, declarer = self.others.hands, undertaking.declarer
        if declarer == self._own:
            return self.playouts.predict(index, undertaking, stakes)
        kind = hands.find_terms(undertaking.contract, undertaking.trump).kind
        shift = hands.model.auction.find_correction(self.view.rules.auction, kind, BidContext.OPPONENTS)
        if kind in COUNTED_CLASSES:
            return self.playouts.predict(index, undertaking, stakes, shift.count)
        worth = self.playouts.make_payoff(index, undertaking, stakes)
        return hands.predict_made(undertaking, self.playouts.worlds[index].hands[declarer], worth, shift)

    def _make_undertaking(self, standing: HighBid, world: Determinization) -> Undertaking:
        hand, place = world.hands[standing.place], standing.place
        if place == self._own:
            mine = self._find_own_undertaking(standing.contract, forced=True)
            assert mine is not None
            return mine
        evaluated = standing.evaluated or self.others.hands.evaluate_contract(standing.contract, hand, place)
        return self.others.hands.make_undertaking(evaluated, hand, place)

    def _find_own_undertaking(self, contract: Contract, *, forced: bool = False) -> Undertaking | None:
        """Return how the seat would play a contract, or None if the contract is not worth examining.

        With `forced`, the contract is always examined.
        """
        if contract.id not in self._undertakings or (forced and self._undertakings[contract.id] is None):
            mine = self.view.bid is not None and self.view.bid.seat == self.view.seat
            self._undertakings[contract.id] = self._choose_own_undertaking(contract, every=forced or mine)
        return self._undertakings[contract.id]

    def _choose_own_undertaking(self, contract: Contract, *, every: bool) -> Undertaking | None:
        hand, own, hands = self.view.hand.mask, self._own, self.others.hands
        bids = [hands.evaluate_trump(contract, trump, hand, own) for trump in list_trumps(contract)]
        terms = hands.find_terms(contract, bids[0].trump)
        share = _BY_COUNT if terms.kind in COUNTED_CLASSES else _BY_CHANCE
        least = -inf if every else share * (terms.payoff[-1] - terms.payoff[0])
        likely = [hands.make_undertaking(bid, hand, own) for bid in bids if bid.prediction.worth >= least]
        return max(likely, key=lambda bid: self.playouts.evaluate(bid).worth, default=None)
