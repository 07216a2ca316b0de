"""Describe a review in sentences: the result of the deal, the costly decisions, and the evaluators."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from spadille.bots.explanation import EvaluatedAnswer
from spadille.evaluation.review import (
    MIN_STANDARD_ERRORS,
    TOLERANCE,
    DecisionVerdict,
    Review,
    ReviewedDecision,
)
from spadille.evaluation.rounding import round_to_sum
from spadille.evaluation.validation import minimum_loss
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.sentences.audience import format_number
from spadille.sentences.hints import describe_answer, is_own_contract
from spadille.sentences.reasons import describe_reason
from spadille.sentences.sentence import Fact, Sentence, has_sentence, list_facts, say

MAX_DECISIONS = 3
"""The number of decisions described at length."""
Z_95 = 1.96
"""Half the width of a 95 % interval, in standard errors."""
_HUNDRED = 100
_WHOLE_FROM_TENTHS = 30
"""From this many tenths on, a number is shown as a whole number."""

DecisionLabel = Literal["good", "only", "close", "little", "unproved", "judges-differ", "mistake"]
"""The labels of a decision: its verdict, or the reason why a significant loss is not reported as a
mistake."""


@dataclass(frozen=True, slots=True)
class DecisionSentences:
    """The description of a decision in sentences."""

    step: int
    """The index of the decision's action in the deal."""
    lines: tuple[Sentence, ...]
    why: tuple[Sentence, ...]
    """The sentences among `lines` that say why the best card is better."""


@dataclass(frozen=True, slots=True)
class ReviewSentences:
    """The description of a review: a summary, the costliest decisions, and notes about the evaluation."""

    sum: Sentence
    decisions: tuple[DecisionSentences, ...]
    notes: tuple[Sentence, ...]


def describe_review(review: Review, deal: Deal) -> ReviewSentences:
    """Describe a review for the player whose seat was reviewed."""
    decisions = tuple(describe_decision(deal, decision) for decision in review.costly[:MAX_DECISIONS])
    return ReviewSentences(_describe_sum(review), decisions, tuple(_describe_notes(review)))


def _describe_sum(review: Review) -> Sentence:
    """Return the sentence with the seat's payment and its four parts."""
    facts = {name: format_number(part, signed=True) for name, part in round_parts(review).items()}
    return say("review-sum", payment=format_number(review.payment, signed=True), **facts)


def round_parts(review: Review) -> dict[str, int]:
    """Return the four parts of the payment by name, as whole counters that add up to the payment."""
    parts = review.parts.to_json()
    return dict(zip(parts, round_to_sum([*parts.values()], review.payment), strict=True))


def describe_decision(deal: Deal, decision: ReviewedDecision) -> DecisionSentences:
    """Describe a decision: the chosen answer, the best one, the loss and its uncertainty."""
    view = _view_before(deal, decision)
    answers = {"said": _describe_answer(view, decision.chosen), "best": _describe_answer(view, decision.best)}
    lines = [
        say(
            f"review-{_sentence_name(decision)}",
            when=_describe_moment(view, decision),
            **answers,
            **_loss_facts(decision),
        )
    ]
    why = () if decision.reason is None else describe_reason(view, decision.reason)
    lines += [
        *why,
        *_describe_chances(view, decision, answers),
        *_describe_counterexample(view, decision, answers),
    ]
    return DecisionSentences(decision.step, tuple(lines), why)


def _sentence_name(decision: ReviewedDecision) -> str:
    name = label_decision(decision)
    return "close" if name == "little" else name


def _loss_facts(decision: ReviewedDecision) -> dict[str, Fact]:
    """Return the loss and half the width of its confidence interval, or nothing for a good answer."""
    if decision.verdict in (DecisionVerdict.GOOD, DecisionVerdict.ONLY):
        return {}
    return {
        "loss": _format_counters(decision.loss.counters),
        "within": _format_counters(Z_95 * decision.loss.error),
    }


def _format_counters(number: float) -> Fact:
    """Format a number of counters for a sentence."""
    shown = round_counters(number)
    if abs(shown) >= _WHOLE_FROM_TENTHS / 10:
        return format_number(int(shown))
    whole, rest = divmod(_round_half_up(10 * abs(shown)), 10)
    return say("review-tenths", minus="−" if shown < 0 else "", whole=whole, tenths=rest)


def round_counters(number: float) -> float:
    """Round a number of counters for display: to a tenth below 3, otherwise to a whole number.

    A half is rounded away from zero.

    >>> round_counters(-2.25), round_counters(3.46), round_counters(0.04)
    (-2.3, 3.0, 0.0)
    """
    tenths = _round_half_up(10 * abs(number))
    shown = tenths / 10 if tenths < _WHOLE_FROM_TENTHS else float(_round_half_up(abs(number)))
    return -shown if number < 0 and shown else shown


def label_decision(decision: ReviewedDecision) -> DecisionLabel:
    """Return the label of a decision. A loss that is too large to be due to chance is
    never called `close`.
    """
    if (
        decision.verdict is not DecisionVerdict.CLOSE
        or decision.loss.counters < MIN_STANDARD_ERRORS * decision.loss.error
    ):
        return decision.verdict.value
    return "little" if decision.validated else "unproved"


def estimate_saving(decision: ReviewedDecision, cost: float, rules: Rules) -> float | None:
    """Return how much of a decision's loss another answer would save, in counters, or None if it is too
    little.

    `cost` is how much less that answer is worth than the best one.
    """
    paid = dict(decision.costs).get(decision.chosen, cost)
    saving = min(paid - cost, decision.loss.counters)
    return round_counters(saving) if saving >= TOLERANCE * minimum_loss(rules) else None


def _round_half_up(number: float) -> int:
    return int(number + 0.5)


def _describe_moment(view: View, decision: ReviewedDecision) -> Sentence:
    if view.phase == "auction":
        return say("review-when-auction")
    return (
        say("review-when-trick", trick=decision.trick + 1)
        if view.phase == "play"
        else say("review-when-before")
    )


def _describe_answer(view: View, action: Action) -> Sentence:
    """Return an answer as part of a sentence.

    Answers that are a single word, such as a pass, have a sentence of their own for this use.
    """
    answer = describe_answer(view, EvaluatedAnswer(action))
    within = f"review-{answer.id}"
    return replace(answer, id=within) if has_sentence(within) else answer


def _describe_chances(
    view: View, decision: ReviewedDecision, answers: dict[str, Sentence]
) -> Iterator[Sentence]:
    """Yield the sentence that says how often the contract is made, or beaten, after each of the two
    answers.
    """
    chosen, best = decision.chance
    known = view.known
    if not decision.costly or chosen is None or best is None or known is None:
        return
    own = is_own_contract(view, decision.chosen)
    more, less = (best, chosen) if own else (1 - best, 1 - chosen)
    better, worse = round(_HUNDRED * more), round(_HUNDRED * less)
    if better > worse:
        yield say(f"review-ways{'' if own else '-theirs'}", better=better, worse=worse, **answers)


def _describe_counterexample(
    view: View, decision: ReviewedDecision, answers: dict[str, Sentence]
) -> Iterator[Sentence]:
    """Yield the sentence that shows hands with which the answer fails, and says how often it fails."""
    if decision.counterexample is None:
        return
    of = max(1, round(_HUNDRED * decision.counterexample.share))
    hands = list_facts(
        say("review-hand", seat=seat, held=decision.counterexample.hands[seat])
        for seat in view.active
        if seat != view.seat
    )
    yield say("review-beaten", of=of, hands=hands, **answers)


def _view_before(deal: Deal, decision: ReviewedDecision) -> View:
    """Return the seat's view at the time of the decision."""
    return view_of(Deal.of(deal.layout, deal.actions[: decision.step]), decision.chosen.seat)


def _describe_notes(review: Review) -> Iterator[Sentence]:
    """Yield the notes: which decisions are not reported as mistakes and why, and how they were evaluated."""
    if not review.costly:
        yield say("review-no-mistakes")
    elif len(review.costly) > MAX_DECISIONS:
        yield say("review-more", count=len(review.costly) - MAX_DECISIONS)
    differ = sum(decision.verdict is DecisionVerdict.EVALUATORS_DIFFER for decision in review.decisions)
    if differ:
        yield say("review-differ", count=differ)
    unvalidated = list(
        dict.fromkeys(decision.kind for decision in review.decisions if not decision.validated)
    )
    if unvalidated:
        yield say("review-kinds", kinds=list_facts(say(f"review-kind-{kind}") for kind in unvalidated))
    yield say("review-judges", worlds=review.worlds)
