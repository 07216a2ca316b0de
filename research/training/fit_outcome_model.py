"""Fit the outcome model to hands that are close to a bid: the results when the expert plays them out, and
playouts by the policy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random

from research.deals import answer_of, count_of, first_rules, result_of
from research.runner import Experiment, Row, parser
from research.training.model_file import SHIPPED, replace_outcomes
from research.training.regression import fit_linear, fit_logistic
from spadille.arena import play_out
from spadille.bots import BOTS
from spadille.bots.learned.bid_evaluation import find_mark, list_trumps
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.contract_class import (
    COUNTED_CLASSES,
    TRICK_CLASSES,
    ContractClass,
    classify_contract,
    estimate_promise,
)
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.outcome_model import (
    make_features,
    make_hand_features,
    select_count_features,
    select_odds_features,
)
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.learned.playouts import Playouts
from spadille.bots.learned.posterior import InferenceSettings
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
from spadille.rules.game import Game
from spadille.rules.goal import Counts, Outcome
from spadille.rules.seating import Seat
from spadille.solver.policy import RolloutSettings

WORLDS = 60
PLAYER = ExpertPlayer(
    RolloutSearch(40, InferenceSettings(600), RolloutSettings(tricks=5)), Budget(worlds=24, screened=60)
)
OTHERS: tuple[Player, ...] = (PLAYER, BOTS["club"], SearchPlayer(PIMC(10)))
"""The players of the other seats where tricks are counted, a random one in each deal, so that the model
holds for any of them.
"""
_LOG_ODDS = 1.7
"""The log odds of a hand that is one spread above the threshold."""
_KINDS: dict[ContractClass, tuple[float, int]] = {
    ContractClass.POINTS: (47, 460),
    ContractClass.POINTS_LAID_AWAY: (46, 180),
    ContractClass.SO_MANY_POINTS: (64, 310),
    ContractClass.EVERYTHING: (-2, 310),
    ContractClass.NO_POINTS: (-1.8, 460),
    ContractClass.NO_POINTS_OPEN: (-1.8, 310),
    ContractClass.NO_TRICKS: (-2.2, 500),
    ContractClass.NO_TRICKS_OPEN: (-2.2, 200),
    ContractClass.TRICKS: (3.6, 600),
    ContractClass.TRICKS_WITH_PARTNER: (3.5, 700),
    ContractClass.TRICKS_IN_PARTNERS_SUIT: (0, 200),
    ContractClass.ALL_TRICKS: (-1.5, 150),
}
"""The least estimate of a hand near a bid, and the number of cases to learn from."""
LEAST = {kind: least for kind, (least, _) in _KINDS.items()}
CASES = {kind: cases for kind, (_, cases) in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class Case:
    """A contract that was played out."""

    mark: int
    promised: float
    """The estimate of the hand by the heuristic."""
    playouts: tuple[int, ...]
    """The counts of playouts by the policy, in worlds that fit the hand."""
    count: int
    made: bool


Features = Callable[[ContractClass, Case], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class NearBid:
    """A hand that is close to a bid, with the contract."""

    layout: Layout
    bidder: Seat
    contract: Contract
    trump: Suit | None
    promised: float

    @property
    def place(self) -> int:
        """The bidder's place, counted from eldest."""
        return self.layout.active.index(self.bidder)


def play_case(kind: ContractClass, number: int) -> Case:
    """Play case `number` of a class of contracts."""
    near = deal_near_bid(kind, Stream(key_of(f"outturn/{kind.value}", number)))
    playouts = _playouts(near, number)
    deal = declare(near, kind, number)
    mark = find_mark(near.contract, deal.phase.declared.trump if deal.phase.declared else None)
    result = result_of(_play_out(deal, near.bidder, number))
    return Case(mark, near.promised, playouts, count_of(result), result.outcome is Outcome.WON)


def deal_near_bid(kind: ContractClass, stream: Stream, games: Iterable[Game] = GAMES.values()) -> NearBid:
    """Deal cards until a hand is close to a bid of this class."""
    contracts = [
        (rules, contract)
        for rules in (first_rules(game.id) for game in games)
        for contract in rules.contracts
        if classify_contract(rules, contract, list_trumps(contract)[0]) is kind
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
                return NearBid(layout, bidder, contract, trump, promised)


def _playouts(near: NearBid, number: int) -> tuple[int, ...]:
    """Return the final counts of playouts by the policy, in worlds that fit the bidder's hand."""
    deal = Deal.of(near.layout)
    while deal.turn != near.bidder and deal.turn is not None:
        deal = deal.play(Pass(deal.turn))
    view = view_of(deal, near.bidder)
    hand = near.layout.hand(near.bidder).mask
    undertaking = chosen(view.rules, Undertaking(near.contract, near.place, near.trump), hand)
    return tuple(
        Playouts(view, determinizations(view, WORLDS, number), load_shipped_model()).list_counts(undertaking)
    )


def declare(near: NearBid, kind: ContractClass, number: int) -> Deal:
    """Return the deal before its first card, after the bid was made and all others passed."""
    deal = Deal.of(near.layout)
    while deal.phase.kind != "play" and deal.turn is not None:
        deal = deal.play(_declaring_answer(near, kind, deal, deal.turn, number))
    return deal


def _declaring_answer(near: NearBid, kind: ContractClass, deal: Deal, turn: Seat, number: int) -> Action:
    if deal.phase.kind == "auction":
        bid = Bid(turn, near.contract.id)
        return bid if turn == near.bidder and bid in deal.answers() else Pass(turn)
    names_trump = deal.phase.kind == "trump" and kind is not ContractClass.TRICKS_IN_PARTNERS_SUIT
    if names_trump and near.trump is not None:
        return NameTrump(turn, near.trump)
    player = PLAYER if deal.phase.kind == "discard" else BOTS["club"]
    return answer_of(player, deal, Random(number))


def _play_out(deal: Deal, bidder: Seat, number: int) -> Deal:
    declared, layout = deal.phase.declared, deal.layout
    assert declared is not None
    counts_tricks = layout.rules.counts_in(declared.contract) is Counts.TRICKS
    other = Random(f"who/{number}").choice(OTHERS) if counts_tricks else PLAYER
    players = [PLAYER if seat == bidder else other for seat in range(layout.seats)]
    return play_out(deal, players, seed=number).deal


def fit_outcomes(cases: Mapping[ContractClass, Sequence[Case]]) -> dict[str, dict[str, list[float]]]:
    """Return the weights of every class of contracts. The last weight is the spread of the counts around
    their expectation.
    """
    return {
        "weighed": {kind.value: _fit(kind, of_kind, _informed) for kind, of_kind in cases.items()},
        "made": {kind.value: _fit_odds(kind, cases[kind], _made) for kind in TRICK_CLASSES},
        "blind": {kind.value: _fit_blind(kind, of_kind) for kind, of_kind in cases.items()},
    }


def _informed(kind: ContractClass, case: Case) -> tuple[float, ...]:
    found = make_features(kind, case.playouts, case.mark, case.promised)
    return select_count_features(found) if kind in TRICK_CLASSES else found


def _made(kind: ContractClass, case: Case) -> tuple[float, ...]:
    return select_odds_features(make_features(kind, case.playouts, case.mark, case.promised))


def _blind(_: ContractClass, case: Case) -> tuple[float, ...]:
    return make_hand_features(case.promised)


def _beyond_mark(_: ContractClass, case: Case) -> tuple[float, ...]:
    return (1.0, case.promised - case.mark)


def _fit_blind(kind: ContractClass, cases: Sequence[Case]) -> list[float]:
    """Return the weights of the regression that uses the hand alone.

    For tricks, the spread is the one with the highest likelihood.
    """
    if kind not in (ContractClass.TRICKS, ContractClass.TRICKS_WITH_PARTNER):
        return _fit(kind, cases, _blind)
    constant, by_trick = _fit_odds(kind, cases, _beyond_mark)
    return _round([constant / by_trick - 0.5, 1.0, _LOG_ODDS / by_trick])


def _fit(kind: ContractClass, cases: Sequence[Case], features_of: Features) -> list[float]:
    if kind not in COUNTED_CLASSES:
        return [*_fit_odds(kind, cases, features_of), 0.0]
    weights, spread = fit_linear([features_of(kind, case) for case in cases], [case.count for case in cases])
    return _round([*weights, spread])


def _fit_odds(kind: ContractClass, cases: Sequence[Case], features_of: Features) -> list[float]:
    return _round(fit_logistic([features_of(kind, case) for case in cases], [case.made for case in cases]))


def _round(figures: Sequence[float]) -> list[float]:
    return [round(figure, 5) for figure in figures]


def play_number(kind: str, number: int) -> Iterator[Row]:
    yield asdict(play_case(ContractClass(kind), number))


OUTCOMES = Experiment("outcomes", play_number, size=10)


def read_cases(kind: ContractClass) -> list[Case]:
    rows = OUTCOMES.rows(kind.value)
    return [Case(**{**row, "playouts": tuple(row["playouts"])}) for row in rows][: CASES[kind]]


def main() -> None:
    args = parser(__doc__, minutes=40.0).parse_args()
    numbers = {kind.value: range(cases) for kind, cases in CASES.items()}
    OUTCOMES.run(numbers, args)
    if missing := OUTCOMES.missing(numbers):
        print(f"not all cases of {', '.join(sorted(missing))} are played: run it again")
    else:
        same = replace_outcomes(SHIPPED, fit_outcomes({kind: read_cases(kind) for kind in CASES}))
        print("the outcome model is as before" if same else "the outcome model has changed")


if __name__ == "__main__":
    main()
