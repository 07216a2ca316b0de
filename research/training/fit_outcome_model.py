"""How contracts turn out, learned anew: hands that come near a bid, their contracts played out by the expert,
and what comes of them by the policy. Goes on where it stopped; the figures are always the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from research.runner import KEPT, asks, runner_of, seconds_of, take_in
from research.training.model_file import SHIPPED, with_outcomes
from research.training.regression import line, odds
from spadille.bots import BOTS
from spadille.bots.expert.bid_evaluation import find_mark, list_trumps
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.contract_class import (
    COUNTED_CLASSES,
    TRICK_CLASSES,
    ContractClass,
    classify_contract,
    estimate_promise,
)
from spadille.bots.expert.model import load_shipped_model
from spadille.bots.expert.outcome_model import (
    make_features,
    make_hand_features,
    select_count_features,
    select_odds_features,
)
from spadille.bots.expert.player import ExpertPlayer
from spadille.bots.expert.playouts import Playouts
from spadille.bots.expert.posterior import InferenceSettings
from spadille.bots.player import Player
from spadille.bots.search.budget import Budget
from spadille.bots.search.choosing import chosen
from spadille.bots.search.determinization import Undertaking, determinizations
from spadille.bots.search.pimc import PIMC
from spadille.bots.search.player import SearchPlayer
from spadille.cards import Suit
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Action, Bid, NameTrump, Pass
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.play.seeing import view_of
from spadille.rules.contract import Contract
from spadille.rules.game import Game, Rules
from spadille.rules.goal import Counts, Outcome
from spadille.rules.seating import Seat
from spadille.solver.policy import RolloutSettings
from spadille.study.series import NumberSpan, SeriesFolder

_SIZE = 10
"""How many cases a file has."""
WORLDS = 60
PLAYER = ExpertPlayer(
    RolloutSearch(40, InferenceSettings(600), RolloutSettings(tricks=5)), Budget(worlds=24, screened=60)
)
OTHERS: tuple[Player, ...] = (PLAYER, BOTS["club"], SearchPlayer(PIMC(10)))
"""Who sits with the declarer where tricks are counted, in each deal one of them in all other seats, so that
what is learned holds whoever sits there."""
_LOG_ODDS = 1.7
"""How many log odds it is worth to be a spread above the mark."""
LEAST: dict[ContractClass, float] = {
    ContractClass.POINTS: 47,
    ContractClass.POINTS_LAID_AWAY: 46,
    ContractClass.SO_MANY_POINTS: 64,
    ContractClass.EVERYTHING: -2,
    ContractClass.NO_POINTS: -1.8,
    ContractClass.NO_POINTS_OPEN: -1.8,
    ContractClass.NO_TRICKS: -2.2,
    ContractClass.NO_TRICKS_OPEN: -2.2,
    ContractClass.TRICKS: 3.6,
    ContractClass.TRICKS_WITH_PARTNER: 3.5,
    ContractClass.TRICKS_IN_PARTNERS_SUIT: 0,
    ContractClass.ALL_TRICKS: -1.5,
}
"""What a hand promises at least that is looked at."""
CASES: dict[ContractClass, int] = {
    ContractClass.POINTS: 460,
    ContractClass.POINTS_LAID_AWAY: 180,
    ContractClass.SO_MANY_POINTS: 310,
    ContractClass.EVERYTHING: 310,
    ContractClass.NO_POINTS: 460,
    ContractClass.NO_POINTS_OPEN: 310,
    ContractClass.NO_TRICKS: 500,
    ContractClass.NO_TRICKS_OPEN: 200,
    ContractClass.TRICKS: 600,
    ContractClass.TRICKS_WITH_PARTNER: 700,
    ContractClass.TRICKS_IN_PARTNERS_SUIT: 200,
    ContractClass.ALL_TRICKS: 150,
}


@dataclass(frozen=True, slots=True)
class Case:
    """A contract that was played out."""

    mark: int
    promised: float
    """What the hand promised by the heuristic."""
    playouts: tuple[int, ...]
    """What it came to by the policy in worlds that the hand left open."""
    count: int
    made: bool


Way = Callable[[ContractClass, Case], tuple[float, ...]]
"""How a case is looked at."""


@dataclass(frozen=True, slots=True)
class Start:
    """A hand that comes near a bid."""

    layout: Layout
    bidder: Seat
    contract: Contract
    trump: Suit | None
    promised: float

    @property
    def place(self) -> int:
        """The bidder's, from eldest on."""
        return self.layout.active.index(self.bidder)


def played(kind: ContractClass, number: int) -> Case:
    """A case of this kind, always the same for its number."""
    start = near_a_bid(kind, Stream(key_of(f"outturn/{kind.value}", number)))
    playouts = _playouts(start, number)
    deal = brought_to_play(start, kind, number)
    mark = find_mark(start.contract, deal.phase.declared.trump if deal.phase.declared else None)
    deal = _played_out(deal, start.bidder, number)
    assert deal.result is not None
    count = deal.result.points if deal.result.tricks is None else deal.result.tricks
    return Case(mark, start.promised, playouts, count or 0, deal.result.outcome is Outcome.WON)


def near_a_bid(kind: ContractClass, stream: Stream, games: Iterable[Game] = GAMES.values()) -> Start:
    """A hand that comes near a bid of this kind: cards are dealt until somebody has one."""
    contracts = [
        (rules, offered)
        for rules in _tables(games)
        for offered in rules.contracts
        if _is(kind, rules, offered)
    ]
    while True:
        rules, contract = stream.one_of(contracts)
        seats = rules.seats[0]
        layout = dealt_by(stream, rules, seats, stream.below(seats))
        first = stream.below(len(layout.active))
        for bidder in layout.active[first:] + layout.active[:first]:
            hand, eldest = layout.hand(bidder), bidder == layout.active[0]
            if contract.needs is not None and not contract.needs.met_by(hand):
                continue
            promises = [
                (estimate_promise(rules, contract, trump, hand.mask, eldest=eldest), trump)
                for trump in list_trumps(contract)
            ]
            promised, trump = max(promises, key=lambda pair: pair[0])
            if promised >= LEAST[kind]:
                return Start(layout, bidder, contract, trump, promised)


def _tables(games: Iterable[Game]) -> list[Rules]:
    return [game.rules(game.presets[0].id) for game in games]


def _is(kind: ContractClass, rules: Rules, contract: Contract) -> bool:
    return classify_contract(rules, contract, list_trumps(contract)[0]) is kind


def _playouts(start: Start, number: int) -> tuple[int, ...]:
    """What comes of the contract in worlds that the bidder's hand leaves open."""
    deal = Deal.of(start.layout)
    while deal.turn != start.bidder and deal.turn is not None:
        deal = deal.play(Pass(deal.turn))
    view = view_of(deal, start.bidder)
    hand = start.layout.hand(start.bidder).mask
    undertaking = chosen(view.rules, Undertaking(start.contract, start.place, start.trump), hand)
    return tuple(
        Playouts(view, determinizations(view, WORLDS, number), load_shipped_model()).list_counts(undertaking)
    )


def brought_to_play(start: Start, kind: ContractClass, number: int) -> Deal:
    """The deal when the first card is to be played, everybody else having passed."""
    deal = Deal.of(start.layout)
    while deal.phase.kind != "play" and deal.turn is not None:
        deal = deal.play(_answer(start, kind, deal, deal.turn, number))
    return deal


def _answer(start: Start, kind: ContractClass, deal: Deal, turn: Seat, number: int) -> Action:
    if deal.phase.kind == "auction":
        bid = Bid(turn, start.contract.id)
        return bid if turn == start.bidder and bid in deal.answers() else Pass(turn)
    if (
        deal.phase.kind == "trump"
        and kind is not ContractClass.TRICKS_IN_PARTNERS_SUIT
        and start.trump is not None
    ):
        return NameTrump(turn, start.trump)
    player = PLAYER if deal.phase.kind == "discard" else BOTS["club"]
    return player.answer(view_of(deal, turn), Random(number))


def _played_out(deal: Deal, bidder: Seat, number: int) -> Deal:
    chances = {seat: Random(f"{number}/{seat}") for seat in deal.layout.active}
    declared = deal.phase.declared
    assert declared is not None
    of_tricks = deal.layout.rules.counts_in(declared.contract) is Counts.TRICKS
    other = Random(f"who/{number}").choice(OTHERS) if of_tricks else PLAYER
    while deal.turn is not None:
        player = PLAYER if deal.turn == bidder else other
        deal = deal.play(player.answer(view_of(deal, deal.turn), chances[deal.turn]))
    return deal


def regressions(cases: Mapping[ContractClass, Sequence[Case]]) -> dict[str, dict[str, list[float]]]:
    """The weights of every kind, and last how far counts lie from what they are expected to be."""
    return {
        "weighed": {kind.value: _fitted(kind, of_kind, _weighed) for kind, of_kind in cases.items()},
        "made": {kind.value: _odds(kind, cases[kind], _made) for kind in TRICK_CLASSES},
        "blind": {kind.value: _blindly(kind, of_kind) for kind, of_kind in cases.items()},
    }


def _weighed(kind: ContractClass, case: Case) -> tuple[float, ...]:
    seen = make_features(kind, case.playouts, case.mark, case.promised)
    return select_count_features(seen) if kind in TRICK_CLASSES else seen


def _made(kind: ContractClass, case: Case) -> tuple[float, ...]:
    return select_odds_features(make_features(kind, case.playouts, case.mark, case.promised))


def _blind(_: ContractClass, case: Case) -> tuple[float, ...]:
    return make_hand_features(case.promised)


def _beyond(_: ContractClass, case: Case) -> tuple[float, ...]:
    return (1.0, case.promised - case.mark)


def _blindly(kind: ContractClass, cases: Sequence[Case]) -> list[float]:
    """By the hand alone; where it promises tricks, the spread under which what was made is likeliest."""
    if kind not in (ContractClass.TRICKS, ContractClass.TRICKS_WITH_PARTNER):
        return _fitted(kind, cases, _blind)
    surely, by_trick = _odds(kind, cases, _beyond)
    return _rounded([surely / by_trick - 0.5, 1.0, _LOG_ODDS / by_trick])


def _fitted(kind: ContractClass, cases: Sequence[Case], way: Way) -> list[float]:
    if kind not in COUNTED_CLASSES:
        return [*_odds(kind, cases, way), 0.0]
    weights, spread = line([way(kind, case) for case in cases], [case.count for case in cases])
    return _rounded([*weights, spread])


def _odds(kind: ContractClass, cases: Sequence[Case], way: Way) -> list[float]:
    return _rounded(odds([way(kind, case) for case in cases], [case.made for case in cases]))


def _rounded(figures: Sequence[float]) -> list[float]:
    return [round(figure, 5) for figure in figures]


def rows(kind: str, number: int) -> Iterator[dict[str, Any]]:
    """The one row of a case, as it is kept."""
    yield asdict(played(ContractClass(kind), number))


def folder() -> SeriesFolder:
    """Where the cases are kept; files of lines that were kept before are taken in."""
    place = SeriesFolder(KEPT / "outcomes", {"series": "outcomes", "worlds": WORLDS}, _SIZE)
    for kind in ContractClass:
        take_in(place, kind.value, KEPT / f"outturn-{kind.value}.jsonl")
    return place


def kept(place: SeriesFolder, kind: ContractClass) -> list[Case]:
    """The cases that were played before."""
    found = place.read_rows(kind.value)
    return [Case(**{**row, "playouts": tuple(row["playouts"])}) for row in found][: CASES[kind]]


def main() -> None:
    """Play what is missing, for so many minutes at most; when all is there, learn from it."""
    asked, place = asks(__doc__).parse_args(), folder()
    place.run_missing(rows, _wanted(place), runner_of(asked), seconds_of(asked))
    cases = {kind: kept(place, kind) for kind in ContractClass}
    print(", ".join(f"{kind.value} {len(of_kind)} of {CASES[kind]}" for kind, of_kind in cases.items()))
    if all(len(of_kind) == CASES[kind] for kind, of_kind in cases.items()):
        same = with_outcomes(SHIPPED, regressions(cases))
        print("the outcome model is as before" if same else "the outcome model is not as before")


def _wanted(place: SeriesFolder) -> list[NumberSpan]:
    """All cases, so that of every kind about the same part is there at any time."""
    every = [
        (span.first / cases, span)
        for kind, cases in CASES.items()
        for span in place.spans(kind.value, 0, cases)
    ]
    return [span for _, span in sorted(every, key=lambda entry: entry[0])]


if __name__ == "__main__":
    main()
