"""Whole deals of the expert among its like: what was said, what everybody told himself, and what came of it:
any deals, deals near a bid of each kind of contract, made or left to the bidder, and deals near a double.

Goes on where it stopped; a deal is always the same for its series, its number and the model. The auction is
the expert's own; the cards are played by the expert with less to look at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count, product
from random import Random
from typing import Any

from research.runner import KEPT, asks, runner_of, seconds_of, take_in
from research.training.fit_outcome_model import Start, near_a_bid
from research.training.hint_deals import COMPANY
from spadille.bots.expert.auction_inference import NO_INFERENCE
from spadille.bots.expert.bid_evaluation import HandEvaluator, list_trumps
from spadille.bots.expert.contract_class import ContractClass, classify_contract
from spadille.bots.expert.model import Model, load_shipped_model
from spadille.bots.expert.player import ExpertPlayer
from spadille.bots.explanation import EvaluatedAnswer, Reasons
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
from spadille.study.series import SeriesFolder

PLACE = KEPT / "auctions"
SIZE = 5
"""How many deals a file has."""
DEAFLY, ANY, BID, FREE, DOUBLE = "fit", "any", "bid", "free", "near"
"""Any deals, bid by the expert as he bids who hears nothing; any deals, deals near a bid that is made, deals
near a bid that need not be made and deals near a double, bid by who hears.
"""
_BID, _DOUBLED = 0.3, 0.25
"""How likely a contract is made that may be bid, and doubled, in a deal near a double."""
_COSTS = 0.1
"""How much of what is at stake a contract may promise to lose that is bid in a deal near a bid."""
HEARD: dict[str, dict[str, int]] = {
    "progressive": {DEAFLY: 400, ANY: 300, BID: 240, FREE: 900, DOUBLE: 300},
    "six-bid": {DEAFLY: 400, ANY: 300, BID: 2000, FREE: 3000},
    "german-solo": {DEAFLY: 400, ANY: 300, BID: 2000, FREE: 2400},
    "frog": {DEAFLY: 200, ANY: 100},
    "sluff": {DEAFLY: 200, ANY: 100},
    "tapp": {DEAFLY: 200, ANY: 100},
}
"""How many deals of each series are learned from, by game."""


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody told himself of what he said in the auction."""

    at: int
    """How many actions there were before."""
    worth: float | None
    count: float | None
    chance: float | None


@dataclass(frozen=True, slots=True)
class Heard:
    """A deal from its auction to its end."""

    number: int
    deal: Deal
    thoughts: tuple[Told, ...]
    near: Seat | None = None
    """Who came near a bid, where the deal was chosen for that."""


@lru_cache
def bidder(series: str) -> ExpertPlayer:
    """Who bids in a series."""
    model = unshifted(load_shipped_model())
    return ExpertPlayer(model=replace(model, auction=NO_INFERENCE) if series == DEAFLY else model)


def unshifted(model: Model) -> Model:
    """A model that hears the same, and shifts nothing."""
    return replace(model, auction=replace(model.auction, corrections={}))


def played(series: str, game: str, number: int, expert: ExpertPlayer) -> Heard:
    """A deal of a series, bid by an expert in every seat, but that who is near a bid may have to make it."""
    layout, start = begun(series, game, number, expert.model)
    made = start if series == BID else None
    deal = Deal.of(layout)
    chances = {seat: Random(f"{series}/{number}/{seat}") for seat in deal.layout.active}
    thoughts: list[Told] = []
    while deal.turn is not None:
        view, chance = view_of(deal, deal.turn), chances[deal.turn]
        if deal.phase.kind == "auction":
            why = expert.reasons(view, chance)
            meant = _meant(why, view, expert.model, made)
            thoughts += [
                Told(len(deal.actions), weighed.worth, weighed.count, weighed.chance)
                for weighed in (meant or why.weighed[:1])
            ]
            deal = deal.play(meant[0].action if meant else why.chosen)
        else:
            deal = deal.play(COMPANY.answer(view, chance))
    return Heard(number, deal, tuple(thoughts), None if start is None else start.bidder)


def begun(series: str, game: str, number: int, model: Model) -> tuple[Layout, Start | None]:
    """How a deal of a series begins: its cards, and what somebody is near to bid. The classes of contracts
    take turns.
    """
    stream = Stream(key_of(f"auctions/{series}/{game}", number))
    rules = GAMES[game].rules(GAMES[game].presets[0].id)
    if series in (BID, FREE):
        starts = (near_a_bid(kind_near(rules, number), stream, (GAMES[game],)) for _ in count())
        start = next(start for start in starts if _promises(start, model))
        return start.layout, start
    layout = dealt_by(stream, rules, rules.players, stream.below(rules.players))
    while series == DOUBLE and not near_a_double(layout, model):
        layout = dealt_by(stream, rules, rules.players, stream.below(rules.players))
    return layout, None


def kind_near(rules: Rules, number: int) -> ContractClass:
    """What somebody is near to bid in a deal of this number, where somebody is."""
    kinds = sorted(
        {classify_contract(rules, contract, list_trumps(contract)[0]) for contract in rules.contracts}
    )
    return kinds[number % len(kinds)]


def _promises(start: Start, model: Model) -> bool:
    """Whether a hand alone promises hardly less than nothing in what it comes near."""
    hands = HandEvaluator(view_of(Deal.of(start.layout), start.bidder), model)
    hand = start.layout.hand(start.bidder).mask
    found = hands.evaluate_trump(start.contract, start.trump, hand, start.place)
    return found.prediction.worth >= _least(start, hands)


def _least(start: Start, hands: HandEvaluator) -> float:
    worth = hands.find_terms(start.contract, start.trump).payoff
    return -_COSTS * (max(worth) - min(worth))


def _meant(why: Reasons, view: View, model: Model, start: Start | None) -> tuple[EvaluatedAnswer, ...]:
    """The bid that somebody is near, where he may make it and it promises hardly less than nothing."""
    if start is None or view.seat != start.bidder:
        return ()
    bid, least = Bid(start.bidder, start.contract.id), _least(start, HandEvaluator(view, model))
    return tuple(found for found in why.weighed if found.action == bid and (found.worth or 0) >= least)


def near_a_double(layout: Layout, model: Model) -> bool:
    """Whether somebody may think little of what another will most likely bid."""
    rules, active = layout.rules, layout.active
    views = [view_of(Deal.of(layout), seat) for seat in active]
    for place, view in enumerate(views):
        bids = HandEvaluator(view, model).evaluate_bids(view.hand.mask, place)
        best = max(bids, key=lambda bid: bid.prediction.worth)
        if best.prediction.chance < _BID:
            continue
        doubter = model.auction.make_doubling_model(rules, best.contract)
        if any(
            doubter.probability(layout.hand(seat).mask) > _DOUBLED for seat in active if seat != view.seat
        ):
            return True
    return False


def row_of(heard: Heard) -> dict[str, Any]:
    """A deal as it is kept."""
    thoughts = [(thought.at, thought.worth, thought.count, thought.chance) for thought in heard.thoughts]
    return {"number": heard.number, "record": record_json(heard.deal), "told": thoughts, "near": heard.near}


def heard_in(row: Mapping[str, Any]) -> Heard:
    """A deal that was kept."""
    thoughts, near = tuple(Told(*figures) for figures in row["told"]), row.get("near")
    return Heard(row["number"], read_record(row["record"]).replay(), thoughts, near)


def rows(name: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal; the name is that of its series and of its game."""
    series, _, game = name.partition("-")
    yield row_of(played(series, game, number, bidder(series)))


def folder(series: str, game: str) -> SeriesFolder:
    """Where the deals of a game are kept; a file of lines that was kept before is taken in."""
    auctions = SeriesFolder(PLACE, {"series": "auctions"}, SIZE)
    take_in(auctions, f"{series}-{game}", PLACE / f"{series}-{game}.jsonl")
    return auctions


def kept(series: str, game: str) -> Iterator[Heard]:
    """The deals that were played before."""
    yield from map(heard_in, folder(series, game).read_rows(f"{series}-{game}"))


def main() -> None:
    """Play what is missing, for so many minutes of the processor at most."""
    asked = asks(__doc__)
    asked.add_argument("--series", default=DEAFLY, help=f"of {DEAFLY}, {ANY}, {BID}, {FREE}, {DOUBLE}")
    asked.add_argument("--games", default=",".join(HEARD))
    wanted = asked.parse_args()
    left = seconds_of(wanted)
    for series, game in product(wanted.series.split(","), wanted.games.split(",")):
        name, auctions = f"{series}-{game}", folder(series, game)
        spans = auctions.spans(name, 0, HEARD[game].get(series, 0))
        left -= auctions.run_missing(rows, spans, runner_of(wanted), left)
        print(name, sum(1 for _ in auctions.read_rows(name)))


if __name__ == "__main__":
    main()
