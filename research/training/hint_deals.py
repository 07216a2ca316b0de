"""What hints tell, and what comes of it: deals in which one seat does as its hints say and the others play as
it would with less to look at. Goes on where it stopped; the figures are always the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from research.runner import KEPT, take_in
from research.training.fit_outcome_model import brought_to_play, near_a_bid
from spadille.bots.expert.bid_evaluation import find_mark
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.contract_class import ContractClass, classify_contract
from spadille.bots.expert.player import ExpertPlayer
from spadille.bots.expert.posterior import InferenceSettings
from spadille.bots.explanation import EvaluatedAnswer
from spadille.bots.search.budget import Budget
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Bid, Hold, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Game
from spadille.rules.goal import Outcome
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result
from spadille.solver.policy import RolloutSettings
from spadille.study.runners import Runner
from spadille.study.series import SeriesFolder

_SIZE = 10
"""How many deals a file has."""
HINTS = ExpertPlayer(calibrated=False)
"""Who gives hints, as he finds things."""
COMPANY = ExpertPlayer(
    RolloutSearch(24, InferenceSettings(240), RolloutSettings(tricks=12)), Budget(worlds=24, screened=60)
)
"""Who plays along, and on where no hint is asked for."""
_ASKED = 3
"""One in so many cards is asked for a hint."""
RARE = tuple(ContractClass)
"""The kinds that one deal in two is made for."""
_CARDS, _POINTS = 11, 120
"""How many cards a hand has, and how many points there are, where points are counted."""
FITTED, REPORTED = "fit", "report"
"""The deals that are learned from, and those that it is tried on."""
_FIRST = ("six-bid", "progressive", "german-solo", "frog")
SERIES: dict[str, tuple[str, ...]] = {FITTED: _FIRST, REPORTED: (*_FIRST, "sluff", "tapp")}
"""The games of a series: its deals stay the same when there are more."""


@dataclass(frozen=True, slots=True)
class CheckedHint:
    """What a hint told of the answer that was then given, and what came of it."""

    deal: int
    kind: str
    """Of the contract that was played."""
    asked: str
    """What was asked: a bid, trumps, a card ..."""
    own: bool
    """Whether the seat is on the declaring side."""
    tricks: int
    """How many tricks had been played."""
    mark: int
    size: int
    """The most that may be counted."""
    count: float | None
    chance: float | None
    came: int | None
    """What was counted in the end; nothing where the deal was not played to its end."""
    made: bool

    @property
    def left(self) -> float:
        """The part of the tricks that were left."""
        return 1 - self.tricks / (_CARDS if self.size == _POINTS else self.size)


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint as it was given and followed, before anybody knew what would come of it."""

    asked: str
    tricks: int
    weighed: EvaluatedAnswer


def checked_hints(series: str, number: int) -> list[CheckedHint]:
    """What the hints of a deal told and what came of it, always the same for its number."""
    stream = Stream(key_of(f"foretold/{series}", number))
    games = [GAMES[game] for game in SERIES[series]]
    kind = RARE[number // 2 % len(RARE)]
    deal = _dealt(games, stream) if number % 2 else _rare(kind, games, stream, number)
    bidder = deal.phase.declared.declarer if deal.phase.declared else None
    seats = deal.layout.active
    seat = bidder if bidder is not None and stream.below(2) else stream.one_of(seats)
    return list(_compared(number, *_followed(deal, seat, stream, number)))


def _dealt(games: Sequence[Game], stream: Stream) -> Deal:
    """A deal like any other, of some game by its first rules."""
    game = stream.one_of(games)
    rules = game.rules(game.presets[0].id)
    return Deal.of(dealt_by(stream, rules, rules.players, stream.below(rules.players)))


def _rare(kind: ContractClass, games: Sequence[Game], stream: Stream, number: int) -> Deal:
    """A contract of this kind, bid with a hand that comes near it, when the first card is to be played."""
    return brought_to_play(near_a_bid(kind, stream, games), kind, number)


def _followed(deal: Deal, seat: Seat, stream: Stream, number: int) -> tuple[Deal, Seat, list[Hint]]:
    """The deal played to its end, and the hints that the seat was given and did as they said."""
    chances = {other: Random(f"{number}/{other}") for other in deal.layout.active}
    hints: list[Hint] = []
    while deal.turn is not None:
        view, chance = view_of(deal, deal.turn), chances[deal.turn]
        if deal.turn == seat and _asks(view, stream):
            why = HINTS.reasons(view, chance)
            if why.weighed:
                hints.append(Hint(view.phase, len(view.tricks), why.weighed[0]))
            deal = deal.play(why.chosen)
        else:
            deal = deal.play(COMPANY.answer(view, chance))
    return deal, seat, hints


def _asks(view: View, stream: Stream) -> bool:
    decision = view.decision
    assert decision is not None
    return len(decision.answers) > 1 and (decision.kind != "play" or stream.below(_ASKED) == 0)


def _compared(number: int, deal: Deal, seat: Seat, hints: list[Hint]) -> Iterator[CheckedHint]:
    """Each hint beside what came of it; none of a bid that did not stand."""
    result, rules = deal.result, deal.layout.rules
    assert result is not None
    if result.contract is None:
        return
    contract = rules.contract(result.contract)
    played = sum(isinstance(action, Play) for action in deal.actions)
    whole = played == rules.players * rules.packets.hand_size
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
            came=came if whole else None,
            made=result.outcome is Outcome.WON,
        )


def _stood(weighed: EvaluatedAnswer, result: Result, seat: Seat) -> bool:
    """Whether the bid was played in the end as it was meant."""
    meant = isinstance(weighed.action, Bid | Hold) and result.declarer == seat
    same = not isinstance(weighed.action, Bid) or weighed.action.contract == result.contract
    return meant and same and weighed.trump in (None, result.trump)


def rows(series: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a deal, as it is kept."""
    yield {"deal": number, "told": [asdict(hint) for hint in checked_hints(series, number)]}


def folder(series: str) -> SeriesFolder:
    """Where the deals of a series are kept; a file of lines that was kept before is taken in."""
    place = SeriesFolder(KEPT / "foretold", {"series": "foretold"}, _SIZE)
    take_in(place, series, KEPT / f"foretold-{series}.jsonl")
    return place


def kept(series: str) -> list[tuple[int, list[CheckedHint]]]:
    """By deal what was told and came before."""
    found = folder(series).read_rows(series)
    return [(row["deal"], [CheckedHint(**hint) for hint in row["told"]]) for row in found]


def gone_on(series: str, seconds: float, deals: int, on: Runner) -> list[CheckedHint]:
    """All that was told in so many deals; those that are missing are played, for so many seconds of the
    processor at most.
    """
    place = folder(series)
    place.run_missing(rows, place.spans(series, 0, deals), on, seconds)
    return [hint for _, hints in kept(series)[:deals] for hint in hints]
