"""Determinization: the cards as they may lie before the play, and what a contract comes to in such a world
when all see all cards.

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
from spadille.rules.contract import CardCall, Contract, Lead, Partner, Widow
from spadille.rules.game import Rules
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat
from spadille.solver import Objective, Problem, solve_many
from spadille.solver.objectives import objective_of
from spadille.solver.seen import held_in
from spadille.solver.worlds import Whereabouts, Worlds

_LEADING = 3
"""How many undertakings are looked at again after a first look at all."""
_HOPE = 1.5
"""How many standard errors beyond its mean a first look is believed to reach."""


@dataclass(frozen=True, slots=True)
class Determinization:
    """One way: a hand to each player from eldest on, and the widow."""

    hands: tuple[Cards, ...]
    widow: Cards


def determinizations(view: View, many: int, seed: int) -> list[Determinization]:
    """So many ways drawn evenly from all that a view leaves open; all of them where there are no more."""
    return determinized(view, drawn_worlds(view, many, seed))


def drawn_worlds(view: View, many: int, seed: int) -> Worlds:
    """So many worlds drawn evenly; all of them, each once, where there are no more."""
    where = Whereabouts(view)
    return where.all(many) or where.drawn(many, seed)


def determinized(view: View, worlds: Worlds) -> list[Determinization]:
    """Worlds by places, as the cards are held now."""
    return [Determinization(tuple(row[seat] for seat in view.active), row[-1]) for row in held_in(worlds)]


@dataclass(frozen=True, slots=True)
class Undertaking:
    """A contract in somebody's hands, with what he chooses in it."""

    contract: Contract
    declarer: int
    """His place from eldest on."""
    trump: Suit | None = None
    """None too where the partner names it."""
    called: Card | None = None
    """The card by which a partner is called, or that is to be exchanged."""
    given: Card | None = None
    """The card given back for that."""
    away: tuple[Card, ...] | None = None
    """What is laid away; None: what the heuristic says."""

    @property
    def played_alike(self) -> tuple[object, ...]:
        """The same for all that are played with the same cards to the same end."""
        of = self.contract
        objective, chosen = objective_of(of), (self.declarer, self.trump, self.called, self.given, self.away)
        return (of.order, objective, of.widow, of.lead, of.partner, of.card_call, chosen)


@dataclass(frozen=True, slots=True)
class SolvedEnd:
    """What an undertaking comes to when all see all cards."""

    count: int
    """The side's card points or tricks; where it is to take nothing, whether it does."""
    trump: Suit | None
    side: tuple[int, ...]


@dataclass
class SolvedWorlds:
    """Some ways for the cards to world, and what was found to come of undertakings in them."""

    view: View
    all: Sequence[Determinization]
    _ends: dict[tuple[object, ...], list[SolvedEnd]] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.view.rules

    def worth(self, undertaking: Undertaking, stakes: Doublings = ()) -> float:
        """What it is worth on average to the seat whose view it is."""
        return fmean(self.worths(undertaking, None, stakes))

    def worths(self, undertaking: Undertaking, many: int | None, stakes: Doublings = ()) -> list[float]:
        """What it is worth in each of the first so many of them, or in all."""
        view, contract = self.view, undertaking.contract
        seat, own = view.active[undertaking.declarer], place_of(view, view.seat)

        def worth(end: SolvedEnd) -> float:
            ways = settling(view, contract, seat, end.trump, stakes, on_side=own in end.side).worth()
            return corrected_for_sight(view.rules, contract, end.trump, ways, end.count)

        return list(map(worth, self.ends(undertaking, many)))

    def found(self, undertaking: Undertaking, stakes: Doublings = ()) -> Evaluation:
        """What it is worth, and what the contract comes to."""
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
        """What it comes to in the first so many of them, or in all."""
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
    """A position to be solved, and what the side has before it begins."""

    problem: Problem
    before: int
    aside: Cards
    """The cards set aside."""

    def came_to(self, solved: int) -> int:
        """What the side has in the end; where it is to take no points, counters set aside are its undoing."""
        if self.problem.objective is Objective.NO_POINTS:
            return 0 if self.before else solved
        return self.before + solved


def asked(world: Determinization, undertaking: Undertaking, rules: Rules) -> StartingProblem:
    """How an undertaking begins where the cards lie so."""
    contract, declarer = undertaking.contract, undertaking.declarer
    side = _side(world, undertaking)
    trump = _trump(world, undertaking, side)
    ranking = contract.order.ranking(trump)
    hands, aside = _laid(world, undertaking, ranking, rules)
    objective = objective_of(contract)
    partnered = contract.partner is not Partner.ALONE
    problem = Problem(
        hands=tuple(map(Hand, hands)),
        leader=0 if contract.lead is Lead.ELDEST else (declarer + 1) % len(hands),
        side=side,
        objective=objective,
        ranking=ranking,
        void=rules.void,
        called=undertaking.called if partnered else None,
    )
    of_points = objective in (Objective.POINTS, Objective.NO_POINTS)
    counts = of_points and contract.widow is not Widow.NOBODYS
    return StartingProblem(problem, ranking.points_in(Hand(aside)) if counts else 0, aside)


def _side(world: Determinization, undertaking: Undertaking) -> tuple[int, ...]:
    """The declarer, and who holds the card he calls a partner by."""
    called, declarer = undertaking.called, undertaking.declarer
    if undertaking.contract.partner is Partner.ALONE or called is None:
        return (declarer,)
    return (declarer, *(place for place, hand in enumerate(world.hands) if hand & called.bit))


def _trump(world: Determinization, undertaking: Undertaking, side: tuple[int, ...]) -> Suit | None:
    """The trumps; a partner who is to name them takes the suit in which he is strongest."""
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
    """The hands when the play begins, and the cards set aside."""
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
    """The called card to the declarer, if an opponent has it, and his own for it, unless that is done."""
    declarer, given = undertaking.declarer, undertaking.given
    holders = [place for place, hand in enumerate(hands) if hand & called.bit]
    if holders == [declarer]:
        holders = [min(range(len(hands)), key=lambda place: hands[place].bit_count())]
    for place in holders:
        if given is not None:
            hands[declarer] = (hands[declarer] | called.bit) & ~given.bit
            hands[place] = (hands[place] & ~called.bit) | given.bit


def place_of(view: View, seat: Seat | None) -> int:
    """A seat's place among those who play, from eldest on."""
    assert seat is not None
    return view.active.index(seat)


def best(
    solved: SolvedWorlds, undertakings: Iterable[Undertaking], scouts: int, floor: float
) -> tuple[float, Undertaking] | None:
    """The undertaking that is worth most, and how much.

    Left out are those far behind in a first look, and those that will hardly come to the floor.
    """
    first = [(_hoped(solved.worths(undertaking, scouts)), undertaking) for undertaking in undertakings]
    leading = sorted((pair for pair in first if pair[0] >= floor), key=lambda pair: -pair[0])[:_LEADING]
    return max(
        ((solved.worth(undertaking), undertaking) for _, undertaking in leading),
        key=lambda pair: pair[0],
        default=None,
    )


def _hoped(looks: Sequence[float]) -> float:
    """What the mean of some looks may come to at best."""
    return fmean(looks) + _HOPE * pstdev(looks) / sqrt(len(looks))
