"""Solve a position that is given as text."""

from __future__ import annotations

from collections.abc import Iterable

from spadille.cards import Card, Hand, Suit
from spadille.rules.follow import Void
from spadille.rules.goal import Objective
from spadille.rules.order import ACE_TEN, GERMAN
from spadille.rules.seating import Seat
from spadille.solver import answers
from spadille.solver.answers import Answer
from spadille.solver.problems import Problem

ORDERS = {"ace-ten": (ACE_TEN, Void.MUST_TRUMP), "german": (GERMAN, Void.FREE)}
"""By name, the card order, and the rule for a player who has no card of the suit led."""


def solve(
    hands: str,
    *,
    trumps: str | None = None,
    leader: Seat = 0,
    declarer: Seat | Iterable[Seat] = 0,
    trick: str = "",
    called: str | None = None,
    objective: str = Objective.POINTS,
    order: str = "ace-ten",
) -> Answer:
    """Solve a position: return its value, the value after each card, and a line of best play.

    `hands` has the hand of each seat as `Hand.read` takes it, separated by `|`. `trick` has the cards on the
    table. `leader` is the seat that led, or will lead, to the trick. `declarer` is the seat or the seats of
    the declaring side. `called` is a card that its holder must play when its suit is led.


    >>> solve("AS TS | KS 9H | QS 8H", trumps="H", leader=0, declarer=0).moves
    {Card('AS'): 18, Card('TS'): 17}

    Raises:
        ValueError: a card, suit, objective or order cannot be read.
        NotSolvable: the position is impossible.
    """
    if order not in ORDERS:
        raise ValueError(f"{order!r} is no order of cards: orders are {', '.join(ORDERS)}")
    ranks, void = ORDERS[order]
    problem = Problem(
        hands=tuple(map(Hand.read, hands.split("|"))),
        leader=leader,
        side=(declarer,) if isinstance(declarer, int) else tuple(declarer),
        objective=_read_objective(objective),
        ranking=ranks.ranking(None if trumps is None else Suit.read(trumps)),
        void=void,
        trick=tuple(map(Card.read, trick.split())),
        called=None if called is None else Card.read(called),
    )
    return answers.solve(problem, moves=True, line=True)


def _read_objective(name: str) -> Objective:
    if name not in tuple(Objective):
        raise ValueError(f"{name!r} is no objective: objectives are {', '.join(Objective)}")
    return Objective(name)
