"""A review as a message."""

from __future__ import annotations

from functools import reduce

from spadille.judge.beliefs import held_in, place_of
from spadille.judge.edition import edition
from spadille.judge.proof import ProvedKind, least_price, proved
from spadille.judge.review import BEYOND, BeatingWorld, Review, ReviewedDecision
from spadille.judge.telling import (
    HALF_WIDTH,
    MOST,
    as_told,
    called,
    saved,
    told_decision,
    told_review,
    whole_parts,
)
from spadille.play.deal import Deal
from spadille.rules.game import Rules
from spadille.sentences.hints import list_action_cards
from spadille.sentences.sentence import Sentence as Telling
from spadille.sentences.sentence import say
from spadille.server import messages
from spadille.server.messages.wording import Sentence

_HUNDRED = 100
_LAST_TRICK = 99
"""Where the proof means all tricks to the end."""
_JUDGES = "review-judges"
"""What a screen says in its own place."""
_BEATEN = "review-beaten"
"""What a screen shows as cards."""


def review_message(review: Review, deal: Deal) -> messages.DealReview:
    """A review in the form a screen shows."""
    telling = told_review(review, deal)
    return messages.DealReview(
        seat=review.seat,
        payment=review.payment,
        parts=messages.ReviewParts(**whole_parts(review)),
        sum=_sentence(telling.sum),
        dear=[review.decisions.index(decision) for decision in review.dear],
        at_length=len(telling.mattered),
        rest=as_told(
            sum(decision.loss.counters for decision in review.decisions if decision not in review.dear[:MOST])
        ),
        decisions=[_decision(review, deal, decision) for decision in review.decisions],
        notes=[_sentence(note) for note in telling.notes if note.id != _JUDGES],
        curve=[round(worth, 2) for worth in review.curve],
        judge=_judge(review, deal),
    )


def _judge(review: Review, deal: Deal) -> messages.JudgeTold:
    rules = deal.layout.rules
    lines = [_proof(kind) for kind in proved() if kind.game == rules.settings.game]
    least = as_told(BEYOND * least_price(rules))
    return messages.JudgeTold(worlds=review.worlds, edition=edition(), least=least, proof=lines)


def _proof(kind: ProvedKind) -> messages.ProofLine:
    first, last = kind.tricks
    return messages.ProofLine(
        kind=_sentence(say(f"review-kind-{kind.kind}")),
        contracts=[*kind.contracts],
        first=first,
        last=None if last >= _LAST_TRICK else last,
        named=kind.named,
        mistakes=kind.mistakes,
        realised=kind.realised,
        within=kind.within,
        as_expert=kind.as_expert,
        as_expert_within=kind.as_expert_within,
    )


def _decision(review: Review, deal: Deal, decision: ReviewedDecision) -> messages.JudgedDecision:
    lines = [line for line in told_decision(deal, decision).lines if line.id != _BEATEN]
    when, chosen, best = (lines[0].facts.get(name) for name in ("when", "said", "best"))
    return messages.JudgedDecision(
        step=decision.step,
        trick=decision.trick + 1 if decision.kind == "play" else None,
        when=_sentence(when),
        kind=decision.kind,
        said=_sentence(chosen),
        best=_sentence(best if best is not None else chosen),
        cards=[
            [card.text for card in list_action_cards(answer)] for answer in (decision.chosen, decision.best)
        ],
        loss=as_told(decision.loss.counters),
        within=as_told(HALF_WIDTH * decision.loss.error),
        chance=_chance(lines),
        second=as_told(decision.second.least),
        called=called(decision),
        told=[_sentence(line) for line in lines],
        weighed=_weighed(decision, deal.layout.rules),
        beaten=None if decision.beaten is None else beating_lie(decision.beaten),
        believed=_believed(deal, decision),
        turned=round(review.curve[decision.step + 1] - review.curve[decision.step], 2),
    )


def _chance(lines: list[Telling]) -> list[int] | None:
    """The chance of success in per cent, where the review gives it."""
    ways = next((line.facts for line in lines if "worse" in line.facts), None)
    return None if ways is None else [int(str(ways["worse"])), int(str(ways["better"]))]


def _weighed(decision: ReviewedDecision, rules: Rules) -> list[messages.WeighedAnswer]:
    costs = sorted(decision.costs, key=lambda weighed: weighed[1])
    return [
        messages.WeighedAnswer(
            action=str(answer), good=answer in decision.good, saves=saved(decision, cost, rules)
        )
        for answer, cost in costs
    ]


def _believed(deal: Deal, decision: ReviewedDecision) -> list[messages.BelievedPlace]:
    """What could be believed about each hidden card, beside where it really was."""
    standing = reduce(Deal.play, deal.actions[: decision.step], Deal.of(deal.layout))
    hands = held_in(standing)
    return [
        messages.BelievedPlace(card=card.card.text, of=[*card.of], lay=place_of(card.card, hands))
        for card in decision.believed
    ]


def beating_lie(beaten: BeatingWorld) -> messages.BeatingLie:
    """A lie that beats an answer in the form a screen shows."""
    of = max(1, round(_HUNDRED * beaten.of))
    return messages.BeatingLie(hands=[*beaten.hands], widow=beaten.widow, of=of)


def _sentence(sentence: object) -> Sentence:
    assert isinstance(sentence, Telling)
    return Sentence.model_validate(sentence.to_json())
