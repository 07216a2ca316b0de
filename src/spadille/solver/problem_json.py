"""Read solver problems from JSON."""

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
_MAX_THRESHOLD = 1000
"""A threshold above what any side can reach."""


@dataclass(frozen=True)
class _Family:
    """A family of games whose problems have the same form."""

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
    """Read a problem from JSON, with the parts of the answer that are requested.

    Raises:
        NotAllowed: `malformed` if the input has the wrong format.
    """
    fields = an_object(value, "problem")
    if whole_number(fields, "v") != FORMAT:
        raise malformed("v")
    family = _FAMILIES.get(word(fields, "order"))
    if family is None:
        raise malformed("order")
    problem = _read_problem(fields, family)
    return SolverQuestion(problem, moves=read_flag(fields, "moves"), line=read_flag(fields, "line"))


def read_flag(fields: Json, key: str) -> bool:
    """Read an optional boolean, false by default.

    Raises:
        NotAllowed: `malformed` if the input has the wrong format.
    """
    value = fields.get(key)
    if value is not None and not isinstance(value, bool):
        raise malformed(key)
    return bool(value)


def _read_problem(fields: Json, family: _Family) -> Problem:
    hands, objective = _read_hands(fields, family), _read_objective(fields, family)
    try:
        return Problem(
            hands=hands,
            leader=_read_seat(whole_number(fields, "leader"), family, "leader"),
            side=_read_side(fields, family),
            objective=objective,
            ranking=family.order.ranking(_read_trump(fields)),
            void=_read_void(fields),
            trick=_read_trick(fields, family),
            called=_read_called(fields, family),
            at_least=_read_at_least(fields, objective),
        )
    except NotSolvable:
        raise malformed("problem-hands") from None


def _read_hands(fields: Json, family: _Family) -> tuple[Hand, ...]:
    hands = tuple(Hand.of(_read_cards(hand, family, "problem-hands")) for hand in a_list(fields, "hands"))
    if len(hands) != family.seats or not any(hands):
        raise malformed("problem-hands")
    return hands


def _read_cards(text: object, family: _Family, key: str) -> tuple[Card, ...]:
    """Read cards of the pack, separated by one space, without repetition."""
    if not isinstance(text, str):
        raise malformed(key)
    try:
        cards = tuple(map(Card, text.split(" "))) if text else ()
    except ValueError:
        raise malformed(key) from None
    if len(set(cards)) < len(cards) or any(card not in family.pack.hand for card in cards):
        raise malformed(key)
    return cards


def _read_trick(fields: Json, family: _Family) -> tuple[Card, ...]:
    trick = _read_cards(required(fields, "trick"), family, "trick")
    if len(trick) >= family.seats:
        raise malformed("trick")
    return trick


def _read_seat(value: object, family: _Family, key: str) -> Seat:
    if not isinstance(value, int) or isinstance(value, bool) or value not in range(family.seats):
        raise malformed(key)
    return value


def _read_side(fields: Json, family: _Family) -> tuple[Seat, ...]:
    side = tuple(_read_seat(seat, family, "side") for seat in a_list(fields, "side"))
    if len(set(side)) < len(side):
        raise malformed("side")
    return side


def _read_trump(fields: Json) -> Suit | None:
    letter = required(fields, "trump")
    if letter is None:
        return None
    try:
        return Suit.of(word(fields, "trump"))
    except ValueError:
        raise malformed("trump") from None


def _read_void(fields: Json) -> Void:
    required(fields, "must_trump")
    must = fields["must_trump"]
    if not isinstance(must, bool):
        raise malformed("must_trump")
    return Void.MUST_TRUMP if must else Void.FREE


def _read_objective(fields: Json, family: _Family) -> Objective:
    try:
        objective = Objective(word(fields, "objective"))
    except ValueError:
        raise malformed("objective") from None
    if objective not in family.objectives:
        raise malformed("problem-objective")
    return objective


def _read_called(fields: Json, family: _Family) -> Card | None:
    if fields.get("called") is None:
        return None
    called = _read_cards(fields["called"], family, "called")
    if not family.calls or len(called) != 1:
        raise malformed("problem-called")
    return called[0]


def _read_at_least(fields: Json, objective: Objective) -> int | None:
    if fields.get("at_least") is None:
        return None
    number = whole_number(fields, "at_least")
    if number < 0 or objective not in _COUNTED:
        raise malformed("problem-at-least")
    return min(number, _MAX_THRESHOLD)
