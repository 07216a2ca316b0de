"""A hint in words: the best answers there are, with what was found of each, and why the first of them."""

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
from spadille.sentences.sentence import Fact, Sentence, list_facts, say

MOST_ANSWERS: Final = 3
"""How many answers are told."""


@dataclass(frozen=True, slots=True)
class ExplainedAnswer:
    """An answer there is, and what was found of it; nothing where only the order is known."""

    answer: Sentence
    findings: tuple[Sentence, ...]
    action: Action
    figure: Sentence | None
    """What sets it apart from the others."""
    brief: tuple[Sentence, ...]
    """What was found of it, for a small space."""


@dataclass(frozen=True, slots=True)
class HintSentences:
    """A hint in sentences."""

    answers: tuple[ExplainedAnswer, ...]
    why: Sentence
    notes: tuple[Sentence, ...]
    """That there was no time for more, where there was none, and what the hint is based on."""


def format_hint(audience: Audience, view: View, reasons: Reasons) -> list[str]:
    """The hint, line by line."""
    hint = describe_hint(view, reasons)
    answers = (_format_answer(audience, answer) for answer in hint.answers)
    return [*answers, *audience.render_lines((hint.why, *hint.notes))]


def _format_answer(audience: Audience, told_answer: ExplainedAnswer) -> str:
    """An answer, and what was found of it."""
    answer, found = (
        audience.render_line(told_answer.answer),
        ", ".join(map(audience.render, told_answer.findings)),
    )
    line = audience.catalogue.say("hint-line", answer=answer, found=found) if found else answer
    return line + "."


def describe_hint(view: View, reasons: Reasons) -> HintSentences:
    """The best answers, what was found of each, and why the first of them."""
    best = reasons.weighed[:MOST_ANSWERS] or (EvaluatedAnswer(reasons.chosen),)
    answers = (
        _explain_answer(view, weighed, figure)
        for weighed, figure in zip(best, pick_figures(view, best), strict=True)
    )
    cut_short = (say("hint-cut-short"),) if reasons.cut_short else ()
    return HintSentences(tuple(answers), _describe_reason(view, reasons), (*cut_short, say("hint-basis")))


def _explain_answer(view: View, weighed: EvaluatedAnswer, figure: Sentence | None) -> ExplainedAnswer:
    found, small = tuple(list_findings(view, weighed)), tuple(list_brief_findings(view, weighed, figure))
    return ExplainedAnswer(describe_answer(view, weighed), found, weighed.action, figure, small)


def describe_answer(view: View, weighed: EvaluatedAnswer) -> Sentence:
    """What might be said or played; a contract in the suit that was found best, where there are several."""
    action, none = weighed.action, ""
    if isinstance(action, Bid):
        if weighed.trump is None or len(view.rules.contract(action.contract).trumps) == 1:
            return say("answer-bid", contract=action.contract)
        return say("in-trump", contract=action.contract, trump=weighed.trump)
    if isinstance(action, Call) and action.card is None:
        none = "-none"
    return say(f"answer-{action.verb}{none}", **_list_answer_facts(view, action))


def _list_answer_facts(view: View, action: Action) -> dict[str, Fact]:
    """What the words for an answer need."""
    if isinstance(action, Redouble):
        return {"name": action.doubler}
    if isinstance(action, Discard):
        return {"cards": list_facts(sort_cards(view.ranking, action.cards))}
    return list_action_facts(action)


def list_findings(view: View, weighed: EvaluatedAnswer) -> Iterator[Sentence]:
    """What an answer comes to: the count and the chance of the contract, and what it brings."""
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


def _describe_reason(view: View, reasons: Reasons) -> Sentence:
    if reasons.rule is not None:
        return say(f"hint-rule-{reasons.rule}")
    theirs = reasons.deciding is DecidedBy.BEST_CHANCE and not is_own_contract(view, reasons.chosen)
    return say(f"hint-why-{'their-' if theirs else ''}{reasons.deciding}", worlds=reasons.worlds)


def is_own_contract(view: View, action: Action) -> bool:
    """Whether the contract that an answer leads to is the reader's own, or his side's."""
    if view.known is not None:
        return view.seat in (view.known.declarer, view.known.partner)
    if isinstance(action, Pass | Double):
        return view.bid is not None and view.bid.seat == view.seat
    return True


def find_contract(view: View, action: Action) -> Contract:
    """The contract of which an answer tells: the one played, the one bid, or the one that stands."""
    if view.known is not None:
        return view.known.contract
    bid = action if isinstance(action, Bid) else view.bid
    assert bid is not None
    return view.rules.contract(bid.contract)


def find_own_chance(view: View, weighed: EvaluatedAnswer) -> int | None:
    """In how many of a hundred the reader's side gets its will: the contract made, or beaten."""
    if weighed.chance is None:
        return None
    made = round(100 * weighed.chance)
    return made if is_own_contract(view, weighed.action) else 100 - made


def list_count_facts(counted: str, count: float) -> dict[str, Fact]:
    """Card points as a whole number, tricks to the half."""
    if counted == "points":
        return {"points": round(count)}
    halves = round(2 * count)
    return {"tricks": f"{halves // 2}{'½' if halves % 2 else ''}"}


def pick_figures(view: View, answers: Sequence[EvaluatedAnswer]) -> tuple[Sentence | None, ...]:
    """What sets the answers apart, one figure each of the same kind; none where nothing does."""
    order = _IN_BIDDING if view.phase == "auction" else _IN_PLAY
    for figure in order:
        sentences = tuple(figure(view, weighed) for weighed in answers)
        if None not in sentences and (
            len(sentences) == 1 or len({str(sentence) for sentence in sentences}) > 1
        ):
            return sentences
    return (None,) * len(answers)


def _chance_figure(view: View, weighed: EvaluatedAnswer) -> Sentence | None:
    chance = find_own_chance(view, weighed)
    return None if chance is None else say("hint-figure-chance", chance=chance)


def _chips_figure(_: View, weighed: EvaluatedAnswer) -> Sentence | None:
    if weighed.worth is None:
        return None
    chips = round(weighed.worth)
    return say(f"hint-figure-{'evens' if not chips else 'gains' if chips > 0 else 'costs'}", chips=abs(chips))


def _count_figure(view: View, weighed: EvaluatedAnswer) -> Sentence | None:
    if weighed.count is None or not is_own_contract(view, weighed.action):
        return None
    counted = view.rules.counts_in(find_contract(view, weighed.action)).value
    return say(f"hint-figure-{counted}", **list_count_facts(counted, weighed.count))


_Figure = Callable[[View, EvaluatedAnswer], Sentence | None]
_IN_PLAY: Final[tuple[_Figure, ...]] = (_chance_figure, _chips_figure, _count_figure)
"""A card is played for the contract; where that is sure either way, for what it pays."""
_IN_BIDDING: Final[tuple[_Figure, ...]] = (_chips_figure, _chance_figure, _count_figure)
"""A bid is made for what it pays."""


def list_brief_findings(view: View, weighed: EvaluatedAnswer, figure: Sentence | None) -> Iterator[Sentence]:
    """What stands small beside the figure: the count, then the chance or the chips."""
    own = "" if is_own_contract(view, weighed.action) else "their-"
    if weighed.count is not None:
        counted = view.rules.counts_in(find_contract(view, weighed.action)).value
        yield say(f"hint-brief-{own}{counted}", **list_count_facts(counted, weighed.count))
    for other in (_chance_figure(view, weighed), _chips_figure(view, weighed)):
        if other is not None and (figure is None or other.id.split("-")[2] not in _figure_kind(figure)):
            yield say(other.id.replace("figure", "brief"), **other.facts)


_CHIPS: Final = ("gains", "costs", "evens")


def _figure_kind(figure: Sentence) -> tuple[str, ...]:
    """The names of figures of one kind."""
    name = figure.id.split("-")[2]
    return _CHIPS if name in _CHIPS else (name,)


def list_action_cards(action: Action) -> tuple[Card, ...]:
    """The cards that an answer names."""
    match action:
        case Play() | Give():
            return (action.card,)
        case Call(card=Card() as card):
            return (card,)
        case Discard():
            return tuple(action.cards)
        case _:
            return ()
