"""Fit how much better contracts turn out than the expert forecasts, by the context of the bid.

The context of a contract: it was the first bid, bid over another, held, doubled, or is another seat's bid
that was not overcalled.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from math import sqrt
from statistics import fmean, stdev

from research.deals import count_of, result_of
from research.training.auction_deals import (
    ANY,
    BID,
    DEALS,
    DOUBLE,
    FREE,
    AuctionDeal,
    kind_near,
    read_deals,
)
from research.training.model_file import SHIPPED, hearing_in, replace_hearing
from research.training.regression import LogOddsCase, fit_log_odds_shift
from spadille.bots.learned.auction_inference import AuctionStep, BidContext, log_odds, replay_auction
from spadille.bots.learned.contract_class import COUNTED_CLASSES, ContractClass, classify_contract
from spadille.play.action import Bid, Double, Hold, Pass, Redouble
from spadille.play.seeing import view_of
from spadille.rules.game import AuctionStyle
from spadille.rules.goal import Outcome

_SHRINKAGE = 22.0
"""The prior weight of a shift of 0, as a number of deals that turned out as forecast."""
_OF_POINTS = (ContractClass.POINTS, ContractClass.POINTS_LAID_AWAY)
"""Contracts whose count depends on the players: experts make less than forecast, and club players more.

Without doubling, no shift of them is fitted.
"""
_ERRORS = 3.0
"""The least number of standard errors of a mean from 0.

Of some twenty groups, one is beyond two errors by chance.
"""
_EVEN_VARIANCE = 0.25


@dataclass(frozen=True, slots=True)
class Forecast:
    """A seat's forecast of the contract that was then played, with the result."""

    style: AuctionStyle
    contract: str
    kind: ContractClass
    how_bid: BidContext
    count: float | None
    """The forecast count, or None if nothing is counted or the deal ends as soon as the contract is lost."""
    chance: float
    came: int
    made: bool
    redoubled: bool


def declarer_forecasts(played: AuctionDeal) -> Iterator[Forecast]:
    """Yield the declarer's forecasts: that of the final bid, and that of the first answer to a double."""
    spoken = _words(played)
    bids = [at for at, word in enumerate(spoken) if isinstance(word.action, Bid | Hold)]
    if not bids or spoken[bids[-1]].action.seat != result_of(played.deal).declarer:
        return
    last, is_doubled = bids[-1], False
    how_bid = BidContext.HELD if isinstance(spoken[last].action, Hold) else spoken[last].bid_context
    yield from _forecast(played, last, how_bid)
    for at, word in enumerate(spoken[last:], last):
        if is_doubled and word.answers_doubles:
            yield from _forecast(played, at, BidContext.DOUBLED)
            return
        is_doubled = is_doubled or isinstance(word.action, Double)


def others_forecasts(played: AuctionDeal) -> Iterator[Forecast]:
    """Yield the forecasts of the other seats when they did not overcall the final contract."""
    spoken = _words(played)
    last = max((at for at, word in enumerate(spoken) if isinstance(word.action, Bid | Hold)), default=None)
    for at, word in enumerate(spoken):
        if last is not None and at > last and not word.answers_doubles and isinstance(word.action, Pass):
            yield from _forecast(played, at, BidContext.OPPONENTS)


def _words(played: AuctionDeal) -> list[AuctionStep]:
    return list(replay_auction(view_of(played.deal, played.deal.layout.active[0])))


def _forecast(played: AuctionDeal, at: int, how_bid: BidContext) -> Iterator[Forecast]:
    """Yield the forecast at index `at` of the auction, if there is one and a contract was played."""
    result, rules = result_of(played.deal), played.deal.layout.rules
    thought = {thought.at: thought for thought in played.thoughts}.get(at)
    if result.contract is None or thought is None or thought.chance is None:
        return
    kind = classify_contract(rules, rules.contract(result.contract), result.trump)
    yield Forecast(
        style=rules.auction,
        contract=result.contract,
        kind=kind,
        how_bid=how_bid,
        count=thought.count if kind in COUNTED_CLASSES else None,
        chance=thought.chance,
        came=count_of(result),
        made=result.outcome is Outcome.WON,
        redoubled=isinstance(played.deal.actions[at], Redouble),
    )


Group = tuple[AuctionStyle, ContractClass, BidContext]


def fit_shifts(forecasts: Iterable[Forecast]) -> dict[str, dict[str, dict[str, list[float]]]]:
    """Return the significant shifts of the count and of the log odds, by style of auction, class of contract
    and context.
    """
    groups: dict[Group, list[Forecast]] = defaultdict(list)
    for case in forecasts:
        if case.kind not in _OF_POINTS or case.style is AuctionStyle.DOUBLING:
            groups[case.style, case.kind, case.how_bid].append(case)
    shifts: dict[str, dict[str, dict[str, list[float]]]] = defaultdict(lambda: defaultdict(dict))
    for (style, kind, how_bid), group in sorted(groups.items()):
        if any(shift := [_fit_count(group), _fit_odds(group)]):
            shifts[style.value][kind.value][how_bid.value] = shift
    return shifts


def _fit_count(group: Sequence[Forecast]) -> float:
    gaps = [case.came - case.count for case in group if case.count is not None]
    return round(sum(gaps) / (len(gaps) + _SHRINKAGE), 2) if _is_significant(gaps) else 0.0


def _fit_odds(group: Sequence[Forecast]) -> float:
    gaps = [case.made - case.chance for case in group]
    if _follows_from_count(group[0]) or not _is_significant(gaps):
        return 0.0
    cases = [LogOddsCase(log_odds(case.chance), case.made) for case in group]
    return round(fit_log_odds_shift(cases, _SHRINKAGE * _EVEN_VARIANCE), 2)


def _follows_from_count(case: Forecast) -> bool:
    """Return whether the chance of a forecast follows from its count alone."""
    return case.kind in _OF_POINTS or (case.kind in COUNTED_CLASSES and case.how_bid is BidContext.OPPONENTS)


def _is_significant(gaps: Sequence[float]) -> bool:
    """Return whether the mean of `gaps` differs significantly from 0. A shift that is due to chance would
    make bids worse.
    """
    return len(gaps) > 1 and abs(fmean(gaps)) > _ERRORS * stdev(gaps) / sqrt(len(gaps))


def forecasts_in(series: str, played: AuctionDeal) -> Iterator[Forecast]:
    """Yield the forecasts of a deal, except those that are biased because the deal was selected.

    In series of deals close to a forced bid, the forecasts of the seat with that bid. In series close to a
    free bid, the other seats' forecasts if it was bid. In series close to a double, the forecasts of the
    doubled contract.
    """
    is_near = played.near == result_of(played.deal).declarer
    if series == FREE:
        kind = kind_near(played.deal.layout.rules, played.number)
        yield from (case for case in _first(others_forecasts(played)) if is_near and case.kind is kind)
    elif series == DOUBLE:
        yield from (case for case in declarer_forecasts(played) if case.how_bid is BidContext.DOUBLED)
    elif series == ANY:
        yield from (*declarer_forecasts(played), *_first(others_forecasts(played)))
    elif is_near:
        yield from declarer_forecasts(played)


def _first(others: Iterator[Forecast]) -> Iterable[Forecast]:
    """Return the first of the other seats' forecasts.

    All of them have the same result, so more forecasts would add little information.
    """
    return islice(others, 1)


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    forecasts = (
        forecast
        for series, game in product((ANY, BID, FREE, DOUBLE), DEALS)
        for played in read_deals(series, game)
        for forecast in forecasts_in(series, played)
    )
    same = replace_hearing(SHIPPED, {**hearing_in(SHIPPED), "shifts": fit_shifts(forecasts)})
    print("the shifts are as before" if same else "the shifts have changed")


if __name__ == "__main__":
    main()
