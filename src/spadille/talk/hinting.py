"""A hint in words: the best answers there are, with what was found of each, and why the first of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from spadille.bots.explanation import DecidedBy, EvaluatedAnswer, Reasons
from spadille.play.action import Action, Bid, Call, Discard, Redouble
from spadille.play.view import View
from spadille.talk.cards import in_order
from spadille.talk.company import Company
from spadille.talk.hint_figures import brief, counted_facts, figures, is_own, own_chance, undertaken
from spadille.talk.news import plain_facts
from spadille.talk.sentence import Fact, Sentence, say, together

MOST: Final = 3
"""How many answers are told."""


@dataclass(frozen=True, slots=True)
class ToldAnswer:
    """An answer there is, and what was found of it; nothing where only the order is known."""

    answer: Sentence
    found: tuple[Sentence, ...]
    action: Action
    figure: Sentence | None
    """What sets it apart from the others."""
    brief: tuple[Sentence, ...]
    """What was found of it, for a small space."""


@dataclass(frozen=True, slots=True)
class ToldHint:
    """A hint in sentences."""

    answers: tuple[ToldAnswer, ...]
    why: Sentence
    notes: tuple[Sentence, ...]
    """That there was no time for more, where there was none, and what the hint is based on."""


def hint_told(company: Company, view: View, reasons: Reasons) -> list[str]:
    """The hint, line by line."""
    hint = hinted(view, reasons)
    answers = (_line(company, answer) for answer in hint.answers)
    return [*answers, *company.lines((hint.why, *hint.notes))]


def _line(company: Company, told_answer: ToldAnswer) -> str:
    """An answer, and what was found of it."""
    answer, found = company.line(told_answer.answer), ", ".join(map(company.text, told_answer.found))
    line = company.words.say("hint-line", answer=answer, found=found) if found else answer
    return line + "."


def hinted(view: View, reasons: Reasons) -> ToldHint:
    """The best answers, what was found of each, and why the first of them."""
    best = reasons.weighed[:MOST] or (EvaluatedAnswer(reasons.chosen),)
    answers = (
        _told_answer(view, weighed, figure) for weighed, figure in zip(best, figures(view, best), strict=True)
    )
    cut_short = (say("hint-cut-short"),) if reasons.cut_short else ()
    return ToldHint(tuple(answers), _why(view, reasons), (*cut_short, say("hint-basis")))


def _told_answer(view: View, weighed: EvaluatedAnswer, figure: Sentence | None) -> ToldAnswer:
    found, small = tuple(found_told(view, weighed)), tuple(brief(view, weighed, figure))
    return ToldAnswer(answer_told(view, weighed), found, weighed.action, figure, small)


def answer_told(view: View, weighed: EvaluatedAnswer) -> Sentence:
    """What might be said or played; a contract in the suit that was found best, where there are several."""
    action, none = weighed.action, ""
    if isinstance(action, Bid):
        if weighed.trump is None or len(view.rules.contract(action.contract).trumps) == 1:
            return say("answer-bid", contract=action.contract)
        return say("in-trump", contract=action.contract, trump=weighed.trump)
    if isinstance(action, Call) and action.card is None:
        none = "-none"
    return say(f"answer-{action.verb}{none}", **_facts(view, action))


def _facts(view: View, action: Action) -> dict[str, Fact]:
    """What the words for an answer need."""
    if isinstance(action, Redouble):
        return {"name": action.doubler}
    if isinstance(action, Discard):
        return {"cards": together(in_order(view.ranking, action.cards))}
    return plain_facts(action)


def found_told(view: View, weighed: EvaluatedAnswer) -> Iterator[Sentence]:
    """What an answer comes to: the count and the chance of the contract, and what it brings."""
    theirs = "" if is_own(view, weighed.action) else "their-"
    if weighed.count is not None:
        counted = view.rules.counts_in(undertaken(view, weighed.action)).value
        yield say(f"hint-{theirs}{counted}", **counted_facts(counted, weighed.count))
    if (chance := own_chance(view, weighed)) is not None:
        yield say("hint-beaten" if theirs else "hint-makes", chance=chance)
    if weighed.worth is not None and (view.phase == "auction" or weighed.count is weighed.chance is None):
        yield _brings(round(weighed.worth))


def _brings(chips: int) -> Sentence:
    if not chips:
        return say("hint-evens")
    return say("hint-gains" if chips > 0 else "hint-costs", chips=abs(chips))


def _why(view: View, reasons: Reasons) -> Sentence:
    if reasons.rule is not None:
        return say(f"hint-rule-{reasons.rule}")
    theirs = reasons.deciding is DecidedBy.BEST_CHANCE and not is_own(view, reasons.chosen)
    return say(f"hint-why-{'their-' if theirs else ''}{reasons.deciding}", worlds=reasons.worlds)
