"""Play deals in which one seat follows its hints, and compare the forecasts of the hints with the results.

The other seats are the same bot with a smaller budget.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random

from research.deals import answer_of, first_rules, result_of
from research.players import QUICK_EXPERT
from research.runner import Experiment, Row
from research.training.fit_outcome_model import deal_near_bid, declare
from spadille.bots.explanation import EvaluatedAnswer
from spadille.bots.learned.bid_evaluation import find_mark
from spadille.bots.learned.contract_class import ContractClass, classify_contract
from spadille.bots.learned.player import ExpertPlayer
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Bid, Hold, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.goal import Outcome
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result

HINTING_EXPERT = ExpertPlayer(calibrated=False)
"""The expert without corrections of its hints."""
_ONE_IN = 3
"""A hint is requested for one of this number of cards, on average."""
_CARDS, _POINTS = 11, 120
"""The cards of a hand and the points of the pack, where points are counted."""
FITTED, REPORTED = "fit", "report"
"""The series of deals to which corrections are fitted, and that on which they are tested."""
_FIRST = ("six-bid", "progressive", "german-solo", "frog")
GAMES_OF: dict[str, tuple[str, ...]] = {FITTED: _FIRST, REPORTED: (*_FIRST, "sluff", "tapp")}
"""The games of a series. Its deals stay the same when a game is added."""


@dataclass(frozen=True, slots=True)
class CheckedHint:
    """The forecast of a hint for the answer that was followed, and the result."""

    deal: int
    kind: str
    """The kind of the contract that was played."""
    asked: str
    """The phase of the decision: a bid, trumps, a card ..."""
    own: bool
    """Whether the seat is on the declaring side."""
    tricks: int
    """The number of tricks played before the hint."""
    mark: int
    size: int
    """The largest possible count."""
    count: float | None
    chance: float | None
    came: int | None
    """The final count, or None if the deal was not played to its end."""
    made: bool

    @property
    def left(self) -> float:
        """The share of the tricks that were still to be played."""
        return 1 - self.tricks / (_CARDS if self.size == _POINTS else self.size)


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint that was given and followed."""

    asked: str
    tricks: int
    weighed: EvaluatedAnswer


def check_hints(series: str, number: int) -> list[CheckedHint]:
    """Play deal `number` and return its hints, each with the result of the deal.

    In every second deal the seat's hand is close to a bid, of each class of contract in turn.
    """
    stream = Stream(key_of(f"foretold/{series}", number))
    if number % 2:
        rules = first_rules(stream.one_of(GAMES_OF[series]))
        deal = Deal.of(dealt_by(stream, rules, rules.players, stream.below(rules.players)))
    else:
        kind = tuple(ContractClass)[number // 2 % len(ContractClass)]
        games = [GAMES[game] for game in GAMES_OF[series]]
        deal = declare(deal_near_bid(kind, stream, games), kind, number)
    bidder = deal.phase.declared.declarer if deal.phase.declared else None
    seats = deal.layout.active
    seat = bidder if bidder is not None and stream.below(2) else stream.one_of(seats)
    deal, hints = _follow_hints(deal, seat, stream, number)
    return list(_check(number, deal, seat, hints))


def _follow_hints(deal: Deal, seat: Seat, stream: Stream, number: int) -> tuple[Deal, list[Hint]]:
    """Play a deal to its end, and return it with the hints that `seat` followed."""
    chances = {other: Random(f"{number}/{other}") for other in deal.layout.active}
    hints: list[Hint] = []
    while deal.turn is not None:
        view, chance = view_of(deal, deal.turn), chances[deal.turn]
        if deal.turn == seat and _asks_for_hint(view, stream):
            why = HINTING_EXPERT.reasons(view, chance)
            if why.weighed:
                hints.append(Hint(view.phase, len(view.tricks), why.weighed[0]))
            deal = deal.play(why.chosen)
        else:
            deal = deal.play(answer_of(QUICK_EXPERT, deal, chance))
    return deal, hints


def _asks_for_hint(view: View, stream: Stream) -> bool:
    decision = view.decision
    assert decision is not None
    return len(decision.answers) > 1 and (decision.kind != "play" or stream.below(_ONE_IN) == 0)


def _check(number: int, deal: Deal, seat: Seat, hints: Sequence[Hint]) -> Iterator[CheckedHint]:
    """Yield the hints with the result of the deal, except hints for bids that were overcalled."""
    result, rules = result_of(deal), deal.layout.rules
    if result.contract is None:
        return
    contract = rules.contract(result.contract)
    cards = sum(isinstance(action, Play) for action in deal.actions)
    is_whole = cards == rules.players * rules.packets.hand_size
    came = result.points if result.tricks is None else result.tricks
    for hint in hints:
        if hint.asked == "auction" and not _stood(hint.weighed, result, seat):
            continue
        yield CheckedHint(
            deal=number,
            kind=classify_contract(rules, contract, result.trump).value,
            asked=hint.asked,
            own=seat in (result.declarer, result.partner),
            tricks=hint.tricks,
            mark=find_mark(contract, result.trump),
            size=rules.total if result.tricks is None else rules.packets.hand_size,
            count=hint.weighed.count,
            chance=hint.weighed.chance,
            came=came if is_whole else None,
            made=result.outcome is Outcome.WON,
        )


def _stood(weighed: EvaluatedAnswer, result: Result, seat: Seat) -> bool:
    """Return whether the bid that a hint advised became the final contract."""
    meant = isinstance(weighed.action, Bid | Hold) and result.declarer == seat
    same = not isinstance(weighed.action, Bid) or weighed.action.contract == result.contract
    return meant and same and weighed.trump in (None, result.trump)


def play_deal(series: str, number: int) -> Iterator[Row]:
    yield {"deal": number, "told": [asdict(hint) for hint in check_hints(series, number)]}


HINTS = Experiment("hints", play_deal, size=10)


def read_hints(series: str, deals: int) -> list[CheckedHint]:
    """Return the stored hints of the first `deals` deals of a series."""
    rows = list(HINTS.rows(series))[:deals]
    return [CheckedHint(**hint) for row in rows for hint in row["told"]]
