"""What the expert hears in an auction, learned from auctions of its like: who bids, holds and doubles with
which hand.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from statistics import fmean

from research.training.auction_deals import DEAFLY, HEARD, Heard, kept
from research.training.model_file import SHIPPED, hearing_in, with_hearing
from research.training.regression import line, odds
from spadille.bots.expert.auction_inference import (
    AuctionStep,
    BidContext,
    ContractValue,
    log_odds,
    replay_auction,
)
from spadille.bots.expert.auction_model import AuctionModel
from spadille.bots.expert.bid_evaluation import EvaluatedBid, HandEvaluator
from spadille.bots.expert.contract_class import ContractClass, classify_contract
from spadille.bots.expert.model import Model, load_shipped_model
from spadille.bots.heuristic.tally import Tally, tally_hand
from spadille.play.action import Bid, Double, Hold, Pass
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.contract import Contract
from spadille.rules.game import AuctionStyle, Rules

_NOTHING = Tally(0, 0, (0, 0, 0, 0), 0, 0, 0, 0, 0, 0, 0)
_HIGHEST = ("highest",) * len(_NOTHING.highest)
_LOOKS = (
    *("base", "trump", *_HIGHEST),
    *("ace", "ten_with_ace", "ten_guarded", "ten_bare", "king_with_ace", "void", "single"),
)
_TRIED = tuple(0.005 * 1.3**step for step in range(20))
"""How firmly people may bid what promises most."""
_HELD = 1.0
"""How firmly the weights of a margin are drawn to nought."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What somebody said who might bid, as others may judge it who see his hand."""

    style: AuctionStyle
    how_bid: BidContext
    """What he would have said by it."""
    prospect: ContractValue
    bid: bool
    less: tuple[float, ...]
    """Of a bid, by how much less it promised than what else he might have bid, by the least price."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What somebody thought of a contract that another had bid."""

    kind: ContractClass
    looks: tuple[float, ...]
    """What is counted in his hand, each by itself."""
    margin: float
    """How far he thought that the declarer would come beyond par."""


def choices(heard: Heard, model: Model) -> Iterator[Choice]:
    """What was said in a deal by those who might bid."""
    layout = heard.deal.layout
    spoken = (word for word in _words(heard) if isinstance(word.action, Bid | Pass | Hold | Double))
    for word in spoken:
        view = view_of(Deal.of(layout), word.action.seat)
        at = AuctionModel(view, HandEvaluator(view, model))
        above = at.find_higher_bids(view.hand.mask, at.own_place, word.rank_to_beat)
        if above and not word.answers_doubles:
            bid, less = isinstance(word.action, Bid | Hold), _less(word, above, at.price_unit)
            yield Choice(view.rules.auction, word.bid_context, at.value_bids(above), bid, less)


def _words(heard: Heard) -> list[AuctionStep]:
    """What was said and done in a deal, a word at each place."""
    return list(replay_auction(view_of(heard.deal, heard.deal.layout.active[0])))


def _less(word: AuctionStep, above: Sequence[EvaluatedBid], price: float) -> tuple[float, ...]:
    """By how much less what was bid promised than each other that might have been."""
    worths = {bid.contract.id: bid.prediction.worth / price for bid in above}
    held = above[0].contract.id if isinstance(word.action, Hold) else None
    wanted = word.action.contract if isinstance(word.action, Bid) else held
    if wanted not in worths:
        return ()
    return tuple(worth - worths[wanted] for name, worth in worths.items() if name != wanted)


def doubts(heard: Heard) -> Iterator[Thought]:
    """What those who might double thought, as far as they told themselves."""
    layout, thoughts = heard.deal.layout, {thought.at: thought for thought in heard.thoughts}
    for at, word in enumerate(_words(heard)):
        if word.may_double and isinstance(word.action, Pass | Double) and at in thoughts:
            contract = layout.rules.contracts[word.rank]
            worth = thoughts[at].worth
            if worth is None or not contract.price.by_points:
                continue
            times = 2 if isinstance(word.action, Double) else 1
            looks = _looked(layout.rules, contract, layout.hand(word.action.seat).mask)
            kind = classify_contract(layout.rules, contract, contract.trumps[0])
            yield Thought(kind, looks, -worth / times / contract.price.counters)


def _looked(rules: Rules, contract: Contract, hand: int) -> tuple[float, ...]:
    ranking = contract.order.ranking(contract.trumps[0])
    return tuple(tally_hand(hand, ranking, counted, rules.pack) for counted in _tallies())


def _tallies() -> Iterator[Tally]:
    """Everything that is counted, by itself."""
    for at, name in enumerate(_LOOKS):
        yield _tallied({name: 1.0}) if name != "highest" else _tallied({f"highest-{at - 2}": 1.0})


def _tallied(weights: Mapping[str, float]) -> Tally:
    highest = tuple(weights.get(f"highest-{at}", 0.0) for at in range(len(_NOTHING.highest)))
    others = {name: weight for name, weight in weights.items() if not name.startswith("highest")}
    return replace(_NOTHING, highest=highest, **others)


def learned(heard: Iterable[Heard], model: Model) -> dict[str, object]:
    """The figures of what is heard."""
    every = list(heard)
    bid_choices = [choice for deal in every for choice in choices(deal, model)]
    doubted = [thought for deal in every for thought in doubts(deal)]
    return {"bids": _bids(bid_choices), "doubles": _doubles(doubted)}


def _bids(bid_choices: Iterable[Choice]) -> dict[str, object]:
    """By the kind of auction, how people bid."""
    by_style: dict[str, list[Choice]] = defaultdict(list)
    for choice in bid_choices:
        by_style[choice.style.value].append(choice)
    return {style: _bidding(of_style) for style, of_style in by_style.items()}


def _bidding(bid_choices: Sequence[Choice]) -> dict[str, object]:
    by_how: dict[str, list[Choice]] = defaultdict(list)
    for choice in bid_choices:
        by_how[choice.how_bid.value].append(choice)
    willing = {name: _willing(of_way) for name, of_way in by_how.items()}
    return {"odds": willing, "sharpness": sharpness(bid_choices)}


def _willing(bid_choices: Sequence[Choice]) -> dict[str, object]:
    """How likely people say anything but pass, by what they may hope for."""
    kinds = sorted({choice.prospect.kind for choice in bid_choices})
    hopes = [_hopes(choice.prospect, kinds) for choice in bid_choices]
    weights = _rounded(odds(hopes, [choice.bid for choice in bid_choices]))
    constant, chance, worth, *by_kind = weights
    more = dict(zip(kinds, by_kind, strict=True))
    return {"constant": constant, "chance": chance, "worth": worth, "kinds": more}


def _hopes(prospect: ContractValue, kinds: Sequence[ContractClass]) -> tuple[float, ...]:
    of_kind = (float(prospect.kind is kind) for kind in kinds)
    return (1.0, log_odds(prospect.chance), prospect.worth, *of_kind)


def sharpness(bid_choices: Iterable[Choice]) -> float:
    """How firmly people bid what promises most: that under which what they bid is likeliest."""
    less = [choice.less for choice in bid_choices if choice.less]
    best: float = max(_TRIED, key=lambda tried: _preferred(less, tried))
    return round(best, 4)


def _preferred(less: Sequence[Sequence[float]], firmly: float) -> float:
    """How likely what was bid is, as a mean logarithm."""
    return fmean(
        -log(1 + sum(exp(min(firmly * shortfall, 50.0)) for shortfall in shortfalls)) for shortfalls in less
    )


def _doubles(doubted: Iterable[Thought]) -> dict[str, object]:
    """By kind of contract, what somebody thinks of it by his hand."""
    by_kind: dict[str, list[Thought]] = defaultdict(list)
    for thought in doubted:
        by_kind[thought.kind.value].append(thought)
    return {kind: _margin(of_kind) for kind, of_kind in by_kind.items()}


def _margin(thoughts: Sequence[Thought]) -> dict[str, object]:
    weights, spread = line(
        [thought.looks for thought in thoughts], [thought.margin for thought in thoughts], _HELD
    )
    at = iter(_rounded(weights))
    named = {name: next(at) for name in _LOOKS[:2]}
    highest = [next(at) for _ in _HIGHEST]
    rest = dict(zip(_LOOKS[2 + len(highest) :], at, strict=True))
    counted = {**named, "highest": highest, **rest}
    return {"counted": counted, "spread": round(spread, 4)}


def _rounded(figures: Iterable[float]) -> list[float]:
    return [round(figure, 4) for figure in figures]


def main() -> None:
    """Learn from the deals that are kept, and put it into the model."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument(
        "--doubles",
        action="store_true",
        help="learn who doubles too: beliefs in the play hang on it, and the proof of the review",
    )
    parts = ("bids", "doubles") if asks.parse_args().doubles else ("bids",)
    figures = learned((heard for game in HEARD for heard in kept(DEAFLY, game)), load_shipped_model())
    anew = {part: figures[part] for part in parts}
    print("as before" if with_hearing(SHIPPED, {**hearing_in(SHIPPED), **anew}) else "not as before")


if __name__ == "__main__":
    main()
