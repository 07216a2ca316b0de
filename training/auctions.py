"""Whole deals of the expert among its like: what was said, what who bid told himself, and what came of it.
Goes on where it stopped; a deal is always the same for its series, its number and the model.

The auction is the expert's own; the cards are played by the expert with less to look at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any

from spadille.bots.expert.bid_evaluation import HandEvaluator
from spadille.bots.expert.hearing import DEAF
from spadille.bots.expert.model import Model, shipped
from spadille.bots.expert.player import Expert
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.records import read_record, record_json
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.seeing import view_of
from spadille.study.series import SeriesFolder
from training.calibration import COMPANY
from training.keeping import KEPT, asks, runner_of, seconds_of, take_in

PLACE = KEPT / "auctions"
_SIZE = 5
"""How many deals a file has."""
FIRST, NEAR = "fit", "near"
"""Any deals, bid by the expert as he bids who hears nothing; deals near a double, bid by who hears."""
DEALS = 400
_BID, _DOUBLED = 0.3, 0.25
"""How likely a contract is made that may be bid, and doubled, in such a deal."""
GAMES_HEARD = ("progressive",)
"""Those in which something is learned of what is said: where people double."""


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


@lru_cache
def bidder(series: str) -> Expert:
    """Who bids in a series."""
    model = unshifted(shipped())
    return Expert(model=model if series == NEAR else replace(model, hearing=DEAF))


def unshifted(model: Model) -> Model:
    """A model that hears the same, and shifts nothing."""
    return replace(model, hearing=replace(model.hearing, shifts={}))


def played(series: str, game: str, number: int, expert: Expert) -> Heard:
    """A deal of a series, bid by an expert in every seat."""
    stream = Stream(key_of(f"auctions/{series}/{game}", number))
    rules = GAMES[game].rules(GAMES[game].presets[0].id)
    layout = dealt_by(stream, rules, rules.players, stream.below(rules.players))
    while series == NEAR and not near_a_double(layout, expert.model):
        layout = dealt_by(stream, rules, rules.players, stream.below(rules.players))
    deal = Deal.of(layout)
    chances = {seat: Random(f"{series}/{number}/{seat}") for seat in deal.layout.active}
    thoughts: list[Told] = []
    while deal.turn is not None:
        view, chance = view_of(deal, deal.turn), chances[deal.turn]
        if deal.phase.kind == "auction":
            why = expert.reasons(view, chance)
            thoughts += [
                Told(len(deal.actions), weighed.worth, weighed.count, weighed.chance)
                for weighed in why.weighed[:1]
            ]
            deal = deal.play(why.chosen)
        else:
            deal = deal.play(COMPANY.answer(view, chance))
    return Heard(number, deal, tuple(thoughts))


def near_a_double(layout: Layout, model: Model) -> bool:
    """Whether somebody may think little of what another will most likely bid."""
    rules, active = layout.rules, layout.active
    views = [view_of(Deal.of(layout), seat) for seat in active]
    for place, view in enumerate(views):
        bids = HandEvaluator(view, model).evaluated_bids(view.hand.mask, place)
        best = max(bids, key=lambda bid: bid.prediction.worth)
        if best.prediction.chance < _BID:
            continue
        doubter = model.hearing.doubter(rules, best.contract)
        if any(doubter.doubles(layout.hand(seat).mask) > _DOUBLED for seat in active if seat != view.seat):
            return True
    return False


def row(series: str, game: str, number: int) -> dict[str, Any]:
    """A deal as it is kept."""
    heard = played(series, game, number, bidder(series))
    rows = [(thought.at, thought.worth, thought.count, thought.chance) for thought in heard.thoughts]
    return {"number": number, "record": record_json(heard.deal), "told": rows}


def rows(name: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal; the name is that of its series and of its game."""
    series, _, game = name.partition("-")
    yield row(series, game, number)


def folder(series: str, game: str) -> SeriesFolder:
    """Where the deals of a game are kept; a file of lines that was kept before is taken in."""
    auctions = SeriesFolder(PLACE, {"series": "auctions"}, _SIZE)
    take_in(auctions, f"{series}-{game}", PLACE / f"{series}-{game}.jsonl")
    return auctions


def kept(series: str, game: str) -> Iterator[Heard]:
    """The deals that were played before."""
    for read in folder(series, game).rows(f"{series}-{game}"):
        thoughts = tuple(Told(*row) for row in read["told"])
        yield Heard(read["number"], read_record(read["record"]).replay(), thoughts)


def main() -> None:
    """Play what is missing, for so many minutes of the processor at most."""
    asked = asks(__doc__)
    asked.add_argument("--series", default=FIRST, choices=(FIRST, NEAR))
    asked.add_argument("--games", default=",".join(GAMES_HEARD))
    asked.add_argument("--deals", type=int, default=DEALS)
    wanted = asked.parse_args()
    left = seconds_of(wanted)
    for game in wanted.games.split(","):
        name, auctions = f"{wanted.series}-{game}", folder(wanted.series, game)
        stretches = auctions.stretches(name, 0, wanted.deals)
        left -= auctions.go_on(rows, stretches, runner_of(wanted), left)
        print(game, sum(1 for _ in auctions.rows(name)))


if __name__ == "__main__":
    main()
