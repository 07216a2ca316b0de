"""Measure card reasons for decisions before the play: bids, trumps, calls, gifts and discards.

Two answers after which the seat itself declares are compared: the best one, and the one that was given, or
else the next best. The playouts that gave their values are run again card by card, which counts the fate of
every card. The conditions for a reason and the two placebos are those of `card_reasons`. An answer after
which another player declares has no comparable fates. Such decisions are only counted.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count, groupby, islice
from random import Random
from signal import SIGTERM, signal
from time import process_time

from research.deals import answer_of, first_rules
from research.experiments.card_reasons import place_as_fate
from research.recount import Xoshiro, pick
from research.runner import parser
from spadille import _core
from spadille.bots import BOTS
from spadille.bots.card_reason import CardReason
from spadille.bots.learned import declaring
from spadille.bots.learned.auction_model import AuctionModel, infer_auction_posterior
from spadille.bots.learned.bid_evaluation import HandEvaluator
from spadille.bots.learned.bidding import AuctionEvaluator
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.playouts import Playouts
from spadille.bots.search.budget import Budget
from spadille.bots.search.card_reasons import find_reason
from spadille.bots.search.determinization import StartingProblem, Undertaking, asked
from spadille.cards import CARDS, Card, Hand, Suit
from spadille.evaluation.auction_evaluation import WAYS, undertaking_after
from spadille.games import GAMES
from spadille.notation.making import deal as make_deal
from spadille.play.action import Action, Bid, Hold
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import Known, View
from spadille.rules.contract import Widow
from spadille.rules.goal import Objective
from spadille.solver.fates import DECLARING, LATER, OPPOSING, Fates
from spadille.solver.playouts import PlayoutStart, make_history

SEED = "reasons before the play, first set"
_PLAYERS = ("club", "novice")
_WORLDS = 64
"""The number of worlds of a hint before the play."""
_SCREENED = 200
"""The number of candidates from which the worlds of a hint are sampled."""
_TIMES = 2
_LEAST = {Objective.POINTS: 1.5, Objective.TRICKS: 0.15}
_LEAST_CAUGHT = 0.15


def list_decisions(game: str, seed: str) -> Iterator[tuple[View, Action]]:
    """Yield the decisions before the play with more than one answer, each with the answer that was given."""
    rules = first_rules(game)
    for number in count():
        deal, chance = make_deal(game, seed=seed, number=number), Random(f"{seed} {game} {number}")
        players = [BOTS[chance.choice(_PLAYERS)] for _ in range(rules.players)]
        deal = Deal.of(deal.layout)
        while deal.turn is not None and (view := view_of(deal, deal.turn)).phase != "play":
            action = answer_of(players[deal.turn], deal, chance)
            if view.decision is not None and len(view.decision.answers) > 1:
                yield view, action
            deal = deal.play(action)


@dataclass(frozen=True, slots=True)
class Pair:
    """The two undertakings that are compared, and the values of both in each world."""

    view: View
    better: Undertaking
    worse: Undertaking
    playouts: Playouts
    budget: Budget

    @property
    def kind(self) -> str:
        assert self.view.decision is not None
        return self.view.decision.kind

    @property
    def objective(self) -> Objective:
        return self.better.contract.goal.objective


def make_pair(view: View, chosen: Action, worlds: int = _WORLDS) -> Pair | None:
    """Return the two undertakings to compare, or None if they have different objectives or another player
    declares after one of the answers.
    """
    budget = Budget(worlds=worlds, screened=_SCREENED * worlds // _WORLDS)
    others, playouts = _sample_playouts(view, budget, "0")
    assert view.decision is not None
    if view.decision.kind == "auction":
        best = _list_bids(view, AuctionEvaluator(view, others, playouts, budget))
    else:
        best = _list_declarations(view, playouts, chosen)
    ranked = list(best.items())
    if len(ranked) < 2:
        return None
    other = next((way for answer, way in ranked[1:] if answer == chosen), ranked[1][1])
    pair = Pair(view, ranked[0][1], other, playouts, budget)
    same = pair.better.contract.goal.objective is other.contract.goal.objective
    return pair if same and pair.better.played_alike != other.played_alike else None


def _sample_playouts(view: View, budget: Budget, seed: str) -> tuple[AuctionModel, Playouts]:
    model, chance = load_shipped_model(), Random(f"{seed} {view.seat} {view.dealt} {len(view.history)}")
    others = AuctionModel(view, HandEvaluator(view, model))
    drawn = infer_auction_posterior(view, others, budget, chance)
    worlds = [drawn.determinizations[number] for number in drawn.sample]
    return others, Playouts(view, worlds, model)


def _list_bids(view: View, evaluator: AuctionEvaluator) -> dict[Action, Undertaking]:
    """Return the undertaking of each answer after which the seat declares, best answer first; nothing if the
    best answer is not among them.
    """
    assert view.decision is not None
    worths = {answer: evaluator.evaluate(answer).worth for answer in view.decision.answers}
    ways = {}
    for answer in sorted(worths, key=lambda answer: -worths[answer]):
        own = evaluator.find_undertaking(answer) if isinstance(answer, Bid | Hold) else None
        if own is not None:
            ways[answer] = own
        elif not ways:
            return {}
    return ways


def _list_declarations(view: View, playouts: Playouts, chosen: Action) -> dict[Action, Undertaking]:
    """Return the best undertaking that follows each answer, best answer first."""
    assert view.decision is not None
    ways = declaring.select_leading(playouts, WAYS[view.decision.kind](view, view.decision))
    if chosen not in {answer for _, answer in ways}:
        ways = [*ways, (undertaking_after(view, view.decision, chosen), chosen)]
    best: dict[Action, Undertaking] = {}
    for undertaking, answer in sorted(ways, key=lambda way: -playouts.evaluate(way[0]).worth):
        best.setdefault(answer, undertaking)
    return best


class FateCounter:
    """Runs the playouts of an undertaking again, and counts the fates of the cards."""

    def __init__(self, pair: Pair, undertaking: Undertaking, more_seed: int = 0) -> None:
        self.pair, self.undertaking, self.more_seed = pair, undertaking, more_seed
        cards = len(CARDS)
        self.captures, self.thrown = array("I", [0] * (4 * cards * cards)), array("I", [0] * (4 * cards))
        self.aside, self.held = array("I", [0] * cards), array("I", [0] * (2 * cards))
        self.ruffs, self.caught = array("I", [0] * 2), array("I", [0] * len(Suit))
        self.counts = array("I")

    def count(self) -> Fates:
        worlds = self.pair.playouts.worlds
        for number, world in enumerate(worlds):
            start = asked(world, self.undertaking, self.pair.view.rules)
            rng = Xoshiro((number + self.more_seed) & ((1 << 48) - 1))
            self.counts.append(sum(_Playout(self, start, rng).play() for _ in range(_TIMES)))
        seats = array("I", [0] * len(self.pair.view.active))
        return Fates(
            rollouts=_TIMES * len(worlds),
            captures=self.captures,
            thrown=self.thrown,
            aside=self.aside,
            held=self.held,
            winners=seats,
            ruffed=seats,
            ruffs=self.ruffs,
            caught=self.caught,
            counts=self.counts,
        )


class _Playout:
    """One playout of an undertaking, run card by card."""

    def __init__(self, fates: FateCounter, start: StartingProblem, rng: Xoshiro) -> None:
        self.fates, self.start, self.rng = fates, start, rng
        contract, view = fates.undertaking.contract, fates.pair.view
        self.contract, self.problem = contract, start.problem
        self.ranking, self.side = start.problem.ranking, set(start.problem.side)
        self.policy = fates.pair.playouts.model.policy_for(contract)
        begun = PlayoutStart(view.rules, contract, fates.undertaking.declarer, start.problem, start.aside)
        self.tables, self.fields = make_history(begun)

    @cached_property
    def counts_aside(self) -> bool:
        return self.contract.widow in (Widow.DECLARERS, Widow.TAKEN_UP)

    def play(self) -> int:
        """Play to the end and return the points or tricks of the declarer's side.

        If the side must take nothing, return 1 if it fails and 0 otherwise.
        """
        hands, played = [hand.mask for hand in self.problem.hands], bytearray()
        fates, cards, turn = self.fates, len(CARDS), self.problem.leader
        for place, hand in enumerate(self.problem.hands):
            for card in hand:
                fates.held[(DECLARING if place in self.side else OPPOSING) * cards + card.number] += 1
        aside = Hand(self.start.aside)
        if self.counts_aside:
            for card in aside:
                fates.aside[card.number] += 1
        total, clean = 0, self.problem.objective is not Objective.NO_POINTS or not self.start.before
        while any(hands):
            trick: list[Card] = []
            leader = turn
            for _ in hands:
                card = self._choose(hands, turn, played)
                hands[turn] &= ~card.bit
                played.append(card.number)
                trick.append(card)
                turn = (turn + 1) % len(hands)
            best = trick[0]
            for card in trick[1:]:
                if self._beats(card, best):
                    best = card
            turn = (leader + trick.index(best)) % len(hands)
            own = turn in self.side
            self._capture(trick, best, DECLARING if own else OPPOSING)
            total += self._value(trick) if own else 0
            if own and clean and self._is_forbidden(trick):
                fates.caught[self.ranking.suit_of[trick[0].number]] += 1
                clean = False
        if self.problem.objective.avoids:
            return int(not clean)
        if self.contract.widow is Widow.LAST_TRICK and turn in self.side:
            total += self.ranking.points_in(aside)
        return self.start.before + total

    def _choose(self, hands: Sequence[int], turn: int, played: bytearray) -> Card:
        at = self.rng.unit()
        if hands[turn].bit_count() == 1:
            return CARDS[hands[turn].bit_length() - 1]
        core = _core.History(self.tables, replace(self.fields, played=bytes(played)))
        likely = core.card_probabilities(self.policy.core, [*hands, self.start.aside])
        return CARDS[likely[0][0] if len(likely) == 1 else pick(likely, at)]

    def _beats(self, card: Card, best: Card) -> bool:
        suits, strength = self.ranking.suit_of, self.ranking.strength
        follows = suits[card.number] == suits[best.number] or suits[card.number] == self.ranking.trump
        return follows and strength[card.number] > strength[best.number]

    def _value(self, trick: Sequence[Card]) -> int:
        if self.problem.objective is Objective.TRICKS:
            return 1
        return self.ranking.points_in(tuple(trick))

    def _is_forbidden(self, trick: Sequence[Card]) -> bool:
        objective = self.problem.objective
        return objective is Objective.NO_TRICKS or (
            objective is Objective.NO_POINTS and self.ranking.points_in(tuple(trick)) > 0
        )

    def _capture(self, trick: Sequence[Card], best: Card, side: int) -> None:
        cards, suits, trump = len(CARDS), self.ranking.suit_of, self.ranking.trump
        led = suits[trick[0].number]
        for card in trick:
            place = (side * 2 + LATER) * cards + card.number
            if suits[card.number] not in (led, trump):
                self.fates.thrown[place] += 1
            else:
                self.fates.captures[place * cards + best.number] += 1


@dataclass(frozen=True, slots=True)
class Case:
    """A pair with a clear margin, with the fates after both answers, and the reason."""

    pair: Pair
    fates: tuple[Fates, Fates]
    reason: CardReason | None


def evaluate_pair(pair: Pair, *, any_margin: bool = False) -> Case | None:
    """Return the case of a pair of undertakings.

    Return None if their counts differ too little, or if the worse undertaking has the better count. With
    `any_margin`, any difference is enough.
    """
    fates = (FateCounter(pair, pair.better).count(), FateCounter(pair, pair.worse).count())
    _check(pair, fates)
    more, less = (sum(answer.counts) / answer.rollouts for answer in fates)
    difference = less - more if pair.objective.avoids else more - less
    if not any_margin and difference < _LEAST.get(pair.objective, _LEAST_CAUGHT):
        return None
    return Case(pair, fates, explain(pair, fates))


def _check(pair: Pair, fates: tuple[Fates, Fates]) -> None:
    """Check that the counts of the repeated playouts equal those from which the undertakings were valued."""
    for undertaking, answer in zip((pair.better, pair.worse), fates, strict=True):
        valued = pair.playouts.list_counts(undertaking)
        counts = [sum(valued[at : at + _TIMES]) for at in range(0, len(valued), _TIMES)]
        if not pair.objective.avoids and counts != list(answer.counts):
            raise AssertionError(f"{undertaking}: {counts} are not {list(answer.counts)}")


def explain(pair: Pair, fates: tuple[Fates, Fates]) -> CardReason | None:
    """Return the reason why one undertaking is better, under the same conditions as in the
    play of the cards.
    """
    view, way = pair.view, pair.better
    assert view.seat is not None
    contract, trump = way.contract, way.trump
    known = Known(contract, view.seat, trump, way.called, None, None, (), asked=False)
    ranking = contract.order.ranking(trump)
    runs = [len(list(run)) for _, run in groupby(pair.playouts.worlds)]
    seen = replace(view, known=known, ranking=ranking, table=None)
    return find_reason(seen, CARDS[0], CARDS[1], fates, runs)


def is_by_construction(case: Case) -> bool:
    """Return whether the reason follows from the answers alone: the first named card is a trump after only
    one of them, or is itself laid away, called or given.
    """
    assert case.reason is not None
    ways, cards = (case.pair.better, case.pair.worse), case.reason.fates[0].cards
    named = {card for way in ways for card in (way.called, way.given, *(way.away or ())) if card is not None}
    trumps = [
        {card for card in cards if way.trump and way.contract.order.ranking(way.trump).is_trump(card)}
        for way in ways
    ]
    return trumps[0] != trumps[1] or bool(named.intersection(cards))


@dataclass(frozen=True, slots=True)
class Measured:
    """A case, and the results of the tests of its reason."""

    case: Case
    stable: bool | None
    placebos: tuple[int, int]
    by_place: bool


def measure_case(case: Case) -> Measured:
    """Test the reason of a case with other worlds and with both placebos."""
    pair = case.pair
    again = FateCounter(pair, pair.better, 10**6).count()
    trials = [(case.fates[0], again), (again, case.fates[0])]
    placebos = sum(explain(pair, trial) is not None for trial in trials)
    by_place = explain(pair, (place_as_fate(case.fates[0]), place_as_fate(case.fates[1]))) is not None
    return Measured(case, None if case.reason is None else _is_stable(case), (placebos, 2), by_place)


def _is_stable(case: Case) -> bool | None:
    """Return whether other worlds give a reason that names the same card, or None if they give no reason."""
    _, playouts = _sample_playouts(case.pair.view, case.pair.budget, "again")
    again = evaluate_pair(replace(case.pair, playouts=playouts), any_margin=True)
    if case.reason is None or again is None or again.reason is None:
        return None
    return set(_named(again.reason)) & set(_named(case.reason)[:1]) != set()


def _named(reason: CardReason) -> list[Card | str]:
    return [card for fate in reason.fates for card in fate.cards or (fate.suit,)]


class _Stopped(BaseException):
    """The exception raised when the process receives SIGTERM."""


def _stop(*_: object) -> None:
    raise _Stopped


@dataclass
class Tally:
    """The measured decisions of a game, with counts of those that were skipped."""

    game: str
    seen: Counter[str]
    without_pair: Counter[str]
    measured: list[Measured]

    def measure(self, decisions: Iterator[tuple[View, Action]], args: Namespace) -> None:
        """Measure decisions until `args` has enough of them with a clear margin, or none are left."""
        most = args.decisions
        for view, chosen in decisions:
            assert view.decision is not None
            kind = view.decision.kind
            too_many = kind == "auction" and self._count_bids() >= most / 2
            if too_many or kind not in args.kinds.split(","):
                continue
            self.seen[kind] += 1
            pair = make_pair(view, chosen, args.worlds)
            if pair is None:
                self.without_pair[kind] += 1
                continue
            case = evaluate_pair(pair)
            if case is not None:
                self.measured.append(measure_case(case))
            if len(self.measured) >= most:
                return

    def _count_bids(self) -> int:
        return sum(measured.case.pair.kind == "auction" for measured in self.measured)

    def show(self, most: int) -> None:
        """Print the results, and at most `most` cases."""
        seen = ", ".join(f"{kind} {number}" for kind, number in self.seen.items())
        alone = ", ".join(f"{kind} {number}" for kind, number in self.without_pair.items())
        print(f"{self.game}: decisions {seen}; without two own contracts of one kind: {alone}")
        for kind in sorted({measured.case.pair.kind for measured in self.measured}):
            of_kind = [measured for measured in self.measured if measured.case.pair.kind == kind]
            reasons = [measured for measured in of_kind if measured.case.reason is not None]
            stable = Counter(measured.stable for measured in reasons)
            trials = sum(measured.placebos[1] for measured in of_kind)
            placebos = sum(measured.placebos[0] for measured in of_kind)
            place = sum(measured.by_place for measured in of_kind)
            own = sum(is_by_construction(measured.case) for measured in reasons)
            print(
                f"  {kind}: a reason in {len(reasons)} of {len(of_kind)};"
                f" in other worlds the same card {stable[True]}, another {stable[False]},"
                f" none {stable[None]};"
                f" placebos: itself {placebos} of {trials}, place {place} of {len(of_kind)};"
                f" by construction: {own}"
            )
            for measured in reasons[:most]:
                print(f"    {format_case(measured.case)}")
        sys.stdout.flush()


def format_case(case: Case) -> str:
    """Return a case on one line."""
    assert case.reason is not None
    pair, fates = case.pair, case.reason.fates

    def way(undertaking: Undertaking) -> str:
        parts = (undertaking.contract.id, undertaking.trump and undertaking.trump.letter, undertaking.called)
        away = " ".join(map(str, undertaking.away or ()))
        return " ".join(str(part) for part in (*parts, undertaking.given, away) if part)

    fate_counts = "; ".join(
        f"{fate.kind} {' '.join(map(str, fate.cards)) or fate.suit} {fate.better}:{fate.worse}"
        for fate in fates
    )
    better, worse = (
        f"{way(undertaking)} ({sum(answer.counts) / answer.rollouts:.1f})"
        for undertaking, answer in zip((pair.better, pair.worse), case.fates, strict=True)
    )
    return f"[{pair.view.hand}] {better} not {worse}: {fate_counts}"


def main(words: Sequence[str] | None = None) -> None:
    options = parser(__doc__, minutes=30)
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument(
        "--decisions", type=int, default=200, help="with a clear margin, of each game; at most half are bids"
    )
    options.add_argument("--seed", default=SEED)
    options.add_argument("--worlds", type=int, default=_WORLDS, help="in which a decision is evaluated")
    options.add_argument("--kinds", default=",".join(("auction", *WAYS)), help="kinds of decisions")
    options.add_argument("--show", type=int, default=0, help="reasons of each kind to print")
    args = options.parse_args(words)
    signal(SIGTERM, _stop)
    games = args.games.split(",")
    tallies = {game: Tally(game, Counter(), Counter(), []) for game in games}
    lists = {game: list_decisions(game, args.seed) for game in games}
    until = process_time() + 60 * args.minutes
    with suppress(_Stopped):
        while process_time() < until:
            open_games = [game for game in games if len(tallies[game].measured) < args.decisions]
            if not open_games:
                break
            for game in open_games:
                tallies[game].measure(islice(lists[game], 20), args)
                tallies[game].show(0)
    for tally in tallies.values():
        tally.show(args.show)


if __name__ == "__main__":
    main()
