"""A review as a message."""

from __future__ import annotations

from functools import reduce

from spadille.judge.beliefs import held_in, place_of
from spadille.judge.edition import edition
from spadille.judge.proof import ProvedKind, least_price, proved
from spadille.judge.review import Review, ReviewedDecision
from spadille.judge.telling import HALF_WIDTH, MOST, told_decision, told_review, whole_parts
from spadille.play.deal import Deal
from spadille.server import messages
from spadille.server.messages.wording import Sentence
from spadille.talk.hint_figures import cards_of
from spadille.talk.sentence import Sentence as Telling
from spadille.talk.sentence import say

_HUNDRED = 100
_LAST_TRICK = 99
"""Where the proof means all tricks to the end."""
_JUDGES = "review-judges"
"""What a screen says in its own place."""
_BEATEN = "review-beaten"
"""What a screen shows as cards."""


def told(review: Review, deal: Deal) -> messages.DealReview:
    """A review, as a screen shows it."""
    said = told_review(review, deal)
    return messages.DealReview(
        seat=review.seat,
        payment=review.payment,
        parts=messages.ReviewParts(**whole_parts(review)),
        sum=_told(said.sum),
        dear=[review.decisions.index(one) for one in review.dear],
        rest=round(sum(one.loss.counters for one in review.decisions if one not in review.dear[:MOST]), 2),
        decisions=[_decision(review, deal, one) for one in review.decisions],
        notes=[_told(note) for note in said.notes if note.id != _JUDGES],
        curve=[round(worth, 2) for worth in review.curve],
        judge=_judge(review, deal),
    )


def _judge(review: Review, deal: Deal) -> messages.JudgeTold:
    rules = deal.layout.rules
    lines = [_proof(one) for one in proved() if one.game == rules.settings.game]
    return messages.JudgeTold(worlds=review.worlds, edition=edition(), least=least_price(rules), proof=lines)


def _proof(one: ProvedKind) -> messages.ProofLine:
    first, last = one.tricks
    return messages.ProofLine(
        kind=_told(say(f"review-kind-{one.kind}")),
        contracts=[*one.contracts],
        first=first,
        last=None if last >= _LAST_TRICK else last,
        named=one.named,
        mistakes=one.mistakes,
        realised=one.realised,
        within=one.within,
    )


def _decision(review: Review, deal: Deal, one: ReviewedDecision) -> messages.JudgedDecision:
    lines = [line for line in told_decision(deal, one).lines if line.id != _BEATEN]
    when, said, best = (lines[0].facts.get(name) for name in ("when", "said", "best"))
    return messages.JudgedDecision(
        step=one.step,
        trick=one.trick + 1 if one.kind == "play" else None,
        when=_told(when),
        kind=one.kind,
        said=_told(said),
        best=_told(best if best is not None else said),
        cards=[[card.text for card in cards_of(answer)] for answer in (one.chosen, one.best)],
        loss=round(one.loss.counters, 2),
        within=round(HALF_WIDTH * one.loss.error, 2),
        chance=_chance(lines),
        verdict=one.verdict.value,
        named=one.named,
        dear=one in review.dear,
        told=[_told(line) for line in lines],
        weighed=_weighed(one),
        beaten=_beaten(one),
        believed=_believed(deal, one),
        turned=round(review.curve[one.step + 1] - review.curve[one.step], 2),
    )


def _chance(lines: list[Telling]) -> list[int] | None:
    """How many of 100 ways it succeeds in, where a line tells it."""
    told = next((line.facts for line in lines if "worse" in line.facts), None)
    return None if told is None else [int(str(told["worse"])), int(str(told["better"]))]


def _weighed(one: ReviewedDecision) -> list[messages.WeighedAnswer]:
    costs = sorted(one.costs, key=lambda each: each[1])
    return [
        messages.WeighedAnswer(action=str(answer), good=answer in one.good, cost=round(cost, 2))
        for answer, cost in costs
    ]


def _believed(deal: Deal, one: ReviewedDecision) -> list[messages.BelievedPlace]:
    """What could be believed of each hidden card, beside where it was."""
    standing = reduce(Deal.play, deal.actions[: one.step], Deal.of(deal.layout))
    hands = held_in(standing)
    return [
        messages.BelievedPlace(card=each.card.text, of=[*each.of], lay=place_of(each.card, hands))
        for each in one.believed
    ]


def _beaten(one: ReviewedDecision) -> messages.BeatingLie | None:
    if one.beaten is None:
        return None
    of = max(1, round(_HUNDRED * one.beaten.of))
    return messages.BeatingLie(hands=[*one.beaten.hands], widow=one.beaten.widow, of=of)


def _told(said: object) -> Sentence:
    assert isinstance(said, Telling)
    return Sentence.model_validate(said.to_json())
