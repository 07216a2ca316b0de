"""Play whole deals with experts, and store the calls, each seat's forecasts, and the result.

There are random deals, deals in which a seat's hand is close to a bid of a given class of contract (and the
seat bids it, or bids freely), and deals close to a double. The expert bids, and the quick expert plays the
cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import count, product
from random import Random
from typing import Any

from research.deals import answer_of, first_rules
from research.players import QUICK_EXPERT
from research.runner import Experiment, Row, parser
from research.training.fit_outcome_model import NearBid, deal_near_bid
from spadille.bots.explanation import EvaluatedAnswer, Reasons
from spadille.bots.learned.auction_inference import NO_INFERENCE
from spadille.bots.learned.bid_evaluation import HandEvaluator, list_trumps
from spadille.bots.learned.contract_class import ContractClass, classify_contract
from spadille.bots.learned.model import Model, load_shipped_model
from spadille.bots.learned.player import ExpertPlayer
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.records import read_record, record_json
from spadille.play.action import Bid
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

SIZE = 5
"""The number of deals in a file."""
UNINFORMED, ANY, BID, FREE, DOUBLE = "fit", "any", "bid", "free", "near"
"""The series.

`fit`: random deals, bid without inference from the auction. The others are bid with inference: random deals,
deals near a forced bid, deals near a free bid, and deals near a double.
"""
_BID_CHANCE, _DOUBLE_CHANCE = 0.3, 0.25
"""For a deal near a double: the least probabilities that the likely contract is made, and that it is
doubled.
"""
_LOSS = 0.1
"""The largest expected loss of a contract near a bid, as a share of the stake."""
DEALS: dict[str, dict[str, int]] = {
    "progressive": {UNINFORMED: 400, ANY: 300, BID: 240, FREE: 900, DOUBLE: 300},
    "six-bid": {UNINFORMED: 400, ANY: 300, BID: 2000, FREE: 3000},
    "german-solo": {UNINFORMED: 400, ANY: 300, BID: 2000, FREE: 2400},
    "frog": {UNINFORMED: 200, ANY: 100},
    "sluff": {UNINFORMED: 200, ANY: 100},
    "tapp": {UNINFORMED: 200, ANY: 100},
}
"""The number of deals of each series to learn from, by game."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A seat's forecast for its call in the auction."""

    at: int
    """The number of earlier actions."""
    worth: float | None
    count: float | None
    chance: float | None


@dataclass(frozen=True, slots=True)
class AuctionDeal:
    """A deal from its auction to its end."""

    number: int
    deal: Deal
    thoughts: tuple[Thought, ...]
    near: Seat | None = None
    """The seat near a bid, if the deal was chosen for it."""


@cache
def bidder_of(series: str) -> ExpertPlayer:
    """Return the expert that bids in the deals of a series."""
    model = without_shifts(load_shipped_model())
    return ExpertPlayer(model=replace(model, auction=NO_INFERENCE) if series == UNINFORMED else model)


def without_shifts(model: Model) -> Model:
    """Return the model without its corrections of forecasts by the auction."""
    return replace(model, auction=replace(model.auction, corrections={}))


def play_auction(series: str, game: str, number: int, expert: ExpertPlayer) -> AuctionDeal:
    """Play deal `number` of a series, with an expert in every seat for the auction.

    In the series `BID`, the seat whose hand is close to a bid makes that bid.
    """
    layout, near = deal_cards(series, game, number, expert.model)
    must_bid = near if series == BID else None
    deal = Deal.of(layout)
    chances = {seat: Random(f"{series}/{number}/{seat}") for seat in deal.layout.active}
    thoughts: list[Thought] = []
    while deal.turn is not None:
        chance = chances[deal.turn]
        if deal.phase.kind == "auction":
            view = view_of(deal, deal.turn)
            why = expert.reasons(view, chance)
            forced = _forced_bid(why, view, expert.model, must_bid)
            thoughts += [
                Thought(len(deal.actions), weighed.worth, weighed.count, weighed.chance)
                for weighed in (forced or why.weighed[:1])
            ]
            deal = deal.play(forced[0].action if forced else why.chosen)
        else:
            deal = deal.play(answer_of(QUICK_EXPERT, deal, chance))
    return AuctionDeal(number, deal, tuple(thoughts), None if near is None else near.bidder)


def deal_cards(series: str, game: str, number: int, model: Model) -> tuple[Layout, NearBid | None]:
    """Return the cards of deal `number`, and in series with deals close to a bid, the seat and that bid."""
    stream, rules = Stream(key_of(f"auctions/{series}/{game}", number)), first_rules(game)
    if series in (BID, FREE):
        kind = kind_near(rules, number)
        tries = (deal_near_bid(kind, stream, (GAMES[game],)) for _ in count())
        near = next(near for near in tries if _is_promising(near, model))
        return near.layout, near
    layout = dealt_by(stream, rules, rules.players, stream.below(rules.players))
    while series == DOUBLE and not is_near_double(layout, model):
        layout = dealt_by(stream, rules, rules.players, stream.below(rules.players))
    return layout, None


def kind_near(rules: Rules, number: int) -> ContractClass:
    """Return the class of contract that a seat's hand in deal `number` is close to bidding. The classes take
    turns.
    """
    kinds = sorted(
        {classify_contract(rules, contract, list_trumps(contract)[0]) for contract in rules.contracts}
    )
    return kinds[number % len(kinds)]


def _is_promising(near: NearBid, model: Model) -> bool:
    hands = HandEvaluator(view_of(Deal.of(near.layout), near.bidder), model)
    hand = near.layout.hand(near.bidder).mask
    found = hands.evaluate_trump(near.contract, near.trump, hand, near.place)
    return found.prediction.worth >= _least_worth(near, hands)


def _least_worth(near: NearBid, hands: HandEvaluator) -> float:
    worth = hands.find_terms(near.contract, near.trump).payoff
    return -_LOSS * (max(worth) - min(worth))


def _forced_bid(why: Reasons, view: View, model: Model, near: NearBid | None) -> tuple[EvaluatedAnswer, ...]:
    """Return the bid of `near` with its evaluation if it is legal and promising, else an empty tuple."""
    if near is None or view.seat != near.bidder:
        return ()
    bid, least = Bid(near.bidder, near.contract.id), _least_worth(near, HandEvaluator(view, model))
    return tuple(found for found in why.weighed if found.action == bid and (found.worth or 0) >= least)


def is_near_double(layout: Layout, model: Model) -> bool:
    """Return whether a seat is likely enough to double the most valuable bid of another seat."""
    rules, active = layout.rules, layout.active
    views = [view_of(Deal.of(layout), seat) for seat in active]
    for place, view in enumerate(views):
        bids = HandEvaluator(view, model).evaluate_bids(view.hand.mask, place)
        best = max(bids, key=lambda bid: bid.prediction.worth)
        if best.prediction.chance < _BID_CHANCE:
            continue
        doubler = model.auction.make_doubling_model(rules, best.contract)
        others = (layout.hand(seat).mask for seat in active if seat != view.seat)
        if any(doubler.probability(hand) > _DOUBLE_CHANCE for hand in others):
            return True
    return False


def to_row(played: AuctionDeal) -> Row:
    thoughts = [(thought.at, thought.worth, thought.count, thought.chance) for thought in played.thoughts]
    return {
        "number": played.number,
        "record": record_json(played.deal),
        "told": thoughts,
        "near": played.near,
    }


def read_row(row: Mapping[str, Any]) -> AuctionDeal:
    thoughts = tuple(Thought(*figures) for figures in row["told"])
    return AuctionDeal(row["number"], read_record(row["record"]).replay(), thoughts, row["near"])


def play_deal(name: str, number: int) -> Iterator[Row]:
    """Play deal `number` of a series and yield it as a row. `name` consists of the series and the game."""
    series, _, game = name.partition("-")
    yield to_row(play_auction(series, game, number, bidder_of(series)))


AUCTIONS = Experiment("auctions", play_deal, SIZE)


def read_deals(series: str, game: str) -> Iterator[AuctionDeal]:
    """Yield the stored deals of a series."""
    return map(read_row, AUCTIONS.rows(f"{series}-{game}"))


def main() -> None:
    options = parser(__doc__, minutes=40.0)
    options.add_argument(
        "--series", default=UNINFORMED, help="of " + ", ".join((UNINFORMED, ANY, BID, FREE, DOUBLE))
    )
    options.add_argument("--games", default=",".join(DEALS))
    args = options.parse_args()
    numbers = {
        f"{series}-{game}": range(DEALS[game].get(series, 0))
        for series, game in product(args.series.split(","), args.games.split(","))
    }
    AUCTIONS.run(numbers, args)
    for name in numbers:
        print(name, sum(1 for _ in AUCTIONS.rows(name)))


if __name__ == "__main__":
    main()
