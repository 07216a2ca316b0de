"""Problems: a position in the play of the cards with every card known, and what a side wants of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_

from spadille import _core
from spadille._core import NotSolvable
from spadille.cards import Card, Hand
from spadille.rules.follow import Void
from spadille.rules.goal import Objective
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat
from spadille.solver.core_input import ProblemInput
from spadille.solver.ranking_tables import encode_ranking


@dataclass(frozen=True, kw_only=True)
class Problem:
    """A position with every card known, and what the declaring side wants of it.

    >>> from spadille.cards import Suit
    >>> from spadille.rules.order import ACE_TEN
    >>> hands = tuple(map(Hand.read, ("AS TS", "KS 9H", "QS 8H")))
    >>> problem = Problem(
    ...     hands=hands, leader=0, side=(0,), objective=Objective.POINTS, ranking=ACE_TEN.ranking(Suit.HEARTS)
    ... )
    >>> problem.turn
    0

    Raises:
        NotSolvable: there is no such position: cards repeated, hands unequal, a seat that is not there.
        TypeError: something else stands where cards, seats or numbers belong.
    """

    hands: tuple[Hand, ...]
    """By seat, the unplayed cards: equal but for those who have played to the trick."""
    leader: Seat
    """Who led, or leads, the trick."""
    side: tuple[Seat, ...]
    """The declaring side; all others are its opponents."""
    objective: Objective
    ranking: Ranking
    void: Void = Void.MUST_TRUMP
    """What a player must do who has no card of the suit led."""
    trick: tuple[Card, ...] = ()
    """The cards on the table, the leader's first."""
    called: Card | None = None
    """A card whose holder must play it when its suit is led, and may lead that suit only with it."""
    at_least: int | None = None
    """With it the question is whether the side can reach so much: 1 or 0."""

    def __post_init__(self) -> None:
        _judge_types(self)
        _judge_numbers(self)
        encode_problem(self)

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)


def encode_problem(problem: Problem, *, moves: bool = False, line: bool = False) -> _core.Problem:
    """The problem as the native core takes it, and what is asked about it."""
    return _core.Problem(
        encode_ranking(problem.ranking, problem.void),
        ProblemInput(
            hands=[hand.mask for hand in problem.hands],
            leader=problem.leader,
            trick=bytes(card.number for card in problem.trick),
            called=None if problem.called is None else problem.called.number,
            side=sum(1 << seat for seat in problem.side),
            objective=problem.objective.value,
            at_least=problem.at_least,
        ),
        moves=moves,
        line=line,
    )


def _judge_types(problem: Problem) -> None:
    _all(Hand, problem.hands, "hands are a tuple of hands")
    _all(Card, problem.trick, "the trick is a tuple of cards")
    _all(int, problem.side, "the side is a tuple of seats")
    _all(int, (problem.leader,), "the leader is a seat")
    _all(Objective, (problem.objective,), "the objective is one of Objective")
    _all(Ranking, (problem.ranking,), "the ranking is a Ranking")
    _all(Void, (problem.void,), "void is one of Void")
    _all(Card, () if problem.called is None else (problem.called,), "the called card is a card")
    _all(int, () if problem.at_least is None else (problem.at_least,), "at_least is a whole number")


def _all(kind: type, values: object, words: str) -> None:
    """Refuse what is not a tuple of such things; a truth value is no number."""
    if not (isinstance(values, tuple) and all(_is(kind, value) for value in values)):
        raise TypeError(words)


def _is(kind: type, value: object) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)


def _judge_numbers(problem: Problem) -> None:
    seats = range(len(problem.hands))
    if any(hand.mask & ~_ranked(problem.ranking) for hand in (*problem.hands, Hand.of(problem.trick))):
        raise NotSolvable("a card is none of those that the ranking ranks")
    if problem.leader not in seats:
        raise NotSolvable("the leader is no seat")
    if not _different(problem.side) or any(seat not in seats for seat in problem.side):
        raise NotSolvable("the side is of different seats at the table")
    if problem.at_least is not None and not 0 <= problem.at_least < 1 << 32:
        raise NotSolvable("at_least is a number from 0 on")


def _ranked(ranking: Ranking) -> int:
    """The cards there are, as one whole number."""
    return reduce(or_, ranking.suits, 0)


def _different(seats: Iterable[Seat]) -> bool:
    named = list(seats)
    return len(named) == len(set(named))
