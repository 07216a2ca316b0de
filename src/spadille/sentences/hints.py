"""Describe hints: the best answers (legal actions), the findings about each, and the reason for the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spadille.bots.explanation import DecidedBy, EvaluatedAnswer, Reasons
from spadille.cards import Card
from spadille.play.action import Action, Bid, Call, Discard, Double, Give, Pass, Play, Redouble
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.sentences.audience import Audience
from spadille.sentences.card_lists import sort_cards
from spadille.sentences.narration import list_action_facts
from spadille.sentences.reasons import describe_briefly, describe_reason
from spadille.sentences.sentence import Fact, Sentence, list_facts, say

MOST_ANSWERS: Final = 3
"""The most answers that a hint shows."""
_FACTS: Final = (DecidedBy.ONLY_ANSWER, DecidedBy.CERTAIN)
"""The grounds of a decision that are reasons in themselves, such as that there is only one legal action."""


@dataclass(frozen=True, slots=True)
class ExplainedAnswer:
    """An answer and its findings. There are none if only the order of the answers is known."""

    answer: Sentence
    findings: tuple[Sentence, ...]
    action: Action
    figure: Sentence | None
    """The figure that distinguishes the answer from the others."""
    brief: tuple[Sentence, ...]
    """The other findings in short form, for a small space."""
    short: Sentence | None
    """In a few words, why the first answer is better than this one; None if no reason is good enough."""


@dataclass(frozen=True, slots=True)
class HintSentences:
    """A hint as sentences."""

    answers: tuple[ExplainedAnswer, ...]
    why: tuple[Sentence, ...]
    """Why the first answer is best, in terms of cards; empty if no reason is good enough."""
    how: tuple[Sentence, ...]
    """How the figures were computed."""


def format_hint(audience: Audience, view: View, reasons: Reasons) -> list[str]:
    """Return a hint as lines of text."""
    hint = describe_hint(view, reasons)
    answers = (_format_answer(audience, answer) for answer in hint.answers)
    why = " ".join(audience.render_lines(hint.why))
    return [*answers, *([why] if why else [])]


def format_why(audience: Audience, view: View, reasons: Reasons) -> list[str]:
    """Return lines of text: why the best answer is best, and how the figures were computed."""
    hint = describe_hint(view, reasons)
    return audience.render_lines((*hint.why, *hint.how))


def _format_answer(audience: Audience, answer: ExplainedAnswer) -> str:
    findings = answer.findings if answer.short is None else (*answer.findings, answer.short)
    line, found = audience.render_line(answer.answer), ", ".join(map(audience.render, findings))
    if found:
        line = audience.catalogue.say("hint-line", answer=line, found=found)
    return line + "."


def describe_hint(view: View, reasons: Reasons) -> HintSentences:
    """Return a hint: the best answers with their findings, and why the first is best."""
    best = reasons.weighed[:MOST_ANSWERS] or (EvaluatedAnswer(reasons.chosen),)
    answers = (
        _explain_answer(view, weighed, figure)
        for weighed, figure in zip(best, pick_figures(view, best), strict=True)
    )
    return HintSentences(
        tuple(answers), tuple(_describe_why(view, reasons)), tuple(_describe_method(view, reasons))
    )


def _describe_why(view: View, reasons: Reasons) -> Sequence[Sentence]:
    """Return why the first answer is best. The method of evaluation is never given as a reason."""
    if reasons.deciding in _FACTS:
        return [say(f"hint-why-{reasons.deciding}")]
    found = next((weighed.reason for weighed in reasons.weighed if weighed.reason is not None), None)
    return () if found is None else describe_reason(view, found)


def _describe_method(view: View, reasons: Reasons) -> Iterator[Sentence]:
    """Yield sentences about how the hint was computed."""
    if reasons.deciding not in _FACTS:
        yield _describe_deciding(view, reasons)
    rollouts = next((weighed.reason.rollouts for weighed in reasons.weighed if weighed.reason is not None), 0)
    if rollouts:
        yield say("reason-how", rollouts=rollouts, worlds=reasons.worlds)
    if reasons.cut_short:
        yield say("hint-cut-short")
    yield say("hint-basis")


def _explain_answer(view: View, weighed: EvaluatedAnswer, figure: Sentence | None) -> ExplainedAnswer:
    found, small = tuple(list_findings(view, weighed)), tuple(list_brief_findings(view, weighed, figure))
    short = None if weighed.reason is None else describe_briefly(view, weighed.reason)
    return ExplainedAnswer(describe_answer(view, weighed), found, weighed.action, figure, small, short)


def describe_answer(view: View, weighed: EvaluatedAnswer) -> Sentence:
    """Return a sentence that names an answer. A bid names the best trumps if its contract leaves a choice."""
    action, none = weighed.action, ""
    if isinstance(action, Bid):
        if weighed.trump is None or len(view.rules.contract(action.contract).trumps) == 1:
            return say("answer-bid", contract=action.contract)
        return say("in-trump", contract=action.contract, trump=weighed.trump)
    if isinstance(action, Call) and action.card is None:
        none = "-none"
    return say(f"answer-{action.verb}{none}", **_list_answer_facts(view, action))


def _list_answer_facts(view: View, action: Action) -> dict[str, Fact]:
    if isinstance(action, Redouble):
        return {"name": action.doubler}
    if isinstance(action, Discard):
        return {"cards": list_facts(sort_cards(view.ranking, action.cards))}
    return list_action_facts(action)


def list_findings(view: View, weighed: EvaluatedAnswer) -> Iterator[Sentence]:
    """Yield what an answer leads to: points or tricks, the chance of the contract, and the gain in chips."""
    theirs = "" if is_own_contract(view, weighed.action) else "their-"
    if weighed.count is not None:
        counted = view.rules.counts_in(find_contract(view, weighed.action)).value
        yield say(f"hint-{theirs}{counted}", **list_count_facts(counted, weighed.count))
    if (chance := find_own_chance(view, weighed)) is not None:
        yield say("hint-beaten" if theirs else "hint-makes", chance=chance)
    if weighed.worth is not None and (view.phase == "auction" or weighed.count is weighed.chance is None):
        yield _describe_gain(round(weighed.worth))


def _describe_gain(chips: int) -> Sentence:
    if not chips:
        return say("hint-evens")
    return say("hint-gains" if chips > 0 else "hint-costs", chips=abs(chips))


def _describe_deciding(view: View, reasons: Reasons) -> Sentence:
    if reasons.rule is not None:
        return say(f"hint-rule-{reasons.rule}")
    theirs = reasons.deciding is DecidedBy.BEST_CHANCE and not is_own_contract(view, reasons.chosen)
    return say(f"hint-why-{'their-' if theirs else ''}{reasons.deciding}", worlds=reasons.worlds)


def is_own_contract(view: View, action: Action) -> bool:
    """Return whether the contract that `action` leads to is the reader's or the partner's."""
    if view.known is not None:
        return view.seat in (view.known.declarer, view.known.partner)
    if isinstance(action, Pass | Double):
        return view.bid is not None and view.bid.seat == view.seat
    return True


def find_contract(view: View, action: Action) -> Contract:
    """Return the contract that an answer is about: the one played, the one it bids, or the standing bid's."""
    if view.known is not None:
        return view.known.contract
    bid = action if isinstance(action, Bid) else view.bid
    assert bid is not None
    return view.rules.contract(bid.contract)


def find_own_chance(view: View, weighed: EvaluatedAnswer) -> int | None:
    """Return the chance in percent that the reader's side succeeds, by making or beating the contract."""
    if weighed.chance is None:
        return None
    made = round(100 * weighed.chance)
    return made if is_own_contract(view, weighed.action) else 100 - made


def list_count_facts(counted: str, count: float) -> dict[str, Fact]:
    """Return the count as facts: card points rounded to whole numbers, tricks to halves.

    Tricks are text. Their `count` tells a language whether there is one trick.
    """
    if counted == "points":
        return {"points": round(count)}
    whole, half = divmod(round(2 * count), 2)
    return {"tricks": f"{whole or ''}½" if half else f"{whole}", "count": whole + half}


def pick_figures(view: View, answers: Sequence[EvaluatedAnswer]) -> tuple[Sentence | None, ...]:
    """Return a figure of one kind for each answer; None for each if no kind distinguishes the answers."""
    order = _IN_BIDDING if view.phase == "auction" else _IN_PLAY
    for figure in order:
        sentences = tuple(figure(view, weighed) for weighed in answers)
        if None not in sentences and (
            len(sentences) == 1 or len({str(sentence) for sentence in sentences}) > 1
        ):
            return sentences
    return (None,) * len(answers)


def _describe_chance(view: View, weighed: EvaluatedAnswer) -> Sentence | None:
    chance = find_own_chance(view, weighed)
    if chance is None:
        return None
    return say(f"hint-figure-{'makes' if is_own_contract(view, weighed.action) else 'beats'}", chance=chance)


def _describe_chips(_: View, weighed: EvaluatedAnswer) -> Sentence | None:
    if weighed.worth is None:
        return None
    chips = round(weighed.worth)
    return say(f"hint-figure-{'evens' if not chips else 'gains' if chips > 0 else 'costs'}", chips=abs(chips))


def _describe_count(view: View, weighed: EvaluatedAnswer) -> Sentence | None:
    if weighed.count is None or not is_own_contract(view, weighed.action):
        return None
    counted = view.rules.counts_in(find_contract(view, weighed.action)).value
    return say(f"hint-figure-{counted}", **list_count_facts(counted, weighed.count))


_Figure = Callable[[View, EvaluatedAnswer], Sentence | None]
_IN_PLAY: Final[tuple[_Figure, ...]] = (_describe_chance, _describe_chips, _describe_count)
"""The kinds of figure for a card: the chance first; the payment if the outcome is certain."""
_IN_BIDDING: Final[tuple[_Figure, ...]] = (_describe_chips, _describe_chance, _describe_count)
"""The kinds of figure for a bid: the payment first."""


def list_brief_findings(view: View, weighed: EvaluatedAnswer, figure: Sentence | None) -> Iterator[Sentence]:
    """Yield short findings to show beside the figure: the points or tricks, then the chance or the chips."""
    own = "" if is_own_contract(view, weighed.action) else "their-"
    if weighed.count is not None:
        counted = view.rules.counts_in(find_contract(view, weighed.action)).value
        yield say(f"hint-brief-{own}{counted}", **list_count_facts(counted, weighed.count))
    for other in (_describe_chance(view, weighed), _describe_chips(view, weighed)):
        if other is not None and (figure is None or other.id.split("-")[2] not in _list_figure_kind(figure)):
            yield say(other.id.replace("figure", "brief"), **other.facts)


_CHANCES: Final = ("makes", "beats")
_CHIPS: Final = ("gains", "costs", "evens")


def _list_figure_kind(figure: Sentence) -> tuple[str, ...]:
    """Return the parts of sentence ids that belong to figures of the same kind."""
    name = figure.id.split("-")[2]
    return next((kind for kind in (_CHANCES, _CHIPS) if name in kind), (name,))


def list_action_cards(action: Action) -> tuple[Card, ...]:
    """Return the cards that an action names."""
    match action:
        case Play() | Give():
            return (action.card,)
        case Call(card=Card() as card):
            return (card,)
        case Discard():
            return tuple(action.cards)
        case _:
            return ()
