"""Fit the expert's auction inference: which hands bid, hold and double."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from statistics import fmean

from research.training.auction_deals import DEALS, UNINFORMED, AuctionDeal, read_deals
from research.training.model_file import SHIPPED, hearing_in, replace_hearing
from research.training.regression import fit_linear, fit_logistic
from spadille.bots.heuristic.tally import Tally, tally_hand
from spadille.bots.learned.auction_inference import (
    AuctionStep,
    BidContext,
    ContractValue,
    log_odds,
    replay_auction,
)
from spadille.bots.learned.auction_model import AuctionModel
from spadille.bots.learned.bid_evaluation import EvaluatedBid, HandEvaluator
from spadille.bots.learned.contract_class import ContractClass, classify_contract
from spadille.bots.learned.model import Model, load_shipped_model
from spadille.play.action import Bid, Double, Hold, Pass
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.contract import Contract
from spadille.rules.game import AuctionStyle, Rules

_NOTHING = Tally(0, 0, (0, 0, 0, 0), 0, 0, 0, 0, 0, 0, 0)
_HIGHEST = ("highest",) * len(_NOTHING.highest)
_COUNTED = (
    *("base", "trump", *_HIGHEST),
    *("ace", "ten_with_ace", "ten_guarded", "ten_bare", "king_with_ace", "void", "single"),
)
_SHARPNESSES = tuple(0.005 * 1.3**step for step in range(20))
_RIDGE = 1.0
"""The regularization of the weights of a margin."""


@dataclass(frozen=True, slots=True)
class BidChoice:
    """A call of a seat that could bid, with the seat's hand."""

    style: AuctionStyle
    how_bid: BidContext
    """The context in which a bid would have been made."""
    prospect: ContractValue
    bid: bool
    shortfalls: tuple[float, ...]
    """The shortfall of the bid against each other possible bid, in units of the least price."""


@dataclass(frozen=True, slots=True)
class DoubleChoice:
    """The forecast of a seat that could double a contract."""

    kind: ContractClass
    features: tuple[float, ...]
    """The counts of features of the hand."""
    margin: float
    """The forecast of how far the declarer exceeds par."""


def bid_choices_in(played: AuctionDeal, model: Model) -> Iterator[BidChoice]:
    """Yield a choice for each call in a deal by a seat that could bid."""
    layout = played.deal.layout
    spoken = (word for word in _words(played) if isinstance(word.action, Bid | Pass | Hold | Double))
    for word in spoken:
        view = view_of(Deal.of(layout), word.action.seat)
        at = AuctionModel(view, HandEvaluator(view, model))
        above = at.find_higher_bids(view.hand.mask, at.own_place, word.rank_to_beat)
        if above and not word.answers_doubles:
            bid, shortfalls = isinstance(word.action, Bid | Hold), _shortfalls(word, above, at.price_unit)
            yield BidChoice(view.rules.auction, word.bid_context, at.value_bids(above), bid, shortfalls)


def _words(played: AuctionDeal) -> list[AuctionStep]:
    return list(replay_auction(view_of(played.deal, played.deal.layout.active[0])))


def _shortfalls(word: AuctionStep, above: Sequence[EvaluatedBid], price: float) -> tuple[float, ...]:
    worths = {bid.contract.id: bid.prediction.worth / price for bid in above}
    held = above[0].contract.id if isinstance(word.action, Hold) else None
    wanted = word.action.contract if isinstance(word.action, Bid) else held
    if wanted not in worths:
        return ()
    return tuple(worth - worths[wanted] for name, worth in worths.items() if name != wanted)


def double_choices_in(played: AuctionDeal) -> Iterator[DoubleChoice]:
    """Yield a choice for each forecast in a deal by a seat that could double."""
    layout, thoughts = played.deal.layout, {thought.at: thought for thought in played.thoughts}
    for at, word in enumerate(_words(played)):
        if word.may_double and isinstance(word.action, Pass | Double) and at in thoughts:
            contract = layout.rules.contracts[word.rank]
            worth = thoughts[at].worth
            if worth is None or not contract.price.by_points:
                continue
            times = 2 if isinstance(word.action, Double) else 1
            counted = _count_hand(layout.rules, contract, layout.hand(word.action.seat).mask)
            kind = classify_contract(layout.rules, contract, contract.trumps[0])
            yield DoubleChoice(kind, counted, -worth / times / contract.price.counters)


def _count_hand(rules: Rules, contract: Contract, hand: int) -> tuple[float, ...]:
    ranking = contract.order.ranking(contract.trumps[0])
    return tuple(tally_hand(hand, ranking, counted, rules.pack) for counted in _tallies())


def _tallies() -> Iterator[Tally]:
    """Yield one tally per feature, which counts that feature alone."""
    for at, name in enumerate(_COUNTED):
        yield _tally_of({name: 1.0}) if name != "highest" else _tally_of({f"highest-{at - 2}": 1.0})


def _tally_of(weights: Mapping[str, float]) -> Tally:
    highest = tuple(weights.get(f"highest-{at}", 0.0) for at in range(len(_NOTHING.highest)))
    others = {name: weight for name, weight in weights.items() if not name.startswith("highest")}
    return replace(_NOTHING, highest=highest, **others)


def fit_bids(choices: Iterable[BidChoice]) -> dict[str, object]:
    """Return the JSON of models of when seats bid, fitted by style of auction."""
    by_style: dict[str, list[BidChoice]] = defaultdict(list)
    for choice in choices:
        by_style[choice.style.value].append(choice)
    return {style: _fit_bidding(of_style) for style, of_style in by_style.items()}


def _fit_bidding(choices: Sequence[BidChoice]) -> dict[str, object]:
    by_how: dict[str, list[BidChoice]] = defaultdict(list)
    for choice in choices:
        by_how[choice.how_bid.value].append(choice)
    propensities = {name: _fit_propensity(of_way) for name, of_way in by_how.items()}
    return {"odds": propensities, "sharpness": fit_sharpness(choices)}


def _fit_propensity(choices: Sequence[BidChoice]) -> dict[str, object]:
    """Return the JSON of a logistic model of a bid, given the value of the hand's best contract."""
    kinds = sorted({choice.prospect.kind for choice in choices})
    features = [_prospect_features(choice.prospect, kinds) for choice in choices]
    weights = _round(fit_logistic(features, [choice.bid for choice in choices]))
    constant, chance, worth, *by_kind = weights
    return {
        "constant": constant,
        "chance": chance,
        "worth": worth,
        "kinds": dict(zip(kinds, by_kind, strict=True)),
    }


def _prospect_features(prospect: ContractValue, kinds: Sequence[ContractClass]) -> tuple[float, ...]:
    of_kind = (float(prospect.kind is kind) for kind in kinds)
    return (1.0, log_odds(prospect.chance), prospect.worth, *of_kind)


def fit_sharpness(choices: Iterable[BidChoice]) -> float:
    """Return the inverse temperature of the choice among bids with the highest likelihood on a grid."""
    every = [choice.shortfalls for choice in choices if choice.shortfalls]
    best: float = max(_SHARPNESSES, key=lambda sharpness: _log_likelihood(every, sharpness))
    return round(best, 4)


def _log_likelihood(every: Sequence[Sequence[float]], sharpness: float) -> float:
    return fmean(
        -log(1 + sum(exp(min(sharpness * shortfall, 50.0)) for shortfall in shortfalls))
        for shortfalls in every
    )


def fit_doubles(choices: Iterable[DoubleChoice]) -> dict[str, object]:
    """Return the JSON of models of the forecasts of seats that could double, given their hands, by class of
    contract.
    """
    by_kind: dict[str, list[DoubleChoice]] = defaultdict(list)
    for choice in choices:
        by_kind[choice.kind.value].append(choice)
    return {kind: _fit_margin(of_kind) for kind, of_kind in by_kind.items()}


def _fit_margin(choices: Sequence[DoubleChoice]) -> dict[str, object]:
    features, margins = [choice.features for choice in choices], [choice.margin for choice in choices]
    weights, spread = fit_linear(features, margins, _RIDGE)
    at = iter(_round(weights))
    named = {name: next(at) for name in _COUNTED[:2]}
    highest = [next(at) for _ in _HIGHEST]
    rest = dict(zip(_COUNTED[2 + len(highest) :], at, strict=True))
    counted = {**named, "highest": highest, **rest}
    return {"counted": counted, "spread": round(spread, 4)}


def _round(figures: Iterable[float]) -> list[float]:
    return [round(figure, 4) for figure in figures]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "--doubles",
        action="store_true",
        help="fit who doubles too: beliefs in the play depend on it, and the validation of the review",
    )
    args, model = options.parse_args(), load_shipped_model()
    every = [played for game in DEALS for played in read_deals(UNINFORMED, game)]
    figures = {"bids": fit_bids(choice for played in every for choice in bid_choices_in(played, model))}
    if args.doubles:
        figures["doubles"] = fit_doubles(choice for played in every for choice in double_choices_in(played))
    same = replace_hearing(SHIPPED, {**hearing_in(SHIPPED), **figures})
    print("the inference is as before" if same else "the inference has changed")


if __name__ == "__main__":
    main()
