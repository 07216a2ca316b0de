"""Determinization: sample worlds before the play, and solve contracts in them with all cards open.

M. L. Ginsberg, GIB: Imperfect information in a computationally challenging game, JAIR 14 (2001).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pstdev

from spadille.bots.heuristic.discarding import find_best_discard, make_discard_worth
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tally import KEPT
from spadille.bots.heuristic.tricks.trick_estimate import PARTNERED, count_tricks
from spadille.bots.search.evaluation import Evaluation
from spadille.bots.search.payoff import Doublings, Payoff, settling
from spadille.bots.search.perfect_information_correction import corrected_for_sight
from spadille.cards import Card, Hand, Suit
from spadille.play.view import View
from spadille.rules.contract import CardCall, Contract, Partner, Widow
from spadille.rules.follow import TrumpLeads
from spadille.rules.game import Rules
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat
from spadille.solver import Objective, Problem, solve_many
from spadille.solver.information_set import list_held_cards
from spadille.solver.worlds import Worlds, WorldSampler

_LEADING = 3
"""The number of undertakings evaluated further after a first look."""
_HOPE = 1.5
"""The number of standard errors added to the mean of a first look."""


@dataclass(frozen=True, slots=True)
class Determinization:
    """One world: a hand for each player from eldest on, and the widow."""

    hands: tuple[Cards, ...]
    widow: Cards


def determinizations(view: View, many: int, seed: int) -> list[Determinization]:
    """Draw `many` worlds uniformly from all that a view allows. If no more exist, return each one once."""
    return determinized(view, drawn_worlds(view, many, seed))


def drawn_worlds(view: View, many: int, seed: int) -> Worlds:
    """Draw `many` worlds uniformly. If no more exist, return each one once."""
    where = WorldSampler(view)
    return where.enumerate(many) or where.sample(many, seed)


def determinized(view: View, worlds: Worlds) -> list[Determinization]:
    """Return the worlds with the hands in the order of the active seats, as they are held now."""
    return [
        Determinization(tuple(row[seat] for seat in view.active), row[-1]) for row in list_held_cards(worlds)
    ]


@dataclass(frozen=True, slots=True)
class Undertaking:
    """A contract with its declarer and their choices."""

    contract: Contract
    declarer: int
    """The declarer's index among the active seats, which begin with eldest."""
    trump: Suit | None = None
    """The trumps. None if there are none, or if the partner will name them."""
    called: Card | None = None
    """The card that calls a partner, or that is exchanged."""
    given: Card | None = None
    """The card given in exchange."""
    away: tuple[Card, ...] | None = None
    """The cards laid away; None for the heuristic's choice."""

    @property
    def played_alike(self) -> tuple[object, ...]:
        """A key that is equal for undertakings whose play is the same, whatever is paid."""
        of = self.contract
        objective, chosen = of.goal.objective, (self.declarer, self.trump, self.called, self.given, self.away)
        return (of.order, objective, of.widow, of.lead, of.partner, of.card_call, chosen)


@dataclass(frozen=True, slots=True)
class SolvedEnd:
    """The result of an undertaking under perfect information."""

    count: int
    """The declaring side's card points or tricks; in contracts in which it must take nothing, 1 if it
    succeeds and 0 if not."""
    trump: Suit | None
    side: tuple[int, ...]
    """The places of the declaring side."""


@dataclass
class SolvedWorlds:
    """The results of undertakings in sampled worlds, solved with all cards open and cached."""

    view: View
    all: Sequence[Determinization]
    _ends: dict[tuple[object, ...], list[SolvedEnd]] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        return self.view.rules

    def worth(self, undertaking: Undertaking, stakes: Doublings = ()) -> float:
        """Return the mean value of an undertaking for the viewing seat."""
        return fmean(self.worths(undertaking, None, stakes))

    def worths(self, undertaking: Undertaking, many: int | None, stakes: Doublings = ()) -> list[float]:
        """Return the undertaking's value for the viewing seat in each of the first `many` worlds, or in
        all.
        """
        view, contract = self.view, undertaking.contract
        seat, own = view.active[undertaking.declarer], place_of(view, view.seat)

        def worth(end: SolvedEnd) -> float:
            ways = settling(view, contract, seat, end.trump, stakes, on_side=own in end.side).worth()
            return corrected_for_sight(view.rules, contract, end.trump, ways, end.count)

        return list(map(worth, self.ends(undertaking, many)))

    def found(self, undertaking: Undertaking, stakes: Doublings = ()) -> Evaluation:
        """Return the value and the forecast of an undertaking."""
        contract, ends = undertaking.contract, self.ends(undertaking)
        at = settling(
            self.view, contract, self.view.active[undertaking.declarer], ends[0].trump, on_side=True
        )

        def mean(ways: Payoff) -> float:
            return fmean(
                corrected_for_sight(self.rules, contract, end.trump, ways, end.count) for end in ends
            )

        count = mean(at.counts()) if at.is_counted else None
        return Evaluation(self.worth(undertaking, stakes), count, mean(at.made()))

    def ends(self, undertaking: Undertaking, many: int | None = None) -> list[SolvedEnd]:
        """Solve the undertaking in the first `many` worlds, or in all."""
        found = self._ends.setdefault(undertaking.played_alike, [])
        wanted = self.all[len(found) : many]
        questions = [asked(world, undertaking, self.rules) for world in wanted]
        answers = solve_many((question.problem for question in questions), threads=1)
        found += [
            SolvedEnd(question.came_to(answer.value), question.problem.ranking.trump, question.problem.side)
            for question, answer in zip(questions, answers, strict=True)
        ]
        return found[:many]


@dataclass(frozen=True, slots=True)
class StartingProblem:
    """A problem to solve at the start of the play."""

    problem: Problem
    before: int
    """The card points that the declaring side already has in the cards set aside."""
    aside: Cards
    """The cards set aside: the widow, or the cards laid away."""

    def came_to(self, solved: int) -> int:
        """Return the declaring side's final count, given the count in the solved play.

        If the side must take no points, counters set aside make it fail.
        """
        if self.problem.objective is Objective.NO_POINTS:
            return 0 if self.before else solved
        return self.before + solved


def asked(world: Determinization, undertaking: Undertaking, rules: Rules) -> StartingProblem:
    """Return the problem of an undertaking in a world."""
    contract, declarer = undertaking.contract, undertaking.declarer
    side = _side(world, undertaking)
    trump = _trump(world, undertaking, side)
    ranking = contract.order.ranking(trump)
    hands, aside = _laid(world, undertaking, ranking, rules)
    objective = contract.goal.objective
    partnered = contract.partner is not Partner.ALONE
    points_aside = ranking.points_in(Hand(aside))
    problem = Problem(
        hands=tuple(map(Hand, hands)),
        leader=contract.lead.place(declarer, len(hands)),
        side=side,
        objective=objective,
        ranking=ranking,
        void=rules.void,
        called=undertaking.called if partnered else None,
        trumps_locked=trump is not None and rules.trump_leads is not TrumpLeads.FREE,
        last_trick=points_aside if contract.widow is Widow.LAST_TRICK else 0,
    )
    of_points = objective in (Objective.POINTS, Objective.NO_POINTS)
    counts = of_points and contract.widow in (Widow.DECLARERS, Widow.TAKEN_UP)
    return StartingProblem(problem, points_aside if counts else 0, aside)


def _side(world: Determinization, undertaking: Undertaking) -> tuple[int, ...]:
    """Return the places of the declarer and of the partner, who holds the called card."""
    called, declarer = undertaking.called, undertaking.declarer
    if undertaking.contract.partner is Partner.ALONE or called is None:
        return (declarer,)
    return (declarer, *(place for place, hand in enumerate(world.hands) if hand & called.bit))


def _trump(world: Determinization, undertaking: Undertaking, side: tuple[int, ...]) -> Suit | None:
    """Return the trumps. If the partner names them, assume the partner's strongest suit."""
    contract = undertaking.contract
    if contract.partner is not Partner.NAMES_TRUMP or undertaking.trump is not None:
        return undertaking.trump
    own = world.hands[side[-1]]
    shown = contract.needs.cards.mask if contract.needs is not None else 0
    suits = [
        suit for suit in contract.trumps if undertaking.called is None or suit is not undertaking.called.suit
    ]
    return max(suits, key=lambda suit: count_tricks(own | shown, contract.order.ranking(suit), PARTNERED))


def _laid(
    world: Determinization, undertaking: Undertaking, ranking: Ranking, rules: Rules
) -> tuple[list[Cards], Cards]:
    """Return the hands at the beginning of the play, after any exchange and discard, and the
    cards set aside.
    """
    hands, declarer, contract = list(world.hands), undertaking.declarer, undertaking.contract
    if contract.widow is Widow.TAKEN_UP:
        hands[declarer] |= world.widow
        away = undertaking.away
        if away is None:
            others = rules.pack.hand.mask & ~hands[declarer]
            worth = make_discard_worth(contract, ranking, others, KEPT)
            away = find_best_discard(hands[declarer], ranking, rules.packets.widow_size, worth).cards
        laid = Hand.of(away).mask
        hands[declarer] &= ~laid
        return hands, laid
    if contract.card_call is not CardCall.NONE and undertaking.called is not None:
        _exchange(hands, undertaking, undertaking.called)
    return hands, world.widow


def _exchange(hands: list[Cards], undertaking: Undertaking, called: Card) -> None:
    """Exchange the called card for the given one in `hands`.

    Nothing changes if the widow has the called card. If the declarer has it already, only the gift moves.
    """
    declarer, given = undertaking.declarer, undertaking.given
    holders = [place for place, hand in enumerate(hands) if hand & called.bit]
    if holders == [declarer]:
        holders = [min(range(len(hands)), key=lambda place: hands[place].bit_count())]
    for place in holders:
        if given is not None:
            hands[declarer] = (hands[declarer] | called.bit) & ~given.bit
            hands[place] = (hands[place] & ~called.bit) | given.bit


def place_of(view: View, seat: Seat | None) -> int:
    """Return a seat's index among the active seats, which begin with eldest."""
    assert seat is not None
    return view.active.index(seat)


def best(
    solved: SolvedWorlds, undertakings: Iterable[Undertaking], scouts: int, floor: float
) -> tuple[float, Undertaking] | None:
    """Return the most valuable undertaking with its value, or None if none is likely to reach `floor`.

    A first look in `scouts` worlds selects the undertakings that are evaluated in all worlds.
    """
    first = [(_hoped(solved.worths(undertaking, scouts)), undertaking) for undertaking in undertakings]
    leading = sorted((pair for pair in first if pair[0] >= floor), key=lambda pair: -pair[0])[:_LEADING]
    return max(
        ((solved.worth(undertaking), undertaking) for _, undertaking in leading),
        key=lambda pair: pair[0],
        default=None,
    )


def _hoped(looks: Sequence[float]) -> float:
    """Return an optimistic estimate of the mean of `looks`: the sample's mean plus 1.5 standard errors."""
    return fmean(looks) + _HOPE * pstdev(looks) / sqrt(len(looks))
