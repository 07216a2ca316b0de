"""A review in sentences: what the deal came to, the decisions that mattered, and who judged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from spadille.bots.explanation import EvaluatedAnswer
from spadille.judge.proof import least_price
from spadille.judge.review import SURE, TOLERANCE, DecisionVerdict, Review, ReviewedDecision
from spadille.judge.rounding import rounded
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.game import Rules
from spadille.talk.company import figure
from spadille.talk.hint_figures import is_own
from spadille.talk.hinting import answer_told
from spadille.talk.sentence import Fact, Sentence, say, there_is, together

MOST = 3
"""How many decisions are told."""
HALF_WIDTH = 1.96
"""How many standard errors the half of an interval at 95 % is wide."""
_HUNDRED = 100
_WHOLE_FROM = 30
"""From how many tenths on a number is told as a whole one."""

Called = Literal["good", "only", "close", "little", "unproved", "judges-differ", "mistake"]
"""What a decision is called: its verdict, and of one that is surely worse but is not named, why."""


@dataclass(frozen=True, slots=True)
class ToldDecision:
    """A decision in sentences, and where it stands in the deal."""

    step: int
    lines: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ToldReview:
    """A review in sentences: the sum first, then what mattered, then what there is to say of the judges."""

    sum: Sentence
    mattered: tuple[ToldDecision, ...]
    notes: tuple[Sentence, ...]


def told_review(review: Review, deal: Deal) -> ToldReview:
    """A review of a deal, to the seat whose it is."""
    mattered = tuple(told_decision(deal, decision) for decision in review.dear[:MOST])
    return ToldReview(_sum(review), mattered, tuple(_notes(review)))


def _sum(review: Review) -> Sentence:
    """What the deal came to, and its four parts."""
    facts = {name: figure(part, signed=True) for name, part in whole_parts(review).items()}
    return say("review-sum", payment=figure(review.payment, signed=True), **facts)


def whole_parts(review: Review) -> dict[str, int]:
    """The four parts in whole counters, which add up to what was paid."""
    parts = review.parts.to_json()
    return dict(zip(parts, rounded([*parts.values()], review.payment), strict=True))


def told_decision(deal: Deal, decision: ReviewedDecision) -> ToldDecision:
    """What a decision was worth: what was done, what was better, what it cost, how sure that is."""
    view = _seen(deal, decision)
    answers = {"said": _answer(view, decision.chosen), "best": _answer(view, decision.best)}
    lines = [say(f"review-{_manner(decision)}", when=_when(view, decision), **answers, **_price(decision))]
    lines += [*_ways(view, decision, answers), *_beaten(view, decision, answers)]
    return ToldDecision(decision.step, tuple(lines))


def _manner(decision: ReviewedDecision) -> str:
    """Which sentence tells of a decision."""
    name = called(decision)
    return "close" if name == "little" else name


def _price(decision: ReviewedDecision) -> dict[str, Fact]:
    """What it cost, and half the width of the interval."""
    if decision.verdict in (DecisionVerdict.GOOD, DecisionVerdict.ONLY):
        return {}
    return {"loss": _short(decision.loss.counters), "within": _short(HALF_WIDTH * decision.loss.error)}


def _short(number: float) -> Fact:
    """A number in words as it is told."""
    shown = as_told(number)
    if abs(shown) >= _WHOLE_FROM / 10:
        return figure(int(shown))
    whole, rest = divmod(_to_whole(10 * abs(shown)), 10)
    return say("review-tenths", minus="−" if shown < 0 else "", whole=whole, tenths=rest)


def as_told(number: float) -> float:
    """A number of counters as it is told everywhere: a small one to a tenth, another whole, a half away from
    nothing.

    >>> as_told(-2.25), as_told(3.46), as_told(0.04)
    (-2.3, 3.0, 0.0)
    """
    tenths = _to_whole(10 * abs(number))
    shown = tenths / 10 if tenths < _WHOLE_FROM else float(_to_whole(abs(number)))
    return -shown if number < 0 and shown else shown


def called(decision: ReviewedDecision) -> Called:
    """What a decision is called; what is surely worse is not close, whether or not it is named."""
    if decision.verdict is not DecisionVerdict.CLOSE or decision.loss.counters < SURE * decision.loss.error:
        return decision.verdict.value
    return "little" if decision.named else "unproved"


def saved(decision: ReviewedDecision, cost: float, rules: Rules) -> float | None:
    """How much of a decision's price an answer of this cost saves; nothing where it is too little to say."""
    paid = dict(decision.costs).get(decision.chosen, cost)
    saving = min(paid - cost, decision.loss.counters)
    return as_told(saving) if saving >= TOLERANCE * least_price(rules) else None


def _to_whole(number: float) -> int:
    return int(number + 0.5)


def _when(view: View, decision: ReviewedDecision) -> Sentence:
    if view.phase == "auction":
        return say("review-when-auction")
    return (
        say("review-when-trick", trick=decision.trick + 1)
        if view.phase == "play"
        else say("review-when-before")
    )


def _answer(view: View, action: Action) -> Sentence:
    """An answer as it stands within a sentence: what is done by a word alone is named by its doing."""
    answer = answer_told(view, EvaluatedAnswer(action))
    within = f"review-{answer.id}"
    return replace(answer, id=within) if there_is(within) else answer


def _ways(view: View, decision: ReviewedDecision, answers: dict[str, Sentence]) -> Iterator[Sentence]:
    """How often the contract is made, or beaten, with either answer."""
    chosen, best = decision.chance
    known = view.known
    if not decision.dear or chosen is None or best is None or known is None:
        return
    own = is_own(view, decision.chosen)
    more, less = (best, chosen) if own else (1 - best, 1 - chosen)
    better, worse = round(_HUNDRED * more), round(_HUNDRED * less)
    if better > worse:
        yield say(f"review-ways{'' if own else '-theirs'}", better=better, worse=worse, **answers)


def _beaten(view: View, decision: ReviewedDecision, answers: dict[str, Sentence]) -> Iterator[Sentence]:
    """The lie of the cards that shows it, and how often there is such a one."""
    if decision.beaten is None:
        return
    of = max(1, round(_HUNDRED * decision.beaten.of))
    hands = together(
        say("review-hand", seat=seat, held=decision.beaten.hands[seat])
        for seat in view.active
        if seat != view.seat
    )
    yield say("review-beaten", of=of, hands=hands, **answers)


def _seen(deal: Deal, decision: ReviewedDecision) -> View:
    """What the seat saw when it decided."""
    standing = Deal.of(deal.layout)
    for action in deal.actions[: decision.step]:
        standing = standing.play(action)
    return view_of(standing, decision.chosen.seat)


def _notes(review: Review) -> Iterator[Sentence]:
    """What is not named, and why; who judged."""
    if not review.dear:
        yield say("review-no-mistakes")
    elif len(review.dear) > MOST:
        yield say("review-more", count=len(review.dear) - MOST)
    differ = sum(decision.verdict is DecisionVerdict.JUDGES_DIFFER for decision in review.decisions)
    if differ:
        yield say("review-differ", count=differ)
    unproved = list(dict.fromkeys(decision.kind for decision in review.decisions if not decision.named))
    if unproved:
        yield say("review-kinds", kinds=together(say(f"review-kind-{kind}") for kind in unproved))
    yield say("review-judges", worlds=review.worlds)
