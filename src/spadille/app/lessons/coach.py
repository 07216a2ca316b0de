"""The coach: its sentences at each moment of a lesson, and the cost of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spadille.app.lessons.card_reasons import find_reason
from spadille.app.lessons.lesson import EndFile, LessonFile
from spadille.app.lessons.lesson_table import is_lesson_hand
from spadille.app.lessons.messages import Coaching, CoachWord, Verdict
from spadille.app.lessons.script import find_position, next_action
from spadille.bots.explanation import DecidedBy, EvaluatedAnswer, Reasons
from spadille.bots.learned.sure_wins import SureWinLimits, is_sure_win
from spadille.play.action import Action, Play
from spadille.play.view import View
from spadille.protocol.sentences import Sentence as WireModel
from spadille.rules.goal import Counts, Outcome
from spadille.rules.price import PerPoint
from spadille.sentences.hints import describe_answer, list_action_cards
from spadille.sentences.reasons import describe_reason
from spadille.sentences.sentence import Sentence, say

LEARNER: Final = 0
"""The learner's seat."""
_POINTS, _TRICKS, _CHANCE = 5.0, 0.6, 0.2
"""The tolerated cost of an answer: in card points, in tricks, and as a loss of the chance of success."""


# The sentence for a moment


def coach_view(lesson: LessonFile, view: View) -> Coaching:
    """Return the coach's sentence for the learner's view.

    There is none in another deal than the lesson's, or when the play has left the lesson's line.
    """
    if view.seat != LEARNER or not is_lesson_hand(lesson, view):
        return Coaching(word=None)
    return Coaching(word=_find_end(lesson, view) if view.result else _find_word(lesson, view))


def _find_word(lesson: LessonFile, view: View) -> CoachWord | None:
    planned, place = next_action(lesson.actions, view), find_position(lesson.actions, view)
    word = None if planned is None or place is None else lesson.spoken.get(place)
    if word is None or planned is None:
        return None
    meant = [str(card) for card in list_action_cards(planned)]
    return CoachWord(say=word.say, rule=word.rule, answer=str(planned), meant=meant, cards=word.cards)


def _find_end(lesson: LessonFile, view: View) -> CoachWord:
    """Return the sentence for the end of the deal.

    It is the lesson's own if the play followed the lesson's line, else a general one for the outcome.
    """
    assert view.result is not None
    outcome = view.result.outcome
    end = lesson.ends.get(outcome.value)
    if end is None or find_position(lesson.actions, view) is None:
        end = EndFile(
            say=WireModel(id=f"coach-end-{_end_message(view, outcome)}"), rule=f"{lesson.game}.settlement"
        )
    return CoachWord(say=end.say, rule=end.rule)


def _end_message(view: View, outcome: Outcome) -> str:
    if outcome is Outcome.PASSED_OUT:
        return "passed-out"
    if outcome is Outcome.DRAWN:
        return "drawn-game"
    own = view.known is not None and view.seat in (view.known.declarer, view.known.partner)
    return _ENDS[own, outcome is Outcome.WON]


_ENDS: Final = {
    (True, True): "won",
    (True, False): "lost",
    (False, True): "not-beaten",
    (False, False): "beaten",
}


# The cost of an answer


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of an answer compared with the best answer, in one unit."""

    amount: float
    most: float
    """The amount that the coach tolerates."""
    kind: str
    """The kind of cost, such as points or tricks. It selects the sentence about the cost."""

    @property
    def weight(self) -> float:
        """The amount as a share of the tolerated amount."""
        return self.amount / self.most

    def facts(self) -> dict[str, int]:
        """Return the facts that the sentence needs."""
        whole = max(round(100 * self.amount if self.kind == "chance" else self.amount), 1)
        return {} if self.kind in _PLAIN else {self.kind: whole}


_PLAIN: Final = ("hopeless", "certainty")
_NOTHING: Final = Cost(0.0, 1.0, "points")


def judge_answer(view: View, reasons: Reasons, action: Action) -> Verdict:
    """Return what an answer costs compared with the best answer, and why."""
    best, own = (
        reasons.weighed[0] if reasons.weighed else EvaluatedAnswer(reasons.chosen),
        _find_costs(reasons, action),
    )
    cost = _costliest_first(list_costs(view, reasons, action))
    if cost.amount <= 0:
        return Verdict(caught=False, weight=0.0, told=[])
    cost_and_reason = (
        _cost_sentences(view, cost, own or EvaluatedAnswer(action), best),
        *_reason_sentences(view, own, action, best),
    )
    later = (
        _later_sentences(view, cost, own or EvaluatedAnswer(action), best)
        if cost.weight > _WORTH_TELLING
        else None
    )
    caught, weight = cost.weight > 1, round(cost.weight, 2)
    lines, meant = (
        list(map(_to_message, cost_and_reason)),
        [str(card) for card in list_action_cards(best.action)],
    )
    better = str(best.action)
    return Verdict(caught=caught, weight=weight, told=lines, better=better, meant=meant, later=later)


def _costliest_first(found: list[Cost]) -> Cost:
    """Return the first cost above its tolerance. If there is none, return the one with the highest weight."""
    return next((cost for cost in found if cost.weight > 1), max(found, key=lambda cost: cost.weight))


_WORTH_TELLING: Final = 0.4


def list_costs(view: View, reasons: Reasons, action: Action) -> list[Cost]:
    """Return the costs of an answer.

    A call costs chips. A card costs points or tricks, whichever the contract counts, and a chance of success.
    """
    best = reasons.weighed[0] if reasons.weighed else EvaluatedAnswer(reasons.chosen)
    own = _find_costs(reasons, action) or EvaluatedAnswer(action)
    return [_NOTHING] if best.action == action else list(_compute_costs(view, reasons, best, own))


def _find_costs(reasons: Reasons, action: Action) -> EvaluatedAnswer | None:
    return next((weighed for weighed in reasons.weighed if weighed.action == action), None)


def _compute_costs(
    view: View, reasons: Reasons, best: EvaluatedAnswer, own: EvaluatedAnswer
) -> Iterator[Cost]:
    if reasons.deciding is DecidedBy.CERTAIN:
        certain = isinstance(own.action, Play) and is_sure_win(view, own.action, _SURE_WIN_LIMITS)
        yield _NOTHING if certain else Cost(2.0, 1.0, "certainty")
    elif view.known is None:
        yield _compute_call_cost(view, best, own)
    else:
        yield _compute_count_cost(view, best, own)
        yield _compute_chance_cost(view, best, own)


_SURE_WIN_LIMITS: Final = SureWinLimits(max_nodes=1_000_000)


def _compute_count_cost(view: View, best: EvaluatedAnswer, own: EvaluatedAnswer) -> Cost:
    if view.known is None or best.count is None or own.count is None:
        return _NOTHING
    tricks = view.rules.counts_in(view.known.contract) is Counts.TRICKS
    return Cost(
        _side(view) * (best.count - own.count), *((_TRICKS, "tricks") if tricks else (_POINTS, "points"))
    )


def _compute_chance_cost(view: View, best: EvaluatedAnswer, own: EvaluatedAnswer) -> Cost:
    if best.chance is None or own.chance is None:
        return _NOTHING
    return Cost(_side(view) * (best.chance - own.chance), _CHANCE, "chance")


def _side(view: View) -> int:
    """Return 1 if the seat is on the declarer's side, else -1."""
    own = view.known is not None and view.seat in (view.known.declarer, view.known.partner)
    return 1 if own else -1


def _compute_call_cost(view: View, best: EvaluatedAnswer, own: EvaluatedAnswer) -> Cost:
    """Return a call's cost in chips. A call that the expert has not evaluated is hopeless."""
    if best.worth is None:
        return _NOTHING
    if own.worth is None:
        return Cost(2.0, 1.0, "hopeless")
    return Cost(best.worth - own.worth, allow(view), "chips")


def allow(view: View) -> float:
    """Return the tolerated cost of a call in chips.

    It is the price of five points in the lowest contract, or half its price if points are not paid for.
    """
    price, opponents = view.rules.contracts[0].price, len(view.active) - 1
    if isinstance(price, PerPoint):
        return _POINTS * price.counters * opponents
    return price.counters * opponents / 2


# The sentences


def _cost_sentences(view: View, cost: Cost, own: EvaluatedAnswer, best: EvaluatedAnswer) -> Sentence:
    answer, better = describe_answer(view, own), describe_answer(view, best)
    return say(f"coach-cost-{cost.kind}", answer=answer, better=better, **cost.facts())


def _reason_sentences(
    view: View, own: EvaluatedAnswer | None, action: Action, best: EvaluatedAnswer
) -> Iterator[Sentence]:
    """Yield sentences that say why an answer is worse than the best.

    They are the evaluator's reason, else a rule of thumb that compares the two cards, else none.
    """
    if own is not None and own.reason is not None:
        yield from describe_reason(view, own.reason)
    elif isinstance(action, Play) and isinstance(best.action, Play):
        rule = find_reason(view, action.card, best.action.card)
        if rule is not None:
            yield rule


def _later_sentences(view: View, cost: Cost, own: EvaluatedAnswer, best: EvaluatedAnswer) -> WireModel:
    """Return the sentence that tells the cost once the deal is over."""
    facts = {"answer": describe_answer(view, own), "better": describe_answer(view, best)}
    if not isinstance(own.action, Play):
        return _to_message(say("coach-later-before", **facts))
    trick = len(view.tricks) + 1
    if cost.kind == "points":
        return _to_message(say("coach-later-points", trick=trick, **facts, **cost.facts()))
    return _to_message(say("coach-later-other", trick=trick, **facts))


def _to_message(sentence: Sentence) -> WireModel:
    return WireModel.model_validate(sentence.to_json())
