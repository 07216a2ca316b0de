"""Bidding by what contracts turn out to bring, with what the others may still say."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from math import inf
from statistics import fmean

from spadille.bots.expert.auction_model import AuctionModel, Standing, likely_worlds
from spadille.bots.expert.bid_evaluation import HandEvaluator, trumps_of
from spadille.bots.expert.contract_class import COUNTED
from spadille.bots.expert.forecast import Forecast
from spadille.bots.expert.hearing import HowBid
from spadille.bots.expert.model import Model
from spadille.bots.expert.outcome_model import Prediction
from spadille.bots.expert.playouts import Playouts, together
from spadille.bots.explanation import Deciding, Reasons, reasoned
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
"""How much of what is at stake a hand may promise to lose and yet be looked at again."""
_HOPELESS = Evaluation(-inf)


def bid(model: Model, view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The answer that promises most; of those that promise as much, the first offered."""
    others = AuctionModel(view, HandEvaluator(view, model))
    worlds = likely_worlds(view, others, budget, chance)
    evaluator = AuctionEvaluator(view, others, Playouts(view, worlds, model), budget)
    found = {answer: evaluator.found(answer) for answer in decision.answers}
    chosen = max(found, key=lambda answer: found[answer].worth)
    weighed = (evaluation.of(answer) for answer, evaluation in found.items() if evaluation.worth > -inf)
    return reasoned(view, chosen, Deciding.BEST_MEAN, weighed, worlds=len(worlds))


@dataclass
class AuctionEvaluator:
    """The answers in an auction, each by what it promises."""

    view: View
    others: AuctionModel
    playouts: Playouts
    budget: Budget
    _chosen: dict[str, Undertaking | None] = field(default_factory=dict)
    _ended: dict[tuple[str, int] | None, list[Standing | None]] = field(default_factory=dict)

    def found(self, answer: Action) -> Evaluation:
        """What is found of one."""
        contract, stakes = self._undertaking_of(answer)
        if contract is not None:
            return self._undertaken(contract, stakes)
        return self._let_play(self._standing, stakes)

    def in_worlds(self, answer: Action) -> list[float]:
        """What one is worth in each way for the cards to lie, however little the hand promises."""
        contract, stakes = self._undertaking_of(answer)
        if contract is None:
            return [prediction.worth for prediction in self._followed(self._standing, stakes)]
        undertaking = self._best(contract, forced=True)
        assert undertaking is not None
        return self._worths(undertaking, stakes)

    def _undertaking_of(self, answer: Action) -> tuple[Contract | None, Doublings]:
        """The contract that one would play oneself by an answer, if any, and the stakes it leads to."""
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
    def _standing(self) -> Standing | None:
        bid = self.view.bid
        if bid is None:
            return None
        return Standing(self.view.rules.contract(bid.contract), place_of(self.view, bid.seat))

    @property
    def _own(self) -> int:
        return place_of(self.view, self.view.seat)

    def _let_play(self, standing: Standing | None, stakes: Doublings) -> Evaluation:
        """What comes of it when one says no more."""
        every = self._followed(standing, stakes)
        if standing is not None:
            return together(every)
        return Evaluation(fmean(prediction.worth for prediction in every))

    def _followed(self, standing: Standing | None, stakes: Doublings) -> list[Prediction]:
        """What it comes to in each way for the cards to lie when the others have had their say."""
        return [self._predicted(at, standing, end, stakes) for at, end in enumerate(self._ends(standing))]

    def _undertaken(self, contract: Contract, stakes: Doublings) -> Evaluation:
        """What a contract promises with the best trumps, should it stand."""
        undertaking = self._best(contract)
        if undertaking is None:
            return _HOPELESS
        alone = Forecast(self.playouts).coherent(undertaking, self.playouts.mean(undertaking, stakes))
        if stakes:
            return alone
        worth = fmean(self._worths(undertaking, ()))
        return Evaluation(worth, alone.count, alone.chance, undertaking.trump)

    def _worths(self, undertaking: Undertaking, stakes: Doublings) -> list[float]:
        """What an undertaking is worth in each way for the cards to lie: as it is predicted of all together,
        where it stands, else as what is bid over it.
        """
        at_all = range(len(self.playouts.worlds))
        seen = [self.playouts.prediction(at, undertaking, stakes).worth for at in at_all]
        more = self.playouts.mean(undertaking, stakes).worth - fmean(seen)
        if stakes:
            return [worth + more for worth in seen]
        standing = Standing(undertaking.contract, self._own)
        every = [(self._predicted(at, standing, end, ()), end) for at, end in enumerate(self._ends(standing))]
        stands = (end is not None and end.place == self._own for _, end in every)
        return [prediction.worth + own * more for (prediction, _), own in zip(every, stands, strict=True)]

    def _ends(self, standing: Standing | None) -> list[Standing | None]:
        """What is played when the others have had their say, in each way for the cards to lie."""
        key = None if standing is None else (standing.contract.id, standing.place)
        if key not in self._ended:
            self._ended[key] = [self.others.ends(world, standing) for world in self.playouts.worlds]
        return self._ended[key]

    def _predicted(
        self, at: int, standing: Standing | None, end: Standing | None, stakes: Doublings
    ) -> Prediction:
        """What the contract that is played in the end comes to in one way for the cards to lie: the one that
        stood, with its stakes, or what is bid over it.
        """
        if end is None:
            return Prediction(-float(sum(ante for _, ante in self.view.rules.antes)), None, 0.0)
        same = standing is not None and end.contract is standing.contract
        undertaking = self._undertaking(end, self.playouts.worlds[at])
        plain = self._came(at, undertaking, stakes if same else ())
        more = (
            chance * (self._came(at, undertaking, raised).worth - plain.worth)
            for raised, chance in end.raises
        )
        return replace(plain, worth=plain.worth + sum(more))

    def _came(self, at: int, undertaking: Undertaking, stakes: Doublings) -> Prediction:
        """What an undertaking comes to in one way for the cards to lie: by playouts; where another makes
        something or not, by his hand alone. The policy plays for more, not for all or nothing, and makes far
        fewer of these contracts than those who bid them.
        """
        hands, declarer = self.others.hands, undertaking.declarer
        if declarer == self._own:
            return self.playouts.prediction(at, undertaking, stakes)
        kind = hands.terms(undertaking.contract, undertaking.trump).kind
        shift = hands.model.hearing.shift(self.view.rules.auction, kind, HowBid.ANOTHERS)
        if kind in COUNTED:
            return self.playouts.prediction(at, undertaking, stakes, shift.count)
        worth = self.playouts.worth(at, undertaking, stakes)
        return hands.made_or_not(undertaking, self.playouts.worlds[at].hands[declarer], worth, shift)

    def _undertaking(self, standing: Standing, world: Determinization) -> Undertaking:
        hand, place = world.hands[standing.place], standing.place
        if place == self._own:
            mine = self._best(standing.contract, forced=True)
            assert mine is not None
            return mine
        evaluated = standing.evaluated or self.others.hands.evaluated(standing.contract, hand, place)
        return self.others.hands.undertaken(evaluated, hand, place)

    def _best(self, contract: Contract, *, forced: bool = False) -> Undertaking | None:
        """How one would play a contract oneself; None where that is not worth looking at."""
        if contract.id not in self._chosen or (forced and self._chosen[contract.id] is None):
            mine = self.view.bid is not None and self.view.bid.seat == self.view.seat
            self._chosen[contract.id] = self._looked_for(contract, every=forced or mine)
        return self._chosen[contract.id]

    def _looked_for(self, contract: Contract, *, every: bool) -> Undertaking | None:
        hand, own, hands = self.view.hand.mask, self._own, self.others.hands
        bids = [hands.in_suit(contract, trump, hand, own) for trump in trumps_of(contract)]
        terms = hands.terms(contract, bids[0].trump)
        share = _BY_COUNT if terms.kind in COUNTED else _BY_CHANCE
        least = -inf if every else share * (terms.worth[-1] - terms.worth[0])
        likely = [hands.undertaken(bid, hand, own) for bid in bids if bid.prediction.worth >= least]
        return max(likely, key=lambda bid: self.playouts.mean(bid).worth, default=None)
