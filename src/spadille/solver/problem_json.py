"""Problems as JSON: reading them."""

from __future__ import annotations

from dataclasses import dataclass

from spadille._core import NotSolvable
from spadille.cards import THIRTY_SIX, THIRTY_TWO, Card, Hand, Pack, Suit
from spadille.notation.shape import Json, a_list, an_object, malformed, required, whole_number, word
from spadille.rules.follow import Void
from spadille.rules.goal import Objective
from spadille.rules.order import ACE_TEN, GERMAN, CardOrder
from spadille.rules.seating import Seat
from spadille.solver.problems import Problem
from spadille.solver.questions import SolverQuestion

FORMAT = 1
_BEYOND = 1000
"""More than any side can reach."""


@dataclass(frozen=True)
class _Family:
    """How many play with which cards in which order."""

    order: CardOrder
    pack: Pack
    seats: int
    objectives: tuple[Objective, ...]
    calls: bool


_FAMILIES = {
    "ace-ten": _Family(ACE_TEN, THIRTY_SIX, 3, tuple(Objective), calls=False),
    "german": _Family(GERMAN, THIRTY_TWO, 4, (Objective.TRICKS, Objective.NO_TRICKS), calls=True),
}
_COUNTED = (Objective.POINTS, Objective.TRICKS)


def read_question(value: object) -> SolverQuestion:
    """A problem as written down, and what is asked about it.

    Raises:
        NotAllowed: `malformed`.
    """
    written = an_object(value, "problem")
    if whole_number(written, "v") != FORMAT:
        raise malformed("v")
    family = _FAMILIES.get(word(written, "order"))
    if family is None:
        raise malformed("order")
    problem = _problem(written, family)
    return SolverQuestion(problem, moves=read_flag(written, "moves"), line=read_flag(written, "line"))


def read_flag(written: Json, key: str) -> bool:
    """The value of a key that may be left out.

    Raises:
        NotAllowed: `malformed`.
    """
    value = written.get(key)
    if value is not None and not isinstance(value, bool):
        raise malformed(key)
    return bool(value)


def _problem(written: Json, family: _Family) -> Problem:
    hands, objective = _hands(written, family), _objective(written, family)
    try:
        return Problem(
            hands=hands,
            leader=_seat(whole_number(written, "leader"), family, "leader"),
            side=_side(written, family),
            objective=objective,
            ranking=family.order.ranking(_trump(written)),
            void=_void(written),
            trick=_trick(written, family),
            called=_called(written, family),
            at_least=_at_least(written, objective),
        )
    except NotSolvable:
        raise malformed("problem-hands") from None


def _hands(written: Json, family: _Family) -> tuple[Hand, ...]:
    hands = tuple(Hand.of(_cards(hand, family, "problem-hands")) for hand in a_list(written, "hands"))
    if len(hands) != family.seats or not any(hands):
        raise malformed("problem-hands")
    return hands


def _cards(text: object, family: _Family, what: str) -> tuple[Card, ...]:
    """Cards of the pack, separated by one space, none twice."""
    if not isinstance(text, str):
        raise malformed(what)
    try:
        cards = tuple(map(Card, text.split(" "))) if text else ()
    except ValueError:
        raise malformed(what) from None
    if len(set(cards)) < len(cards) or any(card not in family.pack.hand for card in cards):
        raise malformed(what)
    return cards


def _trick(written: Json, family: _Family) -> tuple[Card, ...]:
    trick = _cards(required(written, "trick"), family, "trick")
    if len(trick) >= family.seats:
        raise malformed("trick")
    return trick


def _seat(value: object, family: _Family, what: str) -> Seat:
    if not isinstance(value, int) or isinstance(value, bool) or value not in range(family.seats):
        raise malformed(what)
    return value


def _side(written: Json, family: _Family) -> tuple[Seat, ...]:
    side = tuple(_seat(seat, family, "side") for seat in a_list(written, "side"))
    if len(set(side)) < len(side):
        raise malformed("side")
    return side


def _trump(written: Json) -> Suit | None:
    letter = required(written, "trump")
    if letter is None:
        return None
    try:
        return Suit.of(word(written, "trump"))
    except ValueError:
        raise malformed("trump") from None


def _void(written: Json) -> Void:
    required(written, "must_trump")
    must = written["must_trump"]
    if not isinstance(must, bool):
        raise malformed("must_trump")
    return Void.MUST_TRUMP if must else Void.FREE


def _objective(written: Json, family: _Family) -> Objective:
    try:
        objective = Objective(word(written, "objective"))
    except ValueError:
        raise malformed("objective") from None
    if objective not in family.objectives:
        raise malformed("problem-objective")
    return objective


def _called(written: Json, family: _Family) -> Card | None:
    if written.get("called") is None:
        return None
    called = _cards(written["called"], family, "called")
    if not family.calls or len(called) != 1:
        raise malformed("problem-called")
    return called[0]


def _at_least(written: Json, objective: Objective) -> int | None:
    if written.get("at_least") is None:
        return None
    number = whole_number(written, "at_least")
    if number < 0 or objective not in _COUNTED:
        raise malformed("problem-at-least")
    return min(number, _BEYOND)
