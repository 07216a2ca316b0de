"""By how much better contracts turn out than the expert foresees, by how they stood in the auction: bid
first, bid over another's, held or doubled, or were another's that was let stand.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from math import sqrt
from statistics import fmean, stdev

from research.training.auction_deals import ANY, BID, DOUBLE, FREE, HEARD, Heard, Told, kept, kind_near
from research.training.model_file import SHIPPED, hearing_in, with_hearing
from research.training.regression import CaseOfOdds, more_odds
from spadille.bots.expert.auction_inference import BidContext, log_odds, replay_auction
from spadille.bots.expert.contract_class import COUNTED_CLASSES, ContractClass, classify_contract
from spadille.play.action import Bid, Double, Hold, Pass, Redouble
from spadille.play.seeing import view_of
from spadille.rules.game import AuctionStyle
from spadille.rules.goal import Outcome
from spadille.rules.settlement import Result

_HELD = 22.0
"""How firmly a shift is drawn to nought: as by so many deals that came as they were foreseen."""
_OF_POINTS = (ContractClass.POINTS, ContractClass.POINTS_LAID_AWAY)
"""What these come to hangs on who sits there: among experts less than is foreseen, among clubs more. So where
nobody doubles, nothing is learned of them.
"""
_SURE = 3.0
"""How many standard errors what came must lie from what was foreseen: of some twenty groups one lies beyond
two of them by chance.
"""
_EVEN = 0.25
"""The variance of what is made as often as not."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What somebody foresaw of the contract that was then played, and what came of it."""

    style: AuctionStyle
    contract: str
    kind: ContractClass
    how_bid: BidContext
    count: float | None
    """None where nothing is counted, or it is over as soon as it is lost."""
    chance: float
    came: int
    made: bool
    redoubled: bool
    """Whether he redoubled in answer."""


def foreseen(heard: Heard) -> Iterator[Foreseen]:
    """What the declarer of a deal foresaw when he made the bid that stood, and when he was first asked what
    he says to a double of it.
    """
    result, layout = heard.deal.result, heard.deal.layout
    if result is None or result.contract is None:
        return
    rules, by_place = layout.rules, {thought.at: thought for thought in heard.thoughts}
    kind = classify_contract(rules, rules.contract(result.contract), result.trump)
    for at, how_bid in _moments(heard, result):
        thought = by_place[at]
        if thought.chance is not None:
            yield _compared(kind, how_bid, thought, heard, result)


def _compared(
    kind: ContractClass, how_bid: BidContext, thought: Told, heard: Heard, result: Result
) -> Foreseen:
    assert result.contract is not None
    assert thought.chance is not None
    return Foreseen(
        style=heard.deal.layout.rules.auction,
        contract=result.contract,
        kind=kind,
        how_bid=how_bid,
        count=thought.count if kind in COUNTED_CLASSES else None,
        chance=thought.chance,
        came=(result.points if result.tricks is None else result.tricks) or 0,
        made=result.outcome is Outcome.WON,
        redoubled=isinstance(heard.deal.actions[thought.at], Redouble),
    )


def _moments(heard: Heard, result: Result) -> Iterator[tuple[int, BidContext]]:
    """The places in the auction at which the declarer foresaw something, and how his contract stood then."""
    spoken = list(replay_auction(view_of(heard.deal, heard.deal.layout.active[0])))
    bids = [at for at, word in enumerate(spoken) if isinstance(word.action, Bid | Hold)]
    if not bids or spoken[bids[-1]].action.seat != result.declarer:
        return
    last, doubled = bids[-1], False
    yield last, BidContext.HELD if isinstance(spoken[last].action, Hold) else spoken[last].bid_context
    for at, word in enumerate(spoken[last:], last):
        if doubled and word.answers_doubles:
            yield at, BidContext.DOUBLED
            return
        doubled = doubled or isinstance(word.action, Double)


def let_stand(heard: Heard) -> Iterator[Foreseen]:
    """What the others foresaw of the contract that was played when they let it stand."""
    result, layout = heard.deal.result, heard.deal.layout
    if result is None or result.contract is None:
        return
    kind = classify_contract(layout.rules, layout.rules.contract(result.contract), result.trump)
    by_place = {thought.at: thought for thought in heard.thoughts}
    spoken = list(replay_auction(view_of(heard.deal, layout.active[0])))
    last = max((at for at, word in enumerate(spoken) if isinstance(word.action, Bid | Hold)), default=None)
    for at, word in enumerate(spoken):
        over = last is not None and at > last and not word.answers_doubles and isinstance(word.action, Pass)
        thought = by_place.get(at)
        if over and thought is not None and thought.chance is not None:
            yield _compared(kind, BidContext.OPPONENTS, thought, heard, result)


Group = tuple[AuctionStyle, ContractClass, BidContext]


def shifts(cases: Iterable[Foreseen]) -> dict[str, dict[str, dict[str, list[float]]]]:
    """By how much more was counted, and in log odds by how much more was made, where that is sure; drawn to
    nought where little was seen.
    """
    groups: dict[Group, list[Foreseen]] = defaultdict(list)
    for case in cases:
        if case.kind not in _OF_POINTS or case.style is AuctionStyle.DOUBLING:
            groups[case.style, case.kind, case.how_bid].append(case)
    found: dict[str, dict[str, dict[str, list[float]]]] = defaultdict(lambda: defaultdict(dict))
    for (style, kind, how_bid), group in sorted(groups.items()):
        if any(shift := [_count(group), _odds(group)]):
            found[style.value][kind.value][how_bid.value] = shift
    return found


def _count(group: Sequence[Foreseen]) -> float:
    gaps = [case.came - case.count for case in group if case.count is not None]
    return round(sum(gaps) / (len(gaps) + _HELD), 2) if _is_sure(gaps) else 0.0


def _odds(group: Sequence[Foreseen]) -> float:
    gaps = [case.made - case.chance for case in group]
    if _is_by_count(group[0]) or not _is_sure(gaps):
        return 0.0
    cases = [CaseOfOdds(log_odds(case.chance), case.made) for case in group]
    return round(more_odds(cases, _HELD * _EVEN), 2)


def _is_by_count(case: Foreseen) -> bool:
    """Whether the count alone tells how likely it is made: that of points, and whatever another counts."""
    return case.kind in _OF_POINTS or (case.kind in COUNTED_CLASSES and case.how_bid is BidContext.OPPONENTS)


def _is_sure(gaps: Sequence[float]) -> bool:
    """Whether what came lies further from what was foreseen than chance alone brings it. A shift for what
    chance brought would make bids worse.
    """
    return len(gaps) > 1 and abs(fmean(gaps)) > _SURE * stdev(gaps) / sqrt(len(gaps))


def telling(series: str, heard: Heard) -> Iterator[Foreseen]:
    """What was foreseen in a deal of a series, where it was not chosen for what the bidder could not see:
    near a bid that is made by who is near it, near one that need not be made by the others where it was,
    near a double of what was doubled.
    """
    if series == FREE:
        kind = kind_near(heard.deal.layout.rules, heard.number)
        yield from (case for case in _first_of(let_stand(heard)) if _is_his(heard) and case.kind is kind)
    elif series == DOUBLE:
        yield from (case for case in foreseen(heard) if case.how_bid is BidContext.DOUBLED)
    elif series == ANY:
        yield from (*foreseen(heard), *_first_of(let_stand(heard)))
    elif _is_his(heard):
        yield from foreseen(heard)


def _first_of(others: Iterator[Foreseen]) -> Iterable[Foreseen]:
    """What one of them foresaw: what comes of it is the same for all, so that they tell little more."""
    return islice(others, 1)


def _is_his(heard: Heard) -> bool:
    """Whether who is near a bid plays in the end."""
    assert heard.deal.result is not None
    return heard.near == heard.deal.result.declarer


def cases() -> Iterator[Foreseen]:
    """What was foreseen in the deals that are kept, but for those of bidders who hear nothing."""
    for series, game in product((ANY, BID, FREE, DOUBLE), HEARD):
        for heard in kept(series, game):
            yield from telling(series, heard)


def main() -> None:
    """Learn it from the deals that are kept, and put it into the model."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    same = with_hearing(SHIPPED, {**hearing_in(SHIPPED), "shifts": shifts(cases())})
    print("as before" if same else "not as before")


if __name__ == "__main__":
    main()
