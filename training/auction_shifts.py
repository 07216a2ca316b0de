"""By how much more contracts come to than the expert foresees, by how they stood in the auction: bid first,
bid over another's, or doubled. He is asked again in deals that were played to their end.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from random import Random

from spadille.bots.expert.contract_class import COUNTED, ContractClass, class_of
from spadille.bots.expert.hearing import HowBid, how_bid_of
from spadille.bots.expert.model import Model, shipped
from spadille.bots.expert.player import Expert
from spadille.play.action import Bid, Double, Pass, Redouble
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import AuctionStyle
from spadille.rules.goal import Outcome
from training.auctions import FIRST, GAMES_HEARD, NEAR, Heard, kept, unshifted
from training.model_file import SHIPPED, hearing_in, with_hearing

_HELD = 22.0
"""How firmly a shift is drawn to nought: as by so many deals that came as they were foreseen."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a bidder foresaw of the contract that he then played, and what came of it."""

    style: AuctionStyle
    kind: ContractClass
    how_bid: HowBid
    count: float
    chance: float
    came: int
    made: bool
    redoubles: bool = False
    """Whether he would redouble."""


def bids(heard: Heard) -> Iterator[tuple[int, View]]:
    """When the bid that stood in the end was made, and when its bidder was asked about doubles of it."""
    deal, result = heard.deal, heard.deal.result
    if result is None or result.contract is None:
        return
    made = [at for at, action in enumerate(deal.actions) if isinstance(action, Bid)]
    last = made[-1:] if made and deal.actions[made[-1]].seat == result.declarer else []
    for at in (*last, *_answers(deal, last)):
        before: Deal = reduce(Deal.play, deal.actions[:at], Deal.of(deal.layout))
        yield at, view_of(before, deal.actions[at].seat)


def _answers(deal: Deal, last: list[int]) -> Iterator[int]:
    """When the bidder first answered a double."""
    doubled = False
    for at in range(last[0] if last else len(deal.actions), len(deal.actions)):
        action = deal.actions[at]
        if doubled and action.seat == deal.actions[last[0]].seat and isinstance(action, Pass | Redouble):
            yield at
            return
        doubled = doubled or isinstance(action, Double)


def foreseen(heard: Heard, model: Model) -> Iterator[Foreseen]:
    """What the bidder of a deal foresees by a model, when he bids and when he is doubled."""
    deal, expert = heard.deal, Expert(model=model)
    result = deal.result
    for at, view in bids(heard):
        assert result is not None
        contract = view.rules.contract(result.contract or "")
        action = deal.actions[at]
        meant = action if isinstance(action, Bid) else Pass(action.seat)
        why = expert.reasons(view, Random(heard.number))
        weighed = next((answer for answer in why.weighed if answer.action == meant), None)
        came = result.points if result.tricks is None else result.tricks
        kind = class_of(view.rules, contract, result.trump)
        if (
            weighed is None
            or weighed.count is None
            or weighed.chance is None
            or came is None
            or kind not in COUNTED
        ):
            continue
        how_bid, redoubles = how_bid_of(view, contract), isinstance(why.chosen, Redouble)
        yield Foreseen(
            view.rules.auction,
            kind,
            how_bid,
            weighed.count,
            weighed.chance,
            came,
            result.outcome is Outcome.WON,
            redoubles,
        )


def shifts(cases: Iterable[Foreseen]) -> dict[str, dict[str, dict[str, float]]]:
    """By how much more was counted, drawn to nought where little was seen."""
    off: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for case in cases:
        off[case.style.value, case.kind.value, case.how_bid.value].append(case.came - case.count)
    found: dict[str, dict[str, dict[str, float]]] = defaultdict(lambda: defaultdict(dict))
    for (style, kind, how_bid), gaps in off.items():
        found[style][kind][how_bid] = round(sum(gaps) / (len(gaps) + _HELD), 2)
    return found


def foreseen_in(series: str, model: Model, *, doubled: bool) -> Iterator[Foreseen]:
    """What the bidders of a series foresee by a model; with `doubled` those alone who were doubled."""
    for game in GAMES_HEARD:
        for heard in kept(series, game):
            if not doubled or any(isinstance(action, Double) for action in heard.deal.actions):
                yield from foreseen(heard, model)


def main() -> None:
    """Learn it from the deals that are kept, and put it into the model."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    model = unshifted(shipped())
    near = (case for case in foreseen_in(NEAR, model, doubled=True) if case.how_bid is HowBid.DOUBLED)
    found = shifts([*foreseen_in(FIRST, model, doubled=False), *near])
    same = with_hearing(SHIPPED, {**hearing_in(SHIPPED), "shifts": found})
    print("as before" if same else "not as before")


if __name__ == "__main__":
    main()
