"""Problems: positions in the play of the cards with every card known, and an objective."""

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

_MOST_LAST = 500
"""A bound on the points that go with the last trick: more than any widow has."""


@dataclass(frozen=True, kw_only=True)
class Problem:
    """A position with every card known, and the declaring side's objective.

    >>> from spadille.cards import Suit
    >>> from spadille.rules.order import ACE_TEN
    >>> hands = tuple(map(Hand.read, ("AS TS", "KS 9H", "QS 8H")))
    >>> problem = Problem(
    ...     hands=hands, leader=0, side=(0,), objective=Objective.POINTS, ranking=ACE_TEN.ranking(Suit.HEARTS)
    ... )
    >>> problem.turn
    0

    Raises:
        NotSolvable: the position is impossible: cards repeated, hands unequal, or no such seat.
        TypeError: a field has the wrong type.
    """

    hands: tuple[Hand, ...]
    """Each seat's unplayed cards. All seats have equally many, but one less if they have played to the
    trick.
    """
    leader: Seat
    """The seat that led, or leads, the trick."""
    side: tuple[Seat, ...]
    """The declaring side; all others are its opponents."""
    objective: Objective
    ranking: Ranking
    void: Void = Void.MUST_TRUMP
    """The rule for a player who has no card of the suit led."""
    trick: tuple[Card, ...] = ()
    """The cards on the table, the leader's first."""
    called: Card | None = None
    """A card whose holder must play it when its suit is led, and may lead that suit only with it."""
    trumps_locked: bool = False
    """Whether a player who holds other cards may not lead a trump until one has been played."""
    last_trick: int = 0
    """The additional points for the side that takes the last trick."""
    at_least: int | None = None
    """A threshold. If it is set, the answer's value is 1 if the side can reach it, otherwise 0."""

    def __post_init__(self) -> None:
        _check_types(self)
        _check_numbers(self)
        encode_problem(self)

    @property
    def turn(self) -> Seat:
        """Return the seat that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)


def encode_problem(problem: Problem, *, moves: bool = False, line: bool = False) -> _core.Problem:
    """Encode a problem for the core, with the parts of the answer that are requested.

    Raises:
        TypeError: the argument is not a `Problem`.
    """
    if not isinstance(problem, Problem):
        raise TypeError(f"a {type(problem).__name__} is no Problem; solve_deal and solve_deals take deals")
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
            locked=problem.trumps_locked,
            last=problem.last_trick,
        ),
        moves=moves,
        line=line,
    )


def _check_types(problem: Problem) -> None:
    _check_all(Hand, problem.hands, "hands are a tuple of hands")
    _check_all(Card, problem.trick, "the trick is a tuple of cards")
    _check_all(int, problem.side, "the side is a tuple of seats")
    _check_all(int, (problem.leader,), "the leader is a seat")
    _check_all(Objective, (problem.objective,), "the objective is one of Objective")
    _check_all(Ranking, (problem.ranking,), "the ranking is a Ranking")
    _check_all(Void, (problem.void,), "void is one of Void")
    _check_all(Card, () if problem.called is None else (problem.called,), "the called card is a card")
    _check_all(int, () if problem.at_least is None else (problem.at_least,), "at_least is a whole number")
    _check_all(int, (problem.last_trick,), "the points of the last trick are a whole number")
    if not isinstance(problem.trumps_locked, bool):
        raise TypeError("trumps are locked or not")


def _check_all(kind: type, values: object, words: str) -> None:
    """Raise TypeError unless `values` is a tuple of `kind`.

    `words` describes the expected values in the error message. A bool is not accepted as an int.
    """
    if not (isinstance(values, tuple) and all(_is_instance(kind, value) for value in values)):
        raise TypeError(words)


def _is_instance(kind: type, value: object) -> bool:
    return isinstance(value, kind) and not isinstance(value, bool)


def _check_numbers(problem: Problem) -> None:
    seats = range(len(problem.hands))
    if any(hand.mask & ~_mask_ranked(problem.ranking) for hand in (*problem.hands, Hand.of(problem.trick))):
        raise NotSolvable("a card has no rank")
    if problem.leader not in seats:
        raise NotSolvable("the leader is no seat")
    if not _are_distinct(problem.side) or any(seat not in seats for seat in problem.side):
        raise NotSolvable("the side must be distinct seats of the table")
    if not 0 <= problem.last_trick <= _MOST_LAST:
        raise NotSolvable(f"the last trick takes 0 to {_MOST_LAST} points besides")
    if problem.at_least is not None and not 0 <= problem.at_least < 1 << 32:
        raise NotSolvable("at_least is a number from 0 on")


def _mask_ranked(ranking: Ranking) -> int:
    """Return the mask of all ranked cards."""
    return reduce(or_, ranking.suits, 0)


def _are_distinct(seats: Iterable[Seat]) -> bool:
    named = list(seats)
    return len(named) == len(set(named))
