"""A position written in a line, and what it is worth."""

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
"""By name: how the cards rank, and what a player must do who has none of the suit led."""


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
    """What a position with every card known is worth, what it is after each card, and a line of best play.

    `hands` are by seat, `|` between them, as `Hand.read` takes them; `trick` the cards on the table, `leader`
    who led or leads it; `declarer` the declaring side; `called` a card that is due when its suit is led.

    >>> solve("AS TS | KS 9H | QS 8H", trumps="H", leader=0, declarer=0).moves
    {Card('AS'): 18, Card('TS'): 17}

    Raises:
        ValueError: a word is no card, no suit, no objective, no order.
        NotSolvable: there is no such position.
    """
    if order not in ORDERS:
        raise ValueError(f"{order!r} is no order of cards: orders are {', '.join(ORDERS)}")
    ranks, void = ORDERS[order]
    problem = Problem(
        hands=tuple(map(Hand.read, hands.split("|"))),
        leader=leader,
        side=(declarer,) if isinstance(declarer, int) else tuple(declarer),
        objective=Objective(objective),
        ranking=ranks.ranking(None if trumps is None else Suit.read(trumps)),
        void=void,
        trick=tuple(map(Card.read, trick.split())),
        called=None if called is None else Card.read(called),
    )
    return answers.solve(problem, moves=True, line=True)
