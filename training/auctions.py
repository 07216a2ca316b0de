"""Whole deals of the expert among its like: what was said, what who bid told himself, and what came of it.
Goes on where it stopped; a deal is always the same for its series, its number and the model.

The auction is the expert's own; the cards are played by the expert with less to look at.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import process_time

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
from training.calibration import COMPANY
from training.keeping import whole_lines

KEPT = Path("target/training/auctions")
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


def place(series: str, game: str) -> Path:
    """Where the deals of a game are kept."""
    return KEPT / f"{series}-{game}.jsonl"


def kept(series: str, game: str) -> Iterator[Heard]:
    """The deals that were played before."""
    for line in whole_lines(place(series, game)):
        read = json.loads(line)
        thoughts = tuple(Told(*row) for row in read["told"])
        yield Heard(read["number"], read_record(read["record"]).replay(), thoughts)


def gone_on(series: str, game: str, deals: int, until: float) -> int:
    """Plays the deals that are missing, none begun after this time of the processor; how many there are."""
    path = place(series, game)
    path.parent.mkdir(parents=True, exist_ok=True)
    many, expert = len(whole_lines(path)), bidder(series)
    with path.open("a", encoding="utf-8") as file:
        while many < deals and process_time() < until:
            heard = played(series, game, many, expert)
            rows = [(thought.at, thought.worth, thought.count, thought.chance) for thought in heard.thoughts]
            line = {"number": many, "record": record_json(heard.deal), "told": rows}
            file.write(json.dumps(line) + "\n")
            file.flush()
            many += 1
    return many


def main() -> None:
    """Play what is missing, for so many minutes of the processor at most."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--series", default=FIRST, choices=(FIRST, NEAR))
    asks.add_argument("--games", default=",".join(GAMES_HEARD))
    asks.add_argument("--deals", type=int, default=DEALS)
    asks.add_argument("--minutes", type=float, default=40)
    asked = asks.parse_args()
    until = process_time() + 60 * asked.minutes
    for game in asked.games.split(","):
        print(game, gone_on(asked.series, game, asked.deals, until))


if __name__ == "__main__":
    main()
